/// Text of the meal and food pages.
extension Words {
    public var mealViews: String { pick("Meal sections", "Разделы еды", "Sekcje posiłków") }
    public var whichMeal: String { pick("Meal", "Приём пищи", "Posiłek") }
    public var whatDidYouEat: String { pick("What did you eat?", "Что вы съели?", "Co jesz?") }
    public var eatenLineHint: String {
        pick("Oats 60 g, or 450 kcal", "Овсянка 60 г или 450 ккал", "Płatki 60 g albo 450 kcal")
    }
    public var frequentFoods: String { pick("Recent foods", "Недавние продукты", "Ostatnie produkty") }
    public var allFoodsAndNumbers: String {
        pick(
            "Search foods or add calories",
            "Найти продукт или добавить калории",
            "Znajdź produkt lub dodaj kalorie")
    }
    public var nothingEatenHint: String {
        pick(
            "Enter a food and its amount, or just the calories.",
            "Введите продукт и количество или только калории.",
            "Wpisz produkt i ilość albo same kalorie.")
    }
    public var asYesterday: String { pick("Same as yesterday", "Как вчера", "Jak wczoraj") }
    public var asTheDayBefore: String {
        pick(
            "Same as the day before",
            "Как днём раньше",
            "Jak dzień wcześniej")
    }
    public var noTargetYet: String {
        pick(
            "Set up your profile to get a daily target:",
            "Заполните профиль, чтобы узнать норму:",
            "Uzupełnij profil, aby poznać normę:")
    }
    public var whatIsInIt: String { pick("Nutrients", "Состав", "Składniki odżywcze") }
    public var gram: String { pick("g", "г", "g") }

    /// The rest of the energy target: "759 of 2,209 kcal left".
    public func rest(_ kilocalories: Double, of target: Double) -> String {
        let (rest, isOver) = difference(kilocalories, target)
        let whole = energy(target)
        return !isOver
            ? pick("\(rest) left of \(whole)", "осталось \(rest) из \(whole)", "zostało \(rest) z \(whole)")
            : pick("\(rest) over \(whole)", "на \(rest) больше нормы \(whole)", "\(rest) ponad \(whole)")
    }

    /// - Parameter meal: The name of a kind of meal.
    public func addTo(_ meal: String) -> String {
        switch meal {
        case breakfast: pick("Add to breakfast", "Добавить к завтраку", "Dodaj do śniadania")
        case lunch: pick("Add to lunch", "Добавить к обеду", "Dodaj do obiadu")
        case dinner: pick("Add to dinner", "Добавить к ужину", "Dodaj do kolacji")
        default: pick("Add to snack", "Добавить к перекусу", "Dodaj do przekąski")
        }
    }
    public func addNamed(_ name: String) -> String { pick("Add \(name)", "Добавить: \(name)", "Dodaj: \(name)") }
    public func amountOf(_ name: String) -> String { pick("Amount: \(name)", "Количество: \(name)", "Ilość: \(name)") }
    public func unitOf(_ name: String) -> String { pick("Unit: \(name)", "Единица: \(name)", "Jednostka: \(name)") }
    public var amountLabel: String { pick("Amount", "Количество", "Ilość") }
    public var unitLabel: String { pick("Unit", "Единица", "Jednostka") }
    public var portionsUnit: String { pick("portions", "порции", "porcje") }
    public var millilitre: String { pick("ml", "мл", "ml") }
    public var searchFoods: String { pick("Search foods", "Поиск продуктов", "Szukaj produktów") }
    public var noFoodFound: String { pick("No foods found", "Ничего не найдено", "Nic nie znaleziono") }
    public func foodsBeyond(_ count: Int) -> String {
        pick(
            "\(number(count)) more: search to find them.", "Ещё \(number(count)): воспользуйтесь поиском.",
            "Jeszcze \(number(count)): wyszukaj, aby zobaczyć.")
    }
    public var logMeal: String { pick("Log a meal", "Записать еду", "Zapisz posiłek") }
    public var deleteMeal: String { pick("Delete meal", "Удалить приём пищи", "Usuń posiłek") }
    public var deleteEaten: String { pick("Remove from meal", "Убрать из приёма пищи", "Usuń z posiłku") }

    // Foods
    public var newFood: String { pick("New food", "Новый продукт", "Nowy produkt") }
    public var ownFoods: String { pick("Your foods", "Ваши продукты", "Twoje produkty") }
    public var noOwnFoods: String {
        pick(
            "Add foods with the values on their labels.",
            "Добавьте свои продукты по данным с этикетки.",
            "Dodaj własne produkty z danymi z etykiety.")
    }
    public var commonFoods: String { pick("Common foods", "Популярные продукты", "Popularne produkty") }
    public var foodSource: String {
        pick(
            "From FoodData Central (SR Legacy), U.S. Department of Agriculture, public domain. "
                + "Dishes are the sum of their usual ingredients.",
            "Источник: FoodData Central (SR Legacy), Министерство сельского хозяйства США, общественное достояние. "
                + "Блюда рассчитаны по обычному составу.",
            "Źródło: FoodData Central (SR Legacy), Departament Rolnictwa USA, domena publiczna. "
                + "Dania obliczono z typowych składników.")
    }
    public var numbersAreOf: String { pick("Nutrition per", "Значения на", "Wartości na") }
    public var ofHundred: String { pick("100 g or 100 ml", "100 г или 100 мл", "100 g lub 100 ml") }
    public var ofPortion: String { pick("One portion", "Одна порция", "Jedna porcja") }
    public var portionSize: String { pick("One portion", "Одна порция", "Jedna porcja") }
    public var barcode: String { pick("Barcode", "Штрихкод", "Kod kreskowy") }
    public var barcodeHint: String {
        pick(
            "The number below the bars. A search for it finds this food.",
            "Число под штрихами. По нему поиск найдёт этот продукт.",
            "Liczba pod kreskami. Po niej wyszukiwanie znajdzie ten produkt.")
    }
    public var readBarcode: String {
        pick("Read a barcode", "Считать штрихкод", "Odczytaj kod kreskowy")
    }
    public var noBarcodeFound: String {
        pick(
            "No barcode in this photo. Move closer and take another.",
            "На фото нет штрихкода. Поднесите камеру ближе и снимите ещё раз.",
            "Na zdjęciu nie ma kodu kreskowego. Podejdź bliżej i zrób następne.")
    }
    public var portionHint: String {
        pick(
            "Lets you log by the portion",
            "Чтобы записывать порциями",
            "Aby zapisywać porcjami")
    }
    public var deleteFood: String { pick("Delete food", "Удалить продукт", "Usuń produkt") }
    public var deletingFood: String {
        pick(
            "Logged meals stay.",
            "Записанная еда останется.",
            "Zapisane posiłki zostaną.")
    }

    // The statistics
    /// Says why an average is not the one of all meals.
    public var todayCountsOnceOver: String {
        pick(
            "Today is part of the averages once it is over.", "Сегодняшний день войдёт в средние, когда закончится.",
            "Dzisiejszy dzień wejdzie do średnich, gdy się skończy.")
    }
    public var eatenADay: String { pick("Energy per day", "Калории в день", "Kalorie dziennie") }
    public var carbohydrateInShort: String { pick("Carbs", "Углев.", "Węgl.") }
    /// The label under a number of meals: "Meals", "Приёма пищи".
    public func mealsLabel(_ count: Int) -> String {
        plural(
            count, ("Meal", "Meals"), ("Приём пищи", "Приёма пищи", "Приёмов пищи"), ("Posiłek", "Posiłki", "Posiłków"))
    }
    public var daysWithMeals: String { pick("Days", "Дней", "Dni") }
}
