/// Text about commands on several tasks and on subtasks.
extension Words {
    /// A terminal question, answered with y or n.
    public func askToCancelParts(_ count: Int) -> String {
        "\(subtasksOpen(count)). "
            + (count == 1
                ? pick("Cancel it too?", "Отменить и её?", "Anulować je też?")
                : pick("Cancel them too?", "Отменить и их?", "Anulować je też?")) + " [y/n] "
    }

    public var timeSpentMissing: String {
        pick(
            "Say how long it took: daybook task spend Paint 25m",
            "Укажите, сколько времени ушло: daybook task spend Покраска 25м",
            "Podaj, ile to trwało: daybook task spend Malowanie 25m")
    }

    // Filters of the task list
    /// A filter that does not exist: "prioritty:high".
    public func filterKindUnknown(_ typed: String, nearest: String?, known: [String]) -> String {
        let unknown = pick(
            "There is no filter \(quoted(typed)).", "Нет фильтра \(quoted(typed)).", "Nie ma filtra \(quoted(typed)).")
        let list = known.map { $0 + ":" }.joined(separator: " ")
        return unknown + (nearest == nil ? "" : didYouMean(nearest))
            + pick(" Filters: \(list)", " Фильтры: \(list)", " Filtry: \(list)")
    }

    public func tagUnknown(_ typed: String, nearest: String?) -> String {
        pick("There is no tag \(quoted(typed)).", "Нет тега \(quoted(typed)).", "Nie ma tagu \(quoted(typed)).")
            + didYouMean(nearest)
    }

    /// Words that no task has, one of which resembles a filter.
    public func searchResemblesFilter(_ typed: String, filter: String) -> String {
        pick(
            "No task has \(quoted(typed)).", "Нет задач со словом \(quoted(typed)).",
            "Żadne zadanie nie zawiera \(quoted(typed)).")
            + didYouMean(filter)
    }

    // Habits
    public var amountOfOneHabit: String {
        pick(
            "--value and --add are for one habit at a time", "--value и --add — только для одной привычки",
            "--value i --add działają dla jednego nawyku naraz")
    }

    public func tasksAdded(_ count: Int) -> String {
        pick("\(tasks(count)) added", "Добавлено: \(tasks(count))", "Dodano: \(tasks(count))")
    }

    /// Standard input without a line to read.
    public var noLinesRead: String {
        pick("Standard input is empty", "Стандартный ввод пуст", "Standardowe wejście jest puste")
    }

    /// More lines of standard input than tasks can be added at once.
    public func tooManyLines(_ count: Int, maximum: Int) -> String {
        let (lines, most) = (number(count), number(maximum))
        return pick(
            "At most \(most) tasks at once, and there are \(lines) lines. For a file: daybook import",
            "Не больше \(most) задач за раз, а строк \(lines). Для файла: daybook import",
            "Najwyżej \(most) zadań naraz, a wierszy jest \(lines). Do pliku służy daybook import")
    }

    public var standardInputTooLarge: String {
        pick("Standard input is too large", "Стандартный ввод слишком велик", "Standardowe wejście jest za duże")
    }

    public var standardInputUnreadable: String {
        pick(
            "Standard input is not text in UTF-8", "Стандартный ввод — не текст в UTF-8",
            "Standardowe wejście to nie tekst w UTF-8")
    }

    public var argumentUnreadable: String {
        pick(
            "An argument is not text in UTF-8", "Аргумент — не текст в UTF-8", "Argument to nie tekst w UTF-8")
    }
}
