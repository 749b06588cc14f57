/// The days covered by windows of *n* times in *m* days. Skipped days are removed first, so they neither add to a
/// window nor lengthen the gap between two days that were done.
struct HabitWindows: Sendable {
    /// For each day of the history, whether some window containing it has enough days done.
    private(set) var isCovered: [Bool]
    /// The first day that a window still open can yet cover. Later days can be covered too.
    ///
    /// Take twice in 5 days with only Monday done. On Thursday the window from Monday to Friday lacks one, which today
    /// or Friday can add, so `openFrom` is Monday. On Saturday that window is over, and `openFrom` is Wednesday: its
    /// window has Saturday and Sunday left.
    var openFrom: Int

    /// Nil for other schedules.
    ///
    /// - Parameter isLastDayOver: Whether nothing can be done on the last day any more.
    init?(of rule: HabitRule, days: [HabitDay], isLastDayOver: Bool) {
        guard case .times(let times, let length) = rule.schedule else { return nil }
        self.init(days: days, times: times, length: length, isLastDayOver: isLastDayOver)
    }

    init(days: [HabitDay], times: Int, length: Int, isLastDayOver: Bool = false) {
        isCovered = Array(repeating: false, count: days.count)
        openFrom = days.count
        let counted = days.indices.filter { !days[$0].isSkipped }
        let done = counted.indices.filter { days[counted[$0]].isDone }
        guard times > 0 else { return }
        cover(counted, done: done, times: times, length: length)

        // Find the earliest window that extends past today, or includes an unmarked today, and can still be filled.
        let isTodayOpen =
            !isLastDayOver && (days.last.map { !$0.isDone && !$0.isSkipped && !$0.isOverLimit } ?? false)
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

    /// Marks every day that shares a window of `length` days with `times` successive done days.
    private mutating func cover(_ counted: [Int], done: [Int], times: Int, length: Int) {
        guard done.count >= times else { return }
        var next = 0
        for run in 0...(done.count - times) {
            let (first, last) = (done[run], done[run + times - 1])
            guard last - first < length else { continue }
            let end = min(first + length, counted.count)
            var index = max(last - length + 1, next)
            while index < end {
                isCovered[counted[index]] = true
                index += 1
            }
            next = max(next, end)
        }
    }
}
