/// A bug that other systems had, put back into the devices of a simulation. `simulate museum` shows that it is noticed.
enum Bug: String, CaseIterable, Sendable {
    // Who wins
    case lastArrivalWins
    case tiesGoToTheFirst
    case onlyTheWallClock
    case clocksAheadAreRefused
    case removalIsFinal
    // Who is who
    case copyKeepsItsID
    case sequenceIsIdentity
    case forgedBatchIsFolded
    // What is missing
    case onlyCountsAreCompared
    case onlyTheLatestIsCompared
    case positionSavedFirst
    case newerFileReplaces
    // What arrives
    case appliedAsOftenAsItArrives
    case damageIsTaken
    case unopenedIsDropped
    case greatestGenerationWins
    case partsFoldedEarly
    // What a crash leaves
    case acknowledgedBeforeDisk
    // Undo
    case undoWritesOldValues
    case undoWithoutHistory
    // Erasing
    case erasureMissesLaterArrivals
    case wholeFormReturns
    case snapshotOutlivesErasure

    /// The mistake.
    var mistake: String {
        switch self {
        case .lastArrivalWins: "Of two edits, the one that arrives last wins, however old it is."
        case .tiesGoToTheFirst: "Of two edits of one time, the one that arrives first stays."
        case .onlyTheWallClock: "An edit has the time of its device's clock, even if it replaces a later one."
        case .clocksAheadAreRefused: "Batches from a clock more than a day ahead are refused."
        case .removalIsFinal: "A deleted record cannot be created again: deletion is a flag that always wins."
        case .copyKeepsItsID: "A copied device goes on under the id of the original."
        case .sequenceIsIdentity: "A batch is recognised by device and sequence, so that of a fork only one is kept."
        case .forgedBatchIsFolded: "A batch counts for the device that it names, whoever wrote it."
        case .onlyCountsAreCompared: "Heads of equal count are taken for equal; of different ones, the rest is sent."
        case .onlyTheLatestIsCompared:
            "A device asks for what follows the latest batch it has, not for gaps before that."
        case .positionSavedFirst: "The position of an exchange is saved before the batches up to there are."
        case .newerFileReplaces: "The journal is exchanged as a file, and the latest replaces the other."
        case .appliedAsOftenAsItArrives: "A batch that arrives twice is counted twice."
        case .damageIsTaken: "Messages have no checksum."
        case .unopenedIsDropped: "An older version drops what it cannot read, instead of passing it on."
        case .greatestGenerationWins: "The form of the greatest generation replaces others, even if nobody can read it."
        case .partsFoldedEarly: "Parts of an action take effect one by one."
        case .acknowledgedBeforeDisk: "An action is acknowledged before it is on disk."
        case .undoWritesOldValues: "Undo is an edit that writes the values from before."
        case .undoWithoutHistory: "Undo empties the fields, without looking for what else was written to them."
        case .erasureMissesLaterArrivals: "An erasure applies to what is held, not to what arrives later."
        case .wholeFormReturns: "An older form of a batch, from before an erasure, replaces the reduced one."
        case .snapshotOutlivesErasure: "A snapshot from before an erasure is loaded after it."
        }
    }

    /// The systems that have or had it.
    var systems: String {
        switch self {
        case .lastArrivalWins: "Firestore, for writes that were queued offline"
        case .tiesGoToTheFirst: "many last-writer-wins stores with times of a millisecond or a second"
        case .onlyTheWallClock: "Cassandra, where a write from a clock ahead cannot be overwritten until that time"
        case .clocksAheadAreRefused: "Actual, which ends a sync with “maximum clock drift exceeded”"
        case .removalIsFinal: "two-phase sets, to which a removed element cannot be added again"
        case .copyKeepsItsID: "apps on Automerge and Yjs that keep the id of an actor or client in what is copied"
        case .sequenceIsIdentity: "Riak before 2.1, where a vnode that lost its data counted again (riak_kv 679)"
        case .forgedBatchIsFolded: "Git, where anyone can commit in another's name unless commits are signed"
        case .onlyCountsAreCompared: "many apps that compare the number of rows first"
        case .onlyTheLatestIsCompared: "many apps that ask for all that changed since the latest row they have"
        case .positionSavedFirst: "many clients that keep a sync token apart from the data"
        case .newerFileReplaces: "apps whose database lies in a synchronised folder; Anki's one-way sync"
        case .appliedAsOftenAsItArrives: "consumers of queues that deliver at least once"
        case .damageIsTaken: "Amazon S3, whose gossip had none: one flipped bit stopped it on July 20, 2008"
        case .unopenedIsDropped: "Protocol Buffers 3 before 3.5, which dropped unknown fields"
        case .greatestGenerationWins: "CouchDB, where the longest history of revisions wins, whoever wrote it"
        case .partsFoldedEarly: "CouchDB, which replicates documents one by one, even those written together"
        case .acknowledgedBeforeDisk: "Redis with appendfsync everysec, and all that acknowledge out of memory"
        case .undoWritesOldValues: "many apps whose undo knows of one device only"
        case .undoWithoutHistory: "many apps whose undo deletes what an action made"
        case .erasureMissesLaterArrivals: "Cassandra, of which a replica returns after the grace period of tombstones"
        case .wholeFormReturns: "CouchDB 2.1, whose purges were not replicated, so that a peer brought documents back"
        case .snapshotOutlivesErasure: "many caches and search indexes that outlive what was deleted"
        }
    }
}
