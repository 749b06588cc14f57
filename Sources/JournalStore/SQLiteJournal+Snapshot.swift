import Journal

extension SQLiteJournal {
    /// Keeps what is folded beside the database, if more than so many changes were folded since it was last kept. For
    /// hosts to call after answering. It is a cache: a failure to write it is no failure, and returns false.
    @discardableResult
    public func saveSnapshotIfStale(after changes: Int = 1000) -> Bool {
        guard changesPastSnapshot > 0, changesPastSnapshot >= changes else { return false }
        var writer = ByteWriter()
        writer.raw(replica.snapshot(position: position))
        writer.word(UInt64(bitPattern: rebuilds))
        writer.word(checksum)
        guard (try? FileSystem.replace(snapshotPath, with: writer.bytes)) != nil else { return false }
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

    func removeSnapshot() { FileSystem.remove(snapshotPath) }
}
