import CivilTime
import DaybookCore
import Phrasing
import Words

extension HabitForm {
    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words) throws(FormRefusal) -> HabitDraft {
        var draft = HabitDraft(title: title)
        draft.note = note
        draft.icon = icon
        guard let color = Palette(rawValue: color) else { throw words.refusal(.unknownColor(self.color)) }
        draft.color = color
        draft.category = PlainText.line(category).isEmpty ? .none : .named(category)
        guard let kind = HabitKind(rawValue: kind) else { throw words.refusal(.unknownKind(self.kind)) }
        draft.kind = kind
        if kind.isMeasure {
            guard !PlainText.line(target).isEmpty else { throw words.refusal(.targetMissing) }
            guard let number = words.parseNumber(target) else { throw words.refusal(.targetNotANumber(target)) }
            draft.target = number
            draft.unit = unit
        }
        draft.schedule = try typedSchedule(words)
        draft.startDay = try typedStartDay(words)
        for (row, reminder) in reminders.enumerated() {
            draft.reminders.append(try reminder.draft(row, words))
        }
        return draft
    }

    private func typedSchedule(_ words: Words) throws(FormRefusal) -> Schedule {
        switch schedule {
        case "daily": return .daily
        case "weekdays":
            let chosen = try words.weekdays(weekdays, "weekdays")
            return .weekdays(chosen)
        case "weekly": return .timesPerWeek(try words.count(perWeek, 1...7, "perWeek"))
        case "monthly": return .timesPerMonth(try words.count(perMonth, 1...31, "perMonth"))
        case "within":
            let count = try words.count(times, 1...366, "times")
            let days = try words.count(inDays, 2...366, "inDays")
            guard count <= days else { throw FormRefusal("times", words.moreTimesThanDays) }
            return .times(count, inDays: days)
        case "every": return .everyDays(try words.count(everyDays, 2...366, "everyDays"))
        default: throw words.refusal(.unknownSchedule(schedule))
        }
    }

    private func typedStartDay(_ words: Words) throws(FormRefusal) -> Day? {
        let text = PlainText.line(startDay)
        if text.isEmpty { return nil }
        guard let day = Day(text) else { throw words.refusal(HabitRefusal.noSuchDay(text)) }
        return day
    }
}

extension ReminderForm {
    /// Parses the reminder in a row of the form.
    fileprivate func draft(_ row: Int, _ words: Words) throws(FormRefusal) -> ReminderDraft {
        let name = "reminder-\(row)"
        let typed = PlainText.line(time)
        guard !typed.isEmpty else { throw FormRefusal(name + "-time", words.timeMissing) }
        guard let time = TimeOfDay(typed) else {
            throw FormRefusal(name + "-time", words.reason(HabitRefusal.reminderTime(typed)))
        }
        guard PlainText.line(text).count <= HabitLimits.reminderText else {
            throw FormRefusal(
                name + "-text", words.reason(HabitRefusal.reminderTextTooLong(limit: HabitLimits.reminderText)))
        }
        let weekdays = try words.weekdays(self.weekdays, name + "-weekdays")
        return ReminderDraft(time: time, weekdays: weekdays, text: text)
    }
}

extension Words {
    /// Converts a refusal to an error of the habit form's field that it concerns.
    func refusal(_ refusal: HabitRefusal) -> FormRefusal {
        FormRefusal(refusal.field, reason(refusal))
    }

    fileprivate func weekdays(_ codes: [String], _ field: String) throws(FormRefusal) -> WeekdaySet {
        var chosen = WeekdaySet()
        for code in codes {
            guard let weekday = Weekday(code: code) else {
                throw FormRefusal(field, reason(SettingsRefusal.unknownWeekday(code)))
            }
            chosen = chosen.inserting(weekday)
        }
        guard !chosen.isEmpty else { throw FormRefusal(field, scheduleWithoutDays) }
        return chosen
    }

    fileprivate func count(
        _ typed: String, _ range: ClosedRange<Int>, _ field: String
    ) throws(FormRefusal) -> Int {
        guard !PlainText.line(typed).isEmpty else { throw FormRefusal(field, numberMissing) }
        guard let number = parseNumber(typed) else { throw FormRefusal(field, notANumber) }
        guard number >= Double(range.lowerBound), number <= Double(range.upperBound) else {
            throw FormRefusal(field, notBetween(range.lowerBound, range.upperBound))
        }
        let count = Int(number)
        guard Double(count) == number else { throw FormRefusal(field, notAWholeNumber) }
        return count
    }
}

extension HabitRefusal {
    /// The name of the habit form's field that it concerns; empty if none.
    var field: String {
        switch self {
        case .titleBlank, .titleTooShort, .titleTooLong, .titleTaken: "title"
        case .noteTooLong: "note"
        case .iconTooLong: "icon"
        case .unitTooLong: "unit"
        case .targetMissing, .targetNotANumber, .targetNotPositive, .targetTooLarge: "target"
        case .unknownKind: "kind"
        case .unknownColor: "color"
        case .unknownSchedule: "schedule"
        case .noSuchDay, .dayTooEarly: "startDay"
        case .reminderTime, .reminderWithoutDays, .reminderTextTooLong, .tooManyReminders: "reminders"
        case .category: "category"
        case .reasonTooLong, .dayInTheFuture, .dayTooFarAhead, .valueNotANumber, .valueNegative, .valueTooLarge,
            .notAMeasure, .noSuchHabit, .notArchived:
            ""
        }
    }
}
