import CivilTime
import DaybookCore
import Money

/// Reads the European Central Bank's reference rates, eurofxref-hist.csv, and eurofxref.csv of one day: a row per day, with a column for each currency
/// that says how much of it a euro is worth. "N/A" or nothing means that there is no rate.
struct ECBRates {
    static func isHeader(_ header: CSVHeader) -> Bool { header.has("Date", "USD", "JPY") }

    static func rates(
        in file: ImportFile, rejecting rejected: inout RejectedRows
    ) throws(ImportFailure) -> [ImportedRate] {
        var reader = try CSVReader(file.bytes[...], file: file.path)
        let names = try reader.next()?.fields.map { PlainText.line($0) } ?? []
        reader.endHeader()
        let currencies = names.map { Currency($0) }
        var rates: [ImportedRate] = []
        while let row = try reader.next(rejecting: &rejected) {
            var found: [ImportedRate] = []
            if let problem = read(row.fields, names, currencies, &found) {
                rejected.add(row, problem, of: reader)
            } else {
                rates += found
                guard rates.count <= ImportedFile.maximumValues else { throw .tooManyRecords }
            }
        }
        if rates.isEmpty, let failure = rejected.failure { throw failure }
        return rates
    }

    /// A day as in the file of one day: "26 November 2026".
    private static func writtenOut(_ text: String) -> Day? {
        let parts = text.split(separator: " ")
        guard parts.count == 3, let day = Int(parts[0]), let year = Int(parts[2]),
            let month = months.firstIndex(of: String(parts[1]))
        else { return nil }
        return Day(year: year, month: month + 1, day: day)
    }

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    /// Adds the rates of a row. Returns the problem with it, if any.
    private static func read(
        _ fields: [String], _ names: [String], _ currencies: [Currency?], _ rates: inout [ImportedRate]
    ) -> LineProblem? {
        var day: Day?
        for (index, name) in names.enumerated() where name.lowercased() == "date" && index < fields.count {
            let text = PlainText.line(fields[index])
            day = Day(text) ?? writtenOut(text)
            if day == nil { return .badDay(text.excerpt) }
        }
        guard let day else { return .missingField("Date") }
        for (index, field) in fields.enumerated() where index < currencies.count {
            guard let currency = currencies[index], currency != .euro else { continue }
            let text = PlainText.line(field)
            if text.isEmpty || text == "N/A" { continue }
            guard let rate = try? ExchangeRate(text) else { return .badNumber(text.excerpt, column: currency.code) }
            rates.append(ImportedRate(currency, on: day, rate))
        }
        return nil
    }
}
