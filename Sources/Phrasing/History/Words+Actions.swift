import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// Describes an action: "“Read” is done, yesterday".
    public func description(of batches: [Batch], in state: State, today: Day) -> String {
        guard let name = batches.first?.action.name else { return "" }
        // Without a name, it was written by a newer version.
        guard let action = ActionName(name) else { return name }
        return description(action, batches.flatMap { $0.changes }, in: state, today: today)
    }

    /// Describes an action that was undone or redone, as an event where its usual sentence would read as what holds now:
    /// "marking “Read” done, yesterday".
    public func description(ofReversed batches: [Batch], in state: State, today: Day) -> String {
        let changes = batches.flatMap { $0.changes }
        switch batches.first.flatMap({ ActionName($0.action.name) }) {
        case .habit(let action): return description(action, changes, in: state, today: today, isReversed: true)
        case .task(.completeTask): return markingDone(state.title(ofTasksIn: changes))
        default: return description(of: batches, in: state, today: today)
        }
    }

    /// Says that something which an undo brought back is in the archive, where it is easily missed; nil if nothing is.
    public func archivedRest(ofUndone batches: [Batch], in state: State) -> String? {
        let isArchived = batches.contains { batch in
            batch.changes.contains { change in
                guard change.field == Column.life.name, case .integer(let life) = change.value, life & 1 == 0,
                    let table = state.recordTables.first(where: { $0.schema.table == change.table }),
                    let column = table.schema.index(of: "archived"),
                    let record = table.index(of: change.record).map({ table.records[$0] })
                else { return false }
                return !record.isDeleted(table.schema) && record.value(at: column, table.schema) == .integer(1)
            }
        }
        return isArchived ? isInArchive : nil
    }

    /// Describes an action by the record it is about, without what it changed: "“Read” saved".
    public func description(_ action: ActionName, of record: RecordID?, in state: State, today: Day) -> String {
        // Progress is about the goal, whose new total matters.
        if action == .goal(.addProgress), let goal = record.flatMap({ state.goals[$0] }),
            let total = part(of: state.status(of: goal, today: today), goal.shownUnit(in: state))
        {
            return progressLogged(state.title(of: goal), total)
        }
        if action == .journal(.logSleep), let minutes = record.flatMap({ state.healthDayTable[$0]?[.sleepUnspecified] })
        {
            return sleepLogged(minutes: minutes)
        }
        let changes = record.map { record in
            // An action on a habit may be about one of its days.
            let isEntry = Entry(id: record).habit.flatMap { state.habits[$0] } != nil
            return [Change(isEntry ? Entry.table : action.table, record, "life", .null)]
        }
        let description = description(action, changes ?? [], in: state, today: today)
        guard action == .body(.measure), let measured = record.flatMap({ state.measurements[$0] }),
            let question = question(about: measured, in: state)
        else { return description }
        return "\(description). \(question)"
    }

    private func description(_ action: ActionName, _ changes: [Change], in state: State, today: Day) -> String {
        switch action {
        case .habit(let action): description(action, changes, in: state, today: today)
        case .goal(let action): description(action, changes, in: state, today: today)
        case .task(let action): description(action, changes, in: state, today: today)
        case .mood(let action): description(action, changes, in: state)
        case .body(let action): description(action, changes, in: state)
        case .meal(let action): description(action, changes, in: state)
        case .workout(let action): description(action, changes, in: state)
        case .note(let action): description(action, changes, in: state, today: today)
        case .money(let action): description(action, changes, in: state)
        case .attachment(let action): description(action, changes, in: state)
        case .away(let action): description(action, changes, in: state, today: today)
        case .game(let action): description(action)
        case .category(let action): description(action, changes, in: state)
        case .journal(let action): description(action, changes)
        }
    }

    private func description(_ action: CategoryAction, _ changes: [Change], in state: State) -> String {
        let name = state.categories.rows(of: changes).first?.name ?? ""
        return switch action {
        case .addCategory: categoryAdded(name)
        case .editCategory: categorySaved(name)
        case .deleteCategory: categoryDeleted(name)
        }
    }

    private func description(_ action: JournalAction, _ changes: [Change]) -> String {
        switch action {
        case .changeSettings: settingsSaved
        case .import: changes.isEmpty ? imported : importSummary(changes)
        case .undo: undone
        case .redo: redone
        case .erase: erased
        case .deleteHealth: healthDeleted
        case .logSleep: sleepMessage(changes)
        case .recover: recovered
        }
    }

    private func sleepMessage(_ changes: [Change]) -> String {
        guard case .real(let minutes)? = changes.first?.value else { return sleepRemoved }
        return sleepLogged(minutes: minutes)
    }

    /// Summarizes an import; kinds with nothing new are omitted.
    private func importSummary(_ changes: [Change]) -> String {
        func added(_ table: String) -> Int { changes.count { $0.table == table && $0.field == "life" } }
        func changed(_ table: String) -> Int { Set(changes.lazy.filter { $0.table == table }.map { $0.record }).count }
        let (habits, entries) = (added(Habit.table), changed(Entry.table))
        let (goals, tasks) = (added(Goal.table), added(TaskItem.table))
        let (moods, pets) = (added(MoodEntry.table), added(Subject.table))
        let (healthDays, healthWorkouts) = (changed(HealthDay.table), changed(HealthWorkout.table))
        let (workouts, notes) = (added(Workout.table), added(Note.table))
        let (transactions, rates) = (
            countTransactions(changes), added(CurrencyRate.table)
        )
        let accounts = added(Account.table)
        let bodyRecords = ImportPlan.bodyTables.reduce(0) { $0 + added($1) }
        let containsOnlyWorkouts = workouts > 0 && workouts + added(Exercise.table) == bodyRecords
        var sentences: [String] = []
        if habits + entries > 0 { sentences.append(imported(habits: habits, entries: entries)) }
        if goals > 0 { sentences.append(imported(goals: goals)) }
        if tasks > 0 { sentences.append(imported(tasks: tasks)) }
        if bodyRecords > 0 {
            sentences.append(
                imported(containsOnlyWorkouts ? self.workouts(workouts) : self.bodyRecords(bodyRecords)))
        }
        if moods + pets > 0 { sentences.append(imported(moods: moods, pets: pets)) }
        if notes > 0 { sentences.append(imported(self.notes(notes))) }
        if accounts > 0 { sentences.append(imported(self.accounts(accounts))) }
        if transactions > 0 { sentences.append(imported(self.transactions(transactions))) }
        if rates > 0 { sentences.append(imported(exchangeRates(rates))) }
        if healthDays + healthWorkouts > 0 {
            sentences.append(imported(healthDays: healthDays, workouts: healthWorkouts))
        }
        return sentences.isEmpty ? imported : sentences.joined(separator: " · ")
    }

    /// The number of transactions that an import wrote, without those that nobody sees: the records of a bank's rows that are kept
    /// behind the entries for these rows, and occurrences of bills that were settled.
    private func countTransactions(_ changes: [Change]) -> Int {
        var fields: [RecordID: [Change]] = [:]
        var sources: [Value: Int] = [:]
        for change in changes where change.table == Transaction.table {
            fields[change.record, default: []].append(change)
            if ["source", "arrivalSource"].contains(change.field), change.value != .null {
                sources[change.value, default: 0] += 1
            }
        }
        let settled = fields.values.count { changes in
            changes.count == 1
                && (changes[0].field == "day" || changes[0].field == "life" && changes[0].value != .integer(1))
        }
        return fields.count - settled - sources.values.reduce(0) { $0 + $1 - 1 }
    }
}

extension Table {
    /// The rows that changes are about, in that order, with the values that the changes give them: after undo, a record
    /// has none.
    func rows(of changes: [Change]) -> [Row] {
        var rows: [Row] = []
        var indices: [RecordID: Int] = [:]
        for change in changes where change.table == Row.table {
            let index = indices[change.record] ?? rows.count
            if index == rows.count {
                indices[change.record] = index
                rows.append(self[change.record] ?? Row(id: change.record))
            }
            if change.field != "life", let column = Row.schema.index(of: change.field) {
                rows[index][column: column] = change.value
            }
        }
        return rows
    }
}
