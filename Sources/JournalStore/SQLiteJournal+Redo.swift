import GRDB
import Journal

extension SQLiteJournal {
    /// This device's latest undo that can be undone: still in effect, with no other action since. Nil if there is none.
    public func latestRedoable() throws(StoreFailure) -> ActionID? {
        try file.access { db in
            try catchUp(db)
            let statement = try db.cachedStatement(
                sql: """
                    SELECT action, undoes FROM batches
                    WHERE device = ? AND substr(bytes, 5, 1) = x'00' ORDER BY sequence DESC
                    """)
            let rows = try Row.fetchCursor(statement, arguments: [device.blob])
            while let row = try rows.next() {
                let action = ActionID(row[0] as Blob)
                // Any other action since ends the chance to redo.
                guard let undone = row[1] as Blob? else { return nil }
                if try isUndone(action, db) { continue }
                if try depth(of: ActionID(undone), db) % 2 == 0 { return action }
            }
            return nil
        }
    }

    private func isUndone(_ action: ActionID, _ db: Database) throws -> Bool {
        let statement = try db.cachedStatement(sql: "SELECT 1 FROM batches WHERE undoes = ? LIMIT 1")
        return try Bool.fetchOne(statement, arguments: [action.blob]) ?? false
    }

    /// The number of undos and redos chained before an action; 0 if it undoes nothing.
    private func depth(of action: ActionID, _ db: Database) throws -> Int {
        let statement = try db.cachedStatement(sql: "SELECT undoes FROM batches WHERE action = ? LIMIT 1")
        var depth = 0
        var seen: Set<ActionID> = [action]
        var next = action
        while let undone = try Row.fetchOne(statement, arguments: [next.blob])?[0] as Blob?,
            seen.insert(ActionID(undone)).inserted
        {
            depth += 1
            next = ActionID(undone)
        }
        return depth
    }
}
