import DaybookCore
import TestSupport
import Testing

struct PlainTextTests {
    @Test(arguments: [
        ("Read", "Read"), ("", ""), (" Read ", "Read"), ("Read  a\tbook", "Read a book"),
        ("Read\n\n a book\n", "Read a book"),
        ("\u{7}Read\u{202E}", "Read"), ("Ćwicz  \u{200B}", "Ćwicz"), ("a \u{301}b", "a b"),
    ])
    func aLineIsTrimmedAndItsGapsAreSingleSpaces(typed: String, stored: String) {
        #expect(PlainText.line(typed) == stored)
    }

    @Test(arguments: [
        ("קפה (א)\u{200F}.", "קפה (א)\u{200F}."), ("קרא C++\u{200E}", "קרא C++\u{200E}"), ("قرأ\u{61C}", "قرأ\u{61C}"),
        ("Read\u{200E}", "Read"), ("\u{200F}Read\u{61C}", "Read"), ("\u{200E}\u{200F}\u{61C}", ""),
        ("\u{202E}קפה\u{2067}x\u{2069}\u{202C}", "קפהx"),
    ])
    func directionMarksAreKeptBesideLettersFromRightToLeft(typed: String, stored: String) {
        #expect(PlainText.line(typed) == stored && PlainText.lines(typed) == stored)
        #expect(PlainText.line(stored) == stored && PlainText.lines(stored) == stored)
    }

    @Test func plainTextIsCleanedLikeTextWithAccents() {
        var randomness = SeededRandomness(seed: 3)
        for _ in 0..<3000 {
            let length = Int.random(in: 0...6, using: &randomness)
            let text = String((0..<length).map { _ in "ab   ~\t\n\r\u{7F}\u{1}".randomElement(using: &randomness)! })
            #expect(PlainText.line(text) == betweenAccents(text, PlainText.line), "\(text.debugDescription)")
            #expect(PlainText.lines(text) == betweenAccents(text, PlainText.lines), "\(text.debugDescription)")
        }
    }

    /// Cleans a text that stands between two accented letters, and then takes them and the space beside them away.
    private func betweenAccents(_ text: String, _ clean: (String) -> String) -> String {
        var cleaned = clean("é" + text + "é").dropFirst().dropLast()
        while cleaned.first?.isWhitespace == true { cleaned.removeFirst() }
        while cleaned.last?.isWhitespace == true { cleaned.removeLast() }
        return String(cleaned)
    }
}
