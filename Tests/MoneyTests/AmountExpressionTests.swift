import Money
import Testing

private func amount(
    _ text: String, _ code: String = "EUR", mark: Unicode.Scalar = "."
) throws -> AmountExpression {
    try AmountExpression(text, in: #require(Currency(code)), decimalMark: mark)
}

@Suite("An amount as typed")
struct AmountExpressionTests {
    @Test(
        "is understood by the writer's language",
        arguments: [
            ("12,50", ".", 1250), ("12.50", ",", 1250), ("12.5", ".", 1250), (".5", ".", 50), ("7", ".", 700),
            ("1 234.5", ".", 123_450), ("1.234,50", ",", 123_450), ("1.234,50", ".", 123_450),
            ("1,234.50", ",", 123_450), ("1,234", ".", 123_400), ("1.234", ",", 123_400),
            ("1\u{A0}234\u{202F}567,89", ",", 123_456_789), ("1,234,567", ".", 123_456_700),
            ("1'234.50", ".", 123_450), ("-3", ".", -300), ("−3", ".", -300), (" 12 ", ".", 1200),
        ] as [(String, Unicode.Scalar, Int64)])
    func numbers(text: String, mark: Unicode.Scalar, expected: Int64) throws {
        let typed = try amount(text, mark: mark)
        #expect(typed.minorUnits == expected)
        #expect(!typed.isCalculation)
    }

    @Test(
        "can be a calculation",
        arguments: [
            ("12.50+3*4", 2450), ("12.50 + 3 * 4", 2450), ("100/3", 3333), ("200/3", 6667), ("2*(3+4)", 1400),
            ("10-2-3", 500), ("100/4/5", 500), ("-5+2", -300), ("100*1.235", 12350), ("0.1+0.2", 30), ("5--2", 700),
            ("12 + 345", 35700), ("1/3*3", 100),
        ] as [(String, Int64)])
    func calculations(text: String, expected: Int64) throws {
        let typed = try amount(text)
        #expect(typed.minorUnits == expected)
        #expect(typed.isCalculation)
    }

    @Test("rounds halves away from zero")
    func halves() throws {
        #expect(try amount("0.01/2").minorUnits == 1)
        #expect(try amount("-0.01/2").minorUnits == -1)
        #expect(try amount("0.01/3").minorUnits == 0)
    }

    @Test("has the decimals of its currency")
    func decimals() throws {
        #expect(try amount("1234", "JPY").minorUnits == 1234)
        #expect(try amount("1,234", "JPY").minorUnits == 1234)
        #expect(try amount("1.234", "KWD").minorUnits == 1234)
        #expect(throws: AmountExpression.Failure.tooManyDecimals(allowed: 0)) { try amount("12.5", "JPY") }
        #expect(throws: AmountExpression.Failure.tooManyDecimals(allowed: 2)) { try amount("1.234") }
        #expect(throws: AmountExpression.Failure.tooManyDecimals(allowed: 2)) { try amount("1,234", mark: ",") }
    }

    @Test(
        "is refused if it is none",
        arguments: [
            "abc", "1.2.3", "1,23,456", "12..5", "1+", "*2", "(1", "1)", "1 2", "1 23", "5 5", "--5", "1e5", "٣", ",",
            "12.",
            "((((((((((1))))))))))",
        ])
    func wrong(text: String) {
        #expect(throws: AmountExpression.Failure.notAnAmount) { try amount(text) }
    }

    @Test("says what is missing, too large or divided by zero")
    func reasons() {
        #expect(throws: AmountExpression.Failure.missing) { try amount("  ") }
        #expect(throws: AmountExpression.Failure.divisionByZero) { try amount("1/0") }
        #expect(throws: AmountExpression.Failure.divisionByZero) { try amount("1/(2-2)") }
        #expect(throws: AmountExpression.Failure.tooLarge) { try amount("1000000000000.01") }
        #expect(throws: AmountExpression.Failure.tooLarge) { try amount("999999999999*999999999999") }
        #expect(throws: AmountExpression.Failure.tooLarge) { try amount(String(repeating: "9", count: 150)) }
        #expect(throws: AmountExpression.Failure.notAnAmount) { try amount(String(repeating: "1+", count: 150)) }
    }
}

@Suite("A currency")
struct CurrencyTests {
    @Test("is known by its code in any case")
    func codes() {
        #expect(Currency("eur") == .euro)
        #expect(Currency("JPY")?.minorUnits == 1)
        #expect(Currency("KWD")?.fractionDigits == 3)
        #expect(Currency("XAU") == nil)
        #expect(Currency("EU") == nil)
        #expect(Currency("EURO") == nil)
        #expect(Currency(" EU") == nil)
        #expect(Currency("R U") == nil)
        #expect(Set(Currency.all).count == Currency.all.count)
        #expect(Currency.all.allSatisfy { Currency($0.code) == $0 })
    }
}

@Suite("An exchange rate")
struct ExchangeRateTests {
    @Test("converts between currencies of different decimals, halves away from zero")
    func converts() throws {
        let yen = try #require(Currency("JPY"))
        let dinar = try #require(Currency("KWD"))
        let rate = try #require(ExchangeRate(billionths: 162_500_000_000)) // 162.5 yen a euro
        #expect(rate.convert(1000, from: .euro, to: yen) == 1625)
        #expect(rate.convert(-1001, from: .euro, to: yen) == -1627)
        let back = try #require(ExchangeRate(billionths: 6_153_846))
        #expect(back.convert(1625, from: yen, to: .euro) == 1000)
        #expect(ExchangeRate(billionths: 2_500_000_000)?.convert(1, from: dinar, to: .euro) == 0)
        #expect(ExchangeRate(billionths: 2_500_000_000)?.convert(2, from: dinar, to: .euro) == 1)
        #expect(ExchangeRate(billionths: 400_000_000)?.convert(100, from: .euro, to: dinar) == 400)
        #expect(ExchangeRate(billionths: 1_000_000_000)?.convert(.max, from: .euro, to: .euro) == .max)
        #expect(ExchangeRate(billionths: 2_000_000_000)?.convert(.max, from: .euro, to: .euro) == nil)
        #expect(ExchangeRate(billionths: 0) == nil)
    }

    @Test("follows from the two amounts of a transfer")
    func implied() throws {
        let yen = try #require(Currency("JPY"))
        let rate = try #require(ExchangeRate(from: 1000, .euro, to: 1625, yen))
        #expect(rate.billionths == 162_500_000_000)
        #expect(ExchangeRate(from: 0, .euro, to: 1, yen) == nil)
    }
}

extension ExchangeRate {
    fileprivate func convert(_ amount: Int64, from source: Currency, to target: Currency) -> Int64? {
        convert(amount, unitsPerMajor: source.minorUnits, to: target.minorUnits)
    }
}
