import CivilTime
import DaybookCore
import Journal
import Words

extension Goal {
    /// The unit of the goal's numbers: its own, that of the habit or account that feeds it, or percent.
    public func shownUnit(in state: State) -> String {
        switch measure {
        case .amount: account.map { state.account($0)?.currency.code ?? "" } ?? unit
        case .habitCount: habit.flatMap { state.habit($0) }?.unit ?? ""
        case .habitStrength: "%"
        case .milestones, .tasks: ""
        }
    }
}

extension Words {
    /// The progress recorded on a day, oldest first: "+2 books" or, from where a total was set, that total: "11 books". Empty
    /// without any.
    public func recorded(_ progress: [GoalProgress], _ unit: String) -> String {
        guard !progress.isEmpty else { return "" }
        let last = progress.lastIndex { $0.value != nil }
        let total = progress[(last ?? 0)...].reduce(0) { $1.applied(to: $0) }
        return last == nil ? added(total, unit) : measure(total, unit)
    }

    /// Progress in whole percent; 100 only if the goal is reached.
    public func wholePercent(of status: GoalStatus) -> Int {
        let percent = Int(status.share * 100)
        return status.share < 1 ? min(percent, 99) : 100
    }

    /// Progress of a goal: "7 of 12 books"; nil while it cannot be measured.
    public func part(of status: GoalStatus, _ unit: String) -> String? {
        // A strength has many digits, but only whole percent are meaningful.
        let isStrength = unit == "%" && status.current.magnitude < 1000
        let current = isStrength ? Double(Int(status.current)) : status.current
        return status.target.map {
            reachedPart(current, of: $0, unit, isLessBetter: $0 < status.start && current > $0)
        }
    }

    /// Progress and deadline of a goal: "7 of 12 books · by 31 Dec".
    public func facts(of goal: Goal, _ status: GoalStatus, unit: String, today: Day) -> String {
        var facts: [String] = []
        if let part = part(of: status, unit) { facts.append(part) }
        if let day = status.reachedOn {
            facts.append(
                status.isClosedBelowTarget
                    ? goalClosed(on: day, today: today) : reached(on: day, today: today, daysLate: nil))
        } else if let deadline = goal.deadline {
            facts.append(until(deadline, today: today))
        }
        return facts.joined(separator: " · ")
    }

    /// The actual or expected day of reaching a goal, as a sentence.
    public func pace(of goal: Goal, _ status: GoalStatus, today: Day) -> String {
        if let day = status.reachedOn {
            return status.isClosedBelowTarget
                ? goalClosed(on: day, today: today) : reached(on: day, today: today, daysLate: status.daysLate(goal))
        }
        guard let pace = status.pace else { return "" }
        switch pace.forecast {
        case .notBegun: return capitalized(starts(goal.firstDay))
        case .still: return goal.isMeasuredByHand ? paceUnknown : paceWithoutProgress
        case .tooEarly: return paceTooEarly
        case .tooFarAhead: return paceTooSlow
        case .reached(let day): return onPace(for: day, today: today, daysLate: pace.daysLate)
        }
    }
}
