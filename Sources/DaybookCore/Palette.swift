/// The colours a person can give to a habit or a category, always by name.
public enum Palette: String, CaseIterable, Sendable {
    case rose, amber, leaf, teal, sky, iris, plum, stone
}
