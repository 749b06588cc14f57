import CivilTime

/// Text of the workout pages.
extension Words {
    public var workoutViews: String { pick("Workout sections", "Разделы тренировок", "Sekcje treningów") }
    public var train: String { pick("Train", "Тренировка", "Trening") }
    public var workoutFigures: String { pick("Statistics", "Статистика", "Statystyki") }
    public var startWorkout: String { pick("Start a workout", "Начать тренировку", "Zacznij trening") }
    public var logWorkout: String {
        pick(
            "Log a past workout",
            "Записать прошлую тренировку",
            "Zapisz wcześniejszy trening")
    }
    public var lastWorkouts: String { pick("Recent", "Недавние", "Ostatnie") }
    public var allWorkouts: String { pick("Show all", "Показать все", "Pokaż wszystkie") }
    public var inProgress: String { pick("In progress", "Идёт сейчас", "W toku") }
    public var continueButton: String { pick("Resume", "Продолжить", "Wznów") }
    public var noWorkoutsYetHint: String {
        pick(
            "Start one at the gym, or log what you did. It works offline.",
            "Начните в зале или запишите прошедшую. Работает без интернета.",
            "Zacznij na siłowni albo zapisz, co już zrobione. Działa bez internetu.")
    }
    public var noWorkoutsInMonth: String {
        pick(
            "No workouts this month",
            "В этом месяце тренировок нет",
            "Brak treningów w tym miesiącu")
    }
    /// The start of a running workout that began on an earlier day: "since yesterday 18:30".
    public func workoutSince(_ day: String, _ time: TimeOfDay?) -> String {
        let clock = time.map { self.time($0) }
        return pick(
            "since \(day)\(clock.map { " \($0)" } ?? "")", "начата \(day)\(clock.map { " в \($0)" } ?? "")",
            "od \(day)\(clock.map { " \($0)" } ?? "")")
    }
    public var recorded: String { pick("recorded", "записано устройством", "z urządzenia") }
    public var deleteWorkout: String { pick("Delete workout", "Удалить тренировку", "Usuń trening") }
    public var doAgain: String { pick("Repeat", "Повторить", "Powtórz") }

    public var startEmptyWorkout: String { pick("Without a routine", "Без программы", "Bez planu") }
    /// The same for someone who has no routine.
    public var startFirstWorkout: String { pick("Start", "Начать", "Zacznij") }

    // Routines
    public var routines: String { pick("Routines", "Программы", "Plany") }
    public var newRoutine: String { pick("New routine", "Новая программа", "Nowy plan") }
    public var addRoutine: String { pick("Add a routine", "Добавить программу", "Dodaj plan") }
    public var makeRoutine: String {
        pick(
            "Save as routine",
            "Сохранить как программу",
            "Zapisz jako plan")
    }
    public var deleteRoutine: String { pick("Delete routine", "Удалить программу", "Usuń plan") }
    public var deletingRoutine: String {
        pick(
            "Finished workouts stay.",
            "Сделанные тренировки останутся.",
            "Ukończone treningi zostaną.")
    }
    public var routineNameHint: String {
        pick("Push, Legs, Monday…", "Верх, ноги, понедельник…", "Góra, nogi, poniedziałek…")
    }
    public var addExercises: String { pick("Add exercises", "Добавить упражнения", "Dodaj ćwiczenia") }
    public var neverDone: String { pick("Not done yet", "Ещё ни разу", "Jeszcze ani razu") }

    /// "Last done 3 Nov".
    public func lastDone(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("Last done \(day)", "Последний раз \(day)", "Ostatnio \(day)")
    }
    public func startNamed(_ name: String) -> String {
        pick("Start \(quoted(name))", "Начать \(quoted(name))", "Zacznij \(quoted(name))")
    }
    /// Other ways to say it in a search.
    public func otherStarts(_ name: String) -> [String] {
        [
            pick("Begin \(name)", "Начни \(name)", "Rozpocznij \(name)"),
            pick("Do \(name)", "Начать тренировку \(name)", "Zacznij trening \(name)"),
        ]
    }
    public func moveExerciseUp(_ name: String) -> String {
        pick("Move \(quoted(name)) up", "Поднять \(quoted(name))", "Przesuń \(quoted(name)) w górę")
    }
    public func takeOutExercise(_ name: String) -> String {
        pick("Remove \(quoted(name))", "Убрать \(quoted(name))", "Usuń \(quoted(name))")
    }
    public func addSet(of name: String) -> String {
        pick("Add a set: \(name)", "Добавить подход: \(name)", "Dodaj serię: \(name)")
    }
    public func takeOutSet(_ number: Int, of name: String) -> String {
        pick(
            "Remove set \(number): \(name)", "Убрать подход \(number): \(name)", "Usuń serię \(number): \(name)")
    }
    public var restAndMore: String {
        pick("Rest, more figures", "Отдых, другие показатели", "Przerwa, inne wartości")
    }
    public var emptySetRepeats: String {
        pick(
            "A set left empty repeats the one above.", "Пустой подход повторяет тот, что выше.",
            "Pusta seria powtarza tę powyżej.")
    }

    // A workout while it is done
    public var finishWorkout: String { pick("Finish", "Закончить", "Zakończ") }
    public var workoutForgotten: String {
        pick(
            "Started long ago, so its duration stays empty",
            "Начата давно, поэтому длительность останется пустой",
            "Zaczęty dawno, więc czas trwania zostanie pusty")
    }
    public var restHeading: String { pick("Rest", "Отдых", "Przerwa") }
    public var restOver: String { pick("Next set", "Подход", "Seria") }
    public var restShorter: String { pick("15 seconds less", "На 15 секунд меньше", "15 sekund mniej") }
    public var restLonger: String { pick("30 seconds more", "На 30 секунд больше", "30 sekund więcej") }
    public var restSkip: String { pick("Skip", "Пропустить", "Pomiń") }
    public var setDone: String { pick("Log set", "Записать подход", "Zapisz serię") }
    public var doneNow: String { pick("Today", "Сегодня", "Dziś") }
    public var firstTimeOfExercise: String {
        pick(
            "First time. Start light.",
            "Первый раз. Начните с малого веса.",
            "Pierwszy raz. Zacznij lekko.")
    }
    public var allSetsDone: String { pick("All sets done", "Все подходы сделаны", "Wszystkie serie zrobione") }
    public var allSetsDoneHint: String {
        pick(
            "Finish, or add another exercise.",
            "Закончите или добавьте упражнение.",
            "Zakończ albo dodaj kolejne ćwiczenie.")
    }
    public var chooseExercise: String {
        pick(
            "Choose an exercise",
            "Выберите упражнение",
            "Wybierz ćwiczenie")
    }
    public var chooseExerciseHint: String {
        pick(
            "You’ll see last time’s numbers beside it.",
            "Рядом будут результаты прошлой тренировки.",
            "Obok zobaczysz wyniki z poprzedniego treningu.")
    }
    public var chooseExerciseShort: String { pick("Choose…", "Выберите…", "Wybierz…") }
    public var chooseExerciseFirst: String {
        pick(
            "Choose an exercise",
            "Выберите упражнение",
            "Wybierz ćwiczenie")
    }
    public var anotherExercise: String { pick("Add exercise", "Добавить упражнение", "Dodaj ćwiczenie") }
    public var usualExercises: String { pick("Recent", "Недавние", "Ostatnie") }
    public var commonExercises: String { pick("Common exercises", "Популярные упражнения", "Popularne ćwiczenia") }
    public var liveHint: String {
        pick(
            "Each set is saved right away. The screen stays on.",
            "Каждый подход сохраняется сразу. Экран не гаснет.",
            "Każda seria zapisuje się od razu. Ekran nie gaśnie.")
    }

    public var searchExercises: String { pick("Search exercises", "Поиск упражнений", "Szukaj ćwiczeń") }
    public var noExerciseFound: String { pick("No exercises found", "Ничего не найдено", "Nic nie znaleziono") }
    public var emptyWorkoutQuestion: String {
        pick(
            "No sets logged. Discard this workout?", "Нет ни одного подхода. Удалить тренировку?",
            "Brak serii. Odrzucić ten trening?")
    }
    /// Asks before a workout is finished with planned sets open: "7 sets are left open. Finish anyway?".
    public func openSetsQuestion(_ count: Int) -> String {
        let sets = sets(count)
        return pick(
            "\(sets) \(count == 1 ? "is" : "are") left open. Finish anyway?",
            "\(areLeft(count)) ещё \(sets). Всё равно закончить?",
            "\(areLeft(count)) jeszcze \(sets). Zakończyć mimo to?")
    }
    /// Where nobody can be asked about the open sets.
    public func openSetsNeedFlag(_ count: Int) -> String {
        let sets = sets(count)
        return pick(
            "\(sets) \(count == 1 ? "is" : "are") left open: --anyway finishes the workout",
            "\(areLeft(count)) ещё \(sets): --anyway закончит тренировку",
            "\(areLeft(count)) jeszcze \(sets): --anyway zakończy trening")
    }
    /// "Остался", "Zostały".
    private func areLeft(_ sets: Int) -> String {
        plural(sets, ("", ""), ("Остался", "Осталось", "Осталось"), ("Została", "Zostały", "Zostało"))
    }
    public var workoutGoesOn: String { pick("The workout goes on", "Тренировка продолжается", "Trening trwa dalej") }
    public var discardWorkout: String { pick("Discard", "Удалить", "Odrzuć") }
    public var keepWorkout: String { pick("Keep it", "Сохранить", "Zachowaj") }
    /// The report of the terminal on a workout that was finished without a set.
    public var emptyWorkoutDiscarded: String {
        pick(
            "No sets logged, so the workout was discarded", "Нет ни одного подхода: тренировка удалена",
            "Brak serii, więc trening odrzucono")
    }

    /// "Last time, 3 Nov".
    public func lastTime(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("Last time, \(day)", "В прошлый раз, \(day)", "Ostatnio, \(day)")
    }
    public func setNumber(_ number: Int) -> String { pick("Set \(number)", "Подход \(number)", "Seria \(number)") }
    public func setNumber(_ number: Int, of count: Int) -> String {
        pick("Set \(number) of \(count)", "Подход \(number) из \(count)", "Seria \(number) z \(count)")
    }

    // A set
    /// Asks about a set that is too fast to be true.
    public func speedQuestion(_ distance: String, in time: String) -> String {
        pick(
            "Is that right? It says \(distance) in \(time).", "Всё верно? Указано \(distance) за \(time).",
            "Czy to się zgadza? Podano \(distance) w czasie \(time).")
    }
    /// Asks about a set that is too heavy to be true.
    public func setQuestion(_ figures: String) -> String {
        pick(
            "Is that right? It says \(figures).", "Всё верно? Указано: \(figures).",
            "Czy to się zgadza? Podano \(figures).")
    }
    public var exercise: String { pick("Exercise", "Упражнение", "Ćwiczenie") }
    public var load: String { pick("Load", "Вес", "Ciężar") }
    public var repetitionsHeading: String { pick("Repetitions", "Повторения", "Powtórzenia") }
    public var timeOfSet: String { pick("Time", "Время", "Czas") }
    public var distanceHeading: String { pick("Distance", "Расстояние", "Dystans") }
    public func distanceUnitName(imperial: Bool) -> String {
        imperial ? pick("mi", "мили", "mile") : pick("km", "км", "km")
    }
    public var inReserve: String { pick("Reps in reserve", "Запас повторений", "Zapas powtórzeń") }
    public var inReserveHint: String {
        pick(
            "How many more you could have done",
            "Сколько повторений ещё получилось бы",
            "Ile jeszcze powtórzeń by wyszło")
    }
    public var setKind: String { pick("Kind of set", "Вид подхода", "Rodzaj serii") }
    public var setNormal: String { pick("Normal", "Обычный", "Zwykła") }
    public var setWarmUp: String { pick("Warm-up", "Разминка", "Rozgrzewka") }
    public var setDrop: String { pick("Drop set", "Дроп-сет", "Drop set") }
    public var setFailure: String { pick("To failure", "До отказа", "Do upadku") }
    public var moreOfSet: String {
        pick(
            "Kind, reps in reserve, more",
            "Вид, запас, ещё",
            "Rodzaj, zapas, więcej")
    }
    public var moreFigures: String { pick("More figures", "Другие показатели", "Inne wartości") }
    public var moreOfIt: String { pick("more", "больше", "więcej") }
    public var addSet: String { pick("Add a set", "Добавить подход", "Dodaj serię") }
    public var deleteSet: String { pick("Delete set", "Удалить подход", "Usuń serię") }
    public var notATime: String {
        pick(
            "Enter a time such as 90 or 1:30",
            "Введите время, например 90 или 1:30",
            "Wpisz czas, na przykład 90 lub 1:30")
    }

    // Writing a workout down
    public var workoutTitleHint: String { pick("Upper body", "Верх тела", "Góra ciała") }
    public var workoutType: String { pick("Kind", "Вид", "Rodzaj") }
    public var typeByExercises: String { pick("By its exercises", "По упражнениям", "Według ćwiczeń") }
    public var beganAt: String { pick("Started at", "Начало", "Początek") }
    public var minutesLabel: String { pick("Minutes", "Минуты", "Minuty") }
    public var energyLabel: String { pick("Energy, kcal", "Энергия, ккал", "Energia, kcal") }
    public var emptyForToday: String {
        pick(
            "Empty means today",
            "Если оставить пустым — сегодня",
            "Puste pole oznacza dziś")
    }
    public var emptyForEstimate: String {
        pick(
            "Empty means an estimate",
            "Если оставить пустым — оценка",
            "Puste pole oznacza szacunek")
    }
    public var setsHeading: String { pick("Sets", "Подходы", "Serie") }
    public var setsHint: String {
        pick(
            "One per line: exercise, sets × reps × load",
            "По одному в строке: упражнение, подходы × повторения × вес",
            "Po jednym w wierszu: ćwiczenie, serie × powtórzenia × ciężar")
    }
    public var setsExample: String {
        pick(
            "Bench press 3x8x60\nRunning 5 km 25:00", "Жим лёжа 3x8x60\nБег 5 км 25:00",
            "Wyciskanie leżąc 3x8x60\nBieganie 5 km 25:00")
    }
    public var exercisesCompleted: String {
        pick("Exercises completed", "Выполнено упражнений", "Wykonane ćwiczenia")
    }
    public var exercisesCompletedHint: String {
        pick(
            "Only if you don’t log sets",
            "Только если не записываете подходы",
            "Tylko gdy nie zapisujesz serii")
    }

    // Exercises
    public var addNewExercise: String { pick("Add exercise", "Добавить упражнение", "Dodaj ćwiczenie") }
    public var newExercise: String { pick("New exercise", "Новое упражнение", "Nowe ćwiczenie") }
    public var exerciseLibrary: String { pick("Library", "Справочник", "Katalog") }
    public var muscleHeading: String { pick("Muscle", "Мышцы", "Mięśnie") }
    public var equipmentHeading: String { pick("Equipment", "Оборудование", "Sprzęt") }
    public var deleteExercise: String { pick("Delete exercise", "Удалить упражнение", "Usuń ćwiczenie") }
    public var deletingExercise: String {
        pick(
            "Logged sets stay.",
            "Записанные подходы останутся.",
            "Zapisane serie zostaną.")
    }
    public var lastTimes: String { pick("History", "История", "Historia") }
    public var oneRepMaxHint: String {
        pick(
            "One-rep max by Brzycki’s formula, from sets of up to 12 repetitions",
            "Разовый максимум по формуле Бжицки, по подходам до 12 повторений",
            "Maksimum na 1 powtórzenie według wzoru Brzyckiego, z serii do 12 powtórzeń")
    }
    public func exerciseCurve(_ first: String, _ last: String) -> String {
        pick("From \(first) to \(last)", "От \(first) до \(last)", "Od \(first) do \(last)")
    }

    // Figures
    public var workoutTime: String { pick("Time", "Время", "Czas") }
    public var workoutEnergy: String { pick("Energy", "Энергия", "Energia") }
    public var liftedHeading: String { pick("Lifted", "Поднято", "Podniesiono") }
    /// The label of a number of weeks: "Weeks in a row", "Недели подряд".
    public func weeksInARow(_ count: Int) -> String { inARow(count == 1 ? 5 : count) { weeks($0) } }
    /// The label of a number of days: "Days in a row", "Дня подряд".
    public func daysInARow(_ count: Int) -> String { inARow(count == 1 ? 5 : count) { days($0) } }

    /// The label under a number of workouts: "Workouts", "Тренировок".
    public func workoutsLabel(_ count: Int) -> String { label(workouts(count), count) }

    private func inARow(_ count: Int, _ counted: (Int) -> String) -> String {
        let unit = label(counted(count), count)
        return pick("\(unit) in a row", "\(unit) подряд", "\(unit) z rzędu")
    }
    public var longestInWeeks: String { pick("Longest, weeks", "Рекорд, недель", "Rekord, tygodni") }
    public var longestInDays: String { pick("Longest, days", "Рекорд, дней", "Rekord, dni") }

    public var allTime: String { pick("All time", "За всё время", "Całość") }

    // Workouts that come in
    public var newExercises: String { pick("New exercises", "Новые упражнения", "Nowe ćwiczenia") }
    public func restoreDeleted(bodyRecords count: Int) -> String {
        pick(
            "Restore deleted records (\(number(count)))",
            "Восстановить удалённые записи (\(number(count)))", "Przywróć usunięte wpisy (\(number(count)))")
    }

    // In the terminal
    public var noRoutinesYet: String { pick("No routines yet", "Программ пока нет", "Brak planów") }
    public var noWorkoutRuns: String {
        pick(
            "No workout is running. Start one: daybook workout start",
            "Сейчас тренировка не идёт. Начните её: daybook workout start",
            "Żaden trening nie trwa. Zacznij go: daybook workout start")
    }
    public var oneSetAtATime: String {
        pick(
            "Log one set at a time, such as “Bench press 8@60”, or “8@60” for the exercise whose turn it is",
            "Записывайте по одному подходу: «Жим лёжа 8@60» или «8@60» для текущего упражнения",
            "Zapisuj po jednej serii: „Wyciskanie leżąc 8@60” lub „8@60” dla bieżącego ćwiczenia")
    }
    /// Confirms a started workout. One without a name of its own is only "Workout".
    public func workoutBegun(_ title: String) -> String {
        if title == workout { return pick("Workout started", "Тренировка начата", "Zaczęto trening") }
        return pick(
            "\(quoted(title)) started", "Тренировка \(quoted(title)) начата", "Zaczęto trening \(quoted(title))")
    }
    public func routineUnknown(_ name: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no routine \(quoted(name)).", "Нет программы \(quoted(name)).", "Nie ma planu \(quoted(name)).")
        return unknown + didYouMean(nearest)
    }

    // After something was done
    public func workoutFinished(_ title: String) -> String {
        if title == workout { return pick("Workout finished", "Тренировка закончена", "Zakończono trening") }
        return pick(
            "\(quoted(title)) finished", "Тренировка \(quoted(title)) закончена",
            "Zakończono trening \(quoted(title))")
    }
}
