import CivilTime

/// A line typed in a hurry, taken apart: what is to be done, and when, how often, how long, how urgent.
public struct QuickAdd: Hashable, Sendable {
    /// What is left of the line without its parts, its spaces single.
    public let title: String
    /// What was understood, in the order of the line.
    public let parts: [Part]

    /// A piece of the line and what it says.
    public struct Part: Hashable, Sendable {
        public let kind: Kind
        /// The piece as it was typed.
        public let text: String
        /// Where the piece is, in Unicode scalars of the line. A time said in the middle of a repetition is inside its range.
        public let range: Range<Int>

        /// A piece of a line.
        public init(kind: Kind, text: String, range: Range<Int>) {
            self.kind = kind
            self.text = text
            self.range = range
        }
    }

    /// What a piece says.
    public enum Kind: Hashable, Sendable {
        /// How it comes again, and the day it was said to begin with.
        case repetition(Repetition, first: Day?)
        /// The day by which it should be done.
        case due(Day)
        /// At which time.
        case time(TimeOfDay)
        /// The day before which there is nothing to do.
        case start(Day)
        case priority(Priority)
        /// Without its "#".
        case tag(String)
        /// How many minutes it should take, 1...99999.
        case estimate(minutes: Int)
        /// Without its "@" and quotation marks.
        case category(String)
    }

    /// How much it matters.
    public enum Priority: Int, CaseIterable, Sendable {
        case low, medium, high, urgent
    }
}
