extension Batch {
    /// The version of the encoding that this code writes.
    public static let formatVersion: UInt8 = 1

    /// The maximum size of a batch in bytes, 1 MB. An action with more changes is split into several batches.
    public static let maximumSize = 1 << 20

    /// The size in bytes above which a batch is rejected unread. A single long change may exceed `maximumSize`, but not
    /// this.
    public static let maximumAcceptedSize = 4 << 20

    /// "DBK", which the format version follows.
    private static let mark: [UInt8] = [0x44, 0x42, 0x4B]

    /// The encoded batch: header, action, content, and a checksum of everything before it.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        writer.bytes(Self.mark)
        writer.byte(Self.formatVersion)
        writer.byte(kind)
        writer.identifier(journal)
        writer.uint64(device.number)
        writer.varint(UInt64(sequence))
        writer.uint64(time)
        writer.uint64(previous)
        writer.count(seen.entries.count)
        for entry in seen.entries {
            writer.uint64(entry.device.number)
            writer.varint(UInt64(entry.sequence))
        }
        writer.action(action)
        switch content {
        case .plain(let changes): writer.changes(changes)
        case .sealed(let bytes): writer.lengthPrefixedBytes(bytes)
        case .erased(let checksum, let kept):
            writer.uint64(checksum)
            writer.changes(kept)
        }
        writer.uint64(Checksum.of(writer.bytes))
        return writer.bytes
    }

    private var kind: UInt8 {
        switch content {
        case .plain: 0
        case .sealed: 1
        case .erased: 2
        }
    }

    /// Decodes a batch. Throws if it is damaged, truncated, or of a later format.
    public init(decoding bytes: [UInt8]) throws(DecodingFailure) {
        var decoder = BatchDecoder()
        try self.init(decoding: bytes, &decoder)
    }

    init(decoding bytes: [UInt8], _ decoder: inout BatchDecoder) throws(DecodingFailure) {
        guard bytes.count <= Self.maximumAcceptedSize else { throw .malformed(at: Self.maximumAcceptedSize) }
        guard bytes.count > Self.mark.count + 8 else { throw .truncated(at: bytes.count) }
        guard bytes.starts(with: Self.mark) else { throw .malformed(at: 0) }
        guard bytes[3] == Self.formatVersion else { throw .unknownVersion(bytes[3]) }
        let body = bytes.count - 8
        guard Checksum.of(bytes, 0..<body) == Checksum.stored(in: bytes, at: body) else {
            throw .checksumMismatch
        }
        var reader = ByteReader(bytes, 4..<body)
        let kind = try reader.byte()
        journal = try reader.identifier()
        device = DeviceID(try reader.uint64())
        sequence = try reader.ordinal()
        time = try reader.uint64()
        guard time <= Stamp.latest else { throw .malformed(at: reader.position - 8) }
        previous = try reader.uint64()
        var seen = VersionVector()
        let entryCount = try reader.count(of: 9)
        seen.reserve(entryCount)
        for _ in 0..<entryCount {
            let entry = VersionVector.Entry(device: DeviceID(try reader.uint64()), sequence: try reader.ordinal())
            guard seen.append(entry) else { throw .malformed(at: reader.position) }
        }
        self.seen = seen
        action = try reader.action()
        switch kind {
        case 0: content = .plain(try reader.changes(&decoder))
        case 1: content = .sealed(try reader.lengthPrefixedBytes())
        case 2: content = .erased(checksum: try reader.uint64(), kept: try reader.changes(&decoder))
        default: throw .malformed(at: 4)
        }
        guard reader.isAtEnd else { throw .malformed(at: reader.position) }
    }
}

extension Batch {
    /// The time and the action in a batch that cannot be decoded, which may be damaged, too; nil if they cannot be read.
    public static func damagedHeader(in bytes: [UInt8]) -> (time: UInt64, name: String, action: ActionID)? {
        guard bytes.count > mark.count + 2 else { return nil }
        var reader = ByteReader(bytes, mark.count + 2..<bytes.count)
        do throws(DecodingFailure) {
            _ = (try reader.identifier() as JournalID, try reader.uint64(), try reader.ordinal())
            let time = try reader.uint64()
            _ = try reader.uint64()
            for _ in 0..<(try reader.count(of: 9)) { _ = (try reader.uint64(), try reader.ordinal()) }
            let action = try reader.action()
            let isName = action.name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
            return time <= Stamp.latest && isName ? (time, action.name, action.id) : nil
        } catch {
            return nil
        }
    }
}

extension ByteWriter {
    fileprivate mutating func action(_ action: Action) {
        text(action.name)
        identifier(action.id)
        varint(UInt64(action.part))
        byte((action.isLast ? 1 : 0) | (action.reversal == nil ? 0 : 2))
        if let reversal = action.reversal {
            identifier(reversal.action)
            varint(UInt64(reversal.life))
        }
    }

    /// Writes the list of distinct names (table, field), then each change with the index of its name. A record id equal
    /// to that of the previous change is written as a zero byte.
    fileprivate mutating func changes(_ changes: Changes) {
        count(changes.names.count)
        for name in changes.names {
            text(name.table)
            text(name.field)
        }
        count(changes.count)
        var last: Int32?
        for item in changes.items {
            count(Int(item.name))
            if item.record == last { byte(0) } else { recordID(changes.records[Int(item.record)]) }
            last = item.record
            value(item.value)
        }
    }
}

extension ByteReader {
    /// A number below 2⁵³: no device reaches it, and arithmetic with it cannot overflow.
    mutating func size() throws(DecodingFailure) -> Int64 {
        let start = position
        let number = try varint()
        guard number < 1 << 53 else { throw .malformed(at: start) }
        return Int64(number)
    }

    /// A position in a list, starting at 1.
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
            name: name, id: id, part: part, isLast: flags & 1 == 1, reversal: flags & 2 == 2 ? try reversal() : nil)
    }

    private mutating func reversal() throws(DecodingFailure) -> Reversal {
        let action: ActionID = try identifier()
        let life = try ordinal()
        guard life > 1 else { throw .malformed(at: position - 1) }
        return Reversal(of: action, life: life)
    }

    @_optimize(speed)
    fileprivate mutating func changes(_ decoder: inout BatchDecoder) throws(DecodingFailure) -> Changes {
        let names = try names(&decoder)
        let total = try count(of: 3)
        var records: [RecordID] = []
        var items: [Changes.Item] = []
        items.reserveCapacity(total)
        for _ in 0..<total {
            let start = position
            let number = try varint()
            guard number < UInt64(names.count) else { throw .malformed(at: start) }
            let length = try byte()
            if length > 0 {
                guard let record = RecordID(bytes, try skip(Int(length))) else { throw .malformed(at: start) }
                records.append(record)
            }
            guard !records.isEmpty else { throw .malformed(at: start) }
            items.append(
                Changes.Item(
                    name: Int32(truncatingIfNeeded: number), record: Int32(truncatingIfNeeded: records.count &- 1),
                    value: try value()))
        }
        return Changes(names: names, records: records, items: items)
    }

    /// The names of tables and fields, taken from the previous batch if they are the same.
    @_optimize(speed)
    private mutating func names(_ decoder: inout BatchDecoder) throws(DecodingFailure) -> [Changes.Name] {
        if has(decoder.encodedNames) {
            position += decoder.encodedNames.count
            return decoder.names
        }
        let start = position
        var names: [Changes.Name] = []
        let count = try count(of: 2)
        names.reserveCapacity(count)
        for _ in 0..<count { names.append(Changes.Name(table: try text(), field: try text())) }
        decoder.names = names
        decoder.encodedNames = Array(bytes[start..<position])
        return names
    }
}
