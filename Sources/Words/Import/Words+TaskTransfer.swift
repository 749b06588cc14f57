/// Text about importing and exporting tasks.
extension Words {
    public var exportCalendar: String {
        pick("Tasks as a calendar (.ics)", "Задачи календарём (.ics)", "Zadania jako kalendarz (.ics)")
    }
    public var exportTodoTxt: String { pick("Tasks as todo.txt", "Задачи как todo.txt", "Zadania jako todo.txt") }
    public var newTasks: String { pick("new tasks", "новых задач", "nowych zadań") }
    public func willBeImported(tasks count: Int) -> String {
        let what = tasks(count)
        return pick("\(what) will be imported", "Будет добавлено: \(what)", "Do dodania: \(what)")
    }
    public func imported(tasks count: Int) -> String {
        let what = tasks(count)
        return pick("\(what) imported", "Добавлено: \(what)", "Dodano: \(what)")
    }
    public func alreadyHere(tasks count: Int) -> String {
        alreadyHere(tasks(count))
    }
    public func restoreDeleted(tasks count: Int) -> String {
        let what = tasks(count)
        return pick(
            "Restore what was deleted here: \(what)", "Вернуть удалённое здесь: \(what)",
            "Przywróć usunięte tutaj: \(what)")
    }

    // Import warnings
    public func eventsPassedOver(_ count: Int) -> String {
        pick(
            "Events skipped: \(number(count))", "Событий пропущено: \(number(count))",
            "Pominięte wydarzenia: \(number(count))")
    }
    public func journalsPassedOver(_ count: Int) -> String {
        pick(
            "Journal entries skipped: \(number(count))", "Записей журнала пропущено: \(number(count))",
            "Pominięte wpisy dziennika: \(number(count))")
    }
    public var timeZonesPassedOver: String {
        pick(
            "Times are kept as written, whatever their zone", "Время взято как записано, без учёта пояса",
            "Godziny są takie, jak zapisano, bez względu na strefę")
    }
    public func partsPassedOver(_ count: Int) -> String {
        pick(
            "Other components skipped: \(number(count))", "Прочих частей пропущено: \(number(count))",
            "Pominięte inne części: \(number(count))")
    }
    public func untitledTasks(_ count: Int) -> String {
        pick(
            "Tasks without a title, named after their note: \(number(count))",
            "Задач без названия, названы по заметке: \(number(count))",
            "Zadania bez tytułu, nazwane od notatki: \(number(count))")
    }
    public func badDays(_ count: Int) -> String {
        pick(
            "Days that do not exist, kept as text: \(number(count))",
            "Несуществующих дней, оставлены текстом: \(number(count))",
            "Dni, których nie ma, zostały jako tekst: \(number(count))")
    }
    public func startsAfterDue(_ count: Int) -> String {
        pick(
            "Starts after the due day, kept as text: \(number(count))",
            "Начал позже срока, оставлены текстом: \(number(count))",
            "Rozpoczęcia po terminie, zostały jako tekst: \(number(count))")
    }
    public func badRepetitions(_ count: Int) -> String {
        pick(
            "Repetitions not understood, kept as text: \(number(count))",
            "Непонятых повторений, оставлены текстом: \(number(count))",
            "Niezrozumiane powtarzania, zostały jako tekst: \(number(count))")
    }
    public func exceptionsKept(_ count: Int) -> String {
        pick(
            "Added and excluded dates, kept but not applied: \(number(count))",
            "Отдельных добавлений и исключений, сохранены, но не учтены: \(number(count))",
            "Pojedyncze dodane lub pominięte razy, zachowane, lecz nieuwzględnione: \(number(count))")
    }
    public func changedTimesKept(_ count: Int) -> String {
        pick(
            "Changed occurrences, kept as text: \(number(count))",
            "Отдельно изменённых повторов, оставлены текстом: \(number(count))",
            "Osobno zmienione razy, zostały jako tekst: \(number(count))")
    }
    public func badReminders(_ count: Int) -> String {
        pick(
            "Reminders without a time, kept as text: \(number(count))",
            "Напоминаний без времени, оставлены текстом: \(number(count))",
            "Przypomnienia bez czasu, zostały jako tekst: \(number(count))")
    }
    public func valuesNotUnderstood(_ count: Int) -> String {
        pick(
            "Values not understood, kept as text: \(number(count))",
            "Непонятых значений, оставлены текстом: \(number(count))",
            "Niezrozumiane wartości, zostały jako tekst: \(number(count))")
    }
    public func leftOut(_ count: Int) -> String {
        pick(
            "Too long or too many, left out: \(number(count))",
            "Слишком длинное или многочисленное, пропущено: \(number(count))",
            "Za długie lub za liczne, pominięte: \(number(count))")
    }
    public func deletedTasksPassedOver(_ count: Int) -> String {
        pick(
            "Deleted tasks skipped: \(number(count))", "Удалённых задач пропущено: \(number(count))",
            "Pominięte usunięte zadania: \(number(count))")
    }
    public func comingTimesPassedOver(_ count: Int) -> String {
        pick(
            "Future occurrences skipped, as the repetition creates them: \(number(count))",
            "Будущих повторов пропущено, их создаёт повторение: \(number(count))",
            "Pominięte przyszłe razy, bo tworzy je powtarzanie: \(number(count))")
    }
    /// Adds the line of the first occurrence to a sentence.
    public func firstOnLine(_ sentence: String, _ line: Int) -> String {
        line < 1
            ? sentence
            : pick(
                "\(sentence) (first on line \(line))", "\(sentence) (первое в строке \(line))",
                "\(sentence) (pierwsze w wierszu \(line))")
    }
}
