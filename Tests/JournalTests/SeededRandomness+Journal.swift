import Journal
import TestSupport

extension SeededRandomness {
    mutating func bytes(_ count: ClosedRange<Int>) -> [UInt8] {
        (0..<number(count)).map { _ in UInt8(truncatingIfNeeded: next()) }
    }

    mutating func identifier() -> Identifier { Identifier(high: next(), low: next()) }

    mutating func text() -> String {
        let letters = ["a", "Z", " ", "ё", "ł", "🌱", "👩🏽‍🌾", "e\u{301}", "\u{0}", "\u{202E}"]
        return (0..<number(0...9)).map { _ in one(of: letters) }.joined()
    }

    /// A random value of any kind, including extreme ones.
    mutating func value() -> Value {
        switch number(0...9) {
        case 0: .null
        case 1...3: .integer(one(of: [.min, -1, 0, 1, 2, 3, 4, .max, Int64(bitPattern: next())]))
        case 4: .real(one(of: [0, -0.0, 1.5, .nan, .infinity, -.greatestFiniteMagnitude, .leastNonzeroMagnitude]))
        case 5: .bytes(bytes(0...70))
        default: .text(text())
        }
    }

    /// A change to one of a few records, so that changes collide; sometimes of an unknown field.
    mutating func change() -> Change {
        let plant = one(of: Plant.schema.columns.map(\.name) + ["colour"])
        let visit = one(of: Visit.schema.columns.map(\.name))
        let isPlant = once(in: 2)
        let record = record(UInt8(number(1...5)))
        var value = value()
        if isPlant, plant == "life", !once(in: 4) {
            value = .integer(Int64(number(1...6)) + (once(in: 9) ? 1 << 32 - 3 : 0))
        }
        if once(in: 20) { return Change("weeds", record, "title", value) }
        return Change(isPlant ? Plant.table : Visit.table, record, isPlant ? plant : visit, value)
    }

    mutating func changes(_ count: ClosedRange<Int>) -> [Change] { (0..<number(count)).map { _ in change() } }

    /// The reading of a clock that may be right, stuck, or far off.
    mutating func time() -> UInt64 {
        switch number(0...9) {
        case 0: Stamp.clock(at: noon + 400 * 86_400_000)
        case 1: one(of: [0, 1, 1 << 63, 1 << 63 + 1 << 32, 1 << 63 + 2 << 32, Stamp.latest])
        case 2...5: Stamp.clock(at: noon) + UInt64(number(0...2))
        default: Stamp.clock(at: noon + Int64(number(0...1_000_000)))
        }
    }

    /// A random batch, not necessarily one an author would write.
    mutating func batch() -> Batch {
        var seen = VersionVector()
        for _ in 0..<number(0...4) { seen[DeviceID(next())] = Int64(number(1...1000)) }
        return Batch(
            journal: identifier(), device: DeviceID(next()), sequence: Int64(number(1...1 << 40)), time: time(),
            seen: seen,
            action: Action(
                name: text(), id: identifier(), part: Int64(number(0...3)), isLast: once(in: 2),
                reversal: once(in: 2) ? Reversal(of: identifier(), life: Int64(number(2...9))) : nil),
            changes: Changes(changes(0...8)), isErased: once(in: 5), appVersion: Int64(number(0...300)))
    }

    mutating func hash() -> BatchHash { BatchHash(bytes(32...32))! }

    /// A random envelope of this or a later version, whose content is made up.
    mutating func envelope() -> BatchEnvelope {
        let generation = once(in: 2) ? 0 : Int64(number(1...300))
        return BatchEnvelope(
            BatchEnvelope.Header(
                version: UInt8(one(of: [2, 2, 3, 255])), journal: identifier(), device: DeviceID(next()),
                sequence: Int64(number(1...1 << 40)), generation: generation, previous: once(in: 3) ? .none : hash(),
                original: generation > 0 ? hash() : nil, epoch: Int64(number(0...200)), extensions: bytes(0...5)),
            content: bytes(0...300))
    }
}
