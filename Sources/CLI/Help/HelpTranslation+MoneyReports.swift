extension HelpTranslation {
    static let moneyReports: [Sentence] = [
        (
            "What was spent and earned, by category, month, payee or account.",
            "Сколько потрачено и получено: по категориям, месяцам, получателям или счетам.",
            "Ile wydano i otrzymano: według kategorii, miesięcy, odbiorców albo kont."
        ),
        (
            "What to sum by: category, month, payee or account.",
            "По чему складывать: category, month, payee или account.",
            "Według czego sumować: category, month, payee albo account."
        ),
        (
            "All balances together at the end of each month.", "Все остатки вместе на конец каждого месяца.",
            "Wszystkie salda razem na koniec każdego miesiąca."
        ),
        (
            "The currency of the sums, such as EUR.", "Валюта сумм, например RUB.",
            "Waluta sum, na przykład PLN."
        ),
        (
            "Forecast balances from recurring transactions.",
            "Остатки, которых можно ждать по регулярным операциям.",
            "Salda, jakich można się spodziewać po transakcjach cyklicznych."
        ),
        (
            "How many days to look ahead, 1 to 365 (default: 90).",
            "На сколько дней вперёд, от 1 до 365 (по умолчанию 90).", "Na ile dni naprzód, od 1 do 365 (domyślnie 90)."
        ),
        (
            "List, set and delete exchange rates.", "Показать, задать и удалить курсы валют.",
            "Pokaż, ustaw i usuń kursy walut."
        ),
        (
            "List exchange rates, the newest first, and those that transfers imply.",
            "Показать курсы валют, начиная с новых, и курсы переводов.",
            "Pokaż kursy walut od najnowszych oraz kursy z przelewów."
        ),
        (
            "Set how much a unit of a currency is worth in another.", "Задать, сколько стоит единица валюты в другой.",
            "Ustaw, ile jednostka waluty jest warta w innej."
        ),
        ("Delete the exchange rate of a day.", "Удалить курс валюты за день.", "Usuń kurs waluty z danego dnia."),
        ("The rate.", "Курс.", "Kurs."),
        (
            "The currency of which one unit is meant, such as EUR.", "Валюта, о единице которой речь, например EUR.",
            "Waluta, o której jednostkę chodzi, na przykład EUR."
        ),
        ("The currency that the rate is in.", "Валюта, в которой выражен курс.", "Waluta, w której podano kurs."),
        (
            "The day of the rate (default: today).", "День курса (по умолчанию сегодня).",
            "Dzień kursu (domyślnie dziś)."
        ),
        (
            "Balances are converted by the latest rate up to each day, yours before those of transfers; those without one are "
                + "listed apart. The rates of the last day are named with theirs.",
            "Остатки пересчитываются по последнему курсу на каждый день, сначала по вашему, без него — по переводам; те, для "
                + "которых курса нет, показаны отдельно. Курсы последнего дня названы вместе с их днём.",
            "Salda są przeliczane po ostatnim kursie na dany dzień, najpierw po twoim, a bez niego po tym z przelewów; te bez "
                + "kursu są pokazane osobno. Kursy z ostatniego dnia są podane wraz z ich dniem."
        ),
    ]
}
