import CivilTime

/// Text of the page and form of a task.
extension Words {
    /// The choice of a reminder at a fixed time rather than relative to the due date.
    public var reminderMoment: String { pick("At a set time", "В определённый момент", "W określonej chwili") }
    public var subtasksHeading: String { pick("Subtasks", "Подзадачи", "Podzadania") }
    public var addSubtask: String { pick("Add a subtask", "Добавить подзадачу", "Dodaj podzadanie") }
    public var startTimer: String { pick("Start", "Начать", "Zacznij") }
    public var stopTimer: String { pick("Stop", "Остановить", "Zatrzymaj") }
    public var skipThisOne: String { pick("Skip this one", "Пропустить этот раз", "Pomiń ten raz") }
    public var repeats: String { pick("Repeats", "Повторяется", "Powtarza się") }
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
    public var deleteSession: String { pick("Delete session", "Убрать это время", "Usuń ten czas") }
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
    public var earlierOccurrences: String { pick("Earlier occurrences", "Прошлые разы", "Poprzednie razy") }
    public var endRepetition: String { pick("End the repetition", "Прекратить повторение", "Zakończ powtarzanie") }
    public var deleteAllOccurrences: String {
        pick("Delete with all occurrences", "Удалить со всеми разами", "Usuń ze wszystkimi razami")
    }

    // Urgency
    public var urgency: String { pick("Urgency", "Срочность", "Pilność") }
    public var urgencyHint: String {
        pick(
            "Tasks are sorted by this total, highest first.",
            "Из чего складывается место в списке: чем больше сумма, тем выше.",
            "Z czego bierze się miejsce na liście: im większa suma, tym wyżej.")
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
            "\(subtasks(count)) still open. Complete them too?",
            "Ещё не сделано: \(subtasks(count)). Как быть с ними?",
            "Jeszcze otwarte: \(subtasks(count)). Co z nimi?")
    }
    public func cancelsOpenSubtasks(_ count: Int) -> String {
        pick(
            "\(subtasks(count)) still open. Cancel them too?", "Ещё не сделано: \(subtasks(count)). Отменить и их?",
            "Jeszcze otwarte: \(subtasks(count)). Anulować je też?")
    }
    public var cancelSubtasks: String { pick("Cancel them too", "Отменить и их", "Anuluj je też") }
    public var completeSubtasks: String { pick("Complete them too", "Выполнить и их", "Ukończ je też") }
    public var leaveSubtasksOpen: String { pick("Leave them open", "Оставить открытыми", "Zostaw otwarte") }

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
            "“every day”, “every other tue”, “every month on the last friday”, “3 days after done”; empty for once.",
            "«каждый день», «каждый второй вторник», «каждый месяц в последнюю пятницу»; пусто — один раз.",
            "„codziennie”, „co drugi wtorek”, „co miesiąc w ostatni piątek”; puste — raz.")
    }
    public var tagsHint: String {
        pick("Separated by commas", "Слова через запятую", "Słowa rozdzielone przecinkami")
    }
    public var estimateHint: String { pick("30m, 2h, 1h30", "30м, 2ч, 1ч30", "30m, 2h, 1h30") }
    public var notBeforeHint: String {
        pick(
            "Appears on Today from this day.", "С этого дня она видна в «Сегодня».",
            "Od tego dnia widać je w „Dzisiaj”.")
    }
    public var hiddenUntilHint: String {
        pick("Hidden until this day.", "До этого дня она отложена.", "Do tego dnia jest odłożone.")
    }
    public var subtaskOf: String { pick("Part of", "Часть задачи", "Część zadania") }
    public var subtaskOfHint: String {
        pick("The title of another task", "Название другой задачи", "Tytuł innego zadania")
    }
    public var waitsForHint: String {
        pick("Titles of tasks, one per line", "Названия задач, по одной в строке", "Tytuły zadań, po jednym w wierszu")
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
            "Несколько задач начинаются с \(quoted(title)): напишите больше",
            "Kilka zadań zaczyna się od \(quoted(title)): napisz więcej")
    }
    public var whichOccurrences: String { pick("Change", "Изменить", "Zmień") }
    public var onlyThisOccurrence: String { pick("Only this one", "Только этот раз", "Tylko ten raz") }
    public var thisAndLaterOccurrences: String {
        pick("This and all later", "Этот и все следующие", "Ten i wszystkie następne")
    }
    public var noReminder: String { pick("None", "Нет", "Brak") }
    public func minutesBefore(_ minutes: Int) -> String {
        if minutes == 0 { return pick("When it is due", "В момент срока", "W chwili terminu") }
        let length = minutes % 1440 == 0 ? days(minutes / 1440) : duration(minutes: Int64(minutes))
        return pick("\(length) before", "за \(length)", "\(length) przed")
    }

    // Messages
    public var tasksChanged: String { pick("Tasks changed", "Задачи изменены", "Zmieniono zadania") }
}
