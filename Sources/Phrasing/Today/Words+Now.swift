import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// The subject of *Now* as a sentence.
    public func sentence(of subject: NowSubject, in state: State, today: Day) -> String {
        switch subject {
        case .workout(let workout):
            let day = workout.day ?? .first
            let since = day == today ? "" : " · \(workoutSince(near(day, to: today), workout.time))"
            return name(workout, in: state) + since
        case .bills(let bills): return sentence(ofDue: bills, in: state)
        case .advice(let advice):
            let name = advice.cause.subject.flatMap { state.subject($0)?.name }
            return firstSentence(of: sentence(of: advice, name: name))
        case .overdue(let count): return overdueTasks(count)
        case .recoveryCode: return recoveryCodeOffered
        case .challenge(let challenge, let left): return challengeNearlyDone(title(challenge, in: state), left)
        case .suggestions(let suggestions):
            return challengesOfWeek(suggestions.map { title($0, in: state) }.joined(separator: ", "))
        case .running(let status): return progress(status, in: state)
        case .insight(let insight): return sentence(of: insight, in: state)
        }
    }

    /// Names the bills that are due.
    public func sentence(ofDue bills: [RecurringOccurrence], in state: State) -> String {
        var titles: [String] = []
        for bill in bills {
            let title = title(bill.rule, in: state)
            if !titles.contains(title) { titles.append(title) }
        }
        let named = titles.prefix(Self.mostNamed).joined(separator: ", ")
        let hasIncome = bills.contains { $0.rule.kind == .income }
        return hasIncome ? billsAndIncomeDue(bills.count, named) : billsDue(bills.count, named)
    }

    /// A bill, budget or goal that is near, as a sentence: "Coming up: Rent tomorrow, Power 23 Nov".
    public func sentence(of subject: NearSubject, in state: State, today: Day) -> String {
        switch subject {
        case .bills(let bills):
            return comingUp(few(bills.map { "\(title($0.rule, in: state)) \(near($0.day, to: today))" }))
        case .budgets(let statuses):
            return leftThisWeek(
                few(
                    statuses.map { status in
                        let title = state.moneyCategory(status.budget.category).map { self.title($0) } ?? ""
                        let currency = status.budget.currency
                        return status.left < 0
                            ? budgetOver(title, amountOver(amount(-status.left, currency)))
                            : "\(title) \(amount(status.left, currency))"
                    }))
        case .goal(let goal, let status, let step):
            let deadline = goal.deadline.map { until($0, today: today) } ?? ""
            let next = step.map { nextStep($0) } ?? part(of: status, goal.shownUnit(in: state)) ?? ""
            return "\(quoted(state.title(of: goal))) \(deadline)" + (next.isEmpty ? "" : ": \(next)")
        }
    }

    private static let mostNamed = 3

    /// The first few of some names, with an ellipsis for others.
    private func few(_ names: [String]) -> String {
        names.prefix(Self.mostNamed).joined(separator: ", ") + (names.count > Self.mostNamed ? ", …" : "")
    }

    private func firstSentence(of text: String) -> String {
        guard let end = text.indices.first(where: { text[$0] == "." && text[$0...].dropFirst().first == " " }) else {
            return text
        }
        return String(text[..<end])
    }
}
