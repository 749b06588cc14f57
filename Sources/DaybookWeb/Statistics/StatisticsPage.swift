import CivilTime
import DaybookCore
import Words

/// Statistics: rates by day, weekday and habit, and the last 49 days.
struct StatisticsPage: PageView {
    let title: String
    let period: Period
    let today: Day
    let firstWeekday: Weekday
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

    var section: Section? { .statistics }
    var layout: PageLayout { .broad }

    init(_ context: RequestContext, period: Period) {
        let state = context.state
        let today = context.today
        let evaluated = state.activeHabits.map { HabitWithHistory($0, in: state, today: today) }
        let histories = evaluated.map { $0.history }
        let firstEver = histories.reduce(today) { min($0, $1.firstDay) }
        let first = period.dayCount.map { max(firstEver, today.advanced(by: 1 - $0)) } ?? firstEver
        daily = DailyRates(histories, from: first, to: today)
        firstWeekday = state.settings.firstWeekday
        let thisWeek = today.startOfWeek(firstWeekday)
        lastWeeks = DailyRates(histories, from: thisWeek.advanced(by: -42), to: thisWeek.advanced(by: 6))
        habits = evaluated.map { item in
            HabitRate(
                title: item.habit.title, rate: item.history.completion(period), color: item.habit.color,
                url: HabitPageRoute.habit(item.habit.id, month: nil).url)
        }.sorted { ($0.rate ?? -1, $1.title) > ($1.rate ?? -1, $0.title) }
        longest = evaluated.map { (streak: $0.history.longestStreak, schedule: $0.habit.schedule) }
            .max { $0.streak.daysCovered < $1.streak.daysCovered }
            .map { ($0.streak.length, $0.schedule) }
        title = context.words.statistics
        self.period = period
        self.today = today
    }
}
