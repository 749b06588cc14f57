import GRDB

extension StoreFailure {
    /// Maps an error of SQLite. A `StoreFailure` stays as it is.
    init(_ error: any Error, path: String) {
        if let failure = error as? StoreFailure {
            self = failure
            return
        }
        if error is RowDecodingError {
            self = .damaged("a row has values that it cannot have")
            return
        }
        guard let error = error as? DatabaseError else {
            self = .disk("\(error)")
            return
        }
        let reason = error.message ?? error.resultCode.description
        switch error.extendedResultCode {
        case .SQLITE_FULL: self = .diskFull
        case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
        case .SQLITE_NOTADB: self = .notAJournal(path: path)
        case .SQLITE_CORRUPT, .SQLITE_FORMAT, .SQLITE_ERROR, .SQLITE_CONSTRAINT: self = .damaged(reason)
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: self = .unwritable(path: path)
        case .SQLITE_CANTOPEN: self = .cannotOpen(path: path, reason: reason)
        default: self = .disk(reason)
        }
    }
}
