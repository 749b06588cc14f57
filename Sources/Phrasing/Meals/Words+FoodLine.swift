import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    /// Finds a food by its name or a prefix. The person's own foods come first, then built-in foods in this language,
    /// then in the others; if nothing matches, the same with other endings. Of several built-in foods that a name means, it
    /// is the one eaten most, or else the first in their table, the plain one: "milk". Of those it could mean, it gives a few.
    public func food(meantBy typed: String, in state: State) -> NameMatch<Food> {
        let found = foods(meantBy: typed, in: state)
        if let food = food(among: found, in: state) { return .one(food) }
        if !found.foods.isEmpty { return .several(found.foods.prefix(8).map { name($0) }) }
        return .none(nearest: Words.nearest(to: typed, in: state.ownFoods.map { $0.name } + foodNames.all))
    }

    /// Whether a name means a food, which a few letters at its beginning do not.
    func isFood(_ typed: String, in state: State) -> Bool { foods(meantBy: typed, in: state).isClear }

    /// The food of those found by a name that is the one meant; nil if it is not clear.
    private func food(among found: (foods: [Food], isClear: Bool), in state: State) -> Food? {
        guard found.isClear, found.foods.count > 1 else { return found.foods.count == 1 ? found.foods[0] : nil }
        let lastDay = state.meals.rows.reduce(Day.first) { max($0, $1.day ?? .first) }
        let usual = state.frequentFoods(today: lastDay).first { eaten in
            found.foods.contains { $0.id == eaten.food.id }
        }
        return usual?.food ?? found.foods[0]
    }

    /// The foods that a name means or, if it is not clear that it means any, those that begin with it.
    private func foods(meantBy typed: String, in state: State) -> (foods: [Food], isClear: Bool) {
        let own = state.ownFoods
        let titles = FoldedTitles(own.map { $0.name })
        let languages = [language] + Language.allCases.filter { $0 != language }
        for form in [typed] + Words.withoutEnding(typed) {
            let found = titles.indices(meantBy: form).map { own[$0] }
            if !found.isEmpty { return (found, found.count == 1) }
            for language in languages {
                let names = Words(language).foodNames
                let meant = names.places(meantBy: form)
                if !meant.isEmpty { return (meant.map { Food.common.all[$0] }, true) }
                let beginning = names.places(beginningWith: form)
                if !beginning.isEmpty { return (beginning.map { Food.common.all[$0] }, false) }
            }
        }
        return ([], false)
    }

    /// Finds foods whose name contains the query, in any language; an empty query matches all. If nothing matches, finds
    /// those with another ending, or else those spelled alike.
    ///
    /// The number of a barcode finds the foods that have it. Those eaten come first, then those whose names begin with the
    /// query, then the others; of equal ones the person's own.
    ///
    /// - Parameter eaten: The foods that the person eats, the most frequent first.
    public func foods(_ query: String, in state: State, eaten: [State.FrequentFood]) -> [Food] {
        let typed = PlainText.line(query)
        let scanned = state.ownFoods.filter { $0.hasBarcode(typed) }
        if !scanned.isEmpty { return scanned }
        var places: [RecordID: Int] = [:]
        for (place, food) in eaten.enumerated() { places[food.food.id] = place }
        var found = foods(matching: SearchQuery(typed), in: state)
        for form in Words.withoutEnding(typed) {
            let others = foods(matching: SearchQuery(form), in: state)
            // "Eggs" are also "egg", but "soup" is not "sour".
            let known = Set(found.map { $0.food.id })
            found += known.isEmpty ? others : others.filter { $0.match >= .word && !known.contains($0.food.id) }
        }
        if !found.isEmpty {
            // Stable: equal ones keep their order.
            let best = found.enumerated().sorted { ($1.element.match, $0.offset) < ($0.element.match, $1.offset) }
            return sorted(best.map { $0.element.food }, by: places)
        }
        return sorted(foods(matching: SearchQuery(typed, findsSimilar: true), in: state).map { $0.food }, by: places)
    }

    /// The foods, those with a place first.
    private func sorted(_ foods: [Food], by places: [RecordID: Int]) -> [Food] {
        let known = foods.filter { places[$0.id] != nil }.sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
        return known + foods.filter { places[$0.id] == nil }
    }

    /// The foods that match a query in any language, the best matches first; of equal ones the person's own, by name, and
    /// then the built-in ones in the order of their tables.
    public func foods(matching query: SearchQuery, in state: State) -> [(food: Food, match: SearchQuery.Match)] {
        let own = state.ownFoods.sorted { Words.isOrderedBefore($0.name, $1.name) }
        // The names, which may have to be loaded, are not needed.
        if query.isEmpty { return (own + Food.common.all).map { ($0, .start) } }
        // By the match, whether it is the whole name, and whether it is in this language.
        var ranks = Array(repeating: -1, count: Food.common.all.count)
        for other in Language.allCases {
            for hit in Words(other).foodNames.hits(query) where ranks.indices.contains(hit.place) {
                let rank = hit.match.rawValue * 4 + (hit.isWhole ? 2 : 0) + (other == language ? 1 : 0)
                ranks[hit.place] = max(ranks[hit.place], rank)
            }
        }
        var found: [(food: Food, match: SearchQuery.Match, rank: Int)] = []
        for food in own {
            guard let match = query.match(in: food.name) else { continue }
            // The best of its match.
            found.append((food, match, match.rawValue * 4 + 3))
        }
        for (place, rank) in ranks.enumerated() where rank >= 0 {
            guard let match = SearchQuery.Match(rawValue: rank / 4) else { continue }
            found.append((Food.common.all[place], match, rank))
        }
        // Stable: equal ones keep their order.
        return found.enumerated().sorted { ($1.element.rank, $0.offset) < ($0.element.rank, $1.offset) }
            .map { ($0.element.food, $0.element.match) }
    }

    /// Parses a line of eaten food: "oats 60 g", "450 kcal", "canteen 450 kcal", "450".
    ///
    /// - Parameter id: The id of the item.
    public func eaten(_ line: String, as id: RecordID, in state: State) -> TypedFoodLine {
        let line = PlainText.line(line)
        if let energy = eatenEnergy(line, as: id) { return .item(energy) }
        guard let typed = parseFood(line) else { return .unknown("") }
        let found = foods(meantBy: typed.name, in: state)
        guard let food = food(among: found, in: state) else {
            // "450 Canteen": nobody eats so many portions.
            if typed.unit == .portions, typed.amount >= 50, found.foods.isEmpty {
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
