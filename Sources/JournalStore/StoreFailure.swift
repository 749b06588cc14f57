import Journal

/// Why the journal could not be opened, read or written. Nothing was saved by a call that throws it.
public enum StoreFailure: Error, Hashable, Sendable {
    /// There is no room left on the disk (or within the person's quota).
    case diskFull
    /// Another process kept the journal locked for longer than the busy timeout.
    case busy
    /// The file is no SQLite database, or one of another program.
    case notAJournal(path: String)
    /// The file or a batch in it is broken; says what and where.
    case damaged(String)
    /// Written by a later version of Daybook.
    case tooNew(version: Int)
    /// A batch or a backup belongs to another journal.
    case otherJournal(JournalID)
    /// One of the batches that a peer sent is broken, counted from 0; none of them was taken.
    case refusedBatch(index: Int, DecodingFailure)
    /// A backup is not written over a file that is there.
    case exists(path: String)
    /// The file or folder may not be written.
    case unwritable(path: String)
    /// The file or folder cannot be opened, for another reason that the system gives.
    case cannotOpen(path: String, reason: String)
    /// The disk did not read or write; says what the system said.
    case disk(String)
}

extension StoreFailure: CustomStringConvertible {
    /// For logs; what people read is in `Words`.
    public var description: String {
        switch self {
        case .diskFull: "the disk is full; nothing was saved"
        case .busy: "another process keeps the journal locked"
        case .notAJournal(let path): "\(path) is not a journal"
        case .damaged(let what): "the journal is damaged: \(what)"
        case .tooNew(let version): "written by a later version (format \(version))"
        case .otherJournal(let journal): "belongs to another journal, \(journal.hex)"
        case .refusedBatch(let index, let failure): "batch \(index) is broken: \(failure)"
        case .exists(let path): "\(path) exists already"
        case .unwritable(let path): "\(path) may not be written"
        case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)"
        case .disk(let reason): "the disk failed: \(reason)"
        }
    }
}
