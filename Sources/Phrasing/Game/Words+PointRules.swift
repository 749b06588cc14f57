import DaybookCore
import Words

extension Words {
    /// The rule by which points are earned: "A task done: high priority".
    public func rule(_ reason: PointReason) -> String {
        switch reason {
        case .habitMarked: ruleHabit
        case .streakMilestone(let length, .days): ruleStreak(days(length))
        case .streakMilestone(_, .weeks): ruleStreakOfWeeks
        case .streakMilestone(_, .months): ruleStreakOfMonths
        case .taskDone(let priority):
            priority.map { ruleTask(self.priority($0).lowercased()) } ?? ruleTaskWithoutPriority
        case .taskBeforeDue: ruleTaskInTime
        case .workout: ruleWorkout
        case .goalReached: ruleGoal
        case .budgetKept(.week): ruleWeekBudget
        case .budgetKept(.month): ruleMonthBudget
        case .budgetKept(.year): ruleYearBudget
        case .moodLogged: ruleMood
        case .allHabitsDone: ruleAllHabits
        case .achievement: ruleAchievement
        case .challenge(let level): level.map { ruleChallenge(name($0).lowercased()) } ?? ruleOwnChallenge
        }
    }

    /// A rule, with how many times a day it counts: "A mood logged (the first 3 of a day)".
    public func text(of rule: PointRules.Rule) -> String {
        let text = self.rule(rule.reason)
        return rule.mostADay.map { ruleOfADay(text, first: Int($0)) } ?? text
    }

    /// The points of a rule: "+10".
    public func points(of rule: PointRules.Rule) -> String { rule.points.map { earned($0) } ?? itsOwnPoints }

    /// Notes on points besides the rules, a sentence each.
    public var notesOnPoints: [String] {
        [
            ruleLevel(points(PointRules.levelSize)), perfectDaysHint, ruleOwnDay, ruleLimit, ruleNothingTaken, ruleAway,
            ruleImports,
        ]
    }
}
