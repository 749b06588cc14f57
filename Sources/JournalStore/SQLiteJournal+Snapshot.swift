import GRDB
import Journal

extension SQLiteJournal {
    /// Saves a snapshot next to the database if at least `changes` changes were folded since the last one. Call it
    /// after answering a request. The snapshot is only a cache: if it cannot be written, this returns false.
    ///
    /// It is written while no other process can write to the journal, and only if nothing was erased since folding.
    /// Otherwise another process could erase values first, and the snapshot would bring them back to disk.
    @discardableResult
    public func saveSnapshotIfStale(after changes: Int = 1000) -> Bool {
        // A snapshot of a part would hide that the rest is damaged.
        guard !file.isReadOnly, !isReadInPart, isSnapshotStale(after: changes) else { return false }
        guard let bytes = sealedSnapshot(of: folded) else { return false }
        let isSaved = try? file.access { db in
            var isSaved = false
            try db.inTransaction(.immediate) {
                let fileState = try file.fileState(db)
                if fileState.rebuilds == rebuilds, fileState.journal == journal, !file.isReplaced(db) {
                    if isOlderThanSnapshot, !isLaterSnapshotKept { try NewerSnapshots.keep(snapshotPath, in: folder) }
                    try FileSystem.replace(snapshotPath, with: bytes)
                    isSaved = true
                }
                return .rollback
            }
            return isSaved
        }
        guard isSaved == true else { return false }
        changesPastSnapshot = 0
        (isOlderThanSnapshot, isLaterSnapshotKept) = (false, false)
        return true
    }

    /// The folded replica, with all that a snapshot of it needs.
    var folded: FoldedReplica<State> {
        FoldedReplica(
            replica: replica, position: position, rebuilds: rebuilds, hash: hash, isOnDisk: changesPastSnapshot == 0)
    }

    /// The bytes of a snapshot; nil without a key.
    func sealedSnapshot(of folded: FoldedReplica<State>) -> [UInt8]? {
        var writer = ByteWriter()
        writer.bytes(folded.replica.snapshot(position: folded.position))
        writer.uint64(UInt64(bitPattern: folded.rebuilds))
        writer.bytes(folded.hash.bytes)
        return sealer.sealSnapshot(writer.bytes)
    }

    /// A checkpoint, from which a new replica starts: the sealed snapshot of all that is here.
    ///
    /// - Parameter compress: Compresses the snapshot before it is sealed.
    /// - Returns: The checkpoint, which is out of date once `rebuildCount` is another; nil if the journal is empty.
    public func checkpoint(_ compress: ([UInt8]) -> [UInt8]?) throws(StoreFailure) -> [UInt8]? {
        try catchUp()
        guard replica.batchCount > 0 else { return nil }
        return compress(replica.snapshot(position: 0)).flatMap { sealer.sealCheckpoint($0) }
    }

    /// The number of times that stored batches were replaced, as an erasure does.
    public var rebuildCount: Int64 { rebuilds }

    /// Whether at least `changes` changes were folded since the last snapshot.
    public func isSnapshotStale(after changes: Int = 1000) -> Bool {
        changesPastSnapshot > 0 && changesPastSnapshot >= changes
    }

    /// Starts from the snapshot, if there is a valid one of this journal. `catchUp` then checks that it matches the
    /// file.
    ///
    /// The replica is followed by the file's `rebuilds` and the hash of the last batch, so that neither erased values nor
    /// those of a replaced file come back.
    func loadSnapshot() {
        guard let stored = FileSystem.read(snapshotPath), let snapshot = Snapshot<State>(stored, sealer) else { return }
        (replica, position) = (snapshot.replica, snapshot.position)
        (rebuilds, hash) = (snapshot.rebuilds, snapshot.hash)
    }

    /// Removes the snapshot, and any partly written one left by a killed process. Call it while no other process can
    /// write to the journal.
    func removeSnapshot() {
        for path in [snapshotPath, FileSystem.unfinished(snapshotPath)] { FileSystem.remove(path) }
    }
}

/// A replica with the place in the file up to which it is folded.
struct FoldedReplica<State: JournalState> {
    let replica: Replica<State>
    let position: Int64
    let rebuilds: Int64
    let hash: BatchHash
    /// Whether the snapshot on disk has all of it.
    let isOnDisk: Bool
}

/// A snapshot as it is stored.
struct Snapshot<State: JournalState> {
    let replica: Replica<State>
    let position: Int64
    let rebuilds: Int64
    let hash: BatchHash

    /// Nil if it is damaged, of another journal or of another layout.
    init?(_ stored: [UInt8], _ sealer: Sealer) {
        guard var bytes = sealer.openSnapshot(stored) else { return nil }
        let extra = 8 + BatchHash.size
        guard bytes.count > extra, let hash = BatchHash(Array(bytes.suffix(BatchHash.size))) else { return nil }
        // Read before removing them: while a slice shares the bytes, removing copies them all.
        rebuilds = Int64(bitPattern: UInt64(bigEndian: bytes.suffix(extra).prefix(8)))
        bytes.removeLast(extra)
        var position: Int64 = 0
        guard let replica = Replica<State>(snapshot: bytes, journal: sealer.journal, position: &position) else {
            return nil
        }
        self.replica = replica
        self.position = position
        self.hash = hash
    }
}
