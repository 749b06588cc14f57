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
    let groups: [Group]
    let current: Month
    let title: String

    /// The envelopes of the categories of one group.
    struct Group: Sendable {
        let group: EnvelopeGroup
        let rows: [Row]
    }

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
        groups = state.envelopeGroups(self.month).map { group in
            let rows = group.envelopes.map { envelope in
                let category = state.moneyCategory(envelope.category)
                return Row(
                    envelope: envelope, title: category.map { words.title($0) } ?? "", icon: category?.icon ?? "",
                    tint: category?.color.rawValue ?? "stone")
            }
            return Group(group: group, rows: rows)
        }
        title = words.envelopes
    }

    func view(_ words: Words) -> HTML {
        let currency = month.currency
        func url(_ month: Month) -> String { MoneyPageRoute.budgets(month == current ? nil : month).url }
        let (previous, next) = (month.month.advanced(by: -1), month.month.advanced(by: 1))
        let facts: [(String, Int64)] = [
            (words.fromLastMonth, AmountSum.difference(month.fromLastMonth, month.openings)),
            (words.openingBalances, month.openings),
            (words.income, month.income), (words.otherMoneyIn, month.otherIncome),
            (words.spentWithoutEnvelope, month.spentWithoutEnvelope),
            (
                month.movedToCurrencies > 0 ? words.movedFromOtherCurrencies : words.movedToOtherCurrencies,
                month.movedToCurrencies
            ),
            (
                month.movedToOthers > 0 ? words.movedFromLoansAndInvestments : words.movedToLoansAndInvestments,
                month.movedToOthers
            ),
            (words.overspentLastMonth, month.overspentLastMonth),
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
            <section class="card money-now"><h2>\(words.moneyToAssign)</h2><p class="big number">\(words.amount(month.toAssign, currency))</p>\(warning)<p class="quiet">\(words.moneyToAssignHint)</p>\(notCounted(words))\
            <details class="fold"><summary>\(words.howComputed)</summary><dl class="pairs">\(pairs)</dl></details></section>
            \(filling(words))
            \(groups.map { list($0, words) })
            <p class="after"><a class="button" href="\(MoneyPageRoute.categories.url)">\(words.categoriesAndGroups)</a></p>
            \(BudgetingSwitch.view(to: .limits, words.useLimits))
            """
    }

    /// Says what was spent in other currencies.
    private func notCounted(_ words: Words) -> HTML? {
        words.notCounted(month.otherCurrencies).map {
            "<p class=\"quiet\">\(words.spent): \($0).</p>"
        }
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

    /// The envelopes of a group under its name and what is left in all of them; without a heading if there are no groups.
    private func list(_ group: Group, _ words: Words) -> HTML {
        let rows = group.rows.map { row($0, words) }
        if groups.count == 1, group.group.name.isEmpty { return "<ul class=\"list budgets after\">\(rows)</ul>" }
        let name = group.group.name.isEmpty ? words.withoutGroup : group.group.name
        let left = words.left(group.group.left, month.currency)
        return """
            <section class="group after"><h2 class="split"><bdi>\(name)</bdi><span class="quiet money-amount">\(left)</span></h2>
            <ul class="list budgets">\(rows)</ul></section>

            """
    }

    private func row(_ row: Row, _ words: Words) -> HTML {
        let envelope = row.envelope
        let sheet = MoneyPageRoute.envelope(envelope.category, month.month)
        let facts = [
            words.labelled(words.moneyAssigned, words.amount(envelope.budgeted, month.currency)),
            words.labelled(words.spent, words.amount(-envelope.spent, month.currency)),
            envelope.carriesOverspending ? words.overspendingStays : "",
            words.notCounted(envelope.otherCurrencies) ?? "",
        ].filter { !$0.isEmpty }
        let style: HTML = envelope.left < 0 ? " over" : envelope.isUnused ? " unused" : ""
        return """
            <li><a class="line tint-\(row.tint)\(style)" href="\(sheet.url)" data-sheet>\(HabitIcon.view(row.icon, title: row.title))\
            <span><strong><bdi>\(row.title)</bdi></strong><small>\(facts.joined(separator: " · "))</small></span>\
            <b class="money-amount">\(words.amount(envelope.left, month.currency))</b></a></li>

            """
    }
}
