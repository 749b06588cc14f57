import Foundation
import Journal

extension SQLiteJournal {
    /// Makes a new file of what can be read of a damaged one or, if that is nothing, of a backup or none.
    ///
    /// - Parameters:
    ///   - canBeEmpty: Whether an empty file will do if there is a snapshot, but no backup.
    ///   - beginsEmpty: Whether it will do if there is nothing at all. Otherwise throws `.beyondRepair` then.
    static func makeReadable(
        _ path: String, _ snapshot: [UInt8]?, aside: String, _ keyFolder: KeyFolder, canBeEmpty: Bool,
        beginsEmpty: Bool, _ randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> SalvageReport {
        let bytes = FileSystem.read(path) ?? []
        let scan = PageScan(bytes)
        let known = try fileState(keyFolder, randomness) { sealer in
            if let snapshot, let opened = Snapshot<State>(snapshot, sealer) { return opened.rebuilds }
            return scan.isOfJournal(of: sealer) || hasEnvelopes(bytes, scan, sealer) ? 0 : nil
        }
        // Nobody writes to the file until another has its place.
        let open = OpenFile(path)
        defer { open?.close() }
        do throws(StoreFailure) {
            guard let open else { throw .cannotOpen(path: path, reason: "it cannot be read") }
            return try Salvage(of: path, aside: aside, known: known, randomness: randomness).run(open)
        } catch {
            // That the disk is full or the file is locked passes, and does not make it unreadable.
            guard error.isOfContent(at: path) else { throw error }
            try open?.keepWritersOut()
            let backups = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/backups"
            if try replace(path, withLatestOf: backups, of: known?.journal, aside: aside, keyFolder, randomness) {
                return SalvageReport(isEndKnown: false)
            }
            if let known {
                let sealer = Sealer(
                    journal: known.journal, key: try keyFolder.key(of: known.journal), randomness: randomness)
                if snapshot != nil && canBeEmpty || hasEnvelopes(bytes, scan, sealer) {
                    try replaceByEmpty(path, known, aside: aside, randomness)
                    return SalvageReport(isEndKnown: false)
                }
            }
            // With several keys, nothing tells of which journal it was.
            let only = keyFolder.journals.count == 1 ? try fileState(keyFolder, randomness) { _ in 0 } : nil
            guard error.isOfBytes, let state = known ?? only else { throw error }
            guard beginsEmpty else {
                // Only if it is empty.
                rmdir(aside)
                throw .beyondRepair(path: path)
            }
            try replaceByEmpty(path, state, aside: aside, randomness)
            return SalvageReport(isEndKnown: false)
        }
    }

    /// The identity of a journal whose key is here, with a new device; nil if there is none.
    ///
    /// - Parameter rebuilds: The rebuilds of the journal if it is of this key; nil otherwise.
    private static func fileState(
        _ keyFolder: KeyFolder, _ randomness: @escaping () -> UInt64, rebuilds: (Sealer) -> Int64?
    ) throws(StoreFailure) -> JournalFile.FileState? {
        var locked: JournalID?
        for journal in keyFolder.journals {
            do throws(StoreFailure) {
                guard let key = try keyFolder.key(of: journal) else { continue }
                let sealer = Sealer(journal: journal, key: key, randomness: randomness)
                guard let rebuilds = rebuilds(sealer) else { continue }
                return JournalFile.FileState(
                    journal: journal, device: DeviceID(randomness()), home: "", rebuilds: rebuilds,
                    keyCheck: sealer.keyCheck)
            } catch {
                if case .keyLocked = error { locked = journal }
            }
        }
        if let locked, keyFolder.journals.count == 1 { throw .keyLocked(locked, path: keyFolder.file(of: locked)) }
        return nil
    }

    /// Puts the latest daily backup in the place of a file of which nothing can be read: a sound one or, without one, what can be
    /// read of a damaged one. Returns false if there is none.
    ///
    /// - Parameter journal: The journal of the file; nil if nothing tells. Then backups whose key is here go before others.
    private static func replace(
        _ path: String, withLatestOf backups: String, of journal: JournalID?, aside: String, _ keyFolder: KeyFolder,
        _ randomness: @escaping () -> UInt64
    ) throws(StoreFailure) -> Bool {
        let names = FileSystem.names(in: backups).filter { BackupDay(fileName: $0) != nil }.sorted().reversed()
        let paths = names.map { backups + "/" + $0 }
        let reports = paths.map { try? check($0, keyFolder: keyFolder) }
        let sound = paths.indices.filter { reports[$0].map { $0.databaseDamage == nil } ?? false }
        let own = sound.filter { index in
            guard let report = reports[index], report.batches > 0 else { return false }
            return journal.map { $0 == report.journal } ?? report.hasKey
        }
        if let index = own.first, let bytes = FileSystem.read(paths[index]) {
            return try put(bytes, at: path, aside: aside)
        }
        for index in paths.indices where !sound.contains(index) {
            let copy = FileSystem.unfinished(path) + "-copy"
            defer { for name in [copy, copy + "-journal"] { FileSystem.remove(name) } }
            guard let bytes = FileSystem.read(paths[index]) else { continue }
            try FileSystem.replace(copy, with: bytes)
            guard (try? Salvage(of: copy, aside: nil, randomness: randomness).run()) != nil,
                let report = try? check(copy, keyFolder: keyFolder), journal ?? report.journal == report.journal,
                let salvaged = FileSystem.read(copy)
            else { continue }
            return try put(salvaged, at: path, aside: aside)
        }
        // An empty one or, if all keys are lost, any.
        let rest = sound.first { index in
            guard let report = reports[index] else { return false }
            return journal.map { $0 == report.journal } ?? (report.hasKey || keyFolder.journals.isEmpty)
        }
        guard let rest, let bytes = FileSystem.read(paths[rest]) else { return false }
        return try put(bytes, at: path, aside: aside)
    }

    /// Puts a file in the place of the journal's, which is kept. Returns true.
    private static func put(_ bytes: [UInt8], at path: String, aside: String) throws(StoreFailure) -> Bool {
        try putAside(path, in: aside)
        try FileSystem.replace(path, with: bytes)
        return true
    }

    /// Whether the key has sealed something that stands in the bytes of a file.
    private static func hasEnvelopes(_ bytes: [UInt8], _ scan: PageScan, _ sealer: Sealer) -> Bool {
        !EnvelopeScan(bytes, pageSize: scan.pageSize, sealer).places.isEmpty
    }

    /// Puts an empty file of a journal in the place of one of which nothing can be read.
    private static func replaceByEmpty(
        _ path: String, _ fileState: JournalFile.FileState, aside: String, _ randomness: () -> UInt64
    ) throws(StoreFailure) {
        let new = FileSystem.unfinished(path)
        FileSystem.remove(new)
        defer { for name in [new, new + "-journal"] { FileSystem.remove(name) } }
        let file = try JournalFile(path: new, busyTimeout: 5, randomness: randomness)
        defer { file.close() }
        try file.access { db in try file.setFileState(fileState, db) }
        file.close()
        try putAside(path, in: aside)
        try FileSystem.publish(new, as: path)
    }

    private static func putAside(_ path: String, in aside: String) throws(StoreFailure) {
        try FileSystem.makeFolder(aside)
        let kept = aside + "/journal-unreadable.sqlite"
        if let damaged = FileSystem.read(path) {
            try FileSystem.replace(kept, with: damaged)
        } else if FileSystem.status(path) != nil {
            try FileSystem.publish(path, as: kept)
        }
        FileSystem.remove(path + "-journal")
    }
}

extension StoreFailure {
    /// Whether a file's bytes are those of no journal, however often they are read.
    fileprivate var isOfBytes: Bool {
        switch self {
        case .damaged, .notAJournal: true
        default: false
        }
    }

    /// Whether a file cannot be read, now or later.
    func isOfContent(at path: String) -> Bool {
        switch self {
        case .damaged, .notAJournal, .disk: true
        case .cannotOpen(path, _): true
        default: false
        }
    }
}
