import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The main screen: the habits due on a day by category, each marked by one tap.
struct TodayPage: PageView {
    let day: Day
    let today: Day
    let week: [WeekDay]
    let tasks: DayTasks
    let moods: DayMoods
    let training: DayTraining
    let meals: DayMeals
    let health: DayHealth
    let groups: [Group]
    let due: Int
    let done: Int
    let habitCount: Int
    /// Whether there are any tasks.
    let hasTasks: Bool
    let best: BestStreak?
    let status: HTML
    /// The ids for the suggested habits, which are shown while there are none.
    let suggestions: [RecordID]
    /// The id for the task added next.
    let taskID: RecordID
    let title: String

    /// A day of the week strip.
    struct WeekDay: Hashable, Sendable {
        let day: Day
        let due: Int
        let done: Int
    }

    /// The habits of a category; the name is empty for those without one.
    struct Group: Hashable, Sendable {
        let name: String
        let tiles: [Tile]
        var due: Int { tiles.count { $0.isDue } }
        var done: Int { tiles.count { $0.isDone } }
    }

    /// The longest current streak.
    struct BestStreak: Hashable, Sendable {
        let title: String
        let length: Int
        let schedule: Schedule
    }

    var section: Section? { .today }
    var layout: PageLayout { .broad }

    init(_ context: RequestContext, day: Day) {
        let state = context.state
        let today = context.today
        let evaluated = state.activeHabits.map { HabitWithHistory($0, in: state, today: today) }
        let shown = evaluated.filter { $0.history.firstDay <= max(day, today) || day >= $0.habit.firstDay }
        let monday = day.startOfWeek(state.settings.firstWeekday)
        week = (0..<7).map { offset in
            let weekDay = monday.advanced(by: offset)
            let statuses = evaluated.map { $0.history.status(on: weekDay) }
            return WeekDay(
                day: weekDay, due: statuses.count { $0.counts }, done: statuses.count { $0 == .done })
        }
        let tiles = shown.map { Tile($0, on: day, in: state) }
        tasks = DayTasks(context, day: day)
        hasTasks = state.hasTasks
        groups = Self.groups(shown, tiles, state)
        due = tiles.count { $0.isDue }
        done = tiles.count { $0.isDone }
        habitCount = evaluated.count
        best = Self.best(evaluated)
        status = context.status
        let newID = context.newIDs()
        taskID = newID()
        moods = DayMoods(context, day: day, newID: newID())
        training = DayTraining(context, day: day, newID: newID)
        meals = DayMeals(context, day: day)
        health = DayHealth(context, day: day)
        suggestions = evaluated.isEmpty ? [newID(), newID(), newID()] : []
        title = day == today ? context.words.today : context.words.dayAndMonth(day)
        self.day = day
        self.today = today
    }

    private static func groups(_ shown: [HabitWithHistory], _ tiles: [Tile], _ state: State) -> [Group] {
        var names: [(name: String, category: RecordID?)] = []
        for category in state.livingCategories { names.append((category.name, category.id)) }
        names.sort { Words.isOrderedBefore($0.name, $1.name) }
        names.append(("", nil))
        return names.compactMap { name, category in
            let members = zip(shown, tiles).filter { state.category($0.0.habit.category)?.id == category }.map { $0.1 }
            return members.isEmpty ? nil : Group(name: name, tiles: members)
        }
    }

    private static func best(_ evaluated: [HabitWithHistory]) -> BestStreak? {
        var best: (streak: Streak, habit: Habit)?
        for item in evaluated {
            let streak = item.history.currentStreak
            if streak.length > 0, streak.daysCovered > best?.streak.daysCovered ?? 0 { best = (streak, item.habit) }
        }
        return best.map { BestStreak(title: $0.habit.title, length: $0.streak.length, schedule: $0.habit.schedule) }
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
