import CivilTime
import DaybookCore

/// Reads Daylio's backup: a zip with `backup.daylio` beside photos and recordings. That file is base64-encoded JSON;
/// both are also read without the zip.
///
/// The JSON is not documented; this is assumed: `dayEntries` has `year`, `month` (from 0), `day`, `hour` and `minute`
/// in local time, `timeZoneOffset` in milliseconds ahead of UTC, `mood` (an id in `customMoods`), `note_title`, `note`,
/// `tags` (ids in `tags`) and `assets`; `customMoods` has `id`, `custom_name` (empty for Daylio's own names) and
/// `mood_group_id`, from 1 for "rad" to 5 for "awful"; `tags` has `id` and `name`. The id of a mood that is not listed
/// is its group. Everything else, such as goals and scales, is ignored.
struct DaylioBackup {
    private struct CustomMood {
        var mood: Mood
        var name: String
    }

    /// The lists that are read, in this order.
    private enum List: String, CaseIterable {
        case moods = "customMoods"
        case tags
        case entries = "dayEntries"
    }

    private var file = Daylio(countingRecords: true)
    private var moods: [Int64: CustomMood] = [:]
    private var unreadMoods: Set<Int64> = []
    private var tags: [Int64: String] = [:]
    private var unreadEntries: [JSONValue] = []

    /// The name of the file in the zip.
    static let fileName = "backup.daylio"

    /// Returns whether text is the JSON of a backup.
    static func isJSON(_ text: ArraySlice<UInt8>) -> Bool {
        has("\"dayEntries\"", text) && has("\"customMoods\"", text)
    }

    /// Returns whether text is such JSON in base64.
    static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
        let beginning = text.prefix(4096).filter { !Base64.isSpace($0) }
        // Only whole groups of four, since the prefix may end within a group.
        let groups = beginning[..<(beginning.count / 4 * 4)]
        guard beginning.count >= 64, Base64.bytes(groups)?.first == UInt8(ascii: "{"), let json = Base64.bytes(text)
        else { return false }
        return isJSON(json[...])
    }

    private static func has(_ pattern: String, _ text: ArraySlice<UInt8>) -> Bool {
        let pattern = Array(pattern.utf8)
        var index = text.startIndex
        while index <= text.endIndex - pattern.count {
            if text[index] == UInt8(ascii: "\""), text[index..<index + pattern.count].elementsEqual(pattern) {
                return true
            }
            index += 1
        }
        return false
    }

    static func moods(
        in bytes: [UInt8], _ context: ImportContext, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> ImportedMoods {
        let text = try UTF8Text.content(of: bytes[...])
        let isPlain = text.first { !Base64.isSpace($0) } == UInt8(ascii: "{")
        guard let json = isPlain ? Array(text) : Base64.bytes(text) else {
            throw .badArchive(path: fileName, .damaged)
        }
        let document = try JSONValue(parsing: json)
        var backup = DaylioBackup()
        try backup.read(document, rejecting: &rejected)
        guard !backup.file.records.isEmpty else { throw rejected.failure ?? .empty }
        if !backup.unreadEntries.isEmpty { rejected.keep(backup.rejectedEntries(of: document)) }
        let moods = backup.file.moods(context)
        return ImportedMoods(moods, warnings: backup.file.warnings.warnings)
    }

    private mutating func read(
        _ document: JSONValue, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) {
        for list in List.allCases {
            guard document[list.rawValue]?.array?.count ?? 0 <= ImportedFile.maximumRecords else {
                throw .tooManyRecords
            }
            for (index, (record, json)) in try DaybookJSON.list(list.rawValue, in: document, "").enumerated() {
                do throws(ImportFailure) {
                    switch list {
                    case .moods: try readMood(json, record)
                    case .tags: try readTag(json, record)
                    case .entries: try readEntry(json, record, number: index + 1)
                    }
                } catch {
                    rejected.list(RejectedRows.Row(file: list.rawValue, line: index + 1, failure: error))
                    if list == .entries { unreadEntries.append(json) }
                }
            }
        }
    }

    /// A backup with the entries that could not be read, and the moods and tags that they refer to.
    private func rejectedEntries(of document: JSONValue) -> ImportFile {
        var members: [JSONMember] = []
        for list in List.allCases {
            let value = list == .entries ? .array(unreadEntries) : document[list.rawValue] ?? []
            members.append(JSONMember(list.rawValue, value))
        }
        return ImportFile(path: "rejected.json", bytes: JSONValue.object(members).indentedBytes)
    }

    private mutating func readMood(_ json: JSONValue, _ record: String) throws(ImportFailure) {
        guard let id = Self.number("id", json) else { throw .badField(record: record, field: "id") }
        guard let group = Self.number("mood_group_id", json), let mood = Self.level(group) else {
            unreadMoods.insert(id)
            throw .badField(record: record, field: "mood_group_id")
        }
        let name = MoodLimits.source(json["custom_name"]?.string ?? "")
        moods[id] = CustomMood(mood: mood, name: Daylio.level(name) == mood ? "" : name)
    }

    private mutating func readTag(_ json: JSONValue, _ record: String) throws(ImportFailure) {
        guard let id = Self.number("id", json) else { throw .badField(record: record, field: "id") }
        tags[id] = json["name"]?.string ?? ""
    }

    private mutating func readEntry(_ json: JSONValue, _ record: String, number: Int) throws(ImportFailure) {
        func part(_ name: String) throws(ImportFailure) -> Int {
            guard let number = Self.number(name, json).flatMap({ Int(exactly: $0) }), (0...9999).contains(number) else {
                throw .badField(record: record, field: name)
            }
            return number
        }
        guard let day = Day(year: try part("year"), month: try part("month") + 1, day: try part("day")),
            day >= MoodLimits.firstDay
        else { throw .badField(record: record, field: "day") }
        let (hour, minute) = (try part("hour"), try part("minute"))
        guard hour < 24 else { throw .badField(record: record, field: "hour") }
        guard minute < 60, let time = TimeOfDay(minutes: hour * 60 + minute) else {
            throw .badField(record: record, field: "minute")
        }
        guard let id = Self.number("mood", json), !unreadMoods.contains(id),
            let custom = moods[id] ?? Self.level(id).map({ CustomMood(mood: $0, name: "") })
        else { throw .badField(record: record, field: "mood") }
        var entry = Daylio.Record(line: number, minute: Daylio.minute(day, time), mood: custom.mood, name: custom.name)
        if let offset = Self.number("timeZoneOffset", json), offset.magnitude <= 86_400_000 {
            entry.offset = Int(offset / 60_000)
        }
        entry.title = json["note_title"]?.string ?? ""
        entry.note = json["note"]?.string ?? ""
        for tag in json["tags"]?.array ?? [] {
            if let name = Self.integer(tag).flatMap({ tags[$0] }) {
                entry.tags.append(name)
            } else {
                file.warnings.add(.otherParts, line: number)
            }
        }
        for _ in json["assets"]?.array ?? [] { file.warnings.add(.attachments, line: number) }
        file.records.append(entry)
    }

    /// The level of a group; 1 is the best.
    private static func level(_ group: Int64) -> Mood? {
        (1...5).contains(group) ? Mood.ofPerson[5 - Int(group)] : nil
    }

    private static func number(_ name: String, _ json: JSONValue) -> Int64? { json[name].flatMap { integer($0) } }

    private static func integer(_ json: JSONValue) -> Int64? {
        switch json {
        case .integer(let number): number
        case .string(let text): Int64(text)
        default: nil
        }
    }
}
