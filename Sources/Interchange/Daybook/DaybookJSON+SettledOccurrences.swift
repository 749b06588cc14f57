import CivilTime
import DaybookCore
import Journal

// The occurrences of recurring transactions that were skipped, deleted or taken back: `{"recurringTransaction": …, "day": …}`, with
// `"due": true` for the last. Without them an import would log those that log themselves again.

extension DaybookJSON {
    fileprivate static let settledOccurrences = "settledOccurrences"

    /// The member with all of them; nil if there are none.
    static func settledOccurrences(_ state: State) -> JSONMember? {
        let settled = state.settledOccurrences.map { occurrence -> JSONValue in
            var members = [
                JSONMember("recurringTransaction", .string(occurrence.first.hex)),
                JSONMember("day", .string(occurrence.day.text)),
            ]
            if occurrence.isDue { members.append(JSONMember("due", .bool(true))) }
            return .object(members)
        }
        return settled.isEmpty ? nil : JSONMember(settledOccurrences, .array(settled))
    }

    /// Throws if the value is no such occurrence.
    fileprivate static func settledOccurrence(
        _ json: JSONValue, _ path: String
    ) throws(ImportFailure) -> SettledOccurrence {
        guard let first = json["recurringTransaction"]?.string.flatMap({ RecordID(hex: $0) }) else {
            throw .badField(record: path, field: "recurringTransaction")
        }
        guard let day = json["day"]?.string.flatMap({ Day($0) }) else { throw .badField(record: path, field: "day") }
        return SettledOccurrence(first: first, day: day, isDue: json["due"] == .bool(true))
    }
}

extension DaybookReader {
    mutating func readSettledOccurrences(_ document: JSONValue) {
        readEach(DaybookJSON.settledOccurrences, in: document, "") { (reader, path, json) throws(ImportFailure) in
            reader.add(try DaybookJSON.settledOccurrence(json, path))
        }
    }
}
