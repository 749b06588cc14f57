import DaybookCore
import Journal

/// The pages of away periods, under `/settings/away`.
public enum AwayPageRoute: Route {
    case list
    /// The form of a period.
    case period(RecordID)
}

/// The actions on away periods, under `/settings/away`.
public enum AwayActionRoute: Route {
    case begin
    /// Ends the periods around the form's day, on which the person is back.
    case end
    case edit(RecordID)
    case delete(RecordID)
}

extension AwayPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> AwayPageRoute? {
        guard parts.prefix(2) == ["settings", "away"] else { return nil }
        if parts.count == 2 { return .list }
        return parts.count == 3 ? RecordID(hex: parts[2]).map { .period($0) } : nil
    }

    public var location: Location {
        switch self {
        case .list: Location("/settings/away")
        case .period(let id): Location("/settings/away/\(id.hex)")
        }
    }
}

extension AwayActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> AwayActionRoute? {
        guard parts.prefix(2) == ["settings", "away"] else { return nil }
        if parts.count == 2 { return .begin }
        if parts == ["settings", "away", "end"] { return .end }
        guard let id = RecordID(hex: parts[2]) else { return nil }
        switch Array(parts.dropFirst(3)) {
        case []: return .edit(id)
        case ["delete"]: return .delete(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .begin: Location("/settings/away")
        case .end: Location("/settings/away/end")
        case .edit(let id): Location("/settings/away/\(id.hex)")
        case .delete(let id): Location("/settings/away/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: AwayPageRoute {
        switch self {
        case .begin, .end: .list
        case .edit(let id), .delete(let id): .period(id)
        }
    }
}
