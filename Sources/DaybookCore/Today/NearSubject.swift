import CivilTime
import Journal

/// Something that is near, but not to be done today. Each is at most one line at the end of Today.
public enum NearSubject: Sendable {
    /// The bills and incomes of the next days, by day.
    case bills([RecurringOccurrence])
    /// The budgets of the week, first the one of which the smallest part is left.
    case budgets([BudgetStatus])
    /// A goal whose deadline is near, and its next step; nil if it has no steps.
    case goal(Goal, GoalStatus, step: String?)
}

extension State {
    /// The bills, budgets and goals that are near on a day, in the order in which they are told.
    public func nearSubjects(today: Day) -> [NearSubject] {
        var subjects: [NearSubject] = []
        if !settings.hides(.money) {
            let bills = upcomingBills(in: today.advanced(by: 1)...today.advanced(by: NearLimits.billDays))
            if !bills.isEmpty { subjects.append(.bills(bills)) }
            let budgets = budgetsOfWeek(today: today)
            if !budgets.isEmpty { subjects.append(.budgets(budgets)) }
        }
        if let goal = nearGoal(today: today) { subjects.append(goal) }
        return subjects
    }

    private func budgetsOfWeek(today: Day) -> [BudgetStatus] {
        guard settings.budgeting == .limits else { return [] }
        func share(_ status: BudgetStatus) -> Double { Double(status.left) / Double(max(status.limit, 1)) }
        let statuses = budgetStatuses(on: today, today: today).filter { $0.budget.period == .week }
        return statuses.enumerated().sorted { (share($0.element), $0.offset) < (share($1.element), $1.offset) }
            .map { $0.element }
    }

    /// The goal whose deadline is next, if it is near and not reached.
    private func nearGoal(today: Day) -> NearSubject? {
        let days = today...today.advanced(by: NearLimits.goalDays)
        guard let (goal, status) = nearestGoals(today: today, due: days, count: 1).first else { return nil }
        return .goal(goal, status, step: nextStep(of: goal, today: today))
    }

    /// The first milestone or task of a goal that is not done; nil if it is measured in another way.
    private func nextStep(of goal: Goal, today: Day) -> String? {
        switch goal.measure {
        case .milestones: milestones(of: goal.id).first { !$0.isDone }?.title
        case .tasks: tasksByGoal.of(goal.id).first { isOpen($0, today: today) }?.title
        case .amount, .habitCount, .habitStrength: nil
        }
    }
}

/// The limits of how far ahead Today looks.
enum NearLimits {
    /// The number of days after today whose bills are told.
    static let billDays = 3
    /// The number of days after today within which the deadline of a goal is near.
    static let goalDays = 7
}
