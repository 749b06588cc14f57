import Terminal
import Testing

struct PayeeRuleTests {
    let terminal = try! TestTerminal()

    private func categories() throws -> [String?] {
        let rows = try terminal.run("money", "register", "--json").json()["transactions"] as? [[String: Any]] ?? []
        return rows.map { $0["category"] as? String }
    }

    @Test func ruleIsAddedListedAndDeleted() throws {
        #expect(try terminal.run("money", "rule").output == "No rules yet\n")
        #expect(
            try terminal.run("money", "rule", "add", "lidl", "groceries", "--payee", "Lidl").lines == [
                "Rule for “lidl” added"
            ])
        try terminal.run("money", "rule", "add", "Pharma", "health")
        let lines = try terminal.run("money", "rule", "list").lines
        #expect(lines.count == 2 && lines[0].hasPrefix("Pharma") && lines[1].contains("shown as “Lidl”"))
        #expect(
            try terminal.run("money", "rule", "add", "LIDL", "health").errors
                == "There is a rule for “lidl” already.\n")
        #expect(try terminal.run("money", "rule", "delete", "phar").output == "Rule for “Pharma” deleted\n")
        let left = try terminal.run("money", "rule", "list", "--json").json()["rules"] as? [[String: Any]]
        #expect(left?.map { $0["contains"] as? String } == ["lidl"])
        #expect(try terminal.run("money", "rule", "delete", "aldi").errors.hasPrefix("There is no rule for “aldi”."))
    }

    @Test func rulesCountForTypedAndImportedPayees() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("money", "rule", "add", "lidl", "groceries")
        try terminal.run("spend", "5", "Lidl West", "--on", "2026-11-01")
        let file = try terminal.write("date,payee,amount\n2026-11-02,LIDL 12,-6\n", to: "bank.csv")
        try terminal.run("import", file, "--account", "Bank")
        #expect(try categories() == ["Groceries", "Groceries"])
    }

    @Test func nextFileOfABankNeedsNoOptions() throws {
        try terminal.run("account", "add", "Bank", "--currency", "EUR")
        try terminal.run("account", "add", "Visa", "--currency", "EUR")
        let first = try terminal.write("Date,Payee,Amount,Text\n02/03/2026,Lidl,5,a\n", to: "first.csv")
        try terminal.run("import", first, "--account", "Visa", "--date-order", "mdy", "--spent-positive")
        let next = try terminal.write("Date,Payee,Amount,Text\n04/05/2026,Bus,6,b\n", to: "next.csv")
        let made = try terminal.run("import", next, "--json").json()
        let rows = made["transactions"] as? [[String: Any]] ?? []
        #expect(
            rows.map { $0["day"] as? String } == ["2026-04-05"] && rows.map { $0["amount"] as? String } == ["-6.00"])
        #expect((made["accounts"] as? [[String: Any]])?.map { $0["title"] as? String } == ["Visa"])
    }
}
