import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import TestSupport
import Testing

/// Rules that hold for any journal and any file of a bank.
@Suite struct BankImportPropertyTests {
    private struct File {
        let text: String
        let account: UInt64
    }

    /// A table of some rows for an account, several of which are equal or may be sides of transfers.
    private func file(_ random: inout SeededRandomness) -> File {
        var text = "date,payee,category,amount,note\n"
        for _ in 0..<random.number(1...8) {
            let day = "2026-11-\(random.number(10...16))"
            let amount = "\(random.once(in: 2) ? "-" : "")\(random.one(of: [5, 10, 20])).00"
            let payee = random.one(of: ["", "Lidl", "Own account", "Market 7"])
            let category = random.once(in: 4) ? random.one(of: ["Bees", "Groceries", "Salary"]) : ""
            text += "\(day),\(payee),\(category),\(amount),\(random.one(of: ["", "Note"]))\n"
        }
        return File(text: text, account: UInt64(random.number(1...2)))
    }

    /// The person enters, edits, deletes or ticks off a transaction, or adds a rule.
    private func act(_ journal: inout BankJournal, _ next: UInt64, _ random: inout SeededRandomness) throws {
        let day = "2026-11-\(random.number(10...16))"
        let amount = Int64(random.one(of: [5_00, 10_00, 20_00]))
        let known = journal.state.transactions(TransactionFilter())
        switch random.number(1...6) {
        case 1: try journal.enter(next, random.once(in: 2) ? amount : -amount, on: day, "Lidl")
        case 2:
            let from = UInt64(random.number(1...2))
            try journal.transfer(next, amount, from: from, to: 3 - from, on: day)
        case 3:
            var rule = PayeeRule(id: BankJournal.id(next))
            (rule.text, rule.category, rule.payee) = ("shop \(next)", StandardCategory.groceries.id, "Shop")
            if random.once(in: 2) { rule.text = "li" + String(repeating: "d", count: random.number(1...2)) }
            try? journal.run(.addRule(rule))
        case 4 where !known.isEmpty: try? journal.run(.deleteTransaction(random.one(of: known).id))
        case 5 where !known.isEmpty: try journal.run(.setCleared([random.one(of: known).id], true))
        case 6 where !known.isEmpty:
            var edited = random.one(of: known)
            if random.once(in: 2) { edited.amount += 1 } else { edited.payee = "Someone" }
            if edited.kind == .expense, random.once(in: 2) { edited.category = StandardCategory.groceries.id }
            try journal.run(.editTransaction(edited))
        default: break
        }
    }

    @Test func importingAFileTwiceIsImportingItOnce() throws {
        var counts: [PlannedTransaction.Status: Int] = [:]
        for seed in UInt64(1)...40 {
            var random = SeededRandomness(seed: seed)
            var journal = BankJournal()
            try journal.open("Bank", id: 1)
            try journal.open("Savings", id: 2)
            var files: [File] = []
            for step in UInt64(0)..<30 {
                if random.once(in: 2) {
                    try act(&journal, 5000 + step, &random)
                    continue
                }
                if files.isEmpty || random.once(in: 2) { files.append(file(&random)) }
                let file = random.one(of: files)
                var options = journal.options(file.account)
                options.joinsAll = random.once(in: 2)
                options.keepsAllApart = random.once(in: 4)
                options.restoresDeleted = random.once(in: 3)
                let categories = [StandardCategory.groceries.id, StandardCategory.salary.id]
                options.payees = ["Lidl", "Market 7", "Own account"].filter { _ in random.once(in: 3) }
                    .map { PayeeChoice(payee: $0, category: random.one(of: categories)) }
                let plan = try journal.plan(file.text, options)
                journal.write(plan.changes)
                for row in plan.rows { counts[row.status, default: 0] += 1 }
                let again = try journal.plan(file.text, options)
                #expect(again.changes.isEmpty, "seed \(seed), step \(step): \(file.text)")
                #expect(again.rows.map { $0.transaction.id } == plan.rows.map { $0.transaction.id }, "seed \(seed)")
                #expect(again.rows.allSatisfy { [.existing, .deleted].contains($0.status) }, "seed \(seed)")
            }
        }
        #expect(counts.count == 6 && counts.values.allSatisfy { $0 > 10 }, "\(counts)")
    }
}
