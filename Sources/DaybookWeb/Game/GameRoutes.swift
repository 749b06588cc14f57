import CivilTime
import DaybookCore
import Journal

/// The pages of the game, under `/review`. With the game switched off, they lead to the review.
public enum GamePageRoute: Route {
    /// The level and the ledger of points, from the days before one; nil for the latest.
    case progress(before: Day?)
    /// The rules by which points are earned.
    case rules
    case achievements
    case challenges
    case addChallenge
    /// A challenge, and the days that it counted.
    case challenge(RecordID)
    /// The form of a challenge of the person's own.
    case editChallenge(RecordID)
}

/// The actions of the game, under `/review/challenges`.
public enum GameActionRoute: Route {
    /// Joins the suggestion with an id.
    case join(RecordID)
    case leave(RecordID)
    case add
    case edit(RecordID)
    case delete(RecordID)
}

extension GamePageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> GamePageRoute? {
        guard parts.first == "review" else { return nil }
        switch Array(parts.dropFirst()) {
        case ["progress"]: return .progress(before: query["before"].flatMap { Day($0) })
        case ["points"]: return .rules
        case ["achievements"]: return .achievements
        case ["challenges"]: return .challenges
        case ["challenges", "new"]: return .addChallenge
        default:
            guard parts.count >= 3, parts[1] == "challenges", let id = RecordID(hex: parts[2]) else { return nil }
            if parts.count == 3 { return .challenge(id) }
            return parts.count == 4 && parts[3] == "edit" ? .editChallenge(id) : nil
        }
    }

    public var location: Location {
        switch self {
        case .progress(let day): Location("/review/progress", [("before", day?.text)])
        case .rules: Location("/review/points")
        case .achievements: Location("/review/achievements")
        case .challenges: Location("/review/challenges")
        case .addChallenge: Location("/review/challenges/new")
        case .challenge(let id): Location("/review/challenges/\(id.hex)")
        case .editChallenge(let id): Location("/review/challenges/\(id.hex)/edit")
        }
    }
}

extension GameActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> GameActionRoute? {
        guard parts.count >= 3, parts[0] == "review", parts[1] == "challenges" else { return nil }
        if parts == ["review", "challenges", "new"] { return .add }
        guard let id = RecordID(hex: parts[2]) else { return nil }
        switch Array(parts.dropFirst(3)) {
        case ["edit"]: return .edit(id)
        case ["join"]: return .join(id)
        case ["leave"]: return .leave(id)
        case ["delete"]: return .delete(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .join(let id): Location("/review/challenges/\(id.hex)/join")
        case .leave(let id): Location("/review/challenges/\(id.hex)/leave")
        case .add: Location("/review/challenges/new")
        case .edit(let id): Location("/review/challenges/\(id.hex)/edit")
        case .delete(let id): Location("/review/challenges/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: GamePageRoute {
        switch self {
        case .join, .leave, .delete: .challenges
        case .add: .addChallenge
        case .edit(let id): .editChallenge(id)
        }
    }
}
