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

    /// A period with its note: "Away: Flu · 18–20 Nov 2026 · 3 days".
    public func away(_ period: AwayPeriod) -> String {
        awayOn(period.note.isEmpty ? days(of: period) : "\(period.note) · \(days(of: period))")
    }

    /// The time away among the days of a review: its only period, or how many days there were; nil if there were none.
    public func away(in days: ClosedRange<Day>, _ state: State) -> String? {
        let count = state.awayDays.count(in: days)
        if count == 0 { return nil }
        let periods = state.livingAwayPeriods.filter { $0.days?.overlaps(days) ?? false }
        return periods.count == 1 ? away(periods[0]) : daysAway(count)
    }
}
