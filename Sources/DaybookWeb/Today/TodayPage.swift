import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The main screen: a day's tasks and habits with what is to go, and a strip to log everything else.
struct TodayPage: PageView {
    let day: Day
    let today: Day
    let week: [WeekDay]
    let due: Int
    /// The number of limits that were exceeded.
    let exceeded: Int
    let done: Int
    /// Whether a limit decides at the end of the day that it is perfect.
    let isPerfectOnceOver: Bool
    let best: BestStreak?
    let now: NowLine?
    /// Only on the page of today.
    let level: LevelLine?
    let away: AwayLine?
    /// Whether the person is away on the day and nothing is to go.
    let isResting: Bool
    /// The period around the day, if it is another than today.
    let awayPeriod: AwayPeriod?
    let isAway: Bool
    /// The categories of the day's habits and tasks, in alphabetical order.
    let categories: [Category]
    /// The category whose habits and tasks are shown; nil for all.
    let category: Category?
    /// The blocks in the person's order, without those they left out.
    let blocks: [TodayBlock]
    let tasks: TodayTasks
    let habits: TodayHabits
    /// Nil on other days than today.
    let goals: TodayGoals?
    let log: LogStrip
    let evening: EveningMood?
    /// Shown instead of the blocks until the person has chosen what to keep.
    let firstRun: FirstRun?
    let title: String

    /// A day of the week strip.
    struct WeekDay: Hashable, Sendable {
        let day: Day
        let due: Int
        let done: Int
        /// Whether the person was away and left nothing to do.
        var isResting = false
    }

    /// The longest streak of the day.
    struct BestStreak: Hashable, Sendable {
        let title: String
        let length: Int
        let schedule: Schedule
    }

    var section: Section? { .today }
    var layout: PageLayout { .broad }

    init(_ context: RequestContext, day: Day, category: RecordID? = nil) {
        let state = context.state
        let today = context.today
        let habits = state.settings.hides(.habits) ? [] : state.activeHabits
        let evaluated = habits.map { (habit: $0, history: state.history(of: $0, today: today)) }
        let agenda = DayAgenda(on: day, today: today, of: evaluated, in: state)
        let week = day.week(from: state.settings.firstWeekday)
        let completed =
            state.settings.hides(.tasks) ? [:] : state.completedTasks(in: (week.first ?? day)...(week.last ?? day))
        let awayDays = state.awayDays
        self.week = week.map { weekDay in
            if weekDay == day {
                let whole = day == today ? agenda.due - agenda.exceeded : agenda.due
                return WeekDay(day: day, due: whole, done: agenda.done, isResting: agenda.isResting)
            }
            let due = evaluated.count { $0.history.counts(on: weekDay, today: today) }
            guard weekDay <= today else { return WeekDay(day: weekDay, due: due, done: 0) }
            if weekDay == today {
                let agenda = DayAgenda(on: today, today: today, of: evaluated, in: state)
                return WeekDay(
                    day: today, due: agenda.due - agenda.exceeded, done: agenda.done, isResting: agenda.isResting)
            }
            let tasks = completed[weekDay] ?? 0
            let done = evaluated.count { $0.history.status(on: weekDay) == .done }
            let isResting = awayDays.contains(weekDay) && done >= due
            return WeekDay(day: weekDay, due: due + tasks, done: done + tasks, isResting: isResting)
        }
        (due, done, exceeded) = (agenda.due, agenda.done, agenda.exceeded)
        isPerfectOnceOver =
            agenda.isPerfectOnceOver && state.daysWithAllHabitsDone(in: day...day, today: today).isEmpty
        best = agenda.bestStreak.map {
            BestStreak(title: $0.habit.title, length: $0.streak.length, schedule: $0.habit.schedule)
        }
        blocks = state.settings.todayBlocks.filter { $0.isShown }.map { $0.block }
        let newID = context.newIDs()
        firstRun = FirstRun(context, newID: newID)
        let known = agenda.categories
        categories = state.livingCategories.filter { known.contains($0.id) || $0.id == category }
            .sorted { Words.isOrderedBefore($0.name, $1.name) }
        self.category = categories.first { $0.id == category }
        let shown = self.category.map { agenda.only($0.id) } ?? agenda
        tasks = TodayTasks(shown, context, newTask: newID())
        self.habits = TodayHabits(shown, in: state, today: today, isFirstRun: firstRun != nil, newID: newID)
        let hasGoals = day == today && blocks.contains(.goals)
        goals = hasGoals ? TodayGoals(state, today: today, category: self.category?.id) : nil
        log = LogStrip(context, day: day)
        evening = EveningMood(context, day: day, newID: newID())
        let game = day == today ? context.game : nil
        level = game.flatMap { LevelLine($0, isDayDone: agenda.done >= agenda.due, context.words, in: state) }
        now = day == today ? NowLine(context, agenda, game) : nil
        (isAway, isResting) = (agenda.isAway, agenda.isResting)
        let period = state.awayPeriod(around: day)
        away = day == today ? period.map { AwayLine($0, today: today, back: .today(nil)) } : nil
        awayPeriod = day == today ? nil : period
        let name = day == today ? context.words.today : context.words.dayAndMonth(day, near: today)
        title = self.category.map { context.words.title(name, $0.name) } ?? name
        self.day = day
        self.today = today
    }
}
