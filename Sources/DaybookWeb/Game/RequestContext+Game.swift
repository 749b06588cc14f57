import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// The game as it stands today; nil if it is switched off.
    var game: Game? { state.settings.isGameOff ? nil : state.game(today: today) }

    /// Returns the page for a route of the game.
    func show(_ route: GamePageRoute) -> Outcome {
        guard let game else { return toReview }
        return switch route {
        case .progress(let day): page(ProgressPage(self, game, before: day))
        case .rules: page(PointRulesPage(words))
        case .achievements: page(AchievementsPage(self, game))
        case .challenges: page(ChallengesPage(self, game))
        case .addChallenge: page(ChallengeFormPage(adding: self))
        case .challenge(let id): found(ChallengePage(id, self))
        case .editChallenge(let id): found(ChallengeFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a route of the game.
    func act(_ route: GameActionRoute) -> Outcome {
        if state.settings.isGameOff { return toReview }
        return switch route {
        case .join(let id): joinChallenge(id)
        case .leave(let id): change(.leave(id), of: id)
        case .add: addChallenge()
        case .edit(let id): editChallenge(id)
        case .delete(let id): change(.delete(id), of: id)
        }
    }

    private var toReview: Outcome { .response(.redirect(to: PageRoute.review(.week).url), nil) }

    /// Joins the suggestion that the form showed. In another week there is no such suggestion any more.
    private func joinChallenge(_ id: RecordID) -> Outcome {
        let suggestion = state.challengeSuggestions(on: today).first { $0.id == id }
        guard let suggestion else {
            guard state.challenge(id) != nil else {
                return refused(ReasonPage(words: words, reason: words.challengeWasDeleted))
            }
            return commit(Decision(GameAction.joinChallenge, []), of: id, then: .game(.challenges))
        }
        return change(.join(suggestion.level), of: id)
    }

    /// Runs a command without a form. A refusal is shown as a message.
    private func change(_ command: ChallengeCommand, of id: RecordID) -> Outcome {
        do throws(ChallengeRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: id, then: back ?? .game(.challenges))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private func addChallenge() -> Outcome {
        saveChallenge(Challenge(id: formID()), isNew: true, over: FormFields(), request.form)
    }

    private func editChallenge(_ id: RecordID) -> Outcome {
        guard let challenge = state.challenge(id) else {
            return refused(ReasonPage(words: words, reason: words.challengeWasDeleted))
        }
        let current = FormFields(challenge, words)
        let form = request.form.merged(over: current, groups: [FieldGroup(key: "measure", ["habit", "target"])])
        return saveChallenge(challenge, isNew: false, over: current, form)
    }

    private func saveChallenge(
        _ challenge: Challenge, isNew: Bool, over current: FormFields, _ form: FormFields
    ) -> Outcome {
        do throws(FormRefusal) {
            let decision = try decide(challenge, isNew: isNew, over: current, form)
            let next: GamePageRoute = isNew ? .challenges : .challenge(challenge.id)
            return commit(decision, of: decision.added ?? challenge.id, then: .game(next))
        } catch {
            return refused(ChallengeFormPage(challenge.id, isNew: isNew, form, self, refusal: error))
        }
    }

    /// Decides a form. Throws a refusal with the field it concerns.
    private func decide(
        _ challenge: Challenge, isNew: Bool, over current: FormFields, _ form: FormFields
    ) throws(FormRefusal) -> Decision {
        var challenge = challenge
        do throws(FieldError) {
            try challenge.fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        do throws(ChallengeRefusal) {
            let command = isNew ? ChallengeCommand.add(challenge) : .edit(challenge)
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            let isDayMissing = error == .field(FieldError("until", .textMissing))
            throw FormRefusal(error.input, isDayMissing ? words.dayMissing : words.reason(error))
        }
    }
}

extension ChallengeRefusal {
    /// The input that it is about; empty if it is about none.
    fileprivate var input: String {
        switch self {
        case .field(let error): error.field
        case .endsBeforeItBegins, .tooLong, .isOver: "until"
        case .alreadyReached, .tooMany, .beyondReach: "target"
        case .noSuchHabit, .limitHabit: "habit"
        case .noSuchChallenge, .isSuggested, .isWon: ""
        }
    }
}
