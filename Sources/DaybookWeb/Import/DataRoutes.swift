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
}

/// The file format of an export.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// All data.
    case json
    /// The entries of habits, for spreadsheets.
    case csv
    /// The tasks as an iCalendar file.
    case calendar = "ics"
    /// The tasks as a todo.txt list.
    case todoTxt = "txt"
}

extension DataPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> DataPageRoute? {
        if parts == ["data"] { return .data }
        guard parts.count == 2, parts[0] == "data", parts[1].hasPrefix("daybook.") else { return nil }
        return ExportFormat(rawValue: String(parts[1].dropFirst(8))).map { .export($0) }
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
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .previewImport: Location("/data/import")
        case .applyImport: Location("/data/import/apply")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: DataPageRoute { .data }
}
