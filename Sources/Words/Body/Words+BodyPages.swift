/// Text of the weight, measurement and profile pages.
extension Words {
    public var bodyViews: String { pick("Views of the body", "Виды тела", "Widoki ciała") }
    public var measures: String { pick("Measures", "Замеры", "Pomiary") }
    public var weeksAndMonths: String { pick("Weeks and months", "Недели и месяцы", "Tygodnie i miesiące") }
    public var profileAndTarget: String { pick("Profile and target", "Профиль и норма", "Profil i norma") }
    public var byWeek: String { pick("By week", "По неделям", "Według tygodni") }
    public var byMonth: String { pick("By month", "По месяцам", "Według miesięcy") }
    public var threeMonths: String { pick("3 months", "3 месяца", "3 miesiące") }
    public var howFarBack: String { pick("How far back", "За какое время", "Jak daleko wstecz") }

    public var weighIn: String { pick("Weigh in", "Записать вес", "Zapisz wagę") }
    public var dayTimeAndNote: String { pick("Day, time, note", "День, время, заметка", "Dzień, godzina, notatka") }
    public var weighIns: String { pick("Weigh-ins", "Взвешивания", "Ważenia") }
    public var measurements: String { pick("Measurements", "Замеры", "Pomiary") }
    public var otherMeasures: String { pick("Other measures", "Другие замеры", "Inne pomiary") }
    public var measureMore: String { pick("Measure more", "Измерить ещё", "Zmierz więcej") }
    public var overTime: String { pick("Over time", "Со временем", "W czasie") }
    public var weightOverTime: String { pick("Weight over time", "Вес со временем", "Waga w czasie") }
    public var noDataInPeriod: String {
        pick("Nothing in this period", "За это время ничего нет", "Nic w tym czasie")
    }
    public var fromHealth: String { pick("from health data", "из данных о здоровье", "z danych o zdrowiu") }
    public var deleteMeasurement: String { pick("Delete the measurement", "Удалить измерение", "Usuń pomiar") }
    public var trendHint: String {
        pick(
            "The trend smooths out daily ups and downs.",
            "Тренд сглаживает колебания отдельных дней.", "Trend wygładza wahania pojedynczych dni.")
    }
    public var noWeightYet: String { pick("No weigh-in yet", "Взвешиваний пока нет", "Nie ma jeszcze ważenia") }
    public var noWeightYetHint: String {
        pick(
            "Enter your weight. After a week, the trend shows where it is heading.",
            "Введите, что показали весы. Через неделю тренд покажет, куда идёт вес.",
            "Wpisz, co pokazuje waga. Po tygodniu trend pokaże, dokąd zmierza.")
    }
    public var orImportHealth: String {
        pick(
            "Or import your phone’s health data", "Или загрузите данные о здоровье с телефона",
            "Albo wczytaj dane o zdrowiu z telefonu")
    }

    /// Describes a line chart: "Trend: from 82.3 kg to 80.1 kg".
    public func wentFrom(_ name: String, _ first: String, _ last: String) -> String {
        pick("\(name): from \(first) to \(last)", "\(name): от \(first) до \(last)", "\(name): od \(first) do \(last)")
    }

    // The statistics
    public var meanWeight: String { pick("Mean weight", "Средний вес", "Średnia waga") }
    public var mean: String { pick("Mean", "Среднее", "Średnia") }
    public var changeOfTrend: String { pick("Change", "Изменение", "Zmiana") }
    public var weekFrom: String { pick("Week from", "Неделя с", "Tydzień od") }
    public var lowestAndHighest: String { pick("Lowest – highest", "Мин. – макс.", "Najniższa – najwyższa") }
    public var daysWeighed: String { pick("Days", "Дней", "Dni") }
    /// A change of weight: "−0.4 kg".
    public func change(_ kilograms: Double, imperial: Bool) -> String {
        "\(signedChange(kilograms, imperial: imperial)) \(imperial ? pound : kilogram)"
    }
    /// A change of weight without its unit: "−0.4".
    public func signedChange(_ kilograms: Double, imperial: Bool) -> String {
        let value = imperial ? kilograms / Self.kilogramsOfPound : kilograms
        let figure = number(value, maximumFractionDigits: 1)
        return "\(value > 0 && figure != "0" ? "+" : "")\(figure == "−0" ? "0" : figure)"
    }

    // The profile
    public var aboutYou: String { pick("About you", "О вас", "O tobie") }
    public var notSpecified: String { pick("Not specified", "Не указано", "Nie podano") }
    public var sexHint: String {
        pick("Used only to estimate energy", "Только для формулы расхода энергии", "Tylko do wzoru na energię")
    }
    public var heightInFeet: String {
        pick("Height, such as 5'11\"", "Рост, например 5'11\"", "Wzrost, na przykład 5'11\"")
    }
    public var weightGoalLabel: String {
        pick("Weight goal", "Что должно стать с весом", "Co ma się stać z wagą")
    }
    public func rateHint(_ usual: String) -> String { pick("Empty: \(usual)", "Пусто — \(usual)", "Puste: \(usual)") }

    // The energy target
    public var toEatADay: String { pick("To eat a day", "Съедать в день", "Jeść dziennie") }
    public var kilocaloriesADay: String { pick("kcal a day", "ккал в день", "kcal dziennie") }
    public func basalMetabolicRateHow(_ weight: String, height: String, age: String) -> String {
        pick(
            "Mifflin–St Jeor formula: \(weight), \(height), \(age)",
            "По формуле Миффлина — Сан-Жеора: \(weight), \(height), \(age)",
            "Według wzoru Mifflina i St Jeora: \(weight), \(height), \(age)")
    }
    public func measuredHow(days: Int) -> String {
        let days = self.days(days)
        return pick(
            "From your meals on \(days) and the change in weight",
            "Что было съедено (\(days)) и что стало с весом", "Co zjedzono (\(days)) i co stało się z wagą")
    }
    /// Explains how a weight goal changes the energy target, at 3500 kcal per pound lost or gained.
    public func weightGoalHow(_ rate: String, imperial: Bool) -> String {
        let (energy, what) = (energy(imperial ? 3500 : 7700), imperial ? pound : kilogram)
        return pick(
            "\(rate) a week, \(energy)/\(what)", "\(rate) в неделю, \(energy)/\(what)",
            "\(rate) na tydzień, \(energy)/\(what)")
    }
    public func adaptiveNotYet(_ days: Int) -> String {
        let count = self.days(days)
        return pick(
            "After \(count) with meals and weigh-ins within four weeks, Daybook estimates your energy use from them instead.",
            "Когда за четыре недели наберётся \(count) с едой и взвешиваниями, Daybook измерит ваш расход сам.",
            "Gdy w cztery tygodnie zbierze się \(count) z posiłkami i ważeniem, Daybook sam zmierzy twój wydatek.")
    }
    public func adaptiveCounts(_ energy: String) -> String {
        pick(
            "Your meals and weights say \(energy); this is reliable enough to use.",
            "Ваша еда и вес говорят: \(energy); этого достаточно, чтобы считать по ним.",
            "Twoje posiłki i waga mówią: \(energy); to dość pewne, by się liczyło.")
    }
    public func adaptiveUncertain(_ energy: String) -> String {
        pick(
            "Your meals and weights say \(energy): not reliable enough yet, so the formula is used.",
            "Ваша еда и вес говорят: \(energy) — пока неточно, поэтому считает формула.",
            "Twoje posiłki i waga mówią: \(energy): to jeszcze niepewne, więc liczy się wzór.")
    }
    public func stillMissing(_ list: String) -> String {
        pick("Still missing: \(list).", "Не хватает: \(list).", "Brakuje: \(list).")
    }
}
