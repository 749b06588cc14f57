import DaybookCore
import Words

extension HabitRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on habits.
    public func reason(_ refusal: HabitRefusal) -> String {
        switch refusal {
        case .field(let error), .reminder(let error): reason(error)
        case .titleTaken(let title): titleTaken(title)
        case .unknownSchedule(let typed): typed.isEmpty ? moreTimesThanDays : scheduleUnknown(shortened(typed))
        case .dayInTheFuture: dayInFuture
        case .dayTooFarAhead: dayTooFarAhead
        case .notAMeasure(let title): notAMeasure(title)
        case .reminderWithoutDays: reminderWithoutDays
        case .tooManyReminders: tooManyReminders
        case .noSuchHabit: habitGone
        case .notArchived: habitNotArchived
        case .category(let refusal): reason(refusal)
        }
    }

    /// The beginning of what was typed, so that a reason stays one sentence whatever was sent.
    public func shortened(_ typed: String) -> String {
        let line = PlainText.line(String(typed.prefix(200)))
        return line.count > 40 ? String(line.prefix(40)) + "…" : line
    }
}
