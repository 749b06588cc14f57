import CivilTime
import Journal

/// A text written at one time, about anything.
public struct Note: DatedRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, text, day, at, offset }

    public static let schema = Schema(
        "notes",
        [
            .life,
            Column("text", .text(TextLimits(1...NoteLimits.text, isMultiline: true))),
            Column("day", .day),
            Column("at", .moment),
            Column("offset", .offset),
        ],
        required: [Field.text.rawValue, Field.day.rawValue])

    public static var editable: [Field] { [.text] }

    /// Whether it exists: it was not deleted and has a text and a day.
    public var isAlive: Bool { exists && day != nil && !text.isEmpty }

    public init(id: RecordID, _ text: String) {
        self.init(id: id)
        self.text = text
    }

    /// The note at a moment, with its text trimmed.
    ///
    /// - Parameter old: The note as it is; nil for a new one.
    func validated(at moment: StoredRecordTime, over old: Note?) throws(NoteRefusal) -> Note {
        var note = self
        note.moment = moment
        do throws(FieldError) { return try note.validated(over: old) } catch { throw .field(error) }
    }

    /// The beginning of the text, on one line.
    ///
    /// - Parameter length: The maximum number of characters.
    public func beginning(length: Int) -> String { PlainText.beginning(of: text, length: length) }
}

// One accessor per line.
// swift-format-ignore
extension Note {
    /// One or more lines.
    public var text: String { get { self[.text] } set { self[.text] = newValue } }
    /// The day it counts for.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// Milliseconds since 1970 (UTC); nil if only the day is known.
    public var at: Int64? { get { self[.at] } set { self[.at] = newValue } }
    /// Offset of local time from UTC at that moment, in minutes.
    public var offset: Int64? { get { self[.offset] } set { self[.offset] = newValue } }
}

/// The maximum length of a note.
public enum NoteLimits {
    /// Characters of the text, after trimming.
    public static let text = 10_000
}
