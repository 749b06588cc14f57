import CivilTime
import DaybookCore
import Interchange
import Journal

/// A random journal, its calendar feed, and when its reminders ring.
struct RandomFeed {
    private var bits: UInt64
    private var stamp: UInt64 = 0
    private var state = State()
    private let today: Day
    private static let times = ["00:00", "00:30", "03:59", "04:00", "07:30", "12:00", "18:05", "23:59"]
    private static let titles = [
        "Read", "Run; fast, now", #"C:\box"#, "👩‍👩‍👧 " + String(repeating: "жук ", count: 30),
        "Wrap\u{2028}ped\r\nEND:VEVENT", "\u{7}",
    ]
    private static let rules = [
        "FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=WEEKLY;BYDAY=MO,SA", "FREQ=MONTHLY;BYMONTHDAY=-1",
        "FREQ=WEEKLY;COUNT=70",
        "FREQ=YEARLY", "AFTER=P2D",
    ]

    init(seed: UInt64) {
        bits = seed
        today = Day("2026-01-01")!.advanced(by: Int(seed % 1500))
        var settings = state.settings
        settings.dayEndsAt = one(of: [0, 0, 4])
        settings.firstWeekday = one(of: Weekday.allCases)
        merge(settings.changes(from: state.settings))
        for number in 1...UInt64(2 + next(6)) { addHabit(number) }
        for number in 100...UInt64(101 + next(10)) { addTask(number) }
        for number in 0..<UInt64(next(3)) { addAway(200 + number) }
    }

    /// SplitMix64.
    private mutating func next(_ end: Int) -> Int {
        bits &+= 0x9E37_79B9_7F4A_7C15
        var mixed = bits
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(end))
    }

    private mutating func one<Value>(of values: [Value]) -> Value { values[next(values.count)] }

    private mutating func merge(_ changes: [Change]) {
        stamp += 1
        state.merge(changes, stamp: Stamp(time: stamp << 32, device: DeviceID(1)))
    }

    private mutating func add<Row: DeletableRow>(_ row: Row) {
        var row = row
        row.life = 1
        merge(row.changes)
    }

    private static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 7, low: number)) }

    private mutating func weekdays() -> WeekdaySet { WeekdaySet(rawValue: UInt8(1 + next(127)))! }

    private mutating func addHabit(_ number: UInt64) {
        var habit = Habit(id: Self.id(number))
        habit.title = "\(number) " + one(of: Self.titles)
        let days = 2 + next(20)
        let weekdays = weekdays()
        habit.schedule = one(of: [
            .daily, .weekdays(weekdays), .timesPerWeek(1 + days % 3), .timesPerMonth(2), .times(1, inDays: days),
            .everyDays(days),
        ])
        habit.startDay = today.advanced(by: 10 - next(100))
        habit.isArchived = next(8) == 0
        add(habit)
        for reminder in 1...UInt64(1 + next(2)) {
            var row = Reminder(id: Self.id(number * 1000 + reminder))
            (row.habit, row.time) = (habit.id, TimeOfDay(one(of: Self.times)))
            row.weekdays = next(2) == 0 ? .all : self.weekdays()
            add(row)
        }
        for back in -3..<20 where next(3) == 0 {
            guard let id = Entry.id(of: habit.id, on: today.advanced(by: -back)) else { continue }
            var entry = Entry(id: id)
            entry.state = back < 0 ? .skipped : one(of: [.done, .skipped])
            merge(entry.changes)
        }
    }

    private mutating func addTask(_ number: UInt64) {
        var task = TaskItem(id: Self.id(number))
        task.title = "\(number) " + one(of: Self.titles)
        if next(5) > 0 {
            task.dueDay = today.advanced(by: next(40) - 8)
            if next(2) == 0 { task.dueTime = TimeOfDay(one(of: Self.times)) }
        }
        // One without a day does not repeat, whatever it says.
        if next(5) < 2 { task.repetition = try? Repetition(code: one(of: Self.rules)) }
        if number > 100, next(3) == 0 { task.parent = Self.id(100 + UInt64(next(Int(number - 100)))) }
        if next(6) == 0 { task.waitUntil = today.advanced(by: next(10)) }
        if next(6) == 0 { (task.status, task.closedOn) = (.completed, today) }
        add(task)
        for reminder in 1...UInt64(1 + next(3)) {
            var row = TaskReminder(id: Self.id(number * 1000 + reminder))
            row.task = task.id
            if next(3) > 0 {
                row.minutesBefore = Int64(next(2) == 0 ? next(5) * 1440 : next(5000))
            } else {
                (row.day, row.time) = (today.advanced(by: next(30) - 3), TimeOfDay(one(of: Self.times)))
            }
            add(row)
        }
    }

    private mutating func addAway(_ number: UInt64) {
        var period = AwayPeriod(id: Self.id(number))
        period.from = today.advanced(by: next(20) - 5)
        period.until = period.from!.advanced(by: next(9))
        add(period)
    }

    var bytes: [UInt8] {
        CalendarFeed(state, today: today, parts: CalendarFeed.Part.allCases, name: "Daybook") { $0.payee }.bytes
    }

    // MARK: - What rings

    /// The reminders of the next four weeks as places that ring have them, with their titles, in any order.
    var rings: JSONValue {
        let last = today.advanced(by: 27)
        let noon = LocalInstant(milliseconds: Int64(today.number) * 86_400_000 + 43_200_000, offsetMinutes: 0)
        let found = state.reminders(
            after: DateTime(today, at: .midnight).advanced(bySeconds: -1),
            until: DateTime(last, at: TimeOfDay("23:59")!),
            now: noon)
        let texts = found.map { one in
            let title = PlainText.line(one.text.isEmpty ? one.title : one.text)
            return "\(one.moment.day.text)T\(TimeOfDay(of: one.moment).text) \(title)"
        }
        return [
            "from": .string(today.text), "to": .string(last.text),
            "rings": .array(Set(texts).sorted().map { .string($0) }),
        ]
    }
}
