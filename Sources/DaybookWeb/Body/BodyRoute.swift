import CivilTime
import DaybookCore
import Journal

/// The screens and actions of weight, body measures and the profile, under `/body`.
public enum BodyRoute: Hashable, Sendable {
    /// The weight over a range; weigh-ins are also posted here.
    case home(BodyRange)
    /// Another measure over a range; its values are also posted here.
    case measure(BodyMeasure, BodyRange)
    /// Weight statistics by week or month.
    case statistics(StatisticsInterval)
    /// A measurement and its form.
    case measurement(RecordID)
    case delete(RecordID)
    case profile
}

/// The time range of a body chart.
public enum BodyRange: String, CaseIterable, Sendable {
    case month, quarter, year

    /// The number of days, including today.
    var dayCount: Int {
        switch self {
        case .month: 31
        case .quarter: 92
        case .year: 365
        }
    }
}

extension BodyRoute {
    /// Parses the path components after `/body`; nil if there is no such page.
    init?(_ parts: [String], _ query: FormFields) {
        let range = query["range"].flatMap { BodyRange(rawValue: $0) } ?? .quarter
        switch parts {
        case []: self = .home(range)
        case ["profile"]: self = .profile
        case ["statistics"]: self = .statistics(query["by"].flatMap { StatisticsInterval(rawValue: $0) } ?? .week)
        default:
            if parts.count == 1, let measure = BodyMeasure(rawValue: parts[0]), measure != .weight {
                self = .measure(measure, range)
                return
            }
            guard parts.count <= 3, parts[0] == "measurement", parts.count >= 2, let id = RecordID(hex: parts[1]) else {
                return nil
            }
            if parts.count == 3, parts[2] != "delete" { return nil }
            self = parts.count == 2 ? .measurement(id) : .delete(id)
        }
    }

    var path: String {
        switch self {
        case .home: "/body"
        case .measure(let measure, _): "/body/\(measure.rawValue)"
        case .statistics: "/body/statistics"
        case .measurement(let id): "/body/measurement/\(id.hex)"
        case .delete(let id): "/body/measurement/\(id.hex)/delete"
        case .profile: "/body/profile"
        }
    }

    var query: FormFields {
        switch self {
        case .home(let range), .measure(_, let range):
            range == .quarter ? FormFields() : FormFields([("range", range.rawValue)])
        case .statistics(let span): span == .week ? FormFields() : FormFields([("by", span.rawValue)])
        default: FormFields()
        }
    }

    var url: String { Route.body(self).url }

    /// The page of a measure; the weight has the first page.
    static func page(of measure: BodyMeasure?) -> BodyRoute {
        measure.map { $0 == .weight ? .home(.quarter) : .measure($0, .quarter) } ?? .home(.quarter)
    }
}
