import DaybookCore
import DaybookWeb
import Journal

/// Files of banks, previewed, corrected and imported, and the rules for their payees.
extension Story {
    private static func id(_ number: UInt64) -> String { Identifier(high: 62, low: number).hex }

    mutating func importStatements() throws {
        let account = Self.id(1)
        try follow(
            try post(
                "/money/accounts", [("id", account), ("title", "mBank"), ("kind", "bank"), ("currency", "PLN")]))
        let rules = [("żabka", StandardCategory.groceries), ("АПТЕКА", .health), ("<b>", .fees)]
        for (number, rule) in rules.enumerated() {
            let fields = [
                ("id", Self.id(UInt64(10 + number))), ("contains", rule.0), ("category", rule.1.id.hex),
                ("payee", number == 0 ? "Żabka & Co" : ""),
            ]
            try follow(try post("/money/rules", fields))
        }
        for (name, text) in Self.statements {
            try importFile(name, text, [], to: "/money/import")
            try importFile(name, text, [("account", account)], to: "/money/import")
            try importFile(
                name, text, [("account", "new"), ("newAccount", "Ω"), ("currency", "x")], to: "/money/import")
            let corrected = [
                ("account", account), ("dateOrder", "mdy"), ("decimal", "point"), ("sign", "positive"),
                ("encoding", "windows-1250"),
            ]
            try importFile(name, text, corrected, to: "/money/import")
            let split = [("account", account), ("delimiter", "comma"), ("header", "0"), ("split", "semicolon 1")]
            try importFile(name, text, split, to: "/money/import")
            try importFile(name, text, [("account", account)], to: "/money/import/rejected")
            try importFile(name, text, [("account", account), ("apart", "0")], to: "/money/import/apply")
            try importFile(name, text, [], to: "/money/import")
            try importFile(name, String(text.prefix(text.count / 2)), [("account", account)], to: "/money/import")
        }
        try joinTransfers(from: account)
        try changeRules()
        for path in ["/data", "/data/daybook.transactions.csv", "/data/daybook.journal", "/data/daybook.beancount"] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
    }

    /// The other account's file shows what left this one.
    private mutating func joinTransfers(from account: String) throws {
        let savings = Self.id(2)
        try follow(
            try post(
                "/money/accounts", [("id", savings), ("title", "Konto «2»"), ("kind", "savings"), ("currency", "PLN")]))
        let rows = "date,payee,amount\n2026-11-06,Ja,-300\n2026-11-06,Ja,-40\n"
        try importFile("left.csv", rows, [("account", account)], to: "/money/import/apply")
        let arrived = "date,payee,amount\n2026-11-07,Ja,300\n2026-11-07,Ja,40\n"
        try importFile("arrived.csv", arrived, [("account", savings)], to: "/money/import")
        try importFile("arrived.csv", arrived, [("account", savings), ("join", "1")], to: "/money/import/apply")
        try importFile("arrived.csv", arrived, [("account", savings)], to: "/money/import")
    }

    private mutating func changeRules() throws {
        for fields in [
            [("contains", "")], [("contains", "ŻABKA"), ("category", StandardCategory.fees.id.hex)],
            [("contains", "x"), ("category", "ff")],
        ] { _ = try post("/money/rules", fields) }
        try follow(try post("/money/rules/\(Self.id(12))/move", [("behind", Self.id(10))]))
        try follow(
            try post(
                "/money/rules/\(Self.id(12))", [("contains", "<i>"), ("category", StandardCategory.pets.id.hex)]))
        for path in ["/money/rules", "/money/rules/new", "/money/rules/\(Self.id(10))", "/money/rules/00"] {
            for language in ["en", "ru", "pl"] { try script.ask(Question(path, language: language)) }
        }
        try follow(try post("/money/rules/\(Self.id(12))/delete", []))
        _ = try post("/money/transactions/00/rule", [])
    }

    private mutating func importFile(
        _ name: String, _ text: String, _ fields: [(String, String)], to path: String
    ) throws {
        for language in path == "/money/import" ? ["en", "ru", "pl"] : ["en"] {
            var question = Question(path, post: fields, language: language)
            question.upload = (name, Array(text.utf8))
            try follow(try script.ask(question))
        }
    }

    private static let statements = [
        (
            "mbank.csv",
            """
            #Data operacji;#Opis operacji;#Kwota;#Saldo po operacji
            02.11.2026;ŻABKA Z1234;-5,00;95,00
            03.11.2026;ООО Аптека 7;-1 234,50;-1139,50
            31.11.2026;"Kino; <b>";-6,50;0
            13.11.2026;Wypłata;"2.500,00";1360,50
            """
        ),
        ("unknown.csv", "Kausi;Kuka;Raha\n02.11.2026;Lidl;-5,00\n"),
        (
            "bank.ofx",
            """
            <OFX><STMTRS><CURDEF>PLN<BANKACCTFROM><ACCTID>PL61109010140000</BANKACCTFROM><BANKTRANLIST>
            <STMTTRN><DTPOSTED>20261104<TRNAMT>-7.25<FITID>7<NAME>ZABKA &amp; ŻABKA</STMTTRN></BANKTRANLIST></STMTRS></OFX>
            """
        ),
        ("bank.qif", "!Type:Bank\nD11/05'26\nT-3.20\nPLidl\n^\n"),
    ]
}
