/// Names of task properties and their values.
extension Words {
    // Status
    public var taskPending: String { pick("Not started", "Не начата", "Do zrobienia") }
    public var taskInProgress: String { pick("In progress", "В работе", "W toku") }
    public var taskCompleted: String { pick("Done", "Выполнена", "Ukończone") }
    public var taskCancelled: String { pick("Cancelled", "Отменена", "Anulowane") }
    public var taskSkipped: String { pick("Skipped", "Пропущена", "Pominięte") }
    public var taskWaiting: String { pick("Waiting", "Отложена", "Odłożone") }
    public var taskBlocked: String { pick("Blocked", "Заблокирована", "Zablokowane") }

    // Priority
    public var priorityLow: String { pick("Low", "Низкий", "Niski") }
    public var priorityMedium: String { pick("Medium", "Средний", "Średni") }
    public var priorityHigh: String { pick("High", "Высокий", "Wysoki") }
    public var priorityUrgent: String { pick("Urgent", "Срочный", "Pilny") }

    // Its fields
    public var dueLabel: String { pick("Due", "Срок", "Termin") }
    public var priorityLabel: String { pick("Priority", "Приоритет", "Priorytet") }
    public var statusLabel: String { pick("Status", "Состояние", "Stan") }

    // Urgency terms that are not fields
    public var urgencyNext: String { pick("Tagged #next", "Тег #next", "Tag #next") }
    public var urgencyBlocking: String { pick("Others wait for it", "Её ждут другие", "Inne na nie czekają") }
    public var urgencyScheduled: String { pick("Can start now", "Уже можно начать", "Można już zacząć") }
    public var urgencyAge: String { pick("Age", "Возраст", "Wiek") }

    // Counts
    /// "1 task", "12 tasks".
    public func tasks(_ count: Int) -> String {
        counted(count, ("task", "tasks"), ("задача", "задачи", "задач"), ("zadanie", "zadania", "zadań"))
    }

    /// "1 subtask", "3 subtasks".
    public func subtasks(_ count: Int) -> String {
        counted(
            count, ("subtask", "subtasks"), ("подзадача", "подзадачи", "подзадач"),
            ("podzadanie", "podzadania", "podzadań"))
    }

    /// The number of missed occurrences of a repeating task: "1 missed".
    public func missed(_ count: Int) -> String {
        pick("\(number(count)) missed", "пропущено: \(number(count))", "pominięte: \(number(count))")
    }

    /// A duration in short: "45 min", "1 h 30 min", "2 ч 5 мин", "3 godz.".
    public func duration(minutes: Int64) -> String {
        let (hours, rest) = (minutes / 60, minutes % 60)
        let short = (pick("h", "ч", "godz."), pick("min", "мин", "min"))
        let inHours = "\(number(hours))\(numberSpace)\(short.0)"
        let inMinutes = "\(number(rest))\(numberSpace)\(short.1)"
        if hours == 0 { return inMinutes }
        return rest == 0 ? inHours : "\(inHours) \(inMinutes)"
    }
}
