import Interchange
import Testing

/// The failures of the values and records of a document that are not imported.
func failures(in json: String) -> [ImportFailure] {
    do throws(ImportFailure) {
        return try ImportedFile(Array(json.utf8)).rejected.rows.map { $0.failure }
    } catch {
        return [error]
    }
}
