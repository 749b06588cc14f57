import DaybookCore
import Journal

/// Decoding an envelope, and decoding and folding opened content, never trap. There is one way to write an envelope, and a
/// decoded batch survives encoding and decoding.
enum BatchFuzz: FuzzTarget {
    static func check(_ bytes: [UInt8]) {
        checkEnvelope(bytes)
        checkContent(bytes, header)
        checkContent(bytes, header.erased(hash))
    }

    static let seeds: [[UInt8]] = {
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
                changes, name: "edit", id: Identifier(high: 5, low: UInt64(number)),
                reversing: number == 2 ? journal : nil,
                device: DeviceID(UInt64(number)), at: 1_795_262_400_000)
            for batch in batches {
                replica.fold(StoredBatch(batch, hash: hash))
                let header = BatchEnvelope.Header(
                    journal: batch.journal, device: batch.device, sequence: batch.sequence, previous: .none)
                let left = BatchEnvelope(header.erased(hash), content: batch.with([], isErased: true).content)
                seeds += [batch.content, BatchEnvelope(header, content: batch.content).bytes, left.bytes]
            }
        }
        return seeds
    }()
}

/// A header for content without an envelope.
private let header = BatchEnvelope.Header(
    journal: Identifier(high: 1, low: 2), device: DeviceID(3), sequence: 1, previous: .none)
/// Stands for the hash of an envelope: nothing is hashed here.
private let hash = BatchHash([UInt8](repeating: 5, count: BatchHash.size))!

private func checkEnvelope(_ bytes: [UInt8]) {
    guard let envelope = try? BatchEnvelope(decoding: bytes) else { return }
    precondition(envelope.bytes == bytes, "an envelope was written in another way")
    let header = envelope.header
    let encoded = BatchEnvelope.encodedHeader(header, contentLength: envelope.content.count)
    precondition((try? BatchEnvelope.Header(decoding: encoded)) == header, "a header cannot be read")
    let stored = try? BatchEnvelope(
        stored: envelope.storedBytes, journal: header.journal, device: header.device, sequence: header.sequence,
        generation: header.generation, hash: header.original ?? hash)
    precondition(stored == envelope, "what was stored is not what is read")
    checkContent(envelope.content, header)
}

private func checkContent(_ content: [UInt8], _ header: BatchEnvelope.Header) {
    _ = Batch.damagedHeader(in: content)
    guard let batch = try? Batch(header, content: content) else { return }
    let again = batch.content
    guard let read = try? Batch(header, content: again) else { fatalError("what was written cannot be read") }
    precondition(read.content == again, "what was read is not what was written")
    let stored = StoredBatch(batch, hash: hash, generation: header.generation)
    let isEmpty = batch.changes.isEmpty
    precondition(stored.choice(of: stored, from: .peer, after: Erasures()) == .held, "a batch is not as it is")
    precondition(
        stored.choice(of: stored.erased, from: .peer, after: Erasures()) != .arriving || isEmpty,
        "a batch loses what nobody erased")
    var replica = Replica<State>(journal: batch.journal)
    replica.fold(stored)
    // A host folds a batch once, but folding it twice, as if from a copied device, must be harmless.
    replica.fold(stored)
    let snapshot = replica.snapshot(position: 1)
    var position: Int64 = 0
    guard var restored = Replica<State>(snapshot: snapshot, journal: batch.journal, position: &position) else {
        fatalError("a snapshot cannot be read")
    }
    precondition(restored.snapshot(position: 1) == snapshot, "a snapshot is not what it was taken of")
    let state = replica.state
    let effect = ReversalEffect(of: [batch], isUndone: false) { state.stamp(of: $0) }
    precondition(effect.changedCount >= 0 && effect.newerEditCount >= 0)
    // A batch of the maximum size leaves no room for more in its header.
    let written = try? restored.author(
        Array(batch.changes), name: "edit", id: Identifier(high: 0, low: 0), reversing: batch.action.id,
        device: DeviceID(1), at: 0)
    let own = (written ?? []).map { StoredBatch($0, hash: hash) }
    for batch in own { restored.fold(batch) }
    restored.settle(among: [stored] + own)
}
