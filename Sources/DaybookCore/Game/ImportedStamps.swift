import CivilTime
import Journal

/// The stamps of what imports wrote that earns nothing: those of the records that they made, and those between the first and the
/// last change of an import.
struct ImportedStamps: Equatable, Sendable {
    private struct Span: Equatable {
        let device: DeviceID
        let times: ClosedRange<UInt64>
        let day: Day
    }

    private var spans: [Span] = []

    init() {}

    init(_ imports: Table<ImportRecord>) {
        for (index, row) in imports.rows.enumerated() where row.end && !row.earns {
            let first = imports.stamp(at: index, column: ImportRecord.Field.day.rawValue)
            let last = imports.stamp(at: index, column: ImportRecord.Field.end.rawValue)
            guard let day = row.day, first.device == last.device, first.time <= last.time else { continue }
            spans.append(Span(device: first.device, times: first.time...last.time, day: day))
        }
        spans.sort {
            ($0.times.lowerBound, $0.device, $0.times.upperBound) < (
                $1.times.lowerBound, $1.device, $1.times.upperBound
            )
        }
    }

    var isEmpty: Bool { spans.isEmpty }

    /// Whether an import wrote a field with this stamp.
    func contains(_ stamp: Stamp) -> Bool { day(of: stamp) != nil }

    /// The day of the import that wrote a field with this stamp; nil if none did.
    func day(of stamp: Stamp) -> Day? {
        if spans.isEmpty { return nil }
        if let day = ImportTime.dayWithoutPoints(stamp) { return day }
        for span in spans where span.device == stamp.device && span.times.contains(stamp.time) { return span.day }
        return nil
    }

    /// Whether an import wrote any of some columns of a record, if they are set. Of a record that an import made, these are
    /// those that say that it exists and when: a later edit of something else makes it no deed of the person's.
    func wrote<Row: TableRow>(_ index: Int, of table: Table<Row>, _ columns: [Int]) -> Bool {
        if spans.isEmpty { return false }
        let row = table.rows[index]
        return columns.contains { column in
            !row.record.isNull(at: column) && contains(table.stamp(at: index, column: column))
        }
    }
}
