import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a habit: its editable fields, the name of its category, inputs for each kind of schedule, and a row of
/// inputs for each reminder.
enum HabitForm {
    static func fields(of habit: Habit, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(habit, words)
        fields["category"] = state.category(habit.category)?.name ?? ""
        fields["schedule"] = String(habit.schedule.code.prefix { $0 != ":" })
        var weekdays: WeekdaySet = [.monday, .tuesday, .wednesday, .thursday, .friday]
        (fields["perWeek"], fields["perMonth"], fields["everyDays"]) = ("3", "2", "2")
        (fields["times"], fields["inDays"]) = ("3", "10")
        switch habit.schedule {
        case .daily: break
        case .weekdays(let chosen): weekdays = chosen
        case .timesPerWeek(let count): fields["perWeek"] = "\(count)"
        case .timesPerMonth(let count): fields["perMonth"] = "\(count)"
        case .times(let count, let days): (fields["times"], fields["inDays"]) = ("\(count)", "\(days)")
        case .everyDays(let days): fields["everyDays"] = "\(days)"
        }
        for code in weekdays.codes { fields.append("weekdays", code) }
        fields.setReminders(state.reminderDrafts(of: habit.id).map { ReminderForm($0) })
        return fields
    }

    /// The inputs of a schedule, which are edited as one.
    static let scheduleInputs = ["schedule", "weekdays", "perWeek", "perMonth", "times", "inDays", "everyDays"]

    /// The inputs of the schedule alone.
    static func scheduleFields(of form: FormFields) -> FormFields {
        var schedule = form
        schedule.removeAll { !scheduleInputs.contains($0) }
        return schedule
    }

    /// Merges the posted form with the habit's current form, and its reminders row by row.
    static func merged(_ posted: FormFields, over current: FormFields) -> FormFields {
        let groups = [FieldGroup(scheduleInputs), FieldGroup(key: "kind", ["target", "unit"])]
        var merged = posted.merged(over: current, groups: groups)
        merged.setReminders(reminders(posted, over: current.reminders))
        return merged
    }

    /// Merges the reminders: the current ones, plus those the person added and minus those they removed.
    private static func reminders(_ posted: FormFields, over current: [ReminderForm]) -> [ReminderForm] {
        let typed = posted.reminders
        guard let shown = posted["seen"], !shown.isEmpty else { return typed.isEmpty ? current : typed }
        var removed = FormFields(urlEncoded: shown.utf8).reminders
        if removed.elementsEqual(current, by: { $0.isSame(as: $1) }) { return typed }
        var result = current
        for reminder in typed {
            if let index = removed.firstIndex(where: { $0.isSame(as: reminder) }) {
                removed.remove(at: index)
            } else if !result.contains(where: { $0.isSame(as: reminder) }) {
                result.append(reminder)
            }
        }
        for reminder in removed {
            if let index = result.firstIndex(where: { $0.isSame(as: reminder) }) { result.remove(at: index) }
        }
        return result
    }

    static func schedule(_ fields: FormFields, _ words: Words) throws(FormRefusal) -> Schedule {
        func count(_ name: String, _ range: ClosedRange<Int>) throws(FormRefusal) -> Int {
            try words.count(fields[name] ?? "", range, name)
        }
        switch fields["schedule"] ?? "daily" {
        case "daily": return .daily
        case "weekdays": return .weekdays(try words.weekdays(fields.all("weekdays"), "weekdays"))
        case "weekly": return .timesPerWeek(try count("perWeek", 1...7))
        case "monthly": return .timesPerMonth(try count("perMonth", 1...31))
        case "within":
            let (times, days) = (try count("times", 1...366), try count("inDays", 2...366))
            guard times <= days else { throw FormRefusal("times", words.moreTimesThanDays) }
            return .times(times, inDays: days)
        case "every": return .everyDays(try count("everyDays", 2...366))
        case let other: throw words.refusal(.unknownSchedule(other))
        }
    }
}

extension Habit {
    /// Sets the editable fields and the schedule from the habit's form.
    ///
    /// - Parameter current: The habit's current form; empty for a new one.
    mutating func fill(
        fromHabitForm form: FormFields, over current: FormFields, _ words: Words
    ) throws(FormRefusal) {
        var fields = form
        // The fields of a target are hidden while a habit is not measured.
        if HabitKind(rawValue: form["kind"] ?? "") == .check { (fields["target"], fields["unit"]) = (nil, nil) }
        do throws(FieldError) {
            try fill(from: fields, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        if HabitForm.scheduleInputs.contains(where: { form.all($0) != current.all($0) }) {
            schedule = try HabitForm.schedule(form, words)
        }
    }
}

/// A reminder of the form, with all fields as text.
struct ReminderForm: Hashable, Sendable {
    var time = "09:00"
    var weekdays = WeekdaySet.all.codes
    var text = ""

    init() {}

    init(_ reminder: ReminderDraft) {
        time = reminder.time.text
        weekdays = reminder.weekdays.codes
        text = reminder.text
    }

    /// Whether both are the same reminder: a page lists the weekdays from the person's first day of the week.
    fileprivate func isSame(as other: ReminderForm) -> Bool {
        PlainText.line(time) == PlainText.line(other.time) && Set(weekdays) == Set(other.weekdays)
            && PlainText.line(text) == PlainText.line(other.text)
    }

    fileprivate func draft(_ row: Int, _ words: Words) throws(FormRefusal) -> ReminderDraft {
        let name = "reminder-\(row)"
        let typed = PlainText.line(time)
        guard let time = TimeOfDay(typed) else {
            throw FormRefusal(name + "-time", words.reason(FieldError("time", .noSuchTime(typed))))
        }
        do throws(FieldError) {
            _ = try Reminder.column(.text).validated(text)
        } catch {
            throw FormRefusal(name + "-text", words.reason(error))
        }
        return ReminderDraft(time: time, weekdays: try words.weekdays(weekdays, name + "-weekdays"), text: text)
    }
}

extension FormFields {
    /// The reminders in the rows of a form, in order: `reminder-N-time`, `reminder-N-weekdays`, `reminder-N-text`.
    ///
    /// More rows are read than a habit can have reminders, because several devices may each have added theirs.
    var reminders: [ReminderForm] {
        var reminders: [ReminderForm] = []
        for field in fields where field.name.hasPrefix("reminder-") && field.name.hasSuffix("-time") {
            let row = String(field.name.dropLast(5))
            var reminder = ReminderForm()
            reminder.time = field.value
            reminder.weekdays = all(row + "-weekdays")
            reminder.text = self[row + "-text"] ?? ""
            reminders.append(reminder)
            if reminders.count == 4 * HabitLimits.reminders { break }
        }
        return reminders
    }

    mutating func setReminders(_ reminders: [ReminderForm]) {
        removeAll { $0.hasPrefix("reminder-") }
        for (row, reminder) in reminders.enumerated() {
            append("reminder-\(row)-time", reminder.time)
            for code in reminder.weekdays { append("reminder-\(row)-weekdays", code) }
            append("reminder-\(row)-text", reminder.text)
        }
    }

    func reminderDrafts(_ words: Words) throws(FormRefusal) -> [ReminderDraft] {
        var drafts: [ReminderDraft] = []
        for (row, reminder) in reminders.enumerated() { drafts.append(try reminder.draft(row, words)) }
        return drafts
    }
}

extension Words {
    /// The refusal with the form field it belongs to.
    func refusal(_ refusal: HabitRefusal) -> FormRefusal { FormRefusal(refusal.field, reason(refusal)) }

    fileprivate func weekdays(_ codes: [String], _ field: String) throws(FormRefusal) -> WeekdaySet {
        var chosen = WeekdaySet()
        for code in codes {
            guard let weekday = Weekday(code: code) else {
                throw FormRefusal(field, reason(FieldError(field, .unknownChoice(code))))
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
    /// The form field the error belongs to; empty if none.
    var field: String {
        switch self {
        case .field(let error): error.field
        case .titleTaken: "title"
        case .unknownSchedule, .moreTimesThanDays: "schedule"
        case .reminder, .reminderWithoutDays, .tooManyReminders: "reminders"
        case .category: "category"
        case .dayInTheFuture, .dayBeforeStart, .dayTooFarAhead, .notAMeasure, .noSuchHabit, .notArchived: ""
        }
    }
}

extension WeekdaySet {
    /// The codes of its weekdays, Monday first.
    var codes: [String] { ordered(from: .monday).map { $0.code } }
}
