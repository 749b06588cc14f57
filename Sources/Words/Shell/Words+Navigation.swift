extension Words {
    /// The name of the app, the same in every language.
    public var appName: String { "Daybook" }
    /// The one-line description of the app, for its manifest and metadata.
    public var appPromise: String {
        pick("A private journal for your days", "Личный журнал ваших дней", "Prywatny dziennik na co dzień")
    }

    // Pages
    public var today: String { pick("Today", "Сегодня", "Dziś") }
    public var habits: String { pick("Habits", "Привычки", "Nawyki") }
    public var plan: String { pick("Plan", "План", "Plan") }
    public var journal: String { pick("Journal", "Журнал", "Dziennik") }
    public var review: String { pick("Review", "Обзор", "Przegląd") }
    public var statistics: String { pick("Statistics", "Статистика", "Statystyki") }
    public var archive: String { pick("Archive", "Архив", "Archiwum") }
    public var categories: String { pick("Categories", "Категории", "Kategorie") }
    public var search: String { pick("Search", "Поиск", "Szukaj") }
    public var importAndExport: String { pick("Import and export", "Импорт и экспорт", "Import i eksport") }
    public var backup: String { pick("Backup", "Резервная копия", "Kopia zapasowa") }
    public var settings: String { pick("Settings", "Настройки", "Ustawienia") }

    // Moving about
    public var add: String { pick("Add", "Добавить", "Dodaj") }
    public var addHabit: String { pick("Add a habit", "Добавить привычку", "Dodaj nawyk") }
    public var mainNavigation: String { pick("Main menu", "Главное меню", "Menu główne") }
    public var skipToContent: String { pick("Skip to content", "Перейти к содержанию", "Przejdź do treści") }
    public var back: String { pick("Back", "Назад", "Wstecz") }
    public var close: String { pick("Close", "Закрыть", "Zamknij") }
    public var draftRestored: String {
        pick("Your draft is back.", "Черновик восстановлен.", "Przywrócono wersję roboczą.")
    }
    public var discard: String { pick("Discard", "Удалить черновик", "Odrzuć") }
    public var cancel: String { pick("Cancel", "Отмена", "Anuluj") }
    public var save: String { pick("Save", "Сохранить", "Zapisz") }
    public var edit: String { pick("Edit", "Изменить", "Edytuj") }
    public var open: String { pick("Open", "Открыть", "Otwórz") }
    public var showMore: String { pick("Show more", "Показать ещё", "Pokaż więcej") }
    public var previousDay: String { pick("Previous day", "Предыдущий день", "Poprzedni dzień") }
    public var nextDay: String { pick("Next day", "Следующий день", "Następny dzień") }
    public var previousMonth: String { pick("Previous month", "Предыдущий месяц", "Poprzedni miesiąc") }
    public var nextMonth: String { pick("Next month", "Следующий месяц", "Następny miesiąc") }
    public var previousYear: String { pick("Previous year", "Предыдущий год", "Poprzedni rok") }
    public var nextYear: String { pick("Next year", "Следующий год", "Następny rok") }
    public var goToToday: String { pick("Go to today", "К сегодняшнему дню", "Pokaż dzisiaj") }

    // Keyboard shortcuts
    public var keyboardShortcuts: String { pick("Keyboard shortcuts", "Сочетания клавиш", "Skróty klawiszowe") }
    public var shortcutMoveBetweenTiles: String {
        pick("Move between habits", "Переход между привычками", "Przechodzenie między nawykami")
    }
    public var shortcutMark: String {
        pick("Mark the habit in focus", "Отметить выбранную привычку", "Oznacz wybrany nawyk")
    }
    public var shortcutOpen: String {
        pick("Open the habit in focus", "Открыть выбранную привычку", "Otwórz wybrany nawyk")
    }
    public var spaceKey: String { pick("Space", "Пробел", "Spacja") }
    public var shortcutPreviousAndNext: String {
        pick(
            "Previous or next day or month", "Предыдущий или следующий день или месяц",
            "Poprzedni lub następny dzień albo miesiąc")
    }
    public var shortcutMoveBetweenTasks: String {
        pick("Next or previous task", "Следующая или предыдущая задача", "Następne lub poprzednie zadanie")
    }
    public var shortcutCompleteTask: String {
        pick("Complete or select the task", "Выполнить или выбрать задачу", "Ukończ lub zaznacz zadanie")
    }
    public var shortcutEdit: String {
        pick(
            "Edit the selected or open item", "Изменить выбранное или открытое", "Edytuj zaznaczony lub otwarty element"
        )
    }
    public var shortcutBeginTask: String {
        pick("Start or stop the task", "Начать или приостановить задачу", "Zacznij lub wstrzymaj zadanie")
    }
    public var shortcutCancelTask: String { pick("Cancel the task", "Отменить задачу", "Anuluj zadanie") }
    public var shortcutList: String { pick("Show this list", "Показать этот список", "Pokaż tę listę") }

    // Search and filter
    public var searchEverything: String {
        pick("Search or add", "Найти или добавить", "Szukaj lub dodaj")
    }
    public var searchEverythingHint: String {
        pick(
            "Find anything, or type what to do: “stretch done”, “weight 79.1”, “new habit”.",
            "Найдите что угодно или введите, что сделать: «растяжка сделана», «вес 79,1», «новая привычка».",
            "Znajdź cokolwiek albo wpisz, co zrobić: „rozciąganie zrobione”, „waga 79,1”, „nowy nawyk”.")
    }
    /// The group of search results that are pages and settings.
    public var goTo: String { pick("Go to", "Перейти", "Przejdź do") }
    /// The search result that adds what was typed: "Add task “Pay rent”".
    public func addTyped(_ text: String) -> String {
        pick("Add task \(quoted(text))", "Добавить задачу \(quoted(text))", "Dodaj zadanie \(quoted(text))")
    }
    /// The group of search results that change something or open a form.
    public var actions: String { pick("Actions", "Действия", "Działania") }
    public var log: String { pick("Log", "Записать", "Zapisz") }
    public var mark: String { pick("Mark", "Отметить", "Oznacz") }
    /// The search result that marks a habit: "Mark “Stretch”".
    public func markHabit(_ title: String) -> String {
        pick("Mark \(quoted(title))", "Отметить \(quoted(title))", "Oznacz \(quoted(title))")
    }
    /// The search result that marks a habit with an amount: "Mark “Read”: 12 pages".
    public func markHabit(_ title: String, _ measure: String) -> String { "\(markHabit(title)): \(measure)" }
    /// The search result that logs the mood of a pet: "Log a mood: Rex".
    public func logMood(of pet: String) -> String { "\(logMood): \(pet)" }
    public var searchHint: String { pick("A habit, a note…", "Привычка, заметка…", "Nawyk, notatka…") }
    /// The filter that shows everything.
    public var allOfThem: String { pick("All", "Все", "Wszystkie") }
    public var filter: String { pick("Filter", "Фильтр", "Filtr") }
    public var clearFilter: String { pick("Clear filter", "Сбросить фильтр", "Wyczyść filtr") }

    /// The number of search results.
    public func found(_ count: Int) -> String {
        guard count > 0 else { return pick("Nothing found", "Ничего не найдено", "Nic nie znaleziono") }
        return pick("Found: \(number(count))", "Найдено: \(number(count))", "Znaleziono: \(number(count))")
    }

    /// Reports a search without results.
    public func nothingFound(for text: String) -> String {
        pick(
            "Nothing found for \(quoted(text))", "По запросу \(quoted(text)) ничего не найдено",
            "Nic nie znaleziono dla \(quoted(text))")
    }

    /// The number of hits of a search that found only words spelled alike: "Similar: 3".
    public func similarFound(_ count: Int) -> String {
        pick("Similar: \(number(count))", "Похожее: \(number(count))", "Podobne: \(number(count))")
    }

    /// Reports a search that found only words spelled alike.
    public func onlySimilarFound(for text: String) -> String {
        pick(
            "Nothing found for \(quoted(text)). Did you mean:",
            "По запросу \(quoted(text)) ничего не найдено. Возможно, вы искали:",
            "Nic nie znaleziono dla \(quoted(text)). Może chodziło o:")
    }

    /// Reports that a long list is limited to its newest rows: "The newest 100 of 913".
    public func newestShown(_ shown: Int, of count: Int) -> String {
        pick(
            "The newest \(part(shown, of: count))", "Последние \(part(shown, of: count))",
            "Najnowsze \(part(shown, of: count))")
    }

    /// Advice after a search without results.
    public var nothingFoundHint: String {
        pick(
            "Searched titles, notes and the archive. Part of a word is enough.",
            "Поиск шёл по названиям, заметкам и архиву. Достаточно части слова.",
            "Przeszukano nazwy, notatki i archiwum. Wystarczy część słowa.")
    }
}
