import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The envelopes of a month, and what is to assign.
struct EnvelopesPage: PageView {
    let month: EnvelopeMonth
    let rows: [Row]
    let current: Month
    let title: String

    /// An envelope in the list.
    struct Row: Sendable {
        let envelope: Envelope
        let title: String
        let icon: String
        let tint: String
    }

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(_ context: RequestContext, _ month: Month?) {
        let (state, words) = (context.state, context.words)
        current = context.today.monthOfYear
        self.month = EnvelopeMonth(month ?? current, in: state)
        rows = self.month.envelopes.compactMap { envelope in
            guard let category = state.moneyCategory(envelope.category), !category.isHidden || !envelope.isUnused
            else { return nil }
            return Row(
                envelope: envelope, title: words.title(category), icon: category.icon, tint: category.color.rawValue)
        }
        title = words.envelopes
    }

    func view(_ words: Words) -> HTML {
        let currency = month.currency
        func url(_ month: Month) -> String { MoneyPageRoute.budgets(month == current ? nil : month).url }
        let (previous, next) = (month.month.advanced(by: -1), month.month.advanced(by: 1))
        let facts: [(String, Int64)] = [
            (words.fromLastMonth, month.fromLastMonth), (words.income, month.income),
            (words.moneyWithoutEnvelope, month.withoutEnvelope), (words.overspentLastMonth, month.overspentLastMonth),
            (words.moneyAssigned, -month.budgeted),
        ]
        let pairs = facts.filter { $0.1 != 0 }.map { name, amount -> HTML in
            "<dt>\(name)</dt><dd>\(words.amount(amount, currency))</dd>"
        }
        let warning: HTML? =
            month.toAssign < 0
            ? "<p class=\"chip bad\">\(words.assignedTooMuch(words.amount(-month.toAssign, currency)))</p>" : nil
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <div class="period-steps">\(StepLink.previous.view(to: previous == month.month ? nil : url(previous), label: words.earlierPeriod))\
            <p>\(words.capitalized(words.monthAndYear(month.month)))</p>\
            \(StepLink.next.view(to: next == month.month ? nil : url(next), label: words.laterPeriod))</div>
            <section class="card money-now"><h2>\(words.moneyToAssign)</h2><p class="big number">\(words.amount(month.toAssign, currency))</p>\(warning)<p class="quiet">\(words.moneyToAssignHint)</p>\
            <details class="fold"><summary>\(words.howComputed)</summary><dl class="pairs">\(pairs)</dl></details></section>
            \(filling(words))
            <ul class="list budgets after">\(rows.map { row($0, words) })</ul>
            \(BudgetingSwitch.view(to: .limits, words.useLimits))
            """
    }

    /// The ways to fill all envelopes at once, each of which shows first what it would do.
    private func filling(_ words: Words) -> HTML {
        let ways = EnvelopeFill.allCases.filter { fill in
            switch fill {
            case .lastMonth, .average: true
            case .overspending: !month.overspent.isEmpty
            case .zero: month.envelopes.contains { $0.budgeted != 0 }
            }
        }
        let links = ways.map { fill -> HTML in
            let sheet = MoneyPageRoute.fillEnvelopes(fill, month.month)
            return "<a class=\"button\" href=\"\(sheet.url)\" data-sheet>\(words.name(fill))</a>"
        }
        return """
            <details class="card fold after"\(attribute: "open", if: month.budgeted == 0)><summary>\(words.fillEnvelopes)</summary>\
            <div class="quick">\(links)</div></details>
            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let envelope = row.envelope
        let sheet = MoneyPageRoute.envelope(envelope.category, month.month)
        let facts = [
            words.labelled(words.moneyAssigned, words.amount(envelope.budgeted, month.currency)),
            words.labelled(words.spent, words.amount(-envelope.spent, month.currency)),
            envelope.carriesOverspending ? words.overspendingStays : "",
        ].filter { !$0.isEmpty }
        let style: HTML = envelope.left < 0 ? " over" : envelope.isUnused ? " unused" : ""
        return """
            <li><a class="line tint-\(row.tint)\(style)" href="\(sheet.url)" data-sheet>\(HabitIcon.view(row.icon, title: row.title))\
            <span><strong><bdi>\(row.title)</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\
            <b class="money-amount">\(words.amount(envelope.left, month.currency))</b></a></li>

            """
    }
}
