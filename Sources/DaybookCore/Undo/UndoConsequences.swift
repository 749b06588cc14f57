import Journal
import Money

/// The effects of undoing an action on records that other actions wrote: they belong to something that it takes away, or refer to it.
public struct UndoConsequences: Hashable, Sendable {
    /// The affected records of a table.
    public struct Group: Hashable, Sendable {
        public let table: String
        public let count: Int
        /// The effect of transactions on the balances of their accounts, by currency.
        public let sums: [MoneyAmount]
    }

    /// The records that are no longer shown, as they belong to one that is taken away. In the order of the tables.
    public let hidden: [Group]
    /// The records that stay, but no longer refer to one that is taken away.
    public let unlinked: [Group]

    public var isEmpty: Bool { hidden.isEmpty && unlinked.isEmpty }

    /// The number of affected records.
    public var count: Int { (hidden + unlinked).reduce(0) { $0 + $1.count } }

    /// Takes time linear in the number of records, unless the action added none that others can hang on.
    ///
    /// - Parameter action: All batches of an action that counts.
    public init(of action: [Batch], in state: State) {
        var scan = DependentScan(of: action, in: state)
        scan.run()
        hidden = scan.groups(scan.hidden)
        unlinked = scan.groups(scan.unlinked)
    }
}

/// Finds the records that hang on those that an action added.
private struct DependentScan {
    /// The affected records by table.
    private(set) var hidden: [String: Set<RecordID>] = [:]
    private(set) var unlinked: [String: Set<RecordID>] = [:]
    private let state: State
    private let tables: [RecordTable]
    /// The records that the action added and that are gone without it.
    private let added: Set<RecordID>
    /// All records that the action wrote to.
    private let own: Set<RecordID>
    /// Records that were found to be hidden, and owners that were found not to be.
    private var hiddenIDs: Set<RecordID> = []
    private var keptIDs: Set<RecordID> = []

    init(of action: [Batch], in state: State) {
        self.state = state
        tables = state.recordTables
        var (added, own): (Set<RecordID>, Set<RecordID>) = ([], [])
        for batch in action {
            for change in batch.changes {
                own.insert(change.record)
                guard change.field == Column.life.name, case .integer(let life) = change.value, life & 1 == 1,
                    state.stamp(of: change) == batch.stamp
                else { continue }
                added.insert(change.record)
            }
        }
        (self.added, self.own) = (added, own)
    }

    mutating func run() {
        guard !added.isEmpty else { return }
        for table in tables where !Self.details.contains(table.schema.table) {
            let references = Self.references(of: table.schema)
            guard !references.isEmpty || !table.schema.owners.isEmpty else { continue }
            for record in table.records where Self.exists(record, in: table) {
                let isHidden = isHidden(record, in: table)
                guard isHidden || references.contains(where: { isAdded($0.owner(of: record.id, record)) }) else {
                    continue
                }
                let (name, id) = Self.counted(record, in: table)
                guard !own.contains(id) else { continue }
                if isHidden {
                    hidden[name, default: []].insert(id)
                } else {
                    unlinked[name, default: []].insert(id)
                }
            }
        }
    }

    func groups(_ found: [String: Set<RecordID>]) -> [UndoConsequences.Group] {
        tables.compactMap { table in
            let name = table.schema.table
            guard let ids = found[name], !(name == Challenge.table && state.settings.isGameOff) else { return nil }
            let sums = name == Transaction.table ? state.sums(ofEffects: ids) : []
            return UndoConsequences.Group(table: name, count: ids.count, sums: sums)
        }
    }

    private func isAdded(_ id: RecordID?) -> Bool { id.map { added.contains($0) } ?? false }

    /// Whether a record belongs to one that is taken away, or to what does. Owners can form long chains, and circles.
    private mutating func isHidden(_ record: Record, in table: RecordTable) -> Bool {
        var pending = Self.owners(of: record.id, record, table.schema)
        if lacksAdded(record, table.schema) { return hide(record.id) }
        var seen: Set<RecordID> = []
        while let owner = pending.popLast() {
            if added.contains(owner.id) || hiddenIDs.contains(owner.id) { return hide(record.id) }
            guard !keptIDs.contains(owner.id), seen.insert(owner.id).inserted,
                let ownerTable = tables.first(where: { $0.schema.table == owner.table })
            else { continue }
            let stored = ownerTable.index(of: owner.id).map { ownerTable.records[$0] }
            if let stored, lacksAdded(stored, ownerTable.schema) { return hide(record.id) }
            pending += Self.owners(of: owner.id, stored, ownerTable.schema)
        }
        keptIDs.formUnion(seen)
        return false
    }

    private mutating func hide(_ id: RecordID) -> Bool {
        hiddenIDs.insert(id)
        return true
    }

    /// Whether a record cannot do without a reference to one that is taken away.
    private func lacksAdded(_ record: Record, _ schema: Schema) -> Bool {
        schema.required.contains { column in
            guard case .reference = schema.columns[column].kind,
                case .bytes(let bytes) = record.value(at: column, schema)
            else { return false }
            return isAdded(RecordID(bytes))
        }
    }

    /// The records that one belongs to, which is erased with them. `record` is nil if only the id is known.
    private static func owners(
        of id: RecordID, _ record: Record?, _ schema: Schema
    ) -> [(id: RecordID, table: String)] {
        schema.owners.compactMap { owner in
            guard owner.erasesToo, let id = owner.owner(of: id, record) else { return nil }
            return (id, owner.table)
        }
    }

    /// The references of a table to other records, whether they own its records or not.
    private static func references(of schema: Schema) -> [Schema.Owner] {
        schema.columns.indices.compactMap { index in
            guard case .reference = schema.columns[index].kind else { return nil }
            return .column(index, of: schema.table, erasesToo: false)
        }
    }

    private static func exists(_ record: Record, in table: RecordTable) -> Bool {
        let schema = table.schema
        if record.isDeleted(schema) { return false }
        // The occurrence of a repeating task need not have a life.
        let needsLife = schema.hasLife && !(schema.table == TaskItem.table && TaskItem(record).isOccurrence)
        return needsLife ? !record.isNull(at: 0) : schema.columns.indices.contains { !record.isNull(at: $0) }
    }

    /// The record that a record counts as: a part of another counts as that one.
    private static func counted(_ record: Record, in table: RecordTable) -> (table: String, id: RecordID) {
        switch table.schema.table {
        case Increment.table: (Entry.table, Increment(record).entry ?? record.id)
        case TransactionSplit.table: (Transaction.table, TransactionSplit(record).transaction ?? record.id)
        case MealItem.table: (Meal.table, MealItem(record).meal ?? record.id)
        case RoutineExercise.table: (Routine.table, RoutineExercise(record).routine ?? record.id)
        default: (table.schema.table, record.id)
        }
    }

    /// Tables of what is only said about a record: an edit of it.
    private static let details: Set<String> = [
        TaskTag.table, TaskBlocker.table, TaskLink.table, TaskReminder.table, Reminder.table, MoodTag.table,
        MoodFeeling.table,
    ]
}

extension State {
    /// The sums that transactions add to the balances of their accounts, by currency.
    fileprivate func sums(ofEffects ids: Set<RecordID>) -> [MoneyAmount] {
        var sums: [Currency: AmountSum] = [:]
        for id in ids {
            guard let transaction = transactions[id], !rowsStoodFor.isReplaced(id), let account = transaction.account,
                let owner = accounts[account]
            else { continue }
            sums[owner.currency, default: AmountSum()] += transaction.effect
        }
        return sums.keys.sorted { $0.code < $1.code }.map { MoneyAmount(sums[$0]?.amount ?? 0, $0) }
    }
}
