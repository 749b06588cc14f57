import CivilTime
import Journal

/// Something that the game counts by day.
enum GameCount: Int, CaseIterable {
    case habitMarks, fullDays, tasks, tasksOnTime, workouts, earlyWorkouts, moods, petMoods, meals, weighIns, nights,
        notes
    case transactions, goalsMade, goals, savingsGoals, budgets
}

/// The facts that earn points or count for achievements and challenges, and their numbers by day. All come from the tables
/// alone, never from a clock.
///
/// State keeps the index of the last time it was asked for, and the sources that changed since, so that only these are
/// looked at anew. The result is the same as of indexing all.
struct GameIndex: Sendable {
    /// The points of facts by day: all but those of achievements and challenges.
    var points = DailyCounts()
    private var counts = [DailyCounts](repeating: DailyCounts(), count: GameCount.allCases.count)
    private(set) var imported = ImportedStamps()

    /// One for each row of a table; see `RowKind`.
    var rows = [[RowFact]](repeating: [], count: RowKind.allCases.count)
    /// By the index of the habit.
    var habits: [HabitFacts?] = []
    /// The days on which all habits were done, in order; at least one was marked, by the person or an import.
    var daysWithAllDone: [Day] = []
    /// Those of these days on which the person marked a habit.
    var fullDays: [Day] = []
    /// For each full day, the number of full days in a row through it.
    var perfectRuns: [Int] = []
    /// By the index of the goal.
    var goals: [GoalFact?] = []
    /// By the index of the budget.
    var budgets: [BudgetFacts?] = []

    /// The tables of which each row is at most one fact.
    enum RowKind: Int, CaseIterable {
        case tasks, workouts, moods, meals, weighIns, nights, notes, transactions
    }

    /// The fact that a row is.
    struct RowFact: Equatable {
        /// The number of its day; `none` if it is no fact.
        let day: Int32
        /// Details, as `flags` says.
        let flags: UInt8

        static let none = RowFact(day: .min, flags: 0)
    }

    init(_ state: State) {
        imported = ImportedStamps(state.imports)
        for kind in RowKind.allCases { addAll(kind, state) }
        for index in state.habits.rows.indices { setHabit(index, before: nil, state) }
        findFullDays(state)
        setGoals(state) { _ in true }
        setBudgets(state)
    }

    /// The facts of the habits alone, computed only from marks before a day, and their points.
    init(habitsOf state: State, before end: Day, _ imported: ImportedStamps) {
        self.imported = imported
        for row in state.habits.rows.indices { setHabit(row, before: end, state) }
        findFullDays(state)
    }

    /// Computes the facts of some habits anew, only from marks before a day.
    mutating func updateHabits(_ changed: Set<RecordID>, before end: Day, _ state: State) {
        var hasChanged = false
        for habit in changed {
            guard let row = state.habits.index(of: habit) else { continue }
            if setHabit(row, before: end, state) { hasChanged = true }
        }
        if hasChanged { findFullDays(state) }
    }

    /// Adds the points that tasks, workouts and moods earned on some days.
    mutating func addPointsOfRows(of index: GameIndex, on days: ClosedRange<Day>) {
        let numbers = days.lowerBound.number...days.upperBound.number
        for kind in RowKind.allCases {
            var counts: [Int32: Int64] = [:]
            for fact in index.rows[kind.rawValue] where numbers.contains(fact.day) {
                guard let day = Day(number: fact.day) else { continue }
                guard let reason = kind.limitedReason else {
                    points.add(fact.points(kind), on: day)
                    continue
                }
                let before = counts[fact.day] ?? 0
                counts[fact.day] = before + 1
                points.add(
                    PointRules.points(reason, times: before + 1, on: day)
                        - PointRules.points(reason, times: before, on: day), on: day)
            }
        }
    }

    /// Whether a task, a workout or a mood earned points before a day.
    func hasPointsOfRows(before day: Day) -> Bool {
        RowKind.allCases.contains { kind in
            rows[kind.rawValue].contains { $0 != .none && $0.day < day.number && $0.points(kind) > 0 }
        }
    }

    func count(_ count: GameCount) -> DailyCounts { counts[count.rawValue] }

    mutating func add(_ number: Int64, _ count: GameCount, on day: Day) {
        counts[count.rawValue].add(number, on: day)
    }
}

extension GameIndex {
    /// The index after some sources changed.
    func updated(_ changes: GameChanges, in state: State) -> GameIndex {
        var index = self
        index.update(changes, state)
        return index
    }

    private mutating func update(_ changes: GameChanges, _ state: State) {
        for row in changes.rows { updateRows(row.kind, row.id, state) }
        for habit in changes.habits {
            if let row = state.habits.index(of: habit) { setHabit(row, before: nil, state) }
        }
        if !changes.habits.isEmpty { findFullDays(state) }
        let (changesTasks, changesMoney) = (changes.contains(.tasks), changes.contains(.transactions))
        if changes.goals || changesTasks || changesMoney || !changes.habits.isEmpty {
            setGoals(state) { goal in
                if changes.goals { return true }
                switch goal.measure {
                case .amount: return changesMoney && goal.account != nil
                case .milestones: return false
                case .tasks: return changesTasks
                case .habitCount, .habitStrength: return goal.habit.map { changes.habits.contains($0) } ?? false
                }
            }
        }
        if changes.budgets {
            setBudgets(state)
        } else if !changes.moneyDays.isEmpty {
            updateBudgets(changes.moneyDays, state)
        }
    }

    private mutating func updateRows(_ kind: RowKind, _ id: RecordID, _ state: State) {
        switch kind {
        case .tasks:
            // The occurrences of a repeated task have some of its fields, and may be due some time after each other.
            let root = TaskItem.root(of: id)
            if let row = state.tasks.index(of: root) { setRow(row, kind, state) }
            for row in state.tasks.indices(ownedBy: root) { setRow(row, kind, state) }
        case .workouts: state.workouts.index(of: id).map { setRow($0, kind, state) }
        case .moods:
            state.moodEntries.index(of: id).map { setRow($0, kind, state) }
            // The pet itself may have been deleted.
            for row in state.moodEntries.indices(ownedBy: id) { setRow(row, kind, state) }
        case .meals: state.meals.index(of: id).map { setRow($0, kind, state) }
        case .weighIns: state.measurements.index(of: id).map { setRow($0, kind, state) }
        case .nights: state.healthDayTable.index(of: id).map { setRow($0, kind, state) }
        case .notes: state.notes.index(of: id).map { setRow($0, kind, state) }
        case .transactions: state.transactions.index(of: id).map { setRow($0, kind, state) }
        }
    }
}
