/// A bug of stores, put back into the disks of a simulation or into what devices do with them.
enum DiskBug: String, CaseIterable, Sendable {
    case neverSyncs
    case journalInMemory
    case acknowledgedBeforeCommit
    case portionInPieces

    /// The mistake.
    var mistake: String {
        switch self {
        case .neverSyncs: "Nothing is synced to disk."
        case .journalInMemory: "The rollback journal is not on disk."
        case .acknowledgedBeforeCommit: "An action is acknowledged before its transaction is committed."
        case .portionInPieces: "Each batch of a portion is received in a transaction of its own."
        }
    }

    /// The systems that have or had it.
    var systems: String {
        switch self {
        case .neverSyncs: "apps that set SQLite's synchronous to OFF for speed"
        case .journalInMemory: "apps that set SQLite's journal_mode to MEMORY or OFF"
        case .acknowledgedBeforeCommit: "apps that write in the background"
        case .portionInPieces: "apps that leave SQLite's autocommit on"
        }
    }
}
