import CivilTime
import Journal

/// The tasks and habits due on a day, and those done. Every screen counts what is to go by this one rule.
///
/// A habit counts on the days it is due; it is done when it is marked. A limit (*at most*) counts once its day is over or it was
/// exceeded: until then nothing is to be done for it, and nobody can tell that it is kept. A habit due *n* times in a week, month
/// or window counts on the days on which it can't wait any longer (`PressingDays`), and on those on which it is done; on the others
/// it is shown, but it is not to go. So what counts and was not done is what keeps the day from being one with all habits done, but
/// for habits added that day that take nothing from it (`State.daysWithAllHabitsDone`). A task counts for today if it is due, overdue
/// or begun by its start day, for another day if it is due on it, and if it was completed on the day. One that was merely started
/// does not.
public struct DayAgenda: Sendable {
    public let day: Day
    public let today: Day
    /// The habits that existed on the day, in the person's order.
    public let habits: [HabitOnDay]
    /// Of a day that is over, those that were due on it and are still open.
    public let openTasks: [TaskItem]
    /// Of today, tasks in progress of which nothing is due so far. They do not count.
    public let startedTasks: [TaskItem]
    /// Future occurrences of repeating tasks, if the day is a future one. They are not among the open tasks.
    public let upcomingOccurrences: [TaskItem]
    public let completedTasks: [TaskItem]
    /// Whether the person is away on the day.
    public let isAway: Bool

    /// A habit on the day.
    public struct HabitOnDay: Sendable {
        public let habit: Habit
        public let history: HabitHistory
        public let status: DayStatus
        /// Whether it is due, and neither skipped nor covered by other days.
        public let isDue: Bool
        /// Whether it counts among what is to do or was done; see `DayAgenda`.
        public let counts: Bool
        /// Whether it is a limit without which the day, which goes on, is not perfect before it is over.
        public let isWaiting: Bool

        public var isDone: Bool { status == .done }

        /// Whether nothing is to be done for it on the day, and nothing was.
        public var isIdle: Bool {
            switch status {
            case .beforeStart, .covered, .notDue: true
            case .future: !isDue
            case .done, .skipped, .open, .missed, .partial: false
            }
        }
    }

    public init(on day: Day, today: Day, in state: State) {
        self.init(
            on: day, today: today, of: state.activeHabits.map { ($0, state.history(of: $0, today: today)) }, in: state)
    }

    /// - Parameter evaluated: The active habits with their histories.
    public init(on day: Day, today: Day, of evaluated: [(habit: Habit, history: HabitHistory)], in state: State) {
        self.day = day
        self.today = today
        let settings = state.settings
        isAway = state.isAway(on: day)
        habits =
            settings.hides(.habits)
            ? []
            : evaluated.filter { $0.history.firstDay <= max(day, today) || day >= $0.habit.firstDay }
                .map { item in
                    HabitOnDay(
                        habit: item.habit, history: item.history,
                        status: item.history.status(on: day),
                        isDue: item.history.isDue(on: day, today: today),
                        counts: item.history.counts(on: day, today: today), isWaiting: item.history.isWaiting(on: day))
                }
        guard !settings.hides(.tasks), !state.tasks.rows.isEmpty else {
            (openTasks, startedTasks, upcomingOccurrences, completedTasks) = ([], [], [], [])
            return
        }
        let (indices, occurrences) = state.openTaskIndices(today: today)
        let hour = settings.dayEndsAt
        func isShown(_ task: TaskItem) -> Bool {
            if day == today { return state.isOnAgenda(task, today: today) }
            return task.dueDay(dayEndsAt: hour) == day && (day > today || !state.isWaiting(task, today: today))
        }
        let rows = state.tasks.rows
        let shown = indices.lazy.map { rows[$0] }.filter(isShown) + occurrences.filter(isShown)
        openTasks = shown.filter { day != today || $0.isScheduled(by: today, dayEndsAt: hour) }
        startedTasks = day == today ? shown.filter { !$0.isScheduled(by: today, dayEndsAt: hour) } : []
        upcomingOccurrences = day > today ? state.upcomingOccurrences(on: day, today: today) : []
        completedTasks = state.tasks(closedOn: day).filter { $0.status == .completed }
    }

    /// Its habits and tasks of one category.
    public func only(_ category: RecordID) -> DayAgenda { DayAgenda(self, category) }

    private init(_ agenda: DayAgenda, _ category: RecordID) {
        func ofCategory(_ tasks: [TaskItem]) -> [TaskItem] { tasks.filter { $0.category == category } }
        (day, today, isAway) = (agenda.day, agenda.today, agenda.isAway)
        habits = agenda.habits.filter { $0.habit.category == category }
        openTasks = ofCategory(agenda.openTasks)
        startedTasks = ofCategory(agenda.startedTasks)
        upcomingOccurrences = ofCategory(agenda.upcomingOccurrences)
        completedTasks = ofCategory(agenda.completedTasks)
    }

    /// The categories that its habits and tasks have.
    public var categories: Set<RecordID> {
        let tasks = openTasks + startedTasks + upcomingOccurrences + completedTasks
        return Set(habits.compactMap { $0.habit.category } + tasks.compactMap { $0.category })
    }

    /// The number of habits and tasks that count.
    public var due: Int {
        habits.count { $0.counts } + openTasks.count + upcomingOccurrences.count + completedTasks.count
    }

    /// The number of habits and tasks done.
    public var done: Int { habits.count { $0.isDue && $0.isDone } + completedTasks.count }

    /// Whether the person is away and nothing is to go. The habits that rest make it neither a full nor a missed day.
    public var isResting: Bool { isAway && done >= due }

    /// The number of limits among those that count that were exceeded: nothing can be done for them on the day.
    public var exceeded: Int { habits.count { $0.counts && $0.habit.kind == .atMost && $0.status == .missed } }

    /// Whether all habits that can be done were done, but a limit tells only at the end of the day that it is perfect. One that
    /// was added on the day takes nothing from it if an earlier habit counts.
    public var isPerfectOnceOver: Bool {
        guard habits.contains(where: { $0.isDone && $0.counts }), habits.allSatisfy({ $0.isDone || !$0.counts }) else {
            return false
        }
        let counted = habits.filter { $0.counts || $0.isWaiting }
        let hasEarlier = counted.contains { $0.habit.createdOn.map { $0 < day } ?? true }
        return counted.contains { $0.isWaiting && !(hasEarlier && $0.habit.createdOn == day) }
    }

    /// The longest streak as it stood on the day, by days covered.
    public var bestStreak: (streak: Streak, habit: Habit)? {
        var best: (streak: Streak, habit: Habit)?
        for item in habits {
            let streak = day < today ? item.history.streakShown(on: day) : item.history.currentStreak
            if streak.length > 0, streak.daysCovered > best?.streak.daysCovered ?? 0 { best = (streak, item.habit) }
        }
        return best
    }
}

extension State {
    /// Returns whether Today shows a task. A waiting task is shown only if it is in progress.
    public func isOnAgenda(_ task: TaskItem, today: Day) -> Bool {
        if task.status == .inProgress { return true }
        if isWaiting(task, today: today) { return false }
        return task.isScheduled(by: today, dayEndsAt: settings.dayEndsAt)
    }

    /// The occurrences of repeating tasks that are due on a day to come of the person's, which can last past midnight.
    fileprivate func upcomingOccurrences(on day: Day, today: Day) -> [TaskItem] {
        let hour = settings.dayEndsAt
        guard hour > 0 else { return upcomingOccurrences(in: day...day, today: today) }
        return upcomingOccurrences(in: day...day.advanced(by: 1), today: today)
            .filter { $0.dueDay(dayEndsAt: hour) == day }
    }
}

extension TaskItem {
    /// Whether it is due or may be begun by a day.
    fileprivate func isScheduled(by day: Day, dayEndsAt: Int) -> Bool {
        (dueDay(dayEndsAt: dayEndsAt).map { $0 <= day } ?? false) || (startDay.map { $0 <= day } ?? false)
    }
}

extension HabitHistory {
    /// Whether the habit is due on a day, and neither skipped nor covered by other days.
    public func isDue(on day: Day, today: Day) -> Bool {
        day > today ? isExpected(on: day) : status(on: day).counts
    }

    /// Whether the habit counts on a day: it was done or is asked for; see `request`.
    public func counts(on day: Day, today: Day) -> Bool {
        guard isDue(on: day, today: today) else { return false }
        if rule.kind == .atMost, day > today { return false }
        return index(of: day).map { isDone(on: day) || isAsked($0) } ?? true
    }

    /// Whether the habit will be due on a day after today, as far as its schedule tells and unless the person is away then: a
    /// habit done a number of times in a period has no particular days.
    public func isExpected(on day: Day) -> Bool {
        guard day >= rule.startDay, !awayDays.contains(day) else { return false }
        switch rule.schedule {
        case .daily, .weekdays, .everyDays:
            return isScheduled(on: day)
        case .timesPerWeek, .timesPerMonth, .times: return false
        }
    }
}
