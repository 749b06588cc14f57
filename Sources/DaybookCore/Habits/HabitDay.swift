/// One day of a habit's history.
struct HabitDay: Hashable, Sendable {
    var state = DayMark.State.none
    var total: Double?
    /// Whether the schedule asks for the habit on this day. Always true for *n* times a week, month or window.
    var isDue = false
    /// Whether the habit was done on this day, due or not. For a week, month or window see `HabitPeriod.isMet` and
    /// `HabitWindows.isCovered`.
    var isDone = false
    /// Whether the person is away and did not do it: the day is not due.
    var rests = false

    /// Whether the day does not count: it was skipped, or the person is away.
    var isSkipped: Bool { state == .skipped || rests }

    /// Whether it was done and logged. A limit that was kept on a day without a value is not.
    var isLoggedAsDone: Bool { isDone && (state == .done || total != nil) }

    /// Whether it counts as done. Set `isDue` first.
    func isDone(by rule: HabitRule, isOver: Bool) -> Bool {
        switch state {
        case .done: return true
        case .skipped: return false
        case .none: break
        }
        switch rule.kind {
        case .check: return false
        case .atLeast: return total.map { $0 >= rule.target } ?? false
        case .atMost: return total.map { $0 <= rule.target } ?? (isDue && isOver)
        }
    }
}
