import GRDB
import Journal

/// Finds what is gone from an open journal, each time something has changed, without reading it all as a check does.
struct LossFinder {
    /// A device of which batches may be gone.
    private struct Suspect: Hashable {
        let device: DeviceID
        /// The last sequence without a gap.
        let sequence: Int64
        /// How many sequences more are signed than there are batches: the same after another batch was written.
        let excess: Int64
    }

    /// Devices of which the file had fewer batches than the snapshot that was folded before it was opened.
    private var thinned: Set<DeviceID>?
    private var suspects: Set<Suspect> = []
    private var found: [MissingBatches] = []

    fileprivate mutating func find(
        in file: JournalFile, _ heads: [Head], own: @autoclosure () -> Set<DeviceID>, _ db: Database
    ) throws -> [MissingBatches] {
        if thinned == nil {
            let counts = try file.batchCounts(db)
            thinned = Set(heads.filter { $0.count > counts[$0.device] ?? 0 }.map(\.device))
        }
        let signed = try file.signedHeads(db)
        let ends = Dictionary(signed.map { ($0.last.device, $0.last.sequence) }) { max($0, $1) }
        var current: Set<Suspect> = []
        for device in Set(heads.map(\.device)).union(ends.keys) {
            let (head, end) = (heads.head(of: device), ends[device] ?? 0)
            let (sequence, count) = (head?.sequence ?? 0, head?.count ?? 0)
            guard sequence != count || end > sequence || thinned?.contains(device) == true else { continue }
            current.insert(Suspect(device: device, sequence: sequence, excess: end - count))
        }
        if current == suspects { return found }
        let devices = Set(current.map(\.device))
        var chains: [DeviceID: [JournalReport.Link]] = [:]
        for device in devices { chains[device] = try file.links(of: device, db) }
        found = MissingBatches.inChains(
            chains, signedHeads: signed.filter { devices.contains($0.last.device) && $0.isValid }, own: own())
        suspects = current
        return found
    }
}

extension SQLiteJournal {
    /// The batches that were here and are gone, as later ones and signed heads tell; nil if the file cannot be read. Those of which
    /// no trace is left, and damaged ones, are found by a check only.
    public var lostBatches: [MissingBatches]? {
        let found = try? file.access { db in
            try losses.find(
                in: file, replica.heads, own: keyFolder.devices(in: journal).union([device]), db)
        }
        guard var lost = found?.filter(\.isLost) else { return nil }
        if lost.isEmpty { return [] }
        let reported = ReportedLosses(in: folder)
        for index in lost.indices { lost[index].isReported = reported.contains(lost[index]) }
        return lost
    }
}

extension JournalFile {
    /// The number of batches of each device.
    fileprivate func batchCounts(_ db: Database) throws -> [DeviceID: Int64] {
        let rows = try Row.fetchAll(db, sql: "SELECT device, count(*) FROM batches GROUP BY device")
        return try Dictionary(rows.map { (DeviceID(try $0.value(0) as Blob), try $0.value(1)) }) { $0 + $1 }
    }

    /// The batches of a device, without their envelopes. An index can still have those that the table has lost.
    fileprivate func links(of device: DeviceID, _ db: Database) throws -> [JournalReport.Link] {
        let rows = try Row.fetchCursor(
            db, sql: "SELECT sequence, hash, isSetAside FROM batches NOT INDEXED WHERE device = ?",
            arguments: [device.blob])
        var links: [JournalReport.Link] = []
        while let row = try rows.next() {
            guard let hash = BatchHash((try row.value(1) as Blob).bytes) else { continue }
            let identity = BatchIdentity(device: device, sequence: try row.value(0), hash: hash)
            let isSetAside: Int64 = try row.value(2)
            links.append(JournalReport.Link(identity: identity, previous: .none, isSetAside: isSetAside != 0))
        }
        return links
    }
}
