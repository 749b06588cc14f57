import CivilTime
import DaybookCore
import Journal

/// Conversion shared by Daylio's two formats: moods with a minute, a note and tags.
struct Daylio {
    /// An entry of the diary.
    struct Record {
        /// The line of a text file, or the index of the entry in a backup, from 1.
        var line: Int
        /// Local time in minutes since 1970.
        var minute: Int64
        /// The clock's offset from UTC in minutes; nil if the file does not state it.
        var offset: Int?
        var mood: Mood
        /// The name of the mood, unless it is one of Daylio's five.
        var name = ""
        var title = ""
        var note = ""
        var tags: [String] = []
    }

    var records: [Record] = []
    var warnings: WarningCounter

    /// - Parameter countsRecords: Whether places are numbers of entries rather than of lines.
    init(countingRecords countsRecords: Bool = false) {
        warnings = WarningCounter(countingRecords: countsRecords)
    }

    /// The level of one of Daylio's five English names.
    static func level(_ name: String) -> Mood? {
        switch name.lowercased() {
        case "rad": .great
        case "good": .good
        case "meh": .okay
        case "bad": .bad
        case "awful": .awful
        default: nil
        }
    }

    /// A day and time as minutes since 1970.
    static func minute(_ day: Day, _ time: TimeOfDay) -> Int64 { Int64(day.number) * 1440 + Int64(time.minutes) }

    /// Returns the moods with their ids, in file order.
    ///
    /// Daylio lists the latest first. Within a minute, ids count from the oldest, so that entries added later do not
    /// change them.
    mutating func moods(_ context: ImportContext) -> [ImportedMood] {
        let isLatestFirst = (records.first?.minute ?? 0) >= (records.last?.minute ?? 0)
        var counts: [Int64: Int] = [:]
        var moods: [ImportedMood?] = []
        for record in isLatestFirst ? records.reversed() : records {
            let ordinal = counts[record.minute] ?? 0
            counts[record.minute] = ordinal + 1
            moods.append(mood(record, ordinal: ordinal, context))
        }
        return (isLatestFirst ? moods.reversed() : moods).compactMap { $0 }
    }

    private mutating func mood(
        _ record: Record, ordinal: Int, _ context: ImportContext
    ) -> ImportedMood? {
        guard let id = MoodEntry.id(ofImported: .daylio, minute: record.minute, ordinal: ordinal) else {
            warnings.add(.tooLong, line: record.line)
            return nil
        }
        let offset = record.offset ?? Self.offset(at: record.minute, context)
        let moment = LocalInstant(
            milliseconds: (record.minute - Int64(offset)) * 60_000, offsetMinutes: offset)
        var mood = ImportedMood(id: id, record.mood, at: moment)
        mood.note = [record.title, record.note].map { DaylioNote.text($0) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
        mood.source = record.name
        for tag in record.tags { add(tag, to: &mood, line: record.line) }
        return mood
    }

    private mutating func add(_ tag: String, to mood: inout ImportedMood, line: Int) {
        var name = PlainText.line(tag)
        let fullName = name
        while name.lowercased().utf8.count > MoodLimits.tagBytes { name.removeLast() }
        name = PlainText.line(name)
        if name.utf8.count < fullName.utf8.count { warnings.add(.longTags, line: line) }
        guard !name.isEmpty, !mood.tags.contains(where: { $0.lowercased() == name.lowercased() }) else { return }
        guard mood.tags.count < MoodLimits.tags else { return warnings.add(.tooLong, line: line) }
        mood.tags.append(name)
    }

    /// The offset from UTC of a clock that shows this minute.
    private static func offset(at minute: Int64, _ context: ImportContext) -> Int {
        let guess = context.offset(minute * 60_000)
        let better = context.offset((minute - Int64(guess)) * 60_000)
        return min(max(better, -1440), 1440)
    }
}
