import DaybookCore
import Journal
import TestSupport
import Testing

/// Arbitrary changes of several devices, generated from a seed and folded in any order.
struct SeededWorld {
    private var randomness: SeededRandomness
    private let changes: [(change: Change, stamp: Stamp)]

    /// - Parameters:
    ///   - most: The maximum number of changes.
    ///   - change: Makes a change.
    init(seed: UInt64, most: Int, _ change: (inout SeededRandomness) -> Change) {
        var randomness = SeededRandomness(seed: seed)
        changes = (0..<Int.random(in: 1...most, using: &randomness)).map { _ in
            let time = UInt64.random(in: 1...30, using: &randomness)
            let stamp = Stamp(time: time, device: DeviceID(UInt64.random(in: 1...3, using: &randomness)))
            return (change(&randomness), stamp)
        }
        self.randomness = randomness
    }

    /// The state after folding the changes.
    var state: State { Self.folded(changes) }

    /// Expects the same state in any order, with repetitions, and through a snapshot.
    ///
    /// - Parameter told: Everything derived from the tables.
    mutating func expectTheSameInAnyOrder(_ told: (State) -> [String]) throws {
        let expected = state
        for _ in 0..<4 {
            let twice = changes + changes.filter { _ in Bool.random(using: &randomness) }
            let other = Self.folded(twice.shuffled(using: &randomness))
            #expect(Self.bytes(other) == Self.bytes(expected))
            #expect(told(other) == told(expected))
        }
        var reader = ByteReader(Self.bytes(expected))
        #expect(told(try State(from: &reader)) == told(expected))
    }

    private static func folded(_ changes: [(change: Change, stamp: Stamp)]) -> State {
        var state = State()
        for (change, stamp) in changes { state.merge([change], stamp: stamp) }
        return state
    }

    private static func bytes(_ state: State) -> [UInt8] {
        var writer = ByteWriter()
        state.write(to: &writer)
        return writer.bytes
    }
}

extension SeededRandomness {
    /// The id of one of three records.
    mutating func record() -> RecordID { RecordID([UInt8.random(in: 1...3, using: &self)])! }
}
