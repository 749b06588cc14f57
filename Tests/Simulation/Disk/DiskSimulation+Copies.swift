import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// Snapshots, backups, copies, and files that are restored.
extension DiskSimulation {
    mutating func saveSnapshot(_ index: Int) throws {
        try attempt(index, "save a snapshot") { store, _ in store.saveSnapshotIfStale(after: 1) }
        devices[index].noteSnapshot()
    }

    /// Ends a device's processes, and starts them again.
    mutating func end(_ index: Int) throws {
        operationCount += 1
        setSyncing(of: devices[index])
        do { try devices[index].open() } catch {
            guard devices[index].isOnLyingDisk else { throw error }
            try revive(index)
        }
    }

    mutating func backUp(_ index: Int) throws {
        let now = time
        try attempt(index, "back up") { store, _ in _ = try store.dailyBackup(at: now) }
    }

    mutating func restoreBackup(_ index: Int) throws {
        let backups = devices.flatMap(\.backups)
        if backups.isEmpty { return }
        let path = random.one(of: backups)
        let device = devices[index]
        try attempt(index, "restore a backup") { store, acknowledged in
            _ = try store.restore(from: path)
            if device.isOnLyingDisk { return }
            acknowledged.formUnion(try device.identities())
        }
    }

    /// Puts an older copy of a device's files in their place.
    mutating func restoreFiles() throws {
        if copies.isEmpty { return }
        operationCount += 1
        let copy = random.one(of: copies)
        let device = devices[copy.device]
        setSyncing(of: device)
        unreliable.formUnion(device.ids)
        try device.replaceFiles(
            by: copy.files, inPlace: random.once(in: 2), removesOthers: random.once(in: 2))
        try device.open()
        try noteLoss(copy.device)
    }

    /// Copies a device, as when a folder is copied to another computer. Both go on.
    mutating func copy(_ index: Int) throws {
        operationCount += 1
        let original = devices[index]
        let device = DiskDevice(
            folder: "\(folder)/\(devices.count)", keyFolder: original.keyFolder, processCount: random.number(1...2),
            isOnLyingDisk: false, randomness: randomness)
        try device.replaceFiles(by: original.files(), inPlace: true, removesOthers: false)
        devices.append(device)
        setSyncing(of: device)
        try device.open()
        unreliable.formUnion(original.ids)
        try noteLoss(devices.count - 1)
    }

    mutating func flipBits(_ index: Int) throws {
        operationCount += 1
        let device = devices[index]
        if random.once(in: 4) { return try flipIdentity(of: device, index) }
        try device.flipBits(random.number(1...3), &random)
        try revive(index)
    }

    /// Flips a bit of what identifies the journal. That costs nothing if a batch can be opened, which proves it.
    private mutating func flipIdentity(of device: DiskDevice, _ index: Int) throws {
        let envelopes = try device.envelopes()
        let held = Set(envelopes.filter { !$0.isSetAside }.map(\.identity))
        let isProven = envelopes.prefix(32).contains { envelope in
            var decoder = BatchDecoder()
            return envelope.intact(device.stores[0].sealer, &decoder)?.stored != nil
        }
        disk_plan(DISK_WORKS, 0)
        disk_set_syncing(DISK_SYNCS)
        try device.flipIdentity(random.number(0...255))
        try revive(index)
        try expect(
            try !isProven || held.isSubset(of: device.identities()),
            "device \(index) has lost batches with a bit of its identity")
    }
}
