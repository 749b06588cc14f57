import CivilTime
import DaybookCore
import Journal

/// The pages of health data from a watch or phone, under `/health`.
public enum HealthPageRoute: Route {
    /// A range that ends with a day, or the last day with data.
    case overview(HealthRange, until: Day? = nil)
    case day(Day)
    case workouts
    /// The form to delete days, with initial dates.
    case delete(from: Day?, to: Day?)
}

/// The actions of health data, under `/health`.
public enum HealthActionRoute: Route {
    /// Deletes days.
    case delete
    case deleteWorkout(RecordID)
    case logSleep
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

extension HealthPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> HealthPageRoute? {
        switch parts {
        case ["health"]:
            return .overview(query["range"].flatMap { HealthRange(rawValue: $0) } ?? .month, until: query.until)
        case ["health", "workouts"]: return .workouts
        case ["health", "delete"]:
            return .delete(from: query["from"].flatMap { Day($0) }, to: query["to"].flatMap { Day($0) })
        default:
            guard parts.count == 3, parts[0] == "health", parts[1] == "day" else { return nil }
            return Day(parts[2]).map { .day($0) }
        }
    }

    public var location: Location {
        switch self {
        case .overview(let range, let last):
            Location("/health", [("range", range == .month ? nil : range.rawValue), ("until", last?.text)])
        case .day(let day): Location("/health/day/\(day.text)")
        case .workouts: Location("/health/workouts")
        case .delete(let from, let to): Location("/health/delete", [("from", from?.text), ("to", to?.text)])
        }
    }
}

extension HealthActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> HealthActionRoute? {
        if parts == ["health", "delete"] { return .delete }
        if parts == ["health", "sleep"] { return .logSleep }
        guard parts.count == 4, parts[0] == "health", parts[1] == "workouts", parts[3] == "delete" else { return nil }
        return RecordID(hex: parts[2]).map { .deleteWorkout($0) }
    }

    public var location: Location {
        switch self {
        case .delete: Location("/health/delete")
        case .deleteWorkout(let id): Location("/health/workouts/\(id.hex)/delete")
        case .logSleep: Location("/health/sleep")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: HealthPageRoute {
        switch self {
        case .delete: .delete(from: nil, to: nil)
        case .deleteWorkout: .workouts
        case .logSleep: .overview(.month)
        }
    }
}
