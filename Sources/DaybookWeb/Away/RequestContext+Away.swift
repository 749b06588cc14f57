import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a route of away periods.
    func show(_ route: AwayPageRoute) -> Outcome {
        switch route {
        case .list: page(AwayPage(self))
        case .period(let id): found(AwayFormPage(self, id: id))
        }
    }

    /// Handles a POST request to a route of away periods.
    func act(_ route: AwayActionRoute) -> Outcome {
        switch route {
        case .begin: beginAway()
        case .end: endAway()
        case .edit(let id): editAway(id)
        case .delete(let id): deleteAway(id)
        }
    }

    /// Begins the period of a posted form. Its last day is that of the pressed button or, without one, the typed one.
    private func beginAway() -> Outcome {
        var form = request.form
        if let choice = form["choice"] { form["until"] = choice == AwayPage.openEnd ? "" : choice }
        let id = formID()
        do throws(FormRefusal) {
            let decision = try decide(AwayPeriod(id: id), over: FormFields(), form) { .begin($0) }
            return commit(decision, of: decision.added ?? id, then: back ?? .away(.list))
        } catch {
            return refused(AwayPage(self, form, id: id, refusal: error))
        }
    }

    /// Ends the current period. A second tap finds it ended.
    private func endAway() -> Outcome {
        let day = request.form["day"].flatMap { Day($0) } ?? today
        let decision = try? AwayCommand.end(on: day).decide(in: state, now: now, newID: newIDs())
        return commit(decision ?? Decision(AwayAction.endAway, []), then: back ?? .away(.list))
    }

    private func editAway(_ id: RecordID) -> Outcome {
        guard let period = state.awayPeriod(id) else {
            return refused(ReasonPage(words: words, reason: words.awayWasDeleted))
        }
        let current = FormFields(period, words)
        let form = request.form.merged(over: current)
        do throws(FormRefusal) {
            return commit(try decide(period, over: current, form) { .edit($0) }, of: id, then: .away(.list))
        } catch {
            guard let page = AwayFormPage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.awayWasDeleted))
            }
            return refused(page)
        }
    }

    private func deleteAway(_ id: RecordID) -> Outcome {
        let decision = try? AwayCommand.delete(id).decide(in: state, now: now, newID: newIDs())
        return commit(decision ?? Decision(AwayAction.deleteAway, []), of: id, then: .away(.list))
    }

    /// Decides a form. Throws a refusal with the field it concerns.
    private func decide(
        _ period: AwayPeriod, over current: FormFields, _ form: FormFields, _ command: (AwayPeriod) -> AwayCommand
    ) throws(FormRefusal) -> Decision {
        var period = period
        do throws(FieldError) {
            try period.fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        do throws(AwayRefusal) {
            return try command(period).decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(error.input, words.reason(error))
        }
    }
}

extension AwayRefusal {
    /// The input that it is about; empty if it is about none.
    fileprivate var input: String {
        switch self {
        case .field(let error): error.field
        case .endsBeforeItBegins, .tooLong: "until"
        case .beginsTooFarAhead: "from"
        case .notAway, .noSuchPeriod: ""
        }
    }
}
