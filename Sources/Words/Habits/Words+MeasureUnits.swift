/// Units that are words, such as "pages", in the form that their number asks for.
extension Words {
    /// The place of an amount in a sentence.
    enum AmountCase {
        /// "5 pages", "21 страница"
        case counted
        /// After "of" and "at least": "of 5 pages", "из 21 страницы".
        case genitive
        /// After "by": "by 5 pages", "на 21 страницу", "o 1 stronę".
        case accusative
    }

    /// A unit that the person typed, in the form for a number: "1 cup" although the unit is "cups" or "Cups". Words that
    /// are not known, and abbreviations, stay as they were typed.
    func unitForm(
        _ typed: String, after value: Double, _ place: AmountCase = .counted, maximumFractionDigits: Int = 2
    ) -> String {
        let name = typed.lowercased()
        let units = Self.unitsByForm[name] ?? []
        // A Polish "mile" is several, an English one is one.
        guard let unit = units.first(where: { $0.language == language }) ?? units.first else { return typed }
        let word = unit.form(
            Words(unit.language).pluralForm(of: value, maximumFractionDigits: maximumFractionDigits), place)
        return name == typed ? word : capitalized(word)
    }

    private struct UnitName {
        let language: Language
        let one: String
        let few: String
        let many: String
        /// The form after a fraction, which is the genitive.
        let part: String
        /// The plural without a number: "стаканы".
        let plural: String

        func form(_ form: PluralForm, _ place: AmountCase) -> String {
            switch (form, place) {
            case (.one, .counted): one
            case (.one, .accusative): accusative
            case (.few, .counted), (.few, .accusative): few
            case (.many, _), (.few, .genitive): many
            case (.one, .genitive): language == .english ? one : part
            case (.other, _): part
            }
        }

        /// Only feminine nouns, in "а" and "я" or "a", have a form of their own.
        private var accusative: String {
            switch (language, one.last) {
            case (.russian, "а"): "\(one.dropLast())у"
            case (.russian, "я"): "\(one.dropLast())ю"
            case (.polish, "a"): "\(one.dropLast())ę"
            default: one
            }
        }

        var forms: Set<String> { [one, few, many, part, plural] }
    }

    private static let unitsByForm: [String: [UnitName]] = {
        var units: [String: [UnitName]] = [:]
        for unit in unitNames {
            for form in unit.forms { units[form, default: []].append(unit) }
        }
        return units
    }()

    private static let unitNames: [UnitName] = {
        let english: [(String, String)] = [
            ("page", "pages"), ("cup", "cups"), ("glass", "glasses"), ("time", "times"), ("minute", "minutes"),
            ("hour", "hours"), ("second", "seconds"), ("litre", "litres"), ("liter", "liters"),
            ("kilometre", "kilometres"), ("kilometer", "kilometers"), ("metre", "metres"), ("meter", "meters"),
            ("mile", "miles"), ("step", "steps"), ("rep", "reps"), ("repetition", "repetitions"), ("book", "books"),
            ("word", "words"), ("chapter", "chapters"), ("lesson", "lessons"), ("session", "sessions"),
            ("portion", "portions"), ("serving", "servings"), ("bottle", "bottles"), ("coffee", "coffees"),
            ("tea", "teas"), ("drink", "drinks"), ("beer", "beers"), ("cigarette", "cigarettes"), ("pill", "pills"),
            ("tablet", "tablets"), ("capsule", "capsules"), ("drop", "drops"), ("spoon", "spoons"),
            ("piece", "pieces"), ("fruit", "fruits"), ("day", "days"), ("week", "weeks"), ("month", "months"),
            ("point", "points"), ("lap", "laps"), ("set", "sets"), ("round", "rounds"), ("length", "lengths"),
            ("push-up", "push-ups"), ("pushup", "pushups"), ("pull-up", "pull-ups"), ("sit-up", "sit-ups"),
            ("squat", "squats"), ("plank", "planks"), ("stretch", "stretches"), ("exercise", "exercises"),
            ("walk", "walks"), ("run", "runs"), ("workout", "workouts"), ("article", "articles"),
            ("episode", "episodes"), ("song", "songs"), ("video", "videos"), ("photo", "photos"),
            ("picture", "pictures"), ("line", "lines"), ("paragraph", "paragraphs"), ("letter", "letters"),
            ("email", "emails"), ("call", "calls"), ("task", "tasks"), ("problem", "problems"), ("card", "cards"),
            ("pomodoro", "pomodoros"), ("person", "people"), ("friend", "friends"), ("dollar", "dollars"),
            ("euro", "euros"), ("pound", "pounds"), ("kilo", "kilos"), ("gram", "grams"), ("calorie", "calories"),
        ]
        // After 1, 2 and 5, and the plural.
        let russian: [(String, String, String, String)] = [
            ("страница", "страницы", "страниц", "страницы"), ("чашка", "чашки", "чашек", "чашки"),
            ("стакан", "стакана", "стаканов", "стаканы"), ("раз", "раза", "раз", "разы"),
            ("минута", "минуты", "минут", "минуты"), ("час", "часа", "часов", "часы"),
            ("секунда", "секунды", "секунд", "секунды"), ("литр", "литра", "литров", "литры"),
            ("километр", "километра", "километров", "километры"), ("метр", "метра", "метров", "метры"),
            ("миля", "мили", "миль", "мили"), ("шаг", "шага", "шагов", "шаги"),
            ("повтор", "повтора", "повторов", "повторы"),
            ("повторение", "повторения", "повторений", "повторения"), ("книга", "книги", "книг", "книги"),
            ("слово", "слова", "слов", "слова"), ("глава", "главы", "глав", "главы"),
            ("урок", "урока", "уроков", "уроки"), ("порция", "порции", "порций", "порции"),
            ("бутылка", "бутылки", "бутылок", "бутылки"), ("кружка", "кружки", "кружек", "кружки"),
            ("сигарета", "сигареты", "сигарет", "сигареты"), ("таблетка", "таблетки", "таблеток", "таблетки"),
            ("капсула", "капсулы", "капсул", "капсулы"), ("капля", "капли", "капель", "капли"),
            ("ложка", "ложки", "ложек", "ложки"), ("штука", "штуки", "штук", "штуки"),
            ("фрукт", "фрукта", "фруктов", "фрукты"), ("день", "дня", "дней", "дни"),
            ("неделя", "недели", "недель", "недели"), ("месяц", "месяца", "месяцев", "месяцы"),
            ("балл", "балла", "баллов", "баллы"), ("круг", "круга", "кругов", "круги"),
            ("подход", "подхода", "подходов", "подходы"),
            ("отжимание", "отжимания", "отжиманий", "отжимания"),
            ("приседание", "приседания", "приседаний", "приседания"),
            ("подтягивание", "подтягивания", "подтягиваний", "подтягивания"),
            ("упражнение", "упражнения", "упражнений", "упражнения"),
            ("прогулка", "прогулки", "прогулок", "прогулки"),
            ("тренировка", "тренировки", "тренировок", "тренировки"), ("статья", "статьи", "статей", "статьи"),
            ("серия", "серии", "серий", "серии"), ("песня", "песни", "песен", "песни"),
            ("строка", "строки", "строк", "строки"), ("письмо", "письма", "писем", "письма"),
            ("звонок", "звонка", "звонков", "звонки"), ("задача", "задачи", "задач", "задачи"),
            ("карточка", "карточки", "карточек", "карточки"), ("рубль", "рубля", "рублей", "рубли"),
            ("грамм", "грамма", "граммов", "граммы"), ("калория", "калории", "калорий", "калории"),
        ]
        // After 1, 2, 5 and 1.5.
        let polish: [(String, String, String, String)] = [
            ("strona", "strony", "stron", "strony"), ("filiżanka", "filiżanki", "filiżanek", "filiżanki"),
            ("szklanka", "szklanki", "szklanek", "szklanki"), ("raz", "razy", "razy", "raza"),
            ("minuta", "minuty", "minut", "minuty"), ("godzina", "godziny", "godzin", "godziny"),
            ("sekunda", "sekundy", "sekund", "sekundy"), ("litr", "litry", "litrów", "litra"),
            ("kilometr", "kilometry", "kilometrów", "kilometra"), ("metr", "metry", "metrów", "metra"),
            ("mila", "mile", "mil", "mili"), ("krok", "kroki", "kroków", "kroku"),
            ("powtórzenie", "powtórzenia", "powtórzeń", "powtórzenia"),
            ("książka", "książki", "książek", "książki"), ("słowo", "słowa", "słów", "słowa"),
            ("rozdział", "rozdziały", "rozdziałów", "rozdziału"), ("lekcja", "lekcje", "lekcji", "lekcji"),
            ("porcja", "porcje", "porcji", "porcji"), ("butelka", "butelki", "butelek", "butelki"),
            ("kubek", "kubki", "kubków", "kubka"), ("kawa", "kawy", "kaw", "kawy"),
            ("herbata", "herbaty", "herbat", "herbaty"), ("piwo", "piwa", "piw", "piwa"),
            ("papieros", "papierosy", "papierosów", "papierosa"), ("tabletka", "tabletki", "tabletek", "tabletki"),
            ("kapsułka", "kapsułki", "kapsułek", "kapsułki"), ("kropla", "krople", "kropel", "kropli"),
            ("łyżka", "łyżki", "łyżek", "łyżki"), ("sztuka", "sztuki", "sztuk", "sztuki"),
            ("owoc", "owoce", "owoców", "owocu"), ("dzień", "dni", "dni", "dnia"),
            ("tydzień", "tygodnie", "tygodni", "tygodnia"), ("miesiąc", "miesiące", "miesięcy", "miesiąca"),
            ("punkt", "punkty", "punktów", "punktu"), ("okrążenie", "okrążenia", "okrążeń", "okrążenia"),
            ("seria", "serie", "serii", "serii"), ("pompka", "pompki", "pompek", "pompki"),
            ("przysiad", "przysiady", "przysiadów", "przysiadu"),
            ("podciągnięcie", "podciągnięcia", "podciągnięć", "podciągnięcia"),
            ("ćwiczenie", "ćwiczenia", "ćwiczeń", "ćwiczenia"), ("spacer", "spacery", "spacerów", "spaceru"),
            ("trening", "treningi", "treningów", "treningu"), ("artykuł", "artykuły", "artykułów", "artykułu"),
            ("odcinek", "odcinki", "odcinków", "odcinka"), ("piosenka", "piosenki", "piosenek", "piosenki"),
            ("linijka", "linijki", "linijek", "linijki"), ("list", "listy", "listów", "listu"),
            ("telefon", "telefony", "telefonów", "telefonu"), ("zadanie", "zadania", "zadań", "zadania"),
            ("fiszka", "fiszki", "fiszek", "fiszki"), ("gram", "gramy", "gramów", "grama"),
            ("kaloria", "kalorie", "kalorii", "kalorii"),
        ]
        var names: [UnitName] = []
        for (one, many) in english {
            names.append(UnitName(language: .english, one: one, few: many, many: many, part: many, plural: many))
        }
        for (one, few, many, plural) in russian {
            names.append(UnitName(language: .russian, one: one, few: few, many: many, part: few, plural: plural))
        }
        for (one, few, many, part) in polish {
            names.append(UnitName(language: .polish, one: one, few: few, many: many, part: part, plural: few))
        }
        return names
    }()
}
