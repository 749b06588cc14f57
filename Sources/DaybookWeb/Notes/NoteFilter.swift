import CivilTime
import Words

/// The kind of thing that a note was written about.
public enum NoteKind: String, CaseIterable, Sendable {
    /// A note of its own.
    case note = "notes"
    /// A habit on a day.
    case habit = "habits"
    case workout = "workouts"

    func name(_ words: Words) -> String {
        switch self {
        case .note: words.notes
        case .habit: words.habits
        case .workout: words.workouts
        }
    }
}

/// The choice of the notes in a list.
public struct NoteFilter: Equatable, Sendable {
    /// Nil for every kind.
    public var kind: NoteKind?
    /// Nil for all months.
    public var month: Month?
    /// The text that the notes contain; empty for any.
    public var search = ""

    public init(kind: NoteKind? = nil, month: Month? = nil, search: String = "") {
        self.kind = kind
        self.month = month
        self.search = search
    }

    init(_ query: FormFields) {
        kind = query["kind"].flatMap { NoteKind(rawValue: $0) }
        month = query["month"].flatMap { Month($0) }
        search = query["search"] ?? ""
    }

    /// The fields of a URL that are set.
    var query: [(String, String?)] {
        [("kind", kind?.rawValue), ("month", month?.text), ("search", search.isEmpty ? nil : search)]
    }
}
