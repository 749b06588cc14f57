import CivilTime
import DaybookCore
import Journal

/// A habit on a day of Today.
struct Tile: Hashable, Sendable {
    let id: RecordID
    let day: Day
    let title: String
    let icon: String
    let color: Palette
    /// Whether a tap opens the day instead of marking it: to type an amount, or as it cannot be marked yet.
    let opensDay: Bool
    let style: Style
    /// Whether it is a limit that was not exceeded on a day that goes on.
    let isWithinLimitSoFar: Bool
    let detail: Detail
    /// The progress of the week, month or window of a measured habit that is due a number of times in it, beside the amount.
    let period: Detail?
    /// The progress of a measured habit, 0...1; nil for a check habit.
    let fraction: Double?
    /// The amount that one tap adds; nil unless the habit is measured and the day can be marked.
    let addition: Addition?

    /// An amount to add to the day.
    struct Addition: Hashable, Sendable {
        let amount: Double
        let unit: String
        /// The id of the increment.
        let id: RecordID
    }

    enum Style: Hashable, Sendable {
        case open, done, skipped, idle
        /// Its limit is exceeded.
        case over
    }

    /// The text below the title.
    enum Detail: Hashable, Sendable {
        case measure(value: Double, target: Double, unit: String, isLimit: Bool)
        case over(value: Double, limit: Double, unit: String)
        case week(done: Int, of: Int)
        case month(done: Int, of: Int)
        case window(done: Int, of: Int, days: Int)
        case streak(Int, Schedule)
        case schedule(Schedule)
        case skipped
    }

    var isDone: Bool { style == .done }

    init(_ evaluated: DayAgenda.HabitOnDay, on day: Day, in state: State, newID: () -> RecordID) {
        let habit = evaluated.habit
        id = habit.id
        self.day = day
        title = habit.title
        icon = habit.icon
        color = habit.color
        let isBeforeStart = evaluated.status == .beforeStart && habit.promisedStart.map { day < $0 } ?? false
        let isWaiting = evaluated.status == .future || isBeforeStart
        opensDay = habit.kind.isMeasure || isWaiting
        addition =
            habit.kind.isMeasure && !isWaiting
            ? Addition(amount: state.addition(to: habit, upTo: day), unit: habit.unit, id: newID()) : nil
        let value = state.entry(of: habit.id, on: day).flatMap { state.value(of: $0) }
        switch evaluated.status {
        case .missed where habit.kind == .atMost && value ?? 0 > habit.target ?? 1: style = .over
        case .done: style = .done
        case .skipped: style = .skipped
        case .open, .missed, .partial: style = .open
        case .future: style = evaluated.isDue ? .open : .idle
        case .beforeStart, .covered, .notDue: style = .idle
        }
        isWithinLimitSoFar = evaluated.history.isUndecided(on: day)
        fraction = habit.kind.isMeasure ? habit.share(of: value) : nil
        detail = Self.detail(evaluated, on: day, style, value)
        if case .measure = detail { period = Self.period(evaluated, on: day) } else { period = nil }
    }

    private static func detail(_ evaluated: DayAgenda.HabitOnDay, on day: Day, _ style: Style, _ value: Double?)
        -> Detail
    {
        let habit = evaluated.habit
        if style == .skipped { return .skipped }
        if style == .over { return .over(value: value ?? 0, limit: habit.target ?? 1, unit: habit.unit) }
        if habit.kind.isMeasure, value != nil || style == .open {
            return .measure(
                value: value ?? 0, target: habit.target ?? 1, unit: habit.unit, isLimit: habit.kind == .atMost)
        }
        if let period = period(evaluated, on: day) { return period }
        let streak = evaluated.history.streak(on: day)
        return style == .idle || streak.length == 0 ? .schedule(habit.schedule) : .streak(streak.length, habit.schedule)
    }

    /// The progress of the week, month or window; nil for other schedules.
    private static func period(_ evaluated: DayAgenda.HabitOnDay, on day: Day) -> Detail? {
        guard let progress = evaluated.history.periodProgress(on: day) else { return nil }
        return switch evaluated.habit.schedule {
        case .timesPerWeek: .week(done: progress.done, of: progress.of)
        case .timesPerMonth: .month(done: progress.done, of: progress.of)
        case .times(_, let days): .window(done: progress.done, of: progress.of, days: days)
        case .daily, .weekdays, .everyDays: nil
        }
    }
}
