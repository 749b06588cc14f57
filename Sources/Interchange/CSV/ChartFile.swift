/// The values of a chart, to save as a file for spreadsheets.
public struct ChartFile: Sendable {
    /// The headings of the columns; the first is that of the labels.
    public var headings: [String]
    /// The rows: a label, such as a day as `2026-11-20`, and the values, nil where there is none.
    public var rows: [(label: String, values: [Double?])]

    public init(headings: [String], rows: [(label: String, values: [Double?])]) {
        self.headings = headings
        self.rows = rows
    }

    /// The file as comma-separated values. Numbers have a decimal point in every language.
    public var bytes: [UInt8] {
        var writer = CSVWriter()
        writer.appendRow(headings.map { .text($0) })
        for row in rows {
            let values = row.values.map {
                CSVWriter.Field.plain($0.map { JSONValue.number(Self.rounded($0)).text } ?? "")
            }
            writer.appendRow([.text(row.label)] + values)
        }
        return writer.bytes
    }

    /// A value without the noise of binary fractions.
    private static func rounded(_ value: Double) -> Double {
        value.magnitude < 1e9 ? (value * 10_000).rounded() / 10_000 : value
    }
}
