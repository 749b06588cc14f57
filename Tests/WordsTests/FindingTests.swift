import Testing

@testable import Words

@Suite struct FindingTests {
    @Test(arguments: [
        ("Łódź", "lodz"), ("Ёлка", "елка"), ("Е\u{308}лка", "елка"), ("ŻÓŁĆ", "zolc"), ("Z\u{307}o\u{301}ł", "zol"),
        ("  Café \t au\u{A0}lait ", "cafe au lait"), ("Straße", "strasse"), ("Æsop", "aesop"), ("Йога", "йога"),
        ("И\u{306}ога", "йога"), ("“Read”", "\"read\""), ("a\u{200F}b\u{200B}c", "abc"), ("Việt", "viet"), ("İ", "i"),
        ("", ""), (" ", ""), ("日本", "日本"),
    ])
    func foldingForgetsCaseAccentsAndInvisibleMarks(_ text: String, _ folded: String) {
        #expect(Words.fold(text) == folded)
        #expect(Words.fold(folded) == folded)
    }

    @Test func searchFindsTextInside() {
        #expect(Words.contains("Ćwiczę pięć minut", "piec"))
        #expect(Words.contains("Полёт", "ПОЛЕТ"))
        #expect(Words.contains("Read", ""))
        #expect(!Words.contains("Read", "reads"))
    }

    @Test(arguments: [
        ("egg", []), ("Eggs", ["egg"]), ("яйца", ["яйц"]), ("огурцы", ["огурц", "огур"]),
        ("tomatoes", ["tomatoe", "tomato", "tomat"]), ("boiled eggs", ["boiled egg"]), ("", []), ("a b", []),
    ])
    func anEndingIsLeftOffLetterByLetter(_ typed: String, _ shorter: [String]) {
        #expect(Words.withoutEnding(typed) == shorter)
    }

    @Test func titlesStandInTheOrderOfTheirAlphabets() {
        let ordered = [
            "", "!", "🌅 Sun", "2", "007", "10", "10 push-ups", "a", "A", "ab", "ą", "ąb", "b", "c", "ć", "d", "e", "é",
            "ę", "f",
            "l", "łoś", "m", "n", "ń", "o", "ó", "p", "s", "ś", "t", "z", "źle", "żaba", "ананас", "ежик", "ёлка",
            "ель", "ж",
            "и", "й", "к", "я", "日本",
        ]
        var mixed = Array(ordered.reversed())
        mixed.sort(by: Words.isOrderedBefore)
        // Case decides last, capitals first.
        #expect(mixed == ordered.map { $0 == "a" ? "A" : $0 == "A" ? "a" : $0 })
    }

    @Test func orderIsStrictAndTotal() {
        let texts = [
            "", "a", "A", "á", "a\u{301}", "ą", "a10", "a9", "a09", "е", "ё", "Ё", "z", "ż", "ß", "ss", "1", "01",
        ]
        for first in texts {
            for second in texts {
                let isSame = Array(first.unicodeScalars) == Array(second.unicodeScalars)
                let before = Words.isOrderedBefore(first, second)
                let after = Words.isOrderedBefore(second, first)
                #expect(isSame ? !before && !after : before != after, "\(first) \(second)")
                for third in texts where before && Words.isOrderedBefore(second, third) {
                    #expect(Words.isOrderedBefore(first, third))
                }
            }
        }
    }

    @Test func textsThatBeginDifferentlyAreInTheOrderOfTheirBeginnings() {
        let texts = [
            "", "a", "Ab", "ab", "abc", "ABD", "a b", "a1", "ą", "ąb", "abą", "aą", "ae\u{301}", "a\u{301}b",
            "ab\u{301}", "ßx", "s",
            "ssx", "St", "zż", "żz", "007", "12345678", "2x", "@ab", "[ab", "`ab", "ёж", "еж", "Эхо", "日本", "🌅 Sun",
        ]
        var told = 0
        for first in texts {
            for second in texts
            where Words.collationBeginning(of: first) < Words.collationBeginning(of: second) {
                #expect(Words.isOrderedBefore(first, second), "\(first) \(second)")
                told += 1
            }
        }
        #expect(told > 400)
    }

    @Test func numbersOfAnyLengthCompareByValue() {
        let long = String(repeating: "9", count: 40)
        #expect(Words.isOrderedBefore("Week 9", "Week 10"))
        #expect(Words.isOrderedBefore("9", long))
        #expect(Words.isOrderedBefore(long, "1" + long))
    }

    private let titles = ["Read", "Reading aloud", "Meditate ten minutes", "Practise the piano", "Żółw", "Вода"]

    @Test func aTitleIsMatchedWholeOrByItsBeginning() {
        #expect(Words.match("read", among: titles) == .one(0))
        #expect(Words.match("READING", among: titles) == .one(1))
        #expect(Words.match("rea", among: titles) == .several([0, 1]))
        #expect(Words.match("zolw", among: titles) == .one(4))
        #expect(Words.match("ВО", among: titles) == .one(5))
        #expect(Words.match("", among: titles) == .none(nearest: nil))
        #expect(Words.match("swim", among: []) == .none(nearest: nil))
    }

    @Test func amongTitlesThatFoldAlikeTheExactOneWins() {
        #expect(Words.match("read", among: ["Read", "read"]) == .one(1))
        #expect(Words.match("READ", among: ["Read", "read"]) == .several([0, 1]))
    }

    @Test func aMissSuggestsTheNearest() {
        #expect(Words.match("raed", among: titles) == .none(nearest: "Read"))
        #expect(Words.match("medtate", among: titles) == .none(nearest: "Meditate ten minutes"))
        #expect(Words.match("piano", among: titles) == .none(nearest: "Practise the piano"))
        #expect(Words.match("вада", among: titles) == .none(nearest: "Вода"))
        #expect(Words.match("swimming", among: titles) == .none(nearest: nil))
        #expect(Words.match("x", among: titles) == .none(nearest: nil))
        #expect(Words.match(String(repeating: "a", count: 10_000), among: titles) == .none(nearest: nil))
    }

    @Test func slipsAreWrongMissingNeedlessAndSwappedLetters() {
        func slips(_ typed: String, _ title: String) -> Int? {
            Words.distances(from: Array(typed.unicodeScalars), to: Array(title.unicodeScalars)[...]).last
        }
        #expect(slips("read", "read") == 0)
        #expect(slips("raed", "read") == 1)
        #expect(slips("rea", "read") == 1)
        #expect(slips("reaad", "read") == 1)
        #expect(slips("reed", "read") == 1)
        #expect(slips("kitten", "sitting") == 3)
        #expect(slips("", "read") == 4)
        #expect(slips("read", "") == 4)
    }
}
