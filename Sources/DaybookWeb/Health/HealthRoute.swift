import CivilTime
import DaybookCore
import Journal

/// The screens and actions of health data from a watch or phone, under `/health`.
public enum HealthRoute: Hashable, Sendable {
    case overview(HealthRange)
    case day(Day)
    case workouts
    /// The form to delete days, with initial dates.
    case delete(from: Day?, to: Day?)
    case deleteWorkout(RecordID)
}

/// The time range of the overview.
public enum HealthRange: String, CaseIterable, Hashable, Sendable {
    case month, quarter, year, all

    /// The number of days; nil for all.
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
    /// Parses the path components after `/health`; nil if there is no such page.
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

    var url: String { Route.health(self).url }
}
