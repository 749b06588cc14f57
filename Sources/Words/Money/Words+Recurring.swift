import CivilTime

/// Recurring transactions: what lists say of them, messages about them, and the reasons for refusing a change.
extension Words {
    public var recurringTransactions: String {
        pick("Recurring", "Регулярные операции", "Transakcje cykliczne")
    }
    public var noRecurringYet: String {
        pick(
            "No recurring transactions yet", "Регулярных операций пока нет", "Nie ma jeszcze transakcji cyklicznych")
    }
    /// It is logged without the person.
    public var postedAutomatically: String { pick("automatic", "автоматически", "automatycznie") }
    /// Its amount is asked for each time.
    public var amountDiffers: String { pick("amount varies", "сумма меняется", "kwota zmienna") }
    /// One of its accounts is closed.
    public var recurringPaused: String { pick("account closed", "счёт закрыт", "konto zamknięte") }
    public var recurringOver: String { pick("ended", "завершена", "zakończona") }

    /// "due 1 November", "due yesterday".
    public func occurrenceDue(_ day: String) -> String { pick("due \(day)", "срок: \(day)", "termin: \(day)") }

    /// "next 1 December".
    public func occurrenceNext(_ day: String) -> String {
        pick("next \(day)", "следующая: \(day)", "następna: \(day)")
    }

    public var noRecurringSuggestions: String { pick("No suggestions", "Предложений нет", "Brak propozycji") }

    public func recurringUnknown(_ typed: String, nearest: String?) -> String {
        let reason = pick(
            "There is no recurring transaction \(quoted(typed)).", "Нет регулярной операции \(quoted(typed)).",
            "Nie ma transakcji cyklicznej \(quoted(typed)).")
        return reason + didYouMean(nearest)
    }

    /// Nothing of it is left to pay or to skip.
    public func nothingDue(_ title: String) -> String {
        pick(
            "\(quoted(title)) has no payments left.", "У \(quoted(title)) больше нет платежей.",
            "\(quoted(title)) nie ma już terminów.")
    }

    /// The terminal's answer to a new one without a repetition.
    public var recurringNeedsRepetition: String {
        pick(
            "Say how often it comes: --repeat 'monthly on the 1st'",
            "Укажите, как часто: --repeat 'каждый месяц 1-го'", "Podaj, jak często: --repeat 'co miesiąc 1.'")
    }

    // MARK: - Messages

    public func recurringEnds(_ title: String, after day: Day) -> String {
        let date = dayMonthYear(day)
        return pick(
            "\(quoted(title)) ends on \(date)", "\(quoted(title)): последний день — \(date)",
            "\(quoted(title)): ostatni dzień to \(date)")
    }

    public func recurringEnded(_ title: String) -> String {
        pick(
            "\(quoted(title)): end date saved", "\(quoted(title)): дата окончания сохранена",
            "\(quoted(title)): zapisano datę końca")
    }

    public func occurrenceSkipped(_ title: String, _ day: Day) -> String {
        let date = dayMonthYear(day)
        return pick(
            "\(quoted(title)) skipped on \(date)", "\(quoted(title)): пропуск \(date)",
            "\(quoted(title)): pominięto \(date)")
    }

    public var occurrenceSkipped: String {
        pick("Skipped", "Пропущено", "Pominięto")
    }

    public var loggedAutomatically: String {
        pick("Due transactions logged", "Запланированные операции записаны", "Zapisano zaplanowane transakcje")
    }

    /// "Logged automatically: 2 transactions".
    public func posted(_ count: Int) -> String {
        let transactions = transactions(count)
        return pick(
            "Logged automatically: \(transactions)", "Записано автоматически: \(transactions)",
            "Zapisano automatycznie: \(transactions)")
    }

    // MARK: - Refusals

    public var recurringNotFound: String {
        pick(
            "This recurring transaction no longer exists.", "Этой регулярной операции больше нет.",
            "Tej transakcji cyklicznej już nie ma.")
    }
    public var transactionRepeatsWithinADay: String {
        pick(
            "A transaction repeats at most once a day.", "Операция повторяется не чаще раза в день.",
            "Transakcja powtarza się najwyżej raz dziennie.")
    }
    public var transactionRepeatsAfterDone: String {
        pick(
            "Choose days of the calendar, such as “every month on the 1st”.",
            "Выберите дни календаря, например «каждый месяц 1-го».",
            "Wybierz dni kalendarza, na przykład „co miesiąc 1.”.")
    }
    public var automaticEstimate: String {
        pick(
            "An amount that varies can’t be logged automatically.",
            "Сумму, которая меняется, нельзя записывать автоматически.",
            "Zmiennej kwoty nie można zapisywać automatycznie.")
    }
    public func noOccurrence(_ day: Day) -> String {
        let date = dayMonthYear(day)
        return pick(
            "Nothing is due on \(date).", "На \(date) ничего не запланировано.", "Na \(date) nic nie zaplanowano.")
    }
    public func occurrencePosted(_ day: Day) -> String {
        let date = dayMonthYear(day)
        return pick(
            "This is already logged for \(date). Delete the transaction instead.",
            "Операция за \(date) уже записана. Её можно удалить.",
            "Transakcja za \(date) jest już zapisana. Możesz ją usunąć.")
    }
}
