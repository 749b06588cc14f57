import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// A transaction in a list.
struct TransactionRow: Sendable {
    let id: RecordID
    let day: Day
    let icon: String
    let tint: String
    let title: String
    /// Whether it must be mended, its category and, in a list of several accounts, its account.
    let detail: String
    let amount: String
    let isIncoming: Bool
    let isPending: Bool
    /// Says that it has a receipt or another file; nil if it has none.
    private let attached: String?

    /// - Parameter account: The account whose list it is in; nil for a list of all.
    init(_ transaction: Transaction, of account: RecordID?, in state: State, _ words: Words) {
        let isArrival = account.map { transaction.account != $0 && transaction.toAccount == $0 } ?? false
        let own = state.account(isArrival ? transaction.toAccount : transaction.account)
        let category = state.moneyCategory(transaction.category)
        let parts = transaction.kind == .transfer ? [] : state.splits(of: transaction.id)
        let effect = isArrival ? transaction.arrival : transaction.effect
        id = transaction.id
        day = transaction.day ?? .first
        icon = transaction.kind == .transfer ? "⇄" : category?.icon ?? (parts.isEmpty ? "" : "÷")
        tint = category?.color.rawValue ?? "stone"
        title = words.title(transaction, in: state)
        var facts = transaction.isConsistent(with: parts) ? [] : [words.needsALook]
        if !parts.isEmpty {
            let names = parts.map { state.moneyCategory($0.category).map { words.title($0) } ?? words.uncategorised }
            facts.append(names.joined(separator: ", "))
        } else if let category, !transaction.payee.isEmpty {
            facts.append(words.title(category))
        } else if let deleted = words.deletedCategory(of: transaction, in: state) {
            facts.append(deleted)
        }
        if account == nil, transaction.kind != .transfer, let own { facts.append(own.title) }
        if !transaction.note.isEmpty { facts.append(PlainText.line(String(transaction.note.prefix(Self.noteLength)))) }
        detail = facts.joined(separator: " · ")
        amount = words.amount(effect, own?.currency ?? .euro, isSigned: transaction.kind != .transfer || account != nil)
        isIncoming = effect > 0 && transaction.kind != .transfer
        attached = state.attachments(of: .transaction(id)).isEmpty ? nil : words.receipts
        isPending = (isArrival ? transaction.arrivalStatus : transaction.status) == .pending
    }

    private static let noteLength = 80

    /// - Parameter back: The page to return to from the transaction.
    func view(just: RecordID?) -> HTML {
        """
        <li\(attribute: "class", id == just ? "just" : nil) id="transaction-\(id.hex)"><a class="line tint-\(tint)" href="\(MoneyPageRoute.transaction(id).url)">\
        \(HabitIcon.view(icon, title: title))<span><strong><bdi>\(title)</bdi></strong><small>\(attached.map { "<span class=\"clip\">\(Icon.attach.small)<span class=\"hidden\">\($0)</span></span>" as HTML })\(detail)</small></span>\
        <b class="money-amount\(if: isIncoming, " incoming")">\(amount)</b></a></li>

        """
    }
}

/// The transactions of a list by day, the latest first.
struct TransactionDays: Sendable {
    struct Group: Sendable {
        let day: Day
        let rows: [TransactionRow]
        /// The balance of the list's account at the end of the day.
        let balance: String?
    }

    let groups: [Group]

    /// - Parameters:
    ///   - transactions: The latest first.
    ///   - account: The account whose list it is; nil for a list of all.
    ///   - balance: Its balance after the first of them, in minor units; nil to show none.
    init(
        _ transactions: [Transaction], of account: Account?, balance: Int64?, in state: State, _ words: Words
    ) {
        var groups: [Group] = []
        var (day, rows, balance): (Day?, [TransactionRow], Int64?) = (nil, [], balance)
        var atEnd = balance
        func close() {
            guard let day else { return }
            let shown = account.flatMap { account in atEnd.map { words.amount($0, account.currency) } }
            groups.append(Group(day: day, rows: rows, balance: shown))
        }
        for transaction in transactions {
            if transaction.day != day {
                close()
                (day, rows, atEnd) = (transaction.day, [], balance)
            }
            rows.append(TransactionRow(transaction, of: account?.id, in: state, words))
            if let account, let after = balance {
                balance = AmountSum.difference(after, transaction.effect(on: account.id))
            }
        }
        close()
        self.groups = groups
    }

    func view(_ words: Words, today: Day, just: RecordID? = nil) -> HTML {
        let sections = groups.map { group -> HTML in
            let balance: HTML? = group.balance.map { "<span class=\"quiet number\">\($0)</span>" }
            return """
                <section class="group"><h2 class="split">\(words.capitalized(words.near(group.day, to: today)))\(balance)</h2>
                <ul class="list transactions">\(group.rows.map { $0.view(just: just) })</ul></section>

                """
        }
        return "\(sections)"
    }
}
