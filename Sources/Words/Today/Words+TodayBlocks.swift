/// The blocks of Today, and its first run.
extension Words {
    /// Beside "Morning" and "Evening", below the heading "Time of day".
    public var anyPartOfDay: String { pick("Any", "Любое", "Dowolna") }
    public var anyTime: String { pick("Any time", "В любое время", "O dowolnej porze") }
    public var howWasTheDay: String { pick("How was your day?", "Как прошёл день?", "Jak minął dzień?") }
    /// Before the values of a day in the terminal: "Logged  Weight 80.2 kg · Spent €12".
    public var loggedThatDay: String { pick("Logged", "Записано", "Zapisano") }
    public var habit: String { pick("Habit", "Привычка", "Nawyk") }
    public var meal: String { pick("Meal", "Еда", "Posiłek") }
    public var allWeighIns: String { pick("All weigh-ins", "Все взвешивания", "Wszystkie ważenia") }
    public var routinesAndHistory: String { pick("Routines and history", "Программы и история", "Plany i historia") }
    public var addDetails: String { pick("Add details", "Подробнее", "Więcej szczegółów") }

    /// "2 overdue tasks".
    public func overdueTasks(_ count: Int) -> String {
        "\(number(count)) "
            + plural(
                count, ("overdue task", "overdue tasks"),
                ("просроченная задача", "просроченные задачи", "просроченных задач"),
                ("zaległe zadanie", "zaległe zadania", "zaległych zadań"))
    }

    // First run
    public var whatToKeep: String {
        pick("What would you like to keep track of?", "Чем вы хотите пользоваться?", "Z czego chcesz korzystać?")
    }
    public var whatToKeepHint: String {
        pick(
            "Daybook is your private journal; it stays on your devices. Two or three parts are a good start, and Settings has the rest.",
            "Daybook — ваш личный журнал, он остаётся на ваших устройствах. Двух-трёх разделов хватит для начала, остальные — в настройках.",
            "Daybook to twój prywatny dziennik; zostaje na twoich urządzeniach. Na początek wystarczą dwa albo trzy działy, reszta jest w ustawieniach."
        )
    }
    public var begin: String { pick("Get started", "Начать", "Zacznij") }
    public var importFromAnotherApp: String {
        pick("Import from another app", "Импортировать из другого приложения", "Importuj z innej aplikacji")
    }
    public var beginWithAHabit: String {
        pick("Start with one small habit", "Начните с одной маленькой привычки", "Zacznij od jednego małego nawyku")
    }
    public var anotherHabit: String { pick("One more?", "Ещё одну?", "Jeszcze jeden?") }
    public var ownHabit: String { pick("Something else", "Что-то другое", "Coś innego") }
}
