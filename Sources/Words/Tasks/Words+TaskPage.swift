import CivilTime

/// Text of the page and form of a task.
extension Words {
    /// The choice of a reminder at a fixed time rather than relative to the due date.
    public var reminderMoment: String { pick("At a set time", "В указанное время", "O wybranej porze") }
    public var subtasksHeading: String { pick("Subtasks", "Подзадачи", "Podzadania") }
    public var addSubtask: String { pick("Add a subtask", "Добавить подзадачу", "Dodaj podzadanie") }
    public var startTimer: String { pick("Start", "Начать", "Zacznij") }
    public var stopTimer: String { pick("Stop", "Остановить", "Zatrzymaj") }
    public var skipThisOne: String { pick("Skip this one", "Пропустить этот раз", "Pomiń ten raz") }
    public var repeats: String { pick("Repeats", "Повторяется", "Powtarza się") }
    public var editNote: String { pick("Edit note", "Изменить заметку", "Edytuj notatkę") }
    public var notBefore: String { pick("Not before", "Не раньше", "Nie wcześniej niż") }
    public var hiddenUntil: String { pick("Hidden until", "Скрыта до", "Ukryte do") }
    public var estimate: String { pick("Estimate", "Оценка времени", "Szacowany czas") }
    public var reminder: String { pick("Reminder", "Напоминание", "Przypomnienie") }
    public var link: String { pick("Link", "Ссылка", "Link") }
    public var links: String { pick("Links", "Ссылки", "Linki") }
    public var waitsFor: String { pick("Waits for", "Ждёт", "Czeka na") }
    public var blockedTasks: String { pick("Blocks", "Задерживает", "Wstrzymuje") }
    public var timeSpent: String { pick("Time spent", "Затраченное время", "Poświęcony czas") }
    public var addTime: String { pick("Add time", "Добавить время", "Dodaj czas") }
    public var addTimeHint: String { pick("30m, 1h30", "30м, 1ч30", "30m, 1h30") }
    public var deleteSession: String { pick("Delete session", "Удалить это время", "Usuń ten czas") }
    public func runningFor(minutes: Int64) -> String {
        let length = duration(minutes: minutes)
        return pick("running, \(length)", "идёт, \(length)", "trwa, \(length)")
    }
    /// Time spent and the estimate, if there is one: "45 min of 1 h", "45 min".
    public func spent(minutes: Int64, of estimate: Int64?) -> String {
        guard let estimate else { return duration(minutes: minutes) }
        let (done, all) = (duration(minutes: minutes), duration(minutes: estimate))
        return pick("\(done) of \(all)", "\(done) из \(all)", "\(done) z \(all)")
    }
    public var earlierOccurrences: String {
        pick("Earlier occurrences", "Прошлые повторения", "Poprzednie powtórzenia")
    }
    public var endRepetition: String { pick("Stop repeating", "Больше не повторять", "Przestań powtarzać") }
    public var deleteAllOccurrences: String {
        pick("Delete all occurrences", "Удалить все повторения", "Usuń wszystkie powtórzenia")
    }

    // Urgency
    public var urgency: String { pick("Urgency", "Срочность", "Pilność") }
    public var urgencyHint: String {
        pick(
            "Sorted by urgency, tasks are in the order of this total, highest first.",
            "Чем больше эта сумма, тем выше задача в списке.",
            "Im większa ta suma, tym wyżej zadanie na liście.")
    }
    public var sum: String { pick("Sum", "Сумма", "Suma") }
    /// A number with its sign: "+8.6", "−3".
    public func signed(_ value: Double) -> String {
        let text = number(value < 0 ? -value : value, maximumFractionDigits: 2)
        return value < 0 ? "−\(text)" : "+\(text)"
    }

    // Completing
    public func subtasksStillOpen(_ count: Int) -> String {
        pick(
            "\(subtasks(count)) still open. Complete \(count == 1 ? "it" : "them") too?",
            "Ещё не сделано: \(subtasks(count)). Выполнить и \(count == 1 ? "её" : "их")?",
            "Jeszcze otwarte: \(subtasks(count)). Ukończyć je też?")
    }
    public func cancelsOpenSubtasks(_ count: Int) -> String {
        pick(
            "\(subtasks(count)) still open. Cancel \(count == 1 ? "it" : "them") too?",
            "Ещё не сделано: \(subtasks(count)). Отменить и \(count == 1 ? "её" : "их")?",
            "Jeszcze otwarte: \(subtasks(count)). Anulować je też?")
    }
    public var cancelSubtasks: String { pick("Cancel subtasks too", "Отменить и подзадачи", "Anuluj też podzadania") }
    public var completeSubtasks: String {
        pick("Complete subtasks too", "Выполнить и подзадачи", "Ukończ też podzadania")
    }
    public var leaveSubtasksOpen: String {
        pick("Leave subtasks open", "Оставить подзадачи открытыми", "Zostaw podzadania otwarte")
    }

    // Form
    public var dueTime: String { pick("At", "Во сколько", "O której") }
    /// The repetitions that a form offers, as they are typed.
    public var commonRepetitions: [String] {
        switch language {
        case .english: ["every day", "every weekday", "every week", "every month"]
        case .russian: ["каждый день", "по будням", "каждую неделю", "каждый месяц"]
        case .polish: ["codziennie", "w dni robocze", "co tydzień", "co miesiąc"]
        }
    }
    public var repetitionHint: String {
        pick(
            "“every day”, “every other tue”, “every month on the last friday”, “3 days after done”. Empty means once.",
            "«каждый день», «каждый второй вторник», «каждый месяц в последнюю пятницу». Если оставить пустым — один раз.",
            "„codziennie”, „co drugi wtorek”, „co miesiąc w ostatni piątek”. Puste pole oznacza jeden raz.")
    }
    public var tagsHint: String {
        pick("Separated by commas", "Слова через запятую", "Słowa rozdzielone przecinkami")
    }
    public var estimateHint: String { pick("30m, 2h, 1h30", "30м, 2ч, 1ч30", "30m, 2h, 1h30") }
    public var notBeforeHint: String {
        pick(
            "Appears on Today from this day.", "С этого дня видна на странице «Сегодня».",
            "Od tego dnia widać je na stronie „Dziś”.")
    }
    public var subtaskOf: String { pick("Part of", "Входит в задачу", "Zadanie nadrzędne") }
    public var chooseTask: String { pick("Choose another task", "Выберите другую задачу", "Wybierz inne zadanie") }
    public var hiddenUntilHint: String {
        pick(
            "Not in any list before this day.", "До этого дня её нет в списках.",
            "Przed tym dniem nie ma go na listach.")
    }
    public var linksHint: String {
        pick("Addresses, one per line", "Адреса, по одному в строке", "Adresy, po jednym w wierszu")
    }
    public var moreDetails: String { pick("More details", "Подробнее", "Więcej szczegółów") }
    public func noTaskCalled(_ title: String) -> String {
        pick(
            "There is no open task \(quoted(title))", "Нет открытой задачи \(quoted(title))",
            "Nie ma otwartego zadania \(quoted(title))")
    }
    public func severalTasksCalled(_ title: String) -> String {
        pick(
            "Several tasks begin with \(quoted(title)): type more of the title",
            "Несколько задач начинаются с \(quoted(title)): допишите название",
            "Kilka zadań zaczyna się od \(quoted(title)): dopisz resztę nazwy")
    }
    public var whichOccurrences: String { pick("Change", "Изменить", "Zmień") }
    public var onlyThisOccurrence: String { pick("Only this one", "Только это повторение", "Tylko to powtórzenie") }
    public var thisAndLaterOccurrences: String {
        pick("This and all later ones", "Это и все следующие", "To i wszystkie następne")
    }
    public var noReminder: String { pick("None", "Нет", "Brak") }
    public func minutesBefore(_ minutes: Int) -> String {
        if minutes == 0 { return pick("When it is due", "Точно в срок", "Dokładnie w terminie") }
        let length = minutes % 1440 == 0 ? days(minutes / 1440) : duration(minutes: Int64(minutes))
        return pick("\(length) before", "за \(length)", "\(length) przed")
    }

    // Messages
    public var tasksChanged: String { pick("Tasks changed", "Задачи изменены", "Zmieniono zadania") }
}
