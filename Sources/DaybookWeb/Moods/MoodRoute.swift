import CivilTime
import DaybookCore
import Journal

/// The screens and actions of moods, under `/moods`, and of pets, under `/pets`.
public enum MoodRoute: Hashable, Sendable {
    /// Writing down how a pet, or the person for nil, is; where that is posted too.
    case home(of: RecordID?)
    case list(MoodFilter)
    /// The charts of a year; nil for this one.
    case charts(of: RecordID?, year: Int?)
    /// An entry: to be looked at and changed.
    case entry(RecordID)
    case delete(RecordID)
    /// Where an advice is dismissed.
    case advice
    case pets
    case addPet
    case pet(RecordID)
    case archivePet(RecordID)
    case restorePet(RecordID)
    case deletePet(RecordID)
}

/// Which entries a list shows. A filter is a link: `MoodRoute` writes and reads it.
public struct MoodFilter: Hashable, Sendable {
    /// Whose moods.
    public enum Owner: Hashable, Sendable {
        case everyone, person
        case pet(RecordID)
    }

    public var owner = Owner.everyone
    public var mood: Mood?
    /// A tag, regardless of case; empty for any.
    public var tag = ""
    /// The first and the last day.
    public var from: Day?
    public var to: Day?
    /// Words that the note holds, ignoring case and accents.
    public var search = ""

    public init() {}

    /// Of one pet; of everyone for nil.
    init(of pet: RecordID?) {
        if let pet { owner = .pet(pet) }
    }

    /// The pet whose entries are shown; nil for everyone's or the person's.
    var pet: RecordID? {
        if case .pet(let id) = owner { id } else { nil }
    }
}

extension MoodRoute {
    /// The route of what follows `/moods` in a path; nil for what is no page of ours.
    init?(moods parts: [String], _ query: FormFields) {
        let owner = query["whose"].flatMap { RecordID(hex: $0) }
        // An id that cannot be read must not be taken for the person.
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

    /// The route of what follows `/pets` in a path; nil for what is no page of ours.
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

    /// The path of its URL.
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

    /// The URL of it.
    var url: String { Route.moods(self).url }
}

extension MoodFilter {
    /// What stands for the person where a pet's id could.
    static let person = "me"

    /// The filter of a link; what cannot be read is left out.
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

    /// Whose they are, as a link says it; empty for everyone's.
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
