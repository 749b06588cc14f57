import CivilTime
import Journal

/// The sources of the game's facts that changed since they were indexed.
struct GameChanges: Sendable {
    struct Row: Hashable, Sendable {
        let kind: GameIndex.RowKind
        let id: RecordID
    }

    private(set) var habits: Set<RecordID> = []
    private(set) var rows: Set<Row> = []
    /// The days of transactions that changed, before and after.
    private(set) var moneyDays: Set<Day> = []
    private(set) var goals = false
    private(set) var budgets = false
    /// Whether all has to be indexed anew.
    private(set) var all = false

    /// The number of sources from which on all is indexed anew.
    private static let maximumCount = 200

    func contains(_ kind: GameIndex.RowKind) -> Bool { rows.contains { $0.kind == kind } }

    /// Adds the source that a record belongs to. Called before a change to it and after: it may tell its owner only then.
    mutating func add(_ table: State.TableNumber, _ id: RecordID, in state: State) {
        switch table {
        case .habits: habits.insert(id)
        case .entries: add(habit: Entry(id: id).habit)
        case .increments: add(habit: state.increments[id]?.entry.flatMap { Entry(id: $0).habit })
        case .tasks: rows.insert(Row(kind: .tasks, id: id))
        case .workouts: rows.insert(Row(kind: .workouts, id: id))
        case .exerciseSets:
            if let owner = state.exerciseSets[id]?.workout { rows.insert(Row(kind: .workouts, id: owner)) }
        case .moodEntries, .subjects: rows.insert(Row(kind: .moods, id: id))
        case .meals: rows.insert(Row(kind: .meals, id: id))
        case .measurements: rows.insert(Row(kind: .weighIns, id: id))
        case .healthDays: rows.insert(Row(kind: .nights, id: id))
        case .notes: rows.insert(Row(kind: .notes, id: id))
        case .transactions:
            // Others may count instead of it, or no longer.
            for id in [id] + state.rowsStoodFor.rivals(of: id) {
                rows.insert(Row(kind: .transactions, id: id))
                if let day = state.transactions[id]?.day { moneyDays.insert(day) }
            }
        case .transactionSplits:
            if let owner = state.transactionSplits[id]?.transaction, let day = state.transactions[owner]?.day {
                moneyDays.insert(day)
            }
        case .goals, .milestones, .goalProgress: goals = true
        case .budgets, .moneyCategories: budgets = true
        case .accounts: (budgets, goals) = (true, true)
        case .settings, .awayPeriods, .imports: all = true
        case .reminders, .categories, .taskTags, .taskBlockers, .taskSessions, .taskLinks, .taskReminders, .moodTags,
            .moodFeelings, .dismissedAdvice, .profile, .exercises, .routines, .routineExercises, .foods,
            .mealItems, .healthWorkouts, .recurringTransactions, .envelopes, .payeeRules, .exchangeRates,
            .attachments, .challenges:
            break
        }
        if habits.count + rows.count + moneyDays.count > Self.maximumCount { all = true }
    }

    private mutating func add(habit: RecordID?) {
        if let habit { habits.insert(habit) }
    }
}
