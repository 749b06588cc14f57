/// Text about importing and exporting tasks.
extension Words {
    public var exportCalendar: String {
        pick("Tasks as a calendar (.ics)", "Задачи в календарь (.ics)", "Zadania do kalendarza (.ics)")
    }
    public var exportTodoTxt: String { pick("Tasks as todo.txt", "Задачи в todo.txt", "Zadania w todo.txt") }
    public var newTasks: String { pick("new tasks", "новых задач", "nowych zadań") }
    public func willBeImported(tasks count: Int) -> String {
        willBeImported(tasks(count))
    }
    public func imported(tasks count: Int) -> String {
        imported(tasks(count))
    }
    public func alreadyHere(tasks count: Int) -> String {
        alreadyHere(tasks(count))
    }
    public func restoreDeleted(tasks count: Int) -> String {
        restoreDeleted(tasks(count))
    }

    // Import warnings
    public func eventsPassedOver(_ count: Int) -> String {
        pick(
            "Events skipped: \(number(count))", "Пропущено событий: \(number(count))",
            "Pominięte wydarzenia: \(number(count))")
    }
    public func journalsPassedOver(_ count: Int) -> String {
        pick(
            "Journal entries skipped: \(number(count))", "Пропущено записей журнала: \(number(count))",
            "Pominięte wpisy dziennika: \(number(count))")
    }
    public func unknownTimeZones(_ count: Int) -> String {
        pick(
            "Times in unknown time zones, read as local times: \(number(count))",
            "Время в неизвестных часовых поясах прочитано как местное: \(number(count))",
            "Godziny w nieznanych strefach czasowych odczytane jako lokalne: \(number(count))")
    }
    public func partsPassedOver(_ count: Int) -> String {
        pick(
            "Other items skipped: \(number(count))", "Пропущено других элементов: \(number(count))",
            "Pominięte inne elementy: \(number(count))")
    }
    public func untitledTasks(_ count: Int) -> String {
        pick(
            "Tasks without a title, named after their note: \(number(count))",
            "Задачи без названия названы по заметке: \(number(count))",
            "Zadania bez nazwy nazwane według notatki: \(number(count))")
    }
    public func badDays(_ count: Int) -> String {
        pick(
            "Dates that don’t exist, kept as text: \(number(count))",
            "Несуществующие даты сохранены как текст: \(number(count))",
            "Nieistniejące daty zapisane jako tekst: \(number(count))")
    }
    public func datesNotUnderstood(_ count: Int) -> String {
        pick(
            "Dates that couldn’t be read, kept as text: \(number(count))",
            "Непонятные даты сохранены как текст: \(number(count))",
            "Niezrozumiałe daty zapisane jako tekst: \(number(count))")
    }
    public func datesInOtherLanguage(_ count: Int) -> String {
        pick(
            "Dates in another language, kept as text: \(number(count))",
            "Даты на другом языке сохранены как текст: \(number(count))",
            "Daty w innym języku zapisane jako tekst: \(number(count))")
    }
    public func startsOfRepeats(_ count: Int) -> String {
        pick(
            "Start and waiting dates of repeating tasks, not applied: \(number(count))",
            "Даты начала и ожидания у повторяющихся задач не учтены: \(number(count))",
            "Daty rozpoczęcia i oczekiwania zadań powtarzalnych, nieuwzględnione: \(number(count))")
    }
    public func dueDaysOfParts(_ count: Int) -> String {
        pick(
            "Due dates of subtasks of repeating tasks, not applied: \(number(count))",
            "Сроки подзадач у повторяющихся задач не учтены: \(number(count))",
            "Terminy podzadań zadań powtarzalnych, nieuwzględnione: \(number(count))")
    }
    public func startsAfterDue(_ count: Int) -> String {
        pick(
            "Start dates after the due date, kept as text: \(number(count))",
            "Даты начала позже срока сохранены как текст: \(number(count))",
            "Daty rozpoczęcia po terminie zapisane jako tekst: \(number(count))")
    }
    public func badRepetitions(_ count: Int) -> String {
        pick(
            "Unsupported repeats, kept as text: \(number(count))",
            "Неподдерживаемые повторы сохранены как текст: \(number(count))",
            "Nieobsługiwane powtórzenia zapisane jako tekst: \(number(count))")
    }
    public func exceptionsKept(_ count: Int) -> String {
        pick(
            "Added and excluded dates, kept but not applied: \(number(count))",
            "Добавленные и исключённые даты сохранены, но не учтены: \(number(count))",
            "Daty dodane i wykluczone zachowane, lecz nieuwzględnione: \(number(count))")
    }
    public func changedTimesKept(_ count: Int) -> String {
        pick(
            "Changed repeats, kept as text: \(number(count))",
            "Изменённые повторы сохранены как текст: \(number(count))",
            "Zmienione powtórzenia zapisane jako tekst: \(number(count))")
    }
    public func badReminders(_ count: Int) -> String {
        pick(
            "Reminders without a time, kept as text: \(number(count))",
            "Напоминания без времени сохранены как текст: \(number(count))",
            "Przypomnienia bez godziny zapisane jako tekst: \(number(count))")
    }
    public func valuesNotUnderstood(_ count: Int) -> String {
        pick(
            "Unsupported values, kept as text: \(number(count))",
            "Неподдерживаемые значения сохранены как текст: \(number(count))",
            "Nieobsługiwane wartości zapisane jako tekst: \(number(count))")
    }
    public func leftOut(_ count: Int) -> String {
        pick(
            "Skipped because of length or number: \(number(count))",
            "Пропущено из-за длины или количества: \(number(count))",
            "Pominięte z powodu długości lub liczby: \(number(count))")
    }
    public func deletedTasksPassedOver(_ count: Int) -> String {
        pick(
            "Deleted tasks skipped: \(number(count))", "Пропущено удалённых задач: \(number(count))",
            "Pominięte usunięte zadania: \(number(count))")
    }
    public func comingTimesPassedOver(_ count: Int) -> String {
        pick(
            "Future repeats skipped; the task creates them itself: \(number(count))",
            "Пропущено будущих повторов, задача создаст их сама: \(number(count))",
            "Pominięte przyszłe powtórzenia, zadanie utworzy je samo: \(number(count))")
    }
    /// Adds the line of the first occurrence to a sentence.
    public func firstOnLine(_ sentence: String, _ line: Int) -> String {
        line < 1
            ? sentence
            : pick(
                "\(sentence) (first on line \(number(line)))", "\(sentence) (впервые в строке \(number(line)))",
                "\(sentence) (pierwszy raz w wierszu \(number(line)))")
    }
    /// Adds the number of the record of the first occurrence to a sentence.
    public func firstInRecord(_ sentence: String, _ record: Int) -> String {
        pick(
            "\(sentence) (first in record \(number(record)))", "\(sentence) (впервые в записи \(number(record)))",
            "\(sentence) (pierwszy raz w rekordzie \(number(record)))")
    }
}
