import DaybookCore
import Journal

/// Decoding a snapshot never traps, whatever follows a valid checksum, and a decoded snapshot is usable.
enum SnapshotFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        var position: Int64 = 0
        _ = Replica<State>(snapshot: bytes, journal: journal, position: &position)
        let body = head + bytes
        let whole = body + Checksum.of(body).bigEndianBytes
        guard var replica = Replica<State>(snapshot: whole, journal: journal, position: &position) else { return }
        let changes = replica.state.habits.rows.prefix(4).map { Change(Habit.table, $0.id, "life", .integer(2)) }
        // Nothing can be written after the greatest time.
        let batches = try? replica.author(changes, name: "edit", id: journal, device: DeviceID(3), at: 0)
        for batch in batches ?? [] { replica.fold(StoredBatch(batch, hash: hash(9))) }
        let again = replica.snapshot(position: position)
        precondition(Replica<State>(snapshot: again, journal: journal, position: &position) != nil)
    }

    static let seeds: [[UInt8]] = {
        var replica = Replica<State>(journal: journal)
        func snapshot() -> [UInt8] { Array(replica.snapshot(position: 9).dropFirst(head.count).dropLast(8)) }
        func fold(device: UInt64, sequence: Int64, part: Int64, isLast: Bool, _ changes: [Change]) {
            replica.fold(
                StoredBatch(
                    Batch(
                        journal: journal, device: DeviceID(device), sequence: sequence, time: 1 << 20,
                        seen: VersionVector(),
                        action: Action(name: "edit", id: Identifier(high: device, low: 0), part: part, isLast: isLast),
                        changes: Changes(changes)), hash: hash(UInt8(device * 10) + UInt8(sequence * 2 + part))))
        }
        var seeds = [snapshot()]
        let habit = RecordID(Identifier(high: 3, low: 4))
        fold(
            device: 1, sequence: 1, part: 0, isLast: true,
            [Change(Habit.table, habit, "title", .text("Read")), Change(Habit.table, habit, "life", .integer(1))])
        seeds.append(snapshot())
        fold(device: 2, sequence: 3, part: 0, isLast: false, [Change(Habit.table, habit, "note", .text("daily"))])
        fold(device: 3, sequence: 1, part: 0, isLast: false, [])
        fold(device: 3, sequence: 1, part: 1, isLast: true, [Change(Habit.table, habit, "target", .real(2))])
        seeds.append(snapshot())
        for number: Int64 in [1, 3] {
            let identity = BatchIdentity(device: DeviceID(4), sequence: number, hash: hash(UInt8(number)))
            replica.fold(HeldBatch.unopened(identity, generation: number))
        }
        fold(device: 5, sequence: 1, part: 0, isLast: true, [Erasures.change(erasing: habit)])
        seeds.append(snapshot())
        return seeds
    }()
}

private let journal = Identifier(high: 1, low: 2)

/// Stands for the hash of an envelope: nothing is hashed here.
private func hash(_ number: UInt8) -> BatchHash { BatchHash([UInt8](repeating: number, count: BatchHash.size))! }

/// The beginning of every snapshot of this journal: signature, layout and journal.
private let head = Array(Replica<State>(journal: journal).snapshot(position: 0).prefix(4 + 8 + 16))
