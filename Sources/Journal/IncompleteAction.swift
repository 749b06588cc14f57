/// The known parts of an incomplete action. Adding a part takes constant time.
struct IncompleteAction: Sendable {
    private(set) var parts: [Batch] = []
    private var numbers: Set<Int64> = []
    /// The first missing part, from 0.
    private var firstMissing: Int64 = 0
    /// The lowest part flagged as the last.
    private var last: Int64?

    /// Whether all parts up to the last are known.
    var isComplete: Bool { last.map { firstMissing >= $0 } ?? false }

    mutating func append(_ batch: Batch) {
        let part = batch.action.part
        parts.append(batch)
        numbers.insert(part)
        while numbers.contains(firstMissing) { firstMissing += 1 }
        if batch.action.isLast { last = min(part, last ?? part) }
    }
}
