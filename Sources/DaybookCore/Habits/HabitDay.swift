/// One day of a habit's history.
struct HabitDay: Sendable {
    var state = DayMark.State.none
    var total: Double?
    var isDue = false
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
