/// Counts how many records have each title, ignoring case, so that checking for duplicates takes constant time.
struct TitleCounts {
    private var counts: [String: Int] = [:]
    /// The number of records whose title an earlier record already has.
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
