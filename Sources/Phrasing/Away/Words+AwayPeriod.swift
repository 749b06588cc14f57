import CivilTime
import DaybookCore
import Words

extension Words {
    /// The days of a period: "3–28 Jun 2026 · 26 days", "since 3 Jun 2026".
    public func days(of period: AwayPeriod) -> String {
        guard let from = period.from else { return "" }
        guard let until = period.until else { return capitalized(awaySince(shortDayAndYear(from))) }
        return "\(range(from, until)) · \(days(until.days(since: from) + 1))"
    }
}
