import DaybookCore
import Journal
import Testing

/// Arbitrary changes of several devices, generated from a seed and folded in any order.
struct SeededWorld {
    /// A seeded pseudorandom generator.
    struct Chance: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }

        /// The id of one of three records.
        mutating func record() -> RecordID { RecordID([UInt8.random(in: 1...3, using: &self)])! }
    }

    private var chance: Chance
    private let changes: [(change: Change, stamp: Stamp)]

    /// - Parameters:
    ///   - most: The maximum number of changes.
    ///   - change: Makes a change.
    init(seed: UInt64, most: Int, _ change: (inout Chance) -> Change) {
        var chance = Chance(state: seed)
        changes = (0..<Int.random(in: 1...most, using: &chance)).map { _ in
            let time = UInt64.random(in: 1...30, using: &chance)
            let stamp = Stamp(time: time, device: DeviceID(UInt64.random(in: 1...3, using: &chance)))
            return (change(&chance), stamp)
        }
        self.chance = chance
    }

    /// The state after folding the changes.
    var state: State { Self.folded(changes) }

    /// Expects the same state in any order, with repetitions, and through a snapshot.
    ///
    /// - Parameter told: Everything derived from the tables.
    mutating func expectTheSameInAnyOrder(_ told: (State) -> [String]) throws {
        let expected = state
        for _ in 0..<4 {
            let twice = changes + changes.filter { _ in Bool.random(using: &chance) }
            let other = Self.folded(twice.shuffled(using: &chance))
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
