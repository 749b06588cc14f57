import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a body route.
    func show(_ route: BodyPageRoute) -> Outcome {
        switch route {
        case .measure(.weight, let range, let last): page(WeightPage(self, range, until: last))
        case .measure(let measure, let range, let last): page(MeasurePage(self, measure, range, until: last))
        case .statistics(let span, let last): page(WeightStatisticsPage(self, by: span, until: last))
        case .measurement(let id): found(MeasurementPage(self, id: id))
        case .profile: page(ProfilePage(self))
        }
    }

    /// Handles a POST request to a body route.
    func act(_ route: BodyActionRoute) -> Outcome {
        switch route {
        case .log(let measure): self.measure(measure)
        case .edit(let id): editMeasurement(id)
        case .delete(let id): deleteMeasurement(id)
        case .saveProfile: saveProfile()
        }
    }

    private func measure(_ measure: BodyMeasure) -> Outcome {
        let form = request.form
        var new = BodyMeasurement(id: formID())
        new.measure = measure
        do throws(FormRefusal) {
            try new.fill(fromMeasurementForm: form, in: state.profile.units, words)
            let decision = try decide(.measure([new], at: try BodyFields.moment(form, words)))
            return commit(decision, of: decision.added ?? new.id, then: back ?? .body(.measure(measure)))
        } catch {
            if measure == .weight { return refused(WeightPage(self, .quarter, id: new.id, form, refusal: error)) }
            return refused(MeasurePage(self, measure, .quarter, id: new.id, form, refusal: error))
        }
    }

    private func editMeasurement(_ id: RecordID) -> Outcome {
        guard var kept = state.measurements[id], kept.isAlive, let measure = kept.measure else {
            return refused(ReasonPage(words: words, reason: words.measurementWasDeleted))
        }
        let units = state.profile.units
        let current = MeasurementForm.fields(of: kept, in: units, words)
        let form = request.form.merged(over: current, groups: [BodyFields.momentInputs])
        do throws(FormRefusal) {
            try kept.fill(fromMeasurementForm: form, in: units, words)
            let decision = try decide(.edit(kept, at: try BodyFields.moment(form, words)))
            return commit(decision, of: id, then: .body(.measure(measure)))
        } catch {
            guard let page = MeasurementPage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.measurementWasDeleted))
            }
            return refused(page)
        }
    }

    private func deleteMeasurement(_ id: RecordID) -> Outcome {
        let measure = state.measurements[id]?.measure
        do throws(FormRefusal) {
            let decision = try decide(.delete(id))
            return commit(decision, then: .body(.measure(measure ?? .weight)))
        } catch {
            return refused(ReasonPage(words: words, reason: error.reason))
        }
    }

    private func saveProfile() -> Outcome {
        let current = ProfileForm.fields(of: state.profile, in: ProfileForm.units(request.form), words)
        var form = request.form.merged(over: current)
        for field in ["id", "weight"] { form[field] = request.form[field] }
        do throws(FormRefusal) {
            var profile = state.profile
            try profile.fill(fromProfileForm: form, words)
            let weighIn = try ProfileForm.weight(form, words).map { BodyMeasurement(id: formID(), .weight, $0) }
            do throws(BodyRefusal) {
                let decision = try BodyCommand.saveProfile(profile, weighIn: weighIn).decide(in: state, now: now)
                return commit(decision, then: .body(.profile))
            } catch {
                throw FormRefusal(error.field ?? "birthday", words.reason(error))
            }
        } catch {
            return refused(ProfilePage(self, form, refusal: error))
        }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    private func decide(_ command: BodyCommand) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, now: now)
        } catch {
            throw FormRefusal(error.input, words.reason(error, state.profile.units))
        }
    }
}
