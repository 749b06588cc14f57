import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    func addFood() -> Outcome { saveFood(Food(id: formID()), over: nil) { .addFood($0) } }

    func editFood(_ id: RecordID) -> Outcome {
        guard let food = state.foods[id], food.isAlive else {
            return refused(ReasonPage(words: words, reason: words.foodWasDeleted))
        }
        return saveFood(food, over: FormFields(food, words)) { .editFood($0) }
    }

    private func saveFood(
        _ food: Food, over current: FormFields?, _ command: (Food) -> MealCommand
    ) -> Outcome {
        // The numbers mean nothing without the amount they are for, so they are merged together with it.
        let numbers = FieldGroup(key: "basis", ["portion", "energy", "protein", "carbohydrate", "fat", "fibre"])
        let form = current.map { request.form.merged(over: $0, groups: [numbers]) } ?? request.form
        do throws(BodyRefusal) {
            var food = food
            do throws(FieldError) {
                try food.fill(from: form, over: current ?? FormFields(), words)
            } catch {
                throw .field(error)
            }
            let decision = try command(food).decide(in: state, now: now, newID: newIDs())
            let id = decision.added ?? food.id
            // A label that does not add up is taken, and asked about on its own page. One that a meal lacked is found there.
            var next = MealPageRoute.foods(search: "")
            if current == nil, let meal = request.form.meal {
                next = .add(meal, request.form.day, search: food.name)
            }
            if food.isQuestionable { next = .food(id) }
            return commit(decision, of: id, then: .meals(next))
        } catch {
            let refusal = FormRefusal(error.foodField, words.reason(error))
            return refused(FoodFormPage(food.id, self, form, refusal: refusal))
        }
    }
}

extension BodyRefusal {
    /// The field of the food form that the error belongs to.
    fileprivate var foodField: String {
        switch self {
        case .field(let error): error.field
        case .nameTaken: "name"
        default: ""
        }
    }
}
