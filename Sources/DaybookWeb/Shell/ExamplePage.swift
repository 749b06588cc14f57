import Markup
import Words

/// A sentence about what the fields of a form mean so far. A script shows it while one types.
struct ExamplePage: PageView {
    let text: String
    let title: String
    let section: Section?

    var layout: PageLayout { .narrow }

    func view(_ words: Words) -> HTML { Self.line(text) }

    /// The line of a form that shows the sentence.
    static func line(_ text: String?) -> HTML {
        "<p class=\"hint example\" id=\"example\" role=\"status\">\(text ?? "")</p>"
    }
}
