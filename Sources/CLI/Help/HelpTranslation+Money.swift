extension HelpTranslation {
    static let money: [Sentence] = [
        // Accounts
        (
            "Add, list and change accounts.", "Добавить, показать и изменить счета.",
            "Dodaj, pokaż i zmień konta."
        ),
        ("List accounts with their balances.", "Показать счета и остатки.", "Pokaż konta i salda."),
        ("Closed accounts, too.", "И закрытые счета.", "Także zamknięte konta."),
        ("Add an account.", "Добавить счёт.", "Dodaj konto."),
        (
            "Change an account; options you leave out keep their values.",
            "Изменить счёт; что не указано, остаётся.", "Zmień konto; czego nie podasz, to zostaje."
        ),
        (
            "Close an account; its transactions stay.", "Закрыть счёт; операции остаются.",
            "Zamknij konto; transakcje zostają."
        ),
        ("Open a closed account again.", "Снова открыть закрытый счёт.", "Otwórz ponownie zamknięte konto."),
        (
            "Delete an account with its transactions.", "Удалить счёт с его операциями.",
            "Usuń konto z jego transakcjami."
        ),
        (
            "Compare an account with the bank's statement, and lock what agrees.",
            "Сверить счёт с выпиской банка и закрепить то, что сошлось.",
            "Uzgodnij konto z wyciągiem i zablokuj to, co się zgadza."
        ),
        ("The balance on the statement.", "Остаток по выписке.", "Saldo na wyciągu."),
        (
            "The last day of the statement (default: today).", "Последний день выписки (по умолчанию сегодня).",
            "Ostatni dzień wyciągu (domyślnie dziś)."
        ),
        ("The currency, such as EUR.", "Валюта, например RUB.", "Waluta, na przykład PLN."),
        (
            "The balance before its first transaction; negative for a debt.",
            "Остаток до первой операции; отрицательный, если это долг.",
            "Saldo przed pierwszą transakcją; ujemne, jeśli to dług."
        ),

        // Transactions
        ("Log an expense.", "Записать расход.", "Zapisz wydatek."),
        ("Log an income.", "Записать доход.", "Zapisz przychód."),
        (
            "Log a transfer between two of your accounts.", "Записать перевод между своими счетами.",
            "Zapisz przelew między swoimi kontami."
        ),
        ("The amount, or a calculation.", "Сумма или вычисление.", "Kwota albo działanie."),
        (
            "The amount, in the currency of the account it leaves.", "Сумма в валюте счёта, с которого она уходит.",
            "Kwota w walucie konta, z którego wychodzi."
        ),
        ("A category, or the payee.", "Категория или получатель.", "Kategoria albo odbiorca."),
        (
            "The account (default: the one you use most).", "Счёт (по умолчанию тот, которым вы чаще пользуетесь).",
            "Konto (domyślnie najczęściej używane)."
        ),
        ("The category.", "Категория.", "Kategoria."),
        ("The account it leaves.", "Счёт, с которого уходит.", "Konto, z którego wychodzi."),
        ("The account it goes to.", "Счёт, на который поступает.", "Konto, na które wpływa."),
        (
            "What arrives, if the currencies differ.", "Сколько поступит, если валюты разные.",
            "Ile wpłynie, jeśli waluty są różne."
        ),
        ("Tags, separated by spaces.", "Теги через пробел.", "Tagi oddzielone spacjami."),
        (
            "See and change transactions, and what they come to.", "Посмотреть и изменить операции и итоги.",
            "Pokaż i zmień transakcje oraz ich sumy."
        ),
        (
            "List transactions with the balance after each, oldest first.",
            "Показать операции с остатком после каждой, от старых к новым.",
            "Pokaż transakcje z saldem po każdej, od najstarszej."
        ),
        ("Only this account.", "Только этот счёт.", "Tylko to konto."),
        ("Only this category.", "Только эта категория.", "Tylko ta kategoria."),
        (
            "What was spent and earned, by category.", "Расходы и доходы по категориям.",
            "Wydatki i przychody według kategorii."
        ),
        ("What to sum by: category.", "По чему суммировать: category.", "Według czego sumować: category."),
        ("List the categories of transactions.", "Показать категории операций.", "Pokaż kategorie transakcji."),
        (
            "Tick transactions off that the bank's statement shows.",
            "Отметить операции, которые есть в выписке банка.",
            "Odhacz transakcje, które są na wyciągu."
        ),
        ("Take ticks back.", "Снять отметки.", "Cofnij odhaczenie."),
        (
            "Their numbers in daybook money register, or latest.",
            "Номера из daybook money register или latest.",
            "Numery z daybook money register albo latest."
        ),
        (
            "Its number in daybook money register, its id, or latest.",
            "Номер из daybook money register, id или latest.",
            "Numer z daybook money register, id albo latest."
        ),
        (
            "How many of the latest to list (default: 100; with --json, all).",
            "Сколько последних показать (по умолчанию 100; с --json — все).",
            "Ile ostatnich pokazać (domyślnie 100; z --json wszystkie)."
        ),
        (
            """
            What names a category is one, or its start; anything else is the payee, whose last category is used again. A \
            negative amount is a refund. The first expense makes an account called Cash.
            """,
            """
            Если текст называет категорию или её начало, это категория; иначе это получатель, и берётся его последняя \
            категория. Отрицательная сумма — возврат. Первый расход создаёт счёт «Наличные».
            """,
            """
            Tekst, który nazywa kategorię albo jej początek, jest kategorią; inny jest odbiorcą, z jego ostatnią kategorią. \
            Ujemna kwota to zwrot. Pierwszy wydatek tworzy konto „Gotówka”.
            """
        ),
        (
            "Tick transactions off first: daybook money clear 479 485",
            "Сначала отметьте операции: daybook money clear 479 485",
            "Najpierw odhacz transakcje: daybook money clear 479 485"
        ),
        ("Delete a transaction.", "Удалить операцию.", "Usuń transakcję."),
    ]
}
