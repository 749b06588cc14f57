import CivilTime
import DaybookCore
import Journal
import Money
import Testing

@testable import Interchange

/// Daybook's own table of transactions, imported again.
@Suite struct BankExportedTests {
    /// Accounts with opening balances, a split, a refund, an income, transfers and a note of two lines.
    private func records() -> MoneyRecords {
        var records = MoneyRecords()
        let groceries = StandardCategory.groceries.id
        records.account(1, "Bank", opening: 100_00)
        records.account(2, "Savings 2026")
        records.account(3, "Dollars", "USD", opening: -5_00)
        records.category(8, "Bees")
        records.transaction(10, 12_50, of: 1) {
            ($0.payee, $0.note, $0.tags) = ("=Lidl", "Honey\nand bread", "food trip")
            ($0.category, $0.status) = (groceries, .reconciled)
        }
        records.transaction(11, -2_00, of: 1) { $0.category = groceries }
        records.transaction(12, 50_00, of: 2, .income) {
            ($0.category, $0.status) = (StandardCategory.salary.id, .cleared)
        }
        records.transaction(13, 30_00, of: 1) { $0.payee = "Market" }
        records.part(21, 20_00, of: 13) { ($0.category, $0.note) = (groceries, "Fruit") }
        records.part(22, 15_00, of: 13) { $0.category = MoneyRecords.id(8) }
        records.part(23, -5_00, of: 13) { $0.category = nil }
        records.transaction(14, 20_00, of: 1, .transfer) { $0.toAccount = MoneyRecords.id(2) }
        records.transaction(15, 10_00, of: 2, .transfer) { ($0.toAccount, $0.received) = (MoneyRecords.id(3), 11_00) }
        return records
    }

    private func table(_ state: State) -> [UInt8] {
        let titles = MoneyTitles(
            category: { $0.standard?.rawValue ?? $0.title }, noCategory: "", openingBalance: "Opening balance")
        return TransactionsCSV.bytes(state, on: Day("2026-11-20")!, titles, TransactionFilter())
    }

    private func plan(_ table: [UInt8], into state: State, _ options: BankImport.Options? = nil) throws -> BankImport {
        let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0)
        return try BankImport(
            BankFile.read(table), into: state,
            options ?? BankImport.Options(newAccountTitle: "Bank account", currency: .euro), now: now
        ) { $0.standard?.rawValue ?? $0.title }
    }

    /// The rows of transactions.
    private func rows(_ table: [UInt8]) -> [String] {
        table.split(separator: 13).map { String(decoding: $0, as: UTF8.self) }.filter { !$0.contains(",opening,") }
    }

    private func balances(_ state: State) -> [String] {
        state.livingAccounts.map { "\($0.title) \($0.currency.code) \(state.balance(of: $0).total)" }.sorted()
    }

    private func totals(_ state: State) -> [String] {
        CategoryTotals(of: .first ... .last, in: state).lines.map { line in
            let title = state.moneyCategory(line.category).map { $0.standard?.rawValue ?? $0.title } ?? ""
            return "\(title) \(line.kind) \(line.currency.code) \(line.amount)"
        }.sorted()
    }

    @Test func payeesWithoutACategoryStayAsExported() throws {
        var records = MoneyRecords()
        records.account(1, "Bank")
        records.transaction(10, 9_00, of: 1) { $0.payee = "Shop" }
        var options = BankImport.Options(newAccountTitle: "Bank account", currency: .euro)
        options.payees = [PayeeChoice(payee: "Shop", category: StandardCategory.groceries.id)]
        let plan = try plan(table(records.state), into: State(), options)
        #expect(plan.payees == [] && plan.rows.map { $0.transaction.category } == [nil])
    }

    @Test func anExportedTableBringsBackTheSameMoney() throws {
        let state = records().state
        let exported = table(state)
        let plan = try plan(exported, into: State())
        #expect(plan.problems == [] && plan.newCount == 6 && plan.accounts.map { $0.isNew } == [true, true, true])
        var journal = BankJournal()
        journal.write(plan.changes)
        let copy = journal.state
        #expect(balances(copy) == balances(state) && totals(copy) == totals(state))
        let first = try #require(copy.transaction(MoneyRecords.id(10)))
        #expect(first.note == "Honey\nand bread" && first.tags == "food trip" && first.status == .reconciled)
        #expect(first.payee == "=Lidl")
        #expect(copy.splits(of: MoneyRecords.id(13)).map { $0.amount } == [20_00, 15_00, -5_00])
        #expect(copy.splits(of: MoneyRecords.id(13)).map { $0.note } == ["Fruit", "", ""])
        let kinds = copy.transactions(TransactionFilter()).map { $0.kind }
        #expect(kinds == [.expense, .expense, .income, .expense, .transfer, .transfer])
        #expect(try self.plan(exported, into: copy).changes.isEmpty)
        #expect(try self.plan(exported, into: state).changes.isEmpty)
        // New accounts have ids of their own.
        #expect(rows(table(copy)) == rows(exported))
    }

    @Test func theOpeningBalanceOfAKnownAccountStays() throws {
        let exported = table(records().state)
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        journal.write(try plan(exported, into: journal.state).changes)
        #expect(journal.state.account(BankJournal.id(1))?.opening == 0)
    }

    @Test func transfersOfDeletedAccountsAndTransactionsOfClosedOnesKeepTheirBalances() throws {
        var records = records()
        records.account(4, "Gone")
        records.account(5, "Old", opening: 7_00) { $0.isClosed = true }
        records.transaction(16, 3_00, of: 1, .transfer) { $0.toAccount = MoneyRecords.id(4) }
        records.transaction(17, 4_00, of: 4, .transfer) { $0.toAccount = MoneyRecords.id(1) }
        records.transaction(18, 5_00, of: 5)
        records.delete(4, from: Account.table)
        let exported = table(records.state)
        var journal = BankJournal()
        journal.write(try plan(exported, into: State()).changes)
        #expect(balances(journal.state) == balances(records.state))
        #expect(journal.state.transactions(TransactionFilter()).count == 9)
        #expect(try plan(exported, into: journal.state).changes.isEmpty)
        #expect(try plan(exported, into: records.state).changes.isEmpty)
    }

    @Test func aBadRowIsReportedAndTheOthersAreRead() throws {
        let text = String(decoding: table(records().state), as: UTF8.self)
        let broken = text.replacing(MoneyRecords.id(13).hex, with: "zz")
        let plan = try plan(Array(broken.utf8), into: State())
        #expect(plan.newCount == 5 && plan.problems.map { $0.reason } == [.badValue, .badValue, .badValue])
    }
}
