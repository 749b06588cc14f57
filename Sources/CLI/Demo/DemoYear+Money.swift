import CivilTime
import DaybookCore
import Journal

/// The person's income and spending: a salary, a rent, a card for the week and a little cash.
extension DemoYear {
    /// Occasional payments: how likely on a day, in percent, and the range of its amount in cents.
    private static let payments:
        [(payee: String, category: StandardCategory, account: String, chance: Int, cents: ClosedRange<Int64>)] = [
            ("Lidl", .groceries, "Visa", 30, 18_40...74_90), ("Bakery Kowalski", .groceries, "Cash", 24, 3_20...9_60),
            ("Costa", .eatingOut, "Cash", 22, 3_40...6_80), ("Trattoria Roma", .eatingOut, "Visa", 7, 24_00...58_00),
            ("City Transport", .transport, "Visa", 6, 11_00...36_00), ("Pharmacy", .health, "Visa", 3, 6_50...31_00),
            ("Zara", .clothing, "Visa", 2, 25_00...110_00), ("IKEA", .household, "Visa", 2, 15_00...140_00),
            ("Cinema Muza", .leisure, "Visa", 3, 12_00...26_00), ("Empik", .gifts, "Visa", 2, 14_00...48_00),
            ("Pet Shop", .pets, "Visa", 3, 19_00...44_00), ("Bookshop", .education, "Visa", 2, 11_00...39_00),
        ]

    /// Income and payments on one day of every month, logged by hand until now.
    private static let monthly:
        [(day: Int, payee: String, category: StandardCategory, cents: Int64, kind: TransactionKind)] = [
            (1, "Nowak Properties", .housing, 890_00, .expense), (3, "City Energy", .utilities, 64_20, .expense),
            (5, "Fibre Net", .utilities, 29_90, .expense), (12, "Spotify", .leisure, 10_99, .expense),
            (15, "Dr. Paws insurance", .pets, 17_50, .expense), (28, "Northwind Ltd", .salary, 3_150_00, .income),
        ]

    /// Those that are planned from now on.
    private static let bills: Set = ["Nowak Properties", "Fibre Net", "Dr. Paws insurance", "Northwind Ltd"]

    /// When a day's transactions are logged.
    private static let minute = 1230

    /// Opens the accounts on the first day, and logs a day's transactions.
    mutating func spend(day number: Int) throws {
        let time = moment(day: number, minute: Self.minute)
        guard time.milliseconds <= end.milliseconds else { return }
        if number == 0 { try openAccounts(at: time) }
        let day = time.calendarDay
        for payment in Self.monthly where payment.day == day.dayOfMonth {
            try log(payment.kind, payment.cents, "Bank", payment.payee, payment.category, at: time)
        }
        for payment in Self.payments where moneyRandom.next() % 100 < UInt64(payment.chance) {
            let span = UInt64(payment.cents.upperBound - payment.cents.lowerBound) / 10 + 1
            let cents = payment.cents.lowerBound + Int64(moneyRandom.next() % span) * 10
            try log(.expense, cents, payment.account, payment.payee, payment.category, at: time)
        }
        if day.dayOfMonth == 29 {
            try move(600_00, "Bank", "Visa", at: time)
            try move(250_00, "Bank", "Cash", at: time)
            try move(400_00, "Bank", "Savings", at: time)
        }
    }

    /// Plans the next bills, from the first day on which none is logged.
    mutating func planBills() throws {
        let today = last
        let open = moment(day: Self.length - 1, minute: Self.minute).milliseconds > end.milliseconds ? 0 : 1
        for payment in Self.monthly where Self.bills.contains(payment.payee) {
            var rule = RecurringTransaction(id: RecordID(nextMoneyAction()))
            (rule.kind, rule.amount, rule.payee) = (payment.kind, payment.cents, payment.payee)
            (rule.account, rule.category) = (accounts["Bank"], payment.category.id)
            rule.start = (open...31).lazy.map { today.advanced(by: $0) }.first { $0.dayOfMonth == payment.day }
            rule.repetition = "FREQ=MONTHLY"
            try write(.addRecurring(rule), at: end)
        }
    }

    private mutating func openAccounts(at time: LocalInstant) throws {
        let all: [(title: String, kind: AccountKind, opening: Int64, color: Palette)] = [
            ("Bank", .bank, 1_840_00, .sky), ("Visa", .card, 0, .plum), ("Cash", .cash, 85_00, .leaf),
            ("Savings", .savings, 6_200_00, .amber),
        ]
        for each in all {
            var account = Account(id: RecordID(nextMoneyAction()))
            (account.title, account.kind, account.color) = (each.title, each.kind, each.color)
            (account.currencyCode, account.opening) = ("EUR", each.opening)
            accounts[each.title] = account.id
            try write(.addAccount(account), at: time)
        }
    }

    private mutating func log(
        _ kind: TransactionKind, _ cents: Int64, _ account: String, _ payee: String, _ category: StandardCategory,
        at time: LocalInstant
    ) throws {
        var transaction = Transaction(id: RecordID(nextMoneyAction()))
        (transaction.kind, transaction.amount, transaction.payee) = (kind, cents, payee)
        (transaction.account, transaction.category) = (accounts[account], category.id)
        try write(.addTransaction(transaction), at: time)
    }

    private mutating func move(_ cents: Int64, _ source: String, _ target: String, at time: LocalInstant) throws {
        var transaction = Transaction(id: RecordID(nextMoneyAction()))
        (transaction.kind, transaction.amount) = (.transfer, cents)
        (transaction.account, transaction.toAccount) = (accounts[source], accounts[target])
        try write(.addTransaction(transaction), at: time)
    }

    private mutating func write(_ command: MoneyCommand, at time: LocalInstant) throws {
        let decision = try command.decide(in: state, now: time) { RecordID(nextMoneyAction()) }
        commit(decision, nextMoneyAction(), at: time)
    }

    private mutating func nextMoneyAction() -> ActionID { ActionID(high: moneyRandom.next(), low: moneyRandom.next()) }
}
