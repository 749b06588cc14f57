import CivilTime

/// Messages after actions on tasks, shown beside the Undo button.
extension Words {
    /// Confirms an added task with its recognized details: "Added “Pay rent”: tomorrow, high".
    public func taskAdded(_ title: String, _ details: [String] = []) -> String {
        following(pick("Added \(quoted(title))", "Добавлено: \(quoted(title))", "Dodano \(quoted(title))"), details)
    }

    /// Confirms a task that was added as already done.
    public func taskLogged(_ title: String, _ details: [String] = []) -> String {
        following(pick("Logged \(quoted(title))", "Записано: \(quoted(title))", "Zapisano \(quoted(title))"), details)
    }

    public func taskDone(_ title: String) -> String {
        pick("\(quoted(title)) is done", "Задача \(quoted(title)) выполнена", "Ukończono \(quoted(title))")
    }

    public func taskReopened(_ title: String) -> String {
        pick(
            "\(quoted(title)) reopened", "\(quoted(title)) снова в списке",
            "\(quoted(title)) znowu na liście")
    }

    public func taskCancelled(_ title: String) -> String {
        pick("\(quoted(title)) cancelled", "Задача \(quoted(title)) отменена", "Anulowano \(quoted(title))")
    }

    /// Confirms that one occurrence of a repeating task is skipped.
    public func taskSkipped(_ title: String) -> String {
        pick(
            "\(quoted(title)) is skipped this time", "\(quoted(title)): на этот раз пропущено",
            "\(quoted(title)): tym razem pominięte")
    }

    public func taskStarted(_ title: String) -> String {
        pick("\(quoted(title)) is in progress", "\(quoted(title)): в работе", "\(quoted(title)): w toku")
    }

    /// - Parameter others: The titles of the tasks whose timers it stopped, as one runs at a time.
    public func taskStarted(_ title: String, stopping others: [String]) -> String {
        if others.isEmpty { return taskStarted(title) }
        let others = list(others.map { quoted($0) })
        return taskStarted(title) + "; "
            + pick("the timer of \(others) stopped", "таймер \(others) остановлен", "pomiar czasu \(others) zatrzymany")
    }

    public func taskStopped(_ title: String) -> String {
        pick("\(quoted(title)) stopped", "\(quoted(title)): приостановлено", "\(quoted(title)): wstrzymane")
    }

    /// Confirms logged time; `duration` is empty if the duration is not known.
    public func timeWasLogged(_ title: String, _ duration: String = "") -> String {
        let sentence = pick(
            "Time for \(quoted(title)) logged", "Время записано: \(quoted(title))",
            "Zapisano czas: \(quoted(title))")
        return duration.isEmpty ? sentence : "\(sentence), \(duration)"
    }

    public func sessionDeleted(_ title: String) -> String {
        pick(
            "Time spent on \(quoted(title)) deleted", "Время удалено: \(quoted(title))",
            "Usunięto czas: \(quoted(title))")
    }

    /// Confirms a deletion: "“Move” deleted, with 2 subtasks: Pack, Rent a van".
    public func taskDeleted(_ title: String, withSubtasks titles: [String], shown: Int = 10) -> String {
        guard !titles.isEmpty else { return wasDeleted(title) }
        var list = titles.prefix(shown).map { quoted($0) }.joined(separator: ", ")
        if titles.count > shown { list += " \(moreTasks(titles.count - shown))" }
        let count = counted(
            titles.count, ("subtask", "subtasks"), ("подзадачей", "подзадачами", "подзадачами"),
            ("podzadaniem", "podzadaniami", "podzadaniami"))
        return "\(wasDeleted(title)), \(pick("with", "вместе с", "z")) \(count): \(list)"
    }

    public func tasksDeleted(_ count: Int) -> String {
        pick("\(tasks(count)) deleted", "Удалено: \(tasks(count))", "Usunięto: \(tasks(count))")
    }

    /// "“Buy milk”: someday"
    public func taskPutOff(_ title: String) -> String { "\(quoted(title)): \(uncapitalized(someday))" }
    /// "“Buy milk”: tomorrow", "“Buy milk”: no date"
    public func taskRescheduled(_ title: String, to day: Day?, today: Day? = nil) -> String {
        let text = day.map { day in today.map { near(day, to: $0) } ?? shortDay(day) }
        return "\(quoted(title)): \(text ?? noDueDay.lowercased())"
    }

    public func tasksChanged(_ count: Int) -> String {
        pick("\(tasks(count)) changed", "Изменено: \(tasks(count))", "Zmieniono: \(tasks(count))")
    }

    /// The next occurrence of a repeating task: "next on 1 Dec", "next tomorrow".
    public func nextTime(_ day: Day, today: Day) -> String {
        let near = near(day, to: today)
        return pick("next: \(near)", "следующий раз: \(near)", "następnym razem: \(near)")
    }

    /// The time spent just now and in total: "25 min, 1 h 5 min in all".
    public func spent(now: Int64, all: Int64) -> String {
        now == all
            ? duration(minutes: now)
            : "\(duration(minutes: now)), \(spentInAll(all))"
    }

    /// "1 h 5 min in all"
    public func spentInAll(_ minutes: Int64) -> String {
        let all = duration(minutes: minutes)
        return pick("\(all) in all", "всего \(all)", "razem \(all)")
    }

    private func following(_ sentence: String, _ details: [String]) -> String {
        details.isEmpty
            ? sentence : "\(sentence)\(pick(":", ",", ":")) \(details.joined(separator: ", "))"
    }
}
