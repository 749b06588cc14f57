import CivilTime

/// Text of the health pages.
extension Words {
    public var health: String { pick("Health", "Здоровье", "Zdrowie") }
    public var noHealth: String {
        pick(
            "No health data yet",
            "Данных о здоровье пока нет",
            "Brak danych o zdrowiu")
    }
    public var noHealthHint: String {
        pick(
            """
            On your iPhone, open Health, tap your picture, then “Export All Health Data”. Choose the zip file here. It is \
            read on this device, whatever its size.
            """,
            """
            На iPhone откройте «Здоровье», нажмите на своё фото и выберите «Экспортировать медданные». Получится файл zip: \
            выберите его здесь. Он читается на этом устройстве, каким бы большим ни был.
            """,
            """
            Na iPhonie otwórz Zdrowie, dotknij swojego zdjęcia, a potem „Eksportuj wszystkie dane zdrowotne”. Powstanie plik zip: \
            wybierz go tutaj. Jest odczytywany na tym urządzeniu, bez względu na rozmiar.
            """)
    }
    public var chooseExport: String { pick("Choose the export", "Выбрать файл экспорта", "Wybierz plik eksportu") }
    public var laterExport: String {
        pick(
            "Import a newer file",
            "Импортировать новый файл",
            "Importuj nowszy plik")
    }
    public var latestDays: String { pick("Recent days", "Последние дни", "Ostatnie dni") }
    public var meansOfWeeks: String { pick("weekly averages", "в среднем за неделю", "średnie tygodniowe") }
    public var meansOfMonths: String { pick("monthly averages", "в среднем за месяц", "średnie miesięczne") }
    public var meansOfYears: String { pick("yearly averages", "в среднем за год", "średnie roczne") }
    public var stepsADay: String { pick("steps a day", "шагов в день", "kroków dziennie") }
    public var sleepANight: String { pick("sleep a night", "сна за ночь", "sen na dobę") }
    public var restingPulse: String { pick("resting pulse", "пульс покоя", "tętno spoczynkowe") }
    public var sleep: String { pick("Sleep", "Сон", "Sen") }
    public var logSleep: String { pick("Log sleep", "Записать сон", "Zapisz sen") }
    /// The label of a field for hours and minutes.
    public var timeAsleep: String { pick("Time asleep", "Длительность сна", "Czas snu") }
    public var nightUntil: String {
        pick("Night that ended on", "Ночь закончилась", "Noc skończyła się dnia")
    }
    public var notASleep: String {
        pick(
            "Enter hours and minutes, such as 7:30", "Введите часы и минуты, например 7:30",
            "Podaj godziny i minuty, np. 7:30")
    }
    public var sleepIsMeasured: String {
        pick(
            "A watch or phone measured the sleep of this night.", "Сон этой ночи уже записан часами или телефоном.",
            "Sen tej nocy zmierzył już zegarek lub telefon.")
    }
    /// The message after sleep was typed: "Sleep: 7:30".
    public func sleepLogged(minutes: Double) -> String { "\(sleep): \(hoursAndMinutes(minutes))" }
    public var sleepRemoved: String { pick("Sleep removed", "Сон удалён", "Usunięto sen") }
    public var recordedWorkouts: String {
        pick("Recorded workouts", "Записанные тренировки", "Zapisane treningi")
    }
    public var noWorkoutsRecorded: String {
        pick(
            "No recorded workouts",
            "Записанных тренировок нет",
            "Brak zapisanych treningów")
    }
    public var deleteHealth: String {
        pick("Delete health data", "Удалить данные о здоровье", "Usuń dane o zdrowiu")
    }
    public var deleteHealthHint: String {
        pick(
            "The measurements and recorded workouts of these days will be deleted. You can undo this. A later import adds the measurements again.",
            "Измерения и записанные тренировки за эти дни будут удалены. Удаление можно отменить. Следующий импорт вернёт измерения.",
            "Pomiary i zapisane treningi z tych dni zostaną usunięte. Możesz to cofnąć. Kolejny import przywróci pomiary."
        )
    }
    public var deleteTheseDays: String {
        pick("Delete these days", "Удалить данные за эти дни", "Usuń dane z tych dni")
    }
    public var deleteThisDay: String {
        pick("Delete this day", "Удалить данные за этот день", "Usuń dane z tego dnia")
    }
    public var deleteAllHealth: String {
        pick("Delete all health data", "Удалить все данные о здоровье", "Usuń wszystkie dane o zdrowiu")
    }
    public var healthDeleted: String {
        pick("Health data deleted", "Данные о здоровье удалены", "Usunięto dane o zdrowiu")
    }
    public var lastDayBeforeFirst: String {
        pick(
            "The last day is before the first", "Последний день раньше первого",
            "Ostatni dzień jest przed pierwszym")
    }

    /// "8,412 steps".
    public func stepCount(_ steps: Double) -> String {
        let count = Int64(min(max(steps, 0), 1e12).rounded())
        let noun = pick(
            plural(count, one: "step", few: "steps", many: "steps"),
            plural(count, one: "шаг", few: "шага", many: "шагов"),
            plural(count, one: "krok", few: "kroki", many: "kroków"))
        return "\(number(count)) \(noun)"
    }
    /// "slept 7 h 5 min".
    public func slept(_ length: String) -> String { pick("slept \(length)", "сон \(length)", "sen \(length)") }
    /// A name and its value: "Active energy 320 kcal".
    public func labelled(_ name: String, _ value: String) -> String { "\(name) \(value)" }
    /// "8,412 on average".
    public func onAverage(_ value: String) -> String {
        pick("\(value) on average", "в среднем \(value)", "średnio \(value)")
    }
    /// Describes a chart for screen readers.
    public func healthSentence(mean: String, lowest: String, lowestOn: String, highest: String, highestOn: String)
        -> String
    {
        pick(
            "\(mean); lowest \(lowest) (\(lowestOn)), highest \(highest) (\(highestOn)).",
            "\(mean); минимум \(lowest) (\(lowestOn)), максимум \(highest) (\(highestOn)).",
            "\(mean); najmniej \(lowest) (\(lowestOn)), najwięcej \(highest) (\(highestOn)).")
    }
    /// "58 bpm".
    public func beatsAMinute(_ value: Double) -> String {
        "\(number(value, maximumFractionDigits: 0)) \(beatsAMinute)"
    }
    /// "42 ms".
    public func milliseconds(_ value: Double) -> String {
        "\(number(value, maximumFractionDigits: 0)) \(millisecond)"
    }
    public func amount(milligrams value: Double) -> String { "\(number(value)) \(milligram)" }

    public var beatsAMinute: String { pick("bpm", "уд/мин", "ud./min") }
    public var millisecond: String { pick("ms", "мс", "ms") }
    public var milligram: String { pick("mg", "мг", "mg") }
}

/// Names of health measures and recorded workouts.
extension Words {
    public var movement: String { pick("Movement", "Движение", "Ruch") }
    public var foodAndDrink: String { pick("Food and drink", "Еда и питьё", "Jedzenie i picie") }
    public var heart: String { pick("Heart", "Сердце", "Serce") }

    /// The name of a measure by its stored code.
    public func healthMeasure(_ code: String) -> String {
        switch code {
        case "steps": pick("Steps", "Шаги", "Kroki")
        case "distance": pick("Walked and run", "Пешком и бегом", "Pieszo i biegiem")
        case "cyclingDistance": pick("Cycled", "На велосипеде", "Na rowerze")
        case "swimmingDistance": pick("Swum", "Вплавь", "Wpław")
        case "flights": pick("Flights climbed", "Пройдено этажей", "Pokonane piętra")
        case "activeEnergy": pick("Active energy", "Активная энергия", "Energia aktywna")
        case "basalEnergy": pick("Energy at rest", "Энергия покоя", "Energia spoczynkowa")
        case "exerciseMinutes": pick("Exercise", "Упражнения", "Ćwiczenia")
        case "standMinutes": pick("Standing", "Стоя", "Na stojąco")
        case "restingHeartRate": pick("Resting pulse", "Пульс покоя", "Tętno spoczynkowe")
        case "heartRateVariability": pick("Heart rate variability", "Вариабельность пульса", "Zmienność tętna")
        case "heartRateMean": pick("Average pulse", "Средний пульс", "Średnie tętno")
        case "heartRateLowest": pick("Lowest pulse", "Минимальный пульс", "Najniższe tętno")
        case "heartRateHighest": pick("Highest pulse", "Максимальный пульс", "Najwyższe tętno")
        default: healthMeasureOfRest(code)
        }
    }

    private func healthMeasureOfRest(_ code: String) -> String {
        switch code {
        case "sleepAwake": pick("Awake", "Без сна", "Czuwanie")
        case "sleepRem": pick("REM", "Быстрый", "REM")
        case "sleepCore": pick("Core", "Основной", "Podstawowy")
        case "sleepDeep": pick("Deep", "Глубокий", "Głęboki")
        case "sleepUnspecified": pick("Asleep", "Сон", "Sen")
        case "inBed": pick("In bed", "В постели", "W łóżku")
        case "mindfulMinutes": pick("Mindfulness", "Осознанность", "Uważność")
        case "weight": weight
        case "bodyFat": bodyFat
        case "height": height
        case "dietaryEnergy": pick("Energy eaten", "Съедено", "Zjedzona energia")
        case "protein": protein
        case "carbohydrate": carbohydrate
        case "fat": fat
        case "saturatedFat": pick("Saturated fat", "Насыщенные жиры", "Tłuszcze nasycone")
        case "fibre": fibre
        case "sugar": pick("Sugar", "Сахар", "Cukier")
        case "sodium": pick("Sodium", "Натрий", "Sód")
        case "cholesterol": pick("Cholesterol", "Холестерин", "Cholesterol")
        case "caffeine": pick("Caffeine", "Кофеин", "Kofeina")
        case "water": pick("Water", "Вода", "Woda")
        default: code
        }
    }

    /// The name of a workout by the recorder's type; nil if Daybook has no name for it.
    public func recordedWorkoutName(_ type: String) -> String? {
        switch type {
        case "TraditionalStrengthTraining", "FunctionalStrengthTraining": workoutTypeName("strength")
        case "Running", "Walking", "Hiking", "Cycling", "Swimming", "Rowing", "Elliptical", "Yoga", "Pilates",
            "Basketball",
            "Tennis", "Boxing", "Climbing", "Other":
            workoutTypeName(type.lowercased())
        case "StairClimbing", "Stairs", "StairStepper": workoutTypeName("stairs")
        case "JumpRope": workoutTypeName("rope")
        case "Dance", "SocialDance", "CardioDance": workoutTypeName("dancing")
        case "Flexibility": workoutTypeName("stretching")
        case "Soccer": workoutTypeName("football")
        case "HighIntensityIntervalTraining": pick("Intervals", "Интервальная", "Interwały")
        case "CoreTraining": pick("Core training", "Мышцы кора", "Mięśnie głębokie")
        case "MindAndBody": pick("Mind and body", "Разум и тело", "Umysł i ciało")
        case "Cooldown": pick("Cooldown", "Заминка", "Wyciszenie")
        case "CrossTraining": pick("Cross training", "Кросс-тренинг", "Trening przekrojowy")
        case "Golf": pick("Golf", "Гольф", "Golf")
        default: nil
        }
    }
}
