import Journal
import TestSupport

/// Devices that write, cross each other, lose their memory and are cut off, until all is well again and all must agree.
///
/// Everything depends on the seed alone.
struct Simulation {
    /// A rule that does not hold.
    struct Violation: Error, CustomStringConvertible {
        let seed: UInt64
        let description: String
    }

    private enum Message {
        case heads([Head], from: Int, to: Int)
        case batches([[UInt8]], to: Int)
    }

    let seed: UInt64
    private var random: SeededRandomness
    private var devices: [Device]
    private var messages: [Message] = []
    private var backups: [(device: Int, disk: Device.Disk)] = []
    /// The actions that can be reversed, and the records they are about.
    private var actions: [ActionID] = []
    private var written: [EncodedBatch] = []
    /// Devices of which something was copied or restored: what they wrote may be lost, and their sequences mean two things.
    private var unreliable: Set<DeviceID> = []
    /// Milliseconds since 1970.
    private var time: Int64 = 1_795_161_600_000
    private var ids: UInt64 = 0
    /// The number of writes, messages, crashes and the like so far.
    private(set) var operationCount = 0

    init(seed: UInt64) {
        self.seed = seed
        random = SeededRandomness(seed: seed)
        let count = random.once(in: 10) ? random.number(2...32) : random.number(2...5)
        devices = (1...count).map { Device(DeviceID(UInt64($0))) }
    }

    mutating func run(steps: Int) throws(Violation) {
        for _ in 0..<steps { step() }
        try heal()
        try check()
    }

    private mutating func step() {
        operationCount += 1
        time += Int64(random.number(0...random.one(of: [0, 1000, 86_400_000])))
        let index = random.number(0...devices.count - 1)
        switch random.number(0...99) {
        case 0..<40: write(index)
        case 40..<50: ask(index)
        case 50..<88: deliver()
        case 88..<91: devices[index].saveSnapshot()
        case 91..<94: restart(index)
        case 94: devices[index].clockError = Int64(random.number(-50...50)) * 31_557_600_000
        case 95: backups.append((index, devices[index].disk))
        case 96 where random.once(in: 6): restore()
        case 97 where devices.count < 32 && random.once(in: 6): copy(index)
        default: messages.shuffle(using: &random)
        }
    }

    // MARK: - What happens

    private mutating func newID() -> UInt64 {
        ids += 1
        return ids
    }

    private mutating func record() -> RecordID {
        RecordID([UInt8(random.number(1...2)), UInt8(random.number(0...9))])!
    }

    private mutating func changes(by index: Int) -> [Change] {
        (1...random.number(1...4)).map { _ in
            switch random.number(0...5) {
            case 0: devices[index].birthOrDeath(of: record())
            case 1, 2: Change("cards", record(), "text", .text("text \(newID())."))
            case 3: Change("cards", record(), "owner", random.once(in: 4) ? .null : .bytes(record().bytes))
            case 4: Change("marks", record(), "number", .integer(Int64(random.number(-1000...1000))))
            default: Change("marks", record(), "text", .text("text \(newID())."))
            }
        }
    }

    private mutating func write(_ index: Int) {
        let id = ActionID(high: 7, low: newID())
        let batches: [EncodedBatch]
        switch random.number(0...19) {
        case 0...3 where !actions.isEmpty:
            batches = devices[index].write([], id: id, reversing: random.one(of: actions), at: time)
        case 4:
            batches = devices[index].write([Erasures.change(erasing: record())], name: "erase", id: id, at: time)
        case 5 where random.once(in: 20):
            // An action of several batches.
            let long = String(repeating: "long ", count: 150_000)
            let changes = (0...9).map {
                Change("marks", RecordID([1, UInt8($0)])!, "text", .text("\(newID()) " + long))
            }
            batches = devices[index].write(changes, id: id, at: time)
            actions.append(id)
        default:
            batches = devices[index].write(changes(by: index), id: id, at: time)
            actions.append(id)
        }
        written += batches
    }

    private mutating func ask(_ index: Int) {
        let other = random.number(0...devices.count - 1)
        messages.append(.heads(devices[index].replica.heads, from: index, to: other))
    }

    /// Delivers a message, loses it, delivers it twice, or damages it.
    private mutating func deliver() {
        guard !messages.isEmpty else { return }
        let number = random.once(in: 3) ? random.number(0...messages.count - 1) : 0
        let message = messages[number]
        if !random.once(in: 8) { messages.remove(at: number) }
        if random.once(in: 8) { return }
        take(message)
    }

    private mutating func take(_ message: Message) {
        switch message {
        case .heads(let heads, let from, let to):
            let missing = devices[to].missing(for: heads, most: random.number(1...20))
            if !missing.isEmpty { messages.append(.batches(missing, to: from)) }
        case .batches(var blocks, let to):
            if random.once(in: 20), let block = blocks.indices.randomElement(using: &random) {
                let bit = random.number(0...blocks[block].count * 8 - 1)
                blocks[block][bit / 8] ^= 1 << UInt8(bit % 8)
            }
            if random.once(in: 10) { blocks.shuffle(using: &random) }
            // The device may crash before all is on disk.
            let count = random.once(in: 10) ? random.number(0...blocks.count) : blocks.count
            receive(Array(blocks.prefix(count)), at: to)
            if count < blocks.count { restart(to) }
        }
    }

    private mutating func receive(_ blocks: [[UInt8]], at index: Int) {
        let old = devices[index].disk.id
        devices[index].receive(blocks, newID: DeviceID(newID() + 1000))
        if devices[index].disk.id != old { unreliable.insert(old) }
    }

    private mutating func restart(_ index: Int) {
        var disk = devices[index].disk
        if var snapshot = disk.snapshot, random.once(in: 4) {
            // It was written half, or a bit of it flipped.
            if random.once(in: 2) {
                snapshot.bytes = Array(snapshot.bytes.prefix(random.number(0...snapshot.bytes.count)))
            } else if !snapshot.bytes.isEmpty {
                let bit = random.number(0...snapshot.bytes.count * 8 - 1)
                snapshot.bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            }
            disk.snapshot = snapshot
        }
        devices[index] = Device(restarting: disk, clockError: devices[index].clockError)
    }

    private mutating func restore() {
        guard let backup = backups.randomElement(using: &random) else { return }
        // Heads do not tell which form of a batch is held: an erasure that nobody else has must not be lost.
        guard devices[backup.device].disk.erasureCount == backup.disk.erasureCount else { return }
        unreliable.formUnion([backup.disk.id, devices[backup.device].disk.id])
        devices[backup.device] = Device(restarting: backup.disk)
    }

    private mutating func copy(_ index: Int) {
        unreliable.insert(devices[index].disk.id)
        devices.append(Device(restarting: devices[index].disk))
        guard random.once(in: 2) else { return }
        // Both write the same field at the same moment, under one stamp.
        let field = record()
        for number in [index, devices.count - 1] {
            let change = Change("marks", field, "text", .text("text \(newID())."))
            written += devices[number].write([change], id: ActionID(high: 7, low: newID()), at: time)
        }
    }

    // MARK: - The end

    /// Lets every device exchange with every other until nothing is missing anywhere.
    private mutating func heal() throws(Violation) {
        messages = []
        for _ in 0..<8 {
            var isQuiet = true
            for one in devices.indices {
                for other in devices.indices where one != other {
                    operationCount += 1
                    let missing = devices[other].missing(for: devices[one].replica.heads, most: .max)
                    if missing.isEmpty { continue }
                    isQuiet = isQuiet && devices[one].replica.heads == devices[other].replica.heads
                    receive(missing, at: one)
                }
            }
            if isQuiet { return }
        }
        throw Violation(seed: seed, description: "the exchange does not end")
    }

    private func check() throws(Violation) {
        func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) throws(Violation) {
            if !isTrue { throw Violation(seed: seed, description: what()) }
        }
        let first = devices[0]
        let status = first.replica.snapshot(position: 0)
        for (index, device) in devices.enumerated() {
            try expect(
                device.replica.snapshot(position: 0) == status,
                "device \(index) differs from the first: \(difference(device, first))")
            let restarted = Device(restarting: device.disk)
            try expect(restarted.replica.snapshot(position: 0) == status, "device \(index) differs after a restart")
        }
        let batches = first.disk.batches.map(\.batch)
        let oracle = Oracle(batches).values
        let values = first.replica.state.values
        try expect(
            values == oracle,
            "the state is not the oracle's: "
                + Set(values.keys).union(oracle.keys).filter { values[$0] != oracle[$0] }
                .map { "\($0): \(String(describing: values[$0])) for \(String(describing: oracle[$0]))" }
                .joined(separator: "; "))
        let kept = Set(batches.map(\.action.id))
        for batch in written where !unreliable.contains(batch.batch.device) {
            try expect(kept.contains(batch.batch.action.id), "\(batch.batch.action.id.hex) was written and is lost")
        }
        try expect(knownNeverWins(batches), "a change wins over one whose author knew it")
        let texts = Set(devices.flatMap { $0.disk.batches.flatMap { $0.batch.changes.compactMap(\.text) } })
        for text in erasedTexts(batches) { try expect(!texts.contains(text), "“\(text)” was erased") }
    }

    private func difference(_ one: Device, _ other: Device) -> String {
        let (left, right) = (one.replica, other.replica)
        if left.heads != right.heads { return "heads \(left.heads) for \(right.heads)" }
        if left.forked != right.forked { return "forked \(left.forked) for \(right.forked)" }
        if left.unsettled != right.unsettled { return "unsettled \(left.unsettled) for \(right.unsettled)" }
        let (values, others) = (left.state.values, right.state.values)
        let fields = Set(values.keys).union(others.keys).filter { values[$0] != others[$0] }
        return fields.map { "\($0) \(values[$0] ?? .null) for \(others[$0] ?? .null)" }.joined(separator: "; ")
    }

    /// Whether every change is later than those of the same field whose action its author had, all parts of it. Lives are
    /// counted instead.
    private func knownNeverWins(_ batches: [Batch]) -> Bool {
        var ends: [ActionID: Int64] = [:]
        var byField: [Field: [Batch]] = [:]
        for batch in batches where !unreliable.contains(batch.device) {
            ends[batch.action.id] = max(ends[batch.action.id] ?? 0, batch.sequence)
            for change in batch.changes where change.field != "life" && change.table != "erased" {
                byField[Field(change), default: []].append(batch)
            }
        }
        return byField.values.allSatisfy { batches in
            batches.allSatisfy { later in
                batches.allSatisfy { earlier in
                    earlier == later || later.seen[earlier.device] < ends[earlier.action.id] ?? 0
                        || earlier.stamp < later.stamp
                }
            }
        }
    }

    /// The texts that were written to records that were erased, by authors who did not know of that.
    private func erasedTexts(_ batches: [Batch]) -> [Substring] {
        var erasures = Erasures()
        for batch in batches { erasures.insert(batch) }
        var texts: [Substring] = []
        for encoded in written {
            guard let form = erasures.erasedForm(of: encoded) else { continue }
            let kept = Set(form.batch.changes)
            texts += encoded.batch.changes.filter { !kept.contains($0) }.compactMap(\.text)
        }
        return texts
    }
}

extension Change {
    /// The beginning of its text, by which that is known.
    fileprivate var text: Substring? { if case .text(let text) = value { text.prefix(12) } else { nil } }
}
