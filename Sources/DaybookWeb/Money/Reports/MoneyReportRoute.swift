import CivilTime
import DaybookCore
import Journal

/// The reports of money, under `/money/report`.
public enum MoneyReportRoute: Hashable, Sendable {
    /// Spending and income by category, perhaps only those of a group; nil for the current month.
    case categories(ReportPeriod?, group: String? = nil)
    /// Income and spending in each of twelve months; nil up to the current one.
    case flow(upTo: Month?)
    /// All balances together over time.
    case worth(NetWorthSpan)
    /// Spending and income by category, beside the period before; nil for the current month.
    case comparison(ReportPeriod?)
    /// The expected balance of an account; nil for the one that is used most.
    case forecast(RecordID?)
    /// Income and spending on each day of a month; nil for the current one.
    case calendar(Month?)

    init?(_ parts: ArraySlice<String>, _ query: FormFields) {
        guard parts.first == "report" else { return nil }
        switch parts.dropFirst().joined(separator: "/") {
        case "": self = .categories(ReportPeriod(query), group: query["group"])
        case "flow": self = .flow(upTo: query["month"].flatMap { Month($0) })
        case "worth": self = .worth(query["span"].flatMap { NetWorthSpan(rawValue: $0) } ?? .year)
        case "comparison": self = .comparison(ReportPeriod(query))
        case "forecast": self = .forecast(query["account"].flatMap { RecordID(hex: $0) })
        case "calendar": self = .calendar(query["month"].flatMap { Month($0) })
        default: return nil
        }
    }

    var location: Location {
        switch self {
        case .categories(let period, let group): Location("/money/report", (period?.query ?? []) + [("group", group)])
        case .flow(let month): Location("/money/report/flow", [("month", month?.text)])
        case .worth(let span): Location("/money/report/worth", [("span", span == .year ? nil : span.rawValue)])
        case .comparison(let period): Location("/money/report/comparison", period?.query ?? [])
        case .forecast(let account): Location("/money/report/forecast", [("account", account?.hex)])
        case .calendar(let month): Location("/money/report/calendar", [("month", month?.text)])
        }
    }
}

/// The time that a chart of net worth goes back.
public enum NetWorthSpan: String, CaseIterable, Sendable {
    case year, fiveYears, all
}

extension ReportPeriod {
    /// The period of a report's URL; nil for the current month. Days that are typed the wrong way round are the same.
    init?(_ query: FormFields) {
        let first = query["from"].flatMap { Day($0) }
        let last = query["through"].flatMap { Day($0) }
        if let start = first ?? last, let end = last ?? first {
            self = .days(min(start, end)...max(start, end))
        } else if let month = query["quarter"].flatMap({ Month($0) }) {
            self = .quarter(of: month)
        } else if let year = query["year"], let number = Int(year), Month(year: number, number: 1) != nil {
            self = .year(number)
        } else if query["by"] == "all" {
            self = .all
        } else if let month = query["month"].flatMap({ Month($0) }) {
            self = .month(month)
        } else {
            return nil
        }
    }

    fileprivate var query: [(String, String?)] {
        switch self {
        case .month(let month): [("month", month.text)]
        case .quarter(let month): [("quarter", month.text)]
        case .year(let year): [("year", "\(year)")]
        case .all: [("by", "all")]
        case .days(let days): [("from", days.lowerBound.text), ("through", days.upperBound.text)]
        }
    }
}
