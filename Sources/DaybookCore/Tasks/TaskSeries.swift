import CivilTime
import Journal

/// A repeated task with what became of its times.
///
/// Each time has a key: the day on which it is due by the calendar or, for one that comes so long after it was done, its
/// number (from 1), kept as the day of that number. So whoever completes the fifth time, wherever, completes the fifth.
public struct TaskSeries: Sendable {
    public let item: TaskItem
    private let pace: Pace
    private let items: Table<TaskItem>
    /// The times that were completed, cancelled or skipped, by key.
    private let ends: [End]
    /// From when on it goes on as another, where all times from one on were changed.
    private let continuesOn: Day?

    /// When its times come.
    private enum Pace {
        case calendar(Recurrence)
        case afterDone(CalendarSpan)
    }

    /// That one time was completed, cancelled or skipped.
    private struct End {
        let key: Day
        let closedOn: Day?
        let place: Int
    }

    /// The series of a task; nil for one that does not come again, or never can.
    public init?(_ item: TaskItem, in state: State) {
        guard let pace = Self.pace(of: item) else { return nil }
        self.item = item
        self.pace = pace
        let items = state.tasks
        var ends: [End] = []
        // By its place, as copies of all times of many years would take most of the work.
        for place in items.places(ownedBy: item.id) where !items.rows[place].status.isOpen {
            guard let key = TaskItem.occurrence(items.rows[place].id)?.day else { continue }
            ends.append(End(key: key, closedOn: items.rows[place].closedOn, place: place))
        }
        self.items = items
        self.ends = ends.sorted { $0.key < $1.key }
        var next: RecordID?
        if case .calendar(let rule) = item.repetition, case .untilDay(let last) = rule.end {
            next = TaskItem.continuation(of: item.id, from: last.advanced(by: 1))
        }
        continuesOn = next.flatMap { items[$0] }.flatMap { $0.isAlive ? $0.dueDay : nil }
    }

    /// The times that were completed, cancelled or skipped, by key, as they are written.
    public var closed: [TaskItem] { ends.map { items.rows[$0.place] } }

    /// Whether a task comes again.
    static func repeats(_ item: TaskItem) -> Bool { pace(of: item) != nil }

    private static func pace(of item: TaskItem) -> Pace? {
        guard let repetition = item.repetition, let dueDay = item.dueDay, dueDay >= TaskLimits.firstDay,
            item.canHaveTimes
        else {
            return nil
        }
        switch repetition {
        case .calendar(let rule):
            let start = DateTime(dueDay, at: item.dueTime ?? .midnight)
            return (try? Recurrence(rule, from: start)).map { .calendar($0) }
        case .afterDone(let span): return .afterDone(span)
        }
    }

    /// The time that stands in lists.
    public struct Current: Hashable, Sendable {
        public let key: Day
        /// When it is due, wherever it was moved to.
        public let day: Day
        /// How many times before it went by with nothing said of them.
        public let missed: Int
    }

    /// The latest time that is due by today and open; without one, the next after; nil when it has ended.
    ///
    /// What was open before one that was closed has gone by. Times stand in the order of the calendar also where one of
    /// them was moved to another day.
    public func current(today: Day) -> Current? {
        guard item.status.isOpen else { return nil }
        // What it goes on as stands for it from then on.
        if let continuesOn, continuesOn <= today { return nil }
        if case .afterDone = pace {
            guard let key = Day(number: Int32(clamping: lastNumber + 1)) else { return nil }
            return day(of: key).map { status(key, $0, missed: 0) }
        }
        var due: Day?
        var missed = 0
        let past = ends.prefix { $0.key <= today }
        var ahead = ends[past.endIndex...]
        var days = days(after: past.last?.key)
        while let day = days.next() {
            guard day > today else {
                if due != nil { missed += 1 }
                due = day
                continue
            }
            if let due { return status(due, due, missed: missed) }
            ahead = ahead.drop { $0.key < day }
            if ahead.first?.key != day { return status(day, day, missed: 0) }
        }
        return due.map { status($0, $0, missed: missed) }
    }

    private func status(_ key: Day, _ day: Day, missed: Int) -> Current {
        let written = TaskItem.id(of: item.id, on: key).flatMap { items[$0] }
        return Current(key: key, day: written?.dueDay ?? day, missed: missed)
    }

    /// The days of its times after a day (from its first on without one), each once, as the calendar has them; none for
    /// what comes so long after it was done.
    public func days(after day: Day?) -> Days {
        guard case .calendar(let recurrence) = pace else { return Days(nil) }
        return Days(recurrence.times(after: day.map { DateTime($0, at: .lastMinute) }))
    }

    /// Days found one by one as they are asked for.
    public struct Days: Sendable {
        private var times: Recurrence.Times?
        private var last: Day?

        fileprivate init(_ times: Recurrence.Times?) { self.times = times }

        public mutating func next() -> Day? {
            while let day = times?.next()?.day {
                if day == last { continue }
                last = day
                return day
            }
            return nil
        }
    }

    /// The day on which the time of a key is due by the calendar; nil for a key that can have none.
    public func day(of key: Day) -> Day? {
        guard case .afterDone(let span) = pace else { return key }
        let number = key.number
        if number == 1 { return item.dueDay }
        let before = ends.last { $0.key.number == number - 1 }?.closedOn
        return (before ?? item.dueDay).map { span.day(after: $0) }
    }

    /// Whether there is a time of this key.
    public func has(_ key: Day) -> Bool {
        if ends.contains(where: { $0.key == key }) { return true }
        if case .afterDone = pace { return key.number >= 1 && Int(key.number) <= lastNumber + 1 }
        var days = days(after: key.advanced(by: -1))
        return days.next() == key
    }

    /// Whether it has times from a key on that were not closed.
    func goesOn(from key: Day) -> Bool {
        guard item.status.isOpen else { return false }
        if case .afterDone = pace { return true }
        var days = days(after: key.advanced(by: -1))
        return days.next() != nil
    }

    /// The number of the last time that was closed; 0 for none.
    private var lastNumber: Int { max(0, ends.last.map { Int($0.key.number) } ?? 0) }
}

extension TimeOfDay {
    static let midnight = TimeOfDay(minutes: 0)!
    static let lastMinute = TimeOfDay(minutes: 1439)!
}
