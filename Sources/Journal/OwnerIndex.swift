/// Maps each owner to the indices of its records in a table, without duplicates.
struct OwnerIndex: Sendable {
    private var places: [RecordID: [Int]] = [:]

    @_optimize(speed)
    mutating func insert(_ place: Int, of owner: RecordID?) {
        guard let owner else { return }
        Self.insert(place, into: &places[owner, default: []])
    }

    /// Usually appends, as new records come last.
    private static func insert(_ place: Int, into places: inout [Int]) {
        guard let last = places.last, last >= place else {
            places.append(place)
            return
        }
        let index = places.partitioningIndex { $0 >= place }
        if places[index] != place { places.insert(place, at: index) }
    }

    /// The indices in ascending order.
    func places(of owner: RecordID) -> [Int] { places[owner] ?? [] }

    @_optimize(speed)
    func has(_ owner: RecordID) -> Bool { !places.isEmpty && places[owner] != nil }
}
