import CivilTime
import DaybookCore
import Journal

/// The pages of notes, under `/notes`. The sheet that adds one is `PageRoute.log`.
public enum NotePageRoute: Route {
    /// The notes of a filter up to a day, newest first; nil for the latest.
    case list(NoteFilter, upTo: Day? = nil)
    /// A note and its form.
    case note(RecordID)
}

/// The actions of notes, under `/notes`.
public enum NoteActionRoute: Route {
    case add
    case edit(RecordID)
    case delete(RecordID)
}

extension NotePageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> NotePageRoute? {
        guard parts.first == "notes" else { return nil }
        switch parts.count {
        case 1: return .list(NoteFilter(query), upTo: query["to"].flatMap { Day($0) })
        case 2: return RecordID(hex: parts[1]).map { .note($0) }
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .list(let filter, let day): Location("/notes", filter.query + [("to", day?.text)])
        case .note(let id): Location("/notes/\(id.hex)")
        }
    }
}

extension NoteActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> NoteActionRoute? {
        guard parts.first == "notes" else { return nil }
        if parts.count == 1 { return .add }
        guard let id = RecordID(hex: parts[1]) else { return nil }
        switch Array(parts.dropFirst(2)) {
        case []: return .edit(id)
        case ["delete"]: return .delete(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .add: Location("/notes")
        case .edit(let id): Location("/notes/\(id.hex)")
        case .delete(let id): Location("/notes/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: NotePageRoute {
        switch self {
        case .add: .list(NoteFilter())
        case .edit(let id), .delete(let id): .note(id)
        }
    }
}
