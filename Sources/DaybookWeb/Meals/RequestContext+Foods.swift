import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    func addFood() -> Outcome { saveFood(Food(id: formID()), request.form, saying: .foodAdded) { .addFood($0) } }

    func editFood(_ id: RecordID) -> Outcome {
        guard let food = state.foods[id], food.isAlive else {
            return refused(ReasonPage(words: words, reason: words.foodGone))
        }
        let form = request.form.merged(over: FormFields(food, words))
        return saveFood(food, form, saying: .foodSaved) { .editFood($0) }
    }

    private func saveFood(
        _ food: Food, _ form: FormFields, saying message: FlashMessage, _ command: (Food) -> MealCommand
    ) -> Outcome {
        do throws(BodyRefusal) {
            var food = food
            do throws(FieldError) { try food.fill(from: form, words) } catch { throw .field(error) }
            let decision = try command(food).decide(in: state, now: now, newID: newIDs())
            // A label that does not add up is taken, and asked about on its own page.
            let next = food.nutrition.isQuestionable ? MealPageRoute.food(food.id) : .foods(search: "")
            return keep(decision, saying: message, of: food.id, then: .meals(next))
        } catch {
            let refusal = FormRefusal(error.foodField, words.reason(error))
            return refused(FoodFormPage(food.id, self, request.form, refusal: refusal))
        }
    }
}

extension BodyRefusal {
    /// The field of the food form that the error belongs to.
    fileprivate var foodField: String {
        switch self {
        case .field(let error): error.field
        case .nameTaken: "name"
        case .outOfRange(.amount): "portion"
        case .outOfRange: "energy"
        default: ""
        }
    }
}
