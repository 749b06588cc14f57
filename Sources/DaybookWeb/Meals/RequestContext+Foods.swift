import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    func addFood() -> Outcome {
        let form = FoodForm(fields: request.form)
        let id = formID()
        do throws(FormRefusal) {
            let draft = try form.draft(words)
            let decision = try decide(.addFood(draft, id: id))
            return keep(decision, saying: .foodAdded, of: id, then: after(draft, id))
        } catch {
            return refused(FoodFormPage(adding: id, form, self, refusal: error))
        }
    }

    func editFood(_ id: RecordID) -> Outcome {
        let posted = request.form
        guard let kept = state.foods[id], kept.isAlive else {
            return refused(ReasonPage(words: words, reason: words.foodGone))
        }
        let seen = FormFields(urlEncoded: (posted["seen"] ?? "").utf8)
        // Unchanged fields keep their current values.
        let form = FoodForm(fields: posted.changed(since: seen, over: FoodForm(kept, words).fields))
        do throws(FormRefusal) {
            let draft = try form.draft(words)
            let decision = try decide(.editFood(id, draft))
            return keep(decision, saying: .foodSaved, of: id, then: after(draft, id))
        } catch {
            guard let page = FoodFormPage(editing: id, self, form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.foodGone))
            }
            return refused(page)
        }
    }

    /// The page after saving a food: its own if the label does not add up, to ask about it.
    private func after(_ draft: FoodDraft, _ id: RecordID) -> Route {
        .meals(draft.nutrition.isQuestionable ? .food(id) : .foods(search: ""))
    }

    private func decide(_ command: MealCommand) throws(FormRefusal) -> Decision {
        do throws(BodyRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(FoodForm.field(of: error), words.reason(error))
        }
    }
}
