import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// The checks once all disks work.
extension DiskSimulation {
    mutating func heal() throws {
        disk_plan(DISK_WORKS, 0)
        try exchange()
        guard !unreliable.isEmpty, try !formsAgree() else { return }
        // Heads tell how often batches lost changes, not which. Two erasures, of which each is lost with a device that was
        // restored, can hide each other; then forms meet when they are sent for another reason.
        for one in devices.indices {
            for other in devices.indices where one != other {
                let bytes = try devices[other].stores[0].missingBatches(for: [], upTo: .max, signsAll: true).blocks
                try receive(bytes, repairing: one)
            }
        }
        try exchange()
    }

    /// Lets every device exchange with every other until nothing is missing anywhere.
    private mutating func exchange() throws {
        for _ in 0..<8 {
            var isQuiet = true
            for one in devices.indices {
                for other in devices.indices where one != other {
                    for portion in try portions(for: one, of: other, upTo: 1 << 20, most: .max) {
                        isQuiet = false
                        let heads = signedHeads.sorted { $0.lexicographicallyPrecedes($1) }
                        try receive(heads + portion, repairing: one)
                    }
                    devices[one].noteDevice()
                }
            }
            let heads = try devices.map { try $0.stores[0].read { $0.heads } }
            if isQuiet || heads.allSatisfy({ $0 == heads[0] }) { return }
        }
        throw Violation(seed: seed, description: "the exchange does not end")
    }

    /// Has a device receive batches, after a repair if they erase something and its file is older than its snapshot.
    private mutating func receive(_ batches: [[UInt8]], repairing index: Int) throws {
        do throws(StoreFailure) {
            try devices[index].stores[0].receive(batches)
        } catch {
            guard case .damaged = error else { throw error }
            try revive(index, repairing: true)
            try devices[index].stores[0].receive(batches)
        }
    }

    /// Lets all devices write twice, so that those that were copied are told apart: the second time, no two of them write
    /// the same sequence.
    mutating func goOn() throws {
        if unreliable.isEmpty { return }
        var last: [StoredBatch] = []
        for round in 1...2 {
            last = []
            for (index, device) in devices.enumerated() {
                let id = ActionID(high: 8, low: UInt64(round * 100 + index))
                last += try device.stores[0].write(at: 0) { _ in
                    Draft(
                        name: "do", id: id,
                        changes: [Change("marks", RecordID([1, 1])!, "text", .text("secret text \(id.hex)."))])
                }
                device.noteDevice()
            }
            written += last
            writtenIDs.formUnion(last.map(\.identity))
            try exchange()
        }
        let sequences = Set(last.map { [$0.batch.device.number, UInt64($0.batch.sequence)] })
        try expect(sequences.count == last.count, "copies go on as one device")
        try check()
    }

    mutating func check() throws {
        let status = try devices[0].stores[0].read { $0.snapshot(position: 0) }
        let identities = try devices[0].identities()
        for (index, device) in devices.enumerated() {
            for store in device.stores { try compare(store, status, "device \(index)") }
            try device.open()
            for store in device.stores { try compare(store, status, "device \(index) after a restart") }
            let path = device.stores[0].snapshotPath
            device.close()
            FileSystem.remove(path)
            try device.open()
            try compare(device.stores[0], status, "device \(index) without its snapshot")
            let report = try device.stores[0].check()
            try expect(report.isSound, "device \(index) has faults: \(report.faults)")
            try expect(report.devices.allSatisfy { $0.breaks.isEmpty }, "device \(index) has broken chains")
            let here = try device.identities()
            try expect(device.held.isSubset(of: here), "device \(index) has lost what it acknowledged")
            try expect(here == identities, "device \(index) has other batches than device 0")
            try compareWithOracle(index)
        }
        let batches = try devices[0].batches().map(\.batch)
        // Of a device that has lost some, those before them have no signature any more, if they were received without them.
        let unsigned = try devices[0].envelopes().filter { $0.isSetAside && unreliable.contains($0.identity.device) }
        try expect(batches.count + unsigned.count == identities.count, "some batches cannot be opened")
        try expect(try formsAgree(), "devices hold different changes of one batch")
        let reliable = batches.filter { !unreliable.contains($0.device) }
        try expect(knownNeverWins(reliable, isKnown), "a change wins over one whose author knew it")
        try checkErasures(batches)
    }

    /// Whether the author of a batch could read another that it counts.
    private func isKnown(_ earlier: Batch, _ later: Batch) -> Bool {
        !(setAside[later.action.id] ?? []).contains {
            $0.device == earlier.device && $0.sequence >= earlier.sequence
        }
    }

    private func compare(_ store: SQLiteJournal<Board>, _ status: [UInt8], _ name: String) throws {
        let found = try store.read { $0.snapshot(position: 0) }
        if found == status { return }
        let (one, other) = (try store.read { $0 }, try devices[0].stores[0].read { $0 })
        var differences: [String] = []
        if one.heads != other.heads { differences.append("heads") }
        if one.forked != other.forked { differences.append("forks \(one.forked) and \(other.forked)") }
        if one.unsettled != other.unsettled { differences.append("unsettled actions") }
        if one.state.values != other.state.values { differences.append("values") }
        throw Violation(
            seed: seed, description: "\(name) differs from device 0: \(differences.joined(separator: ", "))")
    }

    /// Compares a device's state with the oracle's of the batches that it has.
    func compareWithOracle(_ index: Int) throws {
        let oracle = Oracle(try devices[index].batches().map(\.batch), undos: undos).values
        let values = try devices[index].stores[0].read { $0.state.values }
        let differing = Set(values.keys).union(oracle.keys).filter { values[$0] != oracle[$0] }
        try expect(
            differing.isEmpty,
            "device \(index) has not the oracle's state: "
                + differing.map { "\($0.table) \($0.record.hex) \($0.name)" }.sorted().joined(separator: "; "))
    }

    /// Whether the same is left of each batch on all devices.
    private func formsAgree() throws -> Bool {
        var forms: [BatchIdentity: Changes] = [:]
        for device in devices {
            for stored in try device.batches() {
                let known = forms.updateValue(stored.batch.changes, forKey: stored.identity)
                if let known, known != stored.batch.changes { return false }
            }
        }
        return true
    }

    // MARK: - Erasures

    /// Checks that nothing is left of what was erased: neither texts, in batches and snapshots, nor sealed bytes, in files.
    private mutating func checkErasures(_ batches: [Batch]) throws {
        let texts = Set(batches.flatMap { $0.changes.compactMap(\.textPrefix) })
        let erased = written.erasedTexts(by: batches)
        for text in erased { try expect(!texts.contains(text), "“\(text)” was erased") }
        let identities = Set(try devices[0].identities())
        for (index, device) in devices.enumerated() {
            var kept: Set<[UInt8]> = []
            for stored in try device.envelopes() {
                kept.insert(Array(try stored.envelope(of: device.stores[0].journal).content.prefix(Sealer.saltSize)))
            }
            let former = envelopes.filter { envelope in
                !kept.contains(Array(envelope.content.prefix(Sealer.saltSize)))
                    && identities.contains(
                        BatchIdentity(
                            device: envelope.header.device, sequence: envelope.header.sequence,
                            hash: Sealer.hash(of: envelope)))
            }
            for name in device.fileNames {
                guard let bytes = FileSystem.read(device.journalFolder + "/" + name) else { continue }
                let opened = name.hasPrefix("snapshot") ? device.stores[0].sealer.openSnapshot(bytes) ?? [] : []
                for text in erased {
                    try expect(!opened.contains(Array(text.utf8)), "device \(index) has “\(text)” in \(name)")
                }
                try expect(!bytes.contains(Array("secret text".utf8)), "device \(index) has a text in \(name)")
                for envelope in former {
                    try expect(
                        !envelope.content.samples.contains { bytes.contains($0) },
                        "device \(index) has sealed bytes of an erased form in \(name)")
                }
            }
        }
    }
}

extension [UInt8] {
    /// The salt, and some sealed bytes.
    fileprivate var samples: [[UInt8]] {
        let starts = [0] + stride(from: Sealer.saltSize, through: count - 32, by: Swift.max(900, count / 8))
        return starts.map { Array(self[$0..<Swift.min($0 + 32, count)]) }
    }

    fileprivate func contains(_ wanted: [UInt8]) -> Bool {
        disk_contains(self, Int64(count), wanted, Int64(wanted.count))
    }
}
