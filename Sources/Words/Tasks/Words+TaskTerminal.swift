import CivilTime

/// Text about tasks that only the terminal shows.
extension Words {
    // Finding a task
    public func taskUnknown(_ typed: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no task \(quoted(typed)).", "Нет задачи \(quoted(typed)).", "Nie ma zadania \(quoted(typed)).")
        return unknown + didYouMean(nearest)
    }

    /// A title, prefix or number that matches several tasks. Lists the first of them with their numbers.
    public func taskAmbiguous(_ typed: String, _ titles: [(title: String, number: String)], of count: Int) -> String {
        var list = titles.map { "\(quoted($0.title)) (\($0.number))" }.joined(separator: ", ")
        let others = count - titles.count
        if others > 0 {
            list += pick(" and \(number(others)) more", " и ещё \(number(others))", " i jeszcze \(number(others))")
        }
        return pick(
            "\(quoted(typed)) could be \(list).", "\(quoted(typed)) может быть: \(list).",
            "\(quoted(typed)) może oznaczać: \(list).")
    }

    public func noSuchOccurrence(of title: String, _ typed: String) -> String {
        pick(
            "\(quoted(title)) has no occurrence \(quoted(typed)); write it as 482/2026-12-01",
            "У \(quoted(title)) нет повторения \(quoted(typed)); укажите его так: 482/2026-12-01",
            "\(quoted(title)) nie ma powtórzenia \(quoted(typed)); podaj je tak: 482/2026-12-01")
    }

    public var noTimerRunning: String {
        pick("No timer is running", "Таймер не запущен", "Pomiar czasu nie trwa")
    }

    // Open parts
    /// A terminal question, answered with y or n.
    public func askWithParts(_ count: Int) -> String {
        "\(subtasksOpen(count)). "
            + (count == 1
                ? pick("Complete it too?", "Выполнить и её?", "Ukończyć je też?")
                : pick("Complete them too?", "Выполнить и их?", "Ukończyć je też?")) + " [y/n] "
    }

    /// Names the flags to use where no question can be asked.
    public func partsNeedFlag(_ count: Int) -> String {
        "\(subtasksOpen(count)): "
            + pick(
                "--with-subtasks closes them too, --keep-subtasks leaves them open",
                "--with-subtasks закроет и их, --keep-subtasks оставит открытыми",
                "--with-subtasks zamknie je też, --keep-subtasks zostawi otwarte")
    }

    // Invalid arguments
    public func repetitionUnknown(_ text: String) -> String {
        pick(
            "\(quoted(text)) does not say how it repeats; write it as “every month on the 1st” or FREQ=MONTHLY",
            "\(quoted(text)) — не повторение; укажите, например, «каждый месяц 1-го» или FREQ=MONTHLY",
            "\(quoted(text)) to nie powtarzanie; podaj na przykład „co miesiąc 1.” albo FREQ=MONTHLY")
    }

    public func reminderUnknown(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a reminder; write it as 30m before it is due, or 2026-11-20T09:30",
            "\(quoted(text)) — не напоминание; укажите, например, 30m (до срока) или 2026-11-20T09:30",
            "\(quoted(text)) to nie przypomnienie; podaj na przykład 30m (przed terminem) albo 2026-11-20T09:30")
    }

    /// An invalid value in a filter, with the valid ones.
    public func filterUnknown(_ text: String, choices: [String]) -> String {
        "\(unknownChoice(text)): \(choices.joined(separator: ", "))"
    }

    // Lists
    /// The number of waiting tasks: "2 more wait".
    public func waitingToo(_ count: Int) -> String {
        pick("\(number(count)) waiting", "отложено: \(number(count))", "odłożone: \(number(count))")
    }

    public func overdueToo(_ count: Int) -> String {
        pick("\(number(count)) overdue", "просрочено: \(number(count))", "po terminie: \(number(count))")
    }

    /// The number of completed subtasks: "2/5".
    public func subtasksDone(_ done: Int, of count: Int) -> String { "\(number(done))/\(number(count))" }

    public func moreTasks(_ count: Int) -> String {
        pick("and \(number(count)) more", "и ещё \(number(count))", "i jeszcze \(number(count))")
    }

    // Labels of a task's details
    public var closedLabel: String { pick("Closed", "Закрыта", "Zamknięte") }
    public var addedLabel: String { pick("Added", "Добавлена", "Dodane") }

    /// A start day: "from 20 Nov".
    public func startsOn(_ day: Day, today: Day) -> String {
        let near = near(day, to: today)
        return pick("from \(near)", "начало: \(near)", "od: \(near)")
    }

    /// The day until which a task waits.
    public func waitsUntil(_ day: Day, today: Day) -> String {
        if day.isSomeday { return uncapitalized(someday) }
        let near = near(day, to: today)
        return pick("waits until \(near)", "отложено, до: \(near)", "odłożone, do: \(near)")
    }

    /// A day or repetition with its time: "tomorrow at 18:00".
    public func at(_ time: String?, _ when: String) -> String {
        guard let time else { return when }
        return pick("\(when) at \(time)", "\(when) в \(time)", "\(when) o \(time)")
    }

    /// The first occurrence of a repeating task: "first on 1 Dec".
    public func firstTime(_ day: String) -> String {
        pick("first \(day)", "первый раз \(day)", "pierwszy raz \(day)")
    }
}
