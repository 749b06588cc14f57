import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a mood route.
    func show(_ route: MoodPageRoute) -> Outcome {
        switch route {
        case .home(let owner): found(MoodsPage(self, of: owner))
        case .list(let filter): page(MoodListPage(self, filter))
        case .charts(let owner, let year): found(MoodChartsPage(self, of: owner, year: year))
        case .entry(let id): found(MoodEntryPage(self, id: id))
        case .pets: page(PetsPage(self))
        case .addPet: page(PetFormPage(adding: self))
        case .pet(let id): found(PetFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a mood route.
    func act(_ route: MoodActionRoute) -> Outcome {
        switch route {
        case .log(let owner): logMood(of: owner)
        case .edit(let id): editMood(id)
        case .delete(let id):
            change(.delete(id), of: nil, then: .home(of: state.moodEntries[id]?.subject))
        case .dismissAdvice: dismissAdvice()
        case .addPet: addPet()
        case .editPet(let id): editPet(id)
        case .archivePet(let id): change(.archiveSubject(id), of: id, then: .pets)
        case .restorePet(let id): change(.restoreSubject(id), of: id, then: .pets)
        case .deletePet(let id): change(.deleteSubject(id), of: id, then: .pets)
        }
    }

    /// Runs a command without a form. A refusal is shown as a message.
    private func change(
        _ command: MoodCommand, of record: RecordID?, then route: MoodPageRoute
    ) -> Outcome {
        do throws(MoodRefusal) {
            let decision = try command.decide(in: state, now: now)
            return commit(decision, of: record, then: back ?? .moods(route))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private func logMood(of owner: RecordID?) -> Outcome {
        var entry = MoodEntry(id: formID())
        entry.subject = owner
        do throws(FormRefusal) {
            try entry.fill(fromMoodForm: request.form, words)
            let decision = try decide(.log(entry, try MoodDetails(request.form, now, words)))
            return commit(decision, of: decision.added ?? entry.id, then: back ?? .moods(.home(of: owner)))
        } catch {
            if request.form["sheet"] == "1",
                let sheet = LogPage(self, refused: error, moodOf: owner, request.form, id: entry.id)
            {
                return refused(sheet)
            }
            guard let page = MoodsPage(self, of: owner, id: entry.id, request.form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.petWasDeleted))
            }
            return refused(page)
        }
    }

    private func editMood(_ id: RecordID) -> Outcome {
        guard let old = state.mood(id) else { return refused(ReasonPage(words: words, reason: words.moodWasDeleted)) }
        let current = MoodForm.fields(of: old, in: state, words)
        let form = MoodForm.merged(request.form, over: current)
        do throws(FormRefusal) {
            var entry = old
            try entry.fill(fromMoodForm: form, over: current, words)
            let decision = try decide(.edit(entry, try MoodDetails(form, over: old, now, words)))
            return commit(decision, then: back ?? .moods(.home(of: old.subject)))
        } catch {
            if request.form["sheet"] == "1", let sheet = LogPage(self, refused: error, mood: id, form) {
                return refused(sheet)
            }
            guard let page = MoodEntryPage(self, id: id, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.moodWasDeleted))
            }
            return refused(page)
        }
    }

    private func dismissAdvice() -> Outcome {
        let subject = request.form["whose"].flatMap { RecordID(hex: $0) }
        guard let rule = request.form["rule"].flatMap({ UInt8($0) }).flatMap({ AdviceRule.Name(rawValue: $0) }),
            let key = request.form["key"].flatMap({ Hexadecimal.bytes($0) })
        else { return .response(notFound(), nil) }
        let cause = AdviceCause(rule: rule, subject: subject, key: key)
        return change(.dismiss(cause), of: nil, then: .home(of: subject))
    }

    private func addPet() -> Outcome {
        let pet = Subject(id: formID())
        return savePet(pet, request.form, then: .home(of: pet.id)) { .addSubject($0) }
    }

    private func editPet(_ id: RecordID) -> Outcome {
        guard let pet = state.subject(id) else { return refused(ReasonPage(words: words, reason: words.petWasDeleted)) }
        let current = FormFields(pet, words)
        return savePet(pet, request.form.merged(over: current), over: current, then: .pets) { .editSubject($0) }
    }

    private func savePet(
        _ pet: Subject, _ form: FormFields, over current: FormFields = FormFields(), then route: MoodPageRoute,
        _ command: (Subject) -> MoodCommand
    ) -> Outcome {
        do throws(FormRefusal) {
            var pet = pet
            do throws(FieldError) {
                try pet.fill(from: form, over: current, words)
            } catch {
                throw FormRefusal(error.field, words.reason(error))
            }
            let decision = try decide(command(pet))
            return commit(decision, of: decision.added ?? pet.id, then: .moods(route))
        } catch {
            return refused(PetFormPage(pet.id, request.form, self, refusal: error))
        }
    }

    private func decide(_ command: MoodCommand) throws(FormRefusal) -> Decision {
        do throws(MoodRefusal) {
            return try command.decide(in: state, now: now)
        } catch {
            throw FormRefusal(MoodForm.input(of: error), words.reason(error))
        }
    }
}
