import CivilTime
import Journal

extension ImportPlanner {
    /// The tables whose records are imported by rules of their own. Notes of imports are about another journal's changes.
    private static let tablesWithRules: Set = [
        Settings.table, Category.table, Habit.table, Entry.table, Increment.table, Reminder.table, TaskItem.table,
        TaskTag.table, TaskBlocker.table, TaskLink.table, TaskReminder.table, TaskSession.table, HealthDay.table,
        HealthWorkout.table, ImportRecord.table,
    ]

    /// The tables of parts that a person adds and deletes one by one. Other parts are replaced when their record is edited.
    private static let tablesOfSingleParts: Set = [
        Transaction.table, RecurringTransaction.table, GoalProgress.table, Milestone.table,
    ]

    /// Adds the records of all other tables, under their own ids.
    mutating func add(tablesOf journal: ImportedJournal, categories: [RecordID: RecordID], today: Day) {
        // Owners are in tables before those of their parts.
        var existing: [String: [RecordID: ImportStatus]] = [:]
        for table in state.recordTables where !Self.tablesWithRules.contains(table.schema.table) {
            let schema = table.schema
            let owner = schema.owners.first { $0.erasesToo }
            let isPartByKey = schema.parent.map { $0.column == nil } ?? false
            var last = table.lastPosition
            var statuses: [RecordID: ImportStatus] = [:]
            for original in journal.records(of: schema.table)
            where schema.missingColumn(of: original) == nil && take(original.id, of: schema.table) {
                var ownerStatus: ImportStatus?
                if let id = owner?.owner(of: original.id, original), let owners = owner.flatMap({ existing[$0.table] })
                {
                    guard let status = owners[id] else { continue }
                    ownerStatus = status
                }
                let record = prepared(original, schema, after: &last, categories: categories, today: today)
                let status = add(record, to: table, isNewPart: isPartByKey && ownerStatus == .new)
                if status != .deleted { statuses[original.id] = status }
            }
            existing[schema.table] = statuses
        }
    }

    /// Adds a record unless it exists. One whose creation was undone is added again, one that the person deleted only
    /// if `restoresDeleted` is true; parts that an edit may have replaced stay deleted. Returns its status before the import.
    ///
    /// - Parameter isNewPart: Whether it is part of a record that is added.
    @discardableResult
    mutating func add(_ record: Record, to table: RecordTable, isNewPart: Bool = false) -> ImportStatus {
        let schema = table.schema
        let current = table.record(record.id)
        let life = current?.writtenLife(schema) ?? 0
        var status = status(of: current, life: life, schema)
        let isSingle = schema.parent == nil || Self.tablesOfSingleParts.contains(schema.table)
        if !isSingle, status == .restored { status = .deleted }
        if isNewPart, status == .deleted { status = .new }
        let isDeletedInFile = record.isDeleted(schema)
        if isDeletedInFile, status == .restored { status = .deleted }
        switch status {
        case .new:
            let columns = schema.columns.indices.filter { !schema.columns[$0].isSource }
            let record =
                schema.table == Account.table && !isDeletedInFile ? titledApart(Account(record)).record : record
            write(record, schema, columns, life: life, isDeleted: isDeletedInFile)
        case .restored: if let current { restore(current, as: record, schema) }
        case .deleted: if !isDeletedInFile { countArchived(record, schema) }
        case .existing: break
        }
        // A part is counted with its owner, but for the transactions of an account and what was deleted alone.
        if schema.parent == nil && !isDeletedInFile || schema.table == Transaction.table
            || isSingle && !isDeletedInFile && (status == .restored || status == .deleted)
        {
            plan.counts[schema.table, default: ImportCounts()].count(status)
        }
        return status
    }

    /// An account under a title that no account here has. It keeps it when the other is renamed or deleted.
    private mutating func titledApart(_ account: Account) -> Account {
        let (title, change) = accountTitles.reserve(account.title)
        guard change == .taken else { return account }
        var renamed = account
        renamed.title = title
        plan.renamedAccounts.append(RenamedAccount(titleInFile: account.title, title: title))
        return renamed
    }

    private func status(of current: Record?, life: Int64, _ schema: Schema) -> ImportStatus {
        guard let current else { return .new }
        let isBlank = schema.columns.indices.allSatisfy { schema.columns[$0].isLife || current.isNull(at: $0) }
        if !schema.hasLife { return isBlank ? .new : .existing }
        if life & 1 == 1 { return .existing }
        // Undoing the creation of a record takes back what it cannot be without.
        let isPartWithoutValues = schema.columns.count == 1 && schema.parent != nil
        let wasUndone = schema.missingColumn(of: current) != nil || isBlank && !isPartWithoutValues
        if life == 0 || wasUndone { return .new }
        return restoresDeleted ? .restored : .deleted
    }

    /// The record with a position, a day of creation and the journal's category.
    private func prepared(
        _ original: Record, _ schema: Schema, after last: inout String, categories: [RecordID: RecordID], today: Day
    ) -> Record {
        var record = original
        if schema.parent == nil, let index = schema.index(of: "position") {
            if record.isNull(at: index) {
                record.set(.text(Position.last(after: last, for: record.id)), at: index, schema)
            }
            if case .text(let position) = record.value(at: index, schema),
                last.utf8.lexicographicallyPrecedes(position.utf8)
            {
                last = position
            }
        }
        // A suggested challenge counts from the begin of its week: it has no such day.
        let isSuggested = schema.table == Challenge.table && Challenge(record).week != nil
        if !isSuggested, let index = schema.index(of: "createdOn"), record.isNull(at: index) {
            record.set(Value(today), at: index, schema)
        }
        // A transaction's category has a table of its own.
        if schema.table == Goal.table, let index = schema.index(of: "category"),
            case .bytes(let id) = record.value(at: index, schema)
        {
            record.set(Value(RecordID(id).flatMap { categories[$0] }), at: index, schema)
        }
        return record
    }
}

extension RecordTable {
    /// The record with an id, even if deleted; nil if it was never written.
    fileprivate func record(_ id: RecordID) -> Record? { index(of: id).map { records[$0] } }

    /// The last position of the records that are not deleted; empty if they have none.
    fileprivate var lastPosition: String {
        guard let index = schema.index(of: "position") else { return "" }
        var last = ""
        for record in records where !record.isDeleted(schema) {
            if case .text(let position) = record.value(at: index, schema),
                last.utf8.lexicographicallyPrecedes(position.utf8)
            {
                last = position
            }
        }
        return last
    }
}

extension Record {
    /// The number of creations and deletions so far; zero for a record without a `life` field.
    func writtenLife(_ schema: Schema) -> Int64 {
        guard schema.hasLife, case .integer(let life) = value(at: 0, schema) else { return 0 }
        return life
    }
}
