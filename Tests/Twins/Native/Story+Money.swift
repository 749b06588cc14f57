import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// Accounts, transactions and categories: added, refused, split, moved, reconciled, shown in every view.
extension Story {
    private static func id(_ number: UInt64) -> String { Identifier(high: 61, low: number).hex }

    mutating func spendMoney() throws {
        try lookAtMoney()
        _ = try post(
            "/money/transactions", [("kind", "expense"), ("amount", "1"), ("currency", "PLN"), ("sheet", "1")])
        try openAccounts()
        try logTransactions()
        try refuseMoney()
        try lookAtMoney()
        let bank = Self.id(1)
        for number in 0..<12 {
            _ = try post("/money/transactions/\(Self.id(UInt64(100 + number * 7)))/clear", [("cleared", "1")])
        }
        try follow("/money/accounts/\(bank)/reconcile?balance=12")
        try follow("/money/accounts/\(bank)/reconcile?balance=much&through=2026-10-31")
        try follow(try post("/money/accounts/\(bank)/reconcile", [("balance", "1 234,50"), ("through", "2026-11-20")]))
        try follow(try post("/money/accounts/\(bank)/move", [("behind", Self.id(3))]))
        try follow(try post("/money/accounts/\(Self.id(4))/close", []))
        for owner in ["transaction/\(Self.id(102))", "transaction/\(Self.id(99))", "day/2026-11-20", "day/x"] {
            try follow("/attachments/\(owner)")
            try follow(try post("/attachments/\(owner)", []))
        }
        try follow(try post("/money/transactions/\(Self.id(101))/delete", []))
        try follow(try post("/money/accounts/\(Self.id(2))/delete", []))
        try lookAtMoney()
    }

    private mutating func openAccounts() throws {
        let accounts = [
            ("Bank & „Söhne”", "bank", "EUR", "90071992547409.91"), ("Наличные", "cash", "RUB", "-12,5"),
            ("円", "savings", "JPY", "1000000"), ("Dinar", "card", "KWD", "0.001"),
        ]
        for (number, account) in accounts.enumerated() {
            let fields = [
                ("id", Self.id(UInt64(number + 1))), ("title", account.0), ("kind", account.1),
                ("currency", account.2), ("opening", account.3), ("color", "rose"), ("note", "A\r\nB"),
            ]
            try follow(try post("/money/accounts", fields))
        }
        let categories = [("Пчёлы", "🐝", "Сад"), ("<b>", "", "")]
        for (number, category) in categories.enumerated() {
            let fields = [
                ("id", Self.id(UInt64(50 + number))), ("title", category.0), ("icon", category.1),
                ("group", category.2), ("kind", "expense"),
            ]
            try follow(try post("/money/categories", fields))
        }
        try follow(
            try post("/money/categories/\(StandardCategory.gifts.id.hex)", [("title", "Prezenty"), ("hidden", "1")]))
    }

    private mutating func logTransactions() throws {
        let payees = ["Lidl", "Żabka", "ИП Ёжиков", "<i>&", ""]
        let categories = [StandardCategory.groceries, .eatingOut, .transport, .housing].map { $0.id.hex }
        for number in 0..<90 {
            let amounts = ["12.50+3*4", "1 234,56", "0.99", "\(number + 1)", "-3.20"]
            let fields = [
                ("id", Self.id(UInt64(100 + number))), ("kind", number % 9 == 0 ? "income" : "expense"),
                ("amount", amounts[number % amounts.count]), ("account", Self.id(number % 6 == 0 ? 4 : 1)),
                ("payee", payees[number % payees.count]), ("category", categories[number % categories.count]),
                ("day", today.advanced(by: -number).text), ("note", number % 8 == 0 ? "№ \(number)\r\nb" : ""),
                ("tags", "a ё"),
            ]
            _ = try post("/money/transactions", fields)
        }
        let split = [
            ("id", Self.id(300)), ("kind", "expense"), ("amount", "30"), ("account", Self.id(1)), ("partAmount", "10"),
            ("partCategory", categories[0]), ("partNote", "<x>"), ("partAmount", ""), ("partCategory", Self.id(50)),
            ("partNote", ""),
        ]
        try follow(try post("/money/transactions", split))
        try follow("/money/transactions/\(Self.id(300))")
        let transfers = [(1, 3, "20", "3200"), (3, 2, "1500", "900,50"), (1, 2, "5", "")]
        for (number, transfer) in transfers.enumerated() {
            let fields = [
                ("id", Self.id(UInt64(400 + number))), ("kind", "transfer"), ("amount", transfer.2),
                ("account", Self.id(UInt64(transfer.0))), ("toAccount", Self.id(UInt64(transfer.1))),
                ("received", transfer.3), ("sheet", "1"),
            ]
            try follow(try post("/money/transactions", fields))
        }
    }

    private mutating func refuseMoney() throws {
        for amount in ["", "0", "much", "1e9", "99999999999999999999", "1/0", "1.2345", "(((((((((1", "−5,00 €"] {
            for language in ["en", "ru", "pl"] {
                let fields = [("kind", "expense"), ("amount", amount), ("sheet", "1"), ("id", Self.id(900))]
                _ = try script.ask(Question("/money/transactions", post: fields, language: language))
                try script.ask(
                    Question("/money/amount?amount=\(Percent.encode(amount))&payee=lidl", language: language))
            }
        }
        for fields in [
            [("kind", "transfer"), ("amount", "5"), ("account", Self.id(1)), ("toAccount", Self.id(1))],
            [("kind", "expense"), ("amount", "5"), ("category", "ff")], [("kind", "gift"), ("amount", "5")],
            [("kind", "expense"), ("amount", "5"), ("do", "parts")],
            [("kind", "expense"), ("amount", "5"), ("partAmount", "6")],
        ] { _ = try post("/money/transactions", fields) }
        for fields in [
            [("title", "")], [("title", "X"), ("currency", "euros")], [("title", "Dinar"), ("currency", "eur")],
        ] {
            _ = try post("/money/accounts", fields)
        }
        _ = try post("/money/categories", [("title", "")])
        _ = try post("/money/accounts/00/reconcile", [("balance", "1")])
    }

    private mutating func lookAtMoney() throws {
        for path in [
            "/money", "/money/transactions", "/money/transactions?to=2026-10-01", "/money/report",
            "/money/report?month=2026-10", "/money/report?month=0001-01", "/money/categories", "/money/categories/new",
            "/money/accounts/new", "/money/accounts/\(Self.id(1))", "/money/accounts/\(Self.id(3))",
            "/money/accounts/\(Self.id(1))/edit", "/money/accounts/\(Self.id(1))/reconcile",
            "/money/transactions?account=\(Self.id(3))", "/money/transactions/new",
            "/money/transactions/new?kind=transfer",
            "/money/transactions?category=\(StandardCategory.groceries.id.hex)&from=2026-11-01&through=2026-11-30",
            "/money/transactions/\(Self.id(104))", "/money/categories/\(StandardCategory.gifts.id.hex)", "/log/expense",
            "/log/income", "/log/transfer", "/journal", "/today", "/review",
        ] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
    }
}
