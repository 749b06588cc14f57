/// Text about workouts.
extension Words {
    public var workouts: String { pick("Workouts", "Тренировки", "Treningi") }
    public var workout: String { pick("Workout", "Тренировка", "Trening") }
    public var noWorkoutsYet: String { pick("No workouts yet", "Тренировок пока нет", "Brak treningów") }
    public var exercises: String { pick("Exercises", "Упражнения", "Ćwiczenia") }
    /// A record that a set broke: "Record: one-rep max".
    public func recordBroken(_ name: String) -> String { pick("Record: \(name)", "Рекорд: \(name)", "Rekord: \(name)") }
    public var personalRecords: String { pick("Records", "Рекорды", "Rekordy") }

    /// "1 workout", "3 workouts".
    public func workouts(_ count: Int) -> String {
        counted(
            count, ("workout", "workouts"), ("тренировка", "тренировки", "тренировок"),
            ("trening", "treningi", "treningów"))
    }

    /// "1 exercise", "3 exercises".
    public func exercises(_ count: Int) -> String {
        counted(
            count, ("exercise", "exercises"), ("упражнение", "упражнения", "упражнений"),
            ("ćwiczenie", "ćwiczenia", "ćwiczeń"))
    }

    /// "1 set", "3 sets".
    public func sets(_ count: Int) -> String {
        counted(count, ("set", "sets"), ("подход", "подхода", "подходов"), ("seria", "serie", "serii"))
    }

    /// "45 min", "1 h 5 min".
    public func workoutMinutes(_ minutes: Int64) -> String {
        guard minutes >= 60 else { return "\(minutes)\(numberSpace)\(minute)" }
        let hours = "\(number(minutes / 60))\(numberSpace)\(pick("h", "ч", "godz."))"
        return minutes % 60 == 0 ? hours : "\(hours) \(minutes % 60)\(numberSpace)\(minute)"
    }
    /// The unit of durations: "min".
    public var minute: String { pick("min", "мин", "min") }

    /// Energy, with a tilde if it is an estimate: "~280 kcal".
    public func energy(_ kilocalories: Double, isEstimate: Bool) -> String {
        (isEstimate ? "~" : "") + energy(kilocalories)
    }
    public var estimatedHint: String {
        pick(
            "~ estimated from the kind, duration and your weight",
            "~ — оценка по виду, длительности и весу",
            "~ szacunek z rodzaju, czasu i wagi")
    }

    // Records
    public var oneRepMax: String { pick("One-rep max", "Разовый максимум", "Maks. na 1 powtórzenie") }
    public var heaviestLoad: String { pick("Heaviest", "Наибольший вес", "Największy ciężar") }
    public var bestSet: String { pick("Best set", "Лучший подход", "Najlepsza seria") }
    public var mostRepetitions: String { pick("Most repetitions", "Больше всего повторений", "Najwięcej powtórzeń") }
    public var longestTime: String { pick("Longest", "Рекорд времени", "Rekord czasu") }
    public var farthestDistance: String { pick("Farthest", "Рекорд расстояния", "Rekord dystansu") }
    public var fastestPace: String { pick("Best pace", "Лучший темп", "Najlepsze tempo") }
    /// Beside an exercise that was never done before.
    public var firstTime: String { pick("First time", "Впервые", "Pierwszy raz") }
    public var noRecordsYet: String {
        pick(
            "Log sets to see your records here.",
            "Записывайте подходы — здесь появятся рекорды.",
            "Zapisuj serie, a tu zobaczysz rekordy.")
    }

    // Streak and totals
    public func workoutStreak(days: Int, weeks: Int) -> String {
        pick(
            "In a row: \(self.days(days)), \(self.weeks(weeks))", "Подряд: \(self.days(days)), \(self.weeks(weeks))",
            "Z rzędu: \(self.days(days)), \(self.weeks(weeks))")
    }

    /// The total weight lifted: "3,400 kg lifted".
    public func totalVolume(_ kilograms: Double, imperial: Bool) -> String {
        let weight = weight(kilograms.rounded(), imperial: imperial)
        return pick("\(weight) lifted", "поднято \(weight)", "podniesiono \(weight)")
    }

    // After something was done
    public func workoutDeleted(_ title: String) -> String { wasDeleted(title) }
    public var setSaved: String { pick("Set saved", "Подход записан", "Seria zapisana") }
    public var setDeleted: String { pick("Set deleted", "Подход удалён", "Seria usunięta") }

    // Refusals
    public var workoutWasDeleted: String {
        pick(
            "This workout was deleted",
            "Эта тренировка удалена",
            "Ten trening usunięto")
    }
    public var setWasDeleted: String {
        pick(
            "This set was deleted",
            "Этот подход удалён",
            "Tę serię usunięto")
    }
    public var exerciseWasDeleted: String {
        pick(
            "This exercise no longer exists",
            "Этого упражнения больше нет",
            "Tego ćwiczenia już nie ma")
    }
    public var routineWasDeleted: String {
        pick(
            "This routine was deleted",
            "Эта программа удалена",
            "Ten plan usunięto")
    }
    public var routineEmpty: String {
        pick("Add an exercise", "Добавьте упражнение", "Dodaj ćwiczenie")
    }
    public func tooManyExercises(_ limit: Int) -> String {
        pick("At most \(exercises(limit))", "Не больше \(number(limit)) упражнений", "Najwyżej \(exercises(limit))")
    }
    public func tooManySets(_ limit: Int) -> String {
        pick("At most \(sets(limit))", "Не больше \(number(limit)) подходов", "Najwyżej \(sets(limit))")
    }
    public func exerciseUnknown(_ name: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no exercise \(quoted(name)).", "Нет упражнения \(quoted(name)).",
            "Nie ma ćwiczenia \(quoted(name)).")
        return unknown + didYouMean(nearest)
    }
    public func workoutUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no workout \(quoted(title)).", "Нет тренировки \(quoted(title)).",
            "Nie ma treningu \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }
    public func setUnreadable(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not a set; write it as “Bench press 3x8x60” or “Running 5 km 25:00”",
            "\(quoted(typed)) — не подход; укажите, например, «Жим лёжа 3x8x60» или «Бег 5 км 25:00»",
            "\(quoted(typed)) to nie seria; podaj na przykład „Wyciskanie leżąc 3x8x60” lub „Bieganie 5 km 25:00”")
    }
}
