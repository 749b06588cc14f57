import Journal

/// Reasons the journal could not be opened, read or written. A call that throws this has saved nothing, unless it says so.
public enum StoreFailure: Error, Hashable, Sendable {
    /// The disk is full, or the person's quota is used up.
    case diskFull
    /// Another process kept the journal locked for longer than the busy timeout.
    case busy
    /// The file is not an SQLite database, or belongs to another program.
    case notAJournal(path: String)
    /// The file or a batch in it is damaged, with details.
    case damaged(String)
    /// Nothing of the file can be read, and there is no copy of it.
    case beyondRepair(path: String)
    /// Written by a later version of Daybook.
    case tooNew(version: Int)
    /// Written by an early version, in a format that is no longer read.
    case tooOld(version: Int)
    /// The journal's key is not in the folder of keys, where it is expected at a path.
    case keyMissing(JournalID, path: String)
    /// The file of a key is damaged.
    case damagedKey(path: String)
    /// The journal's key is wrapped by a passphrase, which was not given.
    case keyLocked(JournalID, path: String)
    /// The passphrase does not unlock the key.
    case wrongPassphrase
    /// The file of a key asks for more memory or time than is given to any.
    case keyTooCostly(path: String)
    /// A later version of Daybook wrote the file of a key.
    case keyTooNew(path: String)
    /// A key does not open the journal.
    case wrongKey
    /// A batch or a backup belongs to another journal.
    case otherJournal(JournalID)
    /// A batch from a peer is damaged, with its index from 0. None of the batches was added.
    case refusedBatch(index: Int, DecodingFailure)
    /// The journal's file was removed or moved while it was open.
    case fileGone(path: String)
    /// The backup's target file exists and is not overwritten.
    case exists(path: String)
    /// The file or folder is not writable.
    case unwritable(path: String)
    /// The file or folder cannot be opened, with the system's reason.
    case cannotOpen(path: String, reason: String)
    /// Reading or writing the disk failed, with the system's message.
    case disk(String)
    /// The disk failed at the end of saving, with the system's message: what was to be saved may be there or not, or be there until
    /// the power goes.
    case uncertain(String)
}

extension StoreFailure: CustomStringConvertible {
    /// A description for logs. People see texts from `Words`.
    public var description: String {
        switch self {
        case .diskFull: "the disk is full; nothing was saved"
        case .busy: "another process keeps the journal locked"
        case .notAJournal(let path): "\(path) is not a journal"
        case .damaged(let what): "the journal is damaged: \(what)"
        case .beyondRepair(let path): "nothing of \(path) can be read, and there is no copy of it"
        case .tooNew(let version): "written by a later version (format \(version))"
        case .tooOld(let version): "written by an early version (format \(version))"
        case .keyMissing(_, let path): "the journal's key is missing: \(path)"
        case .damagedKey(let path): "the file of the journal's key is damaged: \(path)"
        case .keyLocked(_, let path): "the journal's key is locked by a passphrase: \(path)"
        case .wrongPassphrase: "the passphrase does not unlock the key"
        case .keyTooCostly(let path): "the file of the journal's key asks for too much memory: \(path)"
        case .keyTooNew(let path): "a later version wrote the file of the journal's key: \(path)"
        case .wrongKey: "the key does not open the journal"
        case .otherJournal(let journal): "belongs to another journal, \(journal.hex)"
        case .refusedBatch(let index, let failure): "batch \(index) is broken: \(failure)"
        case .fileGone(let path): "\(path) is gone, though the journal was read from it"
        case .exists(let path): "\(path) exists already"
        case .unwritable(let path): "\(path) may not be written"
        case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)"
        case .disk(let reason): "the disk failed: \(reason)"
        case .uncertain(let reason): "it is not known whether this was saved, as the disk failed: \(reason)"
        }
    }
}
