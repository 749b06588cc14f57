import DaybookCore
import Journal
import Words

extension Words {
    /// An action on a meal or a food in a sentence.
    func description(_ action: MealAction, _ changes: [Change], in state: State) -> String {
        let items = state.mealItems.rows(of: changes)
        let meal = state.meals.rows(of: changes).first
        let mealName = name(meal?.kind ?? .snack)
        let itemName = items.map { eaten($0, in: state) }.joined(separator: "; ")
        let food = state.foods.rows(of: changes).first.map { name($0) } ?? ""
        switch action {
        case .addMeal, .copyMeal: return mealLogged(mealName)
        case .editMeal: return mealSaved(mealName)
        case .deleteMeal: return mealDeleted(mealName)
        case .addMealItem, .editMealItem: return itemName
        case .deleteMealItem: return wasDeleted(itemName)
        case .addFood: return wasAdded(food)
        case .editFood: return wasSaved(food)
        case .deleteFood: return wasDeleted(food)
        }
    }
}
