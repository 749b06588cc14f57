/// Text about meals and food.
extension Words {
    public var meals: String { pick("Meals", "Еда", "Posiłki") }
    public var foods: String { pick("Foods", "Продукты", "Produkty") }
    public var breakfast: String { pick("Breakfast", "Завтрак", "Śniadanie") }
    public var lunch: String { pick("Lunch", "Обед", "Obiad") }
    public var dinner: String { pick("Dinner", "Ужин", "Kolacja") }
    public var snack: String { pick("Snack", "Перекус", "Przekąska") }
    public var nothingEatenYet: String {
        pick("Nothing logged yet", "Записей пока нет", "Brak wpisów")
    }
    public var quickEnergy: String { pick("Calories only", "Только калории", "Tylko kalorie") }

    public var energy: String { pick("Energy", "Энергия", "Energia") }
    public var protein: String { pick("Protein", "Белки", "Białko") }
    public var carbohydrate: String { pick("Carbohydrate", "Углеводы", "Węglowodany") }
    public var fat: String { pick("Fat", "Жиры", "Tłuszcz") }
    public var fibre: String { pick("Fibre", "Клетчатка", "Błonnik") }

    /// "60 g", "200 ml", "2 portions".
    public func amount(grams value: Double) -> String { "\(number(value)) \(pick("g", "г", "g"))" }
    public func amount(millilitres value: Double) -> String { "\(number(value)) \(pick("ml", "мл", "ml"))" }
    public func amount(portions value: Double) -> String {
        let form = plural(
            value, one: pick("portion", "порция", "porcja"), few: pick("portions", "порции", "porcje"),
            many: pick("portions", "порций", "porcji"), other: pick("portions", "порции", "porcji"))
        return "\(number(value)) \(form)"
    }

    /// An amount of a nutrient: "protein 12 g".
    public func partOfFood(_ name: String, _ grams: Double) -> String {
        "\(name.lowercased()) \(number(grams, maximumFractionDigits: 1)) \(pick("g", "г", "g"))"
    }

    /// Energy eaten compared with the target: "1,450 of 2,209 kcal, 759 left".
    public func eaten(_ kilocalories: Double, of target: Double) -> String {
        let whole = energy(target)
        let value = number(kilocalories, maximumFractionDigits: 0)
        let (rest, isOver) = difference(kilocalories, target)
        return !isOver
            ? pick(
                "\(value) of \(whole), \(rest) left", "\(value) из \(whole), осталось \(rest)",
                "\(value) z \(whole), zostało \(rest)")
            : pick(
                "\(value) of \(whole), \(rest) over", "\(value) из \(whole), на \(rest) больше",
                "\(value) z \(whole), o \(rest) więcej")
    }

    /// The whole kilocalories between energy eaten and the target, and whether they are too many. Rounded numbers are
    /// subtracted, so that the shown numbers add up, in the browser and in the terminal.
    func difference(_ kilocalories: Double, _ target: Double) -> (text: String, isOver: Bool) {
        let rest = target.rounded() - kilocalories.rounded()
        return (number(rest.magnitude, maximumFractionDigits: 0), rest < 0)
    }

    /// Asks about a label whose energy differs widely from the sum of its nutrients.
    public func labelQuestion(_ energy: Double, parts: Double) -> String {
        let (said, sum) = (self.energy(energy), self.energy(parts))
        return pick(
            "Is that right? It says \(said), but its protein, carbohydrate, fat and fibre come to \(sum).",
            "Всё верно? Указано \(said), а белки, жиры, углеводы и клетчатка дают \(sum).",
            "Czy to się zgadza? Podano \(said), a białko, węglowodany, tłuszcz i błonnik dają \(sum).")
    }

    /// - Parameter weight: The amount that the label is for: "100 g".
    public func weightQuestion(_ weight: String) -> String {
        pick(
            "Is that right? Protein, carbohydrate and fat weigh more than \(weight).",
            "Всё верно? Белки, жиры и углеводы весят больше, чем \(weight).",
            "Czy to się zgadza? Białko, węglowodany i tłuszcz ważą więcej niż \(weight).")
    }

    /// Energy expenditure estimated from meals and weights: "2,885 ± 120 kcal a day".
    public func measuredEnergy(_ kilocalories: Double, margin: Double) -> String {
        let (energy, margin) = (number(kilocalories, maximumFractionDigits: 0), energy(margin))
        return pick(
            "\(energy) ±\(numberSpace)\(margin) a day", "\(energy) ±\(numberSpace)\(margin) в день",
            "\(energy) ±\(numberSpace)\(margin) dziennie")
    }
    public var energySpentMeasured: String {
        pick(
            "Burned, from meals and weight",
            "Расход по еде и весу",
            "Spalanie z posiłków i wagi")
    }

    // After something was done
    public func mealWritten(_ meal: String, _ energy: String) -> String { energy.isEmpty ? meal : "\(meal): \(energy)" }
    public func mealDeleted(_ meal: String) -> String {
        pick(
            "\(meal) deleted",
            "Удалено: \(meal.lowercased())",
            "Usunięto: \(meal.lowercased())")
    }
    public func mealLogged(_ meal: String) -> String {
        pick("\(meal) logged", "Записано: \(meal.lowercased())", "Zapisano: \(meal.lowercased())")
    }
    public func mealSaved(_ meal: String) -> String {
        pick(
            "\(meal) saved",
            "Сохранено: \(meal.lowercased())",
            "Zapisano: \(meal.lowercased())")
    }

    // Refusals
    public var mealWasDeleted: String {
        pick(
            "This meal was deleted",
            "Этот приём пищи удалён",
            "Ten posiłek usunięto")
    }
    public var foodWasDeleted: String {
        pick(
            "This food no longer exists",
            "Этого продукта больше нет",
            "Tego produktu już nie ma")
    }
    public var mealEmpty: String {
        pick(
            "Enter a food or its calories",
            "Введите продукт или калории",
            "Wpisz produkt albo kalorie")
    }
    public var portionUnknown: String {
        pick(
            "Enter grams: the weight of a portion is unknown",
            "Укажите граммы: вес порции неизвестен",
            "Podaj gramy: waga porcji jest nieznana")
    }
    public func foodUnknown(_ name: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no food \(quoted(name)).", "Нет продукта \(quoted(name)).", "Nie ma produktu \(quoted(name)).")
        return unknown + didYouMean(nearest)
    }
    /// The label of the field for the energy of a food that is not known yet.
    public func newFoodEnergy(_ name: String, perPortion: Bool) -> String {
        let unknown = pick(
            "\(quoted(name)) is a new food", "\(quoted(name)): новый продукт", "\(quoted(name)): nowy produkt")
        let energy =
            perPortion
            ? pick("kcal in a portion", "ккал в порции", "kcal w porcji")
            : pick("kcal in 100 g or ml", "ккал в 100 г или мл", "kcal w 100 g lub ml")
        return "\(unknown), \(energy)"
    }
    /// The choice to read a typed line as a meal.
    public var logAsMeal: String { pick("Log as a meal", "Записать как еду", "Zapisz jako posiłek") }
    /// Asks for the energy of a food that is not known yet.
    public func foodNeedsEnergy(_ name: String) -> String {
        pick(
            "\(quoted(name)) is not a known food. Enter its energy, or make the line a task.",
            "Продукта \(quoted(name)) ещё нет. Укажите его калорийность или добавьте это как задачу.",
            "Produktu \(quoted(name)) jeszcze nie ma. Podaj jego kaloryczność albo dodaj to jako zadanie.")
    }
    public func nothingToCopy(_ meal: String) -> String {
        pick(
            "No \(meal.lowercased()) to copy",
            "Нечего копировать: \(meal.lowercased())",
            "Nie ma czego kopiować: \(meal.lowercased())")
    }
    public func tooManyItems(_ limit: Int) -> String {
        pick(
            "At most \(number(limit)) in a meal", "Не больше \(number(limit)) в одном приёме пищи",
            "Najwyżej \(number(limit)) w posiłku")
    }
}
