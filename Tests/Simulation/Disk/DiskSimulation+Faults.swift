import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// Failing disks, and what is done about them.
extension DiskSimulation {
    /// Has a process of a device do something, while its disk may fail, and goes on as a person does.
    ///
    /// - Parameter body: Adds the batches that it acknowledges. A full disk may make it throw, and a crash.
    mutating func attempt(
        _ index: Int, _ name: String, _ body: (SQLiteJournal<Board>, inout Set<BatchIdentity>) throws -> Void
    ) throws {
        operationCount += 1
        let device = devices[index]
        let store = random.one(of: device.stores)
        var fault = DISK_WORKS
        if random.once(in: 5) { fault = DISK_STOPS } else if random.once(in: 16) { fault = DISK_IS_FULL }
        let status = fault == DISK_IS_FULL ? try store.read { $0.snapshot(position: 0) } : []
        if fault == DISK_STOPS { present = try device.identities() }
        setSyncing(of: device)
        disk_plan(fault, Int64(random.number(0...random.one(of: [4, 20, 60, 400]))))
        var acknowledged: Set<BatchIdentity> = []
        var failure: (any Error)?
        do { try body(store, &acknowledged) } catch { failure = error }
        disk_plan(DISK_WORKS, 0)
        if !acknowledged.isSubset(of: device.held.union(device.doubtful)) {
            // There was a transaction: its rollback journal was synced, and with it the end of the one before.
            device.held.formUnion(device.doubtful)
            device.doubtful = []
        }
        device.held.formUnion(acknowledged.subtracting(device.doubtful))
        if disk_is_stopped() {
            if bug == .acknowledgedBeforeCommit { device.held.formUnion(inFlight) }
            try restart(index)
        } else if let failure {
            if device.isOnLyingDisk, fault != DISK_IS_FULL { return try revive(index) }
            // Nothing is erased from a file that is older than its snapshot before it is repaired.
            if case .damaged? = failure as? StoreFailure { return try revive(index, repairing: true) }
            try expect(
                fault == DISK_IS_FULL && failure as? StoreFailure == .diskFull,
                "device \(index) cannot \(name): \(failure)")
            if acknowledged.isEmpty {
                let left = try store.read { $0.snapshot(position: 0) }
                try expect(left == status, "device \(index) could not \(name), but has done something")
            }
        }
        inFlight = []
        actionInFlight = nil
        device.noteDevice()
    }

    func setSyncing(of device: DiskDevice) {
        disk_set_syncing(
            bug == .neverSyncs ? DISK_NEVER_SYNCS : device.isOnLyingDisk ? DISK_LIES : DISK_SYNCS)
    }

    /// Stops a machine that does nothing, and starts it again.
    mutating func crash(_ index: Int) throws {
        operationCount += 1
        try restart(index)
    }

    /// Starts a machine again that stopped, which may stop again while a journal is opened.
    mutating func restart(_ index: Int) throws {
        crashCount += 1
        let device = devices[index]
        var hasLostPower = false
        setSyncing(of: device)
        for time in 0...random.number(0...2) {
            device.close()
            let losesPower = random.once(in: 2)
            disk_restart(device.folder, losesPower)
            if losesPower { try device.loseSnapshot(&random) }
            hasLostPower = hasLostPower || losesPower
            if time < 2, random.once(in: 3) { disk_plan(DISK_STOPS, Int64(random.number(0...20))) }
            do {
                try device.open()
            } catch {
                if !disk_is_stopped(), !device.isOnLyingDisk {
                    throw Violation(seed: seed, description: "device \(index) does not open after a crash: \(error)")
                }
            }
            if !disk_is_stopped() { break }
        }
        disk_plan(DISK_WORKS, 0)
        if disk_is_stopped() {
            device.close()
            disk_restart(device.folder, false)
            if !device.isOnLyingDisk { try device.open() }
        }
        if device.isOnLyingDisk { return try revive(index) }
        try checkAfterCrash(index, hasLostPower: hasLostPower)
    }

    mutating func checkAfterCrash(_ index: Int, hasLostPower: Bool) throws {
        let device = devices[index]
        let here = try device.identities()
        try expect(device.held.isSubset(of: here), "device \(index) has lost what it acknowledged in a crash")
        let report = try device.stores[0].check()
        try expect(report.isSound, "device \(index) is damaged after a crash: \(report.faults)")
        let new = inFlight.subtracting(present)
        try expect(
            new.isSubset(of: here) || new.isDisjoint(with: here),
            "device \(index) has a part of a portion after a crash")
        let batches = try device.batches()
        try noteWritten(batches.filter { $0.batch.action.id == actionInFlight })
        try expect(
            actionInFlight.map { Oracle.hasAllOrNothing(of: $0, in: batches.map(\.batch)) } ?? true,
            "device \(index) has a part of an action after a crash")
        if hasLostPower {
            if !device.doubtful.isSubset(of: here) { unreliable.formUnion(device.ids) }
            device.doubtful = []
            device.held.formUnion(here)
        } else {
            device.doubtful.formUnion(here.subtracting(device.held))
        }
    }

    /// Opens a journal that may be damaged: as it is, or repaired, or made anew of what peers have.
    ///
    /// - Parameter repairing: Whether it is repaired even if it is sound.
    mutating func revive(_ index: Int, repairing: Bool = false) throws {
        let device = devices[index]
        unreliable.formUnion(device.ids)
        disk_plan(DISK_WORKS, 0)
        disk_set_syncing(DISK_SYNCS)
        if repairing || !isSound(device) {
            do {
                try stopRepair(of: device)
                _ = try device.repair()
                repairCount += 1
                try device.open()
                let report = try device.stores[0].check()
                try expect(report.isSound, "device \(index) has faults after a repair: \(report.faults)")
            } catch let failure as StoreFailure {
                try expect(Self.isBeyondRepair(failure), "device \(index) cannot be repaired: \(failure)")
                lossCount += 1
                try device.removeFiles()
                try install(device)
            }
        }
        try noteLoss(index)
        let batches = try device.batches()
        for action in batches.map(\.batch.action) where action.name == DiskDevice.recovery {
            undos[action.id] = action.reversal
        }
        try noteWritten(
            batches.filter { $0.batch.action.id == actionInFlight || $0.batch.action.name == DiskDevice.recovery })
    }

    /// Begins a repair, sometimes, and kills it or cuts the power.
    private mutating func stopRepair(of device: DiskDevice) throws {
        if random.once(in: 2) { return }
        disk_plan(DISK_STOPS, Int64(random.number(0...random.one(of: [20, 100, 400]))))
        _ = try? device.repair()
        device.close()
        if disk_is_stopped() { disk_restart(device.folder, random.once(in: 2)) }
        disk_plan(DISK_WORKS, 0)
    }

    func isSound(_ device: DiskDevice) -> Bool {
        do {
            try device.open()
            return try device.stores[0].check().isSound
        } catch {
            return false
        }
    }

    static func isBeyondRepair(_ failure: StoreFailure) -> Bool {
        switch failure {
        case .damaged, .notAJournal, .beyondRepair, .tooNew, .tooOld, .keyMissing, .wrongKey: true
        default: false
        }
    }

    /// Notes that a device has what is on its disk, whatever it had before.
    mutating func noteLoss(_ index: Int) throws {
        let device = devices[index]
        device.noteDevice()
        device.held = try device.identities()
        device.doubtful = []
    }
}
