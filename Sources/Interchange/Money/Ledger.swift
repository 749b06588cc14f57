import CivilTime
import DaybookCore
import Journal
import Money

/// The money of a journal by double entry, as programs of plain-text accounting keep it: the postings of an entry add up
/// to nothing, and those of an account to its balance.
struct Ledger {
    /// A source or a destination of money.
    enum Account: Hashable {
        case own(RecordID)
        /// A category of expenses or income; nil for none, or a deleted one.
        case category(RecordID?, MoneyCategoryKind)
        /// The source of opening balances.
        case openings
        /// The other side of a transfer whose other account was deleted, or between amounts that differ.
        case transfers
    }

    struct Posting {
        let account: Account
        /// Minor units of the currency.
        var amount: Int64
        let currency: Currency
        /// The amount in another currency that it was exchanged for; above zero.
        var total: (amount: Int64, currency: Currency)?
        /// One line.
        var note = ""
        /// Whether it is cleared although its entry is pending: the two accounts of a transfer have statements of their own.
        var isCleared = false
    }

    struct Entry {
        let day: Day
        let status: TransactionStatus
        var payee = ""
        /// Several lines.
        var note = ""
        var tags: [String] = []
        let postings: [Posting]
    }

    /// By day; on a day, opening balances come first.
    let entries: [Entry]
    /// The person's accounts in their order, then other accounts with postings.
    let accounts: [Account]
    /// The day from which an account is used.
    private(set) var openingDays: [Account: Day] = [:]

    /// - Parameter day: The day of the export, for accounts without any other.
    init(_ state: State, on day: Day, _ titles: MoneyTitles) {
        let transactions = state.transactions(TransactionFilter())
        let living = state.livingAccounts
        let openings = OpeningBalances(of: living, before: transactions, on: day)
        let builder = EntryBuilder(state, living)
        var entries = openings.entries(titles.openingBalance)
        entries += transactions.compactMap { builder.entry($0) }
        // The order of entries on one day stays.
        self.entries = entries.enumerated().sorted {
            ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
        }.map { $0.element }
        for account in living { openingDays[.own(account.id)] = openings.days[account.id] }
        for entry in self.entries {
            for posting in entry.postings where openingDays[posting.account] == nil {
                openingDays[posting.account] = entry.day
            }
        }
        let categories = state.livingMoneyCategories.map { Optional($0.id) } + [nil]
        let others = MoneyCategoryKind.allCases.flatMap { kind in categories.map { Account.category($0, kind) } }
        let used = (others + [.openings, .transfers]).filter { [openingDays] in openingDays[$0] != nil }
        accounts = living.map { .own($0.id) } + used
    }

    /// The currencies of the postings, by code.
    var currencies: [Currency] {
        var found: Set<Currency> = []
        for entry in entries { for posting in entry.postings { found.insert(posting.currency) } }
        return found.sorted { $0.code < $1.code }
    }
}

/// The balances that accounts begin with.
struct OpeningBalances {
    private let accounts: [Account]
    /// The day an account was created on, or the one before its first transaction, if that is earlier.
    let days: [RecordID: Day]

    init(of accounts: [Account], before transactions: [Transaction], on today: Day) {
        self.accounts = accounts
        var first: [RecordID: Day] = [:]
        for transaction in transactions {
            guard let day = transaction.day else { continue }
            for id in [transaction.account, transaction.toAccount] {
                if let id, first[id] == nil { first[id] = day }
            }
        }
        var days: [RecordID: Day] = [:]
        for account in accounts {
            let earliest = first[account.id]
            if let created = account.createdOn, created <= earliest ?? created {
                days[account.id] = created
            } else {
                days[account.id] = earliest?.advanced(by: -1) ?? today
            }
        }
        self.days = days
    }

    /// The accounts that do not begin with nothing, with the day and the amount, by day.
    var balances: [(account: Account, day: Day)] {
        accounts.filter { $0.opening != 0 }.compactMap { account in days[account.id].map { (account, $0) } }
            .sorted { ($0.day, $0.account.position, $0.account.id) < ($1.day, $1.account.position, $1.account.id) }
    }

    func entries(_ title: String) -> [Ledger.Entry] {
        balances.map { account, day in
            let (opening, currency) = (account.opening, account.currency)
            return Ledger.Entry(
                day: day, status: .cleared, payee: title,
                postings: [
                    Ledger.Posting(account: .own(account.id), amount: opening, currency: currency),
                    Ledger.Posting(account: .openings, amount: -opening, currency: currency),
                ])
        }
    }
}

/// Turns transactions into entries.
private struct EntryBuilder {
    private let state: State
    private let currencies: [RecordID: Currency]
    private let hasSplits: Bool
    /// The kind of each category that is not deleted.
    private let kinds: [RecordID: MoneyCategoryKind]

    init(_ state: State, _ accounts: [Account]) {
        self.state = state
        var currencies: [RecordID: Currency] = [:]
        for account in accounts { currencies[account.id] = account.currency }
        self.currencies = currencies
        hasSplits = !state.transactionSplits.rows.isEmpty
        var kinds: [RecordID: MoneyCategoryKind] = [:]
        for category in state.livingMoneyCategories { kinds[category.id] = category.kind }
        self.kinds = kinds
    }

    /// Nil for a transaction without a day or a living account.
    func entry(_ transaction: Transaction) -> Ledger.Entry? {
        guard let day = transaction.day else { return nil }
        let postings = transaction.kind == .transfer ? transfer(transaction) : exchange(transaction)
        guard !postings.isEmpty else { return nil }
        return Ledger.Entry(
            day: day, status: status(of: transaction), payee: transaction.payee, note: transaction.note,
            tags: transaction.tags.split(separator: " ").map { String($0) }, postings: postings)
    }

    /// The status that all living accounts of a transaction share; pending if only one of two has it on its statement.
    private func status(of transaction: Transaction) -> TransactionStatus {
        let sides = Set([transaction.account, transaction.kind == .transfer ? transaction.toAccount : nil])
            .compactMap { $0 }.filter { currencies[$0] != nil }.map { transaction.status(on: $0) ?? .pending }
        if sides.contains(.pending) { return .pending }
        return sides.contains(.cleared) ? .cleared : sides.first ?? .pending
    }

    /// An expense or income: the account, then each part under its category, which says whether it is spending or income.
    /// After two devices split it anew at once, something may be left.
    private func exchange(_ transaction: Transaction) -> [Ledger.Posting] {
        guard let account = transaction.account, let currency = currencies[account] else { return [] }
        let kind: MoneyCategoryKind = transaction.kind == .income ? .income : .expense
        var postings = [Ledger.Posting(account: .own(account), amount: transaction.effect, currency: currency)]
        func add(_ amount: Int64, to category: RecordID?, _ note: String) {
            let side = category.flatMap { kinds[$0] }
            postings.append(
                Ledger.Posting(
                    account: .category(side == nil ? nil : category, side ?? kind),
                    amount: kind == .income ? -amount : amount, currency: currency,
                    note: note))
        }
        var rest = transaction.amount
        let parts = hasSplits ? state.splits(of: transaction.id) : []
        for part in parts {
            add(part.amount, to: part.category, part.note)
            rest = AmountSum.difference(rest, part.amount)
        }
        if parts.isEmpty || rest != 0 { add(rest, to: transaction.category, "") }
        return postings
    }

    /// A transfer between the living ones of its accounts. If what leaves and what arrives cannot be exchanged for each
    /// other, each has the account for transfers on its other side.
    private func transfer(_ transaction: Transaction) -> [Ledger.Posting] {
        var postings: [Ledger.Posting] = []
        if let account = transaction.account, let currency = currencies[account] {
            postings.append(Ledger.Posting(account: .own(account), amount: transaction.effect, currency: currency))
        }
        if let account = transaction.toAccount, let currency = currencies[account] {
            postings.append(Ledger.Posting(account: .own(account), amount: transaction.arrival, currency: currency))
        }
        if status(of: transaction) == .pending {
            for (index, posting) in postings.enumerated() {
                guard case .own(let account) = posting.account else { continue }
                postings[index].isCleared = transaction.status(on: account) ?? .pending != .pending
            }
        }
        if postings.count == 2 {
            let (left, arrived) = (postings[0], postings[1])
            if left.currency == arrived.currency, left.amount == -arrived.amount { return postings }
            if left.currency != arrived.currency, left.amount.signum() * arrived.amount.signum() == -1 {
                let magnitude = arrived.amount < 0 ? -arrived.amount : arrived.amount
                postings[0].total = (magnitude, arrived.currency)
                return postings
            }
        }
        return postings
            + postings.map { Ledger.Posting(account: .transfers, amount: -$0.amount, currency: $0.currency) }
    }
}
