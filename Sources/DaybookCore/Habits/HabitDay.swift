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
    /// Whether the total is over the limit of an *at most*: the day is missed at once.
    var isOverLimit = false
    /// Whether it is a limit that was not exceeded on a day that goes on. Only its end can tell that the limit was kept.
    var isUndecided = false

    /// Whether the day does not count: it was skipped, or the person is away.
    var isSkipped: Bool { state == .skipped || rests }

    /// Whether the person marked it as done or with a value.
    var isMarked: Bool { state == .done || total != nil }

    /// Whether it was done and logged. A limit that was kept on a day without a value is not.
    var isLoggedAsDone: Bool { isDone && isMarked }

    /// Takes the day out of what is due: it neither counts nor lacks.
    mutating func rest() { (isDue, isDone, rests) = (false, false, true) }

    /// Judges the day by its mark. Set `isDue` first.
    ///
    /// A total that reaches its target is done at once, and one over a limit is missed at once. A limit is kept once its day is
    /// over, unless the person marked it as done.
    mutating func judge(by rule: HabitRule, isOver: Bool) {
        isDone = state == .done
        guard state == .none else { return }
        switch rule.kind {
        case .check: break
        case .atLeast: isDone = total.map { $0 >= rule.target } ?? false
        case .atMost:
            isOverLimit = total.map { $0 > rule.target } ?? false
            isDone = isOver && !isOverLimit && (total != nil || isDue)
            isUndecided = !isOver && !isOverLimit
        }
    }
}
