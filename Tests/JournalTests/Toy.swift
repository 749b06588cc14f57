import Journal
import TestSupport

/// A small `JournalState`: plants, with a `life`, and visits, without.
struct Garden: TableState {
    var tables = RecordTables(Self.names)

    static let names = ColumnNames([Plant.schema, Visit.schema])

    var plants: Table<Plant> { tables.rows(0) }
    var visits: Table<Visit> { tables.rows(1) }

    init() {}

    /// Its content as bytes, equal for equal gardens.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }
}

struct Plant: DeletableRow {
    var record: Record

    init(_ record: Record) { self.record = record }

    enum Field: Int { case life, title, height, planted, parent, kind }

    static let schema = Schema(
        "plants",
        [
            .life,
            Column("title", .line(0...1000)),
            Column("height", .real(-1e9...1e9)),
            Column("planted", .integer(.min ... .max)),
            Column("parent", .reference),
            Column("kind", PlantKind.column(implied: .flower)),
        ],
        owners: [.column(Field.parent.rawValue, of: "plants")])

    var title: String { self[.title] }
    var height: Double? { self[.height] }
    var planted: Int64? { self[.planted] }
    var parent: RecordID? { self[.parent] }
    var kind: PlantKind { self[.kind] ?? .flower }
}

enum PlantKind: String, CaseIterable, ColumnChoice {
    static let choices = allCases

    case flower, herb, tree
}

struct Visit: TableRow {
    var record: Record

    init(_ record: Record) { self.record = record }

    enum Field: Int { case state, note }

    static let schema = Schema(
        "visits", [Column("state", .integer(.min ... .max)), Column("note", .lines(1 << 24))])

    var state: Int64? { self[.state] }
    var note: String { self[.note] }
}

/// The same tables with another layout.
struct OtherGarden: JournalState, Sendable {
    var garden = Garden()
    init() {}
    mutating func merge(_ changes: Changes, stamp: Stamp) { garden.merge(changes, stamp: stamp) }
    mutating func reserve(_ changes: Changes) { garden.reserve(changes) }
    mutating func withdraw(_ changes: Changes) { garden.withdraw(changes) }
    func stamp(of change: Change) -> Stamp { garden.stamp(of: change) }
    func hasRecord(of change: Change) -> Bool { garden.hasRecord(of: change) }
    func changes(laterThan other: OtherGarden) -> [Change] { garden.changes(laterThan: other.garden) }
    func write(to writer: inout ByteWriter) { garden.write(to: &writer) }
    init(from reader: inout ByteReader) throws(DecodingFailure) { garden = try Garden(from: &reader) }
    static var layout: String { Garden.layout + " colour" }
}

let journal = JournalID(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210)
let phone = DeviceID(0xA)
let laptop = DeviceID(0xB)
let noon: Int64 = 1_795_262_400_000

func record(_ bytes: UInt8...) -> RecordID { RecordID(bytes) ?? RecordID(Identifier(high: 0, low: 0)) }
func action(_ number: UInt64) -> ActionID { ActionID(high: 0, low: number) }

/// A batch made by hand, without a replica.
func batch(
    _ changes: [Change], device: DeviceID = phone, sequence: Int64 = 1, time: UInt64 = Stamp.clock(at: noon),
    id: ActionID = action(1), part: Int64 = 0, isLast: Bool = true
) -> Batch {
    Batch(
        journal: journal, device: device, sequence: sequence, time: time, seen: VersionVector(),
        action: Action(name: "test", id: id, part: part, isLast: isLast), changes: Changes(changes))
}

extension Batch {
    /// A header for its content, as that of the device's first batch.
    var header: BatchEnvelope.Header {
        BatchEnvelope.Header(
            journal: journal, device: device, sequence: sequence, generation: isErased ? 1 : 0, previous: .none,
            original: isErased ? BatchHash(1) : nil)
    }
}

/// The bytes with a new valid checksum.
func withNewChecksum(_ bytes: [UInt8]) -> [UInt8] {
    let body = Array(bytes.dropLast(8))
    return body + Checksum.of(body).bigEndianBytes
}
