/// Units that are words, such as "pages", in the form that their number asks for.
extension Words {
    /// The place of an amount in a sentence.
    enum AmountCase {
        /// "5 pages", "21 страница"
        case counted
        /// After "of" and "at least": "of 5 pages", "из 21 страницы".
        case genitive
    }

    /// A unit that the person typed, in the form for a number: "1 cup" although the unit is "cups" or "Cups". Words that
    /// are not known, and abbreviations, stay as they were typed.
    func unitForm(
        _ typed: String, after value: Double, _ place: AmountCase = .counted, maximumFractionDigits: Int = 2
    ) -> String {
        let name = typed.lowercased()
        // A Polish "mile" is several, an English one is one.
        let own = Self.unitNames.first { $0.language == language && $0.has(name) }
        guard let unit = own ?? Self.unitNames.first(where: { $0.has(name) }) else { return typed }
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
            case (.few, .counted): few
            case (.many, _), (.few, .genitive): many
            case (.one, .genitive): language == .english ? one : part
            case (.other, _): part
            }
        }

        func has(_ typed: String) -> Bool {
            typed == one || typed == few || typed == many || typed == part || typed == plural
        }
    }

    private static let unitNames: [UnitName] = {
        let english: [(String, String)] = [
            ("page", "pages"), ("cup", "cups"), ("glass", "glasses"), ("time", "times"), ("minute", "minutes"),
            ("hour", "hours"), ("second", "seconds"), ("litre", "litres"), ("liter", "liters"),
            ("kilometre", "kilometres"), ("kilometer", "kilometers"), ("metre", "metres"), ("meter", "meters"),
            ("mile", "miles"), ("step", "steps"), ("rep", "reps"), ("repetition", "repetitions"), ("book", "books"),
            ("word", "words"), ("chapter", "chapters"), ("lesson", "lessons"), ("session", "sessions"),
            ("portion", "portions"), ("serving", "servings"), ("bottle", "bottles"),
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
            ("бутылка", "бутылки", "бутылок", "бутылки"),
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
