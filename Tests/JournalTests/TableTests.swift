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

    @Test func greaterDeviceWinsAtEqualTimes() {
        let garden = garden(("title", .text("Rose"), 5, laptop), ("title", .text("Thorn"), 5, phone))
        #expect(garden.plants[rose]?.title == "Rose")
    }

    @Test func greaterBytesWinAtEqualStamps() {
        let one = garden(("title", .text("Rose"), 5, phone), ("title", .text("Thorn"), 5, phone))
        let other = garden(("title", .text("Thorn"), 5, phone), ("title", .text("Rose"), 5, phone))
        #expect(one.plants[rose]?.title == "Thorn")
        #expect(one.bytes == other.bytes)
    }

    /// A number of stamps takes one, two or four bytes.
    @Test(arguments: [200, 300, 70_000])
    func stampsFromASnapshotStillDecideMerges(count: Int) throws {
        var garden = Garden()
        for number in 1...count {
            garden.merge(
                [Change("plants", RecordID(Identifier(high: 1, low: UInt64(number))), "title", .text("Rose"))],
                stamp: Stamp(time: UInt64(number), device: phone))
        }
        var reader = ByteReader(garden.bytes)
        var copy = try Garden(from: &reader)
        for number in 1...count {
            let change = Change("plants", RecordID(Identifier(high: 1, low: UInt64(number))), "title", .null)
            #expect(copy.stamp(of: change) == Stamp(time: UInt64(number), device: phone))
        }
        let untouched = Change("plants", record(1), "height", .null)
        #expect(copy.stamp(of: untouched) == .never)
        // More than are kept beside the snapshot's.
        for number in 1...count {
            let id = RecordID(Identifier(high: 1, low: UInt64(number)))
            copy.merge(
                [Change("plants", id, "title", .text("Older"))], stamp: Stamp(time: UInt64(number) - 1, device: phone))
            copy.merge(
                [Change("plants", id, "height", .real(2))], stamp: Stamp(time: UInt64(number), device: laptop))
            garden.merge(
                [Change("plants", id, "height", .real(2))], stamp: Stamp(time: UInt64(number), device: laptop))
        }
        #expect(copy.bytes == garden.bytes)
    }

    @Test func columnOrderDoesNotDependOnWhichIsWrittenFirst() {
        let one = garden(
            ("title", .text("Rose"), 1, phone), ("planted", .integer(4), 2, phone), ("height", .real(2), 3, phone))
        let other = garden(
            ("height", .real(2), 3, phone), ("planted", .integer(4), 2, phone), ("title", .text("Rose"), 1, phone))
        #expect(one.plants[rose]?.height == 2)
        #expect(other.plants[rose]?.title == "Rose")
        #expect(one.bytes == other.bytes)
    }

    @Test func aColumnNeverWrittenTakesNoSpace() {
        var garden = Garden()
        for number in 1...100 {
            let id = RecordID(Identifier(high: 1, low: UInt64(number)))
            garden.merge([Change("plants", id, "title", .text("Rose"))], stamp: Stamp(time: 1, device: phone))
        }
        let before = garden.bytes.count
        garden.merge([Change("plants", rose, "height", .real(2))], stamp: Stamp(time: 1, device: phone))
        // One more record, and a null and the number of a stamp for each of the others.
        #expect(garden.bytes.count > before + 200)
        #expect(garden.plants[RecordID(Identifier(high: 1, low: 50))]?.title == "Rose")
    }

    @Test func equalRowsDoNotDependOnColumnsStoredForOthers() {
        let alone = garden(("title", .text("Rose"), 1, phone))
        var among = alone
        among.merge([Change("plants", record(2), "life", .integer(1))], stamp: Stamp(time: 1, device: phone))
        #expect(alone.plants[rose] == among.plants[rose])
        #expect(alone.plants[rose]?.hashValue == among.plants[rose]?.hashValue)
        #expect(alone.plants[rose] != among.plants[record(2)])
    }

    @Test func aSnapshotOfColumnsBeyondTheSchemaIsRefused() {
        var writer = ByteWriter()
        writer.uint64(1 << 63)
        writer.count(0)
        var reader = ByteReader(writer.bytes)
        #expect(throws: DecodingFailure.self) { try RecordTable(Plant.schema, from: &reader) }
    }

    @Test func fieldsMergeIndependently() {
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

    @Test func laterStampIsKeptForEqualLives() {
        let one = garden(("life", .integer(2), 1, phone), ("life", .integer(2), 9, laptop))
        let other = garden(("life", .integer(2), 9, laptop), ("life", .integer(2), 1, phone))
        #expect(one.bytes == other.bytes)
        #expect(one.stamp(of: Change("plants", rose, "life", .null)) == Stamp(time: 9, device: laptop))
    }

    @Test func invalidLifeChangesNothing() {
        let garden = garden(
            ("life", .integer(3), 1, phone), ("life", .null, 9, phone), ("life", .integer(-7), 9, phone),
            ("life", .text("dead"), 9, phone))
        #expect(garden.plants[rose]?.life == 3)
    }

    @Test func valueOfTheWrongTypeCountsAsNull() {
        for value: Value in [.integer(4), .text("tall"), .real(.nan), .real(.infinity), .bytes([1])] {
            let wrong = garden(("height", .real(1), 1, phone), ("height", value, 2, phone))
            let null = garden(("height", .real(1), 1, phone), ("height", .null, 2, phone))
            #expect(wrong.bytes == null.bytes)
        }
    }

    @Test func validValueWinsOverAnInvalidOneAtEqualStamps() {
        let one = garden(("height", .real(1), 1, phone), ("height", .text("tall"), 1, phone))
        let other = garden(("height", .text("tall"), 1, phone), ("height", .real(1), 1, phone))
        #expect(one.plants[rose]?.height == 1)
        #expect(one.bytes == other.bytes)
    }

    @Test func unknownFieldsAndTablesAreKeptThroughASnapshot() throws {
        let (red, nettle) = (
            Change("plants", rose, "colour", .text("red")), Change("weeds", rose, "title", .text("Nettle"))
        )
        var garden = Garden()
        garden.merge([red, nettle], stamp: Stamp(time: 4, device: phone))
        garden.merge([Change("plants", rose, "colour", .text("pink"))], stamp: Stamp(time: 3, device: phone))
        var reader = ByteReader(garden.bytes)
        let restored = try Garden(from: &reader)
        #expect(restored.bytes == garden.bytes)
        #expect(restored.bytes != Garden().bytes)
        #expect(restored.stamp(of: red) == Stamp(time: 4, device: phone))
        #expect(restored.stamp(of: nettle) == Stamp(time: 4, device: phone))
    }

    @Test func unknownFieldsMergeInEitherOrder() {
        let changes = [("red", UInt64(4)), ("pink", 3), ("white", 4)].map { colour, time in
            (Change("plants", rose, "colour", .text(colour)), Stamp(time: time, device: phone))
        }
        var (one, other) = (Garden(), Garden())
        for (change, stamp) in changes { one.merge([change], stamp: stamp) }
        for (change, stamp) in changes.reversed() { other.merge([change], stamp: stamp) }
        #expect(one.bytes == other.bytes)
    }

    @Test func anUnknownChoiceIsKeptButReadAsNil() throws {
        let garden = garden(("kind", .text("tree"), 1, phone), ("kind", .text("moss"), 2, phone))
        #expect(garden.plants[rose]?.kind == .flower)
        #expect(garden.plants[rose]?[column: Plant.Field.kind.rawValue] == .text("moss"))
        var reader = ByteReader(garden.bytes)
        #expect(try Garden(from: &reader).bytes == garden.bytes)
    }

    @Test func textTooLongForItsColumnIsCutBetweenCharacters() {
        let long = String(repeating: "é", count: 4001)
        let title = garden(("title", .text(long), 1, phone)).plants[rose]?.title
        #expect(title == String(repeating: "é", count: 4000))
    }

    @Test func aRecordIsFoundByItsOwner() throws {
        let child = record(2)
        var garden = garden(("title", .text("Rose"), 1, phone))
        garden.merge([Change("plants", child, "parent", .bytes(rose.bytes))], stamp: Stamp(time: 2, device: phone))
        #expect(garden.plants.rows(ownedBy: rose).map { $0.id } == [child])
        var reader = ByteReader(garden.bytes)
        #expect(try Garden(from: &reader).plants.rows(ownedBy: rose).map { $0.id } == [child])
        #expect(garden.plants.hasRows(ownedBy: child) == false)
    }

    @Test func anUnknownRecordHasNeitherStampNorRow() {
        let garden = garden(("title", .text("Rose"), 1, phone))
        #expect(garden.plants[record(2)] == nil)
        #expect(garden.stamp(of: Change("plants", record(2), "title", .null)) == .never)
    }

    @Test func aTableFindsEachOfManyRecords() throws {
        var table = RecordTable(Visit.schema)
        let ids = (0..<5000).compactMap { RecordID([UInt8($0 >> 8), UInt8($0 & 255)]) }
        for (number, id) in ids.enumerated() {
            table.merge(id, column: 0, value: .integer(Int64(number)), stamp: Stamp(time: 1, device: phone))
        }
        for (number, id) in ids.enumerated() { #expect(table.index(of: id) == number) }
        var writer = ByteWriter()
        table.write(to: &writer)
        var reader = ByteReader(writer.bytes)
        let restored = try RecordTable(Visit.schema, from: &reader)
        for (number, id) in ids.enumerated() { #expect(restored.index(of: id) == number) }
    }

    @Test func decodedTableMergesLikeTheOriginal() throws {
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
        var visits = RecordTable(Visit.schema)
        for number: UInt8 in [1, 2] {
            visits.merge(record(number), column: 0, value: .integer(1), stamp: Stamp(time: 1, device: phone))
        }
        var writer = ByteWriter()
        visits.write(to: &writer)
        // After two counts and the first record: its id, an integer and a null.
        let second = 2 + 2 + 2 + 1
        for number: UInt8 in [0, 1] {
            var bytes = writer.bytes
            #expect(bytes[second..<second + 2] == [1, 2])
            bytes[second + 1] = number
            var reader = ByteReader(bytes)
            #expect(throws: DecodingFailure.self) { try RecordTable(Visit.schema, from: &reader) }
        }
    }

    @Test func trailingBytesAreRefused() throws {
        var visits = RecordTable(Visit.schema)
        visits.merge(rose, column: 0, value: .integer(1), stamp: Stamp(time: 1, device: phone))
        var writer = ByteWriter()
        visits.write(to: &writer)
        var bytes = writer.bytes
        #expect(bytes[8..<10] == [1, 4]) // behind the set of columns: one record, in four bytes
        bytes[9] += 1
        bytes.insert(0, at: 10 + 4)
        var reader = ByteReader(bytes)
        #expect(throws: DecodingFailure.self) { try RecordTable(Visit.schema, from: &reader) }
    }
}
