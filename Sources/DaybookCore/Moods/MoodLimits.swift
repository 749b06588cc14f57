import CivilTime

/// The limits of a mood's texts and lists.
public enum MoodLimits {
    /// Characters of a note.
    public static let note = 10_000
    /// Characters of a pet's name.
    public static let name = 40
    /// Bytes of a lower-cased tag, which is part of a record id.
    public static let tagBytes = 40
    /// Maximum number of tags of an entry.
    public static let tags = 50
    /// The earliest day a record may have.
    public static let firstDay = HabitLimits.firstDay
    /// Valid moments in milliseconds since 1970 (UTC).
    private static let moments = Int64(-1) << 53...1 << 53

    /// Another program's name for a mood, as one line of at most 80 characters.
    public static func source(_ name: String) -> String { PlainText.line(name).cut(to: 80, bytes: 640) }

    /// Clamps a moment to the valid range.
    static func moment(_ number: Int64) -> Int64 { min(max(number, moments.lowerBound), moments.upperBound) }
}
