import Journal

/// The colours available for habits and categories.
public enum Palette: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case rose, amber, leaf, teal, sky, iris, plum, stone
}

extension Column {
    /// Whether it holds a colour of the palette.
    public var isColor: Bool {
        if case .choice(let words, _) = kind { words.first == Palette.rose.rawValue } else { false }
    }
}
