import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The rows in the preview of a bank's file: those taken for transactions entered by hand, those that may be sides of
/// transfers, those of payees that are asked about, and the other new ones, which are sure.
struct PlannedTransactions: Sendable {
    private struct Row: Sendable {
        let icon: String
        let tint: String
        let title: String
        let detail: String
        let amount: String
        let isIncoming: Bool
        /// Offers the other choice for the row; nil if there is none.
        var box: HTML?
    }

    private let matched: [Row]
    private let transfers: [Row]
    private let rowsOfPayees: [Row]
    private let sureRows: [Row]
    private let matchedCount: Int
    private let transferCount: Int
    private let countOfPayees: Int
    private let sureCount: Int
    /// Whether the boxes for all rows are checked.
    private let keepsAllApart: Bool
    private let joinsAll: Bool

    /// The maximum numbers of listed rows; further ones are summarized.
    private static let maximumMatched = 300
    private static let maximumNew = 50

    init(_ plan: BankImport, _ choices: BankChoices, _ context: RequestContext) {
        let (state, words, today) = (context.state, context.words, context.today)
        let hasSeveralAccounts = plan.accounts.count > 1
        func row(_ index: Int, _ detail: [String]) -> Row {
            let (transaction, effect) = (plan.rows[index].transaction, plan.rows[index].effect)
            let account = plan.accounts.first { $0.account.id == plan.rows[index].account }?.account
            let category = state.moneyCategory(transaction.category)
            var detail = detail
            if let category, !transaction.payee.isEmpty { detail.append(words.title(category)) }
            if hasSeveralAccounts, let account { detail.append(account.title) }
            return Row(
                icon: category?.icon ?? "", tint: category?.color.rawValue ?? "stone",
                title: words.title(transaction, in: state), detail: detail.joined(separator: " · "),
                amount: words.amount(effect, account?.currency ?? .euro, isSigned: true), isIncoming: effect > 0)
        }
        func near(_ day: Day?) -> [String] { day.map { [words.near($0, to: today)] } ?? [] }
        let matches = plan.rows.indices.filter { plan.rows[$0].status == .matched }
        let offered = plan.rows.indices.filter { plan.rows[$0].isPossibleTransfer }
        let asked = Set(plan.payees.prefix(BankChoices.maximumPayees).map { $0.payee.lowercased() })
        func isAsked(_ row: PlannedTransaction) -> Bool {
            row.status == .new && asked.contains(row.transaction.payee.lowercased())
        }
        let added = plan.rows.indices.filter {
            [.new, .restored].contains(plan.rows[$0].status) && !plan.rows[$0].isPossibleTransfer
        }
        let (paid, others) = (added.filter { isAsked(plan.rows[$0]) }, added.filter { !isAsked(plan.rows[$0]) })
        matched = matches.prefix(Self.maximumMatched).map { index in
            let planned = plan.rows[index]
            let text = String(planned.text.prefix(Self.textLength))
            let file = ([words.near(planned.day, to: today)] + (text.isEmpty ? [] : [text])).joined(separator: ", ")
            var matched = row(index, near(planned.transaction.day) + [words.inTheFile(file)])
            let isApart = choices.rowsKeptApart.contains(index)
            matched.box = Self.box("apart", String(index), words.keepApart, isChecked: isApart)
            return matched
        }
        transfers = offered.prefix(Self.maximumMatched).map { index in
            let planned = plan.rows[index]
            var side = row(index, near(planned.day))
            let other = planned.otherSide.flatMap { state.transactions[$0] }?.account
            let titles = [planned.account, other].map { id in
                plan.accounts.first { $0.account.id == id }?.account.title ?? state.account(id)?.title ?? ""
            }
            let label =
                planned.effect < 0
                ? words.isTransfer(from: titles[0], to: titles[1]) : words.isTransfer(from: titles[1], to: titles[0])
            side.box = Self.box("join", String(index), label, isChecked: choices.joinedRows.contains(index))
            return side
        }
        func listed(_ indices: [Int]) -> [Row] {
            indices.prefix(Self.maximumNew).map { row($0, near(plan.rows[$0].transaction.day)) }
        }
        (rowsOfPayees, sureRows) = (listed(paid), listed(others))
        (matchedCount, transferCount, countOfPayees, sureCount) = (
            matches.count, offered.count, paid.count, others.count
        )
        (keepsAllApart, joinsAll) = (choices.keepsAllApart, choices.joinsAll)
    }

    private static func box(_ name: String, _ value: String, _ label: String, isChecked: Bool) -> HTML {
        """
        <label class="choice"><input type="checkbox" name="\(name)" value="\(value)"\(attribute: "checked", if: isChecked)> \(label)</label>
        """
    }

    private static let textLength = 60

    /// The rows that the person is asked about.
    func asked(_ words: Words) -> HTML {
        let all = Self.box("allApart", "1", words.keepAllApart, isChecked: keepsAllApart)
        let allTransfers = Self.box("joinAll", "1", words.allAreTransfers, isChecked: joinsAll)
        let matchedRows: HTML = """
            <section class="group"><h2>\(words.enteredByHand) <span class="count">\(words.number(matchedCount))</span></h2>
            <p class="quiet">\(words.enteredByHandHint)</p><ul class="list transactions planned">\(matched.map(view))</ul>\(rest(matchedCount, matched.count, words))\
            \(if: matchedCount > 1, all)</section>

            """
        let transferRows: HTML = """
            <section class="group"><h2>\(words.transfersBetweenAccounts) <span class="count">\(words.number(transferCount))</span></h2>
            <p class="quiet">\(words.transfersBetweenAccountsHint)</p><ul class="list transactions planned">\(transfers.map(view))</ul>\(rest(transferCount, transfers.count, words))\
            \(if: transferCount > 1, allTransfers)</section>

            """
        return "\(if: matchedCount > 0, matchedRows)\(if: transferCount > 0, transferRows)"
    }

    /// The rows of the payees that are asked about, folded away; nil if there are none.
    func ofPayees(_ words: Words) -> HTML? {
        fold(words.rowsOfThese(countOfPayees), rowsOfPayees, of: countOfPayees, words)
    }

    /// The rows that ask nothing, folded into one line; nil if there are none.
    func sure(_ words: Words) -> HTML? { fold(words.sureRows(sureCount), sureRows, of: sureCount, words) }

    private func fold(_ name: String, _ rows: [Row], of count: Int, _ words: Words) -> HTML? {
        guard count > 0 else { return nil }
        return """
            <details class="fold"><summary>\(name)</summary><ul class="list transactions">\(rows.map(view))</ul>\(rest(count, rows.count, words))</details>

            """
    }

    private func rest(_ count: Int, _ shown: Int, _ words: Words) -> HTML? {
        count > shown ? "<p class=\"quiet\">\(words.andMoreRows(count - shown))</p>" : nil
    }

    private func view(_ row: Row) -> HTML {
        """
        <li><div class="line tint-\(row.tint)">\(HabitIcon.view(row.icon, title: row.title))<span><strong><bdi>\(row.title)</bdi></strong>\
        <small>\(row.detail)</small></span><b class="money-amount\(if: row.isIncoming, " incoming")">\(row.amount)</b></div>\(row.box)</li>

        """
    }
}
