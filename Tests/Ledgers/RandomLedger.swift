import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import TestSupport

/// Money as several devices and careless people may leave it: unusual names, several currencies, refunds, parts that do
/// not add up, transfers that lost an account.
struct RandomLedger {
    static let today = Day("2026-11-25")!
    static let titles = MoneyTitles(
        category: { $0.title.isEmpty ? $0.standard?.rawValue ?? "" : $0.title }, noCategory: "No category",
        openingBalance: "Opening balance")

    private(set) var state = State()
    private var random: SeededRandomness
    private var changes: [Change] = []

    private static let currencies = ["EUR", "EUR", "PLN", "JPY", "KWD", "USD", "XXX"]
    private static let words = [
        "Bank", "bank", "Bank 2", "Наличные", "ubezpieczenie", "现金", "💰", "a:b", "; x", "*", "!", "(5)", "date:",
        "date:1",
        "[1]", "[2026-99-99]", "\"q\"", "\\", "|", "=", "@", "{1}", "#tag", "^link", "ß", "ŉ", "e\u{301}", "हिन्दी", "::",
        "key:: 1/0", "x  y", "\u{3000}", "\u{2028}", "\t", "\n", "\r\n", "\u{0}", "\u{7F}", "12.50", "-5", "%", "~",
        "&",
        "comment", "end", "Assets", "Opening balances", "No category", "2026-01-01", "\u{202E}rtl", "Ⅷ", "٣", "ǆ", ",",
        "'",
        "assert", "1/2", "<2>", "P 1", "include", "=2026-02-02", "tag:,", "]", ")", "type:X",
    ]

    init(seed: UInt64) {
        random = SeededRandomness(seed: seed)
        let accounts = (1...UInt64(random.number(1...7))).map { Self.id(1, $0) }
        let categories = (0..<UInt64(random.number(0...6))).map { Self.id(2, $0) }
        for account in accounts { addAccount(account) }
        for category in categories { addCategory(category) }
        let known = categories + [StandardCategory.groceries.id, StandardCategory.salary.id]
        for number in 0..<UInt64(random.number(0...80)) { addTransaction(Self.id(3, number), accounts, known) }
        if random.once(in: 3) { delete(accounts[0], from: "accounts") }
        if let category = categories.first, random.once(in: 3) { delete(category, from: "moneyCategories") }
        state.merge(Changes(changes), stamp: Stamp(time: 1, device: DeviceID(1)))
    }

    private static func id(_ table: UInt64, _ number: UInt64) -> RecordID {
        RecordID(Identifier(high: table, low: number))
    }

    private mutating func add<Row: TableRow>(_ row: Row) { changes += row.changes }

    private mutating func delete(_ id: RecordID, from table: String) {
        changes.append(Change(table, id, "life", .integer(2)))
    }

    private mutating func text(_ count: ClosedRange<Int>) -> String {
        (0..<random.number(count)).map { _ in random.one(of: Self.words) }.joined(
            separator: random.once(in: 2) ? " " : "")
    }

    private mutating func amount() -> Int64 {
        switch random.number(1...12) {
        case 1: -Int64(random.number(1...50_00))
        case 2: MoneyLimits.amount.upperBound
        case 3: 0
        case 4: 1
        default: Int64(random.number(1...100_000))
        }
    }

    private mutating func day() -> Day? {
        random.once(in: 40) ? random.one(of: [.first, .last, nil]) : Self.today.advanced(by: -random.number(0...900))
    }

    private mutating func addAccount(_ id: RecordID) {
        var account = Account(id: id)
        account.life = 1
        account.title = String(text(1...3).prefix(40))
        account.kind = random.one(of: AccountKind.allCases)
        account.currencyCode = random.one(of: Self.currencies)
        account.opening = random.once(in: 3) ? 0 : amount()
        account.position = "\(random.number(1...9))"
        account.createdOn = random.once(in: 3) ? nil : day()
        add(account)
    }

    private mutating func addCategory(_ id: RecordID) {
        var category = MoneyCategory(id: id)
        category.life = 1
        category.title = text(1...2)
        category.kind = random.one(of: MoneyCategoryKind.allCases)
        category.group = random.once(in: 2) ? text(0...1) : ""
        add(category)
    }

    private mutating func addTransaction(_ id: RecordID, _ accounts: [RecordID], _ categories: [RecordID]) {
        var transaction = Transaction(id: id)
        transaction.life = random.once(in: 15) ? 2 : 1
        transaction.kind = random.one(of: TransactionKind.allCases)
        transaction.account = random.one(of: accounts)
        transaction.day = day()
        transaction.amount = amount()
        transaction.payee = text(0...4)
        transaction.note = text(0...8)
        transaction.tags = text(0...3)
        transaction.status = random.one(of: TransactionStatus.allCases)
        transaction.category = random.once(in: 4) ? nil : random.one(of: categories)
        if transaction.kind == .transfer {
            transaction.toAccount = random.once(in: 10) ? nil : random.one(of: accounts)
            transaction.received = random.once(in: 3) ? nil : amount()
            transaction.arrivalStatus = random.one(of: TransactionStatus.allCases)
        }
        if random.once(in: 4) { addParts(of: transaction, categories) }
        add(transaction)
    }

    private mutating func addParts(of transaction: Transaction, _ categories: [RecordID]) {
        var rest = transaction.amount
        let count = random.number(1...4)
        for number in 0..<count {
            let isLast = number == count - 1 && !random.once(in: 10)
            var part = TransactionSplit(id: RecordID(transaction.id.bytes.dropFirst() + [UInt8(number)])!)
            part.life = 1
            part.transaction = transaction.id
            part.amount = isLast && MoneyLimits.amount.contains(rest) ? rest : amount()
            part.category = random.once(in: 4) ? nil : random.one(of: categories)
            part.note = text(0...3)
            part.position = "\(number)"
            rest -= part.amount
            add(part)
        }
    }

    // Expected

    /// The balance of each account in order, and what was spent and earned by category.
    var balances: JSONValue {
        let accounts = state.livingAccounts.map { account -> JSONValue in
            let balance = state.balance(of: account)
            let number = { (amount: Int64) in JSONValue.integer(amount) }
            return [
                "title": .string(account.title), "currency": .string(account.currency.code),
                "digits": .integer(Int64(account.currency.fractionDigits)), "total": number(balance.total),
                "cleared": number(balance.cleared),
            ]
        }
        let lines = CategoryTotals(of: .first ... .last, in: state).lines.map { line -> JSONValue in
            [
                "kind": .string(line.kind.rawValue), "currency": .string(line.currency.code),
                "digits": .integer(Int64(line.currency.fractionDigits)), "amount": .integer(line.amount),
            ]
        }
        return ["accounts": .array(accounts), "categories": .array(lines)]
    }
}
