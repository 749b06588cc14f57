import CivilTime
import DaybookCore
import Journal

/// The challenges of the person, a goal they reached, a budget they kept, and the holiday in which nothing was due.
extension DemoYear {
    /// A challenge of their own. `left` is the number of days that follow its first.
    private struct DemoChallenge {
        let title: String
        let left: Int
        let days: Int
        let measure: ChallengeMeasure
        var habit = ""
        let target: Int64
    }

    /// The first was won, the second lost, and the third runs: the watch measures 7,700 steps a day.
    private static let challenges = [
        DemoChallenge(title: "A week of reading", left: 34, days: 7, measure: .habits, habit: "Read", target: 6),
        DemoChallenge(title: "Clear the list", left: 62, days: 7, measure: .tasks, target: 20),
        DemoChallenge(title: "A quarter of a million steps", left: 13, days: 30, measure: .steps, target: 250_000),
    ]

    private static let swimming = "Swim ten times"

    /// Adds what begins or ends on a day. `left` is the number of days that follow.
    mutating func play(day number: Int, left: Int) throws {
        try reachAndSave(number, left)
        for demo in Self.challenges where demo.left == left {
            var challenge = Challenge(id: nextGameID())
            (challenge.title, challenge.measure, challenge.target) = (demo.title, demo.measure, demo.target)
            challenge.habit = state.livingHabits.first { $0.title == demo.habit }?.id
            let day = last.advanced(by: -left)
            (challenge.from, challenge.until) = (day, day.advanced(by: demo.days - 1))
            let time = moment(day: number, minute: 430)
            let decision = try ChallengeCommand.add(challenge).decide(in: state, now: time) { challenge.id }
            commit(decision, nextGameAction(), at: time)
        }
        // Back from the holiday, they say that they were away.
        if number == Self.holiday.upperBound + 1 {
            var period = AwayPeriod(id: nextGameID())
            let first = last.advanced(by: 1 - Self.length)
            period.from = first.advanced(by: Self.holiday.lowerBound)
            period.until = first.advanced(by: Self.holiday.upperBound)
            period.note = "By the sea"
            let time = moment(day: number, minute: 425)
            let decision = try AwayCommand.begin(period).decide(in: state, now: time) { period.id }
            commit(decision, nextGameAction(), at: time)
        }
    }

    /// A goal that was reached, and a monthly budget that is mostly kept.
    private mutating func reachAndSave(_ number: Int, _ left: Int) throws {
        let time = moment(day: number, minute: 1180)
        if left == 120 {
            var goal = Goal(id: nextGameID())
            (goal.title, goal.target, goal.unit) = (Self.swimming, 10, "times")
            (goal.color, goal.icon, goal.deadline) = (.sky, "🏊", last.advanced(by: -60))
            goals[goal.title] = goal.id
            commit(try GoalCommand.add(goal).decide(in: state, now: time) { goal.id }, nextGameAction(), at: time)
            var budget = Budget(id: nextGameID())
            (budget.category, budget.period, budget.limit) = (StandardCategory.leisure.id, .month, 100_00)
            (budget.currencyCode, budget.since) = ("EUR", time.calendarDay.monthOfYear.first)
            let decision = try MoneyCommand.setBudget(budget).decide(in: state, now: time) { budget.id }
            commit(decision, nextGameAction(), at: time)
        }
        if [110, 95, 81].contains(left), let goal = goals[Self.swimming] {
            var progress = GoalProgress(id: nextGameID())
            (progress.goal, progress.amount) = (goal, left == 81 ? 4 : 3)
            let decision = try GoalCommand.addProgress(progress).decide(in: state, now: time) { progress.id }
            commit(decision, nextGameAction(), at: time)
        }
    }

    private mutating func nextGameID() -> RecordID { RecordID(nextGameAction()) }

    private mutating func nextGameAction() -> ActionID { ActionID(high: gameRandom.next(), low: gameRandom.next()) }
}
