import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a meal or a food in a sentence.
    func description(_ action: MealAction, _ changes: [Change], in state: State) -> String {
        var meal: Meal?
        var food = ""
        for change in changes {
            // After undo the record has no values, so they are taken from the change itself.
            switch (change.table, change.field, change.value) {
            case (Meal.table, "kind", .text(let kind)):
                meal = meal ?? Meal(id: change.record)
                meal?.kind = MealKind(rawValue: kind) ?? .snack
            case (Meal.table, _, _): meal = meal ?? state.meals[change.record]
            case (MealItem.table, _, _):
                meal = meal ?? state.mealItems[change.record]?.meal.flatMap { state.meals[$0] }
            case (Food.table, "name", .text(let name)): food = name
            case (Food.table, _, _) where food.isEmpty: food = state.foods[change.record]?.name ?? ""
            default: break
            }
        }
        let name = name(meal?.kind ?? .snack)
        switch action {
        case .addMeal, .copyMeal, .editMeal, .addMealItem, .editMealItem, .deleteMealItem: return mealSaved(name)
        case .deleteMeal: return mealDeleted(name)
        case .addFood: return wasAdded(food)
        case .editFood: return wasSaved(food)
        case .deleteFood: return wasDeleted(food)
        }
    }
}
