/// Titles of pages.
extension Words {
    /// The title of a tab, with its subject; the dot stays beside the tab: "Mood · Charts".
    public func title(_ subject: String, _ tab: String) -> String { "\(subject) ·\u{A0}\(tab)" }
}
