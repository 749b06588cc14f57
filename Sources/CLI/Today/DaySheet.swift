import CivilTime
import DaybookCore
import Journal
import Words

/// All habits on one day, grouped by category.
struct DayReport {
    /// One habit on the day.
    struct Line {
        let habit: Habit
        let history: HabitHistory
        let streak: Streak
        let status: DayStatus
        let entry: Entry?
        let value: Double?

        var isDone: Bool { status == .done }
        var isDue: Bool { status.counts }
    }

    /// The habits of one category. Those without one come last, under an empty name.
    struct Group {
        let name: String
        let lines: [Line]
    }

    let day: Day
    let today: Day
    let groups: [Group]
    let hasHabits: Bool

    var lines: [Line] { groups.flatMap(\.lines) }
    var due: Int { lines.count { $0.isDue } }
    var done: Int { lines.count { $0.isDone } }

    init(on day: Day, today: Day, in state: State) {
        self.day = day
        self.today = today
        let habits = state.activeHabits
        hasHabits = !habits.isEmpty
        let lines = habits.compactMap { habit -> Line? in
            let history = state.history(of: habit, today: today)
            guard day >= min(history.firstDay, habit.firstDay) || day >= today else { return nil }
            let entry = state.entry(of: habit.id, on: day)
            return Line(
                habit: habit, history: history, streak: history.currentStreak, status: history.status(on: day),
                entry: entry, value: entry.flatMap { state.value(of: $0) })
        }
        let categories = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
        let categoryIDs = Set(categories.map(\.id))
        groups =
            (categories.map { category in
                Group(name: category.name, lines: lines.filter { $0.habit.category == category.id })
            } + [Group(name: "", lines: lines.filter { !categoryIDs.contains($0.habit.category ?? Settings.only) })])
            .filter { !$0.lines.isEmpty }
    }

    /// The longest current streak, by days covered.
    var best: (streak: Streak, habit: Habit)? {
        lines.map { ($0.streak, $0.habit) }.filter { $0.0.length > 0 }
            .max { $0.0.daysCovered < $1.0.daysCovered }
    }
}
