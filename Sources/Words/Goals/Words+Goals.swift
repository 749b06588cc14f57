import CivilTime

extension Words {
    public var goals: String { pick("Goals", "Цели", "Cele") }
    public var goal: String { pick("Goal", "Цель", "Cel") }
    public var newGoal: String { pick("New goal", "Новая цель", "Nowy cel") }
    public var editGoal: String { pick("Edit the goal", "Изменить цель", "Edytuj cel") }
    public var addGoal: String { pick("Add a goal", "Добавить цель", "Dodaj cel") }
    public var noGoalsYet: String { pick("No goals yet", "Пока нет целей", "Nie ma jeszcze celów") }
    public var noGoalsYetHint: String {
        pick(
            "A goal is something to reach: twelve books, a half marathon, a move. It shows how far you are and when you "
                + "will get there.",
            "Цель — то, чего хочется достичь: двенадцать книг, полумарафон, переезд. Видно, сколько пройдено и когда "
                + "вы дойдёте.",
            "Cel to coś do osiągnięcia: dwanaście książek, półmaraton, przeprowadzka. Widać, jak daleko jesteś i kiedy "
                + "dotrzesz.")
    }
    public var noGoalsInWork: String {
        pick("No active goals", "Сейчас идти не к чему", "Teraz nie ma do czego dążyć")
    }
    public var reachedGoals: String { pick("Reached", "Достигнуты", "Osiągnięte") }

    /// "1 goal", "3 goals".
    public func goals(_ count: Int) -> String {
        counted(count, ("goal", "goals"), ("цель", "цели", "целей"), ("cel", "cele", "celów"))
    }

    // Sources of progress
    public var milestones: String { pick("Milestones", "Этапы", "Etapy") }
    public var openInTaskList: String {
        pick("Show in the list of tasks", "Показать в списке задач", "Pokaż na liście zadań")
    }
    public var tasksOfGoal: String { pick("Tasks", "Задачи", "Zadania") }
    public var writtenDown: String { pick("Written down", "Записано", "Zapisane") }
    public var feedsHabit: String { pick("Habit", "Привычка", "Nawyk") }
    public var progress: String { pick("Progress", "Продвижение", "Postęp") }
    public var noMilestonesYet: String {
        pick(
            "No milestones yet. Add one to start measuring progress.",
            "Этапов пока нет. С первого начнётся счёт.", "Nie ma jeszcze etapów. Od pierwszego zacznie się liczenie.")
    }
    public var noTasksOfGoalYet: String {
        pick(
            "No tasks belong to it yet. Choose this goal in a task, and it counts here.",
            "Задач пока нет. Выберите эту цель в задаче, и она пойдёт в счёт.",
            "Nie ma jeszcze zadań. Wybierz ten cel w zadaniu, a będzie się tu liczyć.")
    }
    public var nothingWrittenDownYet: String {
        pick(
            "No progress yet. Log your current value as often as you like.",
            "Пока ничего не записано. Записывайте, где вы сейчас, как часто хочется.",
            "Nic jeszcze nie zapisano. Zapisuj, gdzie jesteś, tak często, jak chcesz.")
    }
    public var habitOfGoalWasDeleted: String {
        pick(
            "The habit of this goal was deleted. Choose another.",
            "Привычка, которая питала цель, удалена. Выберите другую.",
            "Nawyk, który zasilał ten cel, został usunięty. Wybierz inny.")
    }

    /// How often a repeating task was done: "3 times done".
    public func timesCompleted(_ count: Int) -> String {
        pick("\(times(count)) done", "Сделано \(times(count))", "Zrobione \(times(count))")
    }

    // The big figures
    public var left: String { pick("left", "осталось", "zostało") }
    public var plannedByToday: String { pick("planned by today", "по плану сегодня", "plan na dziś") }
    public var neededADay: String { pick("a day to be on time", "в день, чтобы успеть", "dziennie, by zdążyć") }
    public var daysLeft: String { pick("to the deadline", "до срока", "do terminu") }
    public var daysOver: String { pick("past the deadline", "после срока", "po terminie") }

    /// Progress toward a target: "7 of 12 books"; if lower is better, "80.2 on the way to 76 kg".
    public func reachedPart(_ value: Double, of target: Double, _ unit: String, isLessBetter: Bool = false) -> String {
        guard isLessBetter else { return measure(value, of: target, unit) }
        let target = measure(target, unit)
        return pick(
            "\(number(value)) on the way to \(target)", "\(number(value)) на пути к \(target)",
            "\(number(value)) w drodze do \(target)")
    }

    /// Describes the progress chart in a sentence.
    public func curveSentence(_ first: String, _ last: String, _ target: String) -> String {
        pick(
            "It went from \(first) to \(last); the goal is \(target).",
            "Было \(first), стало \(last); цель — \(target).",
            "Było \(first), jest \(last); cel to \(target).")
    }
    public var progressSoFar: String { pick("Progress so far", "Пройденный путь", "Dotychczasowa droga") }

    // Actions
    public var markReached: String { pick("Mark as reached", "Цель достигнута", "Cel osiągnięty") }
    public var reopenGoal: String { pick("Mark as not reached", "Всё-таки ещё нет", "Jednak jeszcze nie") }
    public var archiveGoal: String { pick("Archive the goal", "Убрать в архив", "Odłóż do archiwum") }
    public var deleteGoal: String { pick("Delete the goal", "Удалить цель", "Usuń cel") }
    public var deletingGoal: String {
        pick(
            "Its tasks and its habit stay. You can undo this right afterwards.",
            "Её задачи и привычка останутся. Сразу после этого удаление можно отменить.",
            "Jego zadania i nawyk zostaną. Zaraz potem można to cofnąć.")
    }
    public var goalArchivedAlready: String {
        pick("This goal is in the archive", "Эта цель в архиве", "Ten cel jest w archiwum")
    }

    // Milestones
    public var newMilestone: String { pick("New milestone", "Новый этап", "Nowy etap") }

    public func delete(_ title: String) -> String {
        pick("Delete \(quoted(title))", "Удалить \(quoted(title))", "Usuń \(quoted(title))")
    }

    // Writing down
    public var writeDown: String { pick("Write down", "Записать", "Zapisz") }
    public var itIsNow: String { pick("It is now", "Сейчас", "Teraz jest") }
    public var progressAmount: String { pick("Amount added", "Прибавилось", "Przybyło") }
    public var howMuch: String { pick("How much", "Сколько", "Ile") }
    public var progressNoteHint: String { pick("How did it go?", "Как всё прошло?", "Jak poszło?") }

    /// An amount added to a goal: "+3 km".
    public func added(_ amount: Double, _ unit: String) -> String {
        (amount < 0 ? "" : "+") + measure(amount, unit)
    }
}
