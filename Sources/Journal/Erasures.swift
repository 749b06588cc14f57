/// Records which records were erased for good, and by which batches.
///
/// It depends only on the set of batches. A host must store and fold every batch in its `erasedForm`.
public struct Erasures: Sendable {
    /// The table name of changes that erase. No `State` has this table.
    static let table = "erased"

    /// Whether a table's name is that of erasures, which is no table of records.
    public static func isTable(_ name: String) -> Bool { name == table }

    /// The batches that erase, unordered.
    private(set) var batches: [Batch] = []
    /// For each mark, the devices that erased it, with the sequence of their last batch that did.
    private var erasedBy: [RecordID: VersionVector] = [:]
    /// For each mark, the highest version of a batch that erased it. An author of a lower one could not open that, though it
    /// has seen it.
    private var versions: [RecordID: UInt8] = [:]
    /// For each device, its last batch that erases.
    private var latest = VersionVector()
    /// The highest version of all of them.
    private var latestVersion: UInt8 = 0
    /// The distinct lengths of erased record ids, in bytes.
    private(set) var lengths: [Int] = []

    public init() {}

    /// The shortest id, in bytes, that is looked for in other ids. A shorter one is in many that have nothing to do with it: two
    /// bytes are in one random id of 65,536.
    static let shortestContained = 8

    /// The change that erases a record and, if its id has at least eight bytes, all records whose ids contain that after the kind
    /// byte.
    public static func change(erasing record: RecordID) -> Change {
        change(marked: mark(of: record))
    }

    static func change(marked mark: RecordID) -> Change { Change(table, mark, "record", .null) }

    /// Identifies an erased record by the length and a hash of its id. The id itself is not stored, since it can be derived
    /// from what a person wrote. A checksum would not do: it is linear, so that what was written could be computed.
    fileprivate static func mark(of record: RecordID) -> RecordID {
        RecordID([UInt8(record.count)] + SipHash.hash(of: record.bytes, key: markKey).bigEndianBytes)!
    }

    /// "daybook: erased!"
    private static let markKey: (UInt64, UInt64) = (0x3A6B_6F6F_6279_6164, 0x2164_6573_6172_6520)

    /// The records among some that have to be erased by marks of their own: without those whose ids contain that of another,
    /// so that nothing of what they are derived from is hashed.
    public static func uncovered(_ records: [RecordID]) -> [RecordID] {
        let all = Set(records)
        let lengths = Set(records.map { $0.count })
        return records.filter { record in
            !lengths.contains { length in record.isOwned(ofLength: length, by: all.contains) }
        }
    }

    /// Whether the mark of a record covers those whose ids contain its own.
    public static func coversParts(of record: RecordID) -> Bool { record.count >= shortestContained }

    /// The records among some whose marks cover a record: itself, and those whose ids its id contains.
    ///
    /// - Parameter lengths: The lengths of the ids among those.
    public static func owners(
        in record: RecordID, ofLengths lengths: [Int], among isMarked: (RecordID) -> Bool
    ) -> [RecordID] {
        var owners: [RecordID] = []
        for length in lengths where length <= record.count {
            if length == record.count, isMarked(record) { owners.append(record) }
            _ = record.isOwned(ofLength: length) { owner in
                if isMarked(owner) { owners.append(owner) }
                return false
            }
        }
        return owners
    }

    /// Adds the erasures of a batch. Returns false if there are none.
    @discardableResult
    public mutating func insert(_ batch: Batch) -> Bool {
        let changes = batch.changes
        guard batch.erases else { return false }
        for change in changes where change.table == Self.table {
            erasedBy[change.record, default: VersionVector()].advance(batch.device, to: batch.sequence)
            versions[change.record] = max(versions[change.record] ?? 0, batch.version)
            let length = Int(change.record[0])
            if !lengths.contains(length) { lengths.append(length) }
        }
        latest.advance(batch.device, to: batch.sequence)
        latestVersion = max(latestVersion, batch.version)
        batches.append(batch)
        return true
    }

    /// Whether everything that others have erased was erased here, too.
    public func include(_ others: Erasures) -> Bool {
        others.erasedBy.allSatisfy { mark, devices in devices.isCovered(by: erasedBy[mark] ?? VersionVector()) }
    }

    /// The mark of each erased record, with the time at which it was last erased.
    var marks: [RecordID: UInt64] {
        var marks: [RecordID: UInt64] = [:]
        for batch in batches {
            for change in batch.changes where change.table == Self.table {
                marks[change.record] = max(marks[change.record] ?? 0, batch.time)
            }
        }
        return marks
    }

    /// The marks that erase a record: its own, and those of records whose ids its id contains, as far as they are long enough.
    static func marks(covering record: RecordID, ofLengths lengths: [Int]) -> Set<RecordID> {
        var marks: Set<RecordID> = []
        _ = owners(in: record, ofLengths: lengths) { owner in
            marks.insert(mark(of: owner))
            return false
        }
        return marks
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
        if batch.version >= latestVersion, latest.isCovered(by: batch.seen) { return nil }
        let kept = batch.changes.filter {
            $0.table == Self.table || !covers($0.record, unknownTo: batch.seen, batch.version)
        }
        return kept.count == batch.changes.count ? nil : stored.keeping(kept)
    }

    /// Whether a record, or one whose id is long enough and in its id, was erased by a batch that its author had not seen.
    ///
    /// - Parameters:
    ///   - seen: What the author had seen.
    ///   - version: The version that the author wrote.
    func covers(_ record: RecordID, unknownTo seen: VersionVector, _ version: UInt8 = Batch.formatVersion) -> Bool {
        func isErased(_ record: RecordID) -> Bool { self.isErased(record, unknownTo: seen, version) }
        for length in lengths where length <= record.count {
            if length == record.count, isErased(record) { return true }
            if record.isOwned(ofLength: length, by: isErased) { return true }
        }
        return false
    }

    private func isErased(_ record: RecordID, unknownTo seen: VersionVector, _ author: UInt8) -> Bool {
        let mark = Self.mark(of: record)
        guard let devices = erasedBy[mark], let version = versions[mark] else { return false }
        return author < version || !devices.isCovered(by: seen)
    }
}

extension Batch {
    /// Whether it erases records.
    public var erases: Bool { changes.contains(table: Erasures.table) }
}

extension RecordID {
    /// Whether an id that this one may contain is among some: from the second byte on, as in an entry's, or behind its length,
    /// as in that of a tag. Never one that is so short that this one may contain it by chance.
    fileprivate func isOwned(ofLength length: Int, by isOwner: (RecordID) -> Bool) -> Bool {
        guard length >= Erasures.shortestContained else { return false }
        if length < count, let owner = part(1..<length + 1), isOwner(owner) { return true }
        guard length + 1 < count, Int(self[1]) == length, let owner = part(2..<length + 2) else { return false }
        return isOwner(owner)
    }
}
