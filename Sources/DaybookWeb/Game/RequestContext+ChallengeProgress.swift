import CivilTime
import DaybookCore
import Journal

extension RequestContext {
    /// The challenge that a decision brings on or wins: of several, the one nearest to its number. Nil if none counts what is done.
    func challengeBroughtOn(by decision: Decision) -> ChallengeStatus? {
        guard decision.action.canBringOnChallenge, !decision.changes.isEmpty, !state.settings.isGameOff,
            !state.livingChallenges.isEmpty
        else { return nil }
        var after = state
        after.merge(decision.changes, stamp: Stamp(time: Stamp.latest, device: DeviceID(0)))
        return after.challengesBroughtOn(since: state, today: today).max { $0.share < $1.share }
    }
}

extension ActionName {
    /// Whether it is something done that a challenge may count.
    fileprivate var canBringOnChallenge: Bool {
        switch self {
        case .habit(.markHabit), .habit(.setValue), .habit(.addIncrement), .mood(.logMood), .task(.completeTask),
            .workout(.addWorkout), .workout(.finishWorkout), .meal(.addMeal), .meal(.copyMeal), .note(.addNote):
            true
        default: false
        }
    }
}
