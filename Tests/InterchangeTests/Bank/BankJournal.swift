import CivilTime
import DaybookCore
import Interchange
import Journal
import Money

/// A journal that bank files are imported into.
struct BankJournal {
    private(set) var state = State()
    var now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z
    private var stamps: UInt64 = 0

    var today: Day { state.today(now) }

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    mutating func write(_ changes: [Change]) {
        stamps += 1
        state.merge(Changes(changes), stamp: Stamp(time: stamps, device: DeviceID(1)))
    }

    mutating func run(_ command: MoneyCommand) throws {
        var next: UInt64 = 1000
        let decision = try command.decide(in: state, now: now) {
            next += 1
            return Self.id(next)
        }
        write(decision.changes)
    }

    mutating func open(_ title: String, id: UInt64, _ currency: String = "EUR") throws {
        var account = Account(id: Self.id(id))
        (account.title, account.currencyCode) = (title, currency)
        try run(.addAccount(account))
    }

    /// Enters a transaction by hand; a negative amount is an expense.
    mutating func enter(
        _ id: UInt64, _ amount: Int64, on day: String, _ payee: String = "", category: RecordID? = nil,
        account: UInt64 = 1
    ) throws {
        var transaction = Transaction(id: Self.id(id))
        transaction.kind = amount < 0 ? .expense : .income
        (transaction.amount, transaction.day, transaction.payee) = (abs(amount), Day(day), payee)
        (transaction.account, transaction.category) = (Self.id(account), category)
        try run(.addTransaction(transaction))
    }

    /// Enters a transfer between two accounts by hand.
    mutating func transfer(
        _ id: UInt64, _ amount: Int64, from account: UInt64, to target: UInt64, on day: String, received: Int64? = nil
    ) throws {
        var transfer = Transaction(id: Self.id(id))
        (transfer.kind, transfer.amount, transfer.received, transfer.day) = (.transfer, amount, received, Day(day))
        (transfer.account, transfer.toAccount) = (Self.id(account), Self.id(target))
        try run(.addTransaction(transfer))
    }

    func options(_ account: UInt64? = nil) -> BankImport.Options {
        BankImport.Options(account: account.map { Self.id($0) }, newAccountTitle: "Bank account", currency: .euro)
    }

    func plan(_ text: String, into account: UInt64? = nil) throws -> BankImport { try plan(text, options(account)) }

    func plan(_ text: String, _ options: BankImport.Options) throws -> BankImport {
        let currency = state.account(options.account)?.currency
        let file = try BankFile.read(Array(text.utf8), BankFile.Options(currency: currency))
        return try BankImport(file, into: state, options, now: now) { $0.title }
    }

    @discardableResult
    mutating func importing(_ text: String, into account: UInt64? = nil) throws -> BankImport {
        let plan = try plan(text, into: account)
        write(plan.changes)
        return plan
    }

    func transactions(_ account: UInt64) -> [Transaction] {
        state.transactions(TransactionFilter(account: Self.id(account)))
    }

    /// The transactions of an account, one a line.
    func register(_ account: UInt64) -> [String] {
        transactions(account).map { "\($0.day ?? .first) \($0.effect) \($0.payee)" }
    }
}

extension Transaction {
    /// The changes that undo its creation.
    var undoing: [Change] {
        changes.map { Change($0.table, $0.record, $0.field, $0.field == "life" ? .integer(life + 1) : .null) }
    }
}
