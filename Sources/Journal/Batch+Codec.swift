extension Batch {
    /// The version of the format that this code writes.
    public static let formatVersion: UInt8 = 2

    /// Counts the versions of the app that write something that earlier ones do not know.
    public static let currentAppVersion: Int64 = 1

    /// The maximum size of an envelope in bytes, 1 MB. An action with more changes is split into several batches.
    public static let maximumSize = 1 << 20

    /// The maximum size of the content in bytes. A single long change may exceed `maximumSize`, but not this.
    static let maximumContentSize = BatchEnvelope.maximumSize - (1 << 16)

    /// The content before it is sealed: the app's version, the time, what the author had seen, the action and the changes,
    /// followed by zeros up to one of a few sizes, so that its length tells little.
    public var content: [UInt8] {
        var writer = ByteWriter()
        writer.varint(UInt64(appVersion))
        writer.uint64(time)
        writer.count(seen.entries.count)
        for entry in seen.entries {
            writer.uint64(entry.device.number)
            writer.varint(UInt64(entry.sequence))
        }
        writer.action(action)
        writer.changes(changes)
        let size = Int(Padding.size(for: Int64(writer.bytes.count)))
        writer.bytes([UInt8](repeating: 0, count: size - writer.bytes.count))
        return writer.bytes
    }

    /// Decodes the opened content of an envelope.
    public init(_ header: BatchEnvelope.Header, content: [UInt8]) throws(DecodingFailure) {
        var decoder = BatchDecoder()
        try self.init(header, content: content, &decoder)
    }

    init(_ header: BatchEnvelope.Header, content: [UInt8], _ decoder: inout BatchDecoder) throws(DecodingFailure) {
        guard header.version == Self.formatVersion else { throw .unknownVersion(header.version) }
        var reader = ByteReader(content)
        try self.init(
            journal: header.journal, device: header.device, sequence: header.sequence,
            isErased: header.generation > 0, version: header.version, &reader, &decoder)
        while !reader.isAtEnd {
            guard try reader.byte() == 0 else { throw .malformed(at: reader.position - 1) }
        }
    }

    fileprivate init(
        journal: JournalID, device: DeviceID, sequence: Int64, isErased: Bool, version: UInt8,
        _ reader: inout ByteReader, _ decoder: inout BatchDecoder
    ) throws(DecodingFailure) {
        self.journal = journal
        self.device = device
        self.sequence = sequence
        self.isErased = isErased
        self.version = version
        appVersion = try reader.size()
        time = try reader.uint64()
        guard time <= Stamp.latest else { throw .malformed(at: reader.position - 8) }
        var seen = VersionVector()
        let entryCount = try reader.count(of: 9)
        seen.reserve(entryCount)
        for _ in 0..<entryCount {
            let entry = VersionVector.Entry(device: DeviceID(try reader.uint64()), sequence: try reader.ordinal())
            guard seen.append(entry) else { throw .malformed(at: reader.position) }
        }
        self.seen = seen
        action = try reader.action()
        changes = try reader.changes(&decoder)
    }
}

extension Batch {
    /// The time and the action in opened content of which a part is damaged; nil if they cannot be read.
    public static func damagedHeader(in content: [UInt8]) -> (time: UInt64, name: String, action: ActionID)? {
        var reader = ByteReader(content)
        do throws(DecodingFailure) {
            _ = try reader.size()
            let time = try reader.uint64()
            for _ in 0..<(try reader.count(of: 9)) { _ = (try reader.uint64(), try reader.ordinal()) }
            let action = try reader.action()
            let isName = action.name.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
            return time <= Stamp.latest && isName ? (time, action.name, action.id) : nil
        } catch {
            return nil
        }
    }
}

/// The sizes that contents and files are padded to: Padmé, by which a length tells only its magnitude, at a cost of at most
/// 12 %.
///
/// Nikitin et al., "Reducing Metadata Leakage from Encrypted Files and Communication with PURBs", 2019, section 4.
public enum Padding {
    /// - Parameter length: Bytes, at most 2⁶².
    public static func size(for length: Int64) -> Int64 {
        guard length > 2 else { return length }
        let exponent = Int64.bitWidth - 1 - length.leadingZeroBitCount
        let significantBits = Int.bitWidth - exponent.leadingZeroBitCount
        let mask = Int64(1) << (exponent - significantBits) - 1
        return (length + mask) & ~mask
    }
}

/// A batch that a replica holds: opened, or one that cannot be opened here.
public enum HeldBatch: Hashable, Sendable {
    case opened(StoredBatch)
    case unopened(BatchIdentity, generation: Int64)
    /// One that is not known to be its device's own, since no signed head covers it.
    case setAside(BatchIdentity, generation: Int64)

    public var identity: BatchIdentity {
        switch self {
        case .opened(let batch): batch.identity
        case .unopened(let identity, _), .setAside(let identity, _): identity
        }
    }

    public var generation: Int64 {
        switch self {
        case .opened(let batch): batch.generation
        case .unopened(_, let generation), .setAside(_, let generation): generation
        }
    }

    /// The same batch while no signed head covers it.
    public var withoutSignature: HeldBatch { .setAside(identity, generation: generation) }

    /// The opened batch; nil if it cannot be opened or is set aside.
    public var stored: StoredBatch? { if case .opened(let stored) = self { stored } else { nil } }
}

extension BatchDecoder {
    /// Decodes the opened content of an envelope.
    public mutating func decode(
        _ header: BatchEnvelope.Header, content: [UInt8], hash: BatchHash
    ) throws(DecodingFailure) -> StoredBatch {
        StoredBatch(try Batch(header, content: content, &self), hash: hash, generation: header.generation)
    }
}

extension ByteWriter {
    /// A batch with its hash, for a snapshot.
    mutating func batch(_ batch: Batch) {
        uint64(batch.device.number)
        varint(UInt64(batch.sequence))
        byte(batch.isErased ? 1 : 0)
        byte(batch.version)
        lengthPrefixedBytes(batch.content)
    }
}

extension ByteReader {
    mutating func batch(of journal: JournalID) throws(DecodingFailure) -> Batch {
        let device = DeviceID(try uint64())
        let sequence = try ordinal()
        let isErased = try byte() == 1
        let version = try byte()
        var content = ByteReader(try lengthPrefixedBytes())
        var decoder = BatchDecoder()
        return try Batch(
            journal: journal, device: device, sequence: sequence, isErased: isErased, version: version, &content,
            &decoder)
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
