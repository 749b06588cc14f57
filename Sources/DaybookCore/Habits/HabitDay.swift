/// One day of a habit's history.
struct HabitDay: Sendable {
    var state = DayMark.State.none
    var total: Double?
    /// Whether the schedule asks for the habit on this day. Always true for *n* times a week, month or window.
    var isDue = false
    /// Whether the habit was done on this day, due or not. For a week, month or window see `HabitPeriod.isMet` and
    /// `HabitWindows.isCovered`.
    var isDone = false

    var isSkipped: Bool { state == .skipped }

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
