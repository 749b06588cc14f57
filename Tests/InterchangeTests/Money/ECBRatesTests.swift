import CivilTime
import DaybookCore
import Interchange
import Journal
import Money
import Testing

@Suite struct ECBRatesTests {
    private let history = """
        Date,USD,JPY,PLN,CYP,XAU,
        2026-11-20,1.0887,161.5,4.2513,N/A,1,
        2026-11-19,1.0901,161.25,4.2600,N/A,1,
        2026-01-02,1.1,160,,N/A,1,

        """

    private func folded(_ changes: [Change], over state: State = State(), time: UInt64 = 1) -> State {
        var state = state
        state.merge(Changes(changes), stamp: Stamp(time: time, device: DeviceID(1)))
        return state
    }

    /// A journal with accounts in euros and zlotys since 10 November.
    private var journal: State {
        folded(
            ["EUR", "PLN"].enumerated().flatMap { index, code in
                var account = Account(id: RecordID([9, UInt8(index)])!)
                (account.title, account.currencyCode, account.createdOn) = (code, code, Day("2026-11-10"))
                account.life = 1
                return account.changes
            })
    }

    private func plan(_ text: String, into state: State, restoresDeleted: Bool = false) throws -> ImportPlan {
        try ImportedFile(Array(text.utf8)).plan(
            into: state, today: Day("2026-11-20")!, restoresDeleted: restoresDeleted
        ) { RecordID([1])! }
    }

    @Test func theRatesThatAccountsNeedAreImported() throws {
        #expect(try ImportedFile(Array(history.utf8)).format == .ecbRates)
        let plan = try plan(history, into: journal)
        #expect(plan.newRateCount == 2 && plan.existingRateCount == 0 && plan.omittedRateCount == 6)
        let state = folded(plan.changes, over: journal, time: 2)
        #expect(
            state.livingExchangeRates.map { "\($0.baseCode) \($0.quoteCode) \($0.day!) \($0.rate!.text)" }
                == ["EUR PLN 2026-11-20 4.2513", "EUR PLN 2026-11-19 4.26"])
        #expect(
            ExchangeRates(state).convert(100, from: .euro, to: Currency("PLN")!, on: Day("2026-11-20")!) == 425)
    }

    @Test(arguments: [
        ("26 November 2026", "2026-11-26"), ("3 May 2027", "2027-05-03"), ("31 April 2026", nil), ("26 Nov 2026", nil),
    ])
    func theFileOfOneDayWritesItOut(_ written: String, _ day: String?) throws {
        let file = "Date, USD, JPY, PLN, \n\(written), 1.0812, 160.5, 4.3120, \n"
        guard let day else {
            #expect(throws: ImportFailure.self) { try plan(file, into: journal) }
            return
        }
        let state = folded(try plan(file, into: journal).changes, over: journal, time: 2)
        #expect(state.livingExchangeRates.map { "\($0.day!) \($0.rate!.text)" } == ["\(day) 4.312"])
    }

    @Test func importingTwiceChangesNothingAndOnesOwnRateStays() throws {
        var state = journal
        var own = CurrencyRate(Currency("PLN")!, in: .euro, on: Day("2026-11-19")!, try ExchangeRate("0.25"))
        own.life = 1
        state = folded(own.changes, over: state, time: 2)
        let first = try plan(history, into: state)
        #expect(first.newRateCount == 1 && first.existingRateCount == 1)
        state = folded(first.changes, over: state, time: 3)
        let second = try plan(history, into: state)
        #expect(second.changes.isEmpty && second.existingRateCount == 2)
    }

    @Test func aDeletedRateStaysDeletedUnlessItIsBroughtBack() throws {
        var state = folded(try plan(history, into: journal).changes, over: journal, time: 2)
        state = folded([state.livingExchangeRates[0].deletion], over: state, time: 3)
        let again = try plan(history, into: state)
        #expect(again.changes.isEmpty && again.deletedRateCount == 1)
        #expect(try plan(history, into: state, restoresDeleted: true).newRateCount == 1)
    }

    @Test func withoutAccountsNothingIsNeeded() throws {
        let plan = try plan(history, into: State())
        #expect(plan.changes.isEmpty && plan.omittedRateCount == 8)
    }

    @Test func aBadRowIsListedAndTheOthersComeIn() throws {
        let text = history + "2026-02-30,1,1,1\r\n2026-11-18,1,x,4\r\n2026-11-17,1,1,0\r\n2026-11-16,1,1,4.2"
        let file = try ImportedFile(Array(text.utf8))
        #expect(file.rejected.rows.map { $0.line } == [5, 6, 7])
        #expect(try plan(text, into: journal).newRateCount == 3)
    }

    @Test func aFileWithoutAnyReadableRowIsRefused() {
        #expect(throws: ImportFailure.self) { try ImportedFile(Array("Date,USD,JPY\n2026-99-01,1,1".utf8)) }
    }
}
