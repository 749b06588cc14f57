import CivilTime
import Journal

/// The current state of a journal: all batches folded into tables of records.
///
/// To add a table, declare it in `TableNumber`, in its `schema`, and as an accessor.
public struct State: JournalState {
    private var tables = RecordTables(Self.names)

    /// New titles for habits, categories and accounts whose own title an older one already has.
    private var habitTitles: [RecordID: String] = [:]
    private var categoryNames: [RecordID: String] = [:]
    private var accountTitles: [RecordID: String] = [:]

    /// The number of habits, categories and accounts with each title or name, not counting deleted ones.
    private var habitTitleCounts = TitleCounts()
    private var categoryNameCounts = TitleCounts()
    private var accountTitleCounts = TitleCounts()

    /// The transactions that stand for rows of banks' files, where several do for one.
    private(set) var rowsStoodFor = RowsStoodFor()

    /// The transactions that count, in order, and the sums of accounts.
    private(set) var transactionIndex = TransactionIndex()

    /// The parts of split transactions, as far as they were asked for.
    private(set) var splitIndex = SplitIndex()

    /// The facts that the game counts, as far as they were asked for.
    private var gameIndexing = GameIndexing()

    /// The marks of habits, as far as they were asked for.
    private(set) var habitMarks = HabitMarks()

    /// The parents and cycles of tasks, as far as they were asked for.
    private(set) var taskRelations = TaskRelations()

    /// Records of exercises, the trend of the weight, moods and health data by day, as far as they were asked for.
    private(set) var bodyFacts = BodyFacts()

    /// Income and spending of days, as far as they were asked for.
    private(set) var dailyFlows = DailyFlows()

    /// The energy and nutrients of days, as far as they were asked for.
    private(set) var eatenDays = EatenDays()

    /// The index of each table in a snapshot.
    enum TableNumber: Int, CaseIterable {
        case habits, entries, increments, reminders, categories, settings
        case tasks, taskTags, taskBlockers, taskSessions, taskLinks, taskReminders
        case goals, milestones, goalProgress
        case subjects, moodEntries, moodTags, moodFeelings, dismissedAdvice
        case profile, measurements
        case workouts, exerciseSets, exercises, routines, routineExercises
        case foods, meals, mealItems
        case healthDays, healthWorkouts
        case notes
        case accounts, moneyCategories, transactions, transactionSplits
        case recurringTransactions
        case budgets, envelopes
        case payeeRules
        case exchangeRates
        case attachments
        case awayPeriods, challenges, imports

        var schema: Schema {
            switch self {
            case .habits: Habit.schema
            case .entries: Entry.schema
            case .increments: Increment.schema
            case .reminders: Reminder.schema
            case .categories: Category.schema
            case .settings: Settings.schema
            case .tasks: TaskItem.schema
            case .taskTags: TaskTag.schema
            case .taskBlockers: TaskBlocker.schema
            case .taskSessions: TaskSession.schema
            case .taskLinks: TaskLink.schema
            case .taskReminders: TaskReminder.schema
            case .goals: Goal.schema
            case .milestones: Milestone.schema
            case .goalProgress: GoalProgress.schema
            case .subjects: Subject.schema
            case .moodEntries: MoodEntry.schema
            case .moodTags: MoodTag.schema
            case .moodFeelings: MoodFeeling.schema
            case .dismissedAdvice: DismissedAdvice.schema
            case .profile: Profile.schema
            case .measurements: BodyMeasurement.schema
            case .workouts: Workout.schema
            case .exerciseSets: ExerciseSet.schema
            case .exercises: Exercise.schema
            case .routines: Routine.schema
            case .routineExercises: RoutineExercise.schema
            case .foods: Food.schema
            case .meals: Meal.schema
            case .mealItems: MealItem.schema
            case .healthDays: HealthDay.schema
            case .healthWorkouts: HealthWorkout.schema
            case .notes: Note.schema
            case .accounts: Account.schema
            case .moneyCategories: MoneyCategory.schema
            case .transactions: Transaction.schema
            case .transactionSplits: TransactionSplit.schema
            case .recurringTransactions: RecurringTransaction.schema
            case .budgets: Budget.schema
            case .envelopes: EnvelopeAmount.schema
            case .payeeRules: PayeeRule.schema
            case .exchangeRates: CurrencyRate.schema
            case .attachments: Attachment.schema
            case .awayPeriods: AwayPeriod.schema
            case .challenges: Challenge.schema
            case .imports: ImportRecord.schema
            }
        }
    }

    private static let names = ColumnNames(TableNumber.allCases.map { $0.schema })

    /// The schema of every table.
    public static var schemas: [Schema] { TableNumber.allCases.map { $0.schema } }

    /// The tables of an export: all but the notes of imports, which are about the batches of one journal.
    public static var exportedSchemas: [Schema] { schemas.filter { $0.table != ImportRecord.table } }

    public init() {}

    /// The untyped tables, for code that treats all tables alike.
    public var recordTables: [RecordTable] { tables.tables }

    /// The values of fields that only a later version knows, without those of deleted records.
    public var laterFields: [Change] {
        let fields = tables.unknownFields
        let deleted = Set(
            fields.filter { $0.field == Column.life.name && $0.value.isDeletedLife }.map { LaterRecord($0) })
        let tables = recordTables
        return fields.filter { field in
            guard let table = tables.first(where: { $0.schema.table == field.table }) else {
                return !deleted.contains(LaterRecord(field))
            }
            guard let index = table.index(of: field.record) else { return !table.schema.hasLife }
            return !table.records[index].isDeleted(table.schema)
        }
    }

    /// A record of a table that only a later version knows.
    private struct LaterRecord: Hashable {
        let table: String
        let record: RecordID

        init(_ change: Change) { (table, record) = (change.table, change.record) }
    }

    /// The untyped table of a name.
    func recordTable(_ name: String) -> RecordTable {
        guard let number = TableNumber.allCases.first(where: { $0.schema.table == name }) else {
            preconditionFailure("no table \(name)")
        }
        return recordTables[number.rawValue]
    }

    private func rows<Row: TableRow>(_ number: TableNumber) -> Table<Row> { tables.rows(number.rawValue) }

    public var habits: Table<Habit> { rows(.habits) }
    public var entries: Table<Entry> { rows(.entries) }
    public var increments: Table<Increment> { rows(.increments) }
    public var reminders: Table<Reminder> { rows(.reminders) }
    public var categories: Table<Category> { rows(.categories) }
    public var tasks: Table<TaskItem> { rows(.tasks) }
    public var taskTags: Table<TaskTag> { rows(.taskTags) }
    public var taskBlockers: Table<TaskBlocker> { rows(.taskBlockers) }
    public var taskSessions: Table<TaskSession> { rows(.taskSessions) }
    public var taskLinks: Table<TaskLink> { rows(.taskLinks) }
    public var taskReminders: Table<TaskReminder> { rows(.taskReminders) }
    public var goals: Table<Goal> { rows(.goals) }
    public var milestones: Table<Milestone> { rows(.milestones) }
    public var goalProgress: Table<GoalProgress> { rows(.goalProgress) }
    public var subjects: Table<Subject> { rows(.subjects) }
    public var moodEntries: Table<MoodEntry> { rows(.moodEntries) }
    public var moodTags: Table<MoodTag> { rows(.moodTags) }
    public var moodFeelings: Table<MoodFeeling> { rows(.moodFeelings) }
    public var dismissedAdvice: Table<DismissedAdvice> { rows(.dismissedAdvice) }
    public var measurements: Table<BodyMeasurement> { rows(.measurements) }
    public var workouts: Table<Workout> { rows(.workouts) }
    public var exerciseSets: Table<ExerciseSet> { rows(.exerciseSets) }
    public var exercises: Table<Exercise> { rows(.exercises) }
    public var routines: Table<Routine> { rows(.routines) }
    public var routineExercises: Table<RoutineExercise> { rows(.routineExercises) }
    public var foods: Table<Food> { rows(.foods) }
    public var meals: Table<Meal> { rows(.meals) }
    public var mealItems: Table<MealItem> { rows(.mealItems) }
    public var healthDayTable: Table<HealthDay> { rows(.healthDays) }
    public var healthWorkoutTable: Table<HealthWorkout> { rows(.healthWorkouts) }
    public var notes: Table<Note> { rows(.notes) }
    public var accounts: Table<Account> { rows(.accounts) }
    public var moneyCategories: Table<MoneyCategory> { rows(.moneyCategories) }
    public var transactions: Table<Transaction> { rows(.transactions) }
    public var transactionSplits: Table<TransactionSplit> { rows(.transactionSplits) }
    public var recurringTransactions: Table<RecurringTransaction> { rows(.recurringTransactions) }
    public var budgets: Table<Budget> { rows(.budgets) }
    public var envelopes: Table<EnvelopeAmount> { rows(.envelopes) }
    public var payeeRules: Table<PayeeRule> { rows(.payeeRules) }
    public var exchangeRates: Table<CurrencyRate> { rows(.exchangeRates) }
    public var attachments: Table<Attachment> { rows(.attachments) }
    public var awayPeriods: Table<AwayPeriod> { rows(.awayPeriods) }
    public var challenges: Table<Challenge> { rows(.challenges) }
    public var imports: Table<ImportRecord> { rows(.imports) }

    /// The settings, or the defaults until the person changes them.
    public var settings: Settings {
        (rows(.settings) as Table<Settings>)[Settings.only] ?? Settings(id: Settings.only)
    }

    /// The person's profile, empty until they fill it in.
    public var profile: Profile { (rows(.profile) as Table<Profile>)[Profile.only] ?? Profile(id: Profile.only) }
}

extension State {
    /// The habit's new title if an older habit has the same one.
    func disambiguatedTitle(of habit: RecordID) -> String? { habitTitles.isEmpty ? nil : habitTitles[habit] }

    /// The category's new name if an older category has the same one.
    func disambiguatedName(of category: RecordID) -> String? { categoryNames.isEmpty ? nil : categoryNames[category] }

    /// The account's new title if an older account has the same one.
    func disambiguatedTitle(ofAccount account: RecordID) -> String? {
        accountTitles.isEmpty ? nil : accountTitles[account]
    }

    public mutating func merge(_ changes: Changes, stamp: Stamp) {
        update(changes) { tables, slots in tables.merge(changes, at: slots, stamp: stamp) }
    }

    public func changes(laterThan other: State) -> [Change] { tables.changes(laterThan: other.tables) }

    public mutating func reserve(_ changes: Changes) { tables.reserve(changes, at: tables.slots(of: changes)) }

    public mutating func withdraw(_ changes: Changes) {
        update(changes) { tables, slots in tables.withdraw(changes, at: slots) }
    }

    /// A change to the fields that some changes write.
    private typealias Update = (inout RecordTables, [ColumnNames.Slot?]) -> Void

    /// The facts that the game counts. Linear in what changed since they were last asked for.
    var gameIndex: GameIndex { gameIndexing.index(of: self) }

    /// The facts that the game counts as of a day that is not over: limits are not kept on it yet, and budgets of periods through
    /// the day before are judged.
    func gameIndex(on day: Day) -> GameIndex { gameIndexing.index(of: self, on: day) }

    /// The facts of the habits, computed only from marks before a day, and their points. Linear in the habits that changed since.
    func gameHabits(before day: Day) -> GameIndex { gameIndexing.habits(of: self, before: day) }

    /// Updates the tables and what is computed from them.
    private mutating func update(_ changes: Changes, _ body: Update) {
        let slots = tables.slots(of: changes)
        guard var gameChanges = gameIndexing.takeChanges() else {
            habitMarks.forget(nil)
            return updateCaches(changes, at: slots, body)
        }
        addGameChanges(changes, at: slots, to: &gameChanges)
        updateCaches(changes, at: slots, body)
        addGameChanges(changes, at: slots, to: &gameChanges)
        gameIndexing.keep(gameChanges)
        habitMarks.forget(gameChanges.all ? nil : gameChanges.habits)
    }

    /// Adds the sources of the game's facts that changes are about.
    private func addGameChanges(_ changes: Changes, at slots: [ColumnNames.Slot?], to sources: inout GameChanges) {
        var last: (table: Int, record: RecordID)?
        for (index, change) in changes.enumerated() {
            guard let table = slots[changes.nameIndex(at: index)]?.table, let number = TableNumber(rawValue: table),
                last?.table != table || last?.record != change.record
            else { continue }
            last = (table, change.record)
            sources.add(number, change.record, in: self)
            if sources.all { return }
        }
    }

    /// Updates the tables and the caches that only depend on some of them.
    private mutating func updateCaches(_ changes: Changes, at slots: [ColumnNames.Slot?], _ body: Update) {
        if EatenDays.isDecided(by: slots) {
            let before = eatenDays.days(of: changes, at: slots, in: self)
            updateTitlesAndTables(changes, at: slots, body)
            let after = eatenDays.days(of: changes, at: slots, in: self)
            eatenDays.forget(before.flatMap { days in after.map { days.union($0) } })
        } else {
            updateTitlesAndTables(changes, at: slots, body)
        }
        bodyFacts.forget(slots)
        dailyFlows.forget(slots)
        taskRelations.forget(slots)
        splitIndex.forget(slots)
    }

    private mutating func updateTitlesAndTables(_ changes: Changes, at slots: [ColumnNames.Slot?], _ body: Update) {
        if slots.contains(where: { Self.decidesTitle($0) }) {
            updateTitles(changes, at: slots, body)
        } else {
            updateTables(changes, at: slots, body)
        }
    }

    /// The number of changed transactions from which on their index is computed anew.
    private static let maximumIndexed = 100

    private mutating func updateTables(_ changes: Changes, at slots: [ColumnNames.Slot?], _ body: Update) {
        guard slots.contains(where: { $0?.table == TableNumber.transactions.rawValue }) else {
            body(&tables, slots)
            return
        }
        let ids = Set(changes.lazy.filter { $0.table == Transaction.table }.map { $0.record })
        guard ids.count <= Self.maximumIndexed else {
            body(&tables, slots)
            indexTransactions()
            return
        }
        for id in ids { transactionIndex.remove(id, from: transactions, rowsStoodFor) }
        body(&tables, slots)
        let touched = rowsStoodFor.index(ids, in: transactions)
        for id in touched where !ids.contains(id) { transactionIndex.remove(id, from: transactions, rowsStoodFor) }
        rowsStoodFor.judge(touched, in: transactions)
        for id in ids.union(touched) { transactionIndex.add(id, of: transactions, rowsStoodFor) }
    }

    private mutating func indexTransactions() {
        rowsStoodFor = RowsStoodFor(transactions)
        transactionIndex = TransactionIndex(transactions.rows, rowsStoodFor)
    }

    /// Whether a field can affect unique titles or names.
    private static func decidesTitle(_ slot: ColumnNames.Slot?) -> Bool {
        switch slot?.table {
        case TableNumber.habits.rawValue: slot.map { Habit.names($0.column) } ?? false
        case TableNumber.categories.rawValue: slot.map { Category.names($0.column) } ?? false
        case TableNumber.accounts.rawValue: slot.map { Account.names($0.column) } ?? false
        default: false
        }
    }

    /// Updates the tables by changes that include titles or names, and the counts of those.
    private mutating func updateTitles(_ changes: Changes, at slots: [ColumnNames.Slot?], _ body: Update) {
        let habitIDs = Set(changes.lazy.filter { $0.table == Habit.table }.map { $0.record })
        let categoryIDs = Set(changes.lazy.filter { $0.table == Category.table }.map { $0.record })
        let accountIDs = Set(changes.lazy.filter { $0.table == Account.table }.map { $0.record })
        for id in habitIDs { habitTitleCounts.remove(habits[id]?.livingTitle) }
        for id in categoryIDs { categoryNameCounts.remove(categories[id]?.livingName) }
        for id in accountIDs { accountTitleCounts.remove(accounts[id]?.livingTitle) }
        updateTables(changes, at: slots, body)
        for id in habitIDs { habitTitleCounts.add(habits[id]?.livingTitle) }
        for id in categoryIDs { categoryNameCounts.add(categories[id]?.livingName) }
        for id in accountIDs { accountTitleCounts.add(accounts[id]?.livingTitle) }
        repairTitles()
    }

    /// Renames records whose title another record has. Scans the records only if there are duplicates.
    private mutating func repairTitles() {
        habitTitles =
            habitTitleCounts.areUnique
            ? [:]
            : UniqueTitles.repairs(
                of: habits.rows.filter { $0.isAlive }.map { habit in
                    UniqueTitles.Named(
                        id: habit.id, title: habit.title, age: habit.createdOn.map { Int64($0.number) } ?? .min)
                }, lengths: HabitLimits.title)
        categoryNames =
            categoryNameCounts.areUnique
            ? [:]
            : UniqueTitles.repairs(
                of: categories.rows.filter { $0.isAlive }
                    .map { UniqueTitles.Named(id: $0.id, title: $0.name, age: 0) },
                lengths: 1...CategoryLimits.name)
        accountTitles =
            accountTitleCounts.areUnique
            ? [:]
            : UniqueTitles.repairs(
                of: accounts.rows.filter { $0.isAlive }.map { account in
                    UniqueTitles.Named(
                        id: account.id, title: account.title, age: account.createdOn.map { Int64($0.number) } ?? .min)
                }, lengths: 1...MoneyLimits.title)
    }

    public func stamp(of change: Change) -> Stamp { tables.stamp(of: change) }

    public func hasRecord(of change: Change) -> Bool { tables.hasRecord(of: change) }

    public static func initialChanges(among changes: [Change], of action: String) -> InitialChanges? {
        ImportTime.initialChanges(among: changes, of: action)
    }

    public func write(to writer: inout ByteWriter) { tables.write(to: &writer) }

    public init(from reader: inout ByteReader) throws(DecodingFailure) {
        self.init()
        tables = try RecordTables(Self.names, from: &reader)
        for habit in habits.rows { habitTitleCounts.add(habit.livingTitle) }
        for category in categories.rows { categoryNameCounts.add(category.livingName) }
        for account in accounts.rows { accountTitleCounts.add(account.livingTitle) }
        indexTransactions()
        repairTitles()
    }

    public static var layout: String { names.layout }
}

extension Habit {
    /// The title as stored; nil for a deleted habit.
    fileprivate var livingTitle: String? { isAlive ? title : nil }

    /// Whether a change to this column can affect unique titles.
    fileprivate static func names(_ column: Int) -> Bool {
        [Field.life.rawValue, Field.title.rawValue, Field.createdOn.rawValue].contains(column)
    }
}

extension Category {
    /// The name as stored; nil for a deleted category.
    fileprivate var livingName: String? { isAlive ? name : nil }

    /// Whether a change to this column can affect unique names.
    fileprivate static func names(_ column: Int) -> Bool { column <= Field.name.rawValue }
}

extension Account {
    /// The title as stored; nil for a deleted account.
    fileprivate var livingTitle: String? { isAlive ? title : nil }

    /// Whether a change to this column can affect unique titles.
    fileprivate static func names(_ column: Int) -> Bool {
        [Field.life, .title, .currency, .createdOn].contains { $0.rawValue == column }
    }
}

extension Value {
    /// Whether it is the life of a deleted record.
    fileprivate var isDeletedLife: Bool { if case .integer(let life) = self { life & 1 == 0 } else { false } }
}
