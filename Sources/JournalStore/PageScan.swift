import Foundation
import GRDB
import Journal

/// The rows that a damaged database still has in its pages, found without its header, its definitions and its inner pages, which
/// tell SQLite where they are. Whether they are what was written is for others to check: free pages can have older ones.
///
/// Follows SQLite's file format: https://www.sqlite.org/fileformat2.html, chapters 1.6 and 2.1.
struct PageScan {
    /// The columns of each batch that was found at a position, besides the position: `device` to `isSetAside`.
    private(set) var batches: [(position: Int64, columns: [DatabaseValue])] = []
    private(set) var signedHeads: [SignedHead] = []
    /// The latest of the identities that were found.
    private(set) var fileState: JournalFile.FileState?

    private let bytes: [UInt8]
    /// In bytes.
    let pageSize: Int

    /// The size of pages that SQLite chooses by itself, in bytes.
    static let usualPageSize = 4096

    init(_ bytes: [UInt8]) {
        self.init(bytes, pageSize: Self.usualPageSize)
        let told = bytes.count < 18 ? 0 : Int(bytes[16]) << 8 | Int(bytes[17])
        guard batches.isEmpty, (9...15).contains(where: { 1 << $0 == told }), told != Self.usualPageSize else { return }
        self.init(bytes, pageSize: told)
    }

    private init(_ bytes: [UInt8], pageSize: Int) {
        (self.bytes, self.pageSize) = (bytes, pageSize)
        for page in 0..<bytes.count / pageSize { scan(page) }
        batches.sort { $0.position < $1.position }
    }

    /// The columns by position. Of several batches at one, that of which most was erased.
    var latestByPosition: [Int64: [DatabaseValue]] {
        func generation(_ columns: [DatabaseValue]) -> Int64 { Int64.fromDatabaseValue(columns[2]) ?? 0 }
        return Dictionary(batches.map { ($0.position, $0.columns) }) { generation($0) > generation($1) ? $0 : $1 }
    }

    /// Whether a key opens one of the first batches, which then are of its journal.
    func isOfJournal(of sealer: Sealer) -> Bool {
        var decoder = BatchDecoder()
        return batches.prefix(100).contains { _, columns in
            guard let identity = BatchIdentity(columns), let generation = Int64.fromDatabaseValue(columns[2]),
                let bytes = Blob.fromDatabaseValue(columns[6])?.bytes,
                let envelope = try? BatchEnvelope(
                    stored: bytes, journal: sealer.journal, device: identity.device, sequence: identity.sequence,
                    generation: generation, hash: identity.hash)
            else { return false }
            if case .opened = try? sealer.open(envelope, hash: identity.hash, &decoder) { return true }
            return false
        }
    }

    private mutating func scan(_ page: Int) {
        let start = page * pageSize
        let header = page == 0 ? start + 100 : start
        let isTable = bytes[header] == 0x0D
        guard isTable || bytes[header] == 0x0A else { return }
        let count = min(Int(bytes[header + 3]) << 8 | Int(bytes[header + 4]), (pageSize - 108) / 2)
        for cell in 0..<count {
            let pointer = header + 8 + cell * 2
            let offset = Int(bytes[pointer]) << 8 | Int(bytes[pointer + 1])
            guard offset < pageSize, let record = record(at: start + offset, isTable: isTable, end: start + pageSize)
            else { continue }
            if isTable { note(record.columns, position: record.id) } else { note(record.columns) }
        }
    }

    /// Notes a row of `batches` or of `replica`.
    private mutating func note(_ columns: [DatabaseValue], position: Int64) {
        guard columns.first?.isNull == true, columns.count > 3 else { return }
        let blobs = columns.map { Blob.fromDatabaseValue($0) }
        if columns.count == 9, blobs[1]?.bytes.count == 8, blobs[4]?.bytes.count == 32, blobs[7] != nil {
            batches.append((position, Array(columns.dropFirst())))
        } else if columns.count == 6, let journal = blobs[1], journal.bytes.count == 16, let device = blobs[2],
            device.bytes.count == 8, let home = String.fromDatabaseValue(columns[3]),
            blobs[4]?.bytes.count ?? 16 == 16,
            let rebuilds = Int64.fromDatabaseValue(columns[5]), rebuilds >= fileState?.rebuilds ?? 0
        {
            fileState = JournalFile.FileState(
                journal: JournalID(journal), device: DeviceID(device), home: home, rebuilds: rebuilds,
                keyCheck: blobs[4])
        }
    }

    /// Notes a row of `signedHeads`.
    private mutating func note(_ columns: [DatabaseValue]) {
        guard columns.count == 4, let bytes = Blob.fromDatabaseValue(columns[3])?.bytes,
            let head = try? SignedHead(decoding: bytes)
        else { return }
        signedHeads.append(head)
    }

    // MARK: - Records

    /// The record of a cell; nil if it has none.
    private func record(at offset: Int, isTable: Bool, end: Int) -> (id: Int64, columns: [DatabaseValue])? {
        var reader = Reader(bytes[offset..<end])
        guard let size = reader.varint(), size > 0, size <= bytes.count else { return nil }
        let id = isTable ? reader.varint() : 0
        guard let id, let payload = payload(Int(size), at: reader.index, end: end, isTable: isTable) else { return nil }
        return Self.columns(of: payload).map { (id, $0) }
    }

    /// A record's bytes, of which those that a page has no room for are on pages that each name the next.
    private func payload(_ size: Int, at offset: Int, end: Int, isTable: Bool) -> ArraySlice<UInt8>? {
        let most = isTable ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23
        var count = size
        if size > most {
            let least = (pageSize - 12) * 32 / 255 - 23
            let rest = least + (size - least) % (pageSize - 4)
            count = rest <= most ? rest : least
        }
        guard offset + count <= end else { return nil }
        if count == size { return bytes[offset..<offset + count] }
        guard offset + count + 4 <= end else { return nil }
        var payload = Array(bytes[offset..<offset + count])
        var next = number(at: offset + count)
        while payload.count < size {
            let start = (next - 1) * pageSize
            guard next > 0, start + pageSize <= bytes.count else { return nil }
            payload += bytes[start + 4..<start + min(pageSize, 4 + size - payload.count)]
            next = number(at: start)
        }
        return payload[...]
    }

    /// A number of four bytes.
    private func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }

    private static func columns(of payload: ArraySlice<UInt8>) -> [DatabaseValue]? {
        var header = Reader(payload)
        guard let size = header.varint(), size <= payload.count else { return nil }
        let end = payload.startIndex + Int(size)
        var values = Reader(payload[max(end, header.index)...])
        var columns: [DatabaseValue] = []
        while header.index < end, columns.count < 9 {
            guard let type = header.varint(), let value = values.value(ofType: type) else { return nil }
            columns.append(value)
        }
        return columns
    }

    /// Reads what stands in a record.
    private struct Reader {
        private let bytes: ArraySlice<UInt8>
        private(set) var index: Int

        init(_ bytes: ArraySlice<UInt8>) {
            self.bytes = bytes
            index = bytes.startIndex
        }

        mutating func varint() -> Int64? {
            var value: UInt64 = 0
            for count in 1...9 {
                guard index < bytes.endIndex else { return nil }
                let byte = bytes[index]
                index += 1
                if count == 9 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
                value = value << 7 | UInt64(byte & 0x7F)
                if byte < 0x80 { return Int64(value) }
            }
            return nil
        }

        /// The value of a column by its serial type; nil if the record ends before it. No table has fractions.
        mutating func value(ofType type: Int64) -> DatabaseValue? {
            switch type {
            case 0: return .null
            case 1...4: return integer(Int(type))
            case 5: return integer(6)
            case 6: return integer(8)
            case 8, 9: return (type - 8).databaseValue
            case 12...: return take(type.isMultiple(of: 2) ? type - 12 : type - 13, isText: !type.isMultiple(of: 2))
            default: return nil
            }
        }

        private mutating func integer(_ count: Int) -> DatabaseValue? {
            guard bytes.endIndex - index >= count else { return nil }
            defer { index += count }
            let isNegative = bytes[index] >= 0x80
            let number = bytes[index..<index + count].reduce(isNegative ? UInt64.max : 0) { $0 << 8 | UInt64($1) }
            return Int64(bitPattern: number).databaseValue
        }

        private mutating func take(_ doubled: Int64, isText: Bool) -> DatabaseValue? {
            guard doubled / 2 <= bytes.endIndex - index else { return nil }
            let count = Int(doubled / 2)
            defer { index += count }
            let value = bytes[index..<index + count]
            return isText ? String(decoding: value, as: UTF8.self).databaseValue : Data(value).databaseValue
        }
    }
}
