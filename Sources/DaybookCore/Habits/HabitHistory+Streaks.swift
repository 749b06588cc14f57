import CivilTime

extension HabitHistory {
    /// What the streaks of this habit count.
    public var streakUnit: Streak.Unit {
        switch rule.schedule {
        case .timesPerWeek: .weeks
        case .timesPerMonth: .months
        case .daily, .weekdays, .times, .everyDays: .days
        }
    }

    /// The streak that no due period has yet broken; of length 0 when there is none.
    public var currentStreak: Streak {
        streaks().current ?? noStreak
    }

    /// The longest streak there was; of length 0 when there was none.
    public var longestStreak: Streak {
        streaks().all.reduce(noStreak) { $1.isLonger(than: $0) ? $1 : $0 }
    }

    /// The longest streaks there were, at most `count`, longest first.
    public func bestStreaks(_ count: Int) -> [Streak] {
        Array(streaks().all.sorted { $0.isLonger(than: $1) }.prefix(max(count, 0)))
    }

    private var noStreak: Streak {
        Streak(first: today, last: today, length: 0, unit: streakUnit, daysCovered: 0)
    }

    /// All streaks, oldest first, and the one that is not broken.
    private func streaks() -> (all: [Streak], current: Streak?) {
        var runs = Runs()
        if streakUnit == .days { addDays(to: &runs) } else { addPeriods(to: &runs) }
        let current = runs.current.map(streak)
        return (runs.ended.map(streak) + (current.map { [$0] } ?? []), current)
    }

    private func addDays(to runs: inout Runs) {
        let lastIndex = days.count - 1
        for index in days.indices where !days[index].isSkipped {
            let isMet = windows?.isCovered[index] ?? days[index].isDone
            if !days[index].isDue {
                runs.pass(days: 1)
            } else if isMet {
                runs.meet(index..<(index + 1), days: 1)
            } else if index >= windows?.openFrom ?? lastIndex {
                runs.pass(days: 1)
            } else {
                runs.end()
            }
        }
    }

    private func addPeriods(to runs: inout Runs) {
        for period in periods {
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

/// Runs of met periods, told one period after another.
///
/// Of the days "met, not due, met, not due, missed" the first three make a run of length 2 over 3 days: the day between
/// two met ones counts, the one after the last does not, as nothing follows it.
private struct Runs {
    struct Run {
        var first: Int
        var last: Int
        var length = 0
        var days = 0
    }

    private(set) var ended: [Run] = []
    private(set) var current: Run?
    /// Days since the last met one that count only if another follows.
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
