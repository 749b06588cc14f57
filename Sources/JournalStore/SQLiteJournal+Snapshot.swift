import GRDB
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

    /// Starts from the snapshot if it was taken of this file as it is, and else from nothing.
    ///
    /// Behind the replica's bytes stand the file's `rebuilds` and the checksum of the last batch, so that neither erased
    /// values nor those of a file that was replaced by an older one come back.
    func loadSnapshot(_ standing: JournalFile.Standing, _ db: Database) throws {
        guard var bytes = FileSystem.read(snapshotPath), bytes.count > 16 else { return }
        let checksum = UInt64(bigEndian: bytes.suffix(8))
        let rebuilds = UInt64(bigEndian: bytes.suffix(16).prefix(8))
        guard rebuilds == UInt64(bitPattern: standing.rebuilds) else { return }
        bytes.removeLast(16)
        var position: Int64 = 0
        guard let replica = Replica<State>(snapshot: bytes, journal: standing.journal, position: &position),
            try file.checksum(at: position, db) == checksum
        else { return }
        self.replica = replica
        self.position = position
        self.checksum = checksum
    }

    func removeSnapshot() { FileSystem.remove(snapshotPath) }
}
