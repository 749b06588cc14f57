import Foundation
import Testing

@testable import Money

@Suite struct ExchangeRateTextTests {
    @Test(
        arguments: [
            ("4.3215", 4_321_500_000), ("4,3215", 4_321_500_000), ("1", 1_000_000_000), (".5", 500_000_000),
            ("0.000000001", 1), ("1000000000", 1_000_000_000_000_000_000), ("1.5000000000000", 1_500_000_000),
        ] as [(String, Int64)])
    func aDecimalNumberIsExact(_ text: String, _ billionths: Int64) throws {
        #expect(try ExchangeRate(text).billionths == billionths)
    }

    @Test(
        arguments: [
            ("", .missing), ("0", .notAboveZero), ("0,00", .notAboveZero), ("-4.2", .notAboveZero), (".", .notANumber),
            ("4.2.1", .notANumber), ("1e9", .notANumber), ("N/A", .notANumber), ("1 000", .notANumber),
            ("0.0000000001", .tooManyDecimals), ("1000000001", .tooLarge), ("99999999999999999999", .tooLarge),
            ("9999999999.5", .tooLarge),
        ] as [(String, ExchangeRate.Failure)])
    func anyOtherTextIsRefusedWithTheReason(_ text: String, _ reason: ExchangeRate.Failure) {
        #expect(throws: reason) { try ExchangeRate(text) }
    }

    @Test(arguments: ["4.3215", "1", "0.000000001", "161.5", "1000000000"])
    func theTextOfARateIsReadAgain(_ text: String) throws {
        #expect(try ExchangeRate(text).text == text)
    }

    @Test func anInverseRateDividesAndRoundsHalfAwayFromZero() throws {
        let rate = try ExchangeRate("4")
        #expect(rate.convert(10, unitsPerMajor: 100, to: 100, isInverse: true) == 3) // 2.5
        #expect(rate.convert(-10, unitsPerMajor: 100, to: 100, isInverse: true) == -3)
        #expect(rate.convert(1000, unitsPerMajor: 100, to: 1, isInverse: true) == 3) // 10.00 / 4 = 2.5
        #expect(rate.convert(10, unitsPerMajor: 1, to: 1000, isInverse: true) == 2500)
    }

    @Test func aRateConvertsAsExactArithmeticDoes() throws {
        let units = [1, 100, 1000] as [Int64]
        for text in ["0.000000001", "0.0061", "1", "4.3215", "161.53", "1000000000"] {
            let rate = try ExchangeRate(text)
            for amount in [0, 1, -1, 49, 50, 12_345, -99_999_999] as [Int64] {
                for (source, target) in units.flatMap({ source in units.map { (source, $0) } }) {
                    var exact = Decimal(amount) * Decimal(rate.billionths) * Decimal(target)
                    exact /= Decimal(1_000_000_000) * Decimal(source)
                    var rounded = Decimal()
                    NSDecimalRound(&rounded, &exact, 0, .plain)
                    let converted = rate.convert(amount, unitsPerMajor: source, to: target)
                    let fits = abs(rounded) <= Decimal(Int64.max)
                    let wanted = fits ? rounded : nil
                    #expect(converted.map { Decimal($0) } == wanted, "\(text) \(amount) \(source) \(target)")
                }
            }
        }
    }

    @Test func whatExceeds64BitsIsNotConverted() throws {
        #expect(try ExchangeRate("2").convert(.max, unitsPerMajor: 100, to: 100) == nil)
        #expect(try ExchangeRate("0.5").convert(.max, unitsPerMajor: 100, to: 100, isInverse: true) == nil)
    }
}
