extension HelpTranslation {
    static let budgets: [Sentence] = [
        (
            "Limit what you spend, or assign your money to envelopes.",
            "Ограничить расходы или разложить деньги по конвертам.",
            "Ogranicz wydatki albo rozdziel pieniądze do kopert."
        ),
        (
            "List budgets with what is spent and left, or all envelopes of a month.",
            "Показать бюджеты: сколько потрачено и осталось, или все конверты месяца.",
            "Pokaż budżety: ile wydano i ile zostało, albo wszystkie koperty miesiąca."
        ),
        (
            "A day of the weeks, months and years to list (default: today).",
            "День, за неделю, месяц и год которого показать бюджеты (по умолчанию сегодня).",
            "Dzień, którego tydzień, miesiąc i rok pokazać (domyślnie dziś)."
        ),
        (
            "Limit what you spend on a category.", "Ограничить расходы по категории.",
            "Ogranicz wydatki w kategorii."
        ),
        ("The category, or the start of it.", "Категория или её начало.", "Kategoria albo jej początek."),
        ("The limit, or a calculation.", "Лимит или вычисление.", "Limit albo działanie."),
        (
            "Move what is left, or overspent, into the next period.",
            "Переносить остаток или перерасход на следующий период.",
            "Przenoś resztę albo przekroczenie na następny okres."
        ),
        ("Begin every period anew.", "Начинать каждый период с нуля.", "Zaczynaj każdy okres od zera."),
        (
            "A day of the first period (default: today).", "День первого периода (по умолчанию сегодня).",
            "Dzień pierwszego okresu (domyślnie dziś)."
        ),
        (
            "End a budget after its current period.",
            "Закончить бюджет: со следующего периода его не будет.",
            "Zakończ budżet: od następnego okresu go nie będzie."
        ),
        ("Delete a budget.", "Удалить бюджет.", "Usuń budżet."),

        (
            "Measure it by the balance of this account; empty for by hand.",
            "Считать по остатку этого счёта; пустое значение — вручную.",
            "Mierz saldem tego konta; puste: ręcznie."
        ),

        // Envelopes
        (
            "Assign money to a category's envelope, in place of what was assigned.",
            "Отложить деньги в конверт категории вместо отложенных раньше.",
            "Odłóż pieniądze do koperty kategorii zamiast odłożonych wcześniej."
        ),
        (
            "The amount of the month, or a calculation.", "Сумма на месяц или вычисление.",
            "Kwota na miesiąc albo działanie."
        ),
        (
            "Move money from an envelope to another.", "Переложить деньги из конверта в конверт.",
            "Przełóż pieniądze z koperty do koperty."
        ),
        (
            "More can be moved than there is; the envelope is overspent then.",
            "Можно переложить больше, чем есть; тогда в конверте будет перерасход.",
            "Można przełożyć więcej, niż jest; wtedy koperta jest przekroczona."
        ),
        ("The category it leaves.", "Категория, из которой взять.", "Kategoria, z której wziąć."),
        ("The category it goes to.", "Категория, в которую положить.", "Kategoria, do której włożyć."),
        (
            "Keep what is overspent in an envelope as a debt, month after month.",
            "Оставлять перерасход в конверте как долг, из месяца в месяц.",
            "Zostawiaj przekroczenie w kopercie jako dług, z miesiąca na miesiąc."
        ),
        (
            "Otherwise it is taken from the money to assign in the next month.",
            "Иначе он вычитается из нераспределённых денег следующего месяца.",
            "Inaczej pomniejsza pieniądze do rozdzielenia w następnym miesiącu."
        ),
        ("No longer keep it.", "Больше не оставлять.", "Już nie zostawiaj."),
        (
            "The month, such as 2026-11 (default: this month).", "Месяц, например 2026-11 (по умолчанию этот).",
            "Miesiąc, na przykład 2026-11 (domyślnie bieżący)."
        ),
    ]
}
