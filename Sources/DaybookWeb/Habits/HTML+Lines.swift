import Markup

extension HTML {
    /// What a person wrote, its line ends kept.
    init(lines text: String) {
        self = text.split(separator: "\n", omittingEmptySubsequences: false).map { HTML(text: String($0)) }
            .joined(separator: "<br>")
    }
}
