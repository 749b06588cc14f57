import Foundation
import Journal
import SimulatedDisk
import TestSupport

@testable import JournalStore

/// Devices whose journals are SQLite files on disks that fail, under one scheduler.
///
/// Everything depends on the seed alone: what happens, what becomes of each write in a crash, and the store's randomness,
/// that of ids, keys and salts. So batches have the same hashes whenever a seed is run.
struct DiskSimulation {
    typealias Violation = Simulation.Violation

    let seed: UInt64
    let bug: DiskBug?
    var random: SeededRandomness
    var devices: [DiskDevice] = []
    let folder: String
    let randomness: () -> UInt64
    /// The journal that all devices share.
    var journal = JournalID(high: 0, low: 0)
    /// Copies of files of devices, which may be restored.
    var copies: [(device: Int, files: [String: [UInt8]])] = []
    /// The actions that can be reversed, and what reversed them.
    var actions: [ActionID] = []
    var undos: [ActionID: Reversal] = [:]
    /// All batches as they were written.
    var written: [StoredBatch] = []
    var writtenIDs: Set<BatchIdentity> = []
    /// The envelopes of all batches, in each form that was seen.
    var envelopes: [BatchEnvelope] = []
    var salts: Set<[UInt8]> = []
    /// The signed heads that were sent, without which batches are set aside.
    var signedHeads: Set<[UInt8]> = []
    /// The batches that were set aside where an action was written, which its author did not see, though it counts them.
    var setAside: [ActionID: Set<BatchIdentity>] = [:]
    /// Devices of which something was copied, restored or damaged: their sequences may mean two things.
    var unreliable: Set<DeviceID> = []
    /// The batches that are being written or received.
    var inFlight: Set<BatchIdentity> = []
    var actionInFlight: ActionID?
    /// The batches that the device had before.
    var present: Set<BatchIdentity> = []
    /// The batches of each device at the end, in order of arrival.
    private(set) var histories: [[StoredBatch]] = []
    /// Milliseconds since 1970.
    var time: Int64 = 1_795_161_600_000
    var lastID: UInt64 = 0
    var operationCount = 0
    var crashCount = 0
    /// Journals that were repaired, and that were beyond repair.
    var repairCount = 0
    var lossCount = 0
    var checksum: UInt64 = 0

    init(seed: UInt64, bug: DiskBug? = nil) {
        self.seed = seed
        self.bug = bug
        random = SeededRandomness(seed: seed)
        let root = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
        folder = "\(root)/daybook-simulation-\(getpid())"
        let source = RandomSource(seed: ~seed)
        randomness = { source.random.next() }
    }

    private final class RandomSource {
        var random: SeededRandomness

        init(seed: UInt64) { random = SeededRandomness(seed: seed) }
    }

    /// The number of steps of a run.
    static let usualSteps = 60

    /// A checksum of all that happened: every access to a file, and what each device held after it.
    var trace: UInt64 { disk_trace() ^ checksum }

    mutating func run(steps: Int) throws(Violation) {
        disk_install()
        disk_begin(seed, folder)
        disk_set_keeps_journals(bug != .journalInMemory)
        try? FileManager.default.removeItem(atPath: folder)
        defer {
            for device in devices { device.close() }
            try? FileManager.default.removeItem(atPath: folder)
        }
        do {
            let hasLyingDisk = random.once(in: 4)
            for number in 0..<random.number(2...4) { try addDevice(isOnLyingDisk: hasLyingDisk && number == 1) }
            for _ in 0..<steps { try step() }
            try heal()
            try check()
            try goOn()
            histories = try devices.map { try $0.batches() }
        } catch let violation as Violation {
            throw violation
        } catch {
            throw Violation(seed: seed, description: "after \(operationCount) operations: \(error)")
        }
    }

    func expect(_ isTrue: Bool, _ what: @autoclosure () -> String) throws(Violation) {
        if !isTrue { throw Violation(seed: seed, description: "after \(operationCount) operations, \(what())") }
    }

    mutating func addDevice(isOnLyingDisk: Bool) throws {
        let device = DiskDevice(
            folder: "\(folder)/\(devices.count)", keyFolder: KeyFolder(path: folder + "/keys"),
            processCount: random.number(1...2), isOnLyingDisk: isOnLyingDisk, randomness: randomness)
        devices.append(device)
        try install(device)
    }

    /// Makes a journal on an empty device.
    mutating func install(_ device: DiskDevice) throws {
        disk_set_syncing(bug == .neverSyncs ? DISK_NEVER_SYNCS : DISK_SYNCS)
        try device.open()
        if journal == JournalID(high: 0, low: 0) {
            journal = device.stores[0].journal
        } else {
            try device.stores[0].join(journal)
        }
        device.noteDevice()
    }

    mutating func step() throws {
        time += Int64(random.number(0...random.one(of: [0, 1000, 86_400_000])))
        let index = random.number(0...devices.count - 1)
        switch random.number(0...99) {
        case 0..<42: try write(index)
        case 42..<72: try pull(index)
        case 72..<77: try saveSnapshot(index)
        case 77..<80: try end(index)
        case 80..<83: try crash(index)
        case 83: devices[index].clockError = Int64(random.number(-50...50)) * 31_557_600_000
        case 84..<87: copies.append((index, devices[index].files()))
        case 87 where random.once(in: 2): try restoreFiles()
        case 88 where devices.count < 5 && random.once(in: 2): try copy(index)
        case 89..<92: try backUp(index)
        case 92, 93: try restoreBackup(index)
        case 94 where random.once(in: 2): try flipBits(index)
        default: try compareWithOracle(index)
        }
        devices[index].noteDevice()
        try note(index)
    }

    mutating func note(_ index: Int) throws {
        for byte in Head.encode(try devices[index].stores[0].read { $0.heads }) {
            checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3
        }
    }

    mutating func newID() -> UInt64 {
        lastID += 1
        return lastID
    }

    mutating func record() -> RecordID {
        RecordID([UInt8(random.number(1...2)), UInt8(random.number(0...9))])!
    }
}
