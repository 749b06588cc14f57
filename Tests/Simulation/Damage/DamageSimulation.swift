import Foundation
import Journal
import TestSupport

@testable import JournalStore

/// A journal of which random bytes are damaged: of its database, its backup, its snapshot and its keys. Nothing may end in anything but
/// a reason, and a repair keeps every batch of which all bytes are left in the journal or in its backup. Those are found by comparing
/// bytes, without anything of the program's.
struct DamageSimulation {
    private typealias Store = SQLiteJournal<Board>

    /// Numbers of what happened.
    struct Counts {
        var damages = 0
        /// Batches of which all bytes were left, and that had to be there after a repair.
        var whole = 0

        var text: String { "\(damages) damages, \(whole) whole batches kept" }
    }

    private let folder: String
    private let keyFolder: KeyFolder
    private let sound: SoundFiles
    private(set) var counts = Counts()

    /// The files of a journal before they are damaged.
    private struct SoundFiles {
        var database: [UInt8] = []
        var backup: [UInt8] = []
        var snapshot: [UInt8] = []
        var keys: [String: [UInt8]] = [:]
        var backupName = ""
        var values: [Field: Value] = [:]
        /// Where each batch's envelope is, in the journal and in the backup.
        var places: [[UInt8]: EnvelopePlace] = [:]
        var backupPlaces: [[UInt8]: EnvelopePlace] = [:]
    }

    private var database: String { folder + "/journals/me/journal.sqlite" }
    private var snapshot: String { folder + "/journals/me/snapshot" }
    private var backup: String { sound.backupName }

    /// Makes the files.
    init() throws {
        folder = NSTemporaryDirectory() + "/simulate-damage-\(UUID().uuidString)"
        keyFolder = KeyFolder(for: folder)
        var random = SeededRandomness(seed: 1)
        func digits(_ count: Int) -> String { (0..<count).map { _ in String(random.next()) }.joined(separator: " ") }
        let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        func write(_ numbers: ClosedRange<UInt8>, _ count: Int) throws {
            for number in numbers { try Self.write(number, digits(count), to: store) }
        }
        var sound = SoundFiles()
        try write(1...20, 10)
        try write(21...21, 400)
        sound.backupName = try store.dailyBackup(at: 1_790_000_000_000) ?? ""
        _ = store.saveSnapshotIfStale(after: 1)
        try write(22...50, 8)
        try write(51...51, 700)
        try write(52...60, 8)
        sound.values = try store.read { $0.state.values }
        func bytes(_ path: String) -> [UInt8] { FileSystem.read(path) ?? [] }
        (sound.database, sound.backup) = (bytes(store.path), bytes(sound.backupName))
        sound.snapshot = bytes(store.folder + "/snapshot")
        for name in FileSystem.names(in: keyFolder.path) { sound.keys[name] = bytes(keyFolder.path + "/" + name) }
        for envelope in try Self.envelopes(of: store) {
            sound.places[envelope] = EnvelopePlace(envelope, in: sound.database)
            sound.backupPlaces[envelope] = EnvelopePlace(envelope, in: sound.backup)
        }
        store.file.close()
        precondition(sound.places.count == 60 && sound.backupPlaces.count == 21 && !sound.snapshot.isEmpty)
        self.sound = sound
    }

    func removeFiles() {
        for path in [folder, keyFolder.path] { try? FileManager.default.removeItem(atPath: path) }
    }

    /// Damages each kind of file once. Throws what went wrong.
    mutating func run(_ seed: UInt64) throws(Simulation.Violation) {
        let kinds: [(String, (inout Self, inout SeededRandomness) throws -> Void)] = [
            ("journal", { try $0.damageJournal(&$1) }), ("backup", { try $0.damageBackup(&$1) }),
            ("snapshot", { try $0.damageSnapshot(&$1) }), ("keys", { try $0.damageKeys(&$1) }),
        ]
        for (number, (name, damage)) in kinds.enumerated() {
            var random = SeededRandomness(seed: seed &* 4 &+ UInt64(number))
            counts.damages += 1
            do { try damage(&self, &random) } catch {
                throw Simulation.Violation(seed: seed, description: "damage of the \(name): \(error)")
            }
        }
    }

    /// Something that must not happen.
    private struct Mistake: Error, CustomStringConvertible { let description: String }

    private func expect(_ isTrue: Bool, _ description: @autoclosure () -> String) throws {
        if !isTrue { throw Mistake(description: description()) }
    }

    // MARK: - Damages

    private mutating func damageJournal(_ random: inout SeededRandomness) throws {
        let damage = random.one(of: Damage.allCases)
        var bytes = sound.database
        let moved = damage.apply(to: &bytes, &random)
        var backup = random.once(in: 2) ? sound.backup : nil
        if var damaged = backup, random.once(in: 2) {
            _ = random.one(of: Damage.allCases.filter { $0 != .swappedPages }).apply(to: &damaged, &random)
            backup = damaged
        }
        try put(database: bytes, backup: backup, snapshot: random.once(in: 2) ? sound.snapshot : nil)
        try use()
        try put(database: bytes, backup: backup, snapshot: nil)
        let inBackup = backup.map { backup in sound.backupPlaces.filter { $0.value.isWhole(in: backup) }.keys.map { $0 }
        }
        let expected = Set(sound.places.filter { $0.value.isWhole(in: bytes, moved: moved) }.keys).union(inBackup ?? [])
        if expected.isEmpty { return }
        let report = try Store.repair(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        try expect(report.report.isSound, "\(damage): the repaired journal is damaged")
        let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        defer { store.file.close() }
        try Self.write(101, "after the repair", to: store)
        let lost = try expected.subtracting(Self.envelopes(of: store))
        try expect(lost.isEmpty, "\(damage): a repair lost \(lost.count) of \(expected.count) whole batches")
        counts.whole += expected.count
    }

    private mutating func damageBackup(_ random: inout SeededRandomness) throws {
        let damage = random.one(of: Damage.allCases)
        var bytes = sound.backup
        let moved = damage.apply(to: &bytes, &random)
        let expected = Set(sound.backupPlaces.filter { $0.value.isWhole(in: bytes, moved: moved) }.keys)
        try put(database: nil, backup: nil, snapshot: nil)
        let path = folder + "/damaged.backup"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        try givingReasons { _ = try Store.check(path, keyFolder: keyFolder) }
        let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        defer { store.file.close() }
        do { _ = try store.restore(from: path) } catch {
            try expect(expected.isEmpty, "\(damage): nothing of a backup is restored: \(error)")
        }
        let lost = try expected.subtracting(Self.envelopes(of: store))
        try expect(lost.isEmpty, "\(damage): a backup gives \(lost.count) of \(expected.count) whole batches not")
        counts.whole += expected.count
    }

    private mutating func damageSnapshot(_ random: inout SeededRandomness) throws {
        let damage = random.one(of: Damage.allCases)
        var bytes = sound.snapshot
        _ = damage.apply(to: &bytes, &random)
        try put(database: sound.database, backup: sound.backup, snapshot: bytes)
        try expectAllValues("\(damage) of the snapshot")
        try use()
    }

    private mutating func damageKeys(_ random: inout SeededRandomness) throws {
        try put(database: sound.database, backup: sound.backup, snapshot: nil)
        let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        let key = try store.key()
        store.file.close()
        let name = random.one(of: sound.keys.keys.sorted())
        let damage = random.one(of: [Damage.bits, .bytes, .cutOff, .zeroedPage, .overwrittenPage])
        var bytes = sound.keys[name] ?? []
        _ = damage.apply(to: &bytes, &random)
        try Data(bytes).write(to: URL(fileURLWithPath: keyFolder.path + "/" + name))
        try use()
        try Store.restoreKey(key, folder: folder, keyFolder: keyFolder) { 0 }
        try expectAllValues("\(damage) of \(name)")
    }

    // MARK: - The journal

    private static func randomness() -> UInt64 { .random(in: 1 ... .max) }

    @discardableResult
    private static func write(_ number: UInt8, _ text: String, to store: Store) throws -> [StoredBatch] {
        let id = ActionID(high: randomness(), low: randomness())
        return try store.write(at: 1) { _ in
            Draft(name: "write", id: id, changes: [Change("marks", RecordID([number])!, "text", .text(text))])
        }
    }

    /// The envelopes of a journal's batches, as they are stored.
    private static func envelopes(of store: Store) throws -> Set<[UInt8]> {
        Set(try store.missingBatches(for: [], upTo: .max).batches.map { try BatchEnvelope(decoding: $0).storedBytes })
    }

    /// Puts files in their places, and removes all others.
    private func put(database: [UInt8]?, backup: [UInt8]?, snapshot: [UInt8]?) throws {
        try? FileManager.default.removeItem(atPath: folder + "/journals/me")
        try FileSystem.makeFolder(folder + "/journals/me")
        if backup != nil { try FileSystem.makeFolder(folder + "/journals/me/backups") }
        for (bytes, path) in [(database, self.database), (backup, self.backup), (snapshot, self.snapshot)] {
            if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
        }
        // Those that other journals in the same folder had: with several, there is no telling whose a damaged file was.
        for name in FileSystem.names(in: keyFolder.path) where sound.keys[name] == nil {
            FileSystem.remove(keyFolder.path + "/" + name)
        }
        for (name, bytes) in sound.keys { try Data(bytes).write(to: URL(fileURLWithPath: keyFolder.path + "/" + name)) }
    }

    private func expectAllValues(_ damage: String) throws {
        let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
        defer { store.file.close() }
        let values = try store.read { $0.state.values }
        try expect(
            sound.values.allSatisfy { values[$0.key] == $0.value }, "\(damage): values of a sound journal are gone")
    }

    /// Does what the program does with a journal. Whatever fails gives a reason of the store.
    private func use() throws {
        try givingReasons {
            let store = try Store(folder: folder, keyFolder: keyFolder, randomness: Self.randomness)
            defer { store.file.close() }
            let values = try store.read { $0.state.values }
            try expect(values.allSatisfy { sound.values[$0.key] == $0.value }, "a damaged journal has other values")
            try givingReasons { try Self.write(100, "new", to: store) }
            try givingReasons { _ = try store.recentActions(before: nil, limit: 5) }
            try givingReasons { _ = try store.missingBatches(for: []) }
            try givingReasons { try store.backup(to: folder + "/copy", replacing: true) }
            try givingReasons { _ = try store.check() }
            store.eraseFromBackups()
        }
        for path in [database, backup] { try givingReasons { _ = try Store.check(path, keyFolder: keyFolder) } }
    }

    private func givingReasons(_ body: () throws -> Void) throws {
        do { try body() } catch is StoreFailure {}
    }
}
