import Journal
import TestSupport

/// The checks once all is well again.
extension Simulation {
    mutating func heal() throws(Violation) {
        messages = []
        try exchange()
    }

    /// Brings back erasing batches that were lost with devices which were restored. Until then, who got a batch only in the form that
    /// one had reduced has less of it than others, who do not take that form.
    mutating func findErasures() throws(Violation) {
        guard hidesErasure else { return }
        let erasing = written.filter { $0.batch.erases }.map { batch in
            HeldMessage(batch, version: versions[batch.batch.action.id]!).bytes
        }
        for index in devices.indices { receive(erasing, at: index) }
        try heal()
        try expect(!hidesErasure, "an erasing batch is not taken")
        try check()
    }

    /// Lets all devices write twice, so that those that were copied are told apart: the second time, no two of them write
    /// the same sequence.
    mutating func goOn() throws(Violation) {
        if unreliable.isEmpty { return }
        var last: [StoredBatch] = []
        for _ in 1...2 {
            let count = written.count
            for index in devices.indices {
                try write([Change("marks", record(), "text", .text("text \(newID())."))], by: index)
            }
            last = Array(written[count...])
            try exchange()
        }
        let sequences = Set(last.map { [$0.batch.device.number, UInt64($0.batch.sequence)] })
        try expect(sequences.count == last.count, "copies go on as one device")
        try check()
    }

    /// Whether there was a batch that erases and is not open on all devices.
    private var hidesErasure: Bool {
        let open = devices.map { Set($0.batches.map(\.action.id)) }
        return written.contains { batch in
            batch.batch.action.name == "erase" && !open.allSatisfy { $0.contains(batch.batch.action.id) }
        }
    }

    /// Whether the same is left of each batch on all devices that can open it.
    private var formsAgree: Bool {
        var forms: [BatchIdentity: Changes] = [:]
        for message in devices.flatMap(\.disk.batches) {
            guard let changes = message.batch?.changes else { continue }
            let known = forms.updateValue(changes, forKey: message.held.identity)
            if let known, known != changes { return false }
        }
        return true
    }

    /// Lets every device exchange with every other until nothing is missing anywhere.
    private mutating func exchange() throws(Violation) {
        for _ in 0..<8 {
            var isQuiet = true
            for one in devices.indices {
                for other in devices.indices where one != other {
                    operationCount += 1
                    if bug == .newerFileReplaces { devices[one].replaceFile(by: devices[other].disk) }
                    let position = devices[one].disk.positions[other] ?? 0
                    let missing = devices[other].missing(for: devices[one].heads, after: position, most: .max)
                    if missing.messages.isEmpty { continue }
                    isQuiet = isQuiet && devices[one].replica.heads == devices[other].replica.heads
                    if bug == .positionSavedFirst { devices[one].savePosition(missing.end, of: other) }
                    receive(missing.messages, at: one)
                }
            }
            if isQuiet { return }
        }
        if hidesErasure { return }
        throw Violation(seed: seed, description: "the exchange does not end")
    }

    func check() throws(Violation) {
        if hidesErasure {
            for (index, device) in devices.enumerated() { try compareWithOracle(device, "device \(index)") }
            return
        }
        // Devices of one version have the same state, and all hold the same batches.
        for version in Self.olderVersion...Self.newerVersion {
            try checkEqual(devices.indices.filter { devices[$0].version == version })
        }
        let first = devices.indices.max { devices[$0].version < devices[$1].version }!
        let identities = Set(devices[first].disk.batches.map(\.held.identity))
        for (index, device) in devices.enumerated() {
            try expect(
                device.replica.heads == devices[first].replica.heads
                    && Set(device.disk.batches.map(\.held.identity)) == identities,
                "device \(index) holds other batches than device \(first)")
        }
        try expect(formsAgree, "devices hold different changes of one batch")
        let batches = devices[first].batches
        let kept = Set(batches.map(\.action.id))
        for batch in written where !unreliable.contains(batch.batch.device) {
            let action = batch.batch.action.id
            let isOpen = versions[action]! <= devices[first].version
            try expect(!isOpen || kept.contains(action), "\(action.hex) was written and is lost")
        }
        let reliable = batches.filter { !unreliable.contains($0.device) && !forged.contains($0.device) }
        let isKnown = { (earlier: Batch, later: Batch) in versions[later.action.id]! >= versions[earlier.action.id]! }
        try expect(knownNeverWins(reliable, isKnown), "a change wins over one whose author knew it")
        let texts = Set(devices.flatMap { $0.batches.flatMap { $0.changes.compactMap(\.textPrefix) } })
        for text in written.erasedTexts(by: batches) { try expect(!texts.contains(text), "“\(text)” was erased") }
        try expectNothingElseErased(devices[first])
    }

    /// Whether of all batches as they were written that is left, and no more, which docs/sync.md says that an erasure leaves.
    private func expectNothingElseErased(_ device: Device) throws(Violation) {
        var held: [BatchIdentity: Batch] = [:]
        for message in device.disk.batches { held[message.held.identity] = message.batch }
        let erasing = held.values.filter { erasedRecords[$0.action.id] != nil }
        for stored in written {
            guard let form = held[stored.identity] else { continue }
            let (batch, version) = (stored.batch, versions[stored.batch.action.id]!)
            let unknown = erasing.filter {
                batch.seen[$0.device] < $0.sequence || version < versions[$0.action.id]!
            }
            let records = unknown.map { erasedRecords[$0.action.id]! }
            for change in batch.changes where change.table != "erased" {
                let isErased = records.contains { change.record.isErased(with: $0) }
                try expect(
                    form.changes.contains(change) != isErased,
                    "\(change.record.hex) is \(isErased ? "not erased" : "erased, which nobody asked for")")
            }
        }
    }

    private func checkEqual(_ indices: [Int]) throws(Violation) {
        guard let first = indices.first.map({ devices[$0] }) else { return }
        let status = first.replica.snapshot(position: 0)
        for index in indices {
            let device = devices[index]
            try expect(
                device.replica.snapshot(position: 0) == status,
                "device \(index) differs from device \(indices[0]): \(difference(device, first))")
            let restarted = Device(restarting: device.disk, version: device.version, bug: bug)
            try expect(restarted.replica.snapshot(position: 0) == status, "device \(index) differs after a restart")
        }
        try compareWithOracle(first, "device \(indices[0])")
    }

    /// Compares a device's state with the oracle's of the batches that it can open, whatever others it lacks.
    func compareWithOracle(_ device: Device, _ name: String) throws(Violation) {
        let unopenedCount = device.disk.batches.count(where: \.isUnopened)
        try expect(device.replica.unopenedCount == unopenedCount, "\(name) does not count what it cannot open")
        let setAside = device.disk.batches.filter { $0.batch == nil && !$0.isUnopened }.map(\.held.identity)
        try expect(device.replica.setAside == Set(setAside), "\(name) does not count what nobody signed")
        let isForged = device.replica.state.values.values.contains(.text(Self.forgedText))
        try expect(!isForged, "\(name) shows what another wrote in a device's name")
        let oracle = Oracle(device.batches, undos: undos).values
        let values = device.replica.state.values
        try expect(values == oracle, "\(name) has not the oracle's state: \(Self.difference(values, oracle))")
    }

    private static func difference(_ values: [Field: Value], _ others: [Field: Value]) -> String {
        Set(values.keys).union(others.keys).filter { values[$0] != others[$0] }.prefix(3).map {
            "\($0.table) \($0.record.hex) \($0.name) is \(values[$0] ?? .null), not \(others[$0] ?? .null)"
        }.joined(separator: "; ")
    }

    private func difference(_ one: Device, _ other: Device) -> String {
        let (left, right) = (one.replica, other.replica)
        if left.heads != right.heads { return "heads \(left.heads) for \(right.heads)" }
        if left.forked != right.forked { return "forked \(left.forked) for \(right.forked)" }
        if left.unsettled != right.unsettled { return "unsettled \(left.unsettled) for \(right.unsettled)" }
        return Self.difference(left.state.values, right.state.values)
    }
}
