/// Which days of a history *n* times in *m* days covers. Skipped days are taken out first, so that they neither add to a
/// window nor lengthen the gap between two days that were done.
struct HabitWindows: Sendable {
    /// For each day of the history, whether some window containing it has enough done.
    private(set) var isCovered: [Bool]
    /// The first day that some window, still open, can yet cover; later days can be covered by it too.
    ///
    /// Of twice in 5 days, with only Monday done and today Thursday still open: the window from Monday to Friday lacks
    /// one, which today or Friday can bring, so Monday is the first. Were it Saturday, Monday's window would be over, and
    /// Wednesday the first: from it on two days, Saturday and Sunday, are left.
    private(set) var openFrom: Int

    init(days: [HabitDay], times: Int, length: Int) {
        isCovered = Array(repeating: false, count: days.count)
        openFrom = days.count
        let counted = days.indices.filter { !days[$0].isSkipped }
        let done = counted.indices.filter { days[counted[$0]].isDone }
        guard times > 0 else { return }
        cover(counted, done: done, times: times, length: length)

        // Earliest window that reaches past what is over and can still be filled on today and the days after it.
        let isTodayOpen = days.last.map { !$0.isDone && !$0.isSkipped } ?? false
        var doneSinceStart = done.count
        var start = 0
        while start < counted.count {
            let daysLeft = start + length - counted.count + (isTodayOpen ? 1 : 0)
            if daysLeft > 0, doneSinceStart + daysLeft >= times { break }
            if days[counted[start]].isDone { doneSinceStart -= 1 }
            start += 1
        }
        if start < counted.count { openFrom = counted[start] }
    }

    /// Marks the days that each `times` successive done days lie within `length` of.
    private mutating func cover(_ counted: [Int], done: [Int], times: Int, length: Int) {
        guard done.count >= times else { return }
        var next = 0
        for position in 0...(done.count - times) {
            let (first, last) = (done[position], done[position + times - 1])
            guard last - first < length else { continue }
            let end = min(first + length, counted.count)
            var place = max(last - length + 1, next)
            while place < end {
                isCovered[counted[place]] = true
                place += 1
            }
            next = max(next, end)
        }
    }
}
