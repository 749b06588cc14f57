import CivilTime

/// Reasons for refusing actions on tasks.
extension Words {
    // Days and times
    public var timeWithoutDay: String {
        pick("A time needs a day", "Время указывают вместе с днём", "Do godziny dodaj dzień")
    }

    public func startsAfterDue(start: Day, due: Day) -> String {
        let (start, due) = (dayMonthYear(start), dayMonthYear(due))
        return pick(
            "It would start on \(start), after its due date, \(due)", "Начало (\(start)) позже срока (\(due))",
            "Początek (\(start)) wypada po terminie (\(due))")
    }

    public func notADuration(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a length of time; write it as 45m or 1h30m",
            "\(quoted(text)) — не длительность; укажите, например, 45m или 1h30m",
            "\(quoted(text)) to nie czas trwania; podaj na przykład 45m albo 1h30m")
    }

    public func durationOutOfRange(maximumMinutes: Int) -> String {
        let maximum = days(maximumMinutes / 1440)
        return pick("From 1 minute to \(maximum)", "От 1 минуты до \(maximum)", "Od 1 minuty do \(maximum)")
    }

    public var reminderWithoutDue: String {
        pick(
            "This reminder counts back from the due date: set one", "Напоминание отсчитывается от срока: укажите срок",
            "To przypomnienie liczy się od terminu: ustaw termin")
    }

    // Repetition
    public var repetitionWithoutDue: String {
        pick(
            "A repeating task needs a due date", "Повторяющейся задаче нужен срок",
            "Powtarzające się zadanie musi mieć termin")
    }
    public var repeatsWithinADay: String {
        pick(
            "A task repeats at most once a day", "Задача повторяется не чаще раза в день",
            "Zadanie powtarza się najwyżej raz dziennie")
    }
    public var startOfRepeated: String {
        pick(
            "A repeating task can’t have a start date", "У повторяющейся задачи не может быть даты начала",
            "Powtarzające się zadanie nie może mieć daty rozpoczęcia")
    }
    public var waitOfRepeated: String {
        pick(
            "A repeating task can’t be hidden until a date", "Повторяющуюся задачу нельзя скрыть до даты",
            "Powtarzającego się zadania nie można ukryć do daty")
    }
    public var dueOfRepeatedPart: String {
        pick(
            "A subtask of a repeating task is due with it: leave out the date",
            "Подзадача повторяющейся задачи имеет тот же срок: дата не нужна",
            "Podzadanie powtarzającego się zadania ma ten sam termin: pomiń datę")
    }
    public var notRepeated: String {
        pick(
            "Only a repeating task can be skipped", "Пропустить можно только повторяющуюся задачу",
            "Pominąć można tylko powtarzające się zadanie")
    }
    public var sharedByAllOccurrences: String {
        pick(
            "This can only be changed for all occurrences", "Это можно изменить только для всех повторений",
            "To można zmienić tylko dla wszystkich powtórzeń")
    }

    // Parts of a task
    public var tagBlank: String { pick("A tag needs a name", "У тега должно быть название", "Tag musi mieć nazwę") }

    public func tagTooLong(_ tag: String) -> String {
        pick(
            "The tag \(quoted(tag)) is too long", "Тег \(quoted(tag)) слишком длинный",
            "Tag \(quoted(tag)) jest za długi")
    }

    public func tooManyTags(maximum: Int) -> String {
        atMost(maximum, ("tag", "tags"), ("тега", "тегов"), ("tag", "tagi", "tagów"))
    }

    public func tooManyLinks(maximum: Int) -> String {
        atMost(maximum, ("link", "links"), ("ссылки", "ссылок"), ("link", "linki", "linków"))
    }

    public func tooManyReminders(maximum: Int) -> String {
        atMost(
            maximum, ("reminder", "reminders"), ("напоминания", "напоминаний"),
            ("przypomnienie", "przypomnienia", "przypomnień"))
    }

    public func notALink(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a web or mail address", "\(quoted(text)) — не адрес сайта или почты",
            "\(quoted(text)) to nie adres strony ani poczty")
    }

    // Other tasks
    public func tooManyBlockers(maximum: Int) -> String {
        pick(
            "A task can wait for \(number(maximum)) others at most",
            "Задача может ждать не больше \(number(maximum)) других",
            "Zadanie może czekać najwyżej na \(number(maximum)) innych")
    }

    /// A dependency that would make a task wait for itself.
    public func waitsForItself(_ title: String) -> String {
        pick(
            "\(quoted(title)) would wait for itself", "Тогда \(quoted(title)) ждала бы саму себя",
            "Wtedy \(quoted(title)) czekałoby na siebie")
    }
    public var subtaskOfItself: String {
        pick(
            "A task cannot be a subtask of itself", "Задача не может быть своей же подзадачей",
            "Zadanie nie może być własnym podzadaniem")
    }

    /// The number of open subtasks.
    public func subtasksOpen(_ count: Int) -> String {
        let subtasks = subtasks(count)
        return plural(
            count, ("\(subtasks) is still open", "\(subtasks) are still open"),
            ("Ещё открыта \(subtasks)", "Ещё открыты \(subtasks)", "Ещё открыто \(subtasks)"),
            (
                "\(subtasks) jest nadal otwarte", "\(subtasks) są nadal otwarte", "\(subtasks) jest nadal otwartych"
            ))
    }

    public func tooManyTasks(maximum: Int) -> String {
        pick(
            "At most \(tasks(maximum)) at once", "Не больше \(number(maximum)) задач сразу",
            "Najwyżej \(tasks(maximum)) naraz")
    }

    // Things that are not there
    public var taskWasDeleted: String {
        pick("This task was deleted", "Эта задача удалена", "To zadanie zostało usunięte")
    }

    /// A limit: "At most 50 tags". After "at most", Russian takes the genitive singular or plural.
    private func atMost(
        _ count: Int, _ english: (String, String), _ russian: (String, String), _ polish: (String, String, String)
    ) -> String {
        let counted = counted(count, english, (russian.0, russian.1, russian.1), polish)
        return pick("At most \(counted)", "Не больше \(counted)", "Najwyżej \(counted)")
    }
}
