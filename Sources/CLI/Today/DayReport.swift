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
        let isDue: Bool
        let entry: Entry?
        let value: Double?

        var isDone: Bool { status == .done }
    }

    /// The habits of one category. Those without one come last, under an empty name.
    struct Group {
        let name: String
        let lines: [Line]
    }

    let agenda: DayAgenda
    let groups: [Group]
    let hasHabits: Bool
    /// The period around the day in which the person is away.
    let away: AwayPeriod?
    /// All points so far; nil on other days than today, and if the game is switched off.
    let points: Int64?

    var day: Day { agenda.day }
    var today: Day { agenda.today }
    var lines: [Line] { groups.flatMap(\.lines) }

    init(_ agenda: DayAgenda, in state: State) {
        self.agenda = agenda
        hasHabits = !state.activeHabits.isEmpty
        away = state.awayPeriod(around: agenda.day)
        let hasPoints = agenda.day == agenda.today && !state.settings.isGameOff
        points = hasPoints ? state.game(today: agenda.today).ledger.total : nil
        let lines = agenda.habits.map { item in
            let entry = state.entry(of: item.habit.id, on: agenda.day)
            return Line(
                habit: item.habit, history: item.history, streak: item.history.currentStreak, status: item.status,
                isDue: item.isDue, entry: entry, value: entry.flatMap { state.value(of: $0) })
        }
        let categories = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
        let categoryIDs = Set(categories.map(\.id))
        groups =
            (categories.map { category in
                Group(name: category.name, lines: lines.filter { $0.habit.category == category.id })
            } + [Group(name: "", lines: lines.filter { !categoryIDs.contains($0.habit.category ?? Settings.only) })])
            .filter { !$0.lines.isEmpty }
    }
}
