import GRDB
import Journal

extension JournalFile {
    /// Visits the batches after a position, in order. Returns whether SQLite cannot read some of them. Throws if it can read none of
    /// the whole table.
    ///
    /// - Parameter passingOver: Called for each row that cannot be read. Those of a page that is gone are not known.
    @discardableResult
    func forEach(
        after position: Int64, _ db: Database, passingOver: () throws -> Void = {},
        _ body: (StoredEnvelope) throws -> Void
    ) throws -> Bool {
        let statement = try db.cachedStatement(
            sql: "SELECT \(StoredEnvelope.columns) FROM batches WHERE position > ? ORDER BY position")
        var last = position
        var search: ReadablePositions?
        while true {
            let corruption: DatabaseError
            do {
                let cursor = try Row.fetchCursor(statement, arguments: [last])
                while let row = try cursor.next() {
                    last = max(last, (try? row.value(0)) ?? last)
                    // Pages that name one another have no end.
                    if search?.isUsedUp() == true { return true }
                    if let stored = StoredEnvelope(row) { try body(stored) } else { try passingOver() }
                }
                return search != nil
            } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
                corruption = error
            }
            // A damaged page, or a row of which the length is damaged, hides those behind it from a cursor, but not from a search
            // for their positions.
            var next = try search ?? ReadablePositions(self, db)
            let found = try next.first(after: last)
            search = next
            guard let found else {
                if last == 0 { throw corruption }
                return true
            }
            if let stored = try envelope(at: found, db) { try body(stored) } else { try passingOver() }
            last = found
        }
    }
}

/// Finds the positions of batches behind damaged pages.
private struct ReadablePositions {
    private let db: Database
    private let statement: Statement
    /// The number of rows and searches that are left: no sound file has as many rows.
    private var rest: Int64

    /// The least number of bytes that a row takes.
    private static let leastRowSize: Int64 = 40
    /// The number of positions that are tried one by one before larger steps: more than those of the leaves below a page.
    private static let smallSteps = 4096

    init(_ file: JournalFile, _ db: Database) throws {
        self.db = db
        statement = try db.cachedStatement(
            sql: "SELECT position FROM batches NOT INDEXED WHERE position >= ? ORDER BY position LIMIT 1")
        rest = (FileSystem.status(file.path).map { Int64($0.st_size) } ?? 0) / Self.leastRowSize * 2 + 8192
    }

    /// Counts a row. Returns whether there have been more than there can be.
    mutating func isUsedUp() -> Bool {
        rest -= 1
        return rest <= 0
    }

    /// The first position after another at which SQLite finds a row; nil if there is none or the rest cannot be read.
    mutating func first(after last: Int64) throws -> Int64? {
        var (unreadable, step): (Int64, Int64) = (last, 1)
        var tries = 0
        while true {
            let (start, isBeyond) = unreadable.addingReportingOverflow(step)
            if isBeyond || isUsedUp() { return nil }
            switch try row(from: start) {
            case .found(let position):
                return step == 1
                    ? max(position, start) : try first(between: unreadable, and: start) ?? max(position, start)
            case .end:
                return step == 1 ? nil : try first(between: unreadable, and: start)
            case .damaged:
                unreadable = start
                tries += 1
                if tries > Self.smallSteps { step *= 2 }
            }
        }
    }

    /// The row at the end of a damaged page, after a large step went past it; nil if none is before `readable`.
    private mutating func first(between unreadable: Int64, and readable: Int64) throws -> Int64? {
        var (low, high) = (unreadable, readable)
        var found: Int64?
        while high - low > 1 {
            if isUsedUp() { return found }
            let middle = low + (high - low) / 2
            switch try row(from: middle) {
            case .found(let position): (found, high) = (max(position, middle), middle)
            case .end: high = middle
            case .damaged: low = middle
            }
        }
        return found
    }

    private enum Found { case found(Int64), end, damaged }

    private func row(from position: Int64) throws -> Found {
        do {
            return try Int64.fetchOne(statement, arguments: [position]).map { .found($0) } ?? .end
        } catch let error as DatabaseError where error.resultCode == .SQLITE_CORRUPT {
            return .damaged
        }
    }
}
