import CivilTime
import DaybookCore
import Journal

extension DaybookJSON {
    /// Reads what a document says of the body.
    static func readBody(_ document: JSONValue) throws(ImportFailure) -> ImportedBody {
        var body = ImportedBody()
        guard let json = document["body"] else { return body }
        if let profile = json["profile"] {
            body.profile = try row(Profile(id: Profile.only), profile, "body.profile")
        }
        for (record, json) in try list("measurements", in: json, "body") {
            let measurement = try row(BodyMeasurement(id: try id(json, record)), json, record)
            try check(day: measurement.day, record)
            guard let measure = measurement.measure else { throw .badField(record: record, field: "measure") }
            guard let value = measurement.value, measure.limits.contains(value) else {
                throw .badField(record: record, field: "value")
            }
            body.measurements.append(measurement)
        }
        return body
    }

    /// What counts for a day must name one that can be written.
    private static func check(day: Day?, _ record: String) throws(ImportFailure) {
        guard let day, day >= BodyLimits.firstDay else { throw .badField(record: record, field: "day") }
    }
}
