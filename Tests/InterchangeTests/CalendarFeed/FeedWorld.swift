import CivilTime
import DaybookCore
import Interchange
import Journal

/// A journal whose calendar a test looks at on Friday, 20 November 2026.
struct FeedWorld {
    private(set) var state = State()
    var today = Day("2026-11-20")!
    private var time: UInt64 = 1

    static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    mutating func add<Row: DeletableRow>(_ row: Row) {
        var row = row
        row.life = 1
        merge(row.changes)
    }

    mutating func merge(_ changes: [Change]) {
        time += 1
        state.merge(Changes(changes), stamp: Stamp(time: time << 32, device: DeviceID(1)))
    }

    mutating func set(_ adjust: (inout Settings) -> Void) {
        var settings = state.settings
        adjust(&settings)
        merge(settings.changes(from: state.settings))
    }

    /// Adds a habit from 1 January 2026 with a reminder of the same number.
    mutating func addHabit(
        _ number: UInt64, _ title: String, _ schedule: Schedule = .daily, at time: String,
        on weekdays: WeekdaySet = .all,
        _ adjust: (inout Habit) -> Void = { _ in }
    ) {
        var habit = Habit(id: Self.id(number))
        (habit.title, habit.schedule, habit.startDay) = (title, schedule, Day("2026-01-01"))
        adjust(&habit)
        add(habit)
        var reminder = Reminder(id: Self.id(1000 + number))
        (reminder.habit, reminder.time, reminder.weekdays) = (habit.id, TimeOfDay(time), weekdays)
        add(reminder)
    }

    mutating func mark(_ number: UInt64, _ state: EntryState, on day: String) {
        guard let id = Entry.id(of: Self.id(number), on: Day(day)!) else { return }
        var entry = Entry(id: id)
        entry.state = state
        merge(entry.changes)
    }

    mutating func addTask(
        _ number: UInt64, _ title: String, due: String? = nil, _ adjust: (inout TaskItem) -> Void = { _ in }
    ) {
        var task = TaskItem(id: Self.id(number))
        task.title = title
        let parts = due.map { $0.split(separator: " ").map { String($0) } } ?? []
        if let day = parts.first { task.dueDay = Day(day) }
        if parts.count > 1 { task.dueTime = TimeOfDay(parts[1]) }
        adjust(&task)
        add(task)
    }

    mutating func remind(_ task: UInt64, _ number: UInt64, minutesBefore: Int64) {
        var reminder = TaskReminder(id: Self.id(number))
        (reminder.task, reminder.minutesBefore) = (Self.id(task), minutesBefore)
        add(reminder)
    }

    mutating func remind(_ task: UInt64, _ number: UInt64, at moment: String) {
        let parts = moment.split(separator: " ").map { String($0) }
        var reminder = TaskReminder(id: Self.id(number))
        (reminder.task, reminder.day, reminder.time) = (Self.id(task), Day(parts[0]), TimeOfDay(parts[1]))
        add(reminder)
    }

    mutating func addAway(_ number: UInt64, from: String, until: String) {
        var period = AwayPeriod(id: Self.id(number))
        (period.from, period.until) = (Day(from), Day(until))
        add(period)
    }

    func feed(_ parts: [CalendarFeed.Part] = CalendarFeed.Part.allCases) -> CalendarFeed {
        CalendarFeed(state, today: today, parts: parts, name: "Daybook") { $0.payee }
    }

    private static let usual = [
        "BEGIN:", "END:", "DTSTAMP:", "DURATION:PT15M", "ACTION:", "TRANSP:", "DESCRIPTION:", "UID:",
    ]

    /// The unfolded lines of the events, without what all have.
    var events: [[String]] { Self.events(of: feed()) }

    static func events(of feed: CalendarFeed) -> [[String]] {
        var events: [[String]] = []
        let text = String(decoding: feed.bytes, as: UTF8.self).replacing("\r\n ", with: "")
        for line in text.split(separator: "\r\n").map({ String($0) }) {
            if line == "BEGIN:VEVENT" { events.append([]) }
            if !usual.contains(where: { line.hasPrefix($0) }), !events.isEmpty { events[events.count - 1].append(line) }
        }
        return events
    }
}
