import DaybookCore
import Journal
import Words

extension Words {
    /// Finds a food by its name or a prefix. The person's own foods come first, then built-in foods in this language,
    /// then in the others; if nothing matches, the same with other endings.
    public func food(meantBy typed: String, in state: State) -> NameMatch<Food> {
        NameMatch(
            [typed] + Words.withoutEnding(typed),
            in: [state.ownFoods.map { ($0.name, $0) }] + names(of: Food.common.all) { $0.name($1) })
    }

    /// Finds foods whose name contains the query, in any language, the person's own first; an empty query matches all.
    /// If nothing matches, finds those with another ending, or else the most similar one.
    public func foods(_ query: String, in state: State) -> [Food] {
        let typed = PlainText.line(query)
        let own = state.ownFoods.sorted { Words.isOrderedBefore($0.name, $1.name) }
        for form in [typed] + Words.withoutEnding(typed) {
            let query = SearchQuery(form)
            let found =
                own.filter { query.isFound(in: $0.name) }
                + Food.common.all.filter { food in
                    Language.allCases.contains { query.isFound(in: Words($0).name(food)) }
                }
            if !found.isEmpty { return found }
        }
        let all = own + Food.common.all
        let near = Words.nearest(to: typed, in: all.map { name($0) })
        return all.filter { name($0) == near }
    }

    /// Parses a line of eaten food: "oats 60 g", "450 kcal", "canteen 450 kcal", "450".
    ///
    /// - Parameter id: The id of the item.
    public func eaten(_ line: String, as id: RecordID, in state: State) -> TypedFoodLine {
        let line = PlainText.line(line)
        if let energy = eatenEnergy(line, as: id) { return .item(energy) }
        guard let typed = parseFood(line) else { return .unknown("") }
        guard case .one(let food) = food(meantBy: typed.name, in: state) else {
            // "450 Canteen": nobody eats so many portions.
            if typed.unit == .portions, typed.amount >= 50, case .none = food(meantBy: typed.name, in: state) {
                return .item(MealItem(id: id, Nutrition(energy: typed.amount), name: typed.name))
            }
            return .unknown(typed.name)
        }
        // One portion of a food without a known portion size counts as 100 g.
        if typed.unit == .portions, typed.amount == 1, food.nutrition(of: 1, .portions) == nil {
            return .item(MealItem(id: id, food.id, 100, .grams))
        }
        return .item(MealItem(id: id, food.id, typed.amount, FoodUnit(typed.unit)))
    }

    /// Parses energy alone, with an optional name: "450 kcal", "canteen 450 kcal", "450". Nil if the line has none.
    ///
    /// - Parameter id: The id of the item.
    public func eatenEnergy(_ line: String, as id: RecordID) -> MealItem? {
        quick(PlainText.line(line)).map { nutrition, name in MealItem(id: id, nutrition, name: name) }
    }

    private func kilocalories(_ text: String) -> Double? {
        guard text.first?.isWholeNumber == true, let (value, unit) = parseQuantity(text),
            unit == "kcal" || unit == "ккал"
        else { return nil }
        return value
    }

    /// Parses energy with an optional name before or after it.
    private func quick(_ line: String) -> (Nutrition, name: String)? {
        if let (value, unit) = parseQuantity(line), unit.isEmpty { return (Nutrition(energy: value), "") }
        let tokens = line.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
        for length in [2, 1] where tokens.count >= length {
            let end = tokens.suffix(length).joined(separator: " ")
            if let value = kilocalories(end) {
                return (Nutrition(energy: value), tokens.dropLast(length).joined(separator: " "))
            }
            if let value = kilocalories(tokens.prefix(length).joined(separator: " ")) {
                return (Nutrition(energy: value), tokens.dropFirst(length).joined(separator: " "))
            }
        }
        return nil
    }
}

/// The meaning of a typed line of a meal.
public enum TypedFoodLine: Sendable {
    case item(MealItem)
    /// Not a known food; the text to search for.
    case unknown(String)
}

extension FoodUnit {
    public init(_ typed: TypedFood.Unit) {
        self =
            switch typed {
            case .grams: .grams
            case .millilitres: .millilitres
            case .portions: .portions
            }
    }
}
