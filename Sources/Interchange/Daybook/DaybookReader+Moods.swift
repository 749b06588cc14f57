import CivilTime
import DaybookCore
import Journal

extension DaybookReader {
    /// Reads moods with their related records, and dismissed suggestions.
    mutating func readMoods(_ document: JSONValue) {
        readEach("moods", in: document, "") { (reader, path, json) throws(ImportFailure) in
            try reader.readMood(json, path)
        }
        readEach("dismissedAdvice", in: document, "") { (reader, path, json) throws(ImportFailure) in
            guard let id = json.string.flatMap({ RecordID(hex: $0) }), AdviceCause.isID(id) else {
                throw .badField(record: path, field: "")
            }
            reader.add(DismissedAdvice(id: id))
        }
    }

    private mutating func readMood(_ json: JSONValue, _ path: String) throws(ImportFailure) {
        let entry = try row(MoodEntry(id: try id(json, path)), json, path)
        guard let mood = entry.mood, mood.isOfPet == (entry.subject != nil) else {
            throw .badField(record: path, field: "mood")
        }
        try requireOwner(of: entry.record, MoodEntry.schema, path)
        try require(.day, of: entry, path)
        add(entry)
        readEach("feelings", in: json, path) { (reader, path, json) throws(ImportFailure) in
            guard let feeling = json.string.flatMap({ Feeling(rawValue: $0) }),
                let id = MoodFeeling.id(of: entry.id, feeling)
            else { throw .badField(record: path, field: "") }
            reader.add(MoodFeeling(id: id))
        }
        readEach("tags", in: json, path) { (reader, path, json) throws(ImportFailure) in
            let name = PlainText.line(json.string ?? "")
            guard let id = MoodTag.id(of: entry.id, name) else { throw .badField(record: path, field: "") }
            var tag = MoodTag(id: id)
            tag.name = name
            reader.add(tag)
        }
    }
}
