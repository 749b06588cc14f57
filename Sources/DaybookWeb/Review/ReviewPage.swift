import CivilTime
import DaybookCore
import Words

/// The figures of a period, over all parts of life: one for each, then the habits' rates by day, weekday and habit, and
/// the last 49 days. An earlier period is shown as it stood on its last day.
struct ReviewPage: PageView {
    let title: String
    let period: Period
    let today: Day
    /// The last day of the period.
    let end: Day
    /// The last days of the periods before and after; nil if there are none.
    let earlier, later: Day?
    let firstWeekday: Weekday
    let figures: ReviewFigures
    let daily: DailyRates
    let lastWeeks: DailyRates
    let habits: [HabitRate]
    let longest: (length: Int, schedule: Schedule)?

    /// The rate of a habit over the period.
    struct HabitRate: Hashable, Sendable {
        let title: String
        let rate: Double?
        let color: Palette
        let url: String
    }

    var section: Section? { .review }
    var layout: PageLayout { .broad }

    /// - Parameter last: The last day of the period; nil for today.
    init(_ context: RequestContext, period: Period, until last: Day?) {
        let state = context.state
        let today = context.today
        let count = period.dayCount
        let end = count == nil ? today : min(last ?? today, today)
        let habits = state.settings.hides(.habits) ? [] : state.activeHabits
        let evaluated = habits.map { HabitWithHistory($0, in: state, today: end) }
            .filter { end == today || $0.history.firstDay <= end }
        let histories = evaluated.map { $0.history }
        let firstEver = histories.reduce(end) { min($0, $1.firstDay) }
        let begin = count.map { end.advanced(by: 1 - $0) } ?? .first
        daily = DailyRates(histories, from: max(firstEver, begin), to: end)
        figures = ReviewFigures(
            context, begin...end, before: count.map { begin.advanced(by: -$0)...begin.advanced(by: -1) })
        let hasEarlier = firstEver < begin || figures.cards.contains { $0.before != nil }
        earlier = hasEarlier ? begin.neighbor(-1) : nil
        later = end < today ? count.map { min(end.advanced(by: $0), today) } : nil
        firstWeekday = state.settings.firstWeekday
        let thisWeek = end.startOfWeek(firstWeekday)
        lastWeeks = DailyRates(histories, from: thisWeek.advanced(by: -42), to: thisWeek.advanced(by: 6))
        self.habits = evaluated.map { item in
            HabitRate(
                title: item.habit.title, rate: item.history.completion(period), color: item.habit.color,
                url: HabitPageRoute.habit(item.habit.id, month: nil).url)
        }.sorted { ($0.rate ?? -1, $1.title) > ($1.rate ?? -1, $0.title) }
        longest = evaluated.map { (streak: $0.history.longestStreak, schedule: $0.habit.schedule) }
            .max { $0.streak.daysCovered < $1.streak.daysCovered }
            .map { ($0.streak.length, $0.schedule) }
        title = context.words.review
        self.period = period
        self.today = today
        self.end = end
    }
}

/// A habit with its history.
struct HabitWithHistory: Sendable {
    let habit: Habit
    let history: HabitHistory

    init(_ habit: Habit, in state: State, today: Day) {
        self.habit = habit
        history = state.history(of: habit, today: today)
    }
}

extension ReviewPage {
    /// The rate of a day or of a week.
    struct RateSpan: Hashable, Sendable {
        let first: Day
        let last: Day
        let fraction: Double?
        /// Whether it is not over and something is still to be done.
        let isPartial: Bool
    }

    /// Whether the chart shows weeks. Beyond about three months, single days would be indistinguishable.
    var isByWeek: Bool { daily.rates.count > 92 }

    /// The days or the calendar weeks of the period.
    var spans: [RateSpan] {
        guard isByWeek else {
            return daily.rates.map { rate in
                let isOpen = rate.day == today && (rate.fraction ?? 1) < 1
                return RateSpan(first: rate.day, last: rate.day, fraction: rate.fraction, isPartial: isOpen)
            }
        }
        var spans: [RateSpan] = []
        var start = 0
        while start < daily.rates.count {
            let first = daily.rates[start].day
            let week = first.startOfWeek(firstWeekday)
            let end = min(start + 7 - first.days(since: week), daily.rates.count)
            let isOpen =
                end == daily.rates.count && (week.advanced(by: 6) > today || (daily.rates[end - 1].fraction ?? 1) < 1)
            spans.append(
                RateSpan(
                    first: first, last: daily.rates[end - 1].day, fraction: daily.fraction(start..<end),
                    isPartial: isOpen))
            start = end
        }
        return spans
    }
}
