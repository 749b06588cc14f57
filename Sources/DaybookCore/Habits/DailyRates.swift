import CivilTime

/// Daily completion rates over several habits.
///
/// A single day is rated by what its page says: the habits done on it, of these and those that it asked for; see
/// `HabitHistory.request`.
///
/// Over several days, each due day, or each time due, counts as one. A habit due on specific days has weight 1 on each of them,
/// except skipped ones. Of a habit due *n* times in a week or month, what was done (at most *n*) is shared among the days it was
/// done on, and what is missing lies on the days that asked for it in vain. So over whole weeks and months the rate is that of the
/// habit's own `completion`. A week or month that goes on counts only what was done and what can't be reached any more: what can
/// wait lowers no rate, and neither does what can still be done today. A day of a habit due *n* times
/// in *m* days is met or not, as in its `completion`, and weighs *n* ÷ *m*; one that a window can yet cover does not count.
public struct DailyRates: Hashable, Sendable {
    /// The number of habits done and asked for on one day.
    public struct Rate: Hashable, Sendable {
        public let day: Day
        /// The number of habits that were done.
        public fileprivate(set) var done = 0
        /// The number of habits that were done or asked for.
        public fileprivate(set) var due = 0
        /// The amounts done and due in rates over several days, in habits and fractions of them.
        fileprivate var credit = 0.0
        fileprivate var counted = 0.0
        /// Whether all habits were done on it; see `State.daysWithAllHabitsDone(in:today:)`.
        public fileprivate(set) var isFull = false

        fileprivate init(day: Day) { self.day = day }

        /// Done ÷ due, 0...1, and 1 if all habits were done, as it is beside a habit that was added later; nil if nothing was done or
        /// asked for.
        public var fraction: Double? {
            if isFull { return 1 }
            return due == 0 ? nil : Double(done) / Double(due)
        }
    }

    /// One rate for each day from the first to the last.
    public let rates: [Rate]
    /// The number of times that habits were logged as done, whether due or not.
    public let timesDone: Int
    /// Whether a habit was due on one of the days, even if only today or if it could wait.
    public let isDue: Bool
    /// Whether a habit was marked on one of the days: done, skipped or with a value.
    public let isMarked: Bool
    /// Whether something is still asked for today, which lowers no rate over several days.
    public let leavesOutToday: Bool

    /// Calculates the rates from `first` to `last`, both included.
    ///
    /// - Parameter fullDays: The days on which all habits were done.
    init(_ histories: [HabitHistory], from first: Day, to last: Day, fullDays: [Day] = []) {
        var rates = (0..<max(0, last.days(since: first) + 1)).map { Rate(day: first.advanced(by: $0)) }
        var timesDone = 0
        var (isDue, isMarked, leavesOutToday) = (false, false, false)
        for history in histories {
            let shift = first.days(since: history.firstDay)
            let start = max(0, shift)
            let indices = start..<max(start, min(history.days.count, rates.count + shift))
            for index in indices {
                let isDone = history.days[index].isDone
                let isAsked = !isDone && history.isAsked(index)
                if isDone { rates[index - shift].done += 1 }
                if isDone || isAsked { rates[index - shift].due += 1 }
                if history.days[index].isLoggedAsDone { timesDone += 1 }
                if history.days[index].isMarked || history.days[index].state == .skipped { isMarked = true }
                if !isDue { isDue = isDone || isAsked || history.counts(index) }
                if isAsked, !history.isRated(index) { leavesOutToday = true }
            }
            history.forEachShare(in: indices) { index, done, due in
                rates[index - shift].credit += done
                rates[index - shift].counted += due
            }
        }
        for day in fullDays {
            let index = day.days(since: first)
            if rates.indices.contains(index) { rates[index].isFull = true }
        }
        (self.rates, self.timesDone, self.isDue, self.isMarked) = (rates, timesDone, isDue, isMarked)
        self.leavesOutToday = leavesOutToday
    }

    /// Done ÷ due over all days; nil if nothing was due.
    public var overall: Double? { Self.fraction(rates[...]) }

    /// Done ÷ due over a range of indices; nil if nothing was due.
    public func fraction(_ indices: Range<Int>) -> Double? { Self.fraction(rates[indices.clamped(to: rates.indices)]) }

    /// Done ÷ due by weekday, starting with `first`, of the days as each is rated; nil for a weekday with nothing due.
    ///
    /// - Parameter today: This day does not count as long as something is still to be done on it.
    public func byWeekday(from first: Weekday, today: Day) -> [(weekday: Weekday, fraction: Double?)] {
        let finished = rates.filter { $0.day != today || $0.isFull || $0.done >= $0.due }
        return (0..<7).map { offset in
            let weekday = first.advanced(by: offset)
            let days = finished.filter { $0.day.weekday == weekday }
            let due = days.reduce(0) { $0 + ($1.isFull ? $1.done : $1.due) }
            return (weekday, due == 0 ? nil : Double(days.reduce(0) { $0 + $1.done }) / Double(due))
        }
    }

    /// The number of days on which all habits were done.
    public var perfectDays: Int { rates.count { $0.isFull } }

    private static func fraction(_ rates: ArraySlice<Rate>) -> Double? {
        let due = rates.reduce(0) { $0 + $1.counted }
        return due == 0 ? nil : rates.reduce(0) { $0 + $1.credit } / due
    }
}

extension DayStatus {
    /// Whether a day with this status counts as due.
    public var counts: Bool {
        switch self {
        case .done, .open, .missed, .partial: true
        case .beforeStart, .future, .skipped, .covered, .notDue: false
        }
    }
}
