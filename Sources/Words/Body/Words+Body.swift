import CivilTime

/// Text about the body: the profile, measurements and derived figures.
extension Words {
    public var body: String { pick("Body", "Тело", "Ciało") }
    public var profile: String { pick("Profile", "Профиль", "Profil") }
    public var weight: String { pick("Weight", "Вес", "Waga") }
    public var weightTrend: String { pick("Trend", "Тренд", "Trend") }
    public var weightSevenDayMean: String { pick("Mean of 7 days", "Среднее за 7 дней", "Średnia z 7 dni") }
    public var bodyMassIndex: String { pick("Body mass index", "Индекс массы тела", "Wskaźnik masy ciała") }
    public var basalMetabolicRate: String { pick("At rest", "В покое", "W spoczynku") }
    public var energySpent: String { pick("Spent", "Расход", "Wydatek") }
    public var energyTarget: String { pick("To eat", "Съедать", "Do zjedzenia") }
    public var weightGoal: String { pick("Goal", "Цель", "Cel") }

    // The profile's fields
    public var birthday: String { pick("Birthday", "День рождения", "Data urodzenia") }
    public var sex: String { pick("Sex", "Пол", "Płeć") }
    public var sexFemale: String { pick("Female", "Женский", "Kobieta") }
    public var sexMale: String { pick("Male", "Мужской", "Mężczyzna") }
    public var height: String { pick("Height", "Рост", "Wzrost") }
    public var activity: String { pick("Activity", "Активность", "Aktywność") }
    public var weightRate: String { pick("Weekly rate", "В неделю", "Na tydzień") }
    public var goalWeight: String { pick("Goal weight", "Желаемый вес", "Waga docelowa") }
    public var unitSystem: String { pick("Units", "Единицы", "Jednostki") }
    public var unitsMetric: String {
        pick("Kilograms and centimetres", "Килограммы и сантиметры", "Kilogramy i centymetry")
    }
    public var unitsImperial: String { pick("Pounds and inches", "Фунты и дюймы", "Funty i cale") }

    /// "36 years", "1 год".
    public func years(_ count: Int) -> String {
        counted(count, ("year", "years"), ("год", "года", "лет"), ("rok", "lata", "lat"))
    }

    // Activity levels
    public var activitySedentary: String {
        pick("Mostly sitting", "В основном сидя", "Głównie siedząco")
    }
    public var activityLight: String {
        pick("Light: training 1–3 times a week", "Лёгкая: 1–3 тренировки в неделю", "Lekka: 1–3 treningi w tygodniu")
    }
    public var activityModerate: String {
        pick(
            "Moderate: training 3–5 times a week", "Средняя: 3–5 тренировок в неделю",
            "Umiarkowana: 3–5 treningów w tygodniu")
    }
    public var activityActive: String {
        pick("High: training 6–7 times a week", "Высокая: 6–7 тренировок в неделю", "Duża: 6–7 treningów w tygodniu")
    }
    public var activityVeryActive: String {
        pick(
            "Very high: hard work or training twice a day", "Очень высокая: тяжёлый труд или две тренировки в день",
            "Bardzo duża: ciężka praca lub dwa treningi dziennie")
    }

    // Weight goals
    public var goalLose: String { pick("Lose weight", "Сбросить вес", "Schudnąć") }
    public var goalKeep: String { pick("Maintain weight", "Сохранить вес", "Utrzymać wagę") }
    public var goalGain: String { pick("Gain weight", "Набрать вес", "Przytyć") }

    // Measures
    public var bodyFat: String { pick("Body fat", "Доля жира", "Tkanka tłuszczowa") }
    public var waist: String { pick("Waist", "Талия", "Talia") }
    public var hips: String { pick("Hips", "Бёдра (обхват)", "Biodra") }
    public var chestCircumference: String { pick("Chest", "Грудь", "Klatka piersiowa") }
    public var neckCircumference: String { pick("Neck", "Шея", "Szyja") }
    public var armCircumference: String { pick("Arm", "Рука", "Ramię") }
    public var thighCircumference: String { pick("Thigh", "Бедро", "Udo") }
    public var calfCircumference: String { pick("Calf", "Икра", "Łydka") }

    // Derived figures
    public var noMeasurementsYet: String {
        pick(
            "No measurements yet", "Пока ничего не измерено", "Nic jeszcze nie zmierzono")
    }
    public var targetUnknown: String {
        pick(
            "With birthday, sex, height, activity and a weigh-in, Daybook calculates how much to eat.",
            "Укажите день рождения, пол, рост, активность и взвесьтесь — Daybook посчитает, сколько есть.",
            "Podaj datę urodzenia, płeć, wzrost i aktywność i zważ się — Daybook obliczy, ile jeść.")
    }
    public var targetForAdults: String {
        pick(
            "The calculation is for adults only.", "Формула расхода рассчитана на взрослых.",
            "Wzór na to, ile jeść, jest dla dorosłych.")
    }
    public var targetRaised: String {
        pick(
            "This goal would mean eating less than is safe without medical advice.",
            "Для такой цели пришлось бы есть меньше, чем стоит без врача.",
            "Ten cel wymagałby jedzenia mniej, niż wolno bez lekarza.")
    }
    public var weightGoalTooLow: String {
        pick(
            "For your height that is less than a healthy weight. Please ask a physician first.",
            "Для вашего роста это меньше здорового веса. Сначала посоветуйтесь с врачом.",
            "Przy twoim wzroście to mniej niż zdrowa waga. Najpierw zapytaj lekarza.")
    }
    public var weightReached: String { pick("You are there", "Вы у цели", "Cel osiągnięty") }
    public var weightForecastUnknown: String {
        pick(
            "Weigh in for a week to see when you’ll reach your goal", "Неделя взвешиваний покажет, когда вы дойдёте",
            "Tydzień ważenia pokaże, kiedy dotrzesz")
    }
    public var weightForecastNever: String {
        pick(
            "No progress in the last four weeks", "За четыре недели вес не приблизился",
            "Od czterech tygodni nie jest bliżej")
    }
    public var weightForecastFarAway: String {
        pick(
            "At this pace: in more than five years", "Такими темпами — больше пяти лет", "W tym tempie: ponad pięć lat")
    }
    public func weightForecast(_ day: Day, today: Day) -> String {
        pick(
            "At this pace: \(near(day, to: today))", "Такими темпами: \(near(day, to: today))",
            "W tym tempie: \(near(day, to: today))")
    }

    // Messages
    public var profileSaved: String { pick("Profile saved", "Профиль сохранён", "Profil zapisany") }
    public var measurementDeleted: String {
        pick("Measurement deleted", "Измерение удалено", "Usunięto pomiar")
    }

    // Refusals
    public var measurementWasDeleted: String {
        pick("This measurement is deleted", "Это измерение удалено", "Ten pomiar jest usunięty")
    }
}
