import DaybookCore
import Foundation
import Journal
import TestSupport

/// The calls by which a browser's engine folds the batches that simulated devices received, in their order, with the native
/// results. `Tests/Twins/compare.mjs` repeats them in WebAssembly, and compares the bytes.
struct Sample {
    /// The step numbers that `compare.mjs` knows.
    private enum Step: UInt8 {
        case start = 0, load = 1, fold = 2, heads = 5, snapshot = 8, unsettled = 11, settle = 12
    }

    private var writer = ByteWriter()
    private(set) var historyCount = 0

    var bytes: [UInt8] { writer.bytes }

    /// Adds what each device of a simulation received.
    mutating func add(_ seed: UInt64, steps: Int) throws(Simulation.Violation) {
        var simulation = DiskSimulation(seed: seed)
        try simulation.run(steps: steps)
        var random = SeededRandomness(seed: seed)
        for (index, history) in simulation.histories.enumerated() {
            add(history.map(\.inTables), "seed \(seed), device \(index)", &random)
        }
    }

    private mutating func add(_ history: [StoredBatch], _ name: String, _ random: inout SeededRandomness) {
        guard let journal = history.first?.batch.journal else { return }
        historyCount += 1
        var names = ByteWriter()
        names.identifier(journal)
        names.uint64(1)
        note(.start, name, names.bytes, [])
        var replica = Replica<State>(journal: journal)
        var position = 0
        while position < history.count {
            let portion = Array(history[position...].prefix(random.number(1...20)))
            position += portion.count
            for batch in portion { replica.fold(batch) }
            note(.fold, name, Self.held(portion), Self.text(portion.reduce(0) { $0 + $1.batch.changes.count }))
            if random.once(in: 2) || position == history.count {
                settle(&replica, Array(history[..<position]), name)
            }
        }
        note(.heads, name, [], Head.encode(replica.heads))
        let snapshot = replica.snapshot(position: Int64(position))
        note(.snapshot, name, Self.text(position), snapshot)
        note(.load, name, snapshot, Self.text(position))
        note(.snapshot, name, Self.text(position), snapshot)
    }

    private mutating func settle(_ replica: inout Replica<State>, _ folded: [StoredBatch], _ name: String) {
        let actions = replica.unsettled.sorted()
        var unsettled = ByteWriter()
        unsettled.count(actions.count)
        for action in actions { unsettled.text(action.hex) }
        note(.unsettled, name, [], unsettled.bytes)
        if actions.isEmpty { return }
        let own = folded.filter { replica.unsettled.contains($0.batch.action.id) }
        let records = Set(own.flatMap { $0.batch.changes.map(\.record) })
        let history = folded.filter { $0.batch.changes.contains { records.contains($0.record) } }
        var given = ByteWriter()
        given.count(actions.count)
        for action in actions { given.identifier(action) }
        given.bytes(Self.held(history))
        replica.settle(Set(actions), history: history.map(\.batch))
        note(.settle, name, given.bytes, Self.text(own.reduce(0) { $0 + $1.batch.changes.count }))
    }

    private mutating func note(_ step: Step, _ name: String, _ given: [UInt8], _ expected: [UInt8]) {
        writer.byte(step.rawValue)
        writer.text(name)
        writer.lengthPrefixedBytes(given)
        writer.lengthPrefixedBytes(expected)
    }

    private static func text(_ number: Int) -> [UInt8] { Array("\(number)".utf8) }

    /// Batches as the worker's script passes them to the engine.
    private static func held(_ batches: [StoredBatch]) -> [UInt8] {
        var writer = ByteWriter()
        for stored in batches {
            let batch = stored.batch
            let header = BatchEnvelope.Header(
                journal: batch.journal, device: batch.device, sequence: batch.sequence, generation: stored.generation,
                previous: .none, original: stored.generation > 0 ? stored.hash : nil)
            writer.lengthPrefixedBytes(BatchEnvelope.encodedHeader(header, contentLength: batch.content.count))
            writer.bytes(stored.hash.bytes)
            writer.byte(0) // it is not set aside
            writer.lengthPrefixedBytes(batch.content)
        }
        return writer.bytes
    }
}
