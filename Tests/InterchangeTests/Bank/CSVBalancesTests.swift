import CivilTime
import Money
import Testing

@testable import Interchange

@Suite struct CSVBalancesTests {
    @Test(arguments: [Int64(1), -1])
    func rowsThatAreOffByAllAmountsOf64BitsAreTold(_ sign: Int64) throws {
        let (first, last) = (try #require(Day("2026-11-02")), try #require(Day("2026-11-20")))
        func entry(_ amount: Int64, on day: Day) -> BankEntry { BankEntry(day: day, amount: sign * amount, line: 1) }
        var balances = CSVBalances(nil)
        balances.add(entry(1, on: first), 0)
        // With the last row 2⁶⁴, which is nothing to sums that overflow.
        let limit = AmountExpression.limit
        let (count, rest) = UInt64.max.quotientAndRemainder(dividingBy: UInt64(limit))
        for _ in 0..<count { balances.add(entry(limit, on: first), nil) }
        balances.add(entry(Int64(rest) - 1, on: first), nil)
        balances.add(entry(2, on: last), 0)
        #expect(balances.mismatch == BankTurnover(stated: 0, read: sign * .max, line: 1))
    }
}
