import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The rows in the preview of a bank's file: those taken for transactions entered by hand, and the new ones.
struct PlannedTransactions: Sendable {
    private struct Row: Sendable {
        /// Its index in the plan.
        let index: Int
        let icon: String
        let tint: String
        let title: String
        let detail: String
        let amount: String
        let isIncoming: Bool
    }

    private let matched: [Row]
    private let new: [Row]
    private let matchedCount: Int
    private let newCount: Int

    /// The maximum numbers of listed rows; further ones are summarized.
    private static let maximumMatched = 300
    private static let maximumNew = 50

    init(_ plan: BankImport, _ context: RequestContext) {
        let (state, words, today) = (context.state, context.words, context.today)
        let hasSeveralAccounts = plan.accounts.count > 1
        func row(_ index: Int, _ detail: [String]) -> Row {
            let transaction = plan.rows[index].transaction
            let account = plan.accounts.first { $0.account.id == transaction.account }?.account
            let category = state.moneyCategory(transaction.category)
            var detail = detail
            if let category, !transaction.payee.isEmpty { detail.append(words.title(category)) }
            if hasSeveralAccounts, let account { detail.append(account.title) }
            return Row(
                index: index, icon: category?.icon ?? "", tint: category?.color.rawValue ?? "stone",
                title: words.title(transaction, in: state), detail: detail.joined(separator: " · "),
                amount: words.amount(transaction.effect, account?.currency ?? .euro, isSigned: true),
                isIncoming: transaction.effect > 0)
        }
        func near(_ day: Day?) -> [String] { day.map { [words.near($0, to: today)] } ?? [] }
        let matches = plan.rows.indices.filter { plan.rows[$0].status == .matched }
        let added = plan.rows.indices.filter { [.new, .restored].contains(plan.rows[$0].status) }
        matched = matches.prefix(Self.maximumMatched).map { index in
            let planned = plan.rows[index]
            let text = String(planned.text.prefix(Self.textLength))
            let file = ([words.near(planned.day, to: today)] + (text.isEmpty ? [] : [text])).joined(separator: ", ")
            return row(index, near(planned.transaction.day) + [words.inTheFile(file)])
        }
        new = added.prefix(Self.maximumNew).map { row($0, near(plan.rows[$0].transaction.day)) }
        (matchedCount, newCount) = (matches.count, added.count)
    }

    private static let textLength = 60

    func view(_ words: Words) -> HTML {
        let matches = matched.map { view($0, words, isMatched: true) }
        let added = new.map { view($0, words, isMatched: false) }
        let all: HTML = """
            <label class="choice"><input type="checkbox" name="allApart" value="1"> \(words.keepAllApart)</label>
            """
        let matchedRows: HTML = """
            <section class="group"><h2>\(words.enteredByHand) <span class="count">\(words.number(matchedCount))</span></h2>
            <p class="quiet">\(words.enteredByHandHint)</p><ul class="list transactions planned">\(matches)</ul>\(rest(matchedCount, matched.count, words))\
            \(if: matchedCount > 1, all)</section>

            """
        let newRows: HTML = """
            <section class="group"><h2>\(words.capitalized(words.newTransactions)) <span class="count">\(words.number(newCount))</span></h2>
            <ul class="list transactions">\(added)</ul>\(rest(newCount, new.count, words))</section>

            """
        return "\(if: matchedCount > 0, matchedRows)\(if: newCount > 0, newRows)"
    }

    private func rest(_ count: Int, _ shown: Int, _ words: Words) -> HTML? {
        count > shown ? "<p class=\"quiet\">\(words.andMoreRows(count - shown))</p>" : nil
    }

    private func view(_ row: Row, _ words: Words, isMatched: Bool) -> HTML {
        let box: HTML = """
            <label class="choice"><input type="checkbox" name="apart" value="\(String(row.index))"> \(words.keepApart)</label>
            """
        return """
            <li><div class="line tint-\(row.tint)">\(HabitIcon.view(row.icon, title: row.title))<span><strong><bdi>\(row.title)</bdi></strong>\
            <small>\(row.detail)</small></span><b class="money-amount\(if: row.isIncoming, " incoming")">\(row.amount)</b></div>\(if: isMatched, box)</li>

            """
    }
}
