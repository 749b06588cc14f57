import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A food with its last amount, as the value of a button.
enum UsualFoodButton {
    static func value(_ usual: State.FrequentFood) -> String {
        "\(usual.food.id.hex) \(usual.amount) \(usual.unit.rawValue)"
    }

    /// Parses a posted button value; nil if it is invalid.
    static func item(_ value: String, id: RecordID) -> MealItem? {
        let parts = value.split(separator: Character(" ")).map { String($0) }
        guard parts.count == 3, let food = RecordID(hex: parts[0]), let amount = Double(parts[1]),
            let unit = FoodUnit(rawValue: parts[2])
        else { return nil }
        return MealItem(id: id, food, amount, unit)
    }
}

/// An item of a meal in a list.
struct MealItemRow: Sendable {
    let item: MealItem
    let nutrition: Nutrition
    let name: String
    let amount: String

    init(_ item: MealItem, in state: State, _ words: Words) {
        self.item = item
        nutrition = state.nutrition(of: item)
        name = words.name(item, in: state)
        amount = words.amount(item)
    }

    func view(_ words: Words) -> HTML {
        """
        <li><a class="line" href="\(MealPageRoute.item(item.id).url)"><span><strong><bdi>\(name)</bdi></strong>\
        \(if: !amount.isEmpty, "<small>\(amount)</small>")</span><span class="measured-value number">\(nutrition.kilocalories.map { words.energy($0) } ?? "–")</span></a></li>

        """
    }
}
