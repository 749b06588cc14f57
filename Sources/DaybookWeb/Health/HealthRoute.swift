import CivilTime
import DaybookCore
import Journal

/// The screens and actions of what a watch or phone measured, under `/health`.
public enum HealthRoute: Hashable, Sendable {
    case overview(HealthRange)
    case day(Day)
    case workouts
    /// Where days are deleted; with the days that the form begins with.
    case delete(from: Day?, to: Day?)
    case deleteWorkout(RecordID)
}

/// How far back an overview looks.
public enum HealthRange: String, CaseIterable, Hashable, Sendable {
    case month, quarter, year, all

    /// How many days it has; nil for all there are.
    var dayCount: Int? {
        switch self {
        case .month: 30
        case .quarter: 91
        case .year: 364
        case .all: nil
        }
    }
}

extension HealthRoute {
    /// The route of what follows `/health` in a path; nil for what is no page of ours.
    init?(_ parts: [String], _ query: FormFields) {
        switch parts {
        case []: self = .overview(query["range"].flatMap { HealthRange(rawValue: $0) } ?? .month)
        case ["workouts"]: self = .workouts
        case ["delete"]:
            self = .delete(from: query["from"].flatMap { Day($0) }, to: query["to"].flatMap { Day($0) })
        default:
            if parts.count == 3, parts[0] == "workouts", parts[2] == "delete", let id = RecordID(hex: parts[1]) {
                self = .deleteWorkout(id)
                return
            }
            guard parts.count == 2, parts[0] == "day", let day = Day(parts[1]) else { return nil }
            self = .day(day)
        }
    }

    /// The path of its URL.
    var path: String {
        switch self {
        case .overview: "/health"
        case .day(let day): "/health/day/\(day.text)"
        case .workouts: "/health/workouts"
        case .delete: "/health/delete"
        case .deleteWorkout(let id): "/health/workouts/\(id.hex)/delete"
        }
    }

    var query: FormFields {
        var query = FormFields()
        switch self {
        case .overview(let range):
            if range != .month { query.append("range", range.rawValue) }
        case .delete(let from, let to):
            if let from { query.append("from", from.text) }
            if let to { query.append("to", to.text) }
        case .day, .workouts, .deleteWorkout: break
        }
        return query
    }

    /// The URL of it.
    var url: String { Route.health(self).url }
}
