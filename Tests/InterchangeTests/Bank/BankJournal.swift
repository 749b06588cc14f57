import CivilTime
import DaybookCore
import Interchange
import Journal
import Money

/// A journal that bank files are imported into, as one of its devices has it.
struct BankJournal {
    /// The changes that a device wrote at once.
    private struct Written {
        let stamp: Stamp
        let changes: [Change]
        var isUndone = false
    }

    private(set) var state = State()
    var now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z
    var device: UInt64 = 1
    private var stamps: UInt64 = 0
    private var written: [Written] = []

    var today: Day { state.today(now) }

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    mutating func write(_ changes: [Change]) {
        stamps += 1
        let stamp = Stamp(time: stamps, device: DeviceID(device))
        written.append(Written(stamp: stamp, changes: changes))
        state.merge(Changes(changes), stamp: stamp)
    }

    /// The state of a device that folds all of it backwards.
    var refolded: State {
        var state = State()
        for batch in written.reversed() where !batch.isUndone {
            state.merge(Changes(batch.changes), stamp: batch.stamp)
        }
        return state
    }

    /// Takes back what this device wrote last.
    mutating func undo() {
        guard let last = written.last(where: { $0.stamp.device == DeviceID(device) && !$0.isUndone }) else { return }
        undo(last.stamp)
    }

    private mutating func undo(_ stamp: Stamp) {
        guard let index = written.firstIndex(where: { $0.stamp == stamp && !$0.isUndone }) else { return }
        written[index].isUndone = true
        state.withdraw(Changes(written[index].changes))
        for other in written where !other.isUndone { state.merge(Changes(other.changes), stamp: other.stamp) }
    }

    /// Learns all that another device knows.
    mutating func take(from other: BankJournal) {
        for batch in other.written where !written.contains(where: { $0.stamp == batch.stamp }) {
            written.append(Written(stamp: batch.stamp, changes: batch.changes))
            state.merge(Changes(batch.changes), stamp: batch.stamp)
        }
        for batch in other.written where batch.isUndone { undo(batch.stamp) }
        stamps = max(stamps, other.stamps)
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

    /// The transactions that count, of all accounts.
    var counted: [Transaction] { state.transactions.rows.filter { state.counts($0) } }

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
