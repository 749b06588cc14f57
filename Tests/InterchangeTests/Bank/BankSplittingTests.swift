import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

@Suite struct BankSplittingTests {
    /// Names in no language that is known.
    private static let unknown = "Kiedy,Kto,Ile\n" + rows
    private static let rows = "2026-11-02,Lidl,-5\n2026-11-03,Aldi,-6\n2026-11-04,Lidl,-7\n"
    /// Bars and commas both yield a date and an amount.
    private static let ambiguous = "a|2026-11-02|-5|b,2026-11-09,-7\n"

    private func journal() throws -> BankJournal {
        var journal = BankJournal()
        try journal.open("Bank", id: 1)
        try journal.open("Cash", id: 2)
        return journal
    }

    private func read(
        _ text: String, _ delimiter: CSVMapping.Delimiter? = nil, header: Int? = nil, of account: UInt64? = nil,
        in journal: BankJournal = BankJournal()
    ) throws -> (file: BankFile, account: Account?) {
        var reading = BankReading()
        (reading.delimiter, reading.headerLine) = (delimiter, header)
        let chosen = account.flatMap { journal.state.account(BankJournal.id($0)) }
        return try reading.read(Array(text.utf8), of: chosen, among: journal.state.openAccounts)
    }

    private func keep(_ file: BankFile, _ account: UInt64, in journal: inout BankJournal) throws {
        let plan = try BankImport(file, into: journal.state, journal.options(account), now: journal.now) { $0.title }
        journal.write(plan.changes)
    }

    @Test(arguments: BankSamples.all) func correctingTheGuessToItselfChangesNothing(_ text: String) throws {
        let guess = try BankFile.read(Array(text.utf8))
        guard let mapping = guess.mapping else { return }
        let file = try read(text, mapping.delimiter, header: mapping.headerLine).file
        #expect(file.mapping == mapping && file.statements == guess.statements && file.problems == guess.problems)
    }

    @Test func correctedDelimiterSplitsTheRowsAnew() throws {
        let guess = try read(Self.ambiguous).file
        #expect(guess.mapping?.delimiter == .pipe && guess.statements[0].entries.map { $0.amount } == [-5_00])
        let file = try read(Self.ambiguous, .comma).file
        #expect(file.mapping?.delimiter == .comma && file.mapping?.roles.count == 3)
        #expect(file.statements[0].entries.map { $0.amount } == [-7_00])
    }

    @Test func correctedLineHasTheNamesOfTheColumns() throws {
        #expect(try read(Self.unknown).file.columnNames == ["Kiedy", "Kto", "Ile"])
        let file = try read(Self.unknown, header: 1).file
        #expect(file.problems.isEmpty && file.columnNames == ["Kiedy", "Kto", "Ile"])
        #expect(file.statements[0].entries.map { $0.payee } == ["Lidl", "Aldi", "Lidl"])
        // Rows above the names are none.
        let lower = try read("2026-11-01,Rewe,-1\n" + Self.unknown, header: 2).file
        #expect(lower.statements[0].entries.map { $0.line } == [3, 4, 5] && lower.problems.isEmpty)
    }

    @Test func tableCanBeSaidToHaveNoNames() throws {
        let file = try read("date,payee,amount\n" + Self.rows, header: 0).file
        #expect(file.columnNames.isEmpty && file.mapping?.headerLine == 0)
        #expect(file.statements[0].entries.map { $0.line } == [2, 3, 4])
    }

    @Test func lineBelowTheTableHasNoNames() {
        #expect(throws: BankFileError.unknownColumns) { try read(Self.unknown, header: 5) }
        #expect(throws: BankFileError.unknownColumns) { try read(Self.unknown, header: .max) }
    }

    @Test func splittingIsRememberedForTheNextFile() throws {
        var journal = try journal()
        try keep(try read(Self.unknown, header: 1, in: journal).file, 1, in: &journal)
        let next = "Konto 7\n\n" + Self.unknown
        let named = try read(next, in: journal)
        #expect(named.account?.title == "Bank" && named.file.mapping?.headerLine == 3 && named.file.problems.isEmpty)
        // A correction of the next file counts more.
        let corrected = try read(next, header: 4, in: journal).file
        #expect(corrected.statements[0].entries.map { $0.line } == [5, 6])

        try keep(try read(Self.ambiguous, .comma, in: journal).file, 2, in: &journal)
        #expect(try read(Self.ambiguous, of: 2, in: journal).file.mapping?.delimiter == .comma)
        #expect(try read(Self.ambiguous, of: 1, in: journal).file.mapping?.delimiter == .pipe)
        #expect(try read(Self.ambiguous, .pipe, of: 2, in: journal).file.mapping?.delimiter == .pipe)
    }

    @Test func rowThatIsNoneOfNamesIsRemembered() throws {
        var journal = try journal()
        let text = "date,payee,amount\n" + Self.rows
        try keep(try read(text, header: 0, in: journal).file, 1, in: &journal)
        let next = try read(text, in: journal)
        #expect(next.account?.title == "Bank" && next.file.mapping?.headerLine == 0)
        #expect(try read(text, header: 1, in: journal).file.columnNames == ["date", "payee", "amount"])
    }
}
