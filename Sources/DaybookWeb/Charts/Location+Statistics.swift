import CivilTime
import DaybookCore

extension Location {
    /// A page of statistics by week, month or year, up to a day.
    static func statistics(_ path: String, _ interval: StatisticsInterval, until last: Day?) -> Location {
        Location(path, [("by", interval == .week ? nil : interval.rawValue), ("until", last?.text)])
    }
}

extension FormFields {
    /// The interval of a page of statistics.
    var interval: StatisticsInterval { self["by"].flatMap { StatisticsInterval(rawValue: $0) } ?? .week }
    /// The last day of the displayed period.
    var until: Day? { self["until"].flatMap { Day($0) } }
}
