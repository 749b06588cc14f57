import Markup
import Words

/// A round link to the previous or the next day, week, month or year. At the end of a range it stays in its place but
/// leads nowhere.
enum StepLink {
    case previous, next

    /// - Parameters:
    ///   - url: Nil at the end of the range.
    ///   - opensSheet: Whether the linked page is a sheet.
    func view(to url: String?, label: String, opensSheet: Bool = false) -> HTML {
        let icon = self == .previous ? Icon.back : Icon.forward
        guard let url else {
            return "<a class=\"round\" role=\"link\" aria-disabled=\"true\" aria-label=\"\(label)\">\(icon.svg)</a>"
        }
        let relation: HTML = self == .previous ? "prev" : "next"
        return """
            <a class="round" href="\(url)" rel="\(relation)" aria-label="\(label)"\(attribute: "data-sheet", if: opensSheet)>\(icon.svg)</a>
            """
    }
}
