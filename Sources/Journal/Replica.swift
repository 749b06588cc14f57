/// One device's whole view of a journal: the State its batches fold into, and what it needs to write and exchange more.
///
/// A pure value. A host keeps the batches; it gives each to `fold` once, in any order, and asks `author` for new ones.
public struct Replica<State: JournalState>: Sendable {
    public let journal: JournalID
    public private(set) var state: State
    /// What is held of each device, in order of device.
    public private(set) var heads: [Head] = []
    /// Batches that came before the one they follow, as sequence and checksum.
    private var ahead: [DeviceID: [Int64: UInt64]] = [:]
    /// Parts of actions that are not whole yet.
    private var waiting: [ActionID: [Batch]] = [:]
    /// Devices that wrote one sequence twice, because their folder was copied.
    public private(set) var forked: Set<DeviceID> = []
    /// How many batches were folded.
    public private(set) var batchCount: Int64 = 0

    public init(journal: JournalID) {
        self.journal = journal
        state = State()
    }

    /// What has been seen of each device without a gap.
    public var seen: VersionVector {
        var vector = VersionVector()
        for head in heads where head.sequence > 0 { vector[head.device] = head.sequence }
        return vector
    }

    /// What is held of one device.
    public func head(of device: DeviceID) -> Head? {
        heads.first { $0.device == device }
    }

    /// Takes in a batch that was not folded before. Its action shows in State once all its parts are there.
    public mutating func fold(_ encoded: EncodedBatch) {
        let batch = encoded.batch
        batchCount += 1
        count(batch, checksum: encoded.checksum)
        guard case .plain(let changes) = batch.content else {
            // What is sealed or erased changes nothing, but its action can be whole by it.
            if !(batch.action.isLast && batch.action.part == 0) { gather(batch) }
            return
        }
        if batch.action.isLast && batch.action.part == 0 {
            state.merge(changes, stamp: batch.stamp)
        } else {
            gather(batch)
        }
    }

    private mutating func gather(_ batch: Batch) {
        waiting[batch.action.id, default: []].append(batch)
        let parts = waiting[batch.action.id] ?? []
        guard let last = parts.first(where: { $0.action.isLast }) else { return }
        let numbers = Set(parts.map { $0.action.part })
        guard Int64(numbers.count) == last.action.part + 1 else { return }
        for part in parts { state.merge(part.changes, stamp: part.stamp) }
        waiting[batch.action.id] = nil
    }

    private mutating func count(_ batch: Batch, checksum: UInt64) {
        var place = heads.firstIndex { $0.device >= batch.device } ?? heads.count
        if place == heads.count || heads[place].device != batch.device {
            heads.insert(Head(device: batch.device), at: place)
            place = heads.firstIndex { $0.device == batch.device } ?? place
        }
        heads[place].count += 1
        heads[place].digest ^= checksum
        let isSecond = batch.sequence <= heads[place].sequence || ahead[batch.device]?[batch.sequence] != nil
        if isSecond {
            forked.insert(batch.device)
            return
        }
        if batch.sequence > heads[place].sequence + 1 {
            ahead[batch.device, default: [:]][batch.sequence] = checksum
            return
        }
        heads[place].sequence = batch.sequence
        heads[place].checksum = checksum
        while let next = ahead[batch.device]?.removeValue(forKey: heads[place].sequence + 1) {
            heads[place].sequence += 1
            heads[place].checksum = next
        }
    }

    /// Writes an action as batches of at most `Batch.largest` bytes; fold them once they are kept.
    ///
    /// The stamp exceeds that of every field it touches, so an edit made after seeing a value wins whatever the clocks
    /// say. `milliseconds` is the device's clock (UTC since 1970).
    public mutating func author(
        _ changes: [Change], name: String, id: ActionID, undoes: ActionID? = nil, device: DeviceID, at milliseconds: Int64
    ) -> [EncodedBatch] {
        let portions = Self.portions(of: changes)
        let own = head(of: device)
        var sequence = own?.sequence ?? 0
        var previous = own?.checksum ?? 0
        var time = nextTime(after: changes, at: milliseconds)
        var seen = self.seen
        var batches: [EncodedBatch] = []
        for (part, portion) in portions.enumerated() {
            sequence += 1
            let batch = EncodedBatch(
                Batch(
                    journal: journal, device: device, sequence: sequence, time: time, previous: previous, seen: seen,
                    action: Action(
                        name: name, id: id, part: Int64(part), isLast: part == portions.count - 1, undoes: undoes),
                    content: .plain(portion)))
            batches.append(batch)
            previous = batch.checksum
            seen[device] = sequence
            time += 1
        }
        return batches
    }

    private mutating func nextTime(after changes: [Change], at milliseconds: Int64) -> UInt64 {
        var time = Stamp.clock(at: milliseconds)
        for change in changes { time = max(time, state.stamp(of: change).time + 1) }
        return time
    }

    private static func portions(of changes: [Change]) -> [[Change]] {
        var portions: [[Change]] = [[]]
        var size = 0
        for change in changes {
            let length = change.value.encoded.count + change.record.count + 8
            if size + length > Batch.largest - 4096, !portions[portions.count - 1].isEmpty {
                portions.append([])
                size = 0
            }
            portions[portions.count - 1].append(change)
            size += length
        }
        return portions
    }
}

extension Replica {
    /// A snapshot's bytes: a cache of all folded so far, up to the host's position in its list of batches.
    public func snapshot(position: Int64) -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Array("DBS1".utf8))
        writer.word(Checksum.of(Array(State.layout.utf8)))
        writer.identifier(journal)
        writer.integer(position)
        writer.integer(batchCount)
        writer.heads(heads)
        writer.count(forked.count)
        for device in forked.sorted() { writer.word(device.number) }
        writer.count(ahead.count)
        for device in ahead.keys.sorted() {
            let entries = (ahead[device] ?? [:]).sorted { $0.key < $1.key }
            writer.word(device.number)
            writer.count(entries.count)
            for entry in entries {
                writer.integer(entry.key)
                writer.word(entry.value)
            }
        }
        let parts = waiting.keys.sorted().flatMap { waiting[$0] ?? [] }
        writer.count(parts.count)
        for part in parts { writer.block(part.encoded()) }
        state.write(to: &writer)
        writer.word(Checksum.of(writer.bytes))
        return writer.bytes
    }

    /// Reads a snapshot and the host's position it was taken at; nil if it is damaged or of another layout or journal,
    /// and then everything is folded anew from the batches.
    public init?(snapshot bytes: [UInt8], journal: JournalID, position: inout Int64) {
        guard bytes.count > 12, Array(bytes.prefix(4)) == Array("DBS1".utf8) else { return nil }
        let body = bytes.count - 8
        guard Checksum.of(bytes, 0..<body) == bytes[body...].reduce(0, { $0 << 8 | UInt64($1) }) else { return nil }
        var reader = ByteReader(bytes, 4..<body)
        do throws(DecodingFailure) {
            guard try reader.word() == Checksum.of(Array(State.layout.utf8)),
                try reader.identifier() == journal
            else { return nil }
            let taken = try reader.integer()
            let folded = try reader.integer()
            let heads = try reader.heads()
            var forked: Set<DeviceID> = []
            for _ in 0..<(try reader.count(of: 8)) { forked.insert(DeviceID(try reader.word())) }
            var ahead: [DeviceID: [Int64: UInt64]] = [:]
            for _ in 0..<(try reader.count(of: 9)) {
                let device = DeviceID(try reader.word())
                for _ in 0..<(try reader.count(of: 9)) {
                    ahead[device, default: [:]][try reader.integer()] = try reader.word()
                }
            }
            var waiting: [ActionID: [Batch]] = [:]
            for _ in 0..<(try reader.count()) {
                let batch = try Batch(decoding: try reader.block())
                waiting[batch.action.id, default: []].append(batch)
            }
            self.journal = journal
            state = try State(from: &reader)
            self.heads = heads
            self.forked = forked
            self.ahead = ahead
            self.waiting = waiting
            batchCount = folded
            position = taken
        } catch {
            return nil
        }
    }
}
