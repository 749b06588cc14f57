import Foundation
import GRDB
import Journal

extension SQLiteJournal {
    /// Writes a copy of the whole journal, checked before it is renamed to `path`. Opened as a journal, it becomes a
    /// new device.
    public func backup(to path: String, replacing: Bool = false) throws(StoreFailure) {
        try backup(to: path, replacing: replacing, isFolderLocked: false)
    }

    /// - Parameter isFolderLocked: Whether no other process writes into the folder.
    func backup(to path: String, replacing: Bool = false, isFolderLocked: Bool) throws(StoreFailure) {
        if !replacing && FileSystem.status(path) != nil { throw .exists(path: path) }
        let new = try UnfinishedFile(for: path, isFolderLocked: isFolderLocked)
        defer { new.discard() }
        do throws(StoreFailure) {
            try file.access { db in try db.execute(sql: "VACUUM INTO ?", arguments: [new.path]) }
            let copy = try JournalFile(opening: new.path, readonly: false)
            defer { copy.close() }
            try copy.access { db in try copy.clearFileIdentity(db) }
            copy.close()
            let report = try Self.check(new.path, keyFolder: keyFolder)
            if let fault = report.damage {
                isKnownDamaged = true
                throw .damaged("\(fault)")
            }
            isKnownDamaged = false
            try new.publish(replacing: replacing)
        } catch {
            throw error.about(path, insteadOf: new.path)
        }
    }

    /// Writes a new backup of a damaged journal, with the batches that are whole: a disk that fails is when one needs them elsewhere.
    /// Returns the number of those that are known to be missing in it. The journal stays as it is.
    public func backUpRest(to path: String) throws(StoreFailure) -> Int {
        if FileSystem.status(path) != nil { throw .exists(path: path) }
        let new = try UnfinishedFile(for: path)
        defer { new.discard() }
        do throws(StoreFailure) {
            let whole = try file.batches(sealer)
            var fileState = try file.access { db in try file.fileState(db) }
            fileState.home = ""
            let copy = try JournalFile(path: new.path, busyTimeout: file.busyTimeout, randomness: randomness)
            defer { copy.close() }
            try copy.access { db in
                try db.inTransaction(.immediate) {
                    try copy.setFileState(fileState, db)
                    for batch in whole.batches {
                        let isSetAside = !whole.trusted.contains(batch.identity)
                        _ = try copy.insert(BatchRow(batch, sealer, isSetAside: isSetAside), db)
                    }
                    for head in whole.signedHeads { try copy.insert(head, db) }
                    return .commit
                }
            }
            copy.close()
            let report = try Self.check(new.path, keyFolder: keyFolder)
            if let fault = report.damage { throw .damaged("\(fault)") }
            try new.publish(replacing: false)
            let lost = report.missing.filter(\.isLost).reduce(0) { $0 + Int($1.count) }
            return max(lost, whole.damagedCount)
        } catch {
            throw error.about(path, insteadOf: new.path)
        }
    }

    /// Adds all missing batches of a backup, and what stored ones lack though nobody erased it. Nothing written since is lost; use
    /// undo to go back.
    ///
    /// The file can also be one saved by a browser when its app failed: batches, each preceded by its length.
    ///
    /// Refuses a backup of another journal, unless this one has no batches. Then it becomes a replica of that journal.
    ///
    /// - Parameters:
    ///   - key: The key of the backup's journal; nil if it is in the folder of keys.
    ///   - keyFolder: The folder of keys with that key unlocked; nil for the journal's own.
    @discardableResult
    public func restore(
        from path: String, key: JournalKey? = nil, keyFolder: KeyFolder? = nil
    ) throws(StoreFailure) -> ReceiveResult {
        let keyFolder = keyFolder ?? self.keyFolder
        try catchUp()
        if let saved = SavedBatches(path) {
            let (adopted, sealer) = try sealer(of: saved.journal, key, keyFolder)
            let received = try saved.opened(by: sealer)
            var result = try restore(received, adopting: adopted)
            if saved.isCut { result.damaged += 1 }
            return result
        }
        let original = path
        var path = path
        var salvaged: SalvageReport?
        var copy: UnfinishedFile?
        defer { copy?.discard() }
        var report: JournalReport?
        var failure = StoreFailure.notAJournal(path: path)
        do throws(StoreFailure) {
            report = try Self.check(path, keyFolder: keyFolder, key: key)
        } catch {
            switch error {
            case .damaged, .notAJournal: failure = error
            default: throw error
            }
        }
        if report?.databaseDamage != nil || report == nil {
            // The readable rest of a damaged backup is worth having. The backup itself stays as it is.
            guard let bytes = FileSystem.read(path) else { throw .cannotOpen(path: path, reason: "it cannot be read") }
            let new = try UnfinishedFile(for: self.path + "-copy")
            copy = new
            try new.write(bytes)
            let known = try knownFileState(key, keyFolder)
            do throws(StoreFailure) {
                salvaged = try Salvage(of: new.path, aside: nil, known: known, randomness: randomness).run()
            } catch {
                guard error.isOfContent(at: new.path), let known else { throw failure }
                let (adopted, sealer) = try sealer(of: known.journal, key, keyFolder)
                let batches = Self.wholeBatches(of: bytes, nil, sealer, keyFolder)
                if batches.batches.isEmpty { throw failure }
                return try restore(batches, adopting: adopted).fromSalvage(SalvageReport(isEndKnown: false))
            }
            path = new.path
            report = try Self.check(path, keyFolder: keyFolder, key: key)
            if let fault = report?.databaseDamage { throw .damaged("\(fault)") }
        }
        guard let report else { throw .notAJournal(path: path) }
        let (adopted, sealer) = try sealer(of: report.journal, key, keyFolder)
        let backup = try JournalFile(opening: path, readonly: true)
        defer { backup.close() }
        var batches = try backup.batches(sealer)
        if salvaged?.unreadableCount ?? 0 > 0 || !report.isSound, let bytes = FileSystem.read(original) {
            let readable = batches
            batches = Self.wholeBatches(of: bytes, readable, sealer, keyFolder)
            let foundCount = batches.batches.count - readable.batches.count
            if let lacking = salvaged?.unreadableCount {
                salvaged?.unreadableCount = max(0, lacking - max(0, foundCount - readable.damagedCount))
            }
        }
        guard let salvaged else { return try restore(batches, adopting: adopted) }
        if batches.batches.isEmpty {
            guard case .notAJournal = failure else { throw .damaged("none of its actions can be read") }
            throw .notAJournal(path: original)
        }
        return try restore(batches, adopting: adopted).fromSalvage(salvaged)
    }

    /// Receives the batches of a file, and counts those that have no effect until their device has signed them.
    private func restore(
        _ received: ReceivedBatches, adopting adopted: (journal: JournalID, key: JournalKey)?
    ) throws(StoreFailure) -> ReceiveResult {
        let before = adopted == nil ? try setAsideCount(of: received) : 0
        var result = try receive(received, adopting: adopted)
        // It is committed: that it cannot be counted is no failure.
        result.setAside = (try? setAsideCount(of: received)) ?? before
        result.newlySetAside = result.setAside - before
        result.lacking = max(0, ((try? lackingCount(of: received)) ?? 0) - received.damagedCount)
        return result
    }

    private func setAsideCount(of received: ReceivedBatches) throws(StoreFailure) -> Int {
        try file.access { db in
            let setAside = try file.setAside(db)
            return setAside.isEmpty ? 0 : Set(received.batches.map(\.identity)).intersection(setAside).count
        }
    }

    /// The number of batches that are not here, of those that the batches and signed heads of a file tell of: each follows all
    /// others of its device.
    private func lackingCount(of received: ReceivedBatches) throws(StoreFailure) -> Int {
        try file.access { db in
            var ends: [DeviceID: BatchIdentity] = [:]
            for identity in received.batches.map(\.identity) + received.signedHeads.map(\.last)
            where identity.sequence >= ends[identity.device]?.sequence ?? 0 {
                ends[identity.device] = identity
            }
            return try ends.values.reduce(0) { sum, end in
                let held = try file.sequenceCount(of: end.device, upTo: end.sequence, db)
                let isHere = try file.envelope(of: end, db) != nil
                return sum + Int(min(max(end.sequence - held, isHere ? 0 : 1), 1 << 32))
            }
        }
    }

    /// The most likely identity of a damaged backup: this journal or, if this one is empty, the only other that has a key here.
    private func knownFileState(
        _ key: JournalKey?, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> JournalFile.FileState? {
        let candidates = position > 0 ? [journal] : keyFolder.journals.filter { $0 != journal }
        guard candidates.count == 1, let stored = try keyFolder.key(of: candidates[0]) ?? key else { return nil }
        let sealer = Sealer(journal: candidates[0], key: stored, randomness: randomness)
        return JournalFile.FileState(
            journal: candidates[0], device: device, home: "", rebuilds: 0, keyCheck: sealer.keyCheck)
    }

    /// The sealer that opens the batches of a backup, and its journal and key if this one has to become a replica of that.
    private func sealer(
        of other: JournalID, _ key: JournalKey?, _ keyFolder: KeyFolder
    ) throws(StoreFailure) -> (adopted: (journal: JournalID, key: JournalKey)?, Sealer) {
        if other == journal { return (nil, sealer) }
        guard position == 0 else { throw .otherJournal(other) }
        let key = try keyFolder.key(of: other, given: key)
        return ((other, key), Sealer(journal: other, key: key, randomness: randomness))
    }
}

extension ReceiveResult {
    /// This result, of batches that were salvaged from a damaged backup.
    fileprivate func fromSalvage(_ salvaged: SalvageReport) -> ReceiveResult {
        var result = ReceiveResult(
            new: new, erased: erased, forked: forked, damaged: damaged + salvaged.unreadableCount, refused: refused,
            regained: regained, mayLackLatest: !salvaged.isEndKnown)
        (result.setAside, result.newlySetAside, result.lacking) = (setAside, newlySetAside, lacking)
        return result
    }
}

extension JournalFile {
    /// All batches, in order of arrival, with the signed heads.
    func batches(_ sealer: Sealer) throws(StoreFailure) -> ReceivedBatches {
        try access { db in
            var batches: [SealedBatch] = []
            var damagedCount = 0
            var trusted: Set<BatchIdentity> = []
            var decoder = BatchDecoder()
            try forEach(after: 0, db, passingOver: { damagedCount += 1 }) { stored in
                guard let whole = stored.intact(sealer, &decoder) else { return damagedCount += 1 }
                batches.append(whole)
                if !stored.isSetAside { trusted.insert(whole.identity) }
            }
            let heads = try signedHeads(db).filter { $0.isValid && $0.journal == sealer.journal }
            return ReceivedBatches(batches, heads, damagedCount: damagedCount, trusted: trusted)
        }
    }

    /// Clears the home, so that whoever opens the file as a journal becomes a new device.
    fileprivate func clearFileIdentity(_ db: Database) throws {
        try db.execute(sql: "UPDATE replica SET home = ''")
    }
}
