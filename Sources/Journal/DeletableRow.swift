/// A row of a table whose first column is `Column.life`: it can be deleted and brought back.
public protocol DeletableRow: TableRow {
    /// Whether it exists and has everything it cannot be without. Archived records are alive.
    var isAlive: Bool { get }
}

extension DeletableRow {
    /// The number of its creations and deletions.
    public var life: Int64 {
        get { record.integer(at: 0) ?? 0 }
        set { self[column: 0] = .integer(newValue) }
    }

    /// Whether it was created, and not deleted since.
    public var exists: Bool { life & 1 == 1 }

    public var isAlive: Bool { exists }

    /// The change that deletes it.
    public var deletion: Change { Change(Self.table, id, Column.life.name, .integer(Life.after(life))) }
}

extension Table where Row: DeletableRow {
    /// The changes that delete a record; none if it does not exist.
    public func deletion(of id: RecordID) -> [Change] { changes(of: id, exists: false) }

    /// The changes after which a record exists, or does not; none if it is so already.
    public func changes(of id: RecordID, exists: Bool) -> [Change] {
        let life = self[id]?.life ?? 0
        return (life & 1 == 1) == exists ? [] : [Change(Row.table, id, Column.life.name, .integer(Life.after(life)))]
    }
}
