import CivilTime
import DaybookCore
import Journal

/// The pages of moods, under `/moods`, and of pets, under `/pets`.
public enum MoodPageRoute: Route {
    /// Logs a mood of a pet, or of the person if nil.
    case home(of: RecordID?)
    case list(MoodFilter)
    /// The charts of a year; nil for the current year.
    case charts(of: RecordID?, year: Int?)
    /// An entry and its form.
    case entry(RecordID)
    case pets
    case addPet
    /// A pet and its form.
    case pet(RecordID)
}

/// The actions of moods, under `/moods`, and of pets, under `/pets`.
public enum MoodActionRoute: Route {
    /// Logs a mood of a pet, or of the person if nil.
    case log(of: RecordID?)
    case edit(RecordID)
    case delete(RecordID)
    /// Dismisses a suggestion.
    case dismissAdvice
    case addPet
    case editPet(RecordID)
    case archivePet(RecordID)
    case restorePet(RecordID)
    case deletePet(RecordID)
}

/// Filters the list of entries. A filter is part of the URL, which `MoodPageRoute` prints and parses.
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

extension MoodPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MoodPageRoute? {
        switch parts {
        case ["moods", "list"]: return .list(MoodFilter(query))
        case ["pets"]: return .pets
        case ["pets", "new"]: return .addPet
        case ["moods"]: return query.moodOwner.map { .home(of: $0) }
        case ["moods", "charts"]:
            let year = query["year"].flatMap { Int($0) }.flatMap { (1...9999).contains($0) ? $0 : nil }
            return query.moodOwner.map { .charts(of: $0, year: year) }
        default:
            guard parts.count == 2, let id = RecordID(hex: parts[1]) else { return nil }
            switch parts[0] {
            case "moods": return .entry(id)
            case "pets": return .pet(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .home(let owner): Location("/moods", [("whose", owner?.hex)])
        case .list(let filter): Location("/moods/list", filter.query)
        case .charts(let owner, let year):
            Location("/moods/charts", [("whose", owner?.hex), ("year", year.map { "\($0)" })])
        case .entry(let id): Location("/moods/\(id.hex)")
        case .pets: Location("/pets")
        case .addPet: Location("/pets/new")
        case .pet(let id): Location("/pets/\(id.hex)")
        }
    }
}

extension MoodActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> MoodActionRoute? {
        switch parts {
        case ["moods"]: return query.moodOwner.map { .log(of: $0) }
        case ["moods", "advice"]: return .dismissAdvice
        case ["pets", "new"]: return .addPet
        default:
            guard parts.count > 1, let id = RecordID(hex: parts[1]) else { return nil }
            switch [parts[0]] + parts.dropFirst(2) {
            case ["moods"]: return .edit(id)
            case ["moods", "delete"]: return .delete(id)
            case ["pets"]: return .editPet(id)
            case ["pets", "archive"]: return .archivePet(id)
            case ["pets", "restore"]: return .restorePet(id)
            case ["pets", "delete"]: return .deletePet(id)
            default: return nil
            }
        }
    }

    public var location: Location {
        switch self {
        case .log(let owner): Location("/moods", [("whose", owner?.hex)])
        case .edit(let id): Location("/moods/\(id.hex)")
        case .delete(let id): Location("/moods/\(id.hex)/delete")
        case .dismissAdvice: Location("/moods/advice")
        case .addPet: Location("/pets/new")
        case .editPet(let id): Location("/pets/\(id.hex)")
        case .archivePet(let id): Location("/pets/\(id.hex)/archive")
        case .restorePet(let id): Location("/pets/\(id.hex)/restore")
        case .deletePet(let id): Location("/pets/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: MoodPageRoute {
        switch self {
        case .log(let owner): .home(of: owner)
        case .edit(let id), .delete(let id): .entry(id)
        case .dismissAdvice: .home(of: nil)
        case .addPet: .addPet
        case .editPet(let id): .pet(id)
        case .archivePet, .restorePet, .deletePet: .pets
        }
    }
}

extension FormFields {
    /// The pet of a query, with nil for the person. Nil if the id is invalid, which must not be taken for the person.
    fileprivate var moodOwner: RecordID?? {
        guard let text = self["whose"], !text.isEmpty else { return .some(nil) }
        return RecordID(hex: text).map { .some($0) }
    }
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
