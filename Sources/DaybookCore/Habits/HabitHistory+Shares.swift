import CivilTime

/// The contributions of days to a rate over several days and habits; see `DailyRates`.
extension HabitHistory {
    /// Whether a day counts in rates over several days: not today, as long as it is not decided.
    func isRated(_ index: Int) -> Bool { index < ratedEnd }

    /// Calls a closure with the amounts done and due of each day in a range that has some. Linear in the days of the range and of the
    /// weeks or months that it touches.
    func forEachShare(in range: Range<Int>, _ body: (_ index: Int, _ done: Double, _ due: Double) -> Void) {
        if range.isEmpty { return }
        let end = ratedEnd
        switch rule.schedule {
        case .daily, .weekdays, .everyDays:
            for index in range.clamped(to: 0..<end) where counts(index) { body(index, days[index].isDone ? 1 : 0, 1) }
        case .timesPerWeek, .timesPerMonth:
            let last = periods.count - 1
            let goesOn = isLastPeriodOpen
            for (position, period) in periods.enumerated() where period.range.overlaps(range) {
                addShares(of: period, until: end, goesOn: goesOn && position == last, in: range, body)
            }
        case .times(let times, let length):
            // A day weighs as much as is asked for on it, so that a seldom habit does not outweigh a daily one.
            let weight = Double(max(1, min(times, length))) / Double(max(length, 1))
            for index in range.clamped(to: 0..<end) {
                if let isMet = isMetInWindow(index) { body(index, isMet ? weight : 0, weight) }
            }
        }
    }

    /// Whether the week or month of the last day goes on after it, or that day itself does.
    private var isLastPeriodOpen: Bool {
        guard let next = today.neighbor(1), ratedEnd == days.count else { return true }
        if case .timesPerMonth = rule.schedule { return next.dayOfMonth != 1 }
        return next.weekday != rule.firstWeekday
    }

    private func addShares(
        of period: HabitPeriod, until end: Int, goesOn: Bool, in range: Range<Int>,
        _ body: (_ index: Int, _ done: Double, _ due: Double) -> Void
    ) {
        let share = period.share
        let credit = goesOn ? Double(min(period.done, period.required)) : share.done
        let ofDone = period.done == 0 ? 0 : credit / Double(period.done)
        let rated = period.range.clamped(to: 0..<end)
        // A week that goes on counts each day that asked for it in vain; one that is over has as much on them as it lacks. If it began
        // before the habit, no day may have asked for what it lacks: then all others share that.
        func lacks(_ index: Int) -> Bool {
            if days[index].isDone || days[index].isSkipped { return false }
            return goesOn ? isAsked(index) : pressingDays.contains(index)
        }
        var (ofLacking, isShared) = (1.0, false)
        if !goesOn {
            let lacking = rated.count(where: lacks)
            isShared = lacking == 0
            let others = isShared ? rated.count - period.done - period.skipped : lacking
            ofLacking = others == 0 ? 0 : (share.due - share.done) / Double(others)
        }
        for index in rated.clamped(to: range) {
            if days[index].isDone {
                body(index, ofDone, ofDone)
            } else if !days[index].isSkipped, isShared || lacks(index) {
                body(index, 0, ofLacking)
            }
        }
    }
}
