/// How many records have each title, regardless of case: tells at once whether all are told apart by it.
struct TitleCounts {
    private var counts: [String: Int] = [:]
    /// How many records have a title that another has too, one of each not counted.
    private var repetitions = 0

    var areUnique: Bool { repetitions == 0 }

    mutating func add(_ title: String?) {
        guard let key = title?.lowercased() else { return }
        let count = counts[key] ?? 0
        counts[key] = count + 1
        if count > 0 { repetitions += 1 }
    }

    mutating func remove(_ title: String?) {
        guard let key = title?.lowercased(), let count = counts[key] else { return }
        counts[key] = count > 1 ? count - 1 : nil
        if count > 1 { repetitions -= 1 }
    }
}
