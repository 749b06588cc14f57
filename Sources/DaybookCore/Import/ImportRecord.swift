import CivilTime
import Journal

/// A note of an import, written with it: its first field in the first change, its last in the last. So it tells what the import
/// wrote, by the stamps of fields, and the game can leave that out. Records that the import made have times of their own; see
/// `ImportTime`.
///
/// An edit by hand gives a field another stamp. A habit that is marked or a task that is completed by hand then counts; a record that
/// the import made does not, whatever of it is edited. Undoing the import takes the note back too.
public struct ImportRecord: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case day, earns, end }

    public static let schema = Schema(
        "imports",
        [
            Column("day", .day),
            Column("earns", .flag),
            Column("end", .flag),
        ],
        required: [Field.day.rawValue])
}

// One accessor per line.
// swift-format-ignore
extension ImportRecord {
    /// The day of the import.
    public var day: Day? { get { self[.day] } set { self[.day] = newValue } }
    /// Whether its records earn points, because the person asked for that.
    public var earns: Bool { get { self[.earns] } set { self[.earns] = newValue } }
    /// The last change of the import; always set.
    var end: Bool { get { self[.end] } set { self[.end] = newValue } }
}

extension Decision {
    /// The decision that imports what a plan changes, noted as an import. Nothing if it changes nothing.
    ///
    /// - Parameters:
    ///   - id: A new random id for the note.
    ///   - earns: Whether the imported facts earn points.
    public static func importing(
        _ changes: [Change], id: RecordID, on day: Day, earns: Bool = false
    ) -> Decision {
        if changes.isEmpty { return Decision(JournalAction.import, []) }
        var note = ImportRecord(id: id)
        (note.day, note.earns, note.end) = (day, earns, true)
        let noted = note.changes
        return Decision(JournalAction.import, Array(noted.dropLast()) + changes + noted.suffix(1))
    }
}
