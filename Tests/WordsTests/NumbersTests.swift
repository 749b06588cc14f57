import Testing

@testable import Words

@Suite struct NumbersTests {
    let english = Words(.english)
    let russian = Words(.russian)
    let polish = Words(.polish)

    @Test func eachLanguageHasItsSeparators() {
        #expect(english.number(1234.5) == "1,234.5")
        #expect(russian.number(1234.5) == "1\u{A0}234,5")
        #expect(polish.number(1234.5) == "1234,5")
        #expect(polish.number(12345.6) == "12\u{A0}345,6")
        #expect(english.number(1_234_567) == "1,234,567")
        #expect(russian.number(999) == "999")
        #expect(
            polish.number(Int64(-9_223_372_036_854_775_808))
                == "−9\u{A0}223\u{A0}372\u{A0}036\u{A0}854\u{A0}775\u{A0}808")
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (1.2, "1.2"), (1.005, "1.01"), (1.004, "1"), (2.675, "2.68"),
            (0.125, "0.13"), (-0.125, "−0.13"), (-0.004, "0"), (0.05, "0.05"), (0.005, "0.01"), (0.0049, "0"),
            (9.995, "10"), (99.999, "100"), (0.1 + 0.2, "0.3"), (100_000, "100,000"), (1e-5, "0"),
            (.leastNonzeroMagnitude, "0"),
            (123_456_789.987, "123,456,789.99"), (999_999_999_999_999, "999,999,999,999,999"), (1e15, "1×10¹⁵"),
            (1.5e300, "1.5×10³⁰⁰"), (-1.23456e20, "−1.23×10²⁰"), (9.999e20, "1×10²¹"),
            (.greatestFiniteMagnitude, "1.8×10³⁰⁸"), (.infinity, "∞"), (-.infinity, "−∞"), (.nan, "–"),
        ] as [(Double, String)])
    func numbersAreRoundedHalfUpToTwoPlaces(_ value: Double, _ text: String) {
        #expect(english.number(value) == text)
    }

    @Test func fractionDigitsAreLimitedAsRequested() {
        #expect(english.number(1.23456, maximumFractionDigits: 0) == "1")
        #expect(english.number(0.5, maximumFractionDigits: 0) == "1")
        #expect(english.number(1.23456, maximumFractionDigits: 4) == "1.2346")
        #expect(russian.number(3.5, maximumFractionDigits: 1) == "3,5")
    }

    @Test func percentagesFollowTheLanguage() {
        #expect(english.percent(0.91) == "91%")
        #expect(russian.percent(0.91) == "91\u{A0}%")
        #expect(polish.percent(0.91) == "91%")
        #expect(english.percent(0.655747, maximumFractionDigits: 1) == "65.6%")
        #expect(english.percent(1) == "100%")
        #expect(english.percent(.nan) == "–%")
    }

    @Test func aRateIsWholeOnlyIfNothingWasMissedAndZeroOnlyIfNothingWasDone() {
        let rates = [0, 1e-6, 0.004, 0.5, 0.914, 0.995, 1 - 1e-6, 1, 1 - 1e-15, 1.0 / 3 + 2.0 / 3]
        #expect(
            rates.map { english.rate($0) } == [
                "0%", "1%", "1%", "50%", "91%", "99%", "99%", "100%", "100%", "100%",
            ])
        #expect(russian.rate(0.999) == "99\u{A0}%" && polish.rate(.nan) == "0%")
    }

    @Test func oneDecimalSignIsUnderstoodInEveryLanguage() {
        for language in Language.allCases {
            let words = Words(language)
            #expect(words.parseNumber("1,5") == 1.5)
            #expect(words.parseNumber("1.5") == 1.5)
            #expect(words.parseNumber("1 234,5") == 1234.5)
            #expect(words.parseNumber("1\u{A0}234.5") == 1234.5)
            #expect(words.parseNumber("12\u{202F}345") == 12345)
            #expect(words.parseNumber("1,234.5") == 1234.5)
            #expect(words.parseNumber("1.234,5") == 1234.5)
            #expect(words.parseNumber("1,234,567") == 1_234_567)
            #expect(words.parseNumber("  42\n") == 42)
            #expect(words.parseNumber("+7") == 7)
            #expect(words.parseNumber("-7,25") == -7.25)
            #expect(words.parseNumber("−7") == -7)
            #expect(words.parseNumber(",5") == 0.5)
            #expect(words.parseNumber("0,125") == 0.125)
            #expect(words.parseNumber("007") == 7)
            #expect(words.parseNumber("-0")?.sign == .plus)
        }
    }

    @Test func onlyEnglishReadsACommaAndThreeDigitsAsThousands() {
        #expect(english.parseNumber("1,234") == 1234)
        #expect(russian.parseNumber("1,234") == 1.234)
        #expect(polish.parseNumber("1,234") == 1.234)
        #expect(english.parseNumber("1.234") == 1.234)
        #expect(english.parseNumber("1234,567") == 1234.567)
    }

    @Test(arguments: [
        "", " ", "abc", "1.2.3", "1,2,3", "NaN", "nan", "inf", "∞", "1e400", "1e5", "0x10", "5.", "5,", ".", ",", "-",
        "--1",
        "+-1", "1-", "1 2", "12 34", "1234 567", "1  234", "1,234 567", "1,,5", "1.,5", "½", "१", "1_000", "1 234,5 6",
        "1\u{200F}", String(repeating: "9", count: 400), String(repeating: "9", count: 10_000),
        "1" + String(repeating: " ", count: 2000) + "a",
    ])
    func invalidNumbersAreRefused(_ text: String) {
        for language in Language.allCases { #expect(Words(language).parseNumber(text) == nil, "\(language)") }
    }

    @Test(
        arguments: [
            0, 1, -1, 0.1, 1.5, 1234, 1.234, 123_456.789, 1e15, 1e21, 1e300, .leastNonzeroMagnitude, 2.0 / 3,
            .greatestFiniteMagnitude,
        ] as [Double])
    func numbersShownInFormsReadBackExactly(_ value: Double) {
        for language in Language.allCases {
            let words = Words(language)
            #expect(words.parseNumber(words.typedNumber(value)) == value)
        }
        #expect(russian.typedNumber(1234.5) == "1234,5")
        #expect(english.typedNumber(.nan) == "")
    }

    @Test func formattedNumbersReadBack() {
        for language in Language.allCases {
            let words = Words(language)
            for value in stride(from: -20_000.0, through: 20_000, by: 37.25) {
                #expect(words.parseNumber(words.number(value)) == value)
            }
        }
    }
}
