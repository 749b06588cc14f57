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
        guard isSnapshotStale(after: changes) else { return false }
        var writer = ByteWriter()
        writer.bytes(replica.snapshot(position: position))
        writer.uint64(UInt64(bitPattern: rebuilds))
        writer.uint64(checksum)
        let bytes = writer.bytes
        let isSaved = try? file.access { db in
            var isSaved = false
            try db.inTransaction(.immediate) {
                let fileState = try file.fileState(db)
                if fileState.rebuilds == rebuilds && fileState.journal == journal {
                    try FileSystem.replace(snapshotPath, with: bytes)
                    isSaved = true
                }
                return .rollback
            }
            return isSaved
        }
        guard isSaved == true else { return false }
        changesPastSnapshot = 0
        return true
    }

    /// Whether at least `changes` changes were folded since the last snapshot.
    public func isSnapshotStale(after changes: Int = 1000) -> Bool {
        changesPastSnapshot > 0 && changesPastSnapshot >= changes
    }

    /// Starts from the snapshot, if there is a valid one of this journal. `catchUp` then checks that it matches the
    /// file.
    ///
    /// The replica is followed by the file's `rebuilds` and the checksum of the last batch, so that neither erased
    /// values nor those of a replaced file come back.
    func loadSnapshot() {
        guard var bytes = FileSystem.read(snapshotPath), bytes.count > 16 else { return }
        // Read before removing them: while a slice shares the bytes, removing copies them all.
        let rebuilds = Int64(bitPattern: UInt64(bigEndian: bytes.suffix(16).prefix(8)))
        let checksum = UInt64(bigEndian: bytes.suffix(8))
        bytes.removeLast(16)
        var position: Int64 = 0
        guard let replica = Replica<State>(snapshot: bytes, journal: journal, position: &position) else { return }
        self.replica = replica
        self.position = position
        self.rebuilds = rebuilds
        self.checksum = checksum
    }

    /// Removes the snapshot, and any partly written one left by a killed process. Call it while no other process can
    /// write to the journal.
    func removeSnapshot() {
        FileSystem.remove(snapshotPath)
        FileSystem.remove(FileSystem.unfinished(snapshotPath))
    }
}
