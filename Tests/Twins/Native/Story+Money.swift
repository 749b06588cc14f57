import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Money

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
        try planMoney()
        try lookAtMoney()
        try setRates()
        let bank = Self.id(1)
        for number in 0..<12 {
            _ = try post("/money/transactions/\(Self.id(UInt64(100 + number * 7)))/clear", [("cleared", "1")])
        }
        try follow("/money/accounts/\(bank)/reconcile?balance=12")
        try follow("/money/accounts/\(bank)/reconcile?balance=much&through=2026-10-31")
        try follow(try post("/money/accounts/\(bank)/reconcile", [("balance", "1 234,50"), ("through", "2026-11-20")]))
        try follow(try post("/money/accounts/\(bank)/move", [("behind", Self.id(3))]))
        try follow(try post("/money/accounts/\(Self.id(4))/close", []))
        for owner in ["transaction/\(Self.id(100))", "transaction/\(Self.id(99))", "day/2026-11-20", "day/x"] {
            try follow("/attachments/\(owner)")
            try follow(try post("/attachments/\(owner)", []))
        }
        try attachReceipt(to: "transaction/\(Self.id(100))")
        try logWithReceipt()
        try follow(try post("/money/transactions/\(Self.id(101))/delete", []))
        try follow(try post("/money/accounts/\(Self.id(2))/delete", []))
        try lookAtMoney()
    }

    /// Attaches a file, and shows it as one that is here, in part or elsewhere, and as one that is fetched.
    private mutating func attachReceipt(to owner: String) throws {
        for (name, text) in [("a.jpg", "GIF89a"), ("receipt.pdf", "%PDF-1.7\n%%EOF\n")] {
            var question = Question("/attachments/\(owner)", post: [])
            question.upload = (name, Array(text.utf8))
            let location = try script.ask(question)
            guard let id = location.split(separator: "of=").dropFirst().first?.prefix(while: { $0 != "&" }) else {
                continue
            }
            for stored in [nil, 5, 15] as [UInt64?] {
                for language in ["en", "ru", "pl"] {
                    var page = Question("/attachments/\(owner)", language: language)
                    page.stored = stored
                    try script.ask(page)
                    try script.ask(Question("/attachments/\(id)", language: language))
                }
            }
            for result in 1...5 as ClosedRange<UInt8> {
                var fetching = Question("/attachments/\(id)/fetch", post: [])
                fetching.fetch = result
                try script.ask(fetching)
            }
        }
    }

    /// Logs expenses by the sheet with a file beside them: a receipt, and one that is refused.
    private mutating func logWithReceipt() throws {
        for (number, text) in ["%PDF-1.7\n%%EOF\n", "GIF89a", "no picture"].enumerated() {
            for language in ["en", "ru", "pl"] {
                let fields = [
                    ("id", Self.id(UInt64(310 + number))), ("sheet", "1"), ("kind", "expense"), ("amount", "7,30"),
                    ("account", Self.id(1)), ("expenseCategory", StandardCategory.groceries.id.hex),
                ]
                var question = Question("/money/transactions", post: fields, language: language)
                question.upload = ("receipt.pdf", Array(text.utf8))
                try follow(try script.ask(question))
            }
        }
    }

    private mutating func openAccounts() throws {
        let accounts = [
            ("Bank & „Söhne”", "bank", "EUR", "999999999999.99"), ("Наличные", "cash", "RUB", "-12,5"),
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

    /// Some rates, of which a few are refused; one is edited and one deleted.
    private mutating func setRates() throws {
        let rates = [
            ("EUR", "RUB", "92,345678901"), ("eur", "jpy", "161.5"), ("KWD", "EUR", "2.98"), ("EUR", "RUB", "0"),
            ("EUR", "EUR", "1"), ("XYZ", "EUR", "1"), ("EUR", "JPY", "1e9"), ("EUR", "JPY", "99999999999999999999"),
        ]
        for (base, quote, rate) in rates {
            let fields = [("base", base), ("quote", quote), ("rate", rate), ("day", today.advanced(by: -30).text)]
            _ = try post("/money/rates", fields)
        }
        let day = today.advanced(by: -30)
        let ids = [("EUR", "RUB"), ("EUR", "JPY")].map { base, quote in
            CurrencyRate.id(Currency(base)!, in: Currency(quote)!, on: day).hex
        }
        try follow("/money/rates/\(ids[0])")
        try follow(try post("/money/rates/\(ids[0])", [("rate", "93"), ("day", today.text)]))
        try follow("/money/report/worth")
        try follow(try post("/money/rates/\(ids[1])/delete", []))
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

    /// Bills, budgets and envelopes.
    private mutating func planMoney() throws {
        let bank = Self.id(1)
        let bills = [
            ("Miete <b>", "890", "every month on 1", "2026-01-01", ""),
            ("Żółw", "12,5", "every week", "2026-11-02", ""),
            ("Ёлка", "99", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24", "2025-12-24", ""),
            ("Standing", "5", "every day", "2026-11-18", "1"), ("Bad", "0", "sometimes", "2026-02-30", "1"),
        ]
        for (number, bill) in bills.enumerated() {
            let fields = [
                ("id", Self.id(UInt64(700 + number))), ("kind", "expense"), ("amount", bill.1), ("account", bank),
                ("payee", bill.0), ("repetition", bill.2), ("start", bill.3), ("automatic", bill.4),
                ("category", StandardCategory.housing.id.hex),
            ]
            try follow(try post("/money/bills", fields))
        }
        let rent = "/money/bills/\(Self.id(700))"
        try follow(
            try post(rent + "/day/2026-11-01/pay", [("amount", "901,10"), ("paidOn", "2026-11-02"), ("sheet", "1")]))
        try follow(try post(rent + "/day/2026-11-01/pay", [("amount", "x"), ("sheet", "1")]))
        try follow(try post(rent + "/day/2026-10-01/skip", []))
        try follow(try post(rent + "/day/2026-10-02/skip", []))
        try follow(try post(rent, [("amount", "950"), ("from", "2026-12-01")]))
        for path in ["/money/bills", "/money/bills/new", rent, rent + "?from=2026-12-01", rent + "/day/2026-12-01"] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
        let groceries = StandardCategory.groceries.id.hex
        for (period, limit, rollover) in [
            ("month", "300", "1"), ("week", "12,50", ""), ("year", "-1", ""), ("day", "x", ""),
        ] {
            let fields = [("category", groceries), ("period", period), ("limit", limit), ("rollover", rollover)]
            try follow(try post("/money/budgets", fields))
        }
        for path in ["/money/budgets", "/money/budgets/new", "/money"] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
        try follow(try post("/settings", [("budgeting", "envelopes"), ("back", "/money/budgets")]))
        let envelope = "/money/envelopes/\(groceries)/2026-11"
        try follow(try post(envelope + "/assign", [("amount", "999999999999.99")]))
        try follow(try post(envelope + "/assign", [("amount", "1 200,50")]))
        try follow(
            try post(
                "/money/envelopes/\(StandardCategory.leisure.id.hex)/2026-11/move",
                [("moved", "20"), ("from", groceries)]))
        try follow(try post(envelope + "/carry", [("carry", "carried")]))
        for path in [
            "/money/budgets", "/money/budgets?month=2026-10", "/money/budgets?month=9999-12", envelope, "/money",
        ] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
        try follow(try post("/settings", [("budgeting", "limits")]))
    }

    private mutating func lookAtMoney() throws {
        for path in [
            "/money", "/money/transactions", "/money/transactions?to=2026-10-01", "/money/report",
            "/money/report?month=2026-10", "/money/report?month=0001-01", "/money/report?quarter=2026-11",
            "/money/report?year=2026", "/money/report?by=all", "/money/report?from=2026-10-05&through=2026-11-02",
            "/money/report?group=%D0%A1%D0%B0%D0%B4", "/money/report/flow", "/money/report/flow?month=0001-02",
            "/money/report/worth", "/money/report/worth?span=fiveYears", "/money/report/worth?span=all",
            "/money/report/comparison", "/money/report/comparison?year=2026", "/money/report/forecast",
            "/money/report/forecast?account=\(Self.id(3))", "/money/report/calendar",
            "/money/report/calendar?month=2026-10", "/money/rates", "/money/rates/new",
            "/charts/forecast.csv?page=%2Fmoney%2Freport%2Fforecast", "/search?q=lidl", "/search?q=12",
            "/money/categories", "/money/categories/new",
            "/money/accounts/new", "/money/accounts/\(Self.id(1))", "/money/accounts/\(Self.id(3))",
            "/money/import", "/money/accounts/\(Self.id(1))/edit", "/money/accounts/\(Self.id(1))/reconcile",
            "/money/transactions?account=\(Self.id(3))", "/money/transactions/new",
            "/money/transactions/new?kind=transfer", "/money/transactions?category=none&kind=expense&currency=EUR",
            "/money/transactions?category=\(StandardCategory.groceries.id.hex)&from=2026-11-01&through=2026-11-30",
            "/money/transactions/\(Self.id(104))", "/money/categories/\(StandardCategory.gifts.id.hex)", "/log/expense",
            "/log/income", "/log/transfer", "/journal", "/today", "/review",
        ] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
    }
}
