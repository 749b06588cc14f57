import DaybookCore

/// Moods of another program's diary.
public struct ImportedMoods: Hashable, Sendable {
    /// The moods in file order.
    public var moods: [ImportedMood]
    /// The mood names without a known level, in order of first occurrence.
    public var names: [UnknownMood]
    /// Import warnings, at most one of each kind.
    public var warnings: [ImportWarning]

    public init(_ moods: [ImportedMood] = [], names: [UnknownMood] = [], warnings: [ImportWarning] = []) {
        self.moods = moods
        self.names = names
        self.warnings = warnings
    }

    /// Whether a name is one of the other program's own, whose level is known.
    public static func hasFixedLevel(_ name: String) -> Bool { Daylio.level(PlainText.line(name)) != nil }

    /// Returns the moods, with the levels that a person chose for unknown names.
    func rated(_ levels: [String: Mood]) -> [ImportedMood] {
        let unknown = Set(names.map { $0.name })
        return moods.map { mood in
            guard unknown.contains(mood.source), let level = levels[mood.source] else { return mood }
            var rated = mood
            rated.mood = level
            return rated
        }
    }
}

/// A mood name that a person chose in another program and whose level the file does not state.
public struct UnknownMood: Hashable, Sendable {
    public let name: String
    /// The level used unless the person chooses another.
    public let guess: Mood
    /// The number of moods with this name.
    public var count: Int

    public init(_ name: String, guess: Mood, count: Int) {
        self.name = name
        self.guess = guess
        self.count = count
    }
}
