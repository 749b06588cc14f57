import CivilTime
import DaybookCore
import Journal

/// The pages of weight, body measures and the profile, under `/body`.
public enum BodyPageRoute: Route {
    /// A measure over a range that ends with a day, or today. The weight is at `/body` itself.
    case measure(BodyMeasure, BodyRange = .quarter, until: Day? = nil)
    /// Weight statistics by week, month or year, up to a day, or today.
    case statistics(StatisticsInterval, until: Day? = nil)
    /// A measurement and its form.
    case measurement(RecordID)
    case profile
}

/// The actions of weight, body measures and the profile, under `/body`.
public enum BodyActionRoute: Route {
    /// Logs a value of a measure.
    case log(BodyMeasure)
    case edit(RecordID)
    case delete(RecordID)
    case saveProfile
}

/// The time range of a body chart.
public enum BodyRange: String, CaseIterable, Sendable {
    case month, quarter, year, all

    /// The number of days, including the last; nil for all.
    var dayCount: Int? {
        switch self {
        case .month: 31
        case .quarter: 92
        case .year: 365
        case .all: nil
        }
    }
}

extension BodyMeasure {
    /// The path of the measure's page, to which its values are also posted.
    fileprivate var path: String { self == .weight ? "/body" : "/body/\(rawValue)" }

    /// Parses the components of such a path.
    fileprivate init?(path parts: [String]) {
        guard parts.first == "body", parts.count <= 2 else { return nil }
        if parts.count == 1 {
            self = .weight
        } else if let measure = BodyMeasure(rawValue: parts[1]), measure != .weight {
            self = measure
        } else {
            return nil
        }
    }
}

extension BodyPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> BodyPageRoute? {
        guard parts.first == "body" else { return nil }
        if let measure = BodyMeasure(path: parts) {
            return .measure(
                measure, query["range"].flatMap { BodyRange(rawValue: $0) } ?? .quarter, until: query.until)
        }
        switch Array(parts.dropFirst()) {
        case ["profile"]: return .profile
        case ["statistics"]: return .statistics(query.interval, until: query.until)
        default:
            guard parts.count == 3, parts[1] == "measurement" else { return nil }
            return RecordID(hex: parts[2]).map { .measurement($0) }
        }
    }

    public var location: Location {
        switch self {
        case .measure(let measure, let range, let last):
            Location(measure.path, [("range", range == .quarter ? nil : range.rawValue), ("until", last?.text)])
        case .statistics(let span, let last): .statistics("/body/statistics", span, until: last)
        case .measurement(let id): Location("/body/measurement/\(id.hex)")
        case .profile: Location("/body/profile")
        }
    }
}

extension BodyActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> BodyActionRoute? {
        guard parts.first == "body" else { return nil }
        if let measure = BodyMeasure(path: parts) { return .log(measure) }
        if parts == ["body", "profile"] { return .saveProfile }
        guard parts.count > 2, parts[1] == "measurement", let id = RecordID(hex: parts[2]) else { return nil }
        switch Array(parts.dropFirst(3)) {
        case []: return .edit(id)
        case ["delete"]: return .delete(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .log(let measure): Location(measure.path)
        case .edit(let id): Location("/body/measurement/\(id.hex)")
        case .delete(let id): Location("/body/measurement/\(id.hex)/delete")
        case .saveProfile: Location("/body/profile")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: BodyPageRoute {
        switch self {
        case .log(let measure): .measure(measure)
        case .edit(let id), .delete(let id): .measurement(id)
        case .saveProfile: .profile
        }
    }
}
