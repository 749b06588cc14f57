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
        (
            "A new limit counts from this period on, with what was carried over until then: entries for earlier days change "
                + "that no more, and earlier periods are shown with the new limit.",
            "Новый лимит действует с этого периода вместе с тем, что перенесено до него: записи за прошлые дни этого уже не "
                + "меняют, а прошлые периоды показаны с новым лимитом.",
            "Nowy limit obowiązuje od tego okresu razem z tym, co do niego przeniesiono: wpisy z wcześniejszych dni już tego "
                + "nie zmieniają, a wcześniejsze okresy są pokazywane z nowym limitem."
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
            "Assign money to all envelopes of a month at once.",
            "Разложить деньги сразу по всем конвертам месяца.",
            "Rozłóż pieniądze od razu do wszystkich kopert miesiąca."
        ),
        (
            """
            last-month assigns what the month before had, average what was spent in a month of the three before. Both \
            leave envelopes as they are that have an amount of this month already. overspending covers what is missing, \
            as far as there is money to assign.
            """,
            """
            last-month откладывает столько же, сколько в прошлом месяце, average — сколько в среднем тратили за три \
            предыдущих. Конверты, в которые в этом месяце уже отложено, они не меняют. overspending покрывает \
            перерасход, пока хватает нераспределённых денег.
            """,
            """
            last-month odkłada tyle, ile w poprzednim miesiącu, average tyle, ile średnio wydano w trzech poprzednich. \
            Kopert, do których w tym miesiącu już odłożono, nie zmieniają. overspending pokrywa przekroczenia, dopóki \
            starcza pieniędzy do rozdzielenia.
            """
        ),
        (
            "Replace the amounts that envelopes of this month have, even with zero.",
            "Заменить суммы, которые уже отложены в конверты этого месяца, в том числе на ноль.",
            "Zastąp kwoty odłożone już do kopert tego miesiąca, także zerem."
        ),
        (
            "Show the amounts, and assign nothing.", "Показать суммы и ничего не откладывать.",
            "Pokaż kwoty i nic nie odkładaj."
        ),
        (
            "Cover what is missing in an overspent envelope.", "Покрыть перерасход в конверте.",
            "Pokryj przekroczenie w kopercie."
        ),
        (
            "Without --from, it is taken from the money to assign. All overspent envelopes: daybook budget fill overspending",
            "Без --from он покрывается нераспределёнными деньгами. Все такие конверты: daybook budget fill overspending",
            "Bez --from pokrywają je pieniądze do rozdzielenia. Wszystkie takie koperty: daybook budget fill overspending"
        ),
        (
            "The envelope that it is taken from.", "Конверт, из которого взять.", "Koperta, z której wziąć."
        ),
        (
            "The month, such as 2026-11 (default: this month).", "Месяц, например 2026-11 (по умолчанию этот).",
            "Miesiąc, na przykład 2026-11 (domyślnie bieżący)."
        ),
    ]
}
