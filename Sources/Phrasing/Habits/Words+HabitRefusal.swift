import DaybookCore
import Words

extension Words {
    /// The reason for refusing an action on habits.
    public func reason(_ refusal: HabitRefusal) -> String {
        switch refusal {
        case .titleBlank: titleMissing
        case .titleTooShort: titleTooShort(least: HabitLimits.title.lowerBound)
        case .titleTooLong: titleTooLong(most: HabitLimits.title.upperBound)
        case .titleTaken(let title): titleTaken(title)
        case .noteTooLong(let limit), .reasonTooLong(let limit), .unitTooLong(let limit),
            .reminderTextTooLong(let limit):
            textTooLong(most: limit)
        case .iconTooLong: iconNotEmoji
        case .targetMissing: numberMissing
        case .targetNotANumber(let typed), .valueNotANumber(let typed): number(refused: typed)
        case .targetNotPositive: targetNotAboveZero
        case .targetTooLarge, .valueTooLarge: valueTooLarge(most: HabitLimits.value)
        case .valueNegative: valueBelowZero
        case .unknownKind(let typed): choiceUnknown(shortened(typed))
        case .unknownColor(let typed): colorUnknown(shortened(typed))
        case .unknownSchedule(let typed): typed.isEmpty ? moreTimesThanDays : scheduleUnknown(shortened(typed))
        case .noSuchDay(let typed): typed.isEmpty ? dayMissing : dayDoesNotExist(shortened(typed))
        case .dayTooEarly(let first): dayTooEarly(first)
        case .dayInTheFuture: dayInFuture
        case .dayTooFarAhead: dayTooFarAhead
        case .notAMeasure(let title): notAMeasure(title)
        case .reminderTime(let typed): timeWrong(shortened(typed))
        case .reminderWithoutDays: reminderWithoutDays
        case .tooManyReminders: tooManyReminders
        case .noSuchHabit: habitGone
        case .notArchived: habitNotArchived
        case .category(let refusal): reason(refusal)
        }
    }

    private func number(refused typed: String) -> String {
        typed.isEmpty ? numberMissing : notANumber
    }

    /// A prefix of typed text, so that a reason remains one sentence for any input.
    public func shortened(_ typed: String) -> String {
        let line = PlainText.line(String(typed.prefix(200)))
        return line.count > 40 ? String(line.prefix(40)) + "…" : line
    }
}
