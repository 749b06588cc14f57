/// The actions on meals and foods. Their names are in the journal, and stay.
public enum MealAction: String, CaseIterable, FeatureAction {
    case addFood, addMeal, addMealItem, copyMeal, deleteFood, deleteMeal, deleteMealItem, editFood, editMeal,
        editMealItem

    public var name: ActionName { .meal(self) }

    public var table: String {
        switch self {
        case .addMeal, .copyMeal, .deleteMeal, .editMeal: Meal.table
        case .addMealItem, .deleteMealItem, .editMealItem: MealItem.table
        case .addFood, .deleteFood, .editFood: Food.table
        }
    }
}
