import CivilTime

extension Words {
    public var goals: String { pick("Goals", "Цели", "Cele") }
    public var goal: String { pick("Goal", "Цель", "Cel") }
    public var newGoal: String { pick("New goal", "Новая цель", "Nowy cel") }
    public var editGoal: String { pick("Edit goal", "Изменить цель", "Edytuj cel") }
    public var addGoal: String { pick("Add a goal", "Добавить цель", "Dodaj cel") }
    public var noGoalsYet: String { pick("No goals yet", "Пока нет целей", "Nie ma jeszcze celów") }
    public var noGoalsYetHint: String {
        pick(
            "Twelve books, a half marathon, a new home. See how far you are and when you will get there.",
            "Двенадцать книг, полумарафон, новый дом. Смотрите, сколько уже пройдено и когда вы будете у цели.",
            "Dwanaście książek, półmaraton, nowe mieszkanie. Zobacz, ile już za tobą i kiedy dotrzesz do celu.")
    }
    public var noGoalsInWork: String {
        pick("No active goals", "Нет активных целей", "Brak aktywnych celów")
    }
    public var reachedGoals: String { pick("Reached", "Достигнутые", "Osiągnięte") }
    public var noGoalsReached: String {
        pick("No goals reached", "Достигнутых целей нет", "Brak osiągniętych celów")
    }

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
    public var feedsHabit: String { pick("Habit", "Привычка", "Nawyk") }
    public var progress: String { pick("Progress", "Прогресс", "Postęp") }
    public var noMilestonesYet: String {
        pick(
            "No milestones yet. Add the first one.", "Этапов пока нет. Добавьте первый.",
            "Nie ma jeszcze etapów. Dodaj pierwszy.")
    }
    public var noTasksOfGoalYet: String {
        pick(
            "No tasks yet. Choose this goal in a task to count it here.",
            "Задач пока нет. Выберите эту цель в задаче, и она будет учтена здесь.",
            "Nie ma jeszcze zadań. Wybierz ten cel w zadaniu, a zostanie tu policzone.")
    }
    public var noProgressYet: String { pick("No progress yet", "Пока ничего не записано", "Na razie bez postępów") }
    public var habitOfGoalWasDeleted: String {
        pick(
            "The habit of this goal was deleted. Choose another.",
            "Привычка этой цели удалена. Выберите другую.", "Nawyk tego celu został usunięty. Wybierz inny.")
    }

    /// The number of times a repeating task was done: "Done 3 times".
    public func timesCompleted(_ count: Int) -> String {
        pick("Done \(times(count))", "Сделано \(times(count))", "Zrobione \(times(count))")
    }

    // The big figures
    public var left: String { pick("left", "осталось", "zostało") }
    public var plannedByToday: String { pick("planned by today", "по плану на сегодня", "według planu na dziś") }
    public var neededADay: String { pick("needed per day", "в день, чтобы успеть", "dziennie, żeby zdążyć") }
    public var neededAWeek: String { pick("needed per week", "в неделю, чтобы успеть", "tygodniowo, żeby zdążyć") }
    public var neededAMonth: String { pick("needed per month", "в месяц, чтобы успеть", "miesięcznie, żeby zdążyć") }
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
            "From \(first) to \(last); the goal is \(target).", "С \(first) до \(last), цель — \(target).",
            "Od \(first) do \(last), cel: \(target).")
    }
    public var progressSoFar: String { pick("Progress over time", "Прогресс по дням", "Postęp w czasie") }

    // Actions
    public var markReached: String { pick("Mark as reached", "Отметить достигнутой", "Oznacz jako osiągnięty") }
    public var reopenGoal: String { pick("Reopen", "Вернуть в работу", "Otwórz ponownie") }
    public var archiveGoal: String { pick("Archive", "В архив", "Archiwizuj") }
    public var deleteGoal: String { pick("Delete goal", "Удалить цель", "Usuń cel") }
    /// Says what stays when a goal is deleted: "Its tasks stay. You can undo this."
    public func deletingGoal(hasTasks: Bool, hasHabit: Bool) -> String {
        let stays =
            switch (hasTasks, hasHabit) {
            case (true, true):
                pick(
                    "Its tasks and its habit stay. ", "Её задачи и привычка останутся. ",
                    "Jego zadania i nawyk zostaną. ")
            case (true, false): pick("Its tasks stay. ", "Её задачи останутся. ", "Jego zadania zostaną. ")
            case (false, true): pick("Its habit stays. ", "Её привычка останется. ", "Jego nawyk zostanie. ")
            case (false, false): ""
            }
        return stays + pick("You can undo this.", "Удаление можно отменить.", "Możesz to cofnąć.")
    }
    public var goalArchivedAlready: String {
        pick("This goal is in the archive", "Эта цель в архиве", "Ten cel jest w archiwum")
    }

    // Milestones
    public var newMilestone: String { pick("New milestone", "Новый этап", "Nowy etap") }

    public func delete(_ title: String) -> String {
        pick("Delete \(quoted(title))", "Удалить \(quoted(title))", "Usuń \(quoted(title))")
    }

    // Logging progress
    public var logProgress: String { pick("Log progress", "Записать прогресс", "Zapisz postęp") }
    public var setTotal: String { pick("Set total", "Указать итог", "Ustaw wynik") }
    public var howMuch: String { pick("How much", "Сколько", "Ile") }
    public var more: String { pick("More", "Ещё", "Więcej") }

    /// Asks before a goal that is not reached is marked as such.
    public func askToReach(_ percent: String) -> String {
        pick(
            "You are at \(percent). Mark this goal as reached anyway?",
            "Пройдено \(percent). Всё равно отметить цель достигнутой?",
            "Postęp to \(percent). Mimo to oznaczyć cel jako osiągnięty?")
    }
    /// Names the flag to use where no question can be asked.
    public func reachingNeedsFlag(_ percent: String) -> String {
        pick(
            "You are at \(percent). Add --yes to mark the goal as reached anyway.",
            "Пройдено \(percent). Чтобы всё равно отметить цель достигнутой, добавьте --yes.",
            "Postęp to \(percent). Dodaj --yes, aby mimo to oznaczyć cel jako osiągnięty.")
    }
    public var progressNoteHint: String { pick("How did it go?", "Как всё прошло?", "Jak poszło?") }

    /// The label of a button: "Add +5 km to “Run”".
    public func addProgress(_ amount: String, to title: String) -> String {
        pick("Add \(amount) to \(quoted(title))", "\(quoted(title)): \(amount)", "\(quoted(title)): \(amount)")
    }

    /// An amount added to a goal: "+3 km".
    public func added(_ amount: Double, _ unit: String) -> String {
        (amount < 0 ? "" : "+") + measure(amount, unit)
    }
}
