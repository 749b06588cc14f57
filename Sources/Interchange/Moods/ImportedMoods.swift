import DaybookCore

/// The moods of another program's diary.
public struct ImportedMoods: Hashable, Sendable {
    /// In the order of the file.
    public var moods: [ImportedMood]
    /// The names of moods for which the file does not say how good they are, in the order in which they came first.
    public var names: [UnknownMood]
    /// What did not come in as it stands in the file, at most one of each kind.
    public var warnings: [ImportWarning]

    public init(_ moods: [ImportedMood] = [], names: [UnknownMood] = [], warnings: [ImportWarning] = []) {
        self.moods = moods
        self.names = names
        self.warnings = warnings
    }

    /// The moods, those of some names as good as a person says.
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

/// A name that a person gave to a mood in another program, whose file does not say how good it is.
public struct UnknownMood: Hashable, Sendable {
    public let name: String
    /// What it is taken for unless the person says otherwise.
    public let guess: Mood
    /// How many moods of the file have it.
    public var count: Int

    public init(_ name: String, guess: Mood, count: Int) {
        self.name = name
        self.guess = guess
        self.count = count
    }
}
