import CivilTime
import Journal

/// A repeating task with the status of its occurrences.
///
/// Each occurrence has a key: its scheduled day or, for a task that repeats after completion, its number (from 1),
/// stored as the day with that number. Two devices completing the fifth occurrence therefore complete the same one.
///
/// While the person is away it rests. Scheduled days of a task that comes each week or more often are passed over within an away
/// period: neither due nor missed, though they can be closed. What comes less often, such as a rent, waits for the first day
/// back instead. An occurrence that was open before keeps its day, but waits for the first day back: meanwhile it is
/// neither due nor overdue. One that would come some time after completion, and within the period, comes on the first
/// day back; the count goes on from when that is closed.
///
/// A series that was split at an occurrence has parts, of which each ends before the next one begins, whatever its own rule says:
/// two devices can have split it at different ones.
public struct TaskSeries: Sendable {
    public let item: TaskItem
    private let pace: Pace
    private let items: Table<TaskItem>
    /// The occurrences that were completed, cancelled or skipped, by key.
    private let ends: [End]
    /// Scheduled days that were closed in another part of its series, by a device that did not know of the split.
    private(set) var closedElsewhere: Set<Day> = []
    /// The day before which it ends, as the next part of its series begins; nil if it is the last.
    let end: Day?
    /// The first day of the parts that come after it.
    private let continuesOn: Day?
    private let awayDays: AwayDays

    /// The kind of schedule.
    private enum Pace {
        case calendar(Recurrence)
        case afterDone(CalendarSpan)
    }

    /// An occurrence that was completed, cancelled or skipped.
    private struct End {
        let key: Day
        let task: TaskItem
    }

    /// Creates the series of a task; nil if the task does not, or cannot, repeat.
    public init?(_ item: TaskItem, in state: State) {
        guard let pace = Self.pace(of: item) else { return nil }
        self.item = item
        self.pace = pace
        let items = state.tasks
        var ends: [End] = []
        for task in items.rows(ownedBy: item.id) where !task.status.isOpen {
            if let key = TaskItem.occurrence(task.id)?.day { ends.append(End(key: key, task: task)) }
        }
        self.items = items
        self.ends = ends.sorted { $0.key < $1.key }
        awayDays = state.awayDays
        let parts = state.taskRelations.parts(of: state)
        let later = parts.later(than: item.id)
        end = later.first?.start
        continuesOn = later.compactMap { $0.dueDay }.min()
        closedElsewhere = scheduledDays(closedIn: parts.all(with: item.id))
    }

    private func scheduledDays(closedIn parts: [SeriesParts.Part]) -> Set<Day> {
        var keys: Set<Day> = []
        guard case .calendar = pace, let first = item.dueDay else { return keys }
        for part in parts where part.id != item.id {
            guard case .calendar? = items[part.id]?.repetition else { continue }
            for task in items.rows(ownedBy: part.id) where !task.status.isOpen {
                guard let key = TaskItem.occurrence(task.id)?.day, key >= first,
                    end.map({ key < $0 }) ?? true
                else { continue }
                var days = days(after: key.advanced(by: -1))
                if days.next() == key { keys.insert(key) }
            }
        }
        return keys
    }

    /// The stored records of occurrences that were completed, cancelled or skipped, by key.
    public var closed: [TaskItem] { ends.map { $0.task } }

    /// Whether a task repeats.
    static func repeats(_ item: TaskItem) -> Bool { pace(of: item) != nil }

    private static func pace(of item: TaskItem) -> Pace? {
        guard let repetition = item.repetition, let dueDay = item.dueDay, dueDay >= TaskLimits.firstDay,
            item.canHaveOccurrences
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

    /// The occurrence shown in lists.
    public struct Current: Hashable, Sendable {
        public let key: Day
        /// The due day, including any move to another day.
        public let day: Day
        /// The number of earlier occurrences that passed without being closed. While it rests, as of the first day back.
        public let missed: Int
        /// Whether it was due before, but waits, as the person is away today.
        public let isResting: Bool

        init(key: Day, day: Day, missed: Int, isResting: Bool = false) {
            (self.key, self.day, self.missed, self.isResting) = (key, day, missed, isResting)
        }
    }

    /// The latest open occurrence due by today or, without one, the next. Nil if the series has ended.
    ///
    /// Open occurrences before the last closed one have passed. Occurrences stay in scheduled order even if one was
    /// moved to another day.
    ///
    /// - Parameter countsMissed: False leaves `missed` at 0. Counting takes time linear in their number; without it, time
    ///   does not depend on how long ago the series began, unless it has a COUNT.
    public func current(today: Day, countsMissed: Bool = true) -> Current? {
        guard item.status.isOpen else { return nil }
        // From then on, the continuation takes over.
        if let continuesOn, continuesOn <= today { return nil }
        if case .afterDone = pace {
            guard let key = Day(number: Int32(clamping: lastNumber + 1)) else { return nil }
            guard let day = day(of: key), end.map({ day < $0 }) ?? true else { return nil }
            return status(key, day, missed: 0, today)
        }
        let past = ends.prefix { $0.key <= today }
        let lastClosed = [past.last?.key, closedElsewhere.filter { $0 <= today }.max()].compactMap { $0 }.max()
        var upcoming = ends[past.endIndex...]
        var days = days(after: today)
        guard let due = latestDay(after: lastClosed, through: today) else {
            while let day = days.next() {
                upcoming = upcoming.drop { $0.key < day }
                if !isPassedOver(day), upcoming.first?.key != day { return status(day, day, missed: 0, today) }
            }
            return nil
        }
        guard countsMissed else { return status(due, due, missed: 0, today) }
        var missed = countDays(after: lastClosed, before: due)
        // While away, it is missed as well if another, open one comes on the first day back.
        if awayDays.contains(today) {
            while let day = days.next() {
                if isPassedOver(day) { continue }
                if awayDays.firstDayBack(from: today) == day, !upcoming.contains(where: { $0.key == day }) {
                    missed += 1
                }
                break
            }
        }
        return status(due, due, missed: missed, today)
    }

    /// The latest scheduled day that does not rest for good, between two days. Looks back further and further.
    private func latestDay(after lower: Day?, through last: Day) -> Day? {
        let first = max(lower?.advanced(by: 1) ?? .first, item.dueDay ?? .first)
        // A rule with a COUNT is followed from its start in any case.
        var length = hasCount ? Int.max : 16
        while true {
            let from = max(first, last.advanced(by: -min(length, 1 << 24)))
            var latest: Day?
            var days = from == .first ? days(after: nil) : days(after: from.advanced(by: -1))
            while let day = days.next(), day <= last {
                if !isPassedOver(day) { latest = day }
            }
            if latest != nil || from <= first { return latest }
            length *= 8
        }
    }

    /// The number of scheduled days that do not rest for good, between two days.
    private func countDays(after lower: Day?, before end: Day) -> Int {
        var count = 0
        var days = days(after: lower)
        while let day = days.next(), day < end {
            if !isPassedOver(day) { count += 1 }
        }
        return count
    }

    private var hasCount: Bool {
        if case .calendar(let recurrence) = pace, case .count = recurrence.rule.end { true } else { false }
    }

    /// Whether an occurrence rests for good: the person is away on its day, and did not move it to another.
    func isPassedOver(_ key: Day) -> Bool {
        guard awayDays.contains(key), case .calendar(let recurrence) = pace, recurrence.rule.comesWeekly else {
            return false
        }
        return TaskItem.id(of: item.id, on: key).flatMap { items[$0]?.dueDay } == nil
    }

    private func status(_ key: Day, _ day: Day, missed: Int, _ today: Day) -> Current {
        let stored = TaskItem.id(of: item.id, on: key).flatMap { items[$0] }
        let day = stored?.dueDay ?? day
        let isResting = day <= today && awayDays.contains(today)
        return Current(key: key, day: day, missed: missed, isResting: isResting)
    }

    /// The scheduled days after a day, or all if nil, without duplicates and those closed in another part of the series. Empty for
    /// a task that repeats after completion.
    public func days(after day: Day?) -> Days {
        guard case .calendar(let recurrence) = pace else { return Days(nil) }
        let times = recurrence.times(after: day.map { DateTime($0, at: .lastMinute) })
        return Days(times, before: end, without: closedElsewhere)
    }

    /// A lazy sequence of days.
    public struct Days: Sendable {
        private var times: Recurrence.Times?
        private let end: Day?
        private let left: Set<Day>
        private var last: Day?

        /// - Parameter end: The day before which they end; nil for none.
        fileprivate init(_ times: Recurrence.Times?, before end: Day? = nil, without left: Set<Day> = []) {
            (self.times, self.end, self.left) = (times, end, left)
        }

        public mutating func next() -> Day? {
            while let day = times?.next()?.day {
                if let end, day >= end { return nil }
                if day == last { continue }
                last = day
                if !left.contains(day) { return day }
            }
            return nil
        }
    }

    /// The scheduled day of a key; nil if the key has none.
    public func day(of key: Day) -> Day? {
        guard case .afterDone(let span) = pace else { return key }
        let number = key.number
        if number == 1 { return item.dueDay.map { awayDays.firstDayBack(from: $0) } }
        let before = ends.last { $0.key.number == number - 1 }?.task.closedOn
        return (before ?? item.dueDay).map { awayDays.firstDayBack(from: span.day(after: $0)) }
    }

    /// Whether the series has an occurrence with this key.
    public func has(_ key: Day) -> Bool {
        if ends.contains(where: { $0.key == key }) { return true }
        if case .afterDone = pace { return key.number >= 1 && Int(key.number) <= lastNumber + 1 }
        var days = days(after: key.advanced(by: -1))
        return days.next() == key
    }

    /// Whether the series has open occurrences from a key on.
    func continues(from key: Day) -> Bool {
        guard item.status.isOpen else { return false }
        if case .afterDone = pace { return true }
        var days = days(after: key.advanced(by: -1))
        return days.next() != nil
    }

    /// The number of the last closed occurrence; 0 if none.
    private var lastNumber: Int { max(0, ends.last.map { Int($0.key.number) } ?? 0) }
}

extension TimeOfDay {
    public static let midnight = TimeOfDay(minutes: 0)!
    static let lastMinute = TimeOfDay(minutes: 1439)!
}

extension RecurrenceRule {
    /// Whether it comes each week or more often, at least at its usual pace.
    fileprivate var comesWeekly: Bool {
        switch frequency {
        case .secondly, .minutely, .hourly: true
        case .daily: interval <= 7
        case .weekly: interval == 1
        case .monthly, .yearly: false
        }
    }
}
