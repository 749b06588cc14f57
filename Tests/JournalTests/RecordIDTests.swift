import TestSupport
import Testing

@testable import Journal

struct RecordIDTests {
    @Test func anIDHasOneTo64Bytes() {
        #expect(RecordID([]) == nil)
        #expect(RecordID([UInt8](repeating: 1, count: 65)) == nil)
        #expect(RecordID(hex: "0g") == nil)
    }

    @Test func idsOfEveryLengthRoundTrip() throws {
        var randomness = SeededRandomness(seed: 1)
        for length in 1...64 {
            let bytes = randomness.bytes(length...length)
            let id = try #require(RecordID(bytes))
            #expect(id.bytes == bytes)
            #expect(id.count == length)
            #expect((0..<length).map { id[$0] } == bytes)
            #expect(RecordID(hex: id.hex) == id)
            // Also from the middle of other bytes.
            let around: [UInt8] = [9, 9, 9] + bytes + [9]
            #expect(RecordID(around, 3..<3 + length) == id)
        }
        #expect(RecordID(Identifier(high: 1, low: 2)).bytes == Identifier(high: 1, low: 2).bytes)
        #expect(RecordID(Identifier(high: 1, low: 2)) == RecordID(Identifier(high: 1, low: 2).bytes))
    }

    /// Ids of all lengths that differ late or only in length, and random ones.
    private static let manyBytes: [[UInt8]] = {
        var randomness = SeededRandomness(seed: 2)
        var all: [[UInt8]] = []
        for length in 1...64 {
            let zeros = [UInt8](repeating: 0, count: length)
            all += [zeros, zeros.dropLast() + [1], zeros.dropLast() + [255], randomness.bytes(length...length)]
            if length > 1 { all.append(zeros.dropLast(2) + [1, 0]) }
        }
        return all
    }()

    @Test func idsAreOrderedAndEqualAsTheirBytes() throws {
        for left in Self.manyBytes {
            for right in Self.manyBytes {
                let (leftID, rightID) = (try #require(RecordID(left)), try #require(RecordID(right)))
                #expect((leftID < rightID) == left.lexicographicallyPrecedes(right), "\(left) \(right)")
                #expect((leftID == rightID) == (left == right), "\(left) \(right)")
                if left == right { #expect(leftID.hashValue == rightID.hashValue) }
            }
        }
    }

    @Test func idsOfEveryLengthAreDistinctInATable() throws {
        var garden = Garden()
        let ids = Set(Self.manyBytes).map { RecordID($0) }.compactMap { $0 }
        for id in ids {
            garden.merge([Change("visits", id, "note", .text(id.hex))], stamp: Stamp(time: 1, device: phone))
        }
        #expect(garden.visits.rows.count == ids.count)
        for id in ids { #expect(garden.visits[id]?.note == id.hex) }
    }

    @Test func consecutiveKeysGetScatteredHashes() throws {
        var randomness = SeededRandomness(seed: 3)
        let habit = randomness.bytes(16...16)
        let ids = (0..<1000).compactMap { RecordID([1] + habit + [0, 0, UInt8($0 >> 8), UInt8($0 & 255)]) }
        #expect(Set(ids.map { $0.hashValue & 0xFFFF }).count > 900)
    }

    @Test func aVersionVectorIsOrderedByDevice() {
        var seen = VersionVector()
        for device: UInt64 in [5, 1, 9, 3] { seen[DeviceID(device)] = Int64(device) * 10 }
        seen[DeviceID(9)] = 99
        #expect(seen.entries.map(\.device.number) == [1, 3, 5, 9])
        #expect(seen.entries.map(\.sequence) == [10, 30, 50, 99])
        #expect(seen[DeviceID(3)] == 30)
        #expect(seen[DeviceID(4)] == 0)
    }

    @Test func aSliceOfAnIdIsTheIdOfItsBytes() throws {
        for length in 1...64 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 37 + 5) }
            let id = try #require(RecordID(bytes))
            for first in 0..<length {
                #expect(id.part(first..<length) == RecordID(Array(bytes[first...])))
                #expect(id.part(0..<first) == RecordID(Array(bytes[..<first])))
            }
            #expect(id.part(0..<length + 1) == nil)
        }
    }
}
