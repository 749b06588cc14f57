import CivilTime

/// Text of reminders where they ring.
extension Words {
    /// The text of a reminder of a task, with its due date: "Due today at 18:00".
    public func taskIsDue(_ due: String) -> String {
        // In English, weekdays keep their capital within a sentence.
        let isWeekday = Weekday.allCases.contains { due.hasPrefix(shortWeekdayHeading($0)) }
        let due = language == .english && isWeekday ? due : uncapitalized(due)
        return pick("Due \(due)", "Срок: \(due)", "Termin: \(due)")
    }
    /// One line for reminders that do not ring one by one: "3 more reminders".
    public func otherReminders(_ count: Int) -> String {
        counted(
            count, ("more reminder", "more reminders"),
            ("другое напоминание", "других напоминания", "других напоминаний"),
            ("inne przypomnienie", "inne przypomnienia", "innych przypomnień"))
    }
    public var otherRemindersHint: String {
        pick(
            "See Today for what is still open.", "Что ещё не сделано, видно на странице «Сегодня».",
            "Co jeszcze czeka, widać na stronie Dziś.")
    }
    public var remindLater: String { pick("In an hour", "Через час", "Za godzinę") }

    // On this device
    public var remindersHere: String {
        pick("Reminders on this device", "Напоминания на этом устройстве", "Przypomnienia na tym urządzeniu")
    }
    public var remindersHereHint: String {
        pick(
            "They ring while Daybook is open, in a tab or as an installed app, also behind other windows. A phone may stop it in the background. While it is closed, a computer can remind you with this command:",
            "Они приходят, пока Daybook открыт — во вкладке или как приложение, в том числе под другими окнами. Телефон может остановить его в фоне. Когда Daybook закрыт, напоминать может компьютер, на котором запущена команда:",
            "Pojawiają się, gdy Daybook jest otwarty, w karcie albo jako aplikacja, także pod innymi oknami. Telefon może zatrzymać go w tle. Gdy jest zamknięty, przypominać może komputer poleceniem:"
        )
    }
    /// Followed by the link to the calendar feed.
    public var remindersByCalendar: String {
        pick(
            "The calendar of a phone reminds you, too, whether Daybook is open or not:",
            "Напоминать может и календарь телефона, открыт Daybook или нет:",
            "Przypomina też kalendarz telefonu, nawet gdy Daybook jest zamknięty:")
    }
    public var turnOn: String { pick("Turn on", "Включить", "Włącz") }
    public var turnOff: String { pick("Turn off", "Выключить", "Wyłącz") }
    public var remindersAreOff: String { pick("They are off.", "Выключены.", "Wyłączone.") }
    public var remindersAreOn: String { pick("They are on.", "Включены.", "Włączone.") }
    public var remindersAreBlocked: String {
        pick(
            "This browser blocks notifications from Daybook. Allow them in its settings for this site, and reload the page.",
            "Браузер блокирует уведомления Daybook. Разрешите их в его настройках для этого сайта и обновите страницу.",
            "Przeglądarka blokuje powiadomienia Daybooka. Zezwól na nie w jej ustawieniach tej witryny i odśwież stronę."
        )
    }
    public var remindersAreUnsupported: String {
        pick(
            "This browser can’t show notifications here. On an iPhone or iPad, add Daybook to the Home Screen and open it from there.",
            "Этот браузер не может показывать здесь уведомления. На iPhone и iPad добавьте Daybook на экран «Домой» и откройте его оттуда.",
            "Ta przeglądarka nie może tu pokazywać powiadomień. Na iPhonie lub iPadzie dodaj Daybook do ekranu początkowego i otwórz go stamtąd."
        )
    }
    /// Of the forms of habits and tasks, with the link to where reminders are turned on.
    public var remindersRingWhereTurnedOn: String {
        pick(
            "They ring on devices on which reminders are on.", "Приходят на устройства, где напоминания включены.",
            "Pojawiają się na urządzeniach, na których są włączone.")
    }
}

/// Text of the terminal's `reminders`.
extension Words {
    public var noReminders: String { pick("No reminders", "Напоминаний нет", "Brak przypomnień") }
    public var remindersPassed: String {
        pick("Earlier today, not done yet", "Сегодня раньше, ещё не сделано", "Dziś wcześniej, jeszcze niezrobione")
    }
    public var remindersToCome: String { pick("To come", "Впереди", "Nadchodzą") }
    public var waitingForReminders: String {
        pick(
            "Waiting for reminders. Ctrl C ends it.", "Жду напоминаний. Конец — Ctrl C.",
            "Czekam na przypomnienia. Koniec: Ctrl C.")
    }
}
