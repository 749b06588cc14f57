import CivilTime

extension HabitHistory {
    /// The habit's strength today, 0...1.
    ///
    /// Calculated as in Loop Habit Tracker (`ScoreList.kt`, https://github.com/iSoron/uhabits): starting from 0 (1 for
    /// *at most*), each day `strength = previous · m + achieved · (1 − m)` with `m = 0.5 ^ (√(times ÷ days) ÷ 13)`,
    /// where the schedule requires `times` in `days`. A skipped day leaves it unchanged, and so does a limit until its day is
    /// over or it was exceeded. A day away lowers it by nothing: it rises, if it would without the time away, or stays.
    ///
    /// A limit is judged by each day alone, as it is of a day: a day within it never lowers the strength, and neither does one
    /// beyond it that its week, month or window has free. One of particular days looks at these alone, and each weighs as much as
    /// the days that it stands for.
    public var strength: Double {
        var latest = initialStrength
        forEachStrength { _, value in latest = value }
        return latest
    }

    /// The strength on each day of the history from `first` to `last`, both included.
    public func strengthCurve(from first: Day, to last: Day) -> [(day: Day, value: Double)] {
        var curve: [(day: Day, value: Double)] = []
        forEachStrength { index, value in
            let day = day(at: index)
            if day >= first, day <= last { curve.append((day, value)) }
        }
        return curve
    }

    private var initialStrength: Double { rule.kind == .atMost ? 1 : 0 }

    private func forEachStrength(_ body: (Int, Double) -> Void) {
        let required = rule.schedule.requirement
        guard required.times > 0 else { return }
        // Seven times in seven days is once a day.
        var (times, window) = required.times >= required.inDays ? (1, 1) : required
        let isLimitOfDays = rule.kind == .atMost && streakUnit == .days && windows == nil
        let weight = isLimitOfDays ? Double(window) / Double(times) : 1
        let decay = Exponential.powerOfTwo(-(Double(times) / Double(window)).squareRoot() * weight / 13)
        // A check habit that is not daily uses a window twice as long, to smooth out irregular days.
        if rule.kind == .check, window > 1 { (times, window) = (times * 2, window * 2) }

        var strength = initialStrength
        var sum = 0.0
        for index in days.indices {
            sum += amount(at: index)
            if index >= window { sum -= amount(at: index - window) }
            let entry = days[index]
            let isLeftOut = isLimitOfDays && !entry.isDue && !(entry.rests && isScheduled(on: day(at: index)))
            if entry.state != .skipped, !entry.isUndecided || entry.rests, !isLeftOut {
                let achieved: Double
                switch rule.kind {
                case .check: achieved = min(1, sum / Double(times))
                case .atLeast: achieved = rule.achievement(of: sum)
                case .atMost:
                    let free = isLimitOfDays ? 0 : window - times
                    let isKept = !entry.isOverLimit || sum <= Double(free)
                    achieved = isKept ? 1 : rule.achievement(of: entry.total ?? 0)
                }
                let changed = strength * decay + achieved * (1 - decay)
                strength = entry.rests ? max(strength, changed) : changed
            }
            body(index, strength)
        }
    }

    /// The contribution of a day to a window's sum: 1 for a completed check, 1 for an exceeded limit, or the measured value. A
    /// measured habit marked done without a sufficient value counts as its target.
    private func amount(at index: Int) -> Double {
        let entry = days[index]
        switch rule.kind {
        case .check: return entry.isDone ? 1 : 0
        case .atMost: return entry.isOverLimit ? 1 : 0
        case .atLeast:
            if entry.state == .skipped { return 0 }
            let total = max(entry.total ?? 0, 0)
            return entry.state == .done ? max(total, rule.target) : total
        }
    }
}
