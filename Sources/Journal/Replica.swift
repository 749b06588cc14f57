/// A device's view of a journal: the state its batches fold into, and what is needed to write and exchange more.
///
/// A pure value. The host stores the batches, passes each to `fold` once, in any order, and asks `author` for new ones.
public struct Replica<State: JournalState>: Sendable {
    public let journal: JournalID
    public private(set) var state: State
    /// The head of each device, in order of device.
    public private(set) var heads: [Head] = []
    /// Batches that arrived before their predecessor, as sequence and hash.
    private var outOfOrder: [DeviceID: [Int64: BatchHash]] = [:]
    /// Parts of incomplete actions.
    private var waiting: [ActionID: IncompleteAction] = [:]
    /// How often actions were done and taken back, of those that ever were taken back; see `Reversal`.
    private(set) var lives: [ActionID: Int64] = [:]
    /// The stamps of those lives of which the later one counts.
    private(set) var uncountedLives: [ActionID: Stamp] = [:]
    /// Actions that were folded, and were taken back or done again since: the host passes each to `settle`.
    public private(set) var unsettled: Set<ActionID> = []
    /// The greatest time of a change that was taken back, by record. A new one is later, so that it wins even if the other is
    /// done again.
    private(set) var withdrawn: [RecordID: UInt64] = [:]
    /// Complete actions of several parts. If a copied device wrote one twice, the second is folded too.
    private var completed: Set<ActionID> = []
    /// The erasures of all folded batches, whether their actions are complete or not.
    public private(set) var erasures = Erasures()
    /// The number of batches that are kept, but cannot be opened: later versions or another key wrote them, or they are
    /// damaged.
    public private(set) var unopenedCount: Int64 = 0
    /// Batches that are kept, counted and passed on, but not folded until a signed head covers them.
    public private(set) var setAside: Set<BatchIdentity> = []
    /// Devices that wrote a sequence twice because their folder was copied.
    public private(set) var forked: Set<DeviceID> = []
    /// The greatest time of the folded batches of each device that counts.
    private(set) var latest: [DeviceID: UInt64] = [:]
    private var reachable = ReachableTimes()
    /// Batches of times that do not count, unless others are found on the way to them: the latest first. They change nothing.
    private var unreached: [Batch] = []

    public init(journal: JournalID) {
        self.journal = journal
        state = State()
    }

    /// The last sequence of each device without a gap.
    public var seen: VersionVector {
        var vector = VersionVector()
        for head in heads where head.sequence > 0 { vector[head.device] = head.sequence }
        return vector
    }

    /// The number of folded batches.
    public var batchCount: Int64 { heads.reduce(0) { $0 + $1.count } }

    /// The number of batches that change nothing, since their time is too far ahead of all others.
    public var unreachedCount: Int { unreached.count }

    /// The head of a device; nil if there are no batches of it.
    public func head(of device: DeviceID) -> Head? { heads.head(of: device) }

    /// When a device last changed something, by its clock, in milliseconds since 1970 (UTC); nil if no batch of it is folded.
    public func lastChange(of device: DeviceID) -> Int64? {
        latest[device].map { Stamp(time: $0, device: device).milliseconds }
    }

    /// The index of the first head whose device is not below this one.
    private func insertionIndex(of device: DeviceID) -> Int {
        heads.partitioningIndex { $0.device >= device }
    }

    /// Whether an action is taken back.
    public func isUndone(_ action: ActionID) -> Bool { life(of: action) & 1 == 0 }

    func life(of action: ActionID) -> Int64 { lives[action] ?? 1 }

    /// Whether a life of an action counts instead of the one that is known.
    func isLater(_ life: Int64, of action: ActionID, at stamp: Stamp) -> Bool {
        Life.replaces(self.life(of: action), uncountedLives[action] ?? .never, by: life, stamp)
    }

    /// Folds a new batch. Its action takes effect once all its parts are there, unless it is taken back. If the batch takes
    /// back or does again an action, that one is then in `unsettled`.
    ///
    /// Pass the batch in its erased form; see `erasures`. A batch that erases does not change what was already folded:
    /// the host must rewrite the affected stored batches and fold everything again.
    public mutating func fold(_ stored: StoredBatch) {
        let batch = stored.batch
        countOnce(stored.identity, generation: stored.generation)
        erasures.insert(batch)
        guard reachable.contains(batch.time) else {
            return unreached.insert(batch, at: unreached.partitioningIndex { $0.time <= batch.time })
        }
        take(batch)
        while let next = unreached.last, reachable.contains(next.time) {
            unreached.removeLast()
            take(next)
        }
    }

    /// Folds a batch whose time counts.
    private mutating func take(_ batch: Batch) {
        reachable.add(batch.time)
        latest[batch.device] = max(latest[batch.device] ?? 0, batch.time)
        if let reversal = batch.action.reversal, isLater(reversal.life, of: reversal.action, at: batch.stamp) {
            if (reversal.life ^ life(of: reversal.action)) & 1 == 1 { unsettled.insert(reversal.action) }
            lives[reversal.action] = reversal.life
            uncountedLives[reversal.action] = reversal.life < Life.mostCounted ? nil : batch.stamp
        }
        // An erased batch changes nothing, but can complete its action.
        if batch.isWhole || completed.contains(batch.action.id) {
            merge(batch)
        } else {
            appendToAction(batch)
        }
    }

    /// Folds a new batch that may be one that cannot be opened or is set aside. That one only counts in the heads. One that was
    /// set aside is folded again once a signed head covers it.
    public mutating func fold(_ held: HeldBatch) {
        switch held {
        case .opened(let stored): fold(stored)
        case .unopened(let identity, let generation):
            countOnce(identity, generation: generation)
            unopenedCount += 1
        case .setAside(let identity, let generation):
            count(identity, generation: generation)
            setAside.insert(identity)
        }
    }

    /// Counts a batch, unless it was counted when it was set aside.
    private mutating func countOnce(_ batch: BatchIdentity, generation: Int64) {
        if setAside.isEmpty || setAside.remove(batch) == nil { count(batch, generation: generation) }
    }

    /// Makes the state what it is with or without actions that were taken back or done again.
    ///
    /// - Parameters:
    ///   - actions: Some of `unsettled`.
    ///   - history: All folded batches that changed a record that one of the actions changed, their own among them.
    public mutating func settle(_ actions: Set<ActionID>, history: [Batch]) {
        unsettled.subtract(actions)
        let folded = history.filter { !isWaiting($0) && reachable.contains($0.time) }
        let own = folded.filter { actions.contains($0.action.id) }
        let records = Set(own.flatMap { $0.changes.records })
        for batch in own { state.withdraw(batch.changes) }
        for record in records { withdrawn[record] = nil }
        for batch in folded { merge(batch.keeping(records)) }
    }

    /// Settles all that is unsettled, for a host that has all batches at hand.
    public mutating func settle(among batches: [StoredBatch]) {
        guard !unsettled.isEmpty else { return }
        let own = batches.filter { unsettled.contains($0.batch.action.id) }
        let records = Set(own.flatMap { $0.batch.changes.records })
        settle(
            unsettled, history: batches.map { $0.batch }.filter { $0.changes.records.contains { records.contains($0) } }
        )
    }

    /// Merges a batch whose action is complete, unless that is taken back.
    private mutating func merge(_ batch: Batch) {
        guard isUndone(batch.action.id) else { return state.merge(batch.changes, stamp: batch.stamp) }
        state.reserve(batch.changes)
        for record in batch.changes.records { withdrawn[record] = max(withdrawn[record] ?? 0, batch.time) }
    }

    /// Whether a folded batch waits for other parts of its action.
    private func isWaiting(_ batch: Batch) -> Bool { !batch.isWhole && waiting[batch.action.id] != nil }

    private mutating func appendToAction(_ batch: Batch) {
        let id = batch.action.id
        waiting[id, default: IncompleteAction()].append(batch)
        guard let action = waiting[id], action.isComplete else { return }
        waiting[id] = nil
        completed.insert(id)
        for part in action.parts { merge(part) }
    }

    private mutating func count(_ batch: BatchIdentity, generation: Int64) {
        let hash = batch.hash
        let index = addHeadIfNeeded(for: batch.device)
        heads[index].count += 1
        heads[index].digest = heads[index].digest ^ hash
        heads[index].forms &+= UInt64(bitPattern: generation) &* hash.first
        let sequence = heads[index].sequence
        if batch.sequence > sequence + 1 {
            let other = outOfOrder[batch.device]?[batch.sequence]
            if other != nil { forked.insert(batch.device) }
            outOfOrder[batch.device, default: [:]][batch.sequence] = max(hash, other ?? .none)
        } else if batch.sequence > sequence {
            heads[index].sequence = batch.sequence
            heads[index].hash = hash
            if !outOfOrder.isEmpty { advanceHead(at: index) }
        } else {
            forked.insert(batch.device)
            if batch.sequence == sequence { heads[index].hash = max(hash, heads[index].hash) }
        }
    }

    private mutating func advanceHead(at index: Int) {
        let device = heads[index].device
        while let next = outOfOrder[device]?.removeValue(forKey: heads[index].sequence + 1) {
            heads[index].sequence += 1
            heads[index].hash = next
        }
        if outOfOrder[device]?.isEmpty == true { outOfOrder[device] = nil }
    }

    private mutating func addHeadIfNeeded(for device: DeviceID) -> Int {
        let index = insertionIndex(of: device)
        if index == heads.count || heads[index].device != device { heads.insert(Head(device: device), at: index) }
        return index
    }
}

extension Replica {
    /// Encodes a snapshot: a cache of the state after folding batches up to the host's `position`.
    public func snapshot(position: Int64) -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(Array("DBS9".utf8))
        writer.uint64(Checksum.of(Array(State.layout.utf8)))
        writer.identifier(journal)
        writer.integer(position)
        writer.heads(heads)
        writer.integer(unopenedCount)
        writer.count(setAside.count)
        for batch in setAside.sorted() {
            writer.uint64(batch.device.number)
            writer.varint(UInt64(batch.sequence))
            writer.hash(batch.hash)
        }
        writer.count(forked.count)
        for device in forked.sorted() { writer.uint64(device.number) }
        writer.count(latest.count)
        for (device, time) in latest.sorted(by: { $0.key < $1.key }) {
            writer.uint64(device.number)
            writer.uint64(time)
        }
        writer.count(outOfOrder.count)
        for device in outOfOrder.keys.sorted() {
            let entries = (outOfOrder[device] ?? [:]).sorted { $0.key < $1.key }
            writer.uint64(device.number)
            writer.count(entries.count)
            for entry in entries {
                writer.integer(entry.key)
                writer.hash(entry.value)
            }
        }
        writer.count(completed.count)
        for action in completed.sorted() { writer.identifier(action) }
        writer.count(lives.count)
        for (action, life) in lives.sorted(by: { $0.key < $1.key }) {
            writer.identifier(action)
            writer.integer(life)
            if let stamp = uncountedLives[action] {
                writer.uint64(stamp.time)
                writer.uint64(stamp.device.number)
            }
        }
        writer.count(unsettled.count)
        for action in unsettled.sorted() { writer.identifier(action) }
        writer.count(withdrawn.count)
        for (record, time) in withdrawn.sorted(by: { $0.key < $1.key }) {
            writer.recordID(record)
            writer.uint64(time)
        }
        writer.uint64(reachable.last)
        Self.write(unreached, to: &writer)
        Self.write(waiting.values.flatMap { $0.parts }, to: &writer)
        Self.write(erasures.batches, to: &writer)
        state.write(to: &writer)
        writer.uint64(Checksum.of(writer.bytes))
        return writer.bytes
    }

    private static func write(_ batches: [Batch], to writer: inout ByteWriter) {
        let blocks = batches.map { batch in
            var writer = ByteWriter()
            writer.batch(batch)
            return writer.bytes
        }.sorted { $0.lexicographicallyPrecedes($1) }
        writer.count(blocks.count)
        for block in blocks { writer.bytes(block) }
    }

    /// Decodes a snapshot and the host's position it was taken at. Nil if it is damaged or has another layout or
    /// journal; fold all batches instead.
    public init?(snapshot bytes: [UInt8], journal: JournalID, position: inout Int64) {
        guard bytes.count > 12, Array(bytes.prefix(4)) == Array("DBS9".utf8) else { return nil }
        let body = bytes.count - 8
        guard Checksum.of(bytes, 0..<body) == Checksum.stored(in: bytes, at: body) else { return nil }
        var reader = ByteReader(bytes, 4..<body)
        do throws(DecodingFailure) {
            guard try reader.uint64() == Checksum.of(Array(State.layout.utf8)),
                try reader.identifier() == journal
            else { return nil }
            let taken = try reader.integer()
            let heads = try reader.heads()
            let unopenedCount = try reader.integer()
            var setAside: Set<BatchIdentity> = []
            for _ in 0..<(try reader.count(of: 41)) {
                let device = DeviceID(try reader.uint64())
                setAside.insert(
                    BatchIdentity(device: device, sequence: try reader.ordinal(), hash: try reader.hash()))
            }
            var forked: Set<DeviceID> = []
            for _ in 0..<(try reader.count(of: 8)) { forked.insert(DeviceID(try reader.uint64())) }
            var latest: [DeviceID: UInt64] = [:]
            for _ in 0..<(try reader.count(of: 16)) { latest[DeviceID(try reader.uint64())] = try reader.uint64() }
            var outOfOrder: [DeviceID: [Int64: BatchHash]] = [:]
            for _ in 0..<(try reader.count(of: 9)) {
                let device = DeviceID(try reader.uint64())
                for _ in 0..<(try reader.count(of: 33)) {
                    outOfOrder[device, default: [:]][try reader.integer()] = try reader.hash()
                }
            }
            var completed: Set<ActionID> = []
            for _ in 0..<(try reader.count(of: 16)) { completed.insert(try reader.identifier()) }
            var lives: [ActionID: Int64] = [:]
            var uncountedLives: [ActionID: Stamp] = [:]
            for _ in 0..<(try reader.count(of: 17)) {
                let (action, life): (ActionID, Int64) = (try reader.identifier(), try reader.integer())
                lives[action] = life
                guard life >= Life.mostCounted else { continue }
                uncountedLives[action] = Stamp(time: try reader.uint64(), device: DeviceID(try reader.uint64()))
            }
            var unsettled: Set<ActionID> = []
            for _ in 0..<(try reader.count(of: 16)) { unsettled.insert(try reader.identifier()) }
            var withdrawn: [RecordID: UInt64] = [:]
            for _ in 0..<(try reader.count(of: 10)) { withdrawn[try reader.recordID()] = try reader.uint64() }
            let reachable = ReachableTimes(last: try reader.uint64())
            var unreached: [Batch] = []
            for _ in 0..<(try reader.count()) { unreached.append(try reader.batch(of: journal)) }
            unreached.sort { $0.time > $1.time }
            var waiting: [ActionID: IncompleteAction] = [:]
            for _ in 0..<(try reader.count()) {
                let batch = try reader.batch(of: journal)
                waiting[batch.action.id, default: IncompleteAction()].append(batch)
            }
            var erasures = Erasures()
            for _ in 0..<(try reader.count()) { erasures.insert(try reader.batch(of: journal)) }
            let state = try State(from: &reader)
            guard reader.isAtEnd else { return nil }
            self.journal = journal
            self.state = state
            self.heads = heads
            self.unopenedCount = unopenedCount
            self.setAside = setAside
            self.forked = forked
            self.latest = latest
            self.outOfOrder = outOfOrder
            self.completed = completed
            self.lives = lives
            self.uncountedLives = uncountedLives
            self.reachable = reachable
            self.unreached = unreached
            self.unsettled = unsettled
            self.withdrawn = withdrawn
            self.waiting = waiting
            self.erasures = erasures
            position = taken
        } catch {
            return nil
        }
    }
}

extension Batch {
    /// Whether it is all of its action.
    fileprivate var isWhole: Bool { action.isLast && action.part == 0 }

    /// The batch with only its changes of some records.
    fileprivate func keeping(_ records: Set<RecordID>) -> Batch {
        if changes.records.allSatisfy({ records.contains($0) }) { return self }
        return with(Changes(changes.filter { records.contains($0.record) }), isErased: isErased)
    }
}
