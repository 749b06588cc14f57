/// Titles of pages.
extension Words {
    /// The title of a tab, with its subject: "Mood · Charts".
    public func title(_ subject: String, _ tab: String) -> String { "\(subject) · \(tab)" }
}
