import GRDB
import Journal

extension SQLiteJournal {
    /// Adds batches from a peer, in any order and any number of times. If one is no batch at all or belongs to another
    /// journal, none is added.
    ///
    /// One that cannot be opened, since a later version or another key wrote it, is kept and passed on. Damaged ones are
    /// not added. One that is not its device's own, which signed heads among the batches tell, is set aside.
    @discardableResult
    public func receive(_ batches: [[UInt8]]) throws(StoreFailure) -> ReceiveResult {
        try catchUp() // another process may have joined another journal, whose key opens them
        return try receive(try open(batches))
    }

    /// Opens batches from a peer, beside the journal. Throws if one is no batch at all.
    public func open(_ batches: [[UInt8]]) throws(StoreFailure) -> ReceivedBatches {
        try ReceivedBatches(batches, sealer)
    }

    /// Makes an empty journal a replica of a peer's or a backup's journal. Throws if it has batches.
    ///
    /// - Parameter key: The key of that journal; nil if it is in the folder of keys.
    public func join(_ journal: JournalID, key: JournalKey? = nil) throws(StoreFailure) {
        let key = try keyFolder.key(of: journal, given: key)
        let adopted = Sealer(journal: journal, key: key, randomness: randomness)
        try receive(try ReceivedBatches([], adopted), adopting: (journal, key))
    }

    @discardableResult
    public func receive(_ received: ReceivedBatches) throws(StoreFailure) -> ReceiveResult {
        try receive(received, adopting: nil)
    }

    @discardableResult
    func receive(
        _ received: ReceivedBatches, adopting adopted: (journal: JournalID, key: JournalKey)?
    ) throws(StoreFailure) -> ReceiveResult {
        let batches = received.batches
        // With a wrong key, nothing opens.
        if adopted != nil, received.damagedCount > 0, received.opened.isEmpty { throw .wrongKey }
        if batches.isEmpty && received.signedHeads.isEmpty && adopted == nil {
            return ReceiveResult(new: 0, erased: 0, forked: [], damaged: received.damagedCount)
        }
        try reopenIfReplaced()
        return try file.access { db in
            let forkedBefore = replica.forked
            var new: [(position: Int64, batch: HeldBatch)] = []
            var replacedCount = 0
            var newCount = 0
            var refused: [BatchIdentity: Int64] = [:]
            var regained: [BatchIdentity: SealedBatch] = [:]
            func lastNew() -> Appended? { new.prefix(newCount).last.map { ($0.position, $0.batch.identity.hash) } }
            let adopts = try transaction(db, appending: lastNew) {
                let adopts = try adopt(adopted, db)
                let expected = adopted?.journal ?? journal
                let ownership = try Ownership(of: received, file, expected, db)
                let erasures = try erasures(with: batches, ownership, db)
                replacedCount = try update(ownership, db)
                var isSound = false
                for batch in batches {
                    let other = batch.envelope.header.journal
                    guard other == expected else { throw StoreFailure.otherJournal(other) }
                    let reduced = batch.stored.flatMap { erasures.erasedForm(of: $0) }.map {
                        sealer.reseal($0, batch.envelope.header)
                    }
                    if let held = try file.envelope(of: batch.identity, db) {
                        let (choice, kept) = form(
                            of: held, and: reduced ?? batch, from: received.origin(of: batch), after: erasures)
                        if choice == .regained { regained[batch.identity] = kept?.form }
                        if choice == .refused {
                            refused[batch.identity] = max(
                                refused[batch.identity] ?? 0, batch.envelope.header.generation)
                        }
                        // At once: another form of it may follow.
                        if let kept {
                            // One that takes the place of a damaged one erases nothing.
                            if kept.before != nil, !isSound {
                                try expectNothingToRepair(db)
                                isSound = true
                            }
                            try replace([kept], db)
                            removeRepairedSnapshots()
                            replacedCount += 1
                        }
                        continue
                    }
                    let stored = reduced ?? batch
                    let isSetAside = ownership.isSetAside(batch.identity)
                    let position = try file.insert(BatchRow(stored, sealer, isSetAside: isSetAside), db)
                    new.append((position, isSetAside ? stored.held.withoutSignature : stored.held))
                }
                newCount = new.count
                // A received batch of this device is unknown here: the folder was copied, an older one was restored, or someone
                // else wrote it. This device must not go on with it, which would sign it.
                if new.contains(where: { $0.batch.identity.device == device }) { try beginDevice(db) }
                new += try release(ownership.released, db)
                let back = regained.values.filter { !ownership.isSetAside($0.identity) }
                replacedCount += try erase(by: (new.map(\.batch) + back.map(\.held)).compactMap(\.stored), db)
                // Not to have told of it is no reason to refuse the others.
                var forms = RefusedForms(in: folder)
                try? forms.add(refused)
                // Before the commit, in case the process is killed right after it. At worst another loss of the same is no news.
                var losses = ReportedLosses(in: folder)
                try? losses.remove(new.map(\.batch.identity))
                let changes = adopts || !new.isEmpty || replacedCount > 0 || !ownership.newHeads.isEmpty
                return (adopts, changes ? .commit : .rollback)
            }
            if adopts || replacedCount > 0 {
                try refold(afterErasing: replacedCount > 0, db)
            } else {
                for (position, batch) in new { fold(batch, at: position) }
                try? settle(db) // it is committed: the next access tries again, and says why that fails
            }
            return ReceiveResult(
                new: newCount, erased: replacedCount - regained.count,
                forked: replica.forked.subtracting(forkedBefore).sorted(), damaged: received.damagedCount,
                refused: refused.count, regained: regained.count)
        }
    }

    /// The erasures that are held, with those of arriving batches: not of other forms of batches that are held, which prove nothing.
    private func erasures(
        with batches: [SealedBatch], _ ownership: Ownership, _ db: Database
    ) throws -> Erasures {
        var erasures = replica.erasures
        for batch in batches where !ownership.isSetAside(batch.identity) {
            guard let stored = batch.stored, stored.batch.erases else { continue }
            if try batch.isAsWritten || file.envelope(of: batch.identity, db) == nil { erasures.insert(stored.batch) }
        }
        return erasures
    }

    /// The form to keep of a batch that is held and arrives in another form; nil to keep the one held. One that cannot be opened
    /// never takes the place of one that can: anyone can make it. But the peer may hold it.
    ///
    /// - Parameter erasures: All that are held or arrive.
    private func form(
        of held: StoredEnvelope, and arriving: SealedBatch, from origin: FormOrigin, after erasures: Erasures
    ) -> (FormChoice, Replacement?) {
        let header = arriving.envelope.header
        let own = (try? held.envelope(of: journal)).flatMap { Sealer.isIntact($0, hash: held.identity.hash) ? $0 : nil }
        var decoder = BatchDecoder()
        let old = held.opened(sealer, &decoder).stored
        // The hash of a reduced form does not cover its header, which tells the chain and the device's key.
        let isOther =
            header.generation > 0 && (held.generation == 0 || old != nil)
            && own.map { $0.header.previous != header.previous || $0.header.extensions != header.extensions } ?? false
        if isOther, old == nil || arriving.stored != nil { return (old == nil ? .held : .refused, nil) }
        func replacing(by form: SealedBatch) -> Replacement {
            Replacement(position: held.position, form: form, before: old?.batch, isSetAside: held.isSetAside)
        }
        guard let old else {
            let isBetter = arriving.stored != nil || header.generation > held.generation
            return isBetter ? (.arriving, replacing(by: arriving)) : (.held, nil)
        }
        guard let new = arriving.stored else {
            guard let sent = old.form(above: header.generation), let own else { return (.held, nil) }
            return (.held, replacing(by: sealer.reseal(sent, own.header)))
        }
        let choice = old.choice(of: new, from: origin, after: erasures)
        switch choice {
        case .held, .refused: return (choice, nil)
        case .arriving, .regained: return (choice, replacing(by: arriving))
        }
    }

    /// Stores new signed heads, and sets aside what was folded before it was known that its device signs. Returns the number
    /// of batches for which everything is folded again.
    private func update(_ ownership: Ownership, _ db: Database) throws -> Int {
        for head in ownership.newHeads { try file.insert(head, db) }
        for last in ownership.supersededHeads.sorted() { try file.removeSignedHead(last, db) }
        let withdrawn = ownership.withdrawn
        if withdrawn.isEmpty { return 0 }
        var decoder = BatchDecoder()
        for row in withdrawn {
            guard let envelope = try? row.envelope(of: journal) else { continue }
            let form = SealedBatch(row.opened(sealer, &decoder), envelope)
            try file.replace(
                at: row.position, with: BatchRow(form, sealer, isSetAside: true), removing: nil, db)
        }
        try file.requestRebuild(db)
        return withdrawn.count
    }

    /// Moves batches that were set aside behind all others, so that every process folds them.
    func release(_ rows: [StoredEnvelope], _ db: Database) throws -> [(position: Int64, batch: HeldBatch)] {
        var decoder = BatchDecoder()
        return try rows.sorted { $0.position < $1.position }.compactMap { row in
            // Its form may be another by now.
            guard let stored = try file.envelope(at: row.position, db), stored.isSetAside,
                let envelope = try? stored.envelope(of: sealer.journal)
            else { return nil }
            let batch = SealedBatch(stored.opened(sealer, &decoder), envelope)
            // Before the old one is removed, whose position SQLite gives away again if it was the last.
            let position = try file.insert(BatchRow(batch, sealer), db)
            try file.remove(at: row.position, db)
            return (position, batch.held)
        }
    }

    private func adopt(_ adopted: (journal: JournalID, key: JournalKey)?, _ db: Database) throws -> Bool {
        guard let adopted, adopted.journal != journal else { return false }
        guard position == 0 else { throw StoreFailure.otherJournal(adopted.journal) }
        let key = try keyFolder.store(adopted.key, of: adopted.journal)
        guard key == adopted.key else { throw StoreFailure.wrongKey }
        keyFolder = keyFolder.holding(key, of: adopted.journal)
        sealer = Sealer(journal: adopted.journal, key: key, randomness: randomness)
        try file.setJournal(adopted.journal, keyCheck: sealer.keyCheck, db)
        try beginDevice(db)
        return true
    }

    /// The batches missing from a peer that sent these heads.
    ///
    /// - Parameters:
    ///   - position: The end of the previous portion, to continue from with the same heads.
    ///   - bytes: The size after which the portion ends. It has at least one batch if any is missing.
    ///   - countsAll: Whether to add up the size of all missing batches, which reads the lengths of all of them.
    ///   - signsAll: Whether to add the signed heads of all devices, not only those of which there are batches.
    public func missingBatches(
        for heads: [Head], after position: Int64 = 0, upTo bytes: Int = 1 << 20, countsAll: Bool = false,
        signsAll: Bool = false
    ) throws(StoreFailure) -> Portion {
        try reopenIfReplaced()
        return try file.access { db in
            try catchUp(db)
            try beginDeviceIfBehind(heads, db)
            var positions: [Int64] = []
            var total: Int64 = 0
            let refused = try RefusedForms(in: folder).batches(file, db)
            for own in replica.heads {
                let missing = own.missingBatches(from: heads.head(of: own.device))
                positions += try file.positions(of: own.device, missing: missing, after: position, db)
                if missing == .erased {
                    // It may be the peer that has the form which was refused.
                    positions += refused.filter { $0.identity.device == own.device && $0.position > position }.map(
                        \.position)
                }
                if countsAll { total += try file.size(of: own.device, missing: missing, after: position, db) }
            }
            positions = Set(positions).sorted()
            var batches: [[UInt8]] = []
            var size = 0
            var devices: Set<DeviceID> = []
            var damagedCount = 0
            var last = position
            var lastOwn: BatchIdentity?
            for position in positions {
                if size >= bytes { break }
                last = position
                guard let batch = try file.intactEnvelope(at: position, of: journal, db) else {
                    damagedCount += 1
                    continue
                }
                if let envelope = try? BatchEnvelope(decoding: batch) {
                    let header = envelope.header
                    devices.insert(header.device)
                    if header.device == device, header.sequence > lastOwn?.sequence ?? 0 {
                        lastOwn = BatchIdentity(
                            device: device, sequence: header.sequence, hash: Sealer.hash(of: envelope))
                    }
                }
                batches.append(batch)
                size += batch.count
            }
            let more = batches.count + damagedCount < positions.count
            var signedHeads = try file.signedHeads(db).filter { signsAll || devices.contains($0.last.device) }
            // So that what has arrived counts if nothing more does.
            if more, let lastOwn, let key = signingKey(), key.device == device {
                signedHeads.append(key.sign(lastOwn))
            }
            return Portion(
                batches: batches, signedHeads: signedHeads.map(\.bytes), position: last, more: more,
                total: countsAll ? total : nil)
        }
    }

    /// Starts a new device if a peer has more of this device's batches, which means an older folder was restored. A device that was
    /// begun since the file was opened has all of its batches here, whatever a peer says.
    private func beginDeviceIfBehind(_ heads: [Head], _ db: Database) throws {
        guard let peer = heads.head(of: device), !begunDevices.contains(device) else { return }
        guard peer.count > replica.head(of: device)?.count ?? 0 else { return }
        try transaction(db) { (try beginDevice(db), .commit) }
    }
}
