import GRDB
import Journal

/// The result of checking a whole journal.
public struct JournalReport: Hashable, Sendable {
    /// A defect in the file.
    public enum Fault: Hashable, Sendable {
        /// SQLite's integrity check failed, with its message.
        case database(String)
        /// The batch at a position cannot be decoded.
        case unreadable(position: Int64, DecodingFailure)
        /// The batch at a position belongs to another journal.
        case otherJournal(position: Int64, JournalID)
        /// The batch at a position is stored under a device, sequence, checksum or action other than its own.
        case misfiled(position: Int64)
        /// A batch does not follow any batch with the preceding sequence.
        case brokenChain(device: DeviceID, sequence: Int64)
        /// The index of changed records has the wrong number of entries.
        case recordIndex(entries: Int64, expected: Int64)
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
    }

    public internal(set) var journal: JournalID
    public internal(set) var batches: Int64 = 0
    public internal(set) var changes: Int64 = 0
    /// In order of id.
    public internal(set) var devices: [Device] = []
    public internal(set) var faults: [Fault] = []

    /// Whether there are no faults. Gaps and forks are not faults: gaps will be filled, and both branches of a fork are
    /// kept.
    public var isSound: Bool { faults.isEmpty }
}

extension JournalReport {
    /// Checks a whole file without trusting any of it.
    init(of file: JournalFile, _ db: Database) throws {
        guard try file.version(db) > 0 else { throw StoreFailure.notAJournal(path: file.path) }
        journal = try file.fileState(db).journal
        for line in try String.fetchAll(db, sql: "PRAGMA integrity_check") where line != "ok" {
            faults.append(.database(line))
        }
        var chains: [DeviceID: [Link]] = [:]
        var expected: Int64 = 0
        let rows = try Row.fetchCursor(
            db, sql: "SELECT position, device, sequence, checksum, action, undoes, bytes FROM batches ORDER BY position"
        )
        while let row = try rows.next() {
            batches += 1
            let position: Int64 = row[0]
            do throws(DecodingFailure) {
                let encoded = try EncodedBatch(decoding: (row[6] as Blob).bytes)
                let batch = encoded.batch
                changes += Int64(batch.changes.count)
                expected += Int64(Set(batch.changes.map(\.record)).count)
                if batch.journal != journal { faults.append(.otherJournal(position: position, batch.journal)) }
                let isFiled =
                    DeviceID(row[1] as Blob) == batch.device && row[2] == batch.sequence
                    && row[3] == Int64(bitPattern: encoded.checksum) && ActionID(row[4] as Blob) == batch.action.id
                    && (row[5] as Blob?).map { ActionID($0) } == batch.action.reversal?.action
                if !isFiled { faults.append(.misfiled(position: position)) }
                chains[batch.device, default: []].append(
                    Link(sequence: batch.sequence, previous: batch.previous, checksum: encoded.checksum))
            } catch {
                faults.append(.unreadable(position: position, error))
            }
        }
        for device in chains.keys.sorted() { check(device, chains[device] ?? []) }
        let entries = try Int64.fetchOne(db, sql: "SELECT count(*) FROM recordIndex") ?? 0
        if entries != expected { faults.append(.recordIndex(entries: entries, expected: expected)) }
    }

    private struct Link {
        let sequence: Int64
        let previous: UInt64
        let checksum: UInt64
    }

    private mutating func check(_ device: DeviceID, _ links: [Link]) {
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
                ? link.previous == 0
                : before.first?.sequence != link.sequence - 1 || before.contains { $0.checksum == link.previous }
            if !follows { faults.append(.brokenChain(device: device, sequence: link.sequence)) }
        }
        devices.append(found)
    }
}

extension SQLiteJournal {
    /// Checks the whole journal: the database, every batch, and every device's chain.
    public func check() throws(StoreFailure) -> JournalReport {
        try file.access { db in
            var report: JournalReport?
            try db.inTransaction(.deferred) {
                report = try JournalReport(of: file, db)
                return .commit
            }
            return report!
        }
    }

    /// Checks a journal's database, or a backup, without changing it.
    public static func check(_ path: String) throws(StoreFailure) -> JournalReport {
        guard FileSystem.status(path) != nil else { throw .cannotOpen(path: path, reason: "there is no such file") }
        let file = try JournalFile(opening: path, readonly: true)
        defer { file.close() }
        return try file.access { db in try JournalReport(of: file, db) }
    }
}
