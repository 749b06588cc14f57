import CivilTime
import Journal

/// A repeated task with what became of its times.
///
/// Each time has a key: the day on which it is due by the calendar or, for one that comes so long after it was done, its
/// number (from 1), kept as the day of that number. So whoever completes the fifth time, wherever, completes the fifth.
public struct TaskSeries: Sendable {
    public let item: TaskItem
    private let recurrence: Recurrence?
    private let span: CalendarSpan?
    /// The times that were completed, cancelled or skipped, by key.
    public let closed: [TaskItem]

    /// The series of a task; nil for one that does not come again, or never can.
    public init?(_ item: TaskItem, in state: State) {
        guard let repetition = item.repetition, let dueDay = item.dueDay else { return nil }
        self.item = item
        switch repetition {
        case .calendar(let rule):
            guard let recurrence = try? Recurrence(rule, from: DateTime(dueDay, at: item.dueTime ?? .midnight))
            else { return nil }
            self.recurrence = recurrence
            span = nil
        case .afterDone(let span):
            recurrence = nil
            self.span = span
        }
        closed = state.tasks.occurrences.of(item.id).map { state.tasks.items.rows[$0] }
            .filter { !$0.status.isOpen }
            .sorted { $0.id < $1.id }
    }

    /// The time that stands in lists.
    public struct Current: Hashable, Sendable {
        public let key: Day
        public let day: Day
        /// How many times before it went by with nothing said of them.
        public let missed: Int
    }

    /// The latest time that is due by today and open; without one, the next after; nil when it has ended.
    public func current(today: Day) -> Current? {
        guard item.status.isOpen else { return nil }
        if span != nil {
            let key = Self.key(ofNumber: (closed.last.flatMap { Self.number(of: $0) } ?? 0) + 1)
            return day(of: key).map { Current(key: key, day: $0, missed: 0) }
        }
        var due: Day?
        var missed = 0
        var days = days(after: closed.last { ($0.key ?? .last) <= today }?.key)
        while let day = days.next() {
            guard day > today else {
                if due != nil { missed += 1 }
                due = day
                continue
            }
            if let due { return Current(key: due, day: due, missed: missed) }
            if !closed.contains(where: { $0.key == day }) { return Current(key: day, day: day, missed: 0) }
        }
        return due.map { Current(key: $0, day: $0, missed: missed) }
    }

    /// The days of its times after a day (from its first on without one), each once, as the calendar has them; none for
    /// what comes so long after it was done.
    public func days(after day: Day?) -> Days {
        Days(recurrence?.times(after: day.map { DateTime($0, at: .lastMinute) }))
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

    /// The day on which the time of a key is due; nil for a key that can have none.
    public func day(of key: Day) -> Day? {
        guard let span else { return key }
        let number = Int(key.number)
        if number == 1 { return item.dueDay }
        let before = closed.last { (Self.number(of: $0) ?? 0) == number - 1 }?.closedOn
        return (before ?? item.dueDay).map { span.day(after: $0) }
    }

    /// Whether there is a time of this key.
    public func has(_ key: Day) -> Bool {
        if closed.contains(where: { $0.key == key }) { return true }
        if span != nil { return key.number >= 1 && Int(key.number) <= closed.count + 1 }
        var days = days(after: key.advanced(by: -1))
        return days.next() == key
    }

    private static func number(of task: TaskItem) -> Int? { task.key.map { Int($0.number) } }

    private static func key(ofNumber number: Int) -> Day { Day(number: Int32(clamping: number)) ?? .last }
}

extension TaskItem {
    /// The key of a time of a repeated task; nil for any other task.
    var key: Day? { Self.occurrence(id)?.day }
}

extension TimeOfDay {
    static let midnight = TimeOfDay(minutes: 0)!
    static let lastMinute = TimeOfDay(minutes: 1439)!
}
