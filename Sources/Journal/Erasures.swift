/// What is gone for good: which records were erased, and by which batches.
///
/// It follows from the set of batches alone. A host keeps and folds every batch in the form that this leaves of it.
public struct Erasures: Sendable {
    /// The table of a batch's changes that erase; no State has it.
    static let table = "erased"

    /// The batches that erase, in no order.
    private(set) var batches: [Batch] = []
    /// Who erased what: of each mark the devices that wrote it, and the last of their batches that did.
    private var erasers: [RecordID: VersionVector] = [:]
    /// Of each device the last of its batches that erases.
    private var latest = VersionVector()
    /// How many bytes the ids of the erased records have.
    private var lengths: [Int] = []

    public init() {}

    /// The change that erases a record, and all records whose ids contain its id behind their kind.
    public static func change(erasing record: RecordID) -> Change {
        Change(table, mark(of: record), "record", .null)
    }

    /// What names an erased record without telling it, since an id can be made of what a person wrote: how many bytes
    /// it has, and their checksum.
    fileprivate static func mark(of record: RecordID) -> RecordID {
        let bytes = record.bytes
        return RecordID([UInt8(record.count)] + Checksum.of(bytes).bigEndianBytes)!
    }

    /// Takes in what a batch erases; false if that is nothing.
    @discardableResult
    public mutating func insert(_ batch: Batch) -> Bool {
        let changes = batch.changes
        // By its place, as every folded change comes by here: a copy of each would cost a tenth of all folding.
        guard changes.indices.contains(where: { changes[$0].table == Self.table }) else { return false }
        for change in changes where change.table == Self.table {
            erasers[change.record, default: VersionVector()].raise(batch.device, to: batch.sequence)
            let length = Int(change.record[0])
            if !lengths.contains(length) { lengths.append(length) }
        }
        latest.raise(batch.device, to: batch.sequence)
        batches.append(batch)
        return true
    }

    /// What is left of a batch whose author did not know of all that was erased; nil if that is everything.
    public func erasedForm(of encoded: EncodedBatch) -> EncodedBatch? {
        let batch = encoded.batch
        if latest.isCovered(by: batch.seen) { return nil }
        let kept = batch.changes.filter { $0.table == Self.table || !covers($0.record, unknownTo: batch.seen) }
        return kept.count == batch.changes.count ? nil : encoded.keeping(kept)
    }

    /// Whether a record was erased, or one whose id stands in its id behind the kind (a habit's entry goes with it), by
    /// a batch that was not seen.
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
        guard let devices = erasers[Self.mark(of: record)] else { return false }
        return !devices.isCovered(by: seen)
    }
}
