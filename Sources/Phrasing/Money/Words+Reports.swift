import CivilTime
import DaybookCore
import Words

extension Words {
    /// A period as a heading: "November 2026", "Oct – Dec 2026", "2026", "3–9 Oct 2026".
    public func name(_ period: ReportPeriod) -> String {
        switch period {
        case .month(let month): monthAndYear(month)
        case .quarter(let month): periods(month.first, month.advanced(by: 2).last, of: .month)
        case .year(let year): "\(year)"
        case .all: allTime
        case .days(let days): span(days)
        }
    }
}
