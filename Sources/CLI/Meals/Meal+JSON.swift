import CivilTime
import DaybookCore
import DaybookWeb
import Interchange

extension Session {
    /// A meal with its items.
    func json(_ meal: Meal, in state: State) -> JSONValue {
        let items = state.items(of: meal.id).map { item -> JSONValue in
            [
                "id": .string(item.id.hex), "name": .string(words.name(item, in: state)),
                "food": .text(item.food?.hex), "amount": .amount(item.amount),
                "unit": .text(item.amount == nil ? nil : item.unit.rawValue),
                "nutrition": json(state.nutrition(of: item)),
            ]
        }
        return [
            "id": .string(meal.id.hex), "kind": .string(meal.kind.rawValue), "day": .text(meal.day?.text),
            "time": .text(meal.time?.text), "note": .string(meal.note),
            "nutrition": json(state.nutrition(of: meal)), "items": .array(items),
        ]
    }

    func json(_ item: MealStatistics) -> JSONValue {
        [
            "first": .string(item.first.text), "last": .string(item.last.text), "days": .count(item.days),
            "meals": .count(item.meals), "mean": json(item.mean),
        ]
    }

    func json(_ nutrition: Nutrition) -> JSONValue {
        [
            "energy": .amount(nutrition.kilocalories), "protein": .amount(nutrition.protein),
            "carbohydrate": .amount(nutrition.carbohydrate), "fat": .amount(nutrition.fat),
            "fibre": .amount(nutrition.fibre),
        ]
    }

    func json(_ food: Food) -> JSONValue {
        [
            "id": .string(food.id.hex), "name": .string(words.name(food)), "code": .text(food.code),
            "basis": .string(food.basis.rawValue), "portion": .amount(food.portion), "barcode": .string(food.barcode),
            "nutrition": json(food.nutrition),
            "questionable": .bool(food.isQuestionable),
        ]
    }
}
