import Journal

/// A State small enough to think about: plants with a life, and visits without.
struct Garden: JournalState, Sendable {
    var plants = Table<Plant>()
    var visits = Table<Visit>()

    init() {}

    mutating func merge(_ changes: [Change], stamp: Stamp) {
        for change in changes {
            switch change.table {
            case Plant.table: Self.merge(change, stamp, &plants)
            case Visit.table: Self.merge(change, stamp, &visits)
            default: break
            }
        }
    }

    private static func merge<Row>(_ change: Change, _ stamp: Stamp, _ table: inout Table<Row>) {
        guard let field = table.number(ofField: change.field) else { return }
        table.merge(change.record, field: field, value: change.value, stamp: stamp)
    }

    mutating func stamp(of change: Change) -> Stamp {
        switch change.table {
        case Plant.table:
            plants.number(ofField: change.field).map { plants.stamp(of: change.record, field: $0) } ?? .never
        case Visit.table:
            visits.number(ofField: change.field).map { visits.stamp(of: change.record, field: $0) } ?? .never
        default: .never
        }
    }

    func write(to writer: inout ByteWriter) {
        plants.write(to: &writer)
        visits.write(to: &writer)
    }

    init(from reader: inout ByteReader) throws(DecodingFailure) {
        plants = try Table(from: &reader)
        visits = try Table(from: &reader)
    }

    static var layout: String { Table<Plant>.layout + "\n" + Table<Visit>.layout }

    /// All it holds, as bytes that equal Gardens share.
    var bytes: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }
}

struct Plant: TableRow, Hashable {
    let id: RecordID
    var life: Int64 = 0
    var title = ""
    var height: Double?
    var planted: Int64?
    var parent: RecordID?

    init(id: RecordID) { self.id = id }

    static let table = "plants"

    static let fields: [Field<Plant>] = [
        .life({ $0.life }, { $0.life = $1 }),
        .text("title", { $0.title }, { $0.title = $1 }),
        .real("height", { $0.height }, { $0.height = $1 }),
        .integer("planted", { $0.planted }, { $0.planted = $1 }),
        .record("parent", { $0.parent }, { $0.parent = $1 }),
    ]
}

struct Visit: TableRow, Hashable {
    let id: RecordID
    var state: Int64?
    var note = ""

    init(id: RecordID) { self.id = id }

    static let table = "visits"

    static let fields: [Field<Visit>] = [
        .integer("state", { $0.state }, { $0.state = $1 }),
        .text("note", { $0.note }, { $0.note = $1 }),
    ]
}

/// The same tables under another layout.
struct OtherGarden: JournalState, Sendable {
    var garden = Garden()
    init() {}
    mutating func merge(_ changes: [Change], stamp: Stamp) { garden.merge(changes, stamp: stamp) }
    mutating func stamp(of change: Change) -> Stamp { garden.stamp(of: change) }
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

/// A batch written by hand, without a Replica.
func batch(
    _ changes: [Change], device: DeviceID = phone, sequence: Int64 = 1, time: UInt64 = Stamp.clock(at: noon),
    previous: UInt64 = 0, id: ActionID = action(1), part: Int64 = 0, isLast: Bool = true
) -> Batch {
    Batch(
        journal: journal, device: device, sequence: sequence, time: time, previous: previous, seen: VersionVector(),
        action: Action(name: "test", id: id, part: part, isLast: isLast), content: .plain(changes))
}

/// The bytes with a right checksum at their end, whatever was changed before it.
func resealed(_ bytes: [UInt8]) -> [UInt8] {
    let body = Array(bytes.dropLast(8))
    return body + Checksum.of(body).bigEndianBytes
}
