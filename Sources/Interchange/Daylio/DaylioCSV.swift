import CivilTime
import DaybookCore

/// Reads Daylio's CSV export, one row per mood: `full_date,date,weekday,time,mood,activities,note_title,note`.
///
/// This is assumed: `full_date` is "2020-05-30"; `time` is "6:50 pm" or "18:50", as the phone formats it; activities
/// are separated by vertical bars; `mood` is "rad", "good", "meh", "bad", "awful", or a name the person chose, whose
/// level the file does not state. Earlier versions have no `note_title` and have `year` and `date` ("18 May", "May 18")
/// instead of `full_date`; later ones have `scales`, which are kept in the note unchanged.
struct DaylioCSV {
    private let header: CSVHeader
    private var file = Daylio()
    private var names: [UnknownMood] = []
    private var indices: [String: Int] = [:]

    static func isHeader(_ header: CSVHeader) -> Bool {
        header.has("time", "mood", "activities") && (header.has("full_date") || header.has("year", "date"))
    }

    static func moods(
        in file: ImportFile, _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedMoods {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        var table = DaylioCSV(header: try reader.readHeader())
        while let row = try reader.next(rejecting: &rejected) {
            do throws(ImportFailure) {
                try table.readRow(row, reader)
            } catch {
                try rejected.add(row, error, of: reader)
            }
        }
        guard !table.file.records.isEmpty else { throw rejected.failure ?? .empty }
        let moods = table.file.moods(context)
        return ImportedMoods(moods, names: table.names, warnings: table.file.warnings.warnings)
    }

    private init(header: CSVHeader) { self.header = header }

    private func text(_ column: String, _ row: CSVReader.Row) -> String { header.field(column, in: row) ?? "" }

    private mutating func readRow(_ row: CSVReader.Row, _ reader: CSVReader) throws(ImportFailure) {
        let day = try day(of: row, reader)
        let clock = PlainText.line(text("time", row))
        guard let time = DaylioTime.read(clock) else { throw reader.failure(row.line, .unknownWord(clock.excerpt)) }
        let name = MoodLimits.source(text("mood", row))
        guard !name.isEmpty else { throw reader.failure(row.line, .missingField("mood")) }
        var record = Daylio.Record(line: row.line, minute: Daylio.minute(day, time), mood: .okay)
        if let level = Daylio.level(name) {
            record.mood = level
        } else {
            record.mood = count(name)
            record.name = name
        }
        record.title = text("note_title", row)
        record.note = [text("note", row), text("scales", row)].filter { !PlainText.lines($0).isEmpty }
            .joined(separator: "\n")
        record.tags = text("activities", row).split(separator: "|").map { String($0) }
        file.records.append(record)
    }

    private func day(of row: CSVReader.Row, _ reader: CSVReader) throws(ImportFailure) -> Day {
        var written = PlainText.line(text("full_date", row))
        var day = FileDate.day(written)
        if !header.has("full_date") {
            written = PlainText.line(text("date", row) + " " + text("year", row))
            day = DaylioTime.day(text("date", row), year: text("year", row))
        }
        guard let day, day >= MoodLimits.firstDay else { throw reader.failure(row.line, .badDay(written.excerpt)) }
        return day
    }

    /// Counts a mood name without a known level and returns the level guessed for it.
    private mutating func count(_ name: String) -> Mood {
        if let index = indices[name] {
            names[index].count += 1
            return names[index].guess
        }
        let guess = DaylioNames.guess(name)
        indices[name] = names.count
        names.append(UnknownMood(name, guess: guess, count: 1))
        return guess
    }
}
