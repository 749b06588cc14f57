import GRDB
import Journal

extension SQLiteJournal {
    /// Keeps what is folded beside the database, if more than so many changes were folded since it was last kept. For
    /// hosts to call after answering. It is a cache: a failure to write it is no failure, and returns false.
    ///
    /// It is written while no other process can write the journal, and only if nothing was erased since it was folded:
    /// otherwise another process's erasing would come before it, and what was erased would be on the disk again.
    @discardableResult
    public func saveSnapshotIfStale(after changes: Int = 1000) -> Bool {
        guard changesPastSnapshot > 0, changesPastSnapshot >= changes else { return false }
        var writer = ByteWriter()
        writer.raw(replica.snapshot(position: position))
        writer.word(UInt64(bitPattern: rebuilds))
        writer.word(checksum)
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

    /// Starts from the snapshot, if there is one of this journal; `catchUp` then sees whether the file is as it was.
    ///
    /// Behind the replica's bytes stand the file's `rebuilds` and the checksum of the last batch, so that neither erased
    /// values nor those of a file that was replaced by an older one come back.
    func loadSnapshot() {
        guard var bytes = FileSystem.read(snapshotPath), bytes.count > 16 else { return }
        // Read before they are cut off: as long as a slice shares the bytes, cutting copies them all.
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

    /// Removes the snapshot, and what a process left of one that was killed while it wrote it. To be called while no other
    /// process can write the journal.
    func removeSnapshot() {
        FileSystem.remove(snapshotPath)
        FileSystem.remove(FileSystem.unfinished(snapshotPath))
    }
}
