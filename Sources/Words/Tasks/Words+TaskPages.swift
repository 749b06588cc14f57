import CivilTime

/// Text of the task pages.
extension Words {
    public var tasks: String { pick("Tasks", "Задачи", "Zadania") }
    public var task: String { pick("Task", "Задача", "Zadanie") }
    public var addTask: String { pick("Add task", "Добавить задачу", "Dodaj zadanie") }
    public func addTask(on day: Day) -> String {
        pick(
            "Add task on \(dayAndMonth(day))", "Добавить задачу на \(dayAndMonth(day))",
            "Dodaj zadanie na \(dayAndMonth(day))")
    }
    public var newTask: String { pick("New task", "Новая задача", "Nowe zadanie") }
    public var editTask: String { pick("Edit task", "Изменить задачу", "Edytuj zadanie") }

    // Views
    public var taskViews: String { pick("Task views", "Разделы задач", "Widoki zadań") }
    public var allTasks: String { pick("All", "Все", "Wszystkie") }
    public var upcoming: String { pick("Upcoming", "Ближайшие", "Nadchodzące") }
    public var taskBoard: String { pick("Board", "Доска", "Tablica") }
    public var monthView: String { pick("Month", "Месяц", "Miesiąc") }
    public var doneTasks: String { pick("Done", "Выполненные", "Ukończone") }
    public var noneOfThem: String { pick("None", "Нет", "Brak") }
    public var noTasksYet: String { pick("No tasks yet", "Задач пока нет", "Nie ma jeszcze zadań") }
    public var noTasksYetHint: String {
        pick(
            "Type one the way you’d say it: “Pay rent every month on the 1st at 18:00 #home”.",
            "Напишите так, как сказали бы вслух: «Оплатить квартиру каждый месяц 1 числа в 18:00 #дом».",
            "Napisz tak, jak się mówi: „Zapłacić czynsz co miesiąc 1. o 18:00 #dom”.")
    }
    public var allTasksDone: String { pick("Nothing left to do", "Всё сделано", "Wszystko zrobione") }
    public var noTaskFound: String { pick("No task found", "Задач не найдено", "Nie znaleziono zadań") }
    public var noTaskFoundHint: String {
        pick(
            "Searched titles, notes, tags and categories. Part of a word is enough.",
            "Поиск шёл по названиям, заметкам, тегам и категориям. Достаточно части слова.",
            "Przeszukano nazwy, notatki, tagi i kategorie. Wystarczy część słowa.")
    }
    public var searchTasks: String { pick("Search tasks", "Поиск задач", "Szukaj zadań") }
    /// "128 tasks", as a heading.
    public func tasksCount(_ count: Int) -> String { tasks(count) }

    // Filters and order
    public var filterAndSort: String { pick("Filter and sort", "Фильтр и сортировка", "Filtr i kolejność") }
    public var filterIsALink: String {
        pick(
            "The page’s address includes the filter, so you can bookmark it.",
            "Фильтр записан в адресе страницы: её можно добавить в закладки.",
            "Filtr jest zapisany w adresie strony: możesz dodać ją do zakładek.")
    }
    public var anyOfThem: String { pick("Any", "Любой", "Dowolny") }
    public var openTasks: String { pick("Open", "Открытые", "Otwarte") }
    public var tag: String { pick("Tag", "Тег", "Tag") }
    public var tags: String { pick("Tags", "Теги", "Tagi") }
    public var sortLabel: String { pick("Sort by", "Порядок", "Kolejność") }
    public var show: String { pick("Show", "Показать", "Pokaż") }
    public var dueOverdue: String { pick("Overdue", "Просрочено", "Po terminie") }
    public var dueToday: String { pick("Today", "Сегодня", "Dziś") }
    public var dueTomorrow: String { pick("Tomorrow", "Завтра", "Jutro") }
    public var dueWeek: String { pick("Within a week", "В течение недели", "W ciągu tygodnia") }
    public var dueNever: String { pick("No due date", "Без срока", "Bez terminu") }
    /// The filter for the tasks shown on Today.
    public var dueAgenda: String { pick("On today’s list", "В списке на сегодня", "Na dzisiejszej liście") }
    /// The filter for due dates between two days.
    public var dueBetween: String { pick("From … to …", "С … по …", "Od … do …") }
    public var dueFrom: String { pick("Due from", "Срок с", "Termin od") }
    public var dueTo: String { pick("Due to", "Срок по", "Termin do") }
    public var reschedule: String { pick("Reschedule", "Перенести", "Przełóż") }
    public func reschedule(_ title: String) -> String {
        pick("Reschedule \(quoted(title))", "Перенести \(quoted(title))", "Przełóż \(quoted(title))")
    }
    public var weekend: String { pick("Weekend", "Выходные", "Weekend") }
    public var nextWeekend: String { pick("Next weekend", "Следующие выходные", "Następny weekend") }
    public var inAWeek: String { pick("In a week", "Через неделю", "Za tydzień") }
    public var nextWeek: String { pick("Next week", "Следующая неделя", "Przyszły tydzień") }
    public var noDueDay: String { pick("No date", "Без даты", "Bez daty") }
    public var anotherDay: String { pick("Another day", "Другой день", "Inny dzień") }
    public var anotherDayHint: String {
        pick("fri, in 3 days, 24 Dec", "пт, через 3 дня, 24 дек", "pt, za 3 dni, 24 gru")
    }
    public var someday: String { pick("Someday", "Когда-нибудь", "Kiedyś") }
    /// An example of a line that adds a task for someday.
    public var somedayHint: String {
        pick("Learn Italian someday", "Выучить итальянский когда-нибудь", "Nauczyć się włoskiego kiedyś")
    }
    public var nothingForSomeday: String {
        pick("Nothing put off for someday", "Ничего не отложено на когда-нибудь", "Nic nie odłożono na kiedyś")
    }
    /// The day until which a task is hidden.
    public func hidden(until day: Day, today: Day) -> String { day.isSomeday ? someday : near(day, to: today) }
    /// Whether a typed text is the word for someday, in this language or English.
    public func isSomeday(_ typed: String) -> Bool {
        [self, Words(.english)].contains { Words.fold($0.someday) == Words.fold(typed) }
    }
    public var urgencyExplained: String {
        pick(
            "Urgency comes from the due date, priority, age and how many tasks are waiting.",
            "Срочность складывается из срока, приоритета, возраста задачи и того, сколько других её ждут.",
            "Pilność zależy od terminu, priorytetu, wieku zadania i tego, ile innych na nie czeka.")
    }
    public var sortWhen: String { pick("Date", "По датам", "Według dat") }
    public var sortUrgency: String { pick("Most urgent first", "Сначала срочные", "Najpierw pilne") }
    public var sortDue: String { pick("Due date", "По сроку", "Według terminu") }
    public var sortPriority: String { pick("Priority", "По приоритету", "Według priorytetu") }
    public var sortTitle: String { pick("Title", "По названию", "Według nazwy") }
    public var sortCreated: String { pick("Newest first", "Сначала новые", "Najpierw nowe") }
    public var sortManual: String { pick("Manual", "Вручную", "Ręcznie") }

    // Rows
    public func completeTask(_ title: String) -> String {
        pick("Complete \(quoted(title))", "Выполнить \(quoted(title))", "Ukończ \(quoted(title))")
    }
    public func reopenTask(_ title: String) -> String {
        pick("Reopen \(quoted(title))", "Вернуть в работу \(quoted(title))", "Otwórz ponownie \(quoted(title))")
    }
    public func chooseTask(_ title: String) -> String {
        pick("Select \(quoted(title))", "Выбрать \(quoted(title))", "Zaznacz \(quoted(title))")
    }
    public func completedOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("done \(day)", "выполнена \(day)", "ukończone \(day)")
    }
    public func cancelledOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("cancelled \(day)", "отменена \(day)", "anulowane \(day)")
    }
    public func skippedOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("skipped \(day)", "пропущена \(day)", "pominięte \(day)")
    }
    /// A due date in short: "today at 18:00", "tonight at 02:15", "Fri", "5 Dec".
    ///
    /// - Parameter dayEndsAt: The hour at which the person's days end. It is no detail: at night the date is that of "tomorrow".
    public func due(_ day: Day, _ time: TimeOfDay?, today: Day, dayEndsAt: Int) -> String {
        let distance = day.days(since: today)
        let isNight = time.map { $0.hour < dayEndsAt } ?? false
        let name =
            distance > 1 && distance < 7 && !isNight
            ? weekdayInSentence(day) : near(day, time, to: today, dayEndsAt: dayEndsAt)
        guard let time else { return capitalized(name) }
        return capitalized(pick("\(name) at \(time.text)", "\(name) в \(time.text)", "\(name) o \(time.text)"))
    }
    private func weekdayInSentence(_ day: Day) -> String { shortWeekdayHeading(day.weekday) }

    // Several at once
    public var chooseSeveral: String { pick("Select", "Выбрать", "Zaznacz") }
    public var chooseAll: String { pick("Select all", "Выбрать все", "Zaznacz wszystkie") }
    public var withChosen: String {
        pick("With the selected tasks", "С выбранными задачами", "Z zaznaczonymi zadaniami")
    }
    public var whatToDo: String { pick("Action", "Действие", "Czynność") }
    public var changeValue: String { pick("New value", "Новое значение", "Nowa wartość") }
    public var changeValueHint: String {
        pick(
            "A priority, a day (“tomorrow”), a category or a tag. Leave empty to clear.",
            "Приоритет, день («завтра»), категория или тег. Чтобы убрать, оставьте пустым.",
            "Priorytet, dzień („jutro”), kategoria lub tag. Aby usunąć, zostaw puste.")
    }
    public var apply: String { pick("Apply", "Применить", "Zastosuj") }
    public var nothingChosen: String {
        pick("Select at least one task", "Выберите хотя бы одну задачу", "Zaznacz co najmniej jedno zadanie")
    }
    public var setPriority: String { pick("Set priority", "Задать приоритет", "Ustaw priorytet") }
    public var setDue: String { pick("Set due date", "Задать срок", "Ustaw termin") }
    public var setCategory: String { pick("Set category", "Задать категорию", "Ustaw kategorię") }
    public var addTag: String { pick("Add a tag", "Добавить тег", "Dodaj tag") }
    public var removeTag: String { pick("Remove a tag", "Убрать тег", "Usuń tag") }
    public var complete: String { pick("Complete", "Выполнить", "Ukończ") }
    public var completeWithSubtasks: String {
        pick("Complete with subtasks", "Выполнить с подзадачами", "Ukończ z podzadaniami")
    }
    public var reopen: String { pick("Reopen", "Вернуть в работу", "Otwórz ponownie") }
    public var cancelTask: String { pick("Cancel task", "Отменить задачу", "Anuluj zadanie") }
    public var deleteTask: String { pick("Delete", "Удалить", "Usuń") }
}
