import Testing

@testable import Markup

struct HTMLTests {
    private let hostile = "<b>"

    @Test func interpolatedMarkupIsNotEscaped() {
        let inner: HTML = "<b>\(hostile)</b>"
        #expect("<p>\(inner)</p>" as HTML == HTML(trusted: "<p><b>&lt;b&gt;</b></p>"))
    }

    @Test func absentMarkupInsertsNothing() {
        let none: HTML? = nil
        let some: HTML? = "<i></i>"
        #expect("[\(none)|\(some)]" as HTML == "[|<i></i>]")
    }

    @Test func arraysInsertTheirElementsInOrder() {
        let items = ["a", "<"].map { "<li>\($0)</li>" as HTML }
        #expect("<ul>\(items)</ul>" as HTML == HTML(trusted: "<ul><li>a</li><li>&lt;</li></ul>"))
        #expect("<ul>\(["a"].map { "<li>\($0)</li>" })</ul>" as HTML == "<ul><li>a</li></ul>")
    }

    @Test func integersOfEveryWidthAreFormattedCompletely() {
        #expect(
            "\(0) \(-7) \(Int64.min) \(UInt64.max) \(UInt8(200))" as HTML
                == "0 -7 -9223372036854775808 18446744073709551615 200")
    }

    @Test func aStringLiteralInAnInterpolationIsEscaped() {
        let choices = [true, false].map { "\($0 ? "<b>" : "")" as HTML }
        #expect(choices == [HTML(trusted: "&lt;b&gt;"), .empty])
        #expect("\("<b>")" as HTML == HTML(trusted: "&lt;b&gt;"))
    }

    @Test func conditionalMarkupIsBuiltOnlyIfTheConditionHolds() {
        var made = 0
        func make() -> HTML {
            made += 1
            return "<b>"
        }
        #expect("\(if: false, make())\(if: true, "yes", else: make())" as HTML == "yes")
        #expect(made == 0)
        #expect("\(if: true, make())\(if: false, "yes", else: "no")" as HTML == "<b>no")
        #expect(made == 1)
    }

    @Test func absentAttributesInsertNothing() {
        let none: String? = nil
        #expect(
            "<input\(attribute: "checked", if: true)\(attribute: "disabled", if: false)>" as HTML == "<input checked>")
        #expect(
            "<input\(attribute: "value", none)\(attribute: "name", "a\"b")>" as HTML
                == HTML(trusted: "<input name=\"a&quot;b\">"))
        #expect("<input\(attribute: "min", -3)\(attribute: "max", nil as Int?)>" as HTML == "<input min=\"-3\">")
        #expect("<input\(attribute: "value", "")>" as HTML == "<input value=\"\">")
    }

    @Test func markupIsAppendedAndJoined() {
        var html: HTML = "a" + HTML(text: "<")
        html += "c"
        #expect(html == HTML(trusted: "a&lt;c"))
        #expect(["a", "b", "c"].joined(separator: ", ") as HTML == "a, b, c")
        #expect([HTML]().joined() == .empty)
        #expect([HTML](["a", "b"]).joined() == "ab")
    }

    @Test func emptyMarkupIsEmptyAndTextIsItsBytes() {
        #expect(HTML.empty.isEmpty && ("" as HTML).isEmpty && HTML(text: "").isEmpty)
        #expect(!("x" as HTML).isEmpty)
        #expect(("é" as HTML).bytes == [0xC3, 0xA9] && ("é" as HTML).text == "é")
    }
}
