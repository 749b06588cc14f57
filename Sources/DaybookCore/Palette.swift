import Journal

/// The colours available for habits and categories.
public enum Palette: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case rose, amber, leaf, teal, sky, iris, plum, stone
}
