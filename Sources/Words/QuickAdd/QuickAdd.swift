import CivilTime

/// A line of text parsed into a title and its date, repetition, duration, priority and other parts.
public struct QuickAdd: Hashable, Sendable {
    /// The line without its parts, with single spaces.
    public let title: String
    /// The recognized parts, in the order of the line.
    public let parts: [Part]

    /// A recognized part of the line.
    public struct Part: Hashable, Sendable {
        public let kind: Kind
        /// The text as typed.
        public let text: String
        /// The range in Unicode scalars of the line. The range of a time within a repetition lies inside the
        /// repetition's range; a day and a time that are one word, "tonight", have the same range, and so do the days of "3-7 Dec".
        public let range: Range<Int>

        public init(kind: Kind, text: String, range: Range<Int>) {
            self.kind = kind
            self.text = text
            self.range = range
        }
    }

    /// The meaning of a part.
    public enum Kind: Hashable, Sendable {
        /// A repetition, and its first day if one was given. If its days come later in the line, there are two, and the
        /// last one is whole: "Every week clean on Fridays".
        case repetition(Repetition, first: Day?)
        /// The due day.
        case due(Day)
        /// The time of day.
        case time(TimeOfDay)
        /// The day before which the task cannot be started.
        case start(Day)
        case priority(Priority)
        /// It waits for someday.
        case someday
        /// A tag without its "#".
        case tag(String)
        /// The estimated duration, 1...99999 minutes.
        case estimate(minutes: Int)
        /// A category without "@" and quotation marks.
        case category(String)
    }

    /// The priority of a task.
    public enum Priority: Int, CaseIterable, Sendable {
        case low, medium, high, urgent
    }
}
