/// The parts of an action of several that are held so far, kept so that one more costs the same however many there are.
struct WaitingAction: Sendable {
    private(set) var parts: [Batch] = []
    private var numbers: Set<Int64> = []
    /// The first part, from 0, that is not held.
    private var firstMissing: Int64 = 0
    /// The least part that is flagged as the last.
    private var last: Int64?

    /// Whether some flagged part is held and all before it are.
    var isWhole: Bool { last.map { firstMissing >= $0 } ?? false }

    mutating func append(_ batch: Batch) {
        let part = batch.action.part
        parts.append(batch)
        numbers.insert(part)
        while numbers.contains(firstMissing) { firstMissing += 1 }
        if batch.action.isLast { last = min(part, last ?? part) }
    }
}
