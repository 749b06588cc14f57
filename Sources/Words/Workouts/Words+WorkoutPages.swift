import CivilTime

/// Text of the workout pages.
extension Words {
    public var workoutViews: String { pick("Views of training", "Разделы тренировок", "Widoki treningu") }
    public var train: String { pick("Train", "Тренировка", "Trening") }
    public var workoutFigures: String { pick("Figures", "Итоги", "Podsumowanie") }
    public var startWorkout: String { pick("Start a workout", "Начать тренировку", "Zacznij trening") }
    public var logWorkout: String { pick("Log a past workout", "Записать прошедшую", "Zapisz miniony trening") }
    public var lastWorkouts: String { pick("Latest", "Последние", "Ostatnie") }
    public var allWorkouts: String { pick("The whole history", "Вся история", "Cała historia") }
    public var inProgress: String { pick("In progress", "Идёт сейчас", "W toku") }
    public var continueButton: String { pick("Continue", "Продолжить", "Kontynuuj") }
    public var noWorkoutsYetHint: String {
        pick(
            "Start one in the gym, set by set, or log what you did. It works offline.",
            "Начните в зале, подход за подходом, или запишите, что сделали. Сеть не нужна.",
            "Zacznij na siłowni, seria po serii, albo zapisz, co było. Sieć nie jest potrzebna.")
    }
    public var noWorkoutsInMonth: String {
        pick("No workouts in this month", "В этом месяце тренировок нет", "W tym miesiącu nie ma treningów")
    }
    public var recorded: String { pick("recorded", "записано устройством", "z urządzenia") }
    public var deleteWorkout: String { pick("Delete the workout", "Удалить тренировку", "Usuń trening") }
    public var doAgain: String { pick("Do it again", "Повторить", "Powtórz") }

    // Routines
    public var routines: String { pick("Routines", "Программы", "Plany") }
    public var newRoutine: String { pick("New routine", "Новая программа", "Nowy plan") }
    public var addRoutine: String { pick("Add a routine", "Добавить программу", "Dodaj plan") }
    public var makeRoutine: String { pick("Make it a routine", "Сделать программой", "Zrób z tego plan") }
    public var deleteRoutine: String { pick("Delete the routine", "Удалить программу", "Usuń plan") }
    public var deletingRoutine: String {
        pick("Its workouts are kept.", "Сделанное по ней останется.", "To, co z niego zrobiono, zostaje.")
    }
    public var routineName: String { pick("Name", "Название", "Nazwa") }
    public var routineNameHint: String {
        pick("Push, Legs, Monday…", "Верх, ноги, понедельник…", "Góra, nogi, poniedziałek…")
    }
    public var addExerciseRow: String { pick("Another exercise", "Ещё упражнение", "Kolejne ćwiczenie") }
    public var neverDone: String { pick("Not done yet", "Ещё не выполнялось", "Jeszcze nie robione") }

    /// "Last done 3 Nov".
    public func lastDone(_ day: Day, today: Day) -> String {
        let day = near(day, to: today)
        return pick("Last done \(day)", "Последний раз \(day)", "Ostatnio \(day)")
    }
    public func startNamed(_ name: String) -> String {
        pick("Start \(quoted(name))", "Начать \(quoted(name))", "Zacznij \(quoted(name))")
    }
    public func exerciseNumber(_ number: Int) -> String {
        pick("Exercise \(number)", "Упражнение \(number)", "Ćwiczenie \(number)")
    }
    public func moveExerciseUp(_ number: Int) -> String {
        pick("Move exercise \(number) up", "Поднять упражнение \(number)", "Przesuń ćwiczenie \(number) w górę")
    }
    public func takeOutExercise(_ number: Int) -> String {
        pick("Remove exercise \(number)", "Убрать упражнение \(number)", "Usuń ćwiczenie \(number)")
    }

    // A workout while it is done
    public var finishWorkout: String { pick("Finish", "Закончить", "Zakończ") }
    public var workoutIsOver: String {
        pick("This workout is over", "Эта тренировка закончена", "Ten trening jest zakończony")
    }
    public var workoutForgotten: String {
        pick(
            "Started long ago: its duration is left empty", "Начата давно: время останется пустым",
            "Zaczęty dawno: czas zostanie pusty")
    }
    public var restHeading: String { pick("Rest", "Отдых", "Przerwa") }
    public var restOver: String { pick("Next set", "Подход", "Seria") }
    public var restShorter: String { pick("15 seconds less", "На 15 секунд меньше", "15 sekund mniej") }
    public var restLonger: String { pick("30 seconds more", "На 30 секунд больше", "30 sekund więcej") }
    public var restSkip: String { pick("Skip", "Пропустить", "Pomiń") }
    public var setDone: String { pick("Set done", "Подход сделан", "Seria zrobiona") }
    public var doneNow: String { pick("Today", "Сегодня", "Dziś") }
    public var firstTimeOfExercise: String {
        pick("Your first time. Start light.", "Первый раз. Начните с малого.", "Pierwszy raz. Zacznij lekko.")
    }
    public var allSetsDone: String { pick("All sets done", "Все подходы сделаны", "Wszystkie serie zrobione") }
    public var allSetsDoneHint: String {
        pick(
            "Finish, or choose another exercise below.", "Закончите или выберите ещё упражнение ниже.",
            "Zakończ albo wybierz kolejne ćwiczenie poniżej.")
    }
    public var chooseExercise: String { pick("What first?", "С чего начнём?", "Od czego zaczynamy?") }
    public var chooseExerciseHint: String {
        pick(
            "Choose an exercise to see last time’s numbers beside it.",
            "Выберите упражнение — рядом будут числа прошлого раза.",
            "Wybierz ćwiczenie, a obok staną liczby z ostatniego razu.")
    }
    public var chooseExerciseShort: String { pick("Choose…", "Выберите…", "Wybierz…") }
    public var chooseExerciseFirst: String {
        pick("Please choose an exercise", "Выберите упражнение", "Wybierz ćwiczenie")
    }
    public var anotherExercise: String { pick("Another exercise", "Другое упражнение", "Inne ćwiczenie") }
    public var usualExercises: String { pick("Done often", "Частые", "Najczęstsze") }
    public var liveHint: String {
        pick(
            "Each set is saved as you tap. The screen stays on while this page is open.",
            "Каждый подход сохраняется сразу. Пока страница открыта, экран не гаснет.",
            "Każda seria zapisuje się od razu. Ekran nie gaśnie, gdy ta strona jest otwarta.")
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
    public var exercise: String { pick("Exercise", "Упражнение", "Ćwiczenie") }
    public var load: String { pick("Load", "Вес", "Ciężar") }
    public var repetitionsHeading: String { pick("Repetitions", "Повторения", "Powtórzenia") }
    public var timeOfSet: String { pick("Time", "Время", "Czas") }
    public var distanceHeading: String { pick("Distance", "Расстояние", "Dystans") }
    public func distanceUnitName(imperial: Bool) -> String {
        imperial ? pick("mi", "мили", "mile") : pick("km", "км", "km")
    }
    public var inReserve: String { pick("In reserve", "В запасе", "W zapasie") }
    public var inReserveHint: String {
        pick(
            "Reps in reserve: how many more you could have done", "Сколько повторений ещё вышло бы",
            "Ile powtórzeń by jeszcze wyszło")
    }
    public var setKind: String { pick("Kind of set", "Вид подхода", "Rodzaj serii") }
    public var setNormal: String { pick("Normal", "Обычный", "Zwykła") }
    public var setWarmUp: String { pick("Warm-up", "Разминка", "Rozgrzewka") }
    public var setDrop: String { pick("Drop", "Дроп-сет", "Drop") }
    public var setFailure: String { pick("To failure", "До отказа", "Do upadku") }
    public var moreOfSet: String { pick("Type, reps in reserve, more", "Вид, запас, ещё", "Rodzaj, zapas, więcej") }
    public var moreOfIt: String { pick("more", "больше", "więcej") }
    public var addSet: String { pick("Add a set", "Добавить подход", "Dodaj serię") }
    public var deleteSet: String { pick("Delete the set", "Удалить подход", "Usuń serię") }
    public var notATime: String {
        pick("Write a time as 90 or 1:30", "Запишите время как 90 или 1:30", "Zapisz czas jako 90 lub 1:30")
    }

    // Writing a workout down
    public var workoutTitleHint: String { pick("Upper body", "Верх тела", "Góra ciała") }
    public var workoutType: String { pick("Kind", "Вид", "Rodzaj") }
    public var typeByExercises: String { pick("By its exercises", "По упражнениям", "Według ćwiczeń") }
    public var beganAt: String { pick("Began at", "Начало", "Początek") }
    public var minutesLabel: String { pick("Minutes", "Минуты", "Minuty") }
    public var energyLabel: String { pick("Energy, kcal", "Энергия, ккал", "Energia, kcal") }
    public var emptyForToday: String { pick("Empty for today", "Пусто — сегодня", "Puste: dziś") }
    public var emptyForEstimate: String { pick("Empty for an estimate", "Пусто — оценка", "Puste: szacunek") }
    public var setsHeading: String { pick("Sets", "Подходы", "Serie") }
    public var setsHint: String {
        pick(
            "A line for each: exercise, sets × repetitions × load", "По строке: упражнение, подходы × повторения × вес",
            "Każde w osobnym wierszu: ćwiczenie, serie × powtórzenia × ciężar")
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
        pick("Only if you log no sets", "Только если не записываете подходы", "Tylko gdy nie zapisujesz serii")
    }

    // Exercises
    public var newExercise: String { pick("New exercise", "Новое упражнение", "Nowe ćwiczenie") }
    public var exerciseLibrary: String { pick("Library", "Справочник", "Katalog") }
    public var muscleHeading: String { pick("Muscle", "Мышцы", "Mięśnie") }
    public var equipmentHeading: String { pick("Equipment", "Снаряд", "Sprzęt") }
    public var deleteExercise: String { pick("Delete the exercise", "Удалить упражнение", "Usuń ćwiczenie") }
    public var deletingExercise: String {
        pick(
            "Its logged sets are kept.", "Записанные подходы останутся.", "Zapisane serie zostają.")
    }
    public var lastTimes: String { pick("The last times", "Последние разы", "Ostatnie razy") }
    public var oneRepMaxHint: String {
        pick(
            "One-rep max by Brzycki’s formula, from sets of up to 12 repetitions",
            "Разовый максимум по формуле Бжицки, по подходам до 12 повторений",
            "Maksimum na raz według wzoru Brzyckiego, z serii do 12 powtórzeń")
    }
    public func exerciseCurve(_ first: String, _ last: String) -> String {
        pick("From \(first) to \(last)", "От \(first) до \(last)", "Od \(first) do \(last)")
    }

    // Figures
    public var workoutTime: String { pick("Time", "Время", "Czas") }
    public var workoutEnergy: String { pick("Energy", "Энергия", "Energia") }
    public var liftedHeading: String { pick("Lifted", "Поднято", "Podniesione") }
    public var weeksInARow: String { pick("Weeks in a row", "Недель подряд", "Tygodni z rzędu") }
    public var daysInARow: String { pick("Days in a row", "Дней подряд", "Dni z rzędu") }
    public var longestInWeeks: String { pick("Most weeks", "Рекорд недель", "Rekord tygodni") }
    public var longestInDays: String { pick("Most days", "Рекорд дней", "Rekord dni") }

    // Workouts that come in
    public var newExercises: String { pick("New exercises", "Новые упражнения", "Nowe ćwiczenia") }
    public func restoreDeleted(bodyRecords count: Int) -> String {
        pick(
            "Restore deleted body records (\(number(count)))",
            "Вернуть удалённое о теле (\(number(count)))", "Przywróć usunięte dane o ciele (\(number(count)))")
    }

    // In the terminal
    public var noRoutinesYet: String { pick("No routines yet", "Пока нет программ", "Nie ma jeszcze planów") }
    public var noWorkoutRuns: String {
        pick(
            "No workout is running; start one with 'daybook workout start'",
            "Сейчас тренировка не идёт; начните её командой 'daybook workout start'",
            "Żaden trening nie trwa; zacznij poleceniem 'daybook workout start'")
    }
    public var oneSetAtATime: String { pick("One set at a time", "По одному подходу", "Po jednej serii") }
    public func workoutBegun(_ title: String) -> String {
        pick("\(quoted(title)) has begun", "\(quoted(title)): начато", "\(quoted(title)): zaczęto")
    }
    public func routineUnknown(_ name: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no routine \(quoted(name)).", "Нет программы \(quoted(name)).", "Nie ma planu \(quoted(name)).")
        return unknown + didYouMean(nearest)
    }

    // After something was done
    public func workoutFinished(_ title: String) -> String {
        pick("\(quoted(title)) is finished", "\(quoted(title)): закончено", "\(quoted(title)): zakończono")
    }
}
