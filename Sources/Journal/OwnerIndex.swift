/// Maps each owner to the indices of its records in a table, without duplicates.
struct OwnerIndex: Sendable {
    private var indices: [RecordID: [Int]] = [:]

    @_optimize(speed)
    mutating func insert(_ index: Int, of owner: RecordID?) {
        guard let owner else { return }
        Self.insert(index, into: &indices[owner, default: []])
    }

    /// Usually appends, as new records come last.
    private static func insert(_ index: Int, into indices: inout [Int]) {
        guard let last = indices.last, last >= index else {
            indices.append(index)
            return
        }
        let insertion = indices.partitioningIndex { $0 >= index }
        if indices[insertion] != index { indices.insert(index, at: insertion) }
    }

    /// The indices in ascending order.
    func indices(of owner: RecordID) -> [Int] { indices[owner] ?? [] }

    @_optimize(speed)
    func has(_ owner: RecordID) -> Bool { !indices.isEmpty && indices[owner] != nil }
}
