import Journal
import TestSupport

/// A device: what is on its disk, and the replica that it has folded from that.
///
/// It keeps the rules of `docs/sync.md` as `JournalStore` does, unless it has a bug.
struct Device {
    /// The part of a device that a crash leaves.
    struct Disk {
        var id: DeviceID
        /// In order of arrival, each in its erased form.
        var batches: [HeldMessage] = []
        var snapshot: (bytes: [UInt8], count: Int)?
        /// Up to where each peer has been asked, which only a device with a bug remembers.
        var positions: [Int: Int] = [:]
        /// Batches of which a form was refused.
        var refused: Set<BatchIdentity> = []
    }

    var disk: Disk
    private(set) var replica = Replica<Board>(journal: journal)
    /// The positions of all batches, of those that changed a record, and of those of an action.
    private(set) var byIdentity: [BatchIdentity: Int] = [:]
    private var byRecord: [RecordID: [Int]] = [:]
    private var byAction: [ActionID: [Int]] = [:]
    /// The version of the app that it runs.
    private(set) var version: UInt8
    /// The milliseconds that its clock is ahead of the truth.
    var clockError: Int64 = 0
    let bug: Bug?
    /// The number of batches that are acknowledged and not on disk. There are none without a bug.
    private var unsavedCount = 0

    static let journal = JournalID(high: 1, low: 1)

    init(_ id: DeviceID, version: UInt8, bug: Bug?) {
        disk = Disk(id: id)
        self.version = version
        self.bug = bug
    }

    /// Starts from what is on a disk: from its snapshot, if that can be read, and then from the batches behind that.
    init(restarting disk: Disk, version: UInt8, clockError: Int64 = 0, bug: Bug?) {
        self.disk = disk
        self.version = version
        self.clockError = clockError
        self.bug = bug
        openLaterBatches()
        var count: Int64 = 0
        if let snapshot = self.disk.snapshot,
            let read = Replica<Board>(snapshot: snapshot.bytes, journal: Self.journal, position: &count),
            count <= self.disk.batches.count
        {
            replica = read
        } else {
            count = 0
        }
        for position in self.disk.batches.indices { index(position) }
        for position in Int(count)..<self.disk.batches.count { fold(position) }
        settle()
    }

    /// The store as a crash leaves it.
    var diskAfterCrash: Disk {
        var disk = disk
        disk.batches.removeLast(unsavedCount)
        return disk
    }

    /// Starts a version of the app that can open more.
    mutating func update(to version: UInt8) {
        self = Device(restarting: disk, version: max(version, self.version), clockError: clockError, bug: bug)
    }

    /// Opens what an earlier version of the app kept unopened.
    private mutating func openLaterBatches() {
        let positions = disk.batches.indices.filter {
            disk.batches[$0].version <= version && disk.batches[$0].isUnopened
        }
        if positions.isEmpty { return }
        for position in positions {
            if let opened = try? HeldMessage(disk.batches[position].bytes, readableUpTo: version) {
                disk.batches[position] = opened
            }
        }
        disk.snapshot = nil
        erase(by: disk.batches)
    }

    private mutating func index(_ position: Int) {
        let message = disk.batches[position]
        byIdentity[key(of: message.held.identity)] = position
        guard let batch = message.batch else { return }
        byAction[batch.action.id, default: []].append(position)
        for record in Set(batch.changes.map(\.record)) { byRecord[record, default: []].append(position) }
    }

    private func key(of identity: BatchIdentity) -> BatchIdentity {
        guard bug == .sequenceIsIdentity else { return identity }
        return BatchIdentity(device: identity.device, sequence: identity.sequence, hash: .none)
    }

    // MARK: - Writing

    /// Writes an action, of which all is on disk when this returns.
    ///
    /// - Parameter partCount: The number of batches it is written as, if it has as many changes.
    mutating func write(
        _ changes: [Change], name: String = "do", id: ActionID, reversing: ActionID? = nil, partCount: Int = 1,
        at time: Int64, newID: DeviceID
    ) -> [StoredBatch] {
        if let own = replica.head(of: disk.id), !own.isChain, bug != .copyKeepsItsID { disk.id = newID }
        var (changes, reversing) = (changes, reversing)
        if bug == .undoWritesOldValues, let action = reversing, let values = valuesWithout(action) {
            (changes, reversing) = (values, nil)
        }
        var written = try! replica.written(
            changes, name: name, id: id, reversing: reversing, device: disk.id, at: time + clockError)
        if partCount > 1 { written = written.flatMap { $0.split(into: partCount) } }
        if bug == .onlyTheWallClock {
            written = written.map { StoredBatch($0.batch.at(Stamp.clock(at: time + clockError))) }
        }
        written = written.map { $0.written(in: version) }
        take(written.map { HeldMessage($0, version: version) })
        if bug == .acknowledgedBeforeDisk { unsavedCount += written.count }
        return written
    }

    /// The change that makes a card, deletes it, or brings it back.
    func birthOrDeath(of card: RecordID) -> Change {
        let life: Int64 = replica.state.cards[card]?[.life] ?? 0
        let next = bug == .removalIsFinal ? life % 2 + 1 : life + 1
        return Change(Card.table, card, "life", .integer(next))
    }

    /// What the fields of an action held before it; nil if it has more than values.
    private func valuesWithout(_ action: ActionID) -> [Change]? {
        let changes = (byAction[action] ?? []).flatMap { disk.batches[$0].batch.map { Array($0.changes) } ?? [] }
        if changes.isEmpty || changes.contains(where: { $0.field == "life" || $0.table == "erased" }) { return nil }
        let values = Oracle(batches.filter { $0.action.id != action }, undos: [:]).values
        return changes.map { Change($0.table, $0.record, $0.field, values[Field($0)] ?? .null) }
    }

    /// The first change of a batch on this disk that its state does not show.
    func hiddenChange(of batches: [StoredBatch]) -> Change? {
        for batch in batches {
            guard let form = byIdentity[key(of: batch.identity)].flatMap({ disk.batches[$0].batch }) else { continue }
            for change in form.changes where change.table != "erased" {
                if replica.state.value(of: Field(change)) != change.value { return change }
            }
        }
        return nil
    }

    // MARK: - Receiving

    /// Receives batches. If one is no batch at all, none is taken.
    mutating func receive(_ messages: [[UInt8]], newID: DeviceID, at time: Int64) {
        var arriving: [HeldMessage] = []
        for bytes in messages {
            do {
                arriving.append(
                    try HeldMessage(
                        bytes, readableUpTo: version, checked: bug != .damageIsTaken,
                        signed: bug != .forgedBatchIsFolded))
            } catch .noEnvelope {
                return
            } catch {
                continue
            }
        }
        if bug == .unopenedIsDropped { arriving.removeAll(where: \.isUnopened) }
        if bug == .clocksAheadAreRefused {
            let latest = Stamp.clock(at: time + clockError + 86_400_000)
            arriving.removeAll { $0.batch.map { $0.time > latest } ?? false }
        }
        let id = disk.id
        // The folder was copied, or an older one was restored.
        let isForked = take(arriving).contains { $0.device == id }
        if isForked, bug != .copyKeepsItsID { disk.id = newID }
        unsavedCount = 0
    }

    /// Stores batches, as much as is left of them, and folds them. Returns those that are new.
    @discardableResult
    private mutating func take(_ arriving: [HeldMessage]) -> [BatchIdentity] {
        var erasures = replica.erasures
        for message in arriving {
            let isNew = message.held.generation == 0 || byIdentity[key(of: message.held.identity)] == nil
            if isNew, let batch = message.batch { erasures.insert(batch) }
        }
        var replaced: [HeldMessage] = []
        let end = disk.batches.count
        for message in arriving {
            let held = byIdentity[key(of: message.held.identity)]
            let staysWhole = bug == .erasureMissesLaterArrivals || bug == .wholeFormReturns && held != nil
            let form = staysWhole ? message : message.erasedForm(by: erasures) ?? message
            if let held {
                if bug == .appliedAsOftenAsItArrives { fold(held) }
                let origin: FormOrigin = message.held.generation == 0 ? .author : .peer
                guard let kept = kept(of: disk.batches[held], and: form, from: origin, after: erasures) else {
                    continue
                }
                disk.batches[held] = kept
                replaced.append(kept)
            } else {
                disk.batches.append(form)
                index(disk.batches.count - 1)
            }
        }
        let new = disk.batches[end...]
        let erases = erase(by: new + replaced)
        if !replaced.isEmpty || erases {
            if bug != .snapshotOutlivesErasure { disk.snapshot = nil }
            self = Device(restarting: disk, version: version, clockError: clockError, bug: bug)
        } else {
            for position in new.indices { fold(position) }
            settle()
        }
        return new.map(\.held.identity)
    }

    /// The form to keep of a batch that is held and arrives in another; nil to keep the one held.
    private mutating func kept(
        of held: HeldMessage, and arriving: HeldMessage, from origin: FormOrigin, after erasures: Erasures
    ) -> HeldMessage? {
        let isLater = arriving.held.generation > held.held.generation
        if bug == .wholeFormReturns, arriving.held.generation < held.held.generation { return arriving }
        if bug == .greatestGenerationWins { return isLater ? arriving : nil }
        guard let new = arriving.held.stored, let old = held.held.stored else {
            guard arriving.held.generation > 0 else { return nil }
            if let sent = held.held.stored?.form(above: arriving.held.generation), arriving.held.stored == nil {
                return HeldMessage(sent, version: held.version)
            }
            return held.held.stored == nil && (isLater || arriving.held.stored != nil) ? arriving : nil
        }
        switch old.choice(of: new, from: origin, after: erasures) {
        case .held: return nil
        case .refused:
            disk.refused.insert(key(of: held.held.identity))
            return nil
        case .arriving, .regained: return arriving
        }
    }

    /// Applies the erasures of some batches to all that are stored. Returns whether there are any.
    @discardableResult
    private mutating func erase(by batches: [HeldMessage]) -> Bool {
        var erasures = Erasures()
        for message in batches { if let batch = message.batch { erasures.insert(batch) } }
        if erasures.isEmpty { return false }
        for position in disk.batches.indices {
            if let form = disk.batches[position].erasedForm(by: erasures) { disk.batches[position] = form }
        }
        return true
    }

    private mutating func fold(_ position: Int) {
        let held = disk.batches[position].held
        guard bug != nil, let stored = held.stored else { return replica.fold(held) }
        var batch = stored.batch
        switch bug {
        case .lastArrivalWins: batch = batch.at(UInt64(position + 1))
        case .tiesGoToTheFirst:
            let kept = batch.changes.filter { replica.state.stamp(of: $0).time != batch.time }
            batch = batch.with(Changes(kept), isErased: batch.isErased)
        case .partsFoldedEarly: batch = batch.alone
        default: break
        }
        replica.fold(StoredBatch(batch, hash: stored.hash, generation: stored.generation))
    }

    private mutating func settle() {
        let actions = replica.unsettled
        if actions.isEmpty { return }
        let own = actions.flatMap { byAction[$0] ?? [] }
        let records = Set(own.flatMap { disk.batches[$0].batch.map { $0.changes.map(\.record) } ?? [] })
        let history = bug == .undoWithoutHistory ? own : Set(records.flatMap { byRecord[$0] ?? [] }).sorted()
        replica.settle(actions, history: history.compactMap { disk.batches[$0].batch })
    }

    mutating func saveSnapshot() {
        disk.snapshot = (replica.snapshot(position: Int64(disk.batches.count)), disk.batches.count)
        unsavedCount = 0
    }

    // MARK: - Looking

    /// The batches that it can open.
    var batches: [Batch] { disk.batches.compactMap(\.batch) }

    /// What is left of all batches that lost changes.
    var remains: [[UInt8]] { disk.batches.filter { $0.held.generation > 0 }.map(\.bytes) }
}
