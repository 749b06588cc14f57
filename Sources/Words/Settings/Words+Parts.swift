/// Settings of what is on screen: the parts of life, and the blocks of Today.
extension Words {
    public var partsOfLife: String { pick("What you use", "Чем вы пользуетесь", "Z czego korzystasz") }
    public var partsOfLifeHint: String {
        pick(
            "A part that is off is not shown anywhere. Its records stay.",
            "Выключенный раздел нигде не показывается. Записи остаются.",
            "Wyłączony dział nigdzie się nie pokazuje. Wpisy zostają.")
    }
    public var arrangeToday: String { pick("Arrange Today", "Настроить «Сегодня»", "Ułóż stronę „Dziś”") }
    public var todayBlockTasks: String { pick("Tasks", "Задачи", "Zadania") }
    public var todayBlockHabits: String { pick("Habits", "Привычки", "Nawyki") }
    public var todayBlockGoals: String { pick("Goals", "Цели", "Cele") }
    public var todayBlockLog: String { pick("Quick log", "Быстрые записи", "Szybkie wpisy") }
    public var todayBlockEvening: String { pick("Evening review", "Итоги дня", "Podsumowanie dnia") }
    public var shown: String { pick("Shown", "Показано", "Widoczne") }
}
