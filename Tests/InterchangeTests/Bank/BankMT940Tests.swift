import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankMT940Tests {
    @Test func statementWithEveryKindOfDetailsIsRead() throws {
        let file = try BankFile.read(BankSamples.mt940)
        #expect(file.format == .mt940)
        #expect(file.problems == [])
        #expect(
            file.statements == [
                BankStatement(
                    account: "50070010/1234567 EUR", kind: .bank, currency: .euro,
                    closingBalance: BankBalance(amount: 196_450, day: day("2026-01-31")), openingBalance: 100_000,
                    entries: [
                        BankEntry(
                            day: day("2026-01-02"), amount: -2550, currency: .euro, payee: "MUELLER, JOERG UND INGE",
                            note: "Miete Januar Wohnung 3 Haus 2", bankID: "BANKREF1",
                            otherAccount: "DE44500105175407324931", line: 6),
                        BankEntry(
                            day: day("2026-01-31"), amount: 100_000, currency: .euro, payee: "J. de Vries",
                            note: "Huur jan", bankID: "KUNDE1", otherAccount: "NL12ABNA0123456789", line: 9),
                        BankEntry(
                            day: day("2026-01-31"), amount: -1000, currency: .euro,
                            note: "Plain words about a reversal", line: 12),
                    ])
            ])
    }

    @Test func polishSubfieldsAreRead() throws {
        let text = """
            :20:1
            :25:/PL11114020040000300201355387
            :28C:1
            :60F:C260101PLN100,00
            :61:2601020102D12,34S02000000000001
            :86:020^00PRZELEW^20Tytuł przelewu jest dłuższy
            ^21 i ma dwie części^32JAN KOWALSKI^38PL22114020040000300201355388
            :62F:C260102PLN87,66
            -
            """
        let file = try BankFile.read(TextEncoding.windows1250.bytes(text))
        #expect(file.encoding == .windows1250)
        let entry = try #require(file.entries.first)
        #expect(entry.payee == "JAN KOWALSKI")
        #expect(entry.note == "Tytuł przelewu jest dłuższy i ma dwie części")
        #expect(entry.otherAccount == "PL22114020040000300201355388")
        #expect(entry.amount == -1234)
    }

    @Test(arguments: [
        ("D1234.56", -123_456), ("C.75", 75), ("D,50", -50), ("D1.234,56", -123_456), ("D1 234,56", -123_456),
        ("D1,234.56", -123_456), ("CR 12,", 1200), ("D1.5", -150),
    ])
    func amountsEndBeforeTheTypeAndHaveEitherMark(amount: String, minorUnits: Int64) throws {
        let file = try BankFile.read(statement(amount))
        #expect(file.problems == [])
        #expect(file.entries.map(\.amount) == [minorUnits])
        #expect(file.entries.map(\.bankID) == ["REF"])
        let withoutType = statement(amount).replacing("NTRFREF", with: "//REF")
        #expect(try BankFile.read(withoutType).entries.map(\.bankID) == ["REF"])
    }

    @Test(arguments: ["D1.234", "D1234.567", "D12;50", "D1,2,3", "D1,234.5,6", "D-5,00", "D"])
    func amountThatCanBeSeveralOrNoneIsRefused(amount: String) throws {
        let file = try BankFile.read(statement(amount))
        #expect(file.entries == [])
        #expect(file.problems.map(\.line) == [4])
    }

    @Test func balanceWithADotIsCompared() throws {
        let file = try BankFile.read(":20:1\n:25:1\n:60F:C260101EUR2000.00\n:62F:C260131EUR764.69")
        #expect(file.statements.map(\.openingBalance) == [200_000])
        #expect(file.statements.map(\.closingBalance?.amount) == [76_469])
    }

    private func statement(_ amount: String) -> String {
        ":20:1\n:25:1\n:60F:C260101EUR1,\n:61:260105\(amount)NTRFREF\n:62F:C260131EUR1,"
    }

    @Test func bookingAroundNewYearHasTheNearestYear() throws {
        func entry(_ line: String) throws -> Day? {
            try BankFile.read(":20:1\n:25:1\n:60F:C260101EUR1,\n:61:\(line)\n:62F:C260101EUR1,").entries.first?.day
        }
        #expect(try entry("2601021231D1,NTRFNONREF") == day("2025-12-31"))
        #expect(try entry("2512310102D1,NTRFNONREF") == day("2026-01-02"))
        #expect(try entry("251231D1,NTRFNONREF") == day("2025-12-31"))
    }

    @Test func fieldsThatAreFilledWithSpacesAreLeftOutOnes() throws {
        let text =
            ":20:1\n:25:1\n:60F:C260101EUR9,\n:61:260102    D4,00NTRFNONREF\nref\n"
            + ":86:NL91ABNA0417164300 Doctor Jones\nInvoice 7\n:62F:C260102EUR5,"
        let file = try BankFile.read(text)
        #expect(file.problems == [])
        let entry = try #require(file.entries.first)
        #expect(entry.day == day("2026-01-02") && entry.amount == -400)
        #expect(entry.details == "Doctor Jones" && entry.note == "ref NL91ABNA0417164300 Doctor Jones Invoice 7")
    }

    @Test func pagesOfAStatementAreOneAndSeveralAccountsAreSeveral() throws {
        let page = ":20:1\n:25:A\n:60F:C260101EUR1,\n:61:260101C1,NTRFNONREF\n:62M:C260101EUR2,\n-\n"
        let last = ":20:1\n:25:A\n:60M:C260101EUR2,\n:61:260102C1,NTRFNONREF\n:62F:C260102EUR3,\n-\n"
        let other = ":20:2\n:25:B\n:60F:C260101PLN1,\n:62F:D260102PLN3,\n-\n"
        let file = try BankFile.read("ABNANL2A\n940\n" + page + last + other)
        #expect(file.statements.map { $0.account } == ["A", "B"])
        #expect(file.statements.map { $0.entries.count } == [2, 0])
        #expect(file.statements.map { $0.currency } == [.euro, .zloty])
        #expect(file.statements.map { $0.closingBalance?.amount } == [300, -300])
    }

    @Test(arguments: [
        ("260230D1,NTRFNONREF", BankProblem.Reason.noSuchDay), ("2601x0D1,NTRFNONREF", .badDate),
        ("260131X1,NTRF", .unknownIndicator),
        ("260131D,NTRF", .badAmount), ("260131DNTRF", .unknownIndicator), ("260131D1,2,3NTRF", .badAmount),
        ("260131D1,001NTRF", .tooManyDecimals),
        ("260131D99999999999999999999,NTRF", .tooLarge), ("2601311332D1,NTRF", .noSuchDay), ("", .missing),
        ("260131", .unknownIndicator),
    ])
    func badEntryIsListedWithoutItsDetails(_ line: String, reason: BankProblem.Reason) throws {
        let file = try BankFile.read(
            ":20:1\n:25:1\n:60F:C260101EUR1,\n:61:\(line)\n:86:Text\n:61:260131D7,NTRFX\n:86:Good\n:62F:C260101EUR1,")
        #expect(file.problems.map { $0.reason } == [reason])
        #expect(file.problems.map { $0.line } == [4])
        #expect(file.problems.map { $0.field } == ["61"])
        #expect(file.entries.map { $0.note } == ["Good"])
    }

    @Test func statementWithoutItsClosingBalanceIsCutOff() {
        #expect(throws: BankFileError.truncated(line: 4)) {
            try BankFile.read(":20:1\n:25:1\n:60F:C260101EUR1,\n:61:260131D7,NTRFX\n")
        }
    }
}
