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
        ("Log income.", "Записать доход.", "Zapisz przychód."),
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
        (
            "What arrives, if the currencies differ (default: by your latest rate).",
            "Сколько поступит, если валюты разные (по умолчанию — по вашему последнему курсу).",
            "Ile wpłynie, jeśli waluty są różne (domyślnie według twojego ostatniego kursu)."
        ),
        (
            "Only on the statement of this account; a transfer is on two.",
            "Только в выписке этого счёта; перевод есть в двух.",
            "Tylko na wyciągu tego konta; przelew jest na dwóch."
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
        ("List the categories of transactions.", "Показать категории операций.", "Pokaż kategorie transakcji."),
        (
            "Tick off the transactions that the bank's statement shows.",
            "Отметить операции, которые есть в выписке банка.",
            "Odhacz transakcje, które są na wyciągu."
        ),
        (
            "Only those with this text in payee, note or tags, or of this amount.",
            "Только с этим текстом в получателе, заметке или тегах либо с этой суммой.",
            "Tylko z tym tekstem w odbiorcy, notatce lub tagach albo o tej kwocie."
        ),
        (
            "Unlock a reconciled transaction, so that it can be changed.",
            "Открепить сверенную операцию, чтобы её изменить.",
            "Odblokuj uzgodnioną transakcję, aby ją zmienić."
        ),
        (
            "Make one category of two of the same title, as two devices can add them.",
            "Сделать одну категорию из двух с одинаковым названием: их могли добавить два устройства.",
            "Zrób jedną kategorię z dwóch o tej samej nazwie: mogły je dodać dwa urządzenia."
        ),
        ("Their title.", "Их название.", "Ich nazwa."),
        ("Give transactions a category.", "Назначить операциям категорию.", "Nadaj transakcjom kategorię."),
        (
            "A category or the start of its name; none takes it away.",
            "Категория или начало её названия; none убирает её.",
            "Kategoria albo początek jej nazwy; none ją usuwa."
        ),
        (
            "The money came back: income of a category of spending is a refund.",
            "Деньги вернулись: доход в категории расходов — это возврат.",
            "Pieniądze wróciły: przychód w kategorii wydatków to zwrot."
        ),
        ("Remove ticks.", "Снять отметки.", "Cofnij odhaczenie."),
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
            The name of a category, or its first words, is the category; other text is the payee, whose last category is \
            used again. A negative amount is a refund. The first expense makes an account called Cash.
            """,
            """
            Название категории или его первые слова — это категория; иначе это получатель, и берётся его последняя \
            категория. Отрицательная сумма — возврат. Первый расход создаёт счёт «Наличные».
            """,
            """
            Nazwa kategorii albo jej pierwsze słowa to kategoria; inny tekst jest odbiorcą, z jego ostatnią kategorią. \
            Ujemna kwota to zwrot. Pierwszy wydatek tworzy konto „Gotówka”.
            """
        ),
        (
            "Tick off transactions first: daybook money clear 479 485",
            "Сначала отметьте операции: daybook money clear 479 485",
            "Najpierw odhacz transakcje: daybook money clear 479 485"
        ),
        ("Delete a transaction.", "Удалить операцию.", "Usuń transakcję."),
        (
            "Attach a photo or a PDF to a transaction.", "Прикрепить к операции фото или PDF.",
            "Załącz do transakcji zdjęcie albo PDF."
        ),
        (
            "The file is copied and encrypted. The location is removed from the copy of a photo.",
            "Файл копируется и шифруется. Место съёмки из копии фото удаляется.",
            "Plik jest kopiowany i szyfrowany. Miejsce zrobienia zdjęcia jest z kopii usuwane."
        ),
        (
            "The photo (JPEG, PNG, WebP, HEIC) or PDF; - reads standard input.",
            "Фото (JPEG, PNG, WebP, HEIC) или PDF; - читает стандартный ввод.",
            "Zdjęcie (JPEG, PNG, WebP, HEIC) albo PDF; - czyta standardowe wejście."
        ),
        (
            "List the files attached to a transaction, or save them to a folder.",
            "Показать файлы, прикреплённые к операции, или сохранить их в папку.",
            "Pokaż pliki załączone do transakcji albo zapisz je w folderze."
        ),
        (
            "Save the files to this folder. None is replaced.",
            "Сохранить файлы в эту папку. Имеющиеся не заменяются.",
            "Zapisz pliki w tym folderze. Żaden nie zostanie zastąpiony."
        ),

        // Recurring transactions
        (
            "Occurrences over a year old are no longer due and not logged automatically; they are counted below the list. Log one by "
                + "its day: daybook bill pay Rent --as-of 2026-12-01",
            "То, чему больше года, уже не ждёт оплаты и не записывается автоматически; его число указано под списком. Записать "
                + "по дню: daybook bill pay Rent --as-of 2026-12-01",
            "To, co ma ponad rok, nie jest już do zapłaty ani nie zapisuje się automatycznie; jego liczba jest pod listą. "
                + "Zapis według dnia: daybook bill pay Rent --as-of 2026-12-01"
        ),
        (
            "Add, list and pay what comes regularly: bills, subscriptions, a salary, savings.",
            "Добавить, показать и оплатить регулярное: счета, подписки, зарплату, накопления.",
            "Dodaj, pokaż i opłać to, co regularne: rachunki, subskrypcje, pensję, oszczędności."
        ),
        (
            "One is named by its title, the start of it, or its number in daybook bill list.",
            "Регулярную операцию можно указать по названию, его началу или номеру из daybook bill list.",
            "Transakcję cykliczną wskazujesz nazwą, jej początkiem albo numerem z daybook bill list."
        ),
        (
            "List what comes regularly, with what is due and what comes next.",
            "Показать регулярные операции: что пора оплатить и что дальше.",
            "Pokaż transakcje cykliczne: co jest do zapłaty i co będzie następne."
        ),
        ("Ended ones, too.", "И завершённые.", "Także zakończone."),
        (
            "Add a bill, a subscription, income or a transfer that comes regularly.",
            "Добавить счёт, подписку, доход или перевод, который повторяется.",
            "Dodaj rachunek, subskrypcję, przychód albo przelew, który się powtarza."
        ),
        ("Who is paid, or who pays.", "Кому или от кого.", "Odbiorca albo nadawca."),
        ("The account a transfer goes to.", "Счёт, на который идёт перевод.", "Konto, na które idzie przelew."),
        (
            "\"monthly on the 1st\", \"every 2 weeks\", FREQ=MONTHLY.",
            "«каждый месяц 1-го», «каждые 2 недели», FREQ=MONTHLY.",
            "„co miesiąc 1.”, „co 2 tygodnie”, FREQ=MONTHLY."
        ),
        (
            "The first day (default: the next day of the rule).",
            "Первый день (по умолчанию ближайший день правила).",
            "Pierwszy dzień (domyślnie najbliższy dzień reguły)."
        ),
        (
            "Whether it is logged automatically when it is due.", "Записывать ли автоматически в срок.",
            "Czy zapisywać automatycznie w terminie."
        ),
        (
            "Whether the amount varies and is asked for each time.",
            "Меняется ли сумма, так что её надо указывать каждый раз.",
            "Czy kwota się zmienia i trzeba ją podać za każdym razem."
        ),
        (
            "Change a recurring transaction; options you leave out keep their values.",
            "Изменить регулярную операцию; что не указано, остаётся.",
            "Zmień transakcję cykliczną; czego nie podasz, to zostaje."
        ),
        (
            "Everything that is still to come is changed, or with --from what comes from that day on.",
            "Меняется всё, что ещё предстоит, а с --from — всё начиная с этого дня.",
            "Zmienia się wszystko, co dopiero będzie, a z --from to, co będzie od tego dnia."
        ),
        (
            "Change this day's and all later ones only.", "Изменить только за этот день и позже.",
            "Zmień tylko od tego dnia."
        ),
        (
            "Log the first one that is due as a transaction, or that of a day.",
            "Записать операцию за ближайший открытый срок или за указанный день.",
            "Zapisz transakcję za pierwszy otwarty termin albo za podany dzień."
        ),
        ("What was paid, if it differs.", "Сколько заплачено, если сумма другая.", "Ile zapłacono, jeśli inaczej."),
        (
            "The day it was paid (default: the day it was due, today at the latest).",
            "День оплаты (по умолчанию срок, но не позже сегодняшнего дня).",
            "Dzień zapłaty (domyślnie termin, najpóźniej dziś)."
        ),
        (
            "The day it was due (default: the first that is open).", "Срок (по умолчанию первый открытый).",
            "Termin (domyślnie pierwszy otwarty)."
        ),
        (
            "Skip the first one that is open, or that of a day; nothing is logged for it.",
            "Пропустить ближайший открытый срок или указанный день; ничего не записывается.",
            "Pomiń pierwszy otwarty termin albo podany dzień; nic się nie zapisze."
        ),
        (
            "End a recurring transaction; what was logged stays.",
            "Завершить регулярную операцию; записанное остаётся.",
            "Zakończ transakcję cykliczną; to, co zapisane, zostaje."
        ),
        (
            "The last day on which it may come (default: today).",
            "Последний возможный день (по умолчанию сегодня).", "Ostatni możliwy dzień (domyślnie dziś)."
        ),
        (
            "Delete a recurring transaction; what was logged stays.",
            "Удалить регулярную операцию; записанное остаётся.",
            "Usuń transakcję cykliczną; to, co zapisane, zostaje."
        ),
        (
            "List what seems to come regularly, by your transactions.",
            "Показать, что, судя по операциям, повторяется.", "Pokaż, co według transakcji się powtarza."
        ),
        ("Add the one of this payee.", "Добавить операцию этого получателя.", "Dodaj tę z tym odbiorcą."),
    ]
}
