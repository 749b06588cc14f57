import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import JournalStore

/// The exchange of batches and files with browsers.
extension JournalService {
    var journalID: JournalID { journal.journal }

    /// The journal's key, for a signed-in browser.
    func key() throws -> JournalKey { try journal.key() }

    func heads() throws -> [Head] {
        defer { announce() }
        return try journal.read { $0.heads }
    }

    /// A portion of what a peer is missing. `position` is the end of the previous portion for the same heads.
    func pull(
        heads: [Head], after position: Int64, upTo bytes: Int, countsAll: Bool, signsAll: Bool
    ) throws -> Portion {
        defer { announce() }
        return try journal.missingBatches(
            for: heads, after: position, upTo: bytes, countsAll: countsAll, signsAll: signsAll)
    }

    /// The number of batches that wait for a signed head.
    var setAsideCount: Int { (try? journal.read { $0.setAside.count }) ?? 0 }

    /// A checkpoint that browsers are fetching.
    struct Checkpoint {
        let id: Identifier
        let bytes: [UInt8]
        let batchCount: Int64
        let rebuildCount: Int64
    }

    /// The number of batches after which a browser gets a newer checkpoint instead of pulling them.
    private static let oldestCheckpoint: Int64 = 2000

    /// The number of batches below which browsers pull all of them at once.
    private static let smallestCheckpoint: Int64 = 500

    /// A portion of what a new browser starts from; nil if it can as well pull all batches.
    ///
    /// - Parameter id: The checkpoint that the browser has begun to fetch. If there is another by now, the portion is the
    ///   first one of that.
    func checkpointPortion(
        of id: Identifier?, from offset: Int, upTo size: Int
    ) throws -> (id: Identifier, total: Int, bytes: ArraySlice<UInt8>)? {
        let batchCount = try journal.read { $0.batchCount }
        guard batchCount >= Self.smallestCheckpoint else { return nil }
        // One from before an erasure has what was erased.
        if let kept = checkpoint, kept.rebuildCount != journal.rebuildCount { checkpoint = nil }
        if let kept = checkpoint, kept.id != id, batchCount - kept.batchCount > Self.oldestCheckpoint {
            checkpoint = nil
        }
        if checkpoint == nil {
            let bytes = try whilePagesGoOn { try journal.checkpoint { Deflate.zlib($0, level: 6) } }
            checkpoint = bytes.map {
                Checkpoint(
                    id: identifier(), bytes: $0, batchCount: batchCount, rebuildCount: journal.rebuildCount)
            }
        }
        guard let checkpoint else { return nil }
        let start = checkpoint.id == id ? min(max(0, offset), checkpoint.bytes.count) : 0
        let end = start + min(size, checkpoint.bytes.count - start)
        return (checkpoint.id, checkpoint.bytes.count, checkpoint.bytes[start..<end])
    }

    /// The maximum size of an answered history in bytes.
    private static let largestHistory = 32 << 20
    /// The most entries of the index that are read for a history: about a second of work.
    private static let longestLookup = 500_000

    /// The batches that a browser needs to undo or redo actions; see `SQLiteJournal.envelopes`.
    ///
    /// - Parameter session: The browser's session, whose share of the time is limited.
    func history(of actions: [ActionID], for session: String) throws -> [[UInt8]] {
        let start = Double(uptime()) / 1000
        guard !historyTime.isUsedUp(by: session, at: start) else { throw ExchangeRefusal.tooOften }
        defer { historyTime.add(Double(uptime()) / 1000 - start, of: session, at: start) }
        let history = try journal.envelopes(
            ofHistoryOf: actions, upTo: Self.largestHistory, reading: Self.longestLookup)
        guard let history else { throw ExchangeRefusal.tooMuchHistory }
        return history
    }

    /// The number of bytes of batches that are added before a page would have to wait.
    private static let largestQuickPush = 64 << 10

    /// Adds batches, but damaged ones. If one is no batch or belongs to another journal, none is added.
    func push(_ batches: [[UInt8]], at now: LocalInstant) throws -> [Head] {
        // Verifying each takes a while.
        let headCount = batches.count { SignedHead.isEncoded(in: $0) }
        guard headCount <= Head.longestList else { throw ExchangeRefusal.tooManyHeads }
        let isLarge = batches.reduce(0) { $0 + $1.count } > Self.largestQuickPush
        let opened = try isLarge ? whilePagesGoOn { try journal.open(batches) } : journal.open(batches)
        try refuseTooManyDevices(opened)
        let (former, waiting) = (try recoverableDigests(), try journal.read { $0.setAside })
        let received = try isLarge ? whilePagesGoOn { try journal.receive(opened) } : journal.receive(opened)
        if isBeforeMaintenance { showStateMeanwhile() }
        let hasReleased = try !waiting.isSubset(of: journal.read { $0.setAside })
        // A form that gives back what an earlier version erased too much may also give back a part of what was erased.
        let hasChanged = received.new > 0 || received.regained > 0 || hasReleased
        let leftovers = hasChanged ? try eraseLeftovers(in: hasReleased ? nil : opened.opened, at: now) : []
        // Files that have no record for another reason than an erasure stay: the record may come back.
        if received.erased > 0 || !leftovers.isEmpty {
            let gone = former.subtracting(try recoverableDigests())
            try journal.withAttachedDigests { _ = files.remove(gone.subtracting($0)) }
        }
        return try heads()
    }

    /// Throws if batches are of so many new devices that every author would have too long a list of them.
    private func refuseTooManyDevices(_ received: ReceivedBatches) throws {
        let heads = try journal.read { $0.heads }
        let newCount = received.devices.count { heads.head(of: $0) == nil }
        guard newCount == 0 || heads.count + newCount <= Head.mostDevices else { throw ExchangeRefusal.tooManyDevices }
    }

    /// Erases what was added to records that were erased, or brought back.
    ///
    /// - Parameter received: The batches that may have added it; nil for all.
    private func eraseLeftovers(in received: [Batch]?, at now: LocalInstant) throws -> [StoredBatch] {
        try journal.write(at: now.milliseconds) { replica in
            guard !replica.erasures.isEmpty else { return nil }
            let records = try received.flatMap { try changedRecords(in: $0) }
            let leftovers = replica.state.leftovers(of: replica.erasures, among: records)
            let decision = Decision(JournalAction.erase, leftovers.map { Erasures.change(erasing: $0) })
            return Draft(name: decision.name, id: identifier(), changes: decision.changes)
        }
    }

    /// The records that batches changed or bring back; nil, for all, if they erase.
    private func changedRecords(in batches: [Batch]) throws -> Set<RecordID>? {
        var erasures = Erasures()
        if batches.contains(where: { erasures.insert($0) }) { return nil }
        // A redo has no changes, and brings back those of its action. The last part of an action to arrive brings the others.
        let actions = batches.compactMap { batch in
            batch.action.reversal?.action ?? (batch.action.part > 0 || !batch.action.isLast ? batch.action.id : nil)
        }
        let related = try Set(actions).sorted().flatMap { try journal.batches(ofAction: $0) }
        return Set((batches + related).flatMap { $0.changes.map(\.record) })
    }

    /// Those files that records name and that are missing here.
    func lackingFiles(among digests: [String]) throws -> [String] {
        let (named, files) = (try journal.read { $0.state.attachedDigests }, files)
        return digests.filter { named.contains($0) && !files.has($0) }
    }

    /// Appends a portion to an arriving file; see `AttachmentFiles.receive`. Nil also if no record names it.
    ///
    /// - Parameter count: Bytes of the whole content, as the sender has it; nil for the number in a record.
    func receiveFile(_ bytes: [UInt8], of digest: String, count: Int64?, at offset: Int64) throws -> Int64? {
        guard let recorded = try recordedCount(of: digest) else { return nil }
        // Records of one digest may have several numbers, of which only the content tells the right one.
        let count = count.flatMap { 1...AttachmentLimits.count ~= $0 ? $0 : nil } ?? recorded
        return try files.receive(bytes, of: digest, count: count, at: offset)
    }

    /// A portion of a file; empty if it is missing or damaged here, or if no record names it.
    func filePortion(of digest: String, from offset: Int64, upTo size: Int64) throws -> [UInt8] {
        guard try recordedCount(of: digest) != nil else { return [] }
        guard let count = files.count(of: digest) else {
            files.setAsideDamaged(digest)
            return []
        }
        guard 0..<count ~= offset else { return [] }
        do throws(AttachmentFiles.Failure) {
            return try files.read(digest, part: offset..<offset + min(count - offset, size))
        } catch {
            files.setAsideDamaged(digest)
            return []
        }
    }

    /// Bytes of the content of a file as a record that names it says.
    private func recordedCount(of digest: String) throws -> Int64? {
        try journal.read { replica in
            replica.state.attachments.rows.first { $0.digest == digest && $0.count > 0 }?.count
        }
    }
}
