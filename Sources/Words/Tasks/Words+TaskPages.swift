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
    public var taskViews: String { pick("Views of tasks", "Виды задач", "Widoki zadań") }
    public var allTasks: String { pick("All", "Все", "Wszystkie") }
    public var upcoming: String { pick("Upcoming", "Ближайшие", "Nadchodzące") }
    public var taskBoard: String { pick("Board", "Доска", "Tablica") }
    public var monthView: String { pick("Month", "Месяц", "Miesiąc") }
    public var doneTasks: String { pick("Done", "Готово", "Gotowe") }
    public var noneOfThem: String { pick("None", "Нет", "Brak") }
    public var noTasksYet: String { pick("No tasks yet", "Задач пока нет", "Nie ma jeszcze zadań") }
    public var noTasksYetHint: String {
        pick(
            "Write one as you would say it: “Pay rent every month on 1 at 18:00 #home”.",
            "Напишите, как сказали бы: «Оплатить квартиру каждый месяц 1 числа в 18:00 #дом».",
            "Napisz tak, jak byś powiedział: „Zapłacić czynsz co miesiąc 1 o 18:00 #dom”.")
    }
    public var allTasksDone: String { pick("Nothing left to do", "Всё сделано", "Nie ma nic do zrobienia") }
    public var noTaskFound: String { pick("No task found", "Задач не найдено", "Nie znaleziono zadań") }
    public var noTaskFoundHint: String {
        pick(
            "Titles, notes, tags and categories were searched. You can search for part of a word.",
            "Поиск шёл по названиям, заметкам, тегам и категориям. Достаточно части слова.",
            "Przeszukano nazwy, notatki, tagi i kategorie. Wystarczy część słowa.")
    }
    public var searchTasks: String { pick("Search tasks", "Поиск задач", "Szukaj zadań") }
    /// "128 tasks", as a heading.
    public func tasksCount(_ count: Int) -> String { tasks(count) }

    // Filters and order
    public var filterAndSort: String { pick("Filter and sort", "Фильтр и порядок", "Filtr i kolejność") }
    public var filterIsALink: String {
        pick(
            "The page’s address includes the filter, so you can bookmark it.",
            "Адрес этой страницы хранит фильтр: сохраните его в закладках.",
            "Adres tej strony przechowuje filtr: zapisz go w zakładkach.")
    }
    public var anyOfThem: String { pick("Any", "Любой", "Dowolny") }
    public var openTasks: String { pick("Open", "Открытые", "Otwarte") }
    public var tag: String { pick("Tag", "Тег", "Tag") }
    public var tags: String { pick("Tags", "Теги", "Tagi") }
    public var sortLabel: String { pick("Order", "Порядок", "Kolejność") }
    public var show: String { pick("Show", "Показать", "Pokaż") }
    public var dueOverdue: String { pick("Overdue", "Просрочено", "Po terminie") }
    public var dueToday: String { pick("Today", "Сегодня", "Dzisiaj") }
    public var dueTomorrow: String { pick("Tomorrow", "Завтра", "Jutro") }
    public var dueWeek: String { pick("Within a week", "В течение недели", "W ciągu tygodnia") }
    public var dueNever: String { pick("No due day", "Без срока", "Bez terminu") }
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
    public var nextWeek: String { pick("Next week", "Следующая неделя", "Następny tydzień") }
    public var noDueDay: String { pick("No date", "Без даты", "Bez daty") }
    public var anotherDay: String { pick("Another day", "Другой день", "Inny dzień") }
    public var anotherDayHint: String {
        pick("fri, in 3 days, 24 Dec", "пт, через 3 дня, 24 дек", "pt, za 3 dni, 24 gru")
    }
    public var someday: String { pick("Someday", "Когда-нибудь", "Kiedyś") }
    public var urgencyExplained: String {
        pick(
            "Urgency grows with the due date, priority, age and tasks that wait for it.",
            "Срочность растёт с приближением срока, приоритетом, возрастом и задачами, которые ждут этой.",
            "Pilność rośnie wraz z terminem, priorytetem, wiekiem i zadaniami, które na to czekają.")
    }
    public var sortWhen: String { pick("By date", "По датам", "Według dat") }
    public var sortUrgency: String { pick("Most urgent", "Сначала срочные", "Najpilniejsze") }
    public var sortDue: String { pick("Due first", "По сроку", "Według terminu") }
    public var sortPriority: String { pick("Priority", "По приоритету", "Według priorytetu") }
    public var sortTitle: String { pick("Title", "По названию", "Według tytułu") }
    public var sortCreated: String { pick("Newest", "Сначала новые", "Najnowsze") }
    public var sortManual: String { pick("By hand", "Вручную", "Ręcznie") }

    // Rows
    public func completeTask(_ title: String) -> String {
        pick("Complete \(quoted(title))", "Выполнить \(quoted(title))", "Ukończ \(quoted(title))")
    }
    public func reopenTask(_ title: String) -> String {
        pick("Reopen \(quoted(title))", "Вернуть \(quoted(title))", "Przywróć \(quoted(title))")
    }
    public func chooseTask(_ title: String) -> String {
        pick("Choose \(quoted(title))", "Выбрать \(quoted(title))", "Wybierz \(quoted(title))")
    }
    public func completedOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("done \(day)", "готово \(day)", "gotowe \(day)")
    }
    public func cancelledOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("cancelled \(day)", "отменено \(day)", "anulowane \(day)")
    }
    public func skippedOn(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("skipped \(day)", "пропущено \(day)", "pominięte \(day)")
    }
    /// A due date in short: "today at 18:00", "Fri", "5 Dec".
    public func due(_ day: Day, _ time: TimeOfDay?, today: Day) -> String {
        let distance = day.days(since: today)
        let name = distance > 1 && distance < 7 ? weekdayInSentence(day) : near(day, to: today)
        guard let time else { return capitalized(name) }
        return capitalized(pick("\(name) at \(time.text)", "\(name) в \(time.text)", "\(name) o \(time.text)"))
    }
    private func weekdayInSentence(_ day: Day) -> String { shortWeekdayHeading(day.weekday) }

    // Several at once
    public var chooseSeveral: String { pick("Select", "Выбрать", "Zaznacz") }
    public var chooseAll: String { pick("All of these", "Все эти", "Wszystkie te") }
    public var withChosen: String {
        pick("With the selected tasks", "С выбранными задачами", "Z zaznaczonymi zadaniami")
    }
    public var whatToDo: String { pick("What to do", "Что сделать", "Co zrobić") }
    public var changeValue: String { pick("To", "На что", "Na co") }
    public var changeValueHint: String {
        pick(
            "A priority, a day (“tomorrow”), a category or a tag; empty for none.",
            "Приоритет, день («завтра»), категория или тег; пусто — убрать.",
            "Priorytet, dzień („jutro”), kategoria lub tag; puste — usunąć.")
    }
    public var apply: String { pick("Apply", "Применить", "Zastosuj") }
    public var nothingChosen: String {
        pick("Choose at least one task", "Выберите хотя бы одну задачу", "Wybierz co najmniej jedno zadanie")
    }
    public var setPriority: String { pick("Set the priority", "Задать приоритет", "Ustaw priorytet") }
    public var setDue: String { pick("Set the due day", "Задать срок", "Ustaw termin") }
    public var setCategory: String { pick("Set the category", "Задать категорию", "Ustaw kategorię") }
    public var addTag: String { pick("Add a tag", "Добавить тег", "Dodaj tag") }
    public var removeTag: String { pick("Remove a tag", "Убрать тег", "Usuń tag") }
    public var complete: String { pick("Complete", "Выполнить", "Ukończ") }
    public var completeWithSubtasks: String {
        pick("Complete with subtasks", "Выполнить с подзадачами", "Ukończ z podzadaniami")
    }
    public var reopen: String { pick("Reopen", "Вернуть в работу", "Przywróć") }
    public var cancelTask: String { pick("Cancel the task", "Отменить задачу", "Anuluj zadanie") }
    public var deleteTask: String { pick("Delete", "Удалить", "Usuń") }
}
