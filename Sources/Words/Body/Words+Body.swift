import CivilTime

/// Text about the body: the profile, measurements and derived figures.
extension Words {
    public var body: String { pick("Body", "Тело", "Ciało") }
    public var profile: String { pick("Profile", "Профиль", "Profil") }
    public var weight: String { pick("Weight", "Вес", "Waga") }
    public var weightTrend: String { pick("Trend", "Тренд", "Trend") }
    public var weightSevenDayMean: String { pick("7-day average", "Среднее за 7 дней", "Średnia z 7 dni") }
    public var bodyMassIndex: String { pick("Body mass index", "Индекс массы тела", "Wskaźnik masy ciała") }
    public var basalMetabolicRate: String { pick("At rest", "В покое", "W spoczynku") }
    public var energySpent: String { pick("Burned", "Расход", "Spalanie") }
    public var energyTarget: String { pick("Daily target", "Норма на день", "Dzienna norma") }
    public var weightGoal: String { pick("Goal", "Цель", "Cel") }

    // The profile's fields
    public var birthday: String { pick("Birthday", "День рождения", "Data urodzenia") }
    public var sex: String { pick("Sex", "Пол", "Płeć") }
    public var sexFemale: String { pick("Female", "Женский", "Kobieta") }
    public var sexMale: String { pick("Male", "Мужской", "Mężczyzna") }
    public var height: String { pick("Height", "Рост", "Wzrost") }
    public var activity: String { pick("Activity", "Активность", "Aktywność") }
    public var weightRate: String { pick("Pace per week", "Темп в неделю", "Tempo na tydzień") }
    public var goalWeight: String { pick("Goal weight", "Целевой вес", "Waga docelowa") }
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
        pick("Mostly sitting", "Сидячий образ жизни", "Siedzący tryb życia")
    }
    public var activityLight: String {
        pick(
            "Light: 1–3 workouts a week",
            "Лёгкая: 1–3 тренировки в неделю",
            "Lekka: 1–3 treningi w tygodniu")
    }
    public var activityModerate: String {
        pick(
            "Moderate: 3–5 workouts a week",
            "Средняя: 3–5 тренировок в неделю",
            "Umiarkowana: 3–5 treningów w tygodniu")
    }
    public var activityActive: String {
        pick(
            "High: 6–7 workouts a week",
            "Высокая: 6–7 тренировок в неделю",
            "Duża: 6–7 treningów w tygodniu")
    }
    public var activityVeryActive: String {
        pick(
            "Very high: physical work or two workouts a day",
            "Очень высокая: физический труд или две тренировки в день",
            "Bardzo duża: praca fizyczna lub dwa treningi dziennie")
    }

    // Weight goals
    public var goalLose: String { pick("Lose weight", "Сбросить вес", "Schudnąć") }
    public var goalKeep: String { pick("Maintain weight", "Удерживать вес", "Utrzymać wagę") }
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
        pick("No measurements yet", "Замеров пока нет", "Brak pomiarów")
    }
    public var targetUnknown: String {
        pick(
            "Add your birthday, sex, height, activity and weight to see how much to eat.",
            "Укажите дату рождения, пол, рост, активность и вес, чтобы узнать норму калорий.",
            "Podaj datę urodzenia, płeć, wzrost, aktywność i wagę, aby poznać normę kalorii.")
    }
    public var targetForAdults: String {
        pick(
            "The target is for adults only.",
            "Норма рассчитывается только для взрослых.",
            "Norma jest obliczana tylko dla dorosłych.")
    }
    public var targetRaised: String {
        pick(
            "This goal would mean eating less than is safe without medical advice.",
            "Для этой цели пришлось бы есть меньше, чем безопасно без врача.",
            "Ten cel wymagałby jedzenia mniej, niż jest bezpieczne bez opieki lekarza.")
    }
    public var targetBelowBasal: String {
        pick(
            "This is less than your body uses at rest. Choose a slower pace, or ask a doctor first.",
            "Это меньше, чем тело тратит в покое. Выберите темп помедленнее или посоветуйтесь с врачом.",
            "To mniej, niż ciało zużywa w spoczynku. Wybierz wolniejsze tempo albo zapytaj lekarza.")
    }
    public var weightGoalTooLow: String {
        pick(
            "This is below a healthy weight for your height. Ask a doctor first.",
            "Это ниже здорового веса для вашего роста. Сначала посоветуйтесь с врачом.",
            "To poniżej zdrowej wagi dla twojego wzrostu. Najpierw zapytaj lekarza.")
    }
    public var weightReached: String { pick("Goal reached", "Цель достигнута", "Cel osiągnięty") }
    public var weightForecastUnknown: String {
        pick(
            "Weigh in for a week to see a forecast",
            "Взвешивайтесь неделю, чтобы увидеть прогноз",
            "Waż się przez tydzień, aby zobaczyć prognozę")
    }
    public var weightForecastNever: String {
        pick(
            "No progress in four weeks",
            "Без прогресса уже четыре недели",
            "Brak postępów od czterech tygodni")
    }
    public var weightForecastFarAway: String {
        pick(
            "More than five years at this pace",
            "В таком темпе — больше пяти лет",
            "W tym tempie ponad pięć lat")
    }
    public func weightForecast(_ day: Day, today: Day) -> String {
        pick(
            "On pace for \(near(day, to: today))",
            "Прогноз: \(near(day, to: today))",
            "Prognoza: \(near(day, to: today))")
    }

    // Messages
    public var profileSaved: String { pick("Profile saved", "Профиль сохранён", "Profil zapisany") }
    public var measurementDeleted: String {
        pick("Measurement deleted", "Замер удалён", "Usunięto pomiar")
    }

    // Refusals
    public var measurementWasDeleted: String {
        pick(
            "This measurement was deleted",
            "Этот замер удалён",
            "Ten pomiar usunięto")
    }
}
