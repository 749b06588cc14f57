/// Records which records were erased for good, and by which batches.
///
/// It depends only on the set of batches. A host must store and fold every batch in its `erasedForm`.
public struct Erasures: Sendable {
    /// The table name of changes that erase. No `State` has this table.
    static let table = "erased"

    /// The batches that erase, unordered.
    private(set) var batches: [Batch] = []
    /// For each mark, the devices that erased it, with the sequence of their last batch that did.
    private var erasedBy: [RecordID: VersionVector] = [:]
    /// For each device, its last batch that erases.
    private var latest = VersionVector()
    /// The distinct lengths of erased record ids, in bytes.
    private var lengths: [Int] = []

    public init() {}

    /// The change that erases a record, and all records whose ids contain its id after the kind byte.
    public static func change(erasing record: RecordID) -> Change {
        Change(table, mark(of: record), "record", .null)
    }

    /// Identifies an erased record by the length and checksum of its id. The id itself is not stored, since it can be
    /// derived from what a person wrote.
    fileprivate static func mark(of record: RecordID) -> RecordID {
        let bytes = record.bytes
        return RecordID([UInt8(record.count)] + Checksum.of(bytes).bigEndianBytes)!
    }

    /// Adds the erasures of a batch. Returns false if there are none.
    @discardableResult
    public mutating func insert(_ batch: Batch) -> Bool {
        let changes = batch.changes
        guard changes.contains(table: Self.table) else { return false }
        for change in changes where change.table == Self.table {
            erasedBy[change.record, default: VersionVector()].advance(batch.device, to: batch.sequence)
            let length = Int(change.record[0])
            if !lengths.contains(length) { lengths.append(length) }
        }
        latest.advance(batch.device, to: batch.sequence)
        batches.append(batch)
        return true
    }

    /// Whether nothing was ever erased.
    public var isEmpty: Bool { batches.isEmpty }

    /// Whether a record was erased, whoever knew of it. It can have been created again since.
    public func hasErased(_ record: RecordID) -> Bool {
        lengths.contains(record.count) && erasedBy[Self.mark(of: record)] != nil
    }

    /// The batch without changes erased by batches its author had not seen. Nil if nothing is removed.
    public func erasedForm(of stored: StoredBatch) -> StoredBatch? {
        let batch = stored.batch
        if latest.isCovered(by: batch.seen) { return nil }
        let kept = batch.changes.filter { $0.table == Self.table || !covers($0.record, unknownTo: batch.seen) }
        return kept.count == batch.changes.count ? nil : stored.keeping(kept)
    }

    /// Whether a record, or one whose id follows the kind byte in its id (an entry contains its habit's id), was erased
    /// by a batch that the author had not seen.
    private func covers(_ record: RecordID, unknownTo seen: VersionVector) -> Bool {
        for length in lengths where length <= record.count {
            if length == record.count, isErased(record, unknownTo: seen) { return true }
            if length < record.count, let owner = record.part(1..<length + 1), isErased(owner, unknownTo: seen) {
                return true
            }
        }
        return false
    }

    private func isErased(_ record: RecordID, unknownTo seen: VersionVector) -> Bool {
        guard let devices = erasedBy[Self.mark(of: record)] else { return false }
        return !devices.isCovered(by: seen)
    }
}
