/// Texts of the pages of recurring transactions.
extension Words {
    public var bills: String { pick("Bills and income", "Платежи и доходы", "Rachunki i wpływy") }
    public var billsHint: String {
        pick(
            "Rent, subscriptions, salary: log them once and tick them off when they come.",
            "Аренда, подписки, зарплата: запишите один раз и отмечайте, когда приходит срок.",
            "Czynsz, subskrypcje, pensja: zapisz je raz i odhaczaj, gdy przyjdzie termin.")
    }
    /// Tells how many occurrences are too old to be due.
    ///
    /// - Parameter isMore: Whether there are more than `count`.
    public func lapsedBills(_ title: String, _ count: Int, before day: String, isMore: Bool) -> String {
        let number = number(count) + (isMore ? "+" : "")
        return pick(
            "\(quoted(title)): \(number) from before \(day) not listed, as they are over a year old",
            "\(quoted(title)): не показано за время до \(day), больше года назад: \(number)",
            "\(quoted(title)): nie pokazano wcześniejszych niż \(day), starszych niż rok: \(number)")
    }
    public var addBill: String { pick("Add bill or income", "Добавить платёж или доход", "Dodaj rachunek lub wpływ") }
    public var newBill: String {
        pick("New recurring transaction", "Новая регулярная операция", "Nowa transakcja cykliczna")
    }
    public var editBill: String { pick("Recurring transaction", "Регулярная операция", "Transakcja cykliczna") }
    public var deleteBill: String {
        pick("Delete (what was paid stays)", "Удалить (оплаченное останется)", "Usuń (zapłacone transakcje zostaną)")
    }
    public var dueNow: String { pick("Due", "Пора отметить", "Na dziś") }
    public var comingBills: String { pick("Next 31 days", "На 31 день вперёд", "Najbliższe 31 dni") }
    /// On a page beyond the end of a list.
    public var noMoreBills: String { pick("Nothing more is due", "Больше ничего нет", "Nic więcej nie ma") }
    public var allBills: String { pick("All", "Все", "Wszystkie") }
    public var suggestedBills: String { pick("Found in your history", "Найдено в истории", "Znalezione w historii") }
    public var suggestedBillsHint: String {
        pick("Tap one to add it.", "Нажмите, чтобы добавить.", "Dotknij, aby dodać.")
    }
    public func markPaid(_ title: String) -> String {
        pick("\(quoted(title)): paid", "\(quoted(title)): оплачено", "\(quoted(title)): zapłacone")
    }
    public func markReceived(_ title: String) -> String {
        pick("\(quoted(title)): received", "\(quoted(title)): получено", "\(quoted(title)): otrzymane")
    }
    public var paid: String { pick("Paid", "Оплачено", "Zapłacone") }
    public var received: String { pick("Received", "Получено", "Otrzymane") }
    public var thisAndAllLater: String {
        pick("Change this and all later ones", "Изменить эту и все следующие", "Zmień tę i wszystkie późniejsze")
    }
    public func changesFrom(_ date: String) -> String {
        pick(
            "Your changes are for \(date) and later.", "Изменения действуют с \(date).",
            "Zmiany obowiązują od \(date).")
    }
    public var firstDayLabel: String { pick("First day", "Первый день", "Pierwszy dzień") }
    public var lastDayLabel: String { pick("Last day", "Последний день", "Ostatni dzień") }
    public var billRepetitionHint: String {
        pick(
            "Such as “monthly on the 1st” or “every 2 weeks on Friday”",
            "Например, «каждый месяц 1-го» или «каждые 2 недели по пятницам»",
            "Na przykład „co miesiąc 1.” albo „co 2 tygodnie w piątek”")
    }
    /// The texts that the buttons beside the repetition fill in; `parseRepetition` understands each.
    public var commonBillRepetitions: [String] {
        [
            pick("every month", "каждый месяц", "co miesiąc"), pick("every week", "каждую неделю", "co tydzień"),
            pick("every 3 months", "каждые 3 месяца", "co 3 miesiące"), pick("every year", "каждый год", "co rok"),
        ]
    }
    public var postAutomatically: String {
        pick("Log it automatically", "Записывать автоматически", "Zapisuj automatycznie")
    }
    public var postAutomaticallyHint: String {
        pick(
            "For standing orders: it is logged on its day without you.",
            "Для автоплатежей: операция записывается в свой день сама.",
            "Dla stałych zleceń: zapisuje się sama w swoim dniu.")
    }
    public var amountDiffersEachTime: String {
        pick("The amount varies", "Сумма меняется", "Kwota się zmienia")
    }
    public var amountDiffersHint: String {
        pick(
            "You are asked for it each time.", "Каждый раз Daybook спросит её.", "Daybook zapyta o nią za każdym razem."
        )
    }
    /// The line on Today about bills that are due.
    public func billsDue(_ count: Int, _ titles: String) -> String {
        let bills = counted(
            count, ("bill", "bills"), ("платёж", "платежа", "платежей"), ("rachunek", "rachunki", "rachunków"))
        return pick("\(bills) due: \(titles)", "Пора оплатить \(bills): \(titles)", "Do zapłaty \(bills): \(titles)")
    }
    /// The same if there is income among them.
    public func billsAndIncomeDue(_ count: Int, _ titles: String) -> String {
        let items = counted(
            count, ("transaction", "transactions"), ("операцию", "операции", "операций"),
            ("transakcja", "transakcje", "transakcji"))
        return pick("\(items) due: \(titles)", "Пора отметить \(items): \(titles)", "Na dziś \(items): \(titles)")
    }
}
