import CivilTime
import DaybookCore
import Journal

extension RequestContext {
    /// The challenge that the action of a message brought on or won; nil if it was none that counts.
    ///
    /// - Parameters:
    ///   - record: The record that the message names.
    ///   - route: The page with the message. The message about a habit that was marked does not name its day.
    func challengeProgress(
        after message: FlashMessage, of record: RecordID?, on route: PageRoute
    ) -> ChallengeStatus? {
        guard case .done(let action) = message, let record else { return nil }
        func progress(_ measure: ChallengeMeasure, of habit: RecordID? = nil, on day: Day?) -> ChallengeStatus? {
            day.flatMap { state.challenge(broughtOnBy: measure, of: habit, on: $0, today: today) }
        }
        switch action {
        case .habit(.markHabit), .habit(.setValue), .habit(.addIncrement):
            let entry = Entry(id: record)
            if let habit = entry.habit { return progress(.habits, of: habit, on: entry.day) }
            return progress(.habits, of: record, on: day(of: route))
        case .mood(.logMood):
            let entry = state.mood(record)
            return entry?.subject == nil ? progress(.moods, on: entry?.day) : nil
        case .task(.completeTask): return progress(.tasks, on: state.task(record)?.closedOn)
        case .workout(.addWorkout), .workout(.finishWorkout): return progress(.workouts, on: state.workout(record)?.day)
        case .meal(.addMeal), .meal(.copyMeal): return progress(.meals, on: state.meal(record)?.day)
        case .note(.addNote): return progress(.notes, on: state.note(record)?.day)
        default: return nil
        }
    }

    /// Whether marking a habit on a day is told because a challenge counts it.
    func isCountedByChallenge(_ habit: RecordID, on day: Day) -> Bool {
        !state.settings.isGameOff
            && state.livingChallenges.contains { challenge in
                guard challenge.measure == .habits || challenge.measure == .fullDays,
                    challenge.habit == nil || challenge.habit == habit
                else { return false }
                let status = state.status(of: challenge, today: today)
                return status?.result == .running && status?.days.contains(day) ?? false
            }
    }

    private func day(of route: PageRoute) -> Day {
        switch route {
        case .today(let day?, _): day
        case .habits(.entry(_, let day)): day
        default: today
        }
    }
}
