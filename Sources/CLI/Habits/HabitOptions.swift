import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// Options that set a habit's fields.
struct HabitOptions: ParsableArguments {
    @Option(help: ArgumentHelp("day; mon,wed,fri; weekdays; weekends; or a number of days.", valueName: "days"))
    var every: String?

    @Option(help: ArgumentHelp("How many times per --per.", valueName: "n"))
    var times: String?

    @Option(help: ArgumentHelp("week, month or a number of days (default: week).", valueName: "span"))
    var per: String?

    @Option(help: "Its category, created if new; empty for none.")
    var category: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("A number to reach each day.", valueName: "target"))
    var atLeast: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("A number not to exceed each day.", valueName: "target"))
    var atMost: String?

    @Option(help: "What the number counts, such as km.")
    var unit: String?

    @Flag(help: "Yes or no instead of a number.")
    var check = false

    @Option(help: "A note.")
    var note: String?

    @Option(help: "An emoji.")
    var icon: String?

    @Option(
        help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?

    @Option(
        help: ArgumentHelp("When in the day: morning, afternoon or evening; empty for any time.", valueName: "part"))
    var at: String?

    @Option(help: ArgumentHelp("The first day it is due.", valueName: "day"))
    var start: String?

    @Option(help: ArgumentHelp("The next day it is due, if it is due every so many days.", valueName: "day"))
    var next: String?

    @Option(
        help: ArgumentHelp(
            "A time, optionally with weekdays or a text: 09:30, 09:30@mon,fri, \"21:00 Ten pages\".", valueName: "when")
    )
    var remind: [String] = []

    @Flag(help: "Remove all its reminders.")
    var noReminders = false
}

extension HabitOptions {
    /// The category that was named; nil for none.
    var categoryChoice: CategoryChoice? { category.map { CategoryChoice(typed: $0) } }

    /// The given reminders; nil for none, which keeps the existing ones.
    func reminderDrafts(_ words: Words) throws -> [ReminderDraft]? {
        if remind.isEmpty { return noReminders ? [] : nil }
        return try remind.map { try ReminderDraft(typed: $0, words) }
    }

    /// Sets the fields of a habit that were given.
    func apply(to habit: inout Habit, in session: Session, _ state: State) throws {
        let words = session.words
        if let schedule = try schedule(words) { habit.schedule = schedule }
        try applyKind(to: &habit, words)
        try habit.set(.note, typed: note, words)
        try habit.set(.icon, typed: icon, words)
        if let at, !at.isEmpty, !PartOfDay.choices.contains(where: { $0.rawValue == at.lowercased() }) {
            throw words.refused(at, among: PartOfDay.choices.map(\.rawValue))
        }
        try habit.set(.partOfDay, typed: at?.lowercased(), words)
        try habit.set(.color, typed: try words.paletteName(color), words)
        if let start { habit.startDay = try session.day(start, in: state) }
        if let next {
            let day = try session.day(next, in: state)
            if habit.startDay == nil, habit.createdOn == nil { habit.startDay = state.today(session.now) }
            guard let shifted = habit.due(on: day) else { throw InvalidRequest(words.nextNeedsInterval) }
            habit = shifted
        }
    }

    private func applyKind(to habit: inout Habit, _ words: Words) throws {
        guard [atLeast != nil, atMost != nil, check].count(where: { $0 }) <= 1 else {
            throw InvalidRequest(words.onlyOne(of: ["--at-least", "--at-most", "--check"]))
        }
        if let typed = atLeast ?? atMost {
            habit.kind = atLeast == nil ? .atMost : .atLeast
            try habit.set(.target, typed: typed, words)
        }
        if check { habit.kind = .check }
        if let unit {
            guard habit.kind.isMeasure else { throw HabitRefusal.notAMeasure(habit.title) }
            habit.unit = unit
        }
    }

    private func schedule(_ words: Words) throws -> Schedule? {
        if every != nil && (times != nil || per != nil) {
            throw InvalidRequest(words.onlyOne(of: ["--every", "--times"]))
        }
        if let every { return try Schedule(every: every, words) }
        guard let times else {
            if per != nil { throw InvalidRequest(words.timesMissing) }
            return nil
        }
        return try Schedule(times: times, per: per ?? "week", words)
    }
}

extension Schedule {
    /// Parses "day", "daily", "weekdays", "weekends", "mon,wed,fri", "2", or a stored code such as "within:3/10".
    fileprivate init(every typed: String, _ words: Words) throws {
        let text = PlainText.line(typed).lowercased()
        let schedule: Schedule?
        switch text {
        case "day", "daily": schedule = .daily
        default:
            if let days = Int(text) {
                schedule = days == 1 ? .daily : .everyDays(days)
            } else {
                schedule =
                    WeekdaySet(typed: text, words).map { $0 == .all ? .daily : .weekdays($0) } ?? Schedule(code: text)
            }
        }
        guard let schedule, schedule.isValid else { throw InvalidRequest(words.unknownInterval(typed)) }
        self = schedule
    }

    fileprivate init(times typed: String, per span: String, _ words: Words) throws {
        guard let times = Int(typed), times > 0 else {
            throw InvalidRequest(words.numberTooSmall("--times", 1))
        }
        let schedule: Schedule
        switch span.lowercased() {
        case "week": schedule = .timesPerWeek(times)
        case "month": schedule = .timesPerMonth(times)
        default:
            guard let days = Int(span) else { throw InvalidRequest(words.unknownSpan(span)) }
            schedule = .times(times, inDays: days)
        }
        guard schedule.isValid else { throw HabitRefusal.moreTimesThanDays }
        self = schedule
    }
}

extension WeekdaySet {
    /// Parses "weekdays", "weekends" or comma-separated weekdays, full or short, in English or the person's language.
    /// Nil for anything else.
    init?(typed: String, _ words: Words) {
        switch typed.lowercased() {
        case "weekdays", "weekday": self = [.monday, .tuesday, .wednesday, .thursday, .friday]
        case "weekends", "weekend": self = [.saturday, .sunday]
        default: self.init(names: typed, words)
        }
    }

    private init?(names typed: String, _ words: Words) {
        var weekdays = WeekdaySet()
        for name in typed.lowercased().split(separator: ",", omittingEmptySubsequences: false) {
            let name = PlainText.line(String(name))
            let match = Weekday.allCases.first { weekday in
                [weekday.code, Words(.english).weekday(weekday), words.weekday(weekday), words.shortWeekday(weekday)]
                    .contains { PlainText.isSame($0, name) }
            }
            guard let match else { return nil }
            weekdays = weekdays.inserting(match)
        }
        self = weekdays
    }
}

extension ReminderDraft {
    /// Parses a reminder such as "09:30", "09:30@mon,fri" or "21:00@sun Plan the week".
    fileprivate init(typed: String, _ words: Words) throws {
        let parts = typed.split(separator: " ", maxSplits: 1).map(String.init)
        let moment = (parts.first ?? "").split(separator: "@", maxSplits: 1).map(String.init)
        guard let time = TimeOfDay(moment.first ?? "") else { throw FieldError("time", .noSuchTime(typed)) }
        var weekdays = WeekdaySet.all
        if moment.count == 2 {
            guard let chosen = WeekdaySet(typed: moment[1], words) else {
                throw InvalidRequest(words.unknownWeekdays(moment[1]))
            }
            weekdays = chosen
        }
        self.init(time: time, weekdays: weekdays, text: parts.count == 2 ? parts[1] : "")
    }
}
