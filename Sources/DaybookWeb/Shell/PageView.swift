import Markup
import Words

/// A page that renders its model as HTML. The rendering is in `X+View` beside the model.
protocol PageView: Sendable {
    /// The title in the browser's tab and history.
    var title: String { get }
    /// The navigation entry to which the page belongs.
    var section: Section? { get }
    var layout: PageLayout { get }
    /// The content of the `main` element.
    func view(_ words: Words) -> HTML
}

/// The width of a page, and whether it has navigation.
enum PageLayout: Sendable {
    /// One column.
    case plain
    /// The full width of a desktop.
    case broad
    /// Forms and settings.
    case narrow
    /// A sheet over another page, without navigation.
    case sheet
    /// A page on its own, without navigation.
    case bare
}
