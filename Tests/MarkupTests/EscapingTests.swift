import Testing

@testable import Markup

struct EscapingTests {
    /// The expected result for every ASCII character.
    private static func expected(_ code: UInt8) -> String {
        let character = String(UnicodeScalar(code))
        switch character {
        case "&": return "&amp;"
        case "<": return "&lt;"
        case ">": return "&gt;"
        case "\"": return "&quot;"
        case "'": return "&#39;"
        case "\t", "\n", "\r": return character
        default: return code < 0x20 || code == 0x7F ? "\u{FFFD}" : character
        }
    }

    @Test func everyASCIICharacterIsSafeInText() {
        for code in UInt8(0)...127 {
            let text = "a" + String(UnicodeScalar(code)) + "b"
            let html: HTML = "<p>\(text)</p>"
            #expect(html.text.unicodeScalars.elementsEqual("<p>a\(Self.expected(code))b</p>".unicodeScalars), "\(code)")
            #expect(HTML(text: text).bytes == Array("a\(Self.expected(code))b".utf8))
        }
    }

    @Test func everyASCIICharacterIsSafeInAnAttribute() {
        for code in UInt8(0)...127 {
            let value = String(UnicodeScalar(code))
            let html: HTML = "<a title=\"\(value)\"\(attribute: "id", value)>"
            let expected = "<a title=\"\(Self.expected(code))\" id=\"\(Self.expected(code))\">"
            #expect(html.bytes == Array(expected.utf8), "\(code)")
        }
    }

    @Test func everyASCIICharacterIsEscapedAlikeAsStringSubstringAndCharacter() {
        for code in UInt8(0)...127 {
            let character = Character(UnicodeScalar(code))
            let string = "\(String(character))" as HTML
            #expect("\(String(character)[...])" as HTML == string)
            #expect("\(character)" as HTML == string)
        }
    }

    @Test func nonASCIIControlCharactersAreReplacedAndTheirNeighboursKept() {
        #expect(HTML(text: "a\u{80}b\u{85}c\u{9F}").text == "a\u{FFFD}b\u{FFFD}c\u{FFFD}")
        #expect(HTML(text: "\u{A0}\u{BF}é").text == "\u{A0}\u{BF}é")
    }

    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        ("\" onload=\"alert(1)", "&quot; onload=&quot;alert(1)"),
        ("' onload='alert(1)", "&#39; onload=&#39;alert(1)"),
        ("</textarea><img src=x>", "&lt;/textarea&gt;&lt;img src=x&gt;"),
        ("&lt;b&gt; &#60;", "&amp;lt;b&amp;gt; &amp;#60;"),
        ("<!--]]>-->", "&lt;!--]]&gt;--&gt;"),
    ])
    func hostileTextIsEscaped(text: String, expected: String) {
        #expect("\(text)" as HTML == HTML(trusted: expected))
    }

    @Test func controlSequencesAndNullAreNeutralised() {
        #expect(HTML(text: "java\u{0}script:\u{1B}[31m").text == "java\u{FFFD}script:\u{FFFD}[31m")
    }

    @Test func directionMarksJoinersAndEmojiPassThrough() {
        let text = "\u{200F}שלום\u{200E}abc\u{61C}x\u{2029}\u{202F}\u{2065}\u{206A} 👩‍👩‍👧‍👦🏳️‍🌈 e\u{301} \u{FEFF}漢"
        #expect(HTML(text: text).bytes == Array(text.utf8))
    }

    @Test(arguments: [0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2066, 0x2067, 0x2068, 0x2069])
    func whatReordersTheTextAroundItIsNeutralised(_ number: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(number))
        #expect(HTML(text: "a\(Character(scalar))b").text == "a\u{FFFD}b")
    }

    @Test func longTextIsEscapedEverywhere() {
        let text = String(repeating: "Ж&", count: 5000)
        #expect(HTML(text: text).text == String(repeating: "Ж&amp;", count: 5000))
    }
}
