import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct BankQIFTests {
    @Test func accountsWithSplitsAndTransfersAreRead() throws {
        let file = try BankFile.read(BankSamples.qif, BankFile.Options(currency: .dollar))
        #expect(file.format == .qif)
        #expect(file.dateOrder == .monthDayYear)
        #expect(file.doubts == [])
        #expect(file.problems == [])
        #expect(
            file.statements == [
                BankStatement(
                    account: "Checking", kind: .bank, currency: .dollar,
                    closingBalance: BankBalance(amount: 104_200, day: day("2026-01-31")),
                    entries: [
                        BankEntry(
                            day: day("2026-01-05"), amount: -125_000, currency: .dollar, payee: "Landlord",
                            note: "January rent", category: "Housing:Rent", number: "101", isCleared: true, line: 8),
                        BankEntry(
                            day: day("2026-01-31"), amount: -4000, currency: .dollar, payee: "Market",
                            splits: [
                                BankSplit(amount: -3000, category: "Food", note: "apples"),
                                BankSplit(amount: -1000, otherAccount: "Cash"),
                            ], line: 16),
                    ]),
                BankStatement(
                    account: "Visa", kind: .creditCard, currency: .dollar,
                    entries: [
                        BankEntry(
                            day: day("2026-02-01"), amount: 20_000, currency: .dollar, payee: "Payment",
                            otherAccount: "Checking", isCleared: true, line: 30)
                    ]),
            ])
    }

    @Test(arguments: [
        ("Bank", BankAccountKind.bank), ("Cash", .cash), ("CCard", .creditCard), ("Oth A", .asset),
        ("Oth L", .liability),
        ("bank ", .bank),
    ])
    func everyKindOfAccountIsKnown(_ name: String, kind: BankAccountKind) throws {
        let file = try BankFile.read("!Type:\(name)\nD31.1.2026\nT1\n^\n")
        #expect(file.statements.map { $0.kind } == [kind])
        #expect(file.entries.map { $0.amount } == [100])
    }

    @Test func orderOfDatesIsFoundFromAllOrGiven() throws {
        func read(_ dates: [String], _ order: DateOrder? = nil) throws -> BankFile {
            let records = dates.map { "D\($0)\nT-1.00\n^\n" }.joined()
            return try BankFile.read("!Type:Bank\n" + records, BankFile.Options(dateOrder: order))
        }
        let european = try read(["1/2'26", "31/1'26"])
        #expect(european.dateOrder == .dayMonthYear)
        #expect(european.entries.map { $0.day } == [day("2026-02-01"), day("2026-01-31")])
        let open = try read(["1/2/2026"])
        #expect(open.doubts == [.dateOrder])
        let given = try read(["1/2/2026"], .monthDayYear)
        #expect(given.doubts == [])
        #expect(given.entries.map { $0.day } == [day("2026-01-02")])
    }

    @Test func openingBalanceNamesItsAccount() throws {
        let file = try BankFile.read("!Type:Bank\nD1/31/2026\nT5.00\nPOpening Balance\nL[Savings]\n^\n")
        #expect(file.statements.map { $0.account } == ["Savings"])
        #expect(file.entries.map { $0.otherAccount } == [""])
    }

    @Test func otherListsAreSkipped() throws {
        let file = try BankFile.read(
            "!Option:AutoSwitch\n!Account\nNA\nTBank\n^\nNB\nTCash\n^\n!Clear:AutoSwitch\n!Type:Cat\nNFood\nE\n^\n"
                + "!Account\nNB\n^\n!Type:Cash\nD1/31/2026\nT5\n^\n!Type:Invst\nD1/31/2026\nNBuy\n^\n")
        #expect(file.statements.map { $0.account } == ["B"])
        #expect(file.entries.map { $0.amount } == [500])
        #expect(
            file.problems == [BankProblem(line: 21, field: "!Type", text: "Type:Invst", reason: .unsupportedSection)])
        #expect(throws: BankFileError.noStatement) { try BankFile.read("!Type:Cat\nNFood\n^\n") }
    }

    @Test(arguments: [
        ("T5", "", "", 2, BankProblem.Reason.missing), ("D1/31/2026", "", "", 2, .missing),
        ("D2/30/2026\nT5", "D", "2/30/2026", 2, .noSuchDay), ("Dsoon\nT5", "D", "soon", 2, .badDate),
        ("D1/31/2026\nT5x", "T", "5x", 3, .badAmount),
        ("D1/31/2026\nT1000000000000.01", "T", "1000000000000.01", 3, .tooLarge),
        ("D1/31/2026\nT5.00\nSA\n$3.00\nSB\n$1.00", "S", "A", 4, .unequalSplits),
        ("D1/31/2026\nT5.00\nSA\n$x", "$", "x", 5, .badAmount), ("D1/31/2026\nT5.00\nPa\u{0}", "P", "a", 4, .notText),
    ])
    func badRecordIsListed(
        _ record: String, field: String, text: String, line: Int, reason: BankProblem.Reason
    ) throws {
        let file = try BankFile.read("!Type:Bank\n\(record)\n^\nD1/31/2026\nT7.00\n^\n")
        #expect(file.entries.map { $0.amount } == [700])
        #expect(file.problems.map { $0.reason } == [reason])
        #expect(file.problems.map { $0.line } == [line])
        #expect(file.problems.map { $0.field } == [field])
    }

    @Test func recordWithoutItsEndIsListed() throws {
        let file = try BankFile.read("!Type:Bank\nD1/31/2026\nT7.00\n^\nD1/31/2026\nT-12")
        #expect(file.entries.map { $0.amount } == [700])
        #expect(file.problems == [BankProblem(line: 5, reason: .truncated)])
    }
}
