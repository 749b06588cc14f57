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

    enum Message {
        case request([Head], after: Int, from: Int, to: Int)
        case answer([[UInt8]], upTo: Int, from: Int, to: Int)
        /// Sent by devices with a bug only.
        case file(Device.Disk, to: Int)
    }

    let seed: UInt64
    let bug: Bug?
    var random: SeededRandomness
    var devices: [Device]
    /// The ids that each device had.
    private var ids: [Set<DeviceID>]
    var messages: [Message] = []
    private var backups: [(device: Int, disk: Device.Disk)] = []
    /// What a peer that lies has heard; nil if none does.
    private var overheard: [[UInt8]]?
    /// The actions that can be reversed, and what reversed them.
    private var actions: [ActionID] = []
    var undos: [ActionID: Reversal] = [:]
    var written: [StoredBatch] = []
    /// The records that were erased, by the actions that did it.
    var erasedRecords: [ActionID: RecordID] = [:]
    /// The versions that wrote the batches.
    var versions: [ActionID: UInt8] = [:]
    /// Devices of which something was copied or restored: what they wrote may be lost, and their sequences mean two things.
    var unreliable: Set<DeviceID> = []
    /// Devices in whose name a peer lied: their sequences may mean two things, too.
    var forged: Set<DeviceID> = []
    /// Milliseconds since 1970.
    private var time: Int64 = 1_795_161_600_000
    private var lastID: UInt64 = 0
    /// The number of writes, messages, crashes and the like so far, and of batches that a device was given.
    var operationCount = 0

    static let olderVersion = Batch.formatVersion
    static let newerVersion = Batch.formatVersion + 1

    init(seed: UInt64, bug: Bug? = nil) {
        self.seed = seed
        self.bug = bug
        var random = SeededRandomness(seed: seed)
        let count = random.once(in: 10) ? random.number(2...32) : random.number(2...5)
        let hasVersions = random.once(in: 3)
        devices = (1...count).map {
            let isNewer = hasVersions && random.once(in: 2)
            return Device(DeviceID(UInt64($0)), version: isNewer ? Self.newerVersion : Self.olderVersion, bug: bug)
        }
        ids = devices.map { [$0.disk.id] }
        overheard = random.once(in: 4) ? [] : nil
        self.random = random
    }

    mutating func run(steps: Int) throws(Violation) {
        for _ in 0..<steps { try step() }
        try heal()
        try check()
        if devices.contains(where: { $0.version != devices[0].version }) {
            for index in devices.indices { update(index) }
            try heal()
            try check()
        }
        try findErasures()
        try goOn()
    }

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) throws(Violation) {
        if !isTrue { throw Violation(seed: seed, description: what()) }
    }

    private mutating func step() throws(Violation) {
        operationCount += 1
        time += Int64(random.number(0...random.one(of: [0, 1000, 86_400_000])))
        let index = random.number(0...devices.count - 1)
        switch random.number(0...103) {
        case 0..<40: try write(index)
        case 40..<50: ask(index)
        case 50..<88: deliver()
        case 88..<91: devices[index].saveSnapshot()
        case 91..<94: restart(index)
        case 94: devices[index].clockError = Int64(random.number(-50...50)) * 31_557_600_000
        case 95: backups.append((index, devices[index].disk))
        case 96 where random.once(in: 6): restore()
        case 97 where devices.count < 32 && random.once(in: 6): try copy(index)
        case 98: if random.once(in: 4), devices.contains(where: { $0.version > Self.olderVersion }) { update(index) }
        case 99..<102: if overheard != nil { lie(to: index) }
        case 102: try compareWithOracle(devices[index], "device \(index)")
        default: messages.shuffle(using: &random)
        }
    }

    // MARK: - What happens

    mutating func newID() -> UInt64 {
        lastID += 1
        return lastID
    }

    private mutating func newDeviceID() -> DeviceID { DeviceID(newID() + 1000) }

    private mutating func newActionID() -> ActionID { ActionID(high: 7, low: newID()) }

    /// Most ids are short. Others contain a short one by chance, or belong to a long one, as they contain that.
    mutating func record() -> RecordID {
        let short = [UInt8(random.number(1...2)), UInt8(random.number(0...9))]
        guard random.once(in: 4) else { return RecordID(short)! }
        let long = short + [UInt8](repeating: 7, count: 6)
        return RecordID(
            random.one(of: [
                [9] + short + [UInt8](repeating: 8, count: random.number(1...13)), [9, 2] + short + [8], long,
                [3] + long + [UInt8(random.number(0...2))], [4, UInt8(long.count)] + long + [5],
            ]))!
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

    private mutating func write(_ index: Int) throws(Violation) {
        switch random.number(0...19) {
        case 0...3 where !actions.isEmpty: try write([], by: index, reversing: random.one(of: actions))
        case 4:
            let record = record()
            erasedRecords[ActionID(high: 7, low: lastID + 1)] = record
            try write([Erasures.change(erasing: record)], name: "erase", by: index)
        case 5 where random.once(in: 60):
            // An action that is too long for one batch.
            let long = String(repeating: "long ", count: 150_000)
            let changes = (0...2).map {
                Change("marks", RecordID([1, UInt8($0)])!, "text", .text("text \(newID())." + long))
            }
            try write(changes, by: index)
        case 6: try write(changes(by: index), by: index, partCount: random.number(2...4))
        default: try write(changes(by: index), by: index)
        }
    }

    mutating func write(
        _ changes: [Change], name: String = "do", by index: Int, reversing: ActionID? = nil, partCount: Int = 1
    ) throws(Violation) {
        let id = newActionID()
        if let reversing {
            let lives = devices[index].batches.compactMap { undos[$0.action.id] }.filter { $0.action == reversing }
            undos[id] = Reversal(of: reversing, life: 1 + (lives.map(\.life).max() ?? 1))
        } else if name == "do" {
            actions.append(id)
        }
        versions[id] = devices[index].version
        let batches = devices[index].write(
            changes, name: name, id: id, reversing: reversing, partCount: partCount, at: time, newID: newDeviceID())
        ids[index].insert(devices[index].disk.id)
        written += batches
        let hidden = devices[index].hiddenChange(of: batches)
        try expect(
            hidden == nil, "device \(index) does not see what it wrote in \(hidden.map { Field($0).name } ?? "")")
    }

    private mutating func ask(_ index: Int) {
        let other = random.number(0...devices.count - 1)
        let position = devices[index].disk.positions[other] ?? 0
        messages.append(.request(devices[index].heads, after: position, from: index, to: other))
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
        case .request(let heads, let position, let from, let to):
            if bug == .newerFileReplaces { return messages.append(.file(devices[to].disk, to: from)) }
            let missing = devices[to].missing(for: heads, after: position, most: random.number(1...20))
            if missing.messages.isEmpty { return }
            messages.append(.answer(missing.messages, upTo: missing.end, from: to, to: from))
        case .answer(var batches, let end, let from, let to):
            if random.once(in: 20), let number = batches.indices.randomElement(using: &random) {
                let bit = random.number(0...batches[number].count * 8 - 1)
                batches[number][bit / 8] ^= 1 << UInt8(bit % 8)
            }
            if random.once(in: 10) { batches.shuffle(using: &random) }
            if bug == .positionSavedFirst { devices[to].savePosition(end, of: from) }
            // The device may crash before all is on disk.
            let count = random.once(in: 10) ? random.number(0...batches.count) : batches.count
            receive(Array(batches.prefix(count)), at: to)
            if count < batches.count { restart(to) }
        case .file(let disk, let to): devices[to].replaceFile(by: disk)
        }
    }

    mutating func receive(_ batches: [[UInt8]], at index: Int) {
        operationCount += batches.count
        devices[index].receive(batches, newID: newDeviceID(), at: time)
        ids[index].insert(devices[index].disk.id)
    }

    private mutating func restart(_ index: Int) {
        var disk = devices[index].diskAfterCrash
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
        start(index, from: disk, clockError: devices[index].clockError)
    }

    private mutating func start(_ index: Int, from disk: Device.Disk, clockError: Int64 = 0) {
        devices[index] = Device(restarting: disk, version: devices[index].version, clockError: clockError, bug: bug)
    }

    private mutating func update(_ index: Int) { devices[index].update(to: Self.newerVersion) }

    private mutating func restore() {
        guard let backup = backups.randomElement(using: &random) else { return }
        unreliable.formUnion(ids[backup.device])
        start(backup.device, from: backup.disk)
    }

    private mutating func copy(_ index: Int) throws(Violation) {
        let original = devices[index]
        unreliable.insert(original.disk.id)
        devices.append(Device(restarting: original.disk, version: original.version, bug: bug))
        ids.append([original.disk.id])
        guard random.once(in: 2) else { return }
        // Both write the same field at the same moment, under one stamp.
        let field = record()
        for number in [index, devices.count - 1] {
            try write([Change("marks", field, "text", .text("text \(newID())."))], by: number)
        }
    }

    /// Has a peer that lies listen, or send what it was not asked for: what it once heard, and what nobody can open.
    private mutating func lie(to index: Int) {
        if random.once(in: 2) || overheard?.isEmpty != false {
            overheard? += devices[index].disk.batches.shuffled(using: &random).prefix(random.number(1...10)).map(
                \.bytes)
            return
        }
        var batches = (overheard ?? []).shuffled(using: &random).prefix(random.number(0...10)).map { $0 }
        let highest = BatchEnvelope.latestGeneration
        for _ in 0..<random.number(0...3) {
            let generation = random.one(of: [0, 1, 2, highest])
            // A batch that is open here, without what it says.
            if random.once(in: 4), let message = devices[index].disk.batches.randomElement(using: &random),
                let stored = message.held.stored
            {
                let emptied = StoredBatch(
                    stored.erased.batch, hash: stored.hash, generation: max(stored.generation + 1, generation))
                batches.append(HeldMessage(emptied, version: message.version).bytes)
                continue
            }
            // Under the identity of a batch that is open here. It would take the place of one that is not.
            if random.once(in: 2), let message = devices[index].disk.batches.randomElement(using: &random),
                message.batch != nil
            {
                batches.append(HeldMessage.forged(message.held.identity, generation: max(1, generation)))
                continue
            }
            // Or what everyone can open, in the name of another device.
            if random.once(in: 3) {
                let device = devices.randomElement(using: &random)!.disk.id
                forged.insert(device)
                batches.append(forgedBatch(of: device, for: index))
                continue
            }
            // Or in its own name, or in that of another device.
            let device = random.once(in: 3) ? devices.randomElement(using: &random)!.disk.id : DeviceID(900)
            forged.insert(device)
            let sequence = (devices[index].replica.head(of: device)?.sequence ?? 0) + Int64(random.number(1...3))
            let identity = BatchIdentity(device: device, sequence: sequence, hash: BatchHash(random.next()))
            batches.append(HeldMessage.forged(identity, generation: generation))
        }
        batches.shuffle(using: &random)
        receive(batches, at: index)
    }

    /// The text that a peer writes in the names of others.
    static let forgedText = "forged"

    /// A batch that would win over all others or erase something, if its device had signed it.
    private mutating func forgedBatch(of device: DeviceID, for index: Int) -> [UInt8] {
        let sequence = (devices[index].replica.head(of: device)?.sequence ?? 0) + Int64(random.number(0...2))
        let change =
            random.once(in: 3)
            ? Erasures.change(erasing: record()) : Change("marks", record(), "text", .text(Self.forgedText))
        let batch = Batch(
            journal: Device.journal, device: device, sequence: max(1, sequence), time: Stamp.clock(at: time) + 1 << 20,
            seen: devices[index].replica.seen, action: Action(name: "forge", id: ActionID(high: 9, low: newID())),
            changes: Changes([change]))
        return HeldMessage(StoredBatch(batch), version: Self.olderVersion, isForged: true).bytes
    }
}
