extension Batch {
    /// The version of the bytes that this code writes.
    public static let formatVersion: UInt8 = 1

    /// Changes are split over batches of at most this many bytes, 1 MB.
    public static let largest = 1 << 20

    /// What is longer than this is refused unread: a single long change may exceed `largest`, but not by this much.
    public static let refusedAbove = 4 << 20

    /// "DBK", and the version behind it.
    private static let mark: [UInt8] = [0x44, 0x42, 0x4B]

    /// Its bytes: the header, the action, the content, and the checksum of all before it.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.raw(Self.mark)
        writer.byte(Self.formatVersion)
        writer.byte(kind)
        writer.identifier(journal)
        writer.word(device.number)
        writer.count(UInt64(sequence))
        writer.word(time)
        writer.word(previous)
        writer.count(seen.parts.count)
        for part in seen.parts {
            writer.word(part.device.number)
            writer.count(UInt64(part.sequence))
        }
        writer.action(action)
        switch content {
        case .plain(let changes): writer.changes(changes)
        case .sealed(let bytes): writer.block(bytes)
        case .erased(let checksum, let kept):
            writer.word(checksum)
            writer.changes(kept)
        }
        writer.word(Checksum.of(writer.bytes))
        return writer.bytes
    }

    private var kind: UInt8 {
        switch content {
        case .plain: 0
        case .sealed: 1
        case .erased: 2
        }
    }

    /// Reads a batch; refuses what is damaged, cut off, or of a later format.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        guard bytes.count <= Self.refusedAbove else { throw .malformed(at: Self.refusedAbove) }
        guard bytes.count > Self.mark.count + 8 else { throw .truncated(at: bytes.count) }
        guard bytes.starts(with: Self.mark) else { throw .malformed(at: 0) }
        guard bytes[3] == Self.formatVersion else { throw .unknownVersion(bytes[3]) }
        let body = bytes.count - 8
        guard Checksum.of(bytes, 0..<body) == Checksum.written(in: bytes, at: body) else {
            throw .checksumMismatch
        }
        var reader = ByteReader(bytes, 4..<body)
        let kind = try reader.byte()
        journal = try reader.identifier()
        device = DeviceID(try reader.word())
        sequence = try reader.ordinal()
        time = try reader.word()
        guard time <= Stamp.latest else { throw .malformed(at: reader.position - 8) }
        previous = try reader.word()
        var seen = VersionVector()
        let partCount = try reader.count(of: 9)
        seen.reserve(partCount)
        for _ in 0..<partCount {
            let part = VersionVector.Part(device: DeviceID(try reader.word()), sequence: try reader.ordinal())
            guard seen.append(part) else { throw .malformed(at: reader.position) }
        }
        self.seen = seen
        action = try reader.action()
        switch kind {
        case 0: content = .plain(try reader.changes())
        case 1: content = .sealed(try reader.block())
        case 2: content = .erased(checksum: try reader.word(), kept: try reader.changes())
        default: throw .malformed(at: 4)
        }
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

/// A table and one of its fields, as a batch lists them before its changes.
struct FieldName: Hashable {
    let table: String
    let field: String

    /// How many bytes it takes at most.
    var longestEncoding: Int { table.utf8.count + field.utf8.count + 10 }
}

extension ByteWriter {
    fileprivate mutating func action(_ action: Action) {
        text(action.name)
        identifier(action.id)
        count(UInt64(action.part))
        byte((action.isLast ? 1 : 0) | (action.undoes == nil ? 0 : 2))
        if let undone = action.undoes { identifier(undone) }
    }

    /// First the names that occur (table, field), then each change by the number of its name. A record that stays the
    /// same as in the change before is written as a zero byte.
    fileprivate mutating func changes(_ changes: [Change]) {
        var names: [FieldName] = []
        var places: [FieldName: Int] = [:]
        var numbers: [Int] = []
        numbers.reserveCapacity(changes.count)
        for change in changes {
            let name = FieldName(table: change.table, field: change.field)
            if let known = places[name] {
                numbers.append(known)
            } else {
                numbers.append(names.count)
                places[name] = names.count
                names.append(name)
            }
        }
        count(names.count)
        for name in names {
            text(name.table)
            text(name.field)
        }
        count(changes.count)
        var last: RecordID?
        for (change, number) in zip(changes, numbers) {
            count(number)
            if change.record == last { byte(0) } else { record(change.record) }
            last = change.record
            value(change.value)
        }
    }
}

extension ByteReader {
    /// A number below 2⁵³: no device comes further, and arithmetic with it cannot overflow.
    mutating func size() throws(DecodingFailure) -> Int64 {
        let start = position
        let number = try number()
        guard number < 1 << 53 else { throw .malformed(at: start) }
        return Int64(number)
    }

    /// A place in a list that begins at 1.
    mutating func ordinal() throws(DecodingFailure) -> Int64 {
        let start = position
        let ordinal = try size()
        guard ordinal > 0 else { throw .malformed(at: start) }
        return ordinal
    }

    fileprivate mutating func action() throws(DecodingFailure) -> Action {
        let name = try text()
        let id = try identifier()
        let part = try size()
        let flags = try byte()
        guard flags < 4 else { throw .malformed(at: position - 1) }
        return Action(
            name: name, id: id, part: part, isLast: flags & 1 == 1, undoes: flags & 2 == 2 ? try identifier() : nil)
    }

    @_optimize(speed)
    fileprivate mutating func changes() throws(DecodingFailure) -> [Change] {
        var names: [FieldName] = []
        let nameCount = try count(of: 2)
        names.reserveCapacity(nameCount)
        for _ in 0..<nameCount { names.append(FieldName(table: try text(), field: try text())) }
        let total = try count(of: 3)
        var changes: [Change] = []
        changes.reserveCapacity(total)
        var last: RecordID?
        for _ in 0..<total {
            let start = position
            let number = try number()
            guard number < UInt64(names.count) else { throw .malformed(at: start) }
            let length = try byte()
            if length > 0 { last = RecordID(bytes, try skip(Int(length))) }
            guard let record = last else { throw .malformed(at: start) }
            let name = names[Int(number)]
            changes.append(Change(name.table, record, name.field, try value()))
        }
        return changes
    }
}
