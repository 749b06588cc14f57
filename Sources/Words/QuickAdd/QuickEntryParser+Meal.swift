extension QuickEntryParser {
    /// "2 eggs and toast", "lunch: soup and bread", "съел банан"
    ///
    /// Without a keyword, all must be foods and one must have an amount: "bread and milk" is a shopping list. A food that
    /// is not known has the weight or volume of a serving, "quinoa 150 g", follows a meal with a colon, "lunch: ramen",
    /// or a verb in the past, "ate soup".
    ///
    /// - Parameter isChosen: whether the person chose to read the line as a meal, of any foods.
    func meal(isFood: (String) -> Bool, isChosen: Bool = false) -> QuickEntry? {
        var index = start
        var kind = Self.kinds[word(index)]
        let isPast = Self.verbs.contains(word(index))
        let isNamed = kind != nil || isPast
        let hasColon = isNamed && index < tokens.count && tokens[index].endsKeyword
        if isNamed { index += 1 }
        var end = tokens.count
        if end - index > 2, ["for", "на", "na"].contains(word(end - 2)), let last = Self.kinds[word(end - 1)] {
            if kind == nil { kind = last }
            end -= 2
        }
        guard index < end, let foods = foods(Array(tokens[index..<end]), isFood: isFood) else { return nil }
        if isChosen { return meal(kind, foods) }
        let areAllKnown = foods.allSatisfy { $0.isKnown }
        if !isNamed {
            // "Burn 450 kcal" is no food, "oatmeal with banana 420 kcal" is.
            let areFoods = !foods.contains { $0.isNamedEnergy } || beginsWithFood(tokens[index..<end], isFood: isFood)
            let isMeal = areAllKnown && foods.contains { $0.hasAmount } && areFoods
            let areServings = foods.allSatisfy { $0.isServing && $0.isName(ofAtMost: 2) }
            return isMeal || areServings ? meal(kind, foods) : nil
        }
        // With a colon, one known food is enough.
        let isMeal =
            areAllKnown || hasColon && foods.contains { $0.isKnown }
            || (hasColon || isPast) && foods.contains { $0.isMeasured }
            || foods.allSatisfy { $0.isKnown || $0.isServing && $0.isName(ofAtMost: 3) }
            || hasColon && !hasWeekday && foods.allSatisfy { $0.isKnown || $0.isName(ofAtMost: 3) }
                && words.quickAdd(text(from: index), today: today).parts.isEmpty
            || isPast && foods.allSatisfy { $0.isShort } && !Self.prepositions.contains(word(index))
        return isMeal ? meal(kind, foods) : nil
    }

    /// Whether the line begins with a kind of meal, a colon and more.
    var hasMealKeyword: Bool {
        tokens.count > start + 1 && Self.kinds[word(start)] != nil && tokens[start].endsKeyword
    }

    /// Whether the line ends with the energy of what it names: "ramen 420 kcal".
    var endsWithEnergy: Bool { lengthOfEnergy(tokens[start...]) != nil }

    /// Whether the line is a name of one or two words with a weight or a volume: "ramen 300 g".
    var isWeighedFood: Bool {
        guard (2...4).contains(tokens.count), let food = words.parseFood(tokens.map { $0.text }.joined(separator: " "))
        else { return false }
        return food.unit != .portions && food.name.split(separator: " ").count <= 2
            && !food.name.contains { $0.isWholeNumber }
    }

    /// The number of words at the end that say the energy of what the words before them name; nil if none do.
    private func lengthOfEnergy(_ tokens: ArraySlice<Token>) -> Int? {
        let texts = tokens.map { $0.text }
        return [1, 2].first { texts.count > $0 && isEnergy(texts.suffix($0)) }
    }

    /// Whether the first dish of words that end with their energy is a known food.
    private func beginsWithFood(_ tokens: ArraySlice<Token>, isFood: (String) -> Bool) -> Bool {
        guard let length = lengthOfEnergy(tokens) else { return false }
        let dish = tokens.dropLast(length).prefix {
            !Self.joints.contains($0.folded) && !Self.with.contains($0.folded)
        }
        return item(Array(dish), isFood: isFood)?.isKnown ?? false
    }

    /// The foods of the line; nil unless all are known.
    func knownFoods(isFood: (String) -> Bool) -> [String]? {
        guard let foods = foods(tokens, isFood: isFood), foods.allSatisfy({ $0.isKnown }) else { return nil }
        return foods.map { $0.text }
    }

    private func meal(_ kind: String?, _ foods: [TypedItem]) -> QuickEntry? {
        .meal(QuickMeal(kind: kind == "meal" ? nil : kind, foods: foods.map { $0.text }, day: day))
    }

    private struct TypedItem {
        let text: String
        let isKnown: Bool
        /// The words of its name; empty if they can be no name of a food.
        var name: [Substring] = []
        var hasAmount = false
        /// Whether it has a weight or a volume.
        var isMeasured = false
        /// Whether that is what one eats at once: "200 g", not "5 kg".
        var isServing = false
        /// Whether it is energy with a name: "canteen 450 kcal".
        var isNamedEnergy = false

        var isShort: Bool { text.split(separator: " ").count <= 3 }

        func isName(ofAtMost count: Int) -> Bool { !name.isEmpty && name.count <= count }
    }

    /// Splits a list of foods at commas and "and", unless the whole is a food, and then at "with".
    private func foods(_ tokens: [Token], isFood: (String) -> Bool) -> [TypedItem]? {
        let whole = item(tokens, isFood: isFood)
        if let whole, whole.isKnown { return [whole] }
        var parts: [[Token]] = [[]]
        for token in tokens {
            if Self.joints.contains(token.folded) {
                parts.append([])
            } else {
                parts[parts.count - 1].append(token)
                if token.endsPart { parts.append([]) }
            }
        }
        var items: [TypedItem] = []
        for part in parts where !part.isEmpty {
            guard let item = item(part, isFood: isFood) else { return nil }
            if item.isKnown {
                items.append(item)
                continue
            }
            let dishes = part.split { Self.with.contains($0.folded) }.map { self.item(Array($0), isFood: isFood) }
            let known = dishes.compactMap { $0 }.filter { $0.isKnown }
            if dishes.count > 1, known.count == dishes.count { items += known } else { items.append(item) }
        }
        return items.isEmpty || items.count > 20 ? nil : items
    }

    /// A food with its amount in digits.
    private func item(_ tokens: [Token], isFood: (String) -> Bool) -> TypedItem? {
        var texts = tokens.map { $0.text }
        guard let first = tokens.first else { return nil }
        if let number = Self.numbers[first.folded], texts.count > 1 { texts[0] = number }
        if texts.count > 1, ["a", "an", "the", "some"].contains(first.folded) { texts.removeFirst() }
        let text = texts.joined(separator: " ")
        if isEnergy(texts[...]) { return TypedItem(text: text, isKnown: true, hasAmount: true) }
        for length in [1, 2] where texts.count > length {
            guard isEnergy(texts.suffix(length)) || isEnergy(texts.prefix(length)) else { continue }
            return TypedItem(text: text, isKnown: true, hasAmount: true, isMeasured: true, isNamedEnergy: true)
        }
        guard let food = words.parseFood(text) else { return TypedItem(text: text, isKnown: false) }
        // "Coffee 4.50" costs that.
        let isPrice = food.unit == .portions && texts.contains { Self.isPrice($0) }
        return TypedItem(
            text: text, isKnown: isFood(food.name), name: isPrice ? [] : nameWords(food.name),
            hasAmount: food.name != text && !isPrice, isMeasured: food.unit != .portions,
            isServing: food.unit != .portions && food.amount < 1000)
    }

    /// The words of a food's name; empty for a plan, a place or company: "call Ann", "Luigi's", "with Ann".
    private func nameWords(_ name: String) -> [Substring] {
        let parts = name.split(separator: " ")
        guard let first = parts.first, let last = parts.last, parts.allSatisfy({ $0.first?.isLetter == true }),
            !last.hasSuffix("'s"), !last.hasSuffix("’s")
        else { return [] }
        let folded = parts.map { Words.fold(String($0)) }
        let isPlan = Self.plans.contains(folded[0]) || Self.infinitives.contains { first.lowercased().hasSuffix($0) }
        return isPlan || folded.contains { Self.prepositions.contains($0) } ? [] : parts
    }

    /// Whether a word is a number with two decimals.
    private static func isPrice(_ word: String) -> Bool {
        let parts = word.split(whereSeparator: { $0 == "." || $0 == "," })
        return parts.count == 2 && parts[1].count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isWholeNumber } }
    }

    private func isEnergy(_ texts: ArraySlice<String>) -> Bool {
        guard texts.first?.first?.isWholeNumber == true else { return false }
        let unit = words.parseQuantity(texts.joined(separator: " "))?.unit
        return unit == "kcal" || unit == "ккал"
    }

    private static let kinds = [
        "breakfast": "breakfast", "lunch": "lunch", "dinner": "dinner", "supper": "dinner", "snack": "snack",
        "meal": "meal", "завтрак": "breakfast", "обед": "lunch", "ужин": "dinner", "перекус": "snack", "еда": "meal",
        "sniadanie": "breakfast", "obiad": "lunch", "kolacja": "dinner", "kolacje": "dinner", "przekaska": "snack",
        "przekaske": "snack", "posilek": "meal",
    ]

    private static let verbs: Set<String> = [
        "ate", "eaten", "съел", "съела", "поел", "поела", "выпил", "выпила", "zjadlem", "zjadlam", "wypilem", "wypilam",
        "drank",
    ]

    /// With these, a line says where or with whom one ate.
    private static let prepositions: Set<String> = [
        "at", "in", "out", "with", "for", "too", "в", "во", "на", "с", "со", "у", "w", "we", "na", "z", "ze", "u", "za",
    ]

    /// Verbs at the beginning of what is to be done with a food or at a meal.
    private static let plans: Set<String> = [
        "add", "ask", "bake", "book", "bring", "buy", "call", "check", "collect", "cook", "cut", "defrost", "feed",
        "fetch", "find", "freeze", "gain", "get", "give", "grab", "invite", "lose", "make", "meet", "mix", "order",
        "pack", "pay", "pick", "plan", "post", "prep", "prepare", "return", "see", "sell", "send", "skip", "take",
        "thaw", "try", "use", "wash", "weigh", "встреча", "звонок", "купи", "закажи", "приготовь", "позвони", "возьми",
        "kup", "zamow", "ugotuj", "zrob", "zadzwon", "wez", "spotkanie",
    ]

    /// The endings of verbs in Russian and Polish that say what is to be done: "позвонить", "zadzwonić".
    private static let infinitives = ["ть", "ться", "ć"]

    private static let joints: Set<String> = ["and", "plus", "+", "&", "и", "i", "oraz"]
    private static let with: Set<String> = ["with", "с", "со", "z", "ze"]

    private static let numbers = [
        "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "один": "1", "одно": "1", "одна": "1",
        "два": "2",
        "две": "2", "три": "3", "четыре": "4", "пять": "5", "jeden": "1", "jedno": "1", "jedna": "1", "dwa": "2",
        "dwie": "2", "trzy": "3", "cztery": "4", "piec": "5",
    ]
}
