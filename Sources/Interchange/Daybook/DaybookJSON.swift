import CivilTime
import DaybookCore
import Journal

/// Daybook's own export: `Export.json` writes it, and `DaybookReader` reads it.
enum DaybookJSON {
    static let format = "daybook"
    static let version: Int64 = 1

    /// The elements of an array, each with its path for messages; empty if there is no such member.
    static func list(
        _ name: String, in json: JSONValue, _ record: String
    ) throws(ImportFailure) -> [(record: String, json: JSONValue)] {
        guard let member = json[name] else { return [] }
        guard let elements = member.array else { throw .badField(record: record, field: name) }
        let prefix = record.isEmpty ? "" : record + "."
        var list: [(record: String, json: JSONValue)] = []
        for (number, element) in elements.enumerated() { list.append(("\(prefix)\(name)[\(number)]", element)) }
        return list
    }
}
