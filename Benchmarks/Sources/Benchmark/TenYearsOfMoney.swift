import CivilTime
import DaybookCore
import Foundation
import Interchange
import Journal
import Money

/// Fifty thousand transactions of ten years, the same at every run, in a journal and as hledger reads them: expenses with
/// a payee and a category, a twentieth of them in parts, refunds, income, and transfers, some into dollars.
struct TenYearsOfMoney {
    private var generated = GeneratedJournal()
    private var random = SplitMix(seed: 50_000)
    private var actions: UInt64 = 0
    private var accounts: [RecordID] = []

    private static let titles = [
        ("Bank", "EUR", AccountKind.bank), ("Visa", "EUR", .card), ("Cash", "EUR", .cash), ("Savings", "EUR", .savings),
        ("Dollars", "USD", .bank),
    ]
    private static let payees = (0..<200).map { "Payee number \($0)" }
    private static let categories = StandardCategory.allCases.filter { $0.kind == .expense }.map { $0.id }

    var state: State { generated.replica.state }

    init(transactions: Int = 50_000) throws {
        let first = TenYears.lastDay.advanced(by: -3652)
        for (title, currency, kind) in Self.titles { try addAccount(title, currency, kind, on: first) }
        for number in 0..<transactions { try add(on: first.advanced(by: number * 3653 / transactions)) }
    }

    private mutating func addAccount(
        _ title: String, _ currency: String, _ kind: AccountKind, on day: Day
    ) throws {
        var account = Account(id: newID())
        (account.title, account.currencyCode, account.kind) = (title, currency, kind)
        account.opening = Int64(random.next() % 1_000_000)
        accounts.append(account.id)
        try run(.addAccount(account), on: day)
    }

    private mutating func add(on day: Day) throws {
        var transaction = Transaction(id: newID())
        transaction.day = day
        transaction.amount = Int64(random.next() % 20_000) + 1
        transaction.account = accounts[Int(random.next() % 3)]
        transaction.payee = Self.payees[Int(random.next() % 200)]
        transaction.category = category()
        var splits: [TransactionSplit] = []
        switch random.next() % 100 {
        case 0...1: transaction.amount.negate()
        case 2...4:
            (transaction.kind, transaction.category) = (.income, StandardCategory.salary.id)
            transaction.amount *= 10
        case 5...9:
            (transaction.kind, transaction.payee) = (.transfer, "")
            transaction.toAccount = accounts[3 + Int(random.next() % 2)]
            transaction.received = transaction.amount * 11 / 10 + 1
        case 10...14:
            let half = transaction.amount / 2
            splits = [half, transaction.amount - half].map { amount in
                var part = TransactionSplit(id: newID())
                (part.amount, part.category) = (amount, category())
                return part
            }
        default: break
        }
        try run(.addTransaction(transaction, splits: splits), on: day)
    }

    private mutating func category() -> RecordID { Self.categories[Int(random.next() % UInt64(Self.categories.count))] }

    private mutating func newID() -> RecordID { RecordID(Identifier(high: random.next(), low: random.next())) }

    private mutating func run(_ command: MoneyCommand, on day: Day) throws {
        actions += 1
        let milliseconds = Int64(day.number) * 86_400_000 + Int64(actions % 40_000) * 1000
        let now = LocalInstant(milliseconds: milliseconds, offsetMinutes: 60)
        var next = random
        let decision = try command.decide(in: state, now: now) {
            RecordID(Identifier(high: next.next(), low: next.next()))
        }
        random = next
        try generated.write(
            decision, id: ActionID(high: 1, low: actions), device: DeviceID(0xA0), at: milliseconds)
    }

    /// Writes the journal into a data folder, and beside it the same as `money.journal` for hledger.
    func write(to folder: String) throws {
        try generated.write(to: folder)
        let titles = MoneyTitles(
            category: { $0.standard?.rawValue ?? $0.title }, noCategory: "No category",
            openingBalance: "Opening balance")
        try Data(Export.hledger(state, on: TenYears.lastDay, titles))
            .write(to: URL(fileURLWithPath: folder + "/money.journal"))
    }
}
