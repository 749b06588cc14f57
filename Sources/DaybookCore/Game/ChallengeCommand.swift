import CivilTime
import Journal

/// Commands that change challenges. Each states the desired result, so running one twice has the same effect as running it
/// once.
public enum ChallengeCommand: Hashable, Sendable {
    /// Joins what is suggested for the current week. All of the week counts.
    case join(ChallengeLevel)
    /// Leaves a challenge that was suggested, unless it was won.
    case leave(RecordID)
    /// Adds a challenge of the person's own; without a first day it begins today. Its id comes from the form.
    case add(Challenge)
    /// Saves the editable fields of a challenge of the person's own.
    case edit(Challenge)
    /// Deletes a challenge of the person's own.
    case delete(RecordID)
}

/// Reasons to refuse a challenge command.
public enum ChallengeRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case endsBeforeItBegins
    /// Longer than `ChallengeLimits.days`.
    case tooLong(limit: Int)
    case noSuchHabit
    /// Nothing is to be done for a limit.
    case limitHabit
    case noSuchChallenge
    /// Suggested challenges are as they are.
    case isSuggested
    /// A challenge that was won stays won.
    case isWon
    /// So much was done before already: it would be won the moment it is saved.
    case alreadyReached(Int64)
    /// Its days are over, so that it could not be won any more.
    case isOver
    /// More than its days can bring, of which each counts once.
    case tooMany(most: Int)
    /// More than anyone reaches in its days; see `ChallengeMeasure.mostADay`.
    case beyondReach(most: Int64)
}

extension ChallengeCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(ChallengeRefusal) -> Decision {
        let today = state.today(now)
        switch self {
        case .join(let level):
            guard let suggestion = state.challengeSuggestions(on: today).first(where: { $0.level == level }) else {
                throw .noSuchChallenge
            }
            if state.challenge(suggestion.id) != nil { return Decision(GameAction.joinChallenge, []) }
            var challenge = suggestion.challenge
            let old = state.challenges[challenge.id] ?? Challenge(id: challenge.id)
            challenge.life = Life.after(old.life)
            return Decision(GameAction.joinChallenge, challenge.changes(from: old), adding: challenge.id)
        case .leave(let id):
            if let challenge = state.challenge(id), state.status(of: challenge, today: today)?.isWon ?? false {
                throw .isWon
            }
            return Decision(GameAction.leaveChallenge, state.challenges.deletion(of: id))
        case .add(let typed):
            var challenge = typed
            challenge.level = nil
            challenge.from = typed.from ?? today
            challenge.createdOn = today
            challenge = try challenge.checked(over: nil, in: state, today: today)
            let (id, isNew) = state.challenges.addition(under: challenge.id, newID) {
                $0.isAlive && $0.hasSameFields(as: challenge)
            }
            guard isNew else { return Decision(GameAction.addChallenge, [], adding: id) }
            challenge = challenge.copy(id: id)
            challenge.life = 1
            try challenge.refuseIfReached(in: state, today: today)
            return Decision(GameAction.addChallenge, challenge.changes, adding: id)
        case .edit(let typed):
            guard let old = state.challenge(typed.id) else { throw .noSuchChallenge }
            if old.week != nil { throw .isSuggested }
            let challenge = try old.copyingEditableFields(from: typed).checked(over: old, in: state, today: today)
            if state.status(of: old, today: today)?.isWon != true {
                try challenge.refuseIfReached(in: state, today: today)
            }
            return Decision(GameAction.editChallenge, challenge.changes(from: old))
        case .delete(let id):
            return Decision(GameAction.deleteChallenge, state.challenges.deletion(of: id))
        }
    }
}

extension Challenge {
    /// Throws if it runs and its number is reached, or if it would earn at once.
    fileprivate func refuseIfReached(in state: State, today: Day) throws(ChallengeRefusal) {
        guard let status = state.status(of: self, today: today), status.isWon else { return }
        if status.days.upperBound >= today || status.earnedOn != nil { throw .alreadyReached(status.count) }
    }

    /// - Parameter old: The challenge as it is, whose values are not checked.
    fileprivate func checked(
        over old: Challenge?, in state: State, today: Day
    ) throws(ChallengeRefusal) -> Challenge {
        var challenge = self
        if measure != .habits { challenge.habit = nil }
        do throws(FieldError) {
            challenge = try challenge.validated(over: old)
            if challenge.measure == nil { throw FieldError("measure", .textMissing) }
            if challenge.target == nil { throw FieldError("target", .numberMissing) }
            if challenge.until == nil { throw FieldError("until", .textMissing) }
        } catch {
            throw .field(error)
        }
        if let habit = challenge.habit, habit != old?.habit {
            guard let habit = state.habit(habit) else { throw .noSuchHabit }
            if habit.kind == .atMost { throw .limitHabit }
        }
        guard let from = challenge.from, let until = challenge.until else { return challenge }
        if until < from { throw .endsBeforeItBegins }
        if until.days(since: from) >= ChallengeLimits.days { throw .tooLong(limit: ChallengeLimits.days) }
        let asksForSame =
            old?.from == from && old?.until == until && old?.target == challenge.target
            && old?.measure == challenge.measure && old?.habit == challenge.habit
        if !asksForSame { try challenge.refuseIfImpossible(in: from...until, state, today: today) }
        return challenge
    }

    /// Throws if its days are over, or too few for its number. Time away makes it end later.
    private func refuseIfImpossible(
        in days: ClosedRange<Day>, _ state: State, today: Day
    ) throws(ChallengeRefusal) {
        let end = state.awayDays.end(of: days)
        if end < today { throw .isOver }
        guard let target, let measure else { return }
        let count = end.days(since: days.lowerBound) + 1
        guard habit == nil, measure != .fullDays else {
            if target > Int64(count) { throw .tooMany(most: count) }
            return
        }
        let most = Int64(count) * measure.mostADay(ofHabits: state.activeHabits.count)
        if target > most { throw .beyondReach(most: most) }
    }
}

/// The actions on challenges. Raw values are stored in the journal and must not change.
public enum GameAction: String, CaseIterable, FeatureAction {
    case addChallenge, deleteChallenge, editChallenge, joinChallenge, leaveChallenge

    public var name: ActionName { .game(self) }
    public var table: String { Challenge.table }
}
