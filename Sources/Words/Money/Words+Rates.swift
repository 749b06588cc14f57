/// Texts about exchange rates.
extension Words {
    public var exchangeRates: String { pick("Exchange rates", "Курсы валют", "Kursy walut") }
    public var newExchangeRate: String { pick("New rate", "Новый курс", "Nowy kurs") }
    public var editExchangeRate: String { pick("Edit rate", "Изменить курс", "Edytuj kurs") }
    public var addExchangeRate: String { pick("Add rate", "Добавить курс", "Dodaj kurs") }
    public var deleteExchangeRate: String { pick("Delete rate", "Удалить курс", "Usuń kurs") }
    public var exchangeRate: String { pick("Rate", "Курс", "Kurs") }
    public var oneUnitOf: String { pick("One unit of", "Единица валюты", "Jednostka waluty") }
    public var isWorthIn: String { pick("In", "В валюте", "W walucie") }
    public var exchangeRateHint: String {
        pick(
            "How much one unit costs, such as 4.25", "Сколько стоит единица, например 4,25",
            "Ile kosztuje jednostka, na przykład 4,25")
    }
    public var noExchangeRatesYet: String { pick("No rates yet", "Курсов пока нет", "Nie ma jeszcze kursów") }
    public var exchangeRatesHint: String {
        pick(
            "Type a rate, or import the European Central Bank’s file eurofxref-hist.csv. Transfers between two currencies count, too.",
            "Введите курс или импортируйте файл Европейского центрального банка eurofxref-hist.csv. Переводы между валютами тоже учитываются.",
            "Wpisz kurs albo zaimportuj plik Europejskiego Banku Centralnego eurofxref-hist.csv. Liczą się też przelewy między walutami."
        )
    }
    /// The rule of the look-up.
    public var exchangeRateRule: String {
        pick(
            "The latest rate up to a day counts, however old: one of yours, or else that of a transfer.",
            "На каждый день действует последний курс, даже старый: ваш, а без него — по переводу.",
            "Na każdy dzień liczy się ostatni kurs, nawet stary: twój, a bez niego ten z przelewu.")
    }
    /// "1 EUR = 4.25 PLN".
    public func equalsOne(_ base: String, _ rate: String, _ quote: String) -> String { "1 \(base) = \(rate) \(quote)" }
    /// A rate with its day: "1 EUR = 4.25 PLN (1 Aug)".
    public func rate(_ sentence: String, of day: String) -> String { "\(sentence) (\(day))" }
    /// The same, if a transfer implies it: "1 EUR = 4.25 PLN (transfer, 1 Aug)".
    public func rate(_ sentence: String, ofTransferOn day: String) -> String {
        pick("\(sentence) (transfer, \(day))", "\(sentence) (перевод, \(day))", "\(sentence) (przelew, \(day))")
    }
    /// Below a chart that leaves out a currency on days without a rate.
    public func daysWithoutRate(_ currencies: String) -> String {
        pick(
            "Days without a rate leave out \(currencies).", "В дни без курса не учтены: \(currencies).",
            "W dniach bez kursu pominięto: \(currencies).")
    }
    public var impliedByTransfers: String { pick("From transfers", "По переводам", "Z przelewów") }
    public var importExchangeRates: String { pick("Import rates", "Импортировать курсы", "Importuj kursy") }
    /// "No rate: $40.00": amounts that could not be converted.
    public func withoutRate(_ amounts: String) -> String {
        pick("No rate: \(amounts)", "Нет курса: \(amounts)", "Brak kursu: \(amounts)")
    }
    /// The amounts that a total leaves out.
    public func leftOutWithoutRate(_ amounts: String) -> String {
        pick("Left out, no rate: \(amounts)", "Не учтено, нет курса: \(amounts)", "Pominięto, brak kursu: \(amounts)")
    }
    /// "≈ €1,234.00 in all": amounts of several currencies together.
    public func inAllByRates(_ amount: String) -> String {
        pick("≈ \(amount) in all", "Всего ≈ \(amount)", "Razem ≈ \(amount)")
    }

    public func exchangeRateSet(_ rate: String) -> String {
        pick("Rate set: \(rate)", "Курс сохранён: \(rate)", "Zapisano kurs: \(rate)")
    }
    public func exchangeRateDeleted(_ rate: String) -> String {
        pick("Rate deleted: \(rate)", "Курс удалён: \(rate)", "Usunięto kurs: \(rate)")
    }
    public var exchangeRateNotFound: String {
        pick("This rate no longer exists.", "Этого курса больше нет.", "Tego kursu już nie ma.")
    }
    public var exchangeRateMissing: String { pick("Enter a rate.", "Введите курс.", "Wpisz kurs.") }
    public var exchangeRateNotANumber: String {
        pick("Enter a rate such as 4.25.", "Введите курс, например 4,25.", "Wpisz kurs, na przykład 4,25.")
    }
    public var exchangeRateNotAboveZero: String {
        pick("Enter a rate above zero.", "Курс должен быть больше нуля.", "Kurs musi być większy od zera.")
    }
    public var exchangeRateTooLarge: String {
        pick("This rate is too large.", "Слишком большой курс.", "Ten kurs jest za duży.")
    }
    public func exchangeRateDecimals(_ maximum: Int) -> String {
        pick(
            "Use at most \(maximum) decimals.", "Не больше \(maximum) знаков после запятой.",
            "Najwyżej \(maximum) miejsc po przecinku.")
    }
    public var sameCurrencies: String {
        pick("Choose two different currencies.", "Выберите две разные валюты.", "Wybierz dwie różne waluty.")
    }

    /// "1 rate", "12 rates".
    public func exchangeRates(_ count: Int) -> String {
        counted(count, ("rate", "rates"), ("курс", "курса", "курсов"), ("kurs", "kursy", "kursów"))
    }
    /// The rates of an imported file that no account needs.
    public func exchangeRatesLeftOut(_ count: Int) -> String {
        let rates = exchangeRates(count)
        return pick(
            "\(rates) left out: no account is in that currency, or they are from before your first transaction.",
            "Пропущено: \(rates). Нет счёта в такой валюте, или они старше первой операции.",
            "Pominięto: \(rates). Nie ma konta w tej walucie albo kursy są sprzed pierwszej transakcji.")
    }
    public var exchangeRateLineUnknown: String {
        pick(
            "There is no such rate. See: daybook money rate list",
            "Такого курса нет. Список: daybook money rate list",
            "Nie ma takiego kursu. Lista: daybook money rate list")
    }
}
