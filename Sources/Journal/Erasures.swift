/// What is gone for good: which records were erased, and by which batches.
///
/// It follows from the set of batches alone. A host keeps and folds every batch in the form that this leaves of it.
public struct Erasures: Sendable {
    /// The table of a batch's changes that erase; no State has it.
    static let table = "erased"

    /// One batch that erases.
    private struct Erasure {
        let batch: Batch
        let records: Set<RecordID>
        /// How many bytes the ids of the erased records have.
        let lengths: [Int]

        /// Whether a record was erased, or one whose id stands in its id behind the kind: a habit's entry goes with it.
        func covers(_ record: RecordID) -> Bool {
            for length in lengths where length <= record.count {
                if length == record.count, records.contains(Erasures.mark(of: record)) { return true }
                if length < record.count, let owner = record.part(1..<length + 1),
                    records.contains(Erasures.mark(of: owner))
                {
                    return true
                }
            }
            return false
        }
    }

    private var all: [Erasure] = []

    public init() {}

    /// The batches that erase, in no order.
    var batches: [Batch] { all.map { $0.batch } }

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
        var records: Set<RecordID> = []
        var lengths: [Int] = []
        for change in changes where change.table == Self.table {
            records.insert(change.record)
            let length = Int(change.record[0])
            if !lengths.contains(length) { lengths.append(length) }
        }
        all.append(Erasure(batch: batch, records: records, lengths: lengths))
        return true
    }

    /// What is left of a batch whose author did not know of all that was erased; nil if that is everything.
    public func erasedForm(of encoded: EncodedBatch) -> EncodedBatch? {
        let batch = encoded.batch
        let unknown = all.filter { batch.seen[$0.batch.device] < $0.batch.sequence }
        if unknown.isEmpty { return nil }
        let kept = batch.changes.filter { change in
            change.table == Self.table || !unknown.contains { $0.covers(change.record) }
        }
        return kept.count == batch.changes.count ? nil : encoded.keeping(kept)
    }
}
