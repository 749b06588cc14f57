/// Sentences that say how achievements are earned.
extension Words {
    // First steps
    public var hintFirstHabit: String {
        pick("Mark a habit as done", "Отметьте привычку выполненной", "Oznacz nawyk jako zrobiony")
    }
    public var hintFirstTask: String { pick("Complete a task", "Выполните задачу", "Ukończ zadanie") }
    public var hintFirstGoal: String { pick("Set a goal", "Поставьте цель", "Wyznacz cel") }
    public var hintFirstNote: String { pick("Write a note", "Напишите заметку", "Napisz notatkę") }
    public var hintFirstMood: String { pick("Log your mood", "Запишите своё настроение", "Zapisz swój nastrój") }
    public var hintFirstPetMood: String {
        pick("Log a pet’s mood", "Запишите настроение питомца", "Zapisz nastrój zwierzęcia")
    }
    public var hintFirstMeal: String { pick("Log a meal", "Запишите, что вы ели", "Zapisz posiłek") }
    public var hintFirstWeighIn: String { pick("Log your weight", "Запишите свой вес", "Zapisz swoją wagę") }
    public var hintFirstNight: String {
        pick("Log how long you slept", "Запишите, сколько вы спали", "Zapisz długość snu")
    }
    public var hintFirstTransaction: String {
        pick("Log an expense or income", "Запишите расход или доход", "Zapisz wydatek lub przychód")
    }

    /// "Do a habit 30 times in one streak, however many days it lasts".
    public func hintStreak(_ length: Int) -> String {
        pick(
            "Do a habit \(times(length)) in one streak, however many days it lasts",
            "Выполните привычку \(times(length)) за одну серию, сколько бы дней она ни длилась",
            "Wykonaj nawyk \(times(length)) w jednej serii, bez względu na to, ile dni trwa")
    }

    /// "Mark habits 100 times".
    public func hintHabits(_ count: Int) -> String {
        pick("Mark habits \(times(count))", "Отметьте привычки \(times(count))", "Odhacz nawyki \(times(count))")
    }
    public var hintFullDay: String {
        pick(
            "Do every habit that could not wait that day", "За день выполните все привычки, которые нельзя отложить",
            "Wykonaj w ciągu dnia każdy nawyk, którego nie można odłożyć")
    }
    /// "Do every habit that could not wait, 7 days in a row".
    public func hintPerfectDays(_ length: Int) -> String {
        pick(
            "Do every habit that could not wait, \(days(length)) in a row",
            "Выполняйте все привычки, которые нельзя отложить, \(days(length)) подряд",
            "Przez \(days(length)) z rzędu wykonuj każdy nawyk, którego nie można odłożyć")
    }

    /// "Do 10 workouts".
    public func hintWorkouts(_ count: Int) -> String {
        pick("Do \(workouts(count))", "Проведите \(workoutsToDo(count))", "Zrób \(workouts(count))")
    }

    /// "Complete 10 tasks".
    public func hintTasks(_ count: Int) -> String {
        pick("Complete \(tasks(count))", "Выполните \(tasksToDo(count))", "Ukończ \(tasks(count))")
    }
    /// "Complete 50 tasks by their due day".
    public func hintTasksOnTime(_ count: Int) -> String {
        pick(
            "Complete \(tasks(count)) by their due day", "Выполните \(tasksToDo(count)) в срок",
            "Ukończ \(tasks(count)) w terminie")
    }

    /// "Reach 5 goals".
    public func hintGoals(_ count: Int) -> String {
        pick(
            "Reach \(goals(count))",
            "Достигните \(number(count)) \(plural(count, ("", ""), ("цели", "целей", "целей"), ("", "", "")))",
            "Osiągnij \(goals(count))")
    }

    /// "Stay within a budget 12 times".
    public func hintBudgets(_ count: Int) -> String {
        pick(
            "Stay within a budget \(times(count))", "Уложитесь в бюджет \(times(count))",
            "Zmieść się w budżecie \(times(count))")
    }
    public var hintSavingsGoal: String {
        pick(
            "Save up the amount of a goal in an account", "Накопите на счёте сумму своей цели",
            "Uzbieraj na koncie kwotę swojego celu")
    }

    /// "Log your mood on 30 days".
    public func hintMoods(_ count: Int) -> String {
        pick(
            "Log your mood on \(days(count))", "Записывайте настроение: \(days(count))",
            "Zapisuj nastrój przez \(days(count))")
    }
    /// "Log a pet’s mood on 30 days".
    public func hintPetMoods(_ count: Int) -> String {
        pick(
            "Log a pet’s mood on \(days(count))", "Записывайте настроение питомца: \(days(count))",
            "Zapisuj nastrój zwierzęcia przez \(days(count))")
    }

    /// "Log meals on 30 days".
    public func hintMeals(_ count: Int) -> String {
        pick(
            "Log meals on \(days(count))", "Записывайте еду: \(days(count))", "Zapisuj posiłki przez \(days(count))")
    }

    /// "Log your weight on 10 days".
    public func hintWeighIns(_ count: Int) -> String {
        pick(
            "Log your weight on \(days(count))", "Записывайте вес: \(days(count))", "Zapisuj wagę przez \(days(count))"
        )
    }
    public var hintWeightGoal: String {
        pick(
            "Reach the weight in your profile", "Достигните веса из своего профиля",
            "Osiągnij wagę ze swojego profilu")
    }

    /// "Write 10 notes".
    public func hintNotes(_ count: Int) -> String {
        pick("Write \(notes(count))", "Напишите \(notesToDo(count))", "Napisz \(notesToDo(count))")
    }

    /// "Win 10 challenges".
    public func hintChallenges(_ count: Int) -> String {
        pick(
            "Win \(count == 1 ? "a challenge" : "\(number(count)) challenges")",
            "Пройдите \(number(count)) \(plural(count, ("", ""), ("испытание", "испытания", "испытаний"), ("", "", "")))",
            "Ukończ \(number(count)) \(plural(count, ("", ""), ("", "", ""), ("wyzwanie", "wyzwania", "wyzwań")))")
    }

    // Surprises
    public var hintEarlyBird: String {
        pick("Five workouts before seven", "Пять тренировок до семи утра", "Pięć treningów przed siódmą")
    }
    public var hintComeback: String {
        pick(
            "Back after two weeks without a habit", "Возвращение к привычке после двух недель перерыва",
            "Powrót do nawyku po dwóch tygodniach przerwy")
    }
    public var hintFullHouse: String {
        pick(
            "Habit, task, mood, workout and meal in one day", "Привычка, задача, настроение, тренировка и еда за день",
            "Nawyk, zadanie, nastrój, trening i posiłek w jeden dzień")
    }
    public var hintNewYear: String {
        pick("Something done on 1 January", "Дело, сделанное 1 января", "Coś zrobione 1 stycznia")
    }
    public var hintLeapDay: String {
        pick("Something done on 29 February", "Дело, сделанное 29 февраля", "Coś zrobione 29 lutego")
    }

    // After a verb, Russian has the accusative.
    func tasksToDo(_ count: Int) -> String {
        counted(count, ("task", "tasks"), ("задачу", "задачи", "задач"), ("zadanie", "zadania", "zadań"))
    }
    func workoutsToDo(_ count: Int) -> String {
        counted(
            count, ("workout", "workouts"), ("тренировку", "тренировки", "тренировок"),
            ("trening", "treningi", "treningów"))
    }
    func notesToDo(_ count: Int) -> String {
        counted(count, ("note", "notes"), ("заметку", "заметки", "заметок"), ("notatkę", "notatki", "notatek"))
    }
}
