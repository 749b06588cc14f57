import CivilTime

extension HabitHistory {
    /// The unit that streaks are counted in.
    public var streakUnit: Streak.Unit {
        switch rule.schedule {
        case .timesPerWeek: .weeks
        case .timesPerMonth: .months
        case .daily, .weekdays, .times, .everyDays: .days
        }
    }

    /// The current streak; length 0 if there is none.
    public var currentStreak: Streak { streak(on: today) }

    /// The streak as it stood at the end of a day, or the current one if that is not over; length 0 if there was none. It takes
    /// time linear in the days since the last one that ended a streak of days.
    public func streak(on day: Day) -> Streak {
        guard let index = index(of: min(day, today)) else { return noStreak }
        return streaks(in: beginOfStreak(at: index)..<index + 1).current ?? noStreak
    }

    /// The streak as it was shown on a day, whatever was done later in its week, month or window; length 0 if there was none.
    func streakShown(on day: Day) -> Streak {
        switch rule.schedule {
        case .daily, .weekdays, .everyDays: streak(on: day)
        case .timesPerWeek, .timesPerMonth, .times: through(day).streak(on: day)
        }
    }

    /// The index behind the last day, up to another, that ends a streak of days. Zero for weeks and months.
    private func beginOfStreak(at last: Int) -> Int {
        if streakUnit != .days { return 0 }
        var begin = last + 1
        while begin > 0, !ends(begin - 1) { begin -= 1 }
        return begin
    }

    /// Whether a day ends a streak of days: it was due and not met, and cannot be met any more, as today and the days of an open
    /// window can. A limit that was exceeded today cannot.
    func ends(_ index: Int) -> Bool {
        let day = streakDays.days[index]
        if day.isSkipped || !day.isDue || isMet(index) { return false }
        if let windows = streakDays.windows { return index < windows.openFrom }
        return index < days.count - 1 || day.isOverLimit
    }

    private func isMet(_ index: Int) -> Bool {
        streakDays.windows?.isCovered[index] ?? streakDays.days[index].isDone
    }

    /// The longest streak; length 0 if there is none.
    public var longestStreak: Streak {
        streaks().all.reduce(noStreak) { $1.isLonger(than: $0) ? $1 : $0 }
    }

    /// The longest streak within some days: what came before or comes after does not lengthen it. Weeks and months belong to the
    /// day they begin on. Length 0 if there is none.
    public func longestStreak(in span: ClosedRange<Day>) -> Streak {
        let first = max(span.lowerBound, firstDay)
        guard first <= min(span.upperBound, today) else { return noStreak }
        let start = first.days(since: firstDay)
        let end = min(span.upperBound, today).days(since: firstDay) + 1
        return streaks(in: start..<end).all.reduce(noStreak) { $1.isLonger(than: $0) ? $1 : $0 }
    }

    /// The length of the streak of days that a day makes the longest yet, done or not; nil if it makes none, or no streak
    /// before had a week. It depends on the days before alone.
    public func recordStreak(on day: Day) -> Int? {
        guard streakUnit == .days, windows == nil, let index = index(of: day), streakDays.days[index].isDue,
            !streakDays.days[index].isSkipped
        else { return nil }
        var runs = Runs()
        addDays(0..<index, to: &runs)
        let longest = runs.ended.reduce(0) { max($0, $1.length) }
        guard longest >= 7, let current = runs.current, current.length == longest else { return nil }
        return longest + 1
    }

    /// The longest streaks, at most `count`, longest first.
    public func bestStreaks(_ count: Int) -> [Streak] {
        Array(streaks().all.sorted { $0.isLonger(than: $1) }.prefix(max(count, 0)))
    }

    /// Calls `body` with each day on which a streak grew, and its length then. A week or month grows it on the day on which it
    /// had enough. The streaks are those of `streaks`.
    ///
    /// It is given the number of times too that the habit was done in the streak so far. For particular days that is its
    /// length. A week, month or window is met by few marks, and the days between them are no times.
    func forEachStreakStep(_ body: (_ day: Day, _ length: Int, _ times: Int) -> Void) {
        var (length, times) = (0, 0)
        guard streakUnit == .days else {
            for period in streakDays.periods {
                if period.isMet {
                    length += 1
                    body(day(at: lastRequired(of: period)), length, times + period.required)
                    times += period.done
                } else if !isOpen(period), !period.isExcused {
                    (length, times) = (0, 0)
                }
            }
            return
        }
        let days = streakDays.days
        for index in days.indices where !days[index].isSkipped && days[index].isDue {
            if isMet(index) {
                length += 1
                if days[index].isDone { times += 1 }
                body(day(at: index), length, times)
            } else if ends(index) {
                (length, times) = (0, 0)
            }
        }
    }

    /// The index of the day on which a week or month had enough.
    private func lastRequired(of period: HabitPeriod) -> Int {
        var missing = period.required
        for index in period.range where streakDays.days[index].isDone {
            missing -= 1
            if missing <= 0 { return index }
        }
        return period.range.upperBound - 1
    }

    private var noStreak: Streak {
        Streak(first: today, last: today, length: 0, unit: streakUnit, daysCovered: 0)
    }

    /// All streaks, oldest first, and the current one if it is unbroken.
    ///
    /// - Parameter range: The indices of the days, and of the beginnings of weeks and months, that count; nil for all.
    ///
    /// A day, week or month that was due and met continues a streak. One that was skipped or not due neither adds to
    /// it nor breaks it. Being away takes nothing: see `StreakDays`. Today, unless it exceeded a limit, and days that an open
    /// window can still cover, do not break it either while unmet. Anything else ends it.
    func streaks(in range: Range<Int>? = nil) -> (all: [Streak], current: Streak?) {
        var runs = Runs()
        let range = range ?? days.indices
        if streakUnit == .days { addDays(range, to: &runs) } else { addPeriods(in: range, to: &runs) }
        let current = runs.current.map(streak)
        return (runs.ended.map(streak) + (current.map { [$0] } ?? []), current)
    }

    private func addDays(_ range: Range<Int>, to runs: inout Runs) {
        let days = streakDays.days
        for index in range where !days[index].isSkipped {
            if ends(index) {
                runs.end()
            } else if days[index].isDue, isMet(index) {
                runs.meet(index..<(index + 1), days: 1)
            } else {
                runs.pass(days: 1)
            }
        }
    }

    private func addPeriods(in range: Range<Int>, to runs: inout Runs) {
        for period in streakDays.periods where range.contains(period.range.lowerBound) {
            if period.isMet {
                runs.meet(period.range, days: period.range.count - period.skipped)
            } else if !isOpen(period), !period.isExcused {
                runs.end()
            }
        }
    }

    private func streak(of run: Runs.Run) -> Streak {
        Streak(
            first: day(at: run.first), last: day(at: run.last), length: run.length, unit: streakUnit,
            daysCovered: run.days)
    }
}

/// Collects runs of met periods, which must be added in order.
///
/// In "met, not due, met, not due, missed" the first three days make a run of length 2 over 3 days. A gap between two
/// met days counts towards the days; a gap after the last met day does not.
private struct Runs {
    struct Run {
        var first: Int
        var last: Int
        var length = 0
        var days = 0
    }

    private(set) var ended: [Run] = []
    private(set) var current: Run?
    /// Days since the last met one. They count only if another met day follows.
    private var daysBetween = 0

    mutating func meet(_ range: Range<Int>, days: Int) {
        var run = current ?? Run(first: range.lowerBound, last: range.lowerBound)
        run.last = range.upperBound - 1
        run.length += 1
        run.days += days + (current == nil ? 0 : daysBetween)
        current = run
        daysBetween = 0
    }

    mutating func pass(days: Int) {
        daysBetween += days
    }

    mutating func end() {
        if let run = current { ended.append(run) }
        current = nil
        daysBetween = 0
    }
}
