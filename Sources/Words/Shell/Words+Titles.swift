/// Titles of pages.
extension Words {
    /// The title of a tab, with its subject; no line begins with the dot: "Mood · Charts".
    public func title(_ subject: String, _ tab: String) -> String { "\(subject)\u{A0}· \(tab)" }
}
