import Foundation
import GRDB
import Journal

extension SQLiteJournal {
    /// Writes today's backup to the folder `backups`, unless it exists or the journal is empty, and removes those
    /// returned by `BackupDay.backupsToDelete`.
    ///
    /// - Parameter milliseconds: The clock, in milliseconds since 1970 (UTC). Days and weeks (from Monday) are in UTC.
    /// - Returns: The path of the new backup; nil if none was made, or another process is making it.
    @discardableResult
    public func dailyBackup(at milliseconds: Int64) throws(StoreFailure) -> String? {
        try catchUp()
        guard position > 0 else { return nil }
        // Also if there is no room for a new one: a killed process may have erased only from the journal.
        defer { eraseFromBackups() }
        let backups = folder + "/backups"
        try FileSystem.makeFolder(backups)
        // Two processes would write, and remove, the same unfinished file.
        guard let lock = FolderLock(backups) else { return nil }
        defer { lock.release() }
        let today = BackupDay(at: milliseconds)
        let path = backups + "/" + today.fileName
        var made: String?
        if FileSystem.status(path) == nil {
            // Earlier versions called them otherwise.
            if lock.isHeld {
                UnfinishedFile.removeUnlocked(in: backups) { $0.contains(".sqlite") && $0.hasSuffix(".new") }
            }
            try backup(to: path, isFolderLocked: lock.isHeld)
            made = path
        }
        let days = FileSystem.names(in: backups).compactMap { BackupDay(fileName: $0) }
        for day in BackupDay.backupsToDelete(days, today: today) {
            for end in ["", "-journal"] { FileSystem.remove(backups + "/" + day.fileName + end) }
        }
        return made
    }

    /// Writes today's backup as `dailyBackup` does, if this process has written to the journal and there is none yet. Otherwise it
    /// reads nothing but the status of a file.
    @discardableResult
    public func dailyBackupAfterWriting(at milliseconds: Int64) throws(StoreFailure) -> String? {
        let path = folder + "/backups/" + BackupDay(at: milliseconds).fileName
        guard hasWritten, FileSystem.status(path) == nil else { return nil }
        return try dailyBackup(at: milliseconds)
    }

    /// The folder of what repairs have set aside, if there is one. Erasing leaves it alone.
    public var damagedFolder: String? {
        let path = folder + "/damaged"
        return FileSystem.names(in: path).isEmpty ? nil : path
    }

    /// The files and folders that seem to be copies which another program made of the journal's, as those that sync folders do after a
    /// conflict. Erasing leaves them alone.
    public var foreignCopies: [String] {
        let own = ["journal.sqlite", "snapshot"]
        let endings = ["", "-journal", "-wal", "-shm", ".new", "-copy"]
        let ownPrefixes = ["journal.sqlite.new", "snapshot.repaired-", "snapshot.newer-"]
        let copies = FileSystem.names(in: folder).filter { name in
            (name.hasPrefix("journal") || name.hasPrefix("snapshot"))
                && !own.contains { file in endings.contains { name == file + $0 } }
                && !ownPrefixes.contains { name.hasPrefix($0) }
        }
        let backupCopies = FileSystem.names(in: folder + "/backups").filter { name in
            name.hasSuffix(".sqlite") && BackupDay(fileName: name) == nil
        }
        let parent = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        let name = URL(fileURLWithPath: folder).lastPathComponent
        let folderCopies = FileSystem.names(in: parent).filter { other in
            [" ", "~", ".sync-conflict"].contains { other.hasPrefix(name + $0) }
        }
        return copies.map { folder + "/" + $0 } + backupCopies.map { folder + "/backups/" + $0 }
            + folderCopies.map { parent + "/" + $0 }
    }

    /// Erases from the daily backups what was erased since they were made. Returns the paths of those that cannot be changed, because
    /// they are locked, read-only or damaged, or of their folder if it is out of reach; each is tried again with the next backup.
    @discardableResult
    public func eraseFromBackups() -> [String] {
        // Another process may have erased while this one wrote the latest backup, or was killed while it wrote one.
        _ = try? catchUp()
        removeUnfinished()
        if FileSystem.isOutOfReach(folder + "/backups") { return [folder + "/backups"] }
        return FileSystem.names(in: folder + "/backups").filter { BackupDay(fileName: $0) != nil }
            .map { folder + "/backups/" + $0 }
            .filter { path in
                do { try eraseFromBackup(path) } catch { return true }
                return false
            }
    }

    private func eraseFromBackup(_ path: String) throws(StoreFailure) {
        let backup = try JournalFile(opening: path, readonly: false)
        defer { backup.close() }
        try backup.access { old in
            guard try backup.version(old) > 0 else { return }
            var state = try backup.fileState(old)
            if state.journal != journal, let mended = try? backup.mendIdentity(keyFolder) { state = mended.state }
            guard state.journal == journal, state.rebuilds != rebuilds else { return }
            try old.execute(sql: "PRAGMA secure_delete = ON")
            try old.inTransaction(.immediate) {
                for (position, row) in try rowsToReplace(in: backup, old) {
                    try backup.replace(at: position, with: row, removing: nil, old)
                }
                try backup.setRebuilds(rebuilds, old)
                return .commit
            }
        }
    }

    /// The forms that batches of a backup have here, where more was erased; of those that are not here, what is left of them. A
    /// batch that lacks something here which nobody erased stays as the backup has it. One that is set aside stays so, as a
    /// restored backup is trusted in all else.
    private func rowsToReplace(in backup: JournalFile, _ old: Database) throws -> [(position: Int64, row: BatchRow)] {
        var rows: [(position: Int64, row: BatchRow)] = []
        var decoder = BatchDecoder()
        try file.access { db in
            try backup.forEachIdentity(old) { position, identity, generation in
                if let held = try file.generation(of: identity, db) {
                    // The greatest one does not rise when more is erased.
                    guard held > generation || held == BatchEnvelope.latestGeneration,
                        let stored = try file.envelope(of: identity, db), let form = stored.intact(sealer, &decoder),
                        try !isLacking(form, beside: backup.envelope(at: position, old), &decoder)
                    else { return }
                    rows.append((position, BatchRow(form, sealer, isSetAside: stored.isSetAside)))
                } else if let stored = try backup.envelope(at: position, old),
                    let batch = stored.opened(sealer, &decoder).stored,
                    let form = replica.erasures.erasedForm(of: batch)
                {
                    let sealed = sealer.reseal(form, try stored.envelope(of: journal).header)
                    rows.append((position, BatchRow(sealed, sealer, isSetAside: stored.isSetAside)))
                }
            }
        }
        return rows
    }

    /// Whether a form of a batch lacks something of a backup's that nobody erased.
    private func isLacking(_ form: SealedBatch, beside row: StoredEnvelope?, _ decoder: inout BatchDecoder) -> Bool {
        guard let stored = form.stored, let kept = row?.intact(sealer, &decoder)?.stored else { return false }
        return kept.choice(of: stored, from: .peer, after: replica.erasures) == .refused
    }
}

extension JournalFile {
    /// Visits all batches by what identifies them, without their envelopes.
    func forEachIdentity(
        _ db: Database, _ body: (_ position: Int64, BatchIdentity, _ generation: Int64) throws -> Void
    ) throws {
        let rows = try Row.fetchCursor(db, sql: "SELECT position, device, sequence, hash, generation FROM batches")
        while let row = try rows.next() {
            // A damaged backup can have values that its columns do not allow.
            guard let hash = BatchHash((try row.value(3) as Blob).bytes) else { continue }
            let device = DeviceID(try row.value(1) as Blob)
            try body(
                try row.value(0), BatchIdentity(device: device, sequence: try row.value(2), hash: hash),
                try row.value(4))
        }
    }

    /// The generation in which a batch is stored; nil if it is not.
    fileprivate func generation(of batch: BatchIdentity, _ db: Database) throws -> Int64? {
        let statement = try db.cachedStatement(
            sql: "SELECT generation FROM batches WHERE device = ? AND sequence = ? AND hash = ?")
        return try Int64.fetchOne(
            statement, arguments: [batch.device.blob, batch.sequence, Blob(batch.hash.bytes)])
    }

    fileprivate func setRebuilds(_ count: Int64, _ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET rebuilds = ?", arguments: [count])
    }
}

/// The day of a daily backup.
struct BackupDay: Hashable, Comparable {
    /// Days since 1970-01-01.
    let number: Int

    init(number: Int) { self.number = number }

    /// The day of a moment in milliseconds since 1970, clamped so that the year has four digits.
    init(at milliseconds: Int64) {
        let days = (Double(milliseconds) / 86_400_000).rounded(.down)
        number = Int(min(max(days, -719_162), 2_932_896))
    }

    /// Parses a name such as "2026-11-20.sqlite"; nil for any other name.
    init?(fileName: String) {
        guard let date = try? Date(String(fileName.prefix(10)), strategy: Self.style) else { return nil }
        number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
        guard self.fileName == fileName else { return nil }
    }

    var fileName: String {
        Date(timeIntervalSince1970: Double(number) * 86_400).formatted(Self.style) + ".sqlite"
    }

    static func < (one: BackupDay, other: BackupDay) -> Bool { one.number < other.number }

    private static let style = Date.ISO8601FormatStyle().year().month().day()

    /// Weeks since the one that began on Monday, 29 December 1969.
    private var week: Int { Int((Double(number + 3) / 7).rounded(.down)) }

    // MARK: - Retention

    private static let dailyBackupCount = 7
    private static let weeklyBackupCount = 4
    /// The largest number of days between two backups of one run.
    private static let longestGap = 31
    private static let maximumRuns = 12
    private static let largestRunCount = 4

    /// The backups to delete. Only their own dates matter, so a wrong clock never makes good backups look old.
    ///
    /// Backups at most 31 days apart form a run. Each run keeps its seven newest and, for the four newest weeks before
    /// those, the first of each week; today's is kept in any case. Backups dated by a clock that is years off form a run of their own. Of all runs, twelve
    /// are kept: today's, the four largest and the newest others. However often the clock is wrong, the dates it makes up do
    /// not displace the backups of each day.
    static func backupsToDelete(_ days: [BackupDay], today: BackupDay) -> [BackupDay] {
        let runs = runs(of: days.sorted())
        let bySize = runs.indices.sorted { (runs[$0].count, $0) > (runs[$1].count, $1) }
        let first = runs.indices.filter { runs[$0].contains(today) } + bySize.prefix(largestRunCount)
        var kept = Set(first)
        for index in runs.indices.reversed() where kept.count < maximumRuns { kept.insert(index) }
        let deleted = runs.indices.flatMap { kept.contains($0) ? backupsToDelete(inRun: runs[$0]) : runs[$0] }
        return deleted.filter { $0 != today }
    }

    private static func runs(of days: [BackupDay]) -> [[BackupDay]] {
        var runs: [[BackupDay]] = []
        for day in days {
            if let last = runs.last?.last, day.number - last.number <= longestGap {
                runs[runs.count - 1].append(day)
            } else {
                runs.append([day])
            }
        }
        return runs
    }

    private static func backupsToDelete(inRun days: [BackupDay]) -> [BackupDay] {
        let older = days.dropLast(dailyBackupCount)
        var firsts: [BackupDay] = []
        for day in days where firsts.last?.week != day.week { firsts.append(day) }
        let weeklyBackups = Set(firsts.filter(older.contains).suffix(weeklyBackupCount))
        return older.filter { !weeklyBackups.contains($0) }
    }
}
