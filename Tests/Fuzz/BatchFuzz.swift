import DaybookCore
import Journal

// Decoding and folding a batch never trap, and a decoded batch survives encoding and decoding.

func check(_ bytes: [UInt8]) {
    checkReading(bytes)
    // Also with a valid checksum, to reach the code behind the check.
    let body = Array(bytes.dropLast(8))
    checkReading(body + Checksum.of(body).bigEndianBytes)
}

private func checkReading(_ bytes: [UInt8]) {
    guard let encoded = try? EncodedBatch(decoding: bytes) else { return }
    let again = encoded.batch.encoded()
    guard let read = try? Batch(decoding: again) else { fatalError("what was written cannot be read") }
    precondition(read.encoded() == again, "what was read is not what was written")
    var replica = Replica<State>(journal: encoded.batch.journal)
    replica.fold(encoded)
    // A host folds a batch once, but folding it twice, as if from a copied device, must be harmless.
    replica.fold(encoded)
    let snapshot = replica.snapshot(position: 1)
    var position: Int64 = 0
    guard var restored = Replica<State>(snapshot: snapshot, journal: encoded.batch.journal, position: &position) else {
        fatalError("a snapshot cannot be read")
    }
    precondition(restored.snapshot(position: 1) == snapshot, "a snapshot is not what it was taken of")
    let state = replica.state
    let effect = ReversalEffect(of: [encoded.batch], isUndone: false) { state.stamp(of: $0) }
    precondition(effect.changedCount >= 0 && effect.newerEditCount >= 0)
    // A batch of the maximum size leaves no room for more in its header.
    let written = try? restored.author(
        Array(encoded.batch.changes), name: "edit", id: Identifier(high: 0, low: 0),
        reversing: encoded.batch.action.id, device: DeviceID(1), at: 0)
    for batch in written ?? [] { restored.fold(batch) }
    restored.settle(among: [encoded] + (written ?? []))
}

let seeds: [[UInt8]] = {
    let journal = Identifier(high: 1, low: 2)
    let habit = RecordID(Identifier(high: 3, low: 4))
    var replica = Replica<State>(journal: journal)
    var seeds: [[UInt8]] = []
    let values: [Value] = [.null, .integer(-1), .real(1.5), .text("Róża"), .bytes([1, 2, 3])]
    let tables: [(String, [String])] = [
        (Habit.table, Habit.schema.columns.map(\.name)), (Entry.table, Entry.schema.columns.map(\.name)),
        ("unknown", ["field"]),
    ]
    for (number, value) in values.enumerated() {
        let changes = tables.flatMap { table, fields in fields.map { Change(table, habit, $0, value) } }
        let batches = try! replica.author(
            changes, name: "edit", id: Identifier(high: 5, low: UInt64(number)), reversing: number == 2 ? journal : nil,
            device: DeviceID(UInt64(number)), at: 1_795_262_400_000)
        for batch in batches {
            replica.fold(batch)
            seeds += [batch.bytes, batch.erased.bytes]
        }
    }
    return seeds
}()
