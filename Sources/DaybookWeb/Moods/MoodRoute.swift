import CivilTime
import DaybookCore
import Journal

/// The screens and actions of moods, under `/moods`, and of pets, under `/pets`.
public enum MoodRoute: Hashable, Sendable {
    /// Logs a mood of a pet, or of the person if nil. Entries are also posted here.
    case home(of: RecordID?)
    case list(MoodFilter)
    /// The charts of a year; nil for the current year.
    case charts(of: RecordID?, year: Int?)
    /// An entry and its form.
    case entry(RecordID)
    case delete(RecordID)
    /// Dismisses a suggestion.
    case advice
    case pets
    case addPet
    case pet(RecordID)
    case archivePet(RecordID)
    case restorePet(RecordID)
    case deletePet(RecordID)
}

/// Filters the list of entries. A filter is part of the URL, which `MoodRoute` prints and parses.
public struct MoodFilter: Hashable, Sendable {
    /// The subject of the moods.
    public enum Owner: Hashable, Sendable {
        case everyone, person
        case pet(RecordID)
    }

    public var owner = Owner.everyone
    public var mood: Mood?
    /// A tag, ignoring case; empty for any.
    public var tag = ""
    /// The first and last day.
    public var from: Day?
    public var to: Day?
    /// Text contained in the note, ignoring case and accents.
    public var search = ""

    public init() {}

    /// Creates a filter for a pet; for everyone if nil.
    init(of pet: RecordID?) {
        if let pet { owner = .pet(pet) }
    }

    /// The pet to filter by; nil for everyone or the person.
    var pet: RecordID? {
        if case .pet(let id) = owner { id } else { nil }
    }
}

extension MoodRoute {
    /// Parses the path components after `/moods`; nil if there is no such page.
    init?(moods parts: [String], _ query: FormFields) {
        let owner = query["whose"].flatMap { RecordID(hex: $0) }
        // An invalid id must not be taken for the person.
        if owner == nil, !(query["whose"] ?? "").isEmpty, parts != ["list"] { return nil }
        switch parts {
        case []: self = .home(of: owner)
        case ["list"]: self = .list(MoodFilter(query))
        case ["charts"]:
            let year = query["year"].flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
            self = .charts(of: owner, year: year)
        case ["advice"]: self = .advice
        default:
            guard let id = RecordID(hex: parts[0]), parts.count == 1 || parts.count == 2 && parts[1] == "delete" else {
                return nil
            }
            self = parts.count == 1 ? .entry(id) : .delete(id)
        }
    }

    /// Parses the path components after `/pets`; nil if there is no such page.
    init?(pets parts: [String]) {
        if parts.isEmpty {
            self = .pets
        } else if parts == ["new"] {
            self = .addPet
        } else {
            guard let id = RecordID(hex: parts[0]), parts.count <= 2 else { return nil }
            switch parts.count == 2 ? parts[1] : "" {
            case "": self = .pet(id)
            case "archive": self = .archivePet(id)
            case "restore": self = .restorePet(id)
            case "delete": self = .deletePet(id)
            default: return nil
            }
        }
    }

    var path: String {
        switch self {
        case .home: "/moods"
        case .list: "/moods/list"
        case .charts: "/moods/charts"
        case .entry(let id): "/moods/\(id.hex)"
        case .delete(let id): "/moods/\(id.hex)/delete"
        case .advice: "/moods/advice"
        case .pets: "/pets"
        case .addPet: "/pets/new"
        case .pet(let id): "/pets/\(id.hex)"
        case .archivePet(let id): "/pets/\(id.hex)/archive"
        case .restorePet(let id): "/pets/\(id.hex)/restore"
        case .deletePet(let id): "/pets/\(id.hex)/delete"
        }
    }

    var query: FormFields {
        var query = FormFields()
        switch self {
        case .home(let owner):
            if let owner { query.append("whose", owner.hex) }
        case .charts(let owner, let year):
            if let owner { query.append("whose", owner.hex) }
            if let year { query.append("year", "\(year)") }
        case .list(let filter): query = filter.query
        default: break
        }
        return query
    }

    var url: String { Route.moods(self).url }
}

extension MoodFilter {
    /// The code of the person, used instead of a pet's id.
    static let person = "me"

    /// Parses a query; invalid values are omitted.
    init(_ query: FormFields) {
        switch query["whose"] ?? "" {
        case "": owner = .everyone
        case Self.person: owner = .person
        case let id: owner = RecordID(hex: id).map { .pet($0) } ?? .everyone
        }
        mood = query["mood"].flatMap { Mood(rawValue: $0) }
        tag = query["tag"] ?? ""
        from = query["from"].flatMap { Day($0) }
        to = query["to"].flatMap { Day($0) }
        if let first = from, let last = to, last < first { (from, to) = (last, first) }
        search = query["search"] ?? ""
    }

    /// The code of the owner in a URL; empty for everyone.
    var code: String {
        switch owner {
        case .everyone: ""
        case .person: Self.person
        case .pet(let id): id.hex
        }
    }

    var query: FormFields {
        var query = FormFields()
        if !code.isEmpty { query.append("whose", code) }
        if let mood { query.append("mood", mood.rawValue) }
        if !tag.isEmpty { query.append("tag", tag) }
        if let from { query.append("from", from.text) }
        if let to { query.append("to", to.text) }
        if !search.isEmpty { query.append("search", search) }
        return query
    }
}
