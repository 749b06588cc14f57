import GRDB
import Journal

/// The result of checking a whole journal.
public struct JournalReport: Hashable, Sendable {
    /// A defect in the file.
    public enum Fault: Hashable, Sendable {
        /// SQLite's integrity check failed, with its message.
        case database(String)
        /// The batch at a position is damaged.
        case unreadable(position: Int64, DecodingFailure)
        /// The batch at a position is stored under an action other than its own, or the position is not above 0.
        case misfiled(position: Int64)
        /// The index of changed records has other entries than it should, or another number of them.
        case recordIndex(entries: Int64, expected: Int64)
        /// The journal's id, or the check of its key, is not that of its batches.
        case identity
        /// The batch at a position is marked as set aside, though a signed head covers it, or with a mark that cannot be.
        case wronglySetAside(position: Int64)
        /// A stored signature is not the device's.
        case invalidSignature(device: DeviceID)
    }

    /// The batches of one device.
    public struct Device: Hashable, Sendable {
        public let id: DeviceID
        public internal(set) var batches: Int64 = 0
        /// The greatest sequence.
        public internal(set) var last: Int64 = 0
        /// Missing sequences, the first of each gap.
        public internal(set) var gaps: [Int64] = []
        /// Sequences written twice because the device was copied.
        public internal(set) var forks: [Int64] = []
        /// Sequences of batches that follow none of those with the preceding sequence. Nothing mends that, and any peer can
        /// send such a batch.
        public internal(set) var breaks: [Int64] = []
    }

    public internal(set) var journal: JournalID
    /// Whether the journal's key was there. Without it, only what stands in the clear was checked.
    public internal(set) var hasKey = true
    public internal(set) var batches: Int64 = 0
    public internal(set) var changes: Int64 = 0
    /// The number of batches that cannot be opened here, though they are intact: a later version or another key wrote them,
    /// or the key is missing.
    public internal(set) var unopened: Int64 = 0
    /// The number of batches that are set aside, since no signature of their device covers them.
    public internal(set) var setAside: Int64 = 0
    /// The number of batches that change nothing, since their time is too far ahead of all others.
    public internal(set) var unreached: Int64 = 0
    /// The number of batches of which a peer sent a form that lacks something that nobody erased. They are as they were.
    public internal(set) var refused: Int64 = 0
    /// In order of id.
    public internal(set) var devices: [Device] = []
    /// The batches that gaps and signed heads tell of and that are not there; none if there are faults, as damage makes gaps.
    public internal(set) var missing: [MissingBatches] = []
    public internal(set) var faults: [Fault] = []

    /// Whether there are no faults. Gaps, forks and breaks are not faults: gaps will be filled, both branches of a fork are
    /// kept, and so is what follows a break. Those of `missing` that are lost are no faults, either, since no repair can do more than
    /// to take them from copies.
    public var isSound: Bool { faults.isEmpty }

    /// The first fault by which the database may have lost something. A signature comes again or is made anew.
    var damage: Fault? {
        faults.first { fault in
            switch fault {
            case .invalidSignature: false
            case .database, .unreadable, .misfiled, .recordIndex, .identity, .wronglySetAside: true
            }
        }
    }

    /// The first fault of the database itself, in which single batches may still be whole.
    var databaseDamage: Fault? { faults.first { if case .database = $0 { true } else { false } } }
}

extension JournalReport.Fault: CustomStringConvertible {
    /// A description for logs. People see texts from `Words`.
    public var description: String {
        switch self {
        case .database(let what): what
        case .unreadable(let position, _): "batch \(position) cannot be opened"
        case .misfiled(let position): "batch \(position) is filed under another action"
        case .recordIndex: "the index of records is wrong"
        case .identity: "the journal's id or key check does not match its actions"
        case .wronglySetAside(let position): "batch \(position) is wrongly set aside"
        case .invalidSignature(let device): "a signature of device \(device.hex) is invalid"
        }
    }
}

extension JournalReport {
    /// Checks a whole file without trusting any of it.
    init(of file: JournalFile, _ keyFolder: KeyFolder, _ given: JournalKey?, _ db: Database) throws {
        let version = try file.version(db)
        guard version > 0 else { throw StoreFailure.notAJournal(path: file.path) }
        let proven = try file.provenState(keyFolder, given: given, db)
        if proven != nil { faults.append(.identity) }
        let fileState = try proven ?? file.fileState(db)
        journal = fileState.journal
        let key = try given ?? keyFolder.key(of: journal)
        hasKey = key != nil
        let sealer = Sealer(journal: journal, key: key) { 0 }
        if key != nil, let keyCheck = fileState.keyCheck, sealer.keyCheck != keyCheck { throw StoreFailure.wrongKey }
        for line in try String.fetchAll(db, sql: "PRAGMA integrity_check") where line != "ok" {
            faults.append(.database(line))
        }
        if file.isOnlyReadByHeader(db) { faults.append(.database(JournalFile.onlyReadByHeader)) }
        // A connection that only reads does not even parse the rules of columns, with which others cannot open the file.
        if try Schema.definitions(in: db) != Schema.definitions(ofVersion: version) {
            faults.append(.database("the tables are not defined as they should be"))
        }
        var chains: [DeviceID: [Link]] = [:]
        var index = RecordIndexCheck()
        var timesBeyondClocks: [UInt64] = []
        var decoder = BatchDecoder()
        let wronglySetAside = try Set(file.wronglySetAside(in: journal, db).map(\.position))
        let rows = try Row.fetchCursor(
            db, sql: "SELECT \(StoredEnvelope.columns), action, undoes FROM batches ORDER BY position")
        while let row = try rows.next() {
            batches += 1
            let position: Int64 = try row.value(0)
            // A connection that only reads does not check the rules of columns, either.
            guard let stored = StoredEnvelope(row) else {
                faults.append(.database("row \(position) of batches has impossible values"))
                index.passOver(position)
                continue
            }
            do throws(DecodingFailure) {
                let envelope = try stored.envelope(of: journal)
                guard Sealer.isIntact(envelope, hash: stored.identity.hash) else { throw .unopenable }
                if stored.position < 1 { faults.append(.misfiled(position: stored.position)) }
                let isWronglyMarked = !stored.isMarkPossible || wronglySetAside.contains(stored.position)
                if isWronglyMarked { faults.append(.wronglySetAside(position: stored.position)) }
                let isSetAside = stored.isSetAside && !wronglySetAside.contains(stored.position)
                var link = Link(
                    identity: stored.identity, previous: envelope.header.previous, isSetAside: isSetAside)
                defer { chains[stored.identity.device, default: []].append(link) }
                if isSetAside {
                    setAside += 1
                    index.passOver(stored.position)
                    continue
                }
                switch try sealer.open(envelope, hash: stored.identity.hash, &decoder) {
                case .unopened, .setAside:
                    unopened += 1
                    index.passOver(stored.position)
                case .opened(let opened):
                    let batch = opened.batch
                    link.time = Stamp.milliseconds(ofClock: batch.time)
                    changes += Int64(batch.changes.count)
                    if batch.time >= ReachableTimes.clocks { timesBeyondClocks.append(batch.time) }
                    index.expect(batch.recordEntries(sealer), at: stored.position)
                    let entries = try? (row.value(8) as Blob?, row.value(9) as Blob?)
                    let isFiled =
                        entries?.0 == sealer.entry(of: batch.action.id)
                        && entries?.1 == batch.action.reversal.flatMap { sealer.entry(of: $0.action) }
                    if !isFiled, !isWronglyMarked { faults.append(.misfiled(position: stored.position)) }
                }
            } catch {
                faults.append(.unreadable(position: position, error))
                index.passOver(position)
            }
        }
        faults += try file.invalidSignedHeads(in: journal, db).map { .invalidSignature(device: $0.deviceID) }
        refused = Int64(try RefusedForms(in: FileSystem.folder(of: file.path)).batches(file, db).count)
        let reachable = ReachableTimes(beyondClocks: timesBeyondClocks)
        unreached = Int64(timesBeyondClocks.count { !reachable.contains($0) })
        for device in chains.keys.sorted() { check(device, (chains[device] ?? []).filter { !$0.isSetAside }) }
        if sealer.hasKey, let fault = try index.fault(db) { faults.append(fault) }
        if faults.isEmpty {
            missing = try MissingBatches.inChains(
                chains, signedHeads: file.signedHeads(db),
                own: keyFolder.devices(in: journal).union([fileState.device]))
            let reported = ReportedLosses(in: FileSystem.folder(of: file.path))
            for index in missing.indices where missing[index].isLost {
                missing[index].isReported = reported.contains(missing[index])
            }
        }
    }

    private mutating func check(_ device: DeviceID, _ links: [Link]) {
        if links.isEmpty { return }
        var found = Device(id: device, batches: Int64(links.count))
        var before: [Link] = []
        var current: [Link] = []
        for link in links.sorted(by: { $0.sequence < $1.sequence }) {
            if current.first?.sequence == link.sequence {
                if found.forks.last != link.sequence { found.forks.append(link.sequence) }
            } else {
                before = current
                current = []
                if link.sequence != found.last + 1 { found.gaps.append(found.last + 1) }
                found.last = link.sequence
            }
            current.append(link)
            let follows =
                link.sequence == 1
                ? link.previous == .none
                : before.first?.sequence != link.sequence - 1 || before.contains { $0.hash == link.previous }
            if !follows { found.breaks.append(link.sequence) }
        }
        devices.append(found)
    }
}

/// Compares the index of changed records with the batches, in constant memory but for batches that cannot be opened.
private struct RecordIndexCheck {
    private var expected: Int64 = 0
    /// The exclusive or of the checksums of all entries that should be there.
    private var digest: UInt64 = 0
    /// The positions of batches whose entries are unknown.
    private var unknown: Set<Int64> = []

    mutating func expect(_ records: [Blob], at position: Int64) {
        expected += Int64(records.count)
        for record in records { digest ^= Self.checksum(record, position) }
    }

    mutating func passOver(_ position: Int64) { unknown.insert(position) }

    func fault(_ db: Database) throws -> JournalReport.Fault? {
        var (entries, found): (Int64, UInt64) = (0, 0)
        let rows = try Row.fetchCursor(db, sql: "SELECT record, position FROM recordIndex")
        while let row = try rows.next() {
            let position: Int64 = try row.value(1)
            if unknown.contains(position) { continue }
            entries += 1
            found ^= Self.checksum(try row.value(0), position)
        }
        return entries == expected && found == digest ? nil : .recordIndex(entries: entries, expected: expected)
    }

    private static func checksum(_ record: Blob, _ position: Int64) -> UInt64 {
        Checksum.of(record.bytes + UInt64(bitPattern: position).bigEndianBytes)
    }
}

extension SQLiteJournal {
    /// Checks the whole journal: the database, every batch, and every device's chain.
    public func check() throws(StoreFailure) -> JournalReport {
        try Self.report(of: file, keyFolder, nil)
    }

    /// In one transaction: what others write meanwhile would stand in the index and not among the batches read before.
    private static func report(
        of file: JournalFile, _ keyFolder: KeyFolder, _ key: JournalKey?
    ) throws(StoreFailure) -> JournalReport {
        try file.access { db in
            var report: JournalReport?
            try db.inTransaction(.deferred) {
                report = try JournalReport(of: file, keyFolder, key, db)
                return .commit
            }
            return report!
        }
    }

    /// Checks a journal's database, or a backup, without changing it. Without its key, only what stands in the clear is
    /// checked.
    ///
    /// - Parameter key: Its key; nil if it is in the folder of keys.
    public static func check(
        _ path: String, keyFolder: KeyFolder, key: JournalKey? = nil
    ) throws(StoreFailure) -> JournalReport {
        guard FileSystem.status(path) != nil else { throw .cannotOpen(path: path, reason: "there is no such file") }
        JournalFile.rollBack(path)
        let file = try JournalFile(opening: path, readonly: true)
        defer { file.close() }
        return try report(of: file, keyFolder, key)
    }
}
