import Markup
import Words

/// The choice whether what is imported earns points. By default it does not: it was done elsewhere.
enum PointsChoice {
    static func view(_ words: Words) -> HTML {
        "<label class=\"choice\"><input type=\"checkbox\" name=\"earns\" value=\"1\"> \(words.countForPoints)</label>"
    }
}
