extension Words {
    /// The number of habits still open today: "Three to go".
    public func toGo(_ count: Int) -> String {
        let habits = numberWord(count, language == .russian ? .feminine : .masculine)
        let left = plural(count, ("", ""), ("Осталась", "Осталось", "Осталось"), ("Został", "Zostały", "Zostało"))
        return pick("\(capitalized(habits)) to go", "\(left) \(habits)", "\(left) \(habits)")
    }

    /// The number of habits not done on a past day: "Three not done".
    public func leftUndone(_ count: Int) -> String {
        pick(
            "\(capitalized(numberWord(count))) not done", "Не сделано: \(number(count))",
            "Niezrobione: \(number(count))")
    }

    // Headlines
    public var allDone: String { pick("All done. Nice work.", "Всё сделано. Отлично.", "Wszystko zrobione!") }
    public var nothingDue: String {
        pick("Nothing due. Enjoy it.", "Дел на сегодня нет. Отдыхайте.", "Na dziś nic. Miłego dnia.")
    }
    /// The same while something else needs attention.
    public var noTasksOrHabitsDue: String {
        pick("No tasks or habits due", "Задач и привычек на сегодня нет", "Na dziś bez zadań i nawyków")
    }
    public var nothingWasDue: String { pick("Nothing was due", "Дел не было", "Nic nie było do zrobienia") }
    public var dayAhead: String { pick("Still ahead", "Ещё впереди", "Jeszcze przed tobą") }

    /// The headline of a day on which all that can still be done is done, but a limit was exceeded.
    public var nothingLeftToDo: String {
        pick("Nothing left to do", "На сегодня больше ничего", "Na dziś nic więcej")
    }

    /// Says, below the headline of a day on which all is done, that a limit decides at its end.
    public var perfectOnceOver: String {
        pick(
            "A perfect day once it is over, unless a limit is exceeded",
            "День станет идеальным, когда закончится, если не превысить предел",
            "Dzień będzie idealny, gdy się skończy, o ile nie przekroczysz limitu")
    }

    /// The headline of a day, from the number of due and done habits.
    ///
    /// - Parameters:
    ///   - exceeded: The number of due habits that are limits which were exceeded.
    ///   - daysFromToday: negative for a past day, zero for today.
    ///   - isAway: whether the person is away on the day. What they did all the same does not make all done, as habits rest.
    public func headline(due: Int, done: Int, exceeded: Int, daysFromToday: Int, isAway: Bool = false) -> String {
        if isAway, done >= due, due > 0 || daysFromToday != 0 { return away }
        if daysFromToday > 0 { return dayAhead }
        if due == 0 { return daysFromToday == 0 ? nothingDue : nothingWasDue }
        if done >= due { return allDone }
        if daysFromToday < 0 { return leftUndone(due - done) }
        let left = due - done - exceeded
        return left > 0 ? toGo(left) : nothingLeftToDo
    }

    /// The longest of a day's streaks, beside the headline: "Current streak: 42 days, “Read”", or "Streak: …" of a past day.
    public func bestStreak(_ streak: String, of title: String, isCurrent: Bool) -> String {
        "\(bestStreakName(isCurrent: isCurrent)): \(bestStreak(streak, of: title))"
    }

    /// The same without its name: "42 days, “Read”".
    public func bestStreak(_ streak: String, of title: String) -> String { "\(streak), \(quoted(title))" }

    public func bestStreakName(isCurrent: Bool) -> String {
        isCurrent ? pick("Current streak", "Текущая серия", "Obecna seria") : pick("Streak", "Серия", "Seria")
    }

    /// A part of a whole: "3 of 4".
    public func part(_ done: Int, of due: Int) -> String {
        pick(
            "\(number(done)) of \(number(due))", "\(number(done)) из \(number(due))", "\(number(done)) z \(number(due))"
        )
    }

    /// Describes a progress ring for screen readers: "5 of 8 done".
    public func doneOf(_ done: Int, _ due: Int) -> String {
        pick("\(part(done, of: due)) done", "Сделано \(part(done, of: due))", "Zrobione: \(part(done, of: due))")
    }

    /// Describes the ring of a day away, of which no part is due: "3 done".
    public func doneCount(_ count: Int) -> String {
        pick("\(number(count)) done", "сделано: \(number(count))", "zrobione: \(number(count))")
    }

    // Figures of the footer
    public var doneToday: String { pick("Done today", "Сделано сегодня", "Zrobione dziś") }

    // Tiles
    public var noCategory: String { pick("No category", "Без категории", "Bez kategorii") }
    public var notDue: String { pick("Not due", "Не требуется", "Niezaplanowane") }

    /// The button that opens a habit.
    public func openHabit(_ title: String) -> String {
        pick("Open \(quoted(title))", "Открыть \(quoted(title))", "Otwórz \(quoted(title))")
    }

    // A day narrowed to a category
    public func onlyCategoryShown(_ name: String) -> String {
        pick(
            "Only \(quoted(name)) is shown. The ring counts the whole day.",
            "Показана только категория \(quoted(name)), а в кольце весь день.",
            "Widać tylko kategorię \(quoted(name)). Pierścień liczy cały dzień.")
    }
    public func nothingOfCategory(_ name: String) -> String {
        pick(
            "Nothing in \(quoted(name)) on this day.", "В категории \(quoted(name)) в этот день ничего нет.",
            "W kategorii \(quoted(name)) nic na ten dzień.")
    }

    // Nothing here yet
    public var noHabitsYet: String { pick("No habits yet", "Пока нет привычек", "Nie ma jeszcze nawyków") }
    public var noHabitsYetHint: String {
        pick(
            "Start with one small thing you want to do often. Two minutes a day is enough.",
            "Начните с малого: с того, что хочется делать часто. Двух минут в день хватит.",
            "Zacznij od jednej małej rzeczy, którą chcesz robić często. Wystarczą dwie minuty dziennie.")
    }
    public var ideaRead: String { pick("Read", "Читать", "Czytać") }
    public var ideaDrink: String { pick("Drink water", "Пить воду", "Pić wodę") }
    public var ideaWalk: String { pick("Walk", "Гулять", "Spacerować") }
    public var orImport: String {
        pick(
            "Or import from another app", "Или импортируйте из другого приложения",
            "Albo zaimportuj z innej aplikacji")
    }
    public var noHabitsThatDay: String {
        pick("No habits on this day", "В этот день привычек не было", "Tego dnia nie było nawyków")
    }
}
