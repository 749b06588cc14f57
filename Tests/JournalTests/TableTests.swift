import Journal
import Testing

struct TableTests {
    private let rose = record(1)

    private func garden(_ changes: (String, Value, UInt64, DeviceID)...) -> Garden {
        var garden = Garden()
        for (field, value, time, device) in changes {
            garden.merge([Change("plants", rose, field, value)], stamp: Stamp(time: time, device: device))
        }
        return garden
    }

    @Test func theLaterEditWinsInEitherOrder() {
        let inOrder = garden(("title", .text("Rose"), 1, laptop), ("title", .text("Thorn"), 2, phone))
        let reversed = garden(("title", .text("Thorn"), 2, phone), ("title", .text("Rose"), 1, laptop))
        #expect(inOrder.plants[rose]?.title == "Thorn")
        #expect(inOrder.bytes == reversed.bytes)
    }

    @Test func atOneTimeTheGreaterDeviceWins() {
        let garden = garden(("title", .text("Rose"), 5, laptop), ("title", .text("Thorn"), 5, phone))
        #expect(garden.plants[rose]?.title == "Rose")
    }

    @Test func atOneStampTheGreaterBytesWin() {
        let one = garden(("title", .text("Rose"), 5, phone), ("title", .text("Thorn"), 5, phone))
        let other = garden(("title", .text("Thorn"), 5, phone), ("title", .text("Rose"), 5, phone))
        #expect(one.plants[rose]?.title == "Thorn")
        #expect(one.bytes == other.bytes)
    }

    @Test func fieldsMergeApartFromEachOther() {
        let garden = garden(("title", .text("Rose"), 9, phone), ("height", .real(1.5), 1, laptop))
        #expect(garden.plants[rose]?.title == "Rose")
        #expect(garden.plants[rose]?.height == 1.5)
    }

    @Test func theGreaterLifeWinsWhateverTheStamps() {
        let one = garden(("life", .integer(2), 1, phone), ("life", .integer(1), 9, laptop))
        let other = garden(("life", .integer(1), 9, laptop), ("life", .integer(2), 1, phone))
        #expect(one.plants[rose]?.life == 2)
        #expect(one.bytes == other.bytes)
    }

    @Test func ofEqualLivesTheLaterStampIsKept() {
        var one = garden(("life", .integer(2), 1, phone), ("life", .integer(2), 9, laptop))
        let other = garden(("life", .integer(2), 9, laptop), ("life", .integer(2), 1, phone))
        #expect(one.bytes == other.bytes)
        let stamp = one.plants.stamp(of: rose, field: 0)
        #expect(stamp == Stamp(time: 9, device: laptop))
    }

    @Test func aLifeThatIsNoCountChangesNothing() {
        let garden = garden(
            ("life", .integer(3), 1, phone), ("life", .null, 9, phone), ("life", .integer(-7), 9, phone),
            ("life", .text("dead"), 9, phone))
        #expect(garden.plants[rose]?.life == 3)
    }

    @Test func aValueOfTheWrongKindIsAsNull() {
        for value: Value in [.integer(4), .text("tall"), .real(.nan), .real(.infinity), .bytes([1])] {
            let wrong = garden(("height", .real(1), 1, phone), ("height", value, 2, phone))
            let null = garden(("height", .real(1), 1, phone), ("height", .null, 2, phone))
            #expect(wrong.bytes == null.bytes)
        }
    }

    @Test func ofAWrongAndARightValueAtOneStampTheRightOneStays() {
        let one = garden(("height", .real(1), 1, phone), ("height", .text("tall"), 1, phone))
        let other = garden(("height", .text("tall"), 1, phone), ("height", .real(1), 1, phone))
        #expect(one.plants[rose]?.height == 1)
        #expect(one.bytes == other.bytes)
    }

    @Test func whatIsNotKnownIsPassedOver() {
        var garden = Garden()
        garden.merge(
            [Change("plants", rose, "colour", .text("red")), Change("weeds", rose, "title", .text("Nettle"))],
            stamp: Stamp(time: 1, device: phone))
        #expect(garden.bytes == Garden().bytes)
    }

    @Test func aMergeSaysWhetherTheRecordIsNew() {
        var table = Table<Visit>()
        let stamp = Stamp(time: 1, device: phone)
        let first = table.merge(rose, field: 0, value: .integer(1), stamp: stamp)
        let second = table.merge(rose, field: 1, value: .text("dry"), stamp: stamp)
        #expect((first, second) == (true, false))
        #expect(table.place(of: rose) == 0)
        #expect(table.place(of: record(2)) == nil)
        #expect(table[record(2)] == nil)
        let never = table.stamp(of: record(2), field: 0)
        #expect(never == .never)
    }

    @Test func aTableFindsEachOfManyRecords() throws {
        var table = Table<Visit>()
        let ids = (0..<5000).compactMap { RecordID([UInt8($0 >> 8), UInt8($0 & 255)]) }
        for (number, id) in ids.enumerated() {
            table.merge(id, field: 0, value: .integer(Int64(number)), stamp: Stamp(time: 1, device: phone))
        }
        for (number, id) in ids.enumerated() { #expect(table[id]?.state == Int64(number)) }
        var writer = ByteWriter()
        table.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let restored = try Table<Visit>(from: &reader)
        for (number, id) in ids.enumerated() { #expect(restored[id]?.state == Int64(number)) }
    }

    @Test func whatIsReadBackMergesAsBefore() throws {
        var one = garden(("title", .text("Rose"), 5, phone), ("life", .integer(1), 5, phone))
        var reader = ByteReader(one.bytes)
        var restored = try Garden(from: &reader)
        #expect(restored.bytes == one.bytes)
        for (value, time) in [("Earlier", UInt64(4)), ("Later", 6)] {
            let change = Change("plants", rose, "title", .text(value))
            one.merge([change], stamp: Stamp(time: time, device: phone))
            restored.merge([change], stamp: Stamp(time: time, device: phone))
            #expect(restored.bytes == one.bytes)
        }
        #expect(restored.plants[rose]?.title == "Later")
    }

    @Test func recordsOutOfOrderOrTwiceAreRefused() throws {
        var garden = Garden()
        for number: UInt8 in [1, 2] {
            garden.merge([Change("visits", record(number), "state", .integer(1))], stamp: Stamp(time: 1, device: phone))
        }
        var writer = ByteWriter()
        garden.visits.write(to: &writer)
        // Behind two counts and the first record: its id, an integer and a null.
        let second = 2 + 2 + 2 + 1
        for number: UInt8 in [0, 1] {
            var bytes = writer.bytes
            #expect(bytes[second..<second + 2] == [1, 2])
            bytes[second + 1] = number
            var reader = ByteReader(bytes)
            #expect(throws: DecodingFailure.self) { try Table<Visit>(from: &reader) }
        }
    }

    @Test func bytesBehindTheLastRecordAreRefused() throws {
        var visits = Table<Visit>()
        visits.merge(rose, field: 0, value: .integer(1), stamp: Stamp(time: 1, device: phone))
        var writer = ByteWriter()
        visits.write(to: &writer)
        var bytes = writer.bytes
        #expect(bytes[0..<2] == [1, 5])
        bytes[1] += 1
        bytes.insert(0, at: 2 + 5)
        var reader = ByteReader(bytes)
        #expect(throws: DecodingFailure.self) { try Table<Visit>(from: &reader) }
    }
}
