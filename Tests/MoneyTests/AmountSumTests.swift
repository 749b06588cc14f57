import Money
import Testing

struct AmountSumTests {
    private static let amounts: [Int64] = [.max, -.max, .min, 100, 1, 0, -1, -100]

    @Test func aSumBeyondAllAmountsIsTheGreatestOfItsSign() {
        #expect(AmountSum.of(.max, 1) == .max)
        #expect(AmountSum.of(-.max, -1) == -.max)
        #expect(AmountSum.of(.min) == -.max)
        #expect(AmountSum.difference(.min, .max) == -.max)
        #expect(AmountSum.difference(.max, .min) == .max)
        #expect(AmountSum.times(.max, 2) == .max && AmountSum.times(.max, -2) == -.max)
        #expect(AmountSum.times(-3, 4) == -12 && AmountSum.times(.min, 1) == -.max)
    }

    @Test func everySumOfFourHasItsSignInWhateverOrder() {
        for one in Self.amounts {
            for two in Self.amounts {
                for three in Self.amounts {
                    for four in Self.amounts {
                        let sum = AmountSum.of(one, two, three, four)
                        #expect(AmountSum.of(four, two, one, three) == sum)
                        let rough = Double(one) + Double(two) + Double(three) + Double(four)
                        if rough.magnitude > 1e10 { #expect((sum < 0) == (rough < 0)) }
                        var rest = AmountSum(7)
                        for amount in [one, two, three, four] { rest += amount }
                        for amount in [three, one, four, two] { rest -= amount }
                        #expect(rest.amount == 7)
                    }
                }
            }
        }
    }
}
