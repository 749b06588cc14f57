import Journal
import TestSupport

/// A device: what is on its disk, and the replica that it has folded from that.
struct Device {
    /// The part of a device that a crash leaves.
    struct Disk {
        var id: DeviceID
        /// In order of arrival, each in its erased form.
        var batches: [EncodedBatch] = []
        var snapshot: (bytes: [UInt8], count: Int)?

        /// The number of batches that erase.
        var erasureCount: Int { batches.count { $0.batch.action.name == "erase" } }
    }

    private struct Key: Hashable {
        let device: DeviceID
        let sequence: Int64
        let checksum: UInt64

        init(_ batch: EncodedBatch) {
            (device, sequence, checksum) = (batch.batch.device, batch.batch.sequence, batch.checksum)
        }
    }

    private(set) var disk: Disk
    private(set) var replica: Replica<Board>
    private var known: Set<Key> = []
    /// The positions of the batches that changed a record, and of those of an action.
    private var byRecord: [RecordID: [Int]] = [:]
    private var byAction: [ActionID: [Int]] = [:]
    /// The milliseconds that its clock is ahead of the truth.
    var clockError: Int64 = 0

    static let journal = JournalID(high: 1, low: 1)

    init(_ id: DeviceID) {
        disk = Disk(id: id)
        replica = Replica(journal: Self.journal)
    }

    /// Starts from what is on a disk: from its snapshot, if that can be read, and then from the batches behind that.
    init(restarting disk: Disk, clockError: Int64 = 0) {
        self.disk = disk
        self.clockError = clockError
        replica = Replica(journal: Self.journal)
        var count: Int64 = 0
        if let snapshot = disk.snapshot,
            let read = Replica<Board>(snapshot: snapshot.bytes, journal: Self.journal, position: &count),
            count <= disk.batches.count
        {
            replica = read
        }
        for position in disk.batches.indices { index(position) }
        for batch in disk.batches.dropFirst(Int(count)) { replica.fold(batch) }
        settle()
    }

    private mutating func index(_ position: Int) {
        let encoded = disk.batches[position]
        known.insert(Key(encoded))
        byAction[encoded.batch.action.id, default: []].append(position)
        for record in Set(encoded.batch.changes.map(\.record)) { byRecord[record, default: []].append(position) }
    }

    /// Writes an action, of which all is on disk when this returns.
    mutating func write(
        _ changes: [Change], name: String = "do", id: ActionID, reversing: ActionID? = nil, at time: Int64
    ) -> [EncodedBatch] {
        if let own = replica.head(of: disk.id), !own.isChain {
            disk.id = DeviceID(disk.id.number &* 31 &+ UInt64(time))
        }
        let written = try! replica.author(
            changes, name: name, id: id, reversing: reversing, device: disk.id, at: time + clockError)
        for batch in written { take(batch) }
        return written
    }

    /// Receives batches. If one cannot be read, none is taken.
    mutating func receive(_ blocks: [[UInt8]], newID: DeviceID) {
        let batches = blocks.compactMap { try? EncodedBatch(decoding: $0) }
        guard batches.count == blocks.count else { return }
        for batch in batches where !known.contains(Key(batch)) {
            // The folder was copied, or an older one was restored.
            if batch.batch.device == disk.id { disk.id = newID }
            take(batch)
        }
    }

    private mutating func take(_ batch: EncodedBatch) {
        let form = replica.erasures.erasedForm(of: batch) ?? batch
        disk.batches.append(form)
        index(disk.batches.count - 1)
        replica.fold(form)
        settle()
        var erasures = Erasures()
        if erasures.insert(batch.batch) { erase(erasures) }
    }

    private mutating func settle() {
        let actions = replica.unsettled
        if actions.isEmpty { return }
        let own = actions.flatMap { byAction[$0] ?? [] }
        let records = Set(own.flatMap { disk.batches[$0].batch.changes.map(\.record) })
        let positions = Set(records.flatMap { byRecord[$0] ?? [] }).sorted()
        replica.settle(actions, history: positions.map { disk.batches[$0].batch })
    }

    /// Applies erasures to the stored batches, and folds them again.
    private mutating func erase(_ erasures: Erasures) {
        var disk = disk
        disk.batches = disk.batches.map { erasures.erasedForm(of: $0) ?? $0 }
        disk.snapshot = nil
        self = Device(restarting: disk, clockError: clockError)
    }

    /// The change that makes a card, deletes it, or brings it back.
    func birthOrDeath(of card: RecordID) -> Change {
        let life: Int64? = replica.state.cards[card]?[.life]
        return Change(Card.table, card, "life", .integer((life ?? 0) + 1))
    }

    mutating func saveSnapshot() {
        disk.snapshot = (replica.snapshot(position: Int64(disk.batches.count)), disk.batches.count)
    }

    /// The batches that a peer with these heads lacks.
    func missing(for heads: [Head], most: Int) -> [[UInt8]] {
        replica.missingPositions(for: heads, among: disk.batches).prefix(most).map { disk.batches[$0].bytes }
    }
}
