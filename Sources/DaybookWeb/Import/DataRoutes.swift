import DaybookCore

/// The pages and files of import and export, under `/data`.
public enum DataPageRoute: Route {
    case data
    case export(ExportFormat)
}

/// The actions of import, under `/data`.
public enum DataActionRoute: Route {
    case previewImport
    case applyImport
    /// Responds with the rows of a previewed file that cannot be read.
    case saveRejectedRows
}

/// The file format of an export.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// All data.
    case json
    /// All data as tables for spreadsheets, a zip of CSV files.
    case csv = "zip"
    /// The tasks as an iCalendar file.
    case calendar = "ics"
    /// The tasks as a todo.txt list.
    case todoTxt = "txt"
    /// The transactions as a table for spreadsheets.
    case transactions = "transactions.csv"
    /// The money as a journal for hledger and Ledger.
    case hledger = "journal"
    /// The money as a ledger for Beancount.
    case beancount
}

extension DataPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> DataPageRoute? {
        if parts == ["data"] { return .data }
        guard parts.count == 2, parts[0] == "data", parts[1].hasPrefix("daybook.") else { return nil }
        // The tables were a single one before.
        let name = parts[1] == "daybook.csv" ? ExportFormat.csv.rawValue : String(parts[1].dropFirst(8))
        return ExportFormat(rawValue: name).map { .export($0) }
    }

    public var location: Location {
        switch self {
        case .data: Location("/data")
        case .export(let format): Location("/data/daybook.\(format.rawValue)")
        }
    }
}

extension DataActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> DataActionRoute? {
        switch parts {
        case ["data", "import"]: .previewImport
        case ["data", "import", "apply"]: .applyImport
        case ["data", "import", "rejected"]: .saveRejectedRows
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .previewImport: Location("/data/import")
        case .applyImport: Location("/data/import/apply")
        case .saveRejectedRows: Location("/data/import/rejected")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: DataPageRoute { .data }
}
