/// Text of the meal and food pages.
extension Words {
    public var mealViews: String { pick("Views of meals", "Виды еды", "Widoki posiłków") }
    public var whichMeal: String { pick("Which meal", "Какой приём пищи", "Który posiłek") }
    public var whatDidYouEat: String { pick("What did you eat?", "Что вы съели?", "Co zjedzone?") }
    public var eatenLineHint: String {
        pick("Oats 60 g, or 450 kcal", "Овсянка 60 г или 450 ккал", "Płatki 60 g albo 450 kcal")
    }
    public var frequentFoods: String { pick("What you often eat", "Что вы часто едите", "Co często jesz") }
    public var allFoodsAndNumbers: String {
        pick("All foods, or just calories", "Все продукты или только числа", "Wszystkie produkty albo same liczby")
    }
    public var nothingEatenHint: String {
        pick(
            "Enter a food and its amount, or only the energy.",
            "Введите продукт и сколько его, или только калории.",
            "Wpisz produkt i ile go było, albo samą energię.")
    }
    public var asYesterday: String { pick("The same as yesterday", "То же, что вчера", "To samo co wczoraj") }
    public var asTheDayBefore: String {
        pick("The same as the day before", "То же, что днём раньше", "To samo co dzień wcześniej")
    }
    public var noTargetYet: String {
        pick(
            "Your energy target is calculated from your profile:", "Сколько есть, следует из профиля:",
            "Ile jeść, wynika z profilu:")
    }
    public var whatIsInIt: String { pick("What is in it", "Что внутри", "Co w tym jest") }
    public var gram: String { pick("g", "г", "g") }

    /// The rest of the energy target: "759 of 2,209 kcal left".
    public func rest(_ kilocalories: Double, of target: Double) -> String {
        // Subtracts the rounded numbers, so that the displayed numbers add up.
        let rest = number((target.rounded() - kilocalories.rounded()).magnitude, maximumFractionDigits: 0)
        let whole = energy(target)
        return target >= kilocalories
            ? pick("\(rest) left of \(whole)", "осталось \(rest) из \(whole)", "zostało \(rest) z \(whole)")
            : pick("\(rest) over \(whole)", "на \(rest) больше, чем \(whole)", "\(rest) ponad \(whole)")
    }

    public func addTo(_ meal: String) -> String {
        pick("Add to \(meal.lowercased())", "Добавить: \(meal.lowercased())", "Dodaj: \(meal.lowercased())")
    }
    public func addNamed(_ name: String) -> String { pick("Add \(name)", "Добавить: \(name)", "Dodaj: \(name)") }
    public func amountOf(_ name: String) -> String { pick("How much: \(name)", "Сколько: \(name)", "Ile: \(name)") }
    public func unitOf(_ name: String) -> String { pick("Unit: \(name)", "Единица: \(name)", "Jednostka: \(name)") }
    public var amountLabel: String { pick("How much", "Сколько", "Ile") }
    public var unitLabel: String { pick("Unit", "Единица", "Jednostka") }
    public var portionsUnit: String { pick("pcs", "шт.", "szt.") }
    public var millilitre: String { pick("ml", "мл", "ml") }
    public var searchFoods: String { pick("Search foods", "Искать продукты", "Szukaj produktów") }
    public var noFoodFound: String { pick("No such food", "Такого продукта нет", "Nie ma takiego produktu") }
    public func foodsBeyond(_ count: Int) -> String {
        pick(
            "\(number(count)) more: search to find them.", "Ещё \(number(count)): найдите поиском.",
            "Jeszcze \(number(count)): znajdziesz je szukaniem.")
    }
    public var mealItemName: String { pick("What it was", "Что это было", "Co to było") }
    public var logMeal: String { pick("Log a meal", "Записать еду", "Zapisz posiłek") }
    public var deleteMeal: String { pick("Delete the meal", "Удалить приём пищи", "Usuń posiłek") }
    public var deleteEaten: String { pick("Delete it from the meal", "Удалить из приёма пищи", "Usuń z posiłku") }

    // Foods
    public var newFood: String { pick("New food", "Новый продукт", "Nowy produkt") }
    public var ownFoods: String { pick("Your own", "Свои", "Własne") }
    public var noOwnFoods: String {
        pick(
            "None yet: add the values on its label.", "Пока нет: добавьте, что написано на этикетке.",
            "Jeszcze nie ma: dodaj, co mówi etykieta.")
    }
    public var commonFoods: String { pick("Common foods", "Обычные продукты", "Zwykłe produkty") }
    public var foodSource: String {
        pick(
            "From FoodData Central (SR Legacy) of the United States Department of Agriculture, in the public domain.",
            "Из FoodData Central (SR Legacy) Министерства сельского хозяйства США, общественное достояние.",
            "Z FoodData Central (SR Legacy) Departamentu Rolnictwa USA, domena publiczna.")
    }
    public var foodNameLabel: String { pick("Name", "Название", "Nazwa") }
    public var numbersAreOf: String { pick("Nutrition values per", "Числа относятся к", "Liczby dotyczą") }
    public var ofHundred: String { pick("100 g or 100 ml", "100 г или 100 мл", "100 g lub 100 ml") }
    public var ofPortion: String { pick("One portion", "Одна порция", "Jedna porcja") }
    public var portionSize: String { pick("One portion", "Одна порция", "Jedna porcja") }
    public var onePiece: String { pick("One piece", "Одна штука", "Jedna sztuka") }
    public var portionHint: String {
        pick("Lets you log by the piece", "Чтобы считать штуками", "By liczyć na sztuki")
    }
    public var deleteFood: String { pick("Delete the food", "Удалить продукт", "Usuń produkt") }
    public var deletingFood: String {
        pick("Meals with it are kept.", "Съеденное останется.", "To, co zjedzone, zostaje.")
    }

    // The statistics
    public var eatenADay: String { pick("Eaten a day", "Съедено за день", "Zjedzone dziennie") }
    public var carbohydrateInShort: String { pick("Carbs", "Углев.", "Węgl.") }
    public var daysWithMeals: String { pick("Days", "Дней", "Dni") }
}
