import Journal

/// The colours a person can give to a habit or a category, always by name.
public enum Palette: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case rose, amber, leaf, teal, sky, iris, plum, stone
}
