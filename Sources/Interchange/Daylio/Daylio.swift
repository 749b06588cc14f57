import CivilTime
import DaybookCore
import Journal

/// What both kinds of Daylio's files have in common: moods of a minute, with a note and tags.
struct Daylio {
    /// One entry of the diary.
    struct Record {
        /// Where it stands: the line of a text, or the number of the entry in a backup, from 1.
        var line: Int
        /// The day and time on the clock on the wall, in minutes since 1970.
        var minute: Int64
        /// Minutes that clock was ahead of UTC; nil where the file does not say.
        var offset: Int?
        var mood: Mood
        /// What it is called, where that is none of the five names that Daylio has.
        var name = ""
        var title = ""
        var note = ""
        var tags: [String] = []
    }

    var records: [Record] = []
    var warnings = WarningCounter()

    /// The five levels by the names that Daylio gives them in English.
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

    /// A day and a time as minutes since 1970.
    static func minute(_ day: Day, _ time: TimeOfDay) -> Int64 { Int64(day.number) * 1440 + Int64(time.minutes) }

    /// The moods with their ids, in the order of the file.
    ///
    /// Daylio lists the latest first. Of several in one minute the oldest is the first, so that what is added later
    /// leaves the ids of what was there.
    mutating func moods(_ surroundings: ImportSurroundings) -> [ImportedMood] {
        let isLatestFirst = (records.first?.minute ?? 0) >= (records.last?.minute ?? 0)
        var counts: [Int64: Int] = [:]
        var moods: [ImportedMood?] = []
        for record in isLatestFirst ? records.reversed() : records {
            let ordinal = counts[record.minute] ?? 0
            counts[record.minute] = ordinal + 1
            moods.append(mood(record, ordinal: ordinal, surroundings))
        }
        return (isLatestFirst ? moods.reversed() : moods).compactMap { $0 }
    }

    private mutating func mood(
        _ record: Record, ordinal: Int, _ surroundings: ImportSurroundings
    ) -> ImportedMood? {
        guard let id = MoodEntry.id(ofImported: .daylio, minute: record.minute, ordinal: ordinal) else {
            warnings.add(.tooLong, line: record.line)
            return nil
        }
        let offset = record.offset ?? Self.offset(at: record.minute, surroundings)
        let moment = Now(
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
        let whole = name
        while name.lowercased().utf8.count > MoodLimits.tagBytes { name.removeLast() }
        name = PlainText.line(name)
        if name.utf8.count < whole.utf8.count { warnings.add(.longTags, line: line) }
        guard !name.isEmpty, !mood.tags.contains(where: { $0.lowercased() == name.lowercased() }) else { return }
        guard mood.tags.count < MoodLimits.tags else { return warnings.add(.tooLong, line: line) }
        mood.tags.append(name)
    }

    /// How far a clock that shows this minute is ahead of UTC.
    private static func offset(at minute: Int64, _ surroundings: ImportSurroundings) -> Int {
        let guess = surroundings.offset(minute * 60_000)
        let better = surroundings.offset((minute - Int64(guess)) * 60_000)
        return min(max(better, -1440), 1440)
    }
}
