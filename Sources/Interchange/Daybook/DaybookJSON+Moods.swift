import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads moods with their related records, and dismissed suggestions.
    static func readMoods(_ document: JSONValue, into journal: inout ImportedJournal) throws(ImportFailure) {
        for (record, json) in try list("moods", in: document, "") { try readMood(json, record, into: &journal) }
        for (record, json) in try list("dismissedAdvice", in: document, "") {
            guard let id = json.string.flatMap({ RecordID(hex: $0) }), AdviceCause.isID(id) else {
                throw .badField(record: record, field: "")
            }
            journal.add(DismissedAdvice(id: id))
        }
    }

    private static func readMood(
        _ json: JSONValue, _ record: String, into journal: inout ImportedJournal
    ) throws(ImportFailure) {
        let entry = try row(MoodEntry(id: try id(json, record)), json, record)
        guard let mood = entry.mood, mood.isOfPet == (entry.subject != nil) else {
            throw .badField(record: record, field: "mood")
        }
        try require(.day, of: entry, record)
        journal.add(entry)
        for (record, json) in try list("feelings", in: json, record) {
            guard let feeling = json.string.flatMap({ Feeling(rawValue: $0) }),
                let id = MoodFeeling.id(of: entry.id, feeling)
            else { throw .badField(record: record, field: "") }
            journal.add(MoodFeeling(id: id))
        }
        for (record, json) in try list("tags", in: json, record) {
            let name = PlainText.line(json.string ?? "")
            guard let id = MoodTag.id(of: entry.id, name) else { throw .badField(record: record, field: "") }
            var tag = MoodTag(id: id)
            tag.name = name
            journal.add(tag)
        }
    }
}
