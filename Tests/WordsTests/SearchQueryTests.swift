import Testing
import Words

struct SearchQueryTests {
    @Test(arguments: [
        ("Łódź", "lodz"), ("ŻÓŁW", "żółw"), ("Ёлка", "елка"), ("a  b\nc", "A b c"), ("“Read” – now", "\"read\" - now"),
        ("cafe\u{301}", "café"), ("и\u{306}од", "йод"), ("Straße", "STRASSE"), ("👍 ok", "OK"), ("İstanbul", "istanbul"),
        ("", ""), ("abc", ""), ("", "abc"), ("abc", "abd"), ("aab", "ab"),
        ("Call the PLUMBER", "plumber"), ("a`b", "a'b"), ("it's", "it`s"), ("a  b", "a b"), ("a b", "a  b"),
        ("a\tb", "a b"),
        (" a", "a"), ("a~", "~"), ("plumbe", "plumber"), ("plum plumb", "plumb"), ("Łplumb", "plumb"),
    ])
    func itFindsWhatContainsFinds(text: String, typed: String) {
        #expect(SearchQuery(typed).isFound(in: text) == Words.contains(text, typed))
    }

    @Test func everyLetterOfTheThreeAlphabetsIsFoldedAlike() {
        for value in Array(UInt32(0x20)...0x250) + Array(0x400...0x460) + Array(0x2010...0x2030) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "x\(Character(scalar))y"
            #expect(SearchQuery(text).isFound(in: text), "\(value)")
            let folded = Words.fold(text)
            #expect(SearchQuery(folded).isFound(in: text), "\(value)")
        }
    }

    @Test(arguments: [
        ("rnet", "Pay rent"), ("rett", "Pay rent"), ("rrent", "Pay rent"), ("plant", "Plan"),
        ("plumer", "Call the PLUMBER"),
        ("dentsit", "Call the dentist"), ("малоко", "Купить молоко"), ("елко", "Купить ёлку"),
        ("ёлкк", "Купить елку"), ("zolta", "Żółty szalik"), ("lozd", "Bilet: Łódź"), ("elna", "Book Élan"),
        ("cafee", "Café"),
        ("medtat", "Meditate every day"), ("плотинк", "Позвонить плотнику"), ("pay rnet", "Pay rent"),
        ("rnet pay", "Pay rent"), ("vent", "Pay rent"), ("mozarela", "Mozzarella"), ("dantisst", "Call the dentist"),
        ("strwberies", "Strawberries"), ("тварошник", "Творожник"),
    ])
    func oneWrongLetterAndTwoOfLongWordsAreFoundLastOfAll(typed: String, text: String) {
        #expect(SearchQuery(typed).match(in: text) == nil)
        #expect(SearchQuery(typed, findsSimilar: true).match(in: text) == .similar)
    }

    @Test(arguments: [
        ("rne", "Pay ren"), ("rtne", "Pay rent"), ("reants", "Pay rent"), ("mim", "Call mum"), ("pyy rnet", "Pay rent"),
        ("1001", "Read 1000 pages"), ("ret", "Pay rent"), ("tern", "Pay rent"), ("rentx", "Parents"),
        ("medt", "Meditate"), ("mozxxxella", "Mozzarella"), ("dantjst", "Call the dentist"),
    ])
    func moreWrongLettersShortWordsAndNumbersAreNot(typed: String, text: String) {
        #expect(SearchQuery(typed, findsSimilar: true).match(in: text) == nil)
    }

    @Test func anExactWordIsNoWorseIfSimilarOnesAreFoundToo() {
        for (typed, match) in [
            ("rent", SearchQuery.Match.word), ("ren", .beginning), ("pay", .start), ("ent", .within),
        ] {
            #expect(SearchQuery(typed, findsSimilar: true).match(in: "Pay rent") == match)
        }
    }

    @Test(arguments: [
        ("rent", "Pay rent", SearchQuery.Match.word), ("rent", "Call parents", .within),
        ("ren", "Pay rent", .beginning),
        ("row", "Rowing machine", .opening), ("row", "Bent-over row", .word),
        ("pay", "Pay rent", .start), ("rent pay", "Pay rent", .word), ("rent dad", "Pay rent", nil),
        ("елка", "Купить ёлку", nil), ("елк", "Купить ёлку", .beginning), ("lodz", "Bilet do Łodzi", .beginning),
        ("odz", "Bilet do Łodzi", .within),
        ("lod", "Bilet do Łodzi", .beginning), ("100", "Read 1000 pages", .beginning), ("", "Anything", .start),
    ])
    func wholeWordsMatchBetterThanBeginningsAndThoseBetterThanMiddles(
        typed: String, text: String, match: SearchQuery.Match?
    ) {
        #expect(SearchQuery(typed).match(in: text) == match)
    }
}
