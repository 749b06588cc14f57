import CivilTime
import Journal
import Money
import TestSupport

@testable import DaybookCore

/// Random commands on money, given at several devices that exchange what they wrote now and then.
struct MoneyHistory {
    private(set) var devices: [TestDevice]
    var random: SeededRandomness
    private var nextID: UInt64 = 0
    /// The number of commands that were carried out.
    private(set) var count = 0

    private static let accounts = (1...5 as ClosedRange<UInt64>).map { id($0) }
    static let categories =
        (11...13 as ClosedRange<UInt64>).map { id($0) } + [
            StandardCategory.groceries.id, StandardCategory.salary.id,
        ]
    private static let currencies = ["EUR", "EUR", "EUR", "PLN", "JPY"]

    init(seed: UInt64, devices count: Int = 1) {
        random = SeededRandomness(seed: seed)
        devices = (0..<count).map { TestDevice(device: 7 + UInt64($0)) }
        for number in 0..<2 { run(addAccount(Self.accounts[number])) }
        exchange()
    }

    /// The state at the device that the latest command is for.
    private(set) var state = State()

    /// Runs random commands at random devices.
    mutating func run(_ commands: Int, exchangingOnceIn times: Int = 10) {
        for _ in 0..<commands {
            let device = random.number(0...devices.count - 1)
            run(command(at: device), at: device)
            if random.once(in: times) { exchange() }
        }
    }

    /// All devices divide the same transaction anew, before they exchange that.
    mutating func splitAtOnce() {
        exchange()
        let known = state.transactions(TransactionFilter()).filter { $0.kind != .transfer }
        guard !known.isEmpty else { return }
        let transaction = random.one(of: known)
        for device in devices.indices {
            var edited = transaction
            edited.amount = amount()
            run(.editTransaction(edited, splits: parts(of: edited)), at: device)
        }
        exchange()
    }

    /// Runs a command at a device. Returns false if it was refused or changed nothing.
    @discardableResult
    mutating func run(_ command: MoneyCommand, at device: Int = 0) -> Bool {
        let (before, now) = (devices[device].state, devices[device].now)
        guard let decision = try? command.decide(in: before, now: now, newID: { newID() }), !decision.changes.isEmpty
        else { return false }
        devices[device].write(decision.changes, name: decision.name)
        state = devices[device].state
        count += 1
        return true
    }

    /// Undoes the latest command of the first device.
    mutating func undo() {
        devices[0].undo()
        state = devices[0].state
    }

    /// All devices receive what the others wrote.
    mutating func exchange() {
        for device in devices.indices {
            for other in devices.indices where other != device { devices[device].receive(from: devices[other]) }
        }
        state = devices[0].state
    }

    mutating func newID() -> RecordID {
        nextID += 1
        return id(1000 + nextID)
    }

    // Commands

    /// A random command at a device; some will be refused.
    mutating func command(at device: Int = 0) -> MoneyCommand {
        state = devices[device].state
        let transactions = state.transactions.rows.filter { [state] in state.transaction($0.id) != nil }
        switch random.number(1...42) {
        case 1: return addAccount(random.one(of: Self.accounts))
        case 2: return edited(account: account())
        case 3:
            return random.once(in: 2)
                ? .closeAccount(random.one(of: Self.accounts)) : .reopenAccount(random.one(of: Self.accounts))
        case 4: return random.once(in: 12) ? .deleteAccount(account()) : reconciliation()
        case 5: return category()
        case 6: return transactions.isEmpty ? addition() : .deleteTransaction(random.one(of: transactions).id)
        case 7...9:
            guard !transactions.isEmpty else { return .setCleared([], true) }
            let transaction = random.one(of: transactions)
            let sides = [nil, transaction.account, transaction.kind == .transfer ? transaction.toAccount : nil]
            return .setCleared([transaction.id], !random.once(in: 6), on: random.one(of: sides))
        case 10...14: return transactions.isEmpty ? addition() : edited(random.one(of: transactions.suffix(2)))
        case 31...35: return bill()
        case 36...37: return budget()
        case 38...39: return envelope()
        case 40: return rate()
        case 41...42: return rule(transactions)
        default: return addition()
        }
    }

    mutating func amount() -> Int64 { Int64(random.number(1...9_999)) * (random.once(in: 6) ? -1 : 1) }

    /// An account, mostly an open one.
    mutating func account() -> RecordID {
        let open = state.openAccounts.map(\.id)
        return open.isEmpty || random.once(in: 10) ? random.one(of: Self.accounts) : random.one(of: open)
    }

    mutating func day() -> Day { Day("2026-11-20")!.advanced(by: -random.number(0...60)) }

    private mutating func addAccount(_ id: RecordID) -> MoneyCommand {
        var account = Account(id: id)
        account.title = "Account \(random.number(1...9))"
        account.currencyCode = random.one(of: Self.currencies)
        account.opening = random.once(in: 2) ? 0 : amount()
        return .addAccount(account)
    }

    private mutating func edited(account id: RecordID) -> MoneyCommand {
        var account = state.account(id) ?? Account(id: id)
        account.title = "Account \(random.number(1...9))"
        account.opening = amount()
        if random.once(in: 3) { account.currencyCode = random.one(of: Self.currencies) }
        return .editAccount(account)
    }

    private mutating func reconciliation() -> MoneyCommand {
        let id = account()
        let day = random.once(in: 2) ? day() : .last
        let balance = state.account(id).map { state.balance(of: $0, on: day).cleared } ?? 0
        return .reconcile(id, through: day, balance: balance)
    }

    private mutating func category() -> MoneyCommand {
        var category = MoneyCategory(id: random.one(of: Self.categories))
        if random.once(in: 3) { return .deleteCategory(category.id) }
        if random.once(in: 8) { return .mergeCategory(category.id, into: random.one(of: Self.categories)) }
        category.title = "Category \(random.number(1...9))"
        return random.once(in: 2) ? .addCategory(category) : .editCategory(category)
    }

    private mutating func addition() -> MoneyCommand {
        var transaction = Transaction(id: newID())
        fill(&transaction)
        let splits = splits(of: transaction) ?? []
        return .addTransaction(transaction, splits: splits)
    }

    private mutating func edited(_ transaction: Transaction) -> MoneyCommand {
        var transaction = transaction
        switch random.number(1...3) {
        case 1: transaction.note = "Note \(random.number(1...9))"
        case 2: transaction.category = category(for: transaction.kind)
        default: fill(&transaction)
        }
        return .editTransaction(transaction, splits: splits(of: transaction))
    }

    private mutating func fill(_ transaction: inout Transaction) {
        transaction.kind = random.one(of: TransactionKind.allCases)
        transaction.account = account()
        transaction.day = day()
        transaction.amount = amount()
        transaction.payee = "Payee \(random.number(1...9))"
        transaction.category = random.once(in: 3) ? nil : category(for: transaction.kind)
        guard transaction.kind == .transfer else { return }
        transaction.amount = abs(transaction.amount)
        transaction.toAccount = account()
        transaction.received = abs(amount())
    }

    /// A category that an expense or an income can have.
    private mutating func category(for kind: TransactionKind) -> RecordID {
        let salary = StandardCategory.salary.id
        return kind == .income ? salary : random.one(of: Self.categories.filter { $0 != salary })
    }

    /// Parts that add up; nil to leave them as they are.
    private mutating func splits(of transaction: Transaction) -> [TransactionSplit]? {
        transaction.kind != .transfer && random.once(in: 2) ? parts(of: transaction) : nil
    }

    private mutating func parts(of transaction: Transaction) -> [TransactionSplit] {
        let first = Int64(random.number(-50...50))
        return [first, transaction.amount - first].map { amount in
            var split = TransactionSplit(id: newID())
            split.amount = amount
            split.category = random.once(in: 3) ? nil : random.one(of: Self.categories)
            return split
        }
    }
}
