/// Text of the weight, measurement and profile pages.
extension Words {
    public var bodyViews: String { pick("Weight sections", "Разделы веса", "Sekcje wagi") }
    public var measures: String { pick("Overview", "Обзор", "Przegląd") }
    public var profileAndTarget: String { pick("Profile and target", "Профиль и норма", "Profil i norma") }
    // Short, as three of them stand side by side.
    public var byWeek: String { pick("Weeks", "Недели", "Tygodnie") }
    public var byMonth: String { pick("Months", "Месяцы", "Miesiące") }
    public var byYear: String { pick("Years", "Годы", "Lata") }
    public var earlierPeriod: String { pick("Earlier", "Раньше", "Wcześniej") }
    public var laterPeriod: String { pick("Later", "Позже", "Później") }
    /// A choice beside "Month" and "Year", on one line of a phone.
    public var threeMonths: String { pick("3\u{A0}mo.", "3\u{A0}мес.", "3\u{A0}mies.") }
    public var howFarBack: String { pick("Period", "Период", "Okres") }

    public var weighIn: String { pick("Weigh in", "Взвеситься", "Zważ się") }
    public var dayTimeAndNote: String {
        pick(
            "Date, time, note",
            "Дата, время, заметка",
            "Data, godzina, notatka")
    }
    public var weighIns: String { pick("Weigh-ins", "Взвешивания", "Ważenia") }
    public var measurements: String { pick("Measurements", "Замеры", "Pomiary") }
    public var otherMeasures: String { pick("Body measurements", "Замеры тела", "Pomiary ciała") }
    public var measureMore: String { pick("Add a measurement", "Добавить замер", "Dodaj pomiar") }
    public var overTime: String { pick("Over time", "Динамика", "Zmiany w czasie") }
    public var weightOverTime: String { pick("Weight over time", "Динамика веса", "Zmiany wagi") }
    public var noDataInPeriod: String {
        pick(
            "No data for this period",
            "Нет данных за этот период",
            "Brak danych z tego okresu")
    }
    public var fromHealth: String { pick("from health data", "из данных о здоровье", "z danych o zdrowiu") }
    public var deleteMeasurement: String { pick("Delete measurement", "Удалить замер", "Usuń pomiar") }
    public var deleteWeighIn: String { pick("Delete weigh-in", "Удалить взвешивание", "Usuń ważenie") }
    public var trendHint: String {
        pick(
            "The trend smooths out daily ups and downs.",
            "Тренд сглаживает ежедневные колебания.",
            "Trend wygładza codzienne wahania.")
    }
    public var noWeightYet: String { pick("No weigh-ins yet", "Взвешиваний пока нет", "Brak ważeń") }
    public var noWeightYetHint: String {
        pick(
            "Log your weight. In a week you’ll see the trend.",
            "Запишите вес. Через неделю появится тренд.",
            "Zapisz wagę. Po tygodniu zobaczysz trend.")
    }
    public var orImportHealth: String {
        pick(
            "Import health data from your phone",
            "Импортировать данные о здоровье",
            "Importuj dane o zdrowiu")
    }

    /// Describes a line chart: "Trend: from 82.3 kg to 80.1 kg".
    public func wentFrom(_ name: String, _ first: String, _ last: String) -> String {
        pick("\(name): from \(first) to \(last)", "\(name): от \(first) до \(last)", "\(name): od \(first) do \(last)")
    }

    /// "7-day average 79.4 kg, −0.3 in a week".
    public func averageWeight(_ kilograms: Double, _ change: Double?, imperial: Bool) -> String {
        let weight = weight(kilograms, imperial: imperial)
        let average = pick("7-day average \(weight)", "Среднее за 7 дней \(weight)", "Średnia z 7 dni \(weight)")
        guard let change else { return average }
        let figure = signedChange(change, imperial: imperial)
        return pick(
            "\(average), \(figure) in a week", "\(average), \(figure) за неделю", "\(average), \(figure) w tydzień"
        )
    }

    // The statistics
    public var meanWeight: String { pick("Average weight", "Средний вес", "Średnia waga") }
    public var mean: String { pick("Average", "Среднее", "Średnia") }
    public var changeOfTrend: String { pick("Change", "Изменение", "Zmiana") }
    public var weekFrom: String { pick("Week of", "Неделя с", "Tydzień od") }
    public var lowestAndHighest: String { pick("Range", "Мин.–макс.", "Min.–maks.") }
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
    public var notSpecified: String { pick("Not specified", "Не указан", "Nie podano") }
    public var sexHint: String {
        pick(
            "Only used to calculate energy",
            "Нужен только для расчёта калорий",
            "Tylko do obliczania kalorii")
    }
    public var heightInFeet: String {
        pick("Height, such as 5'11\"", "Рост, например 5'11\"", "Wzrost, na przykład 5'11\"")
    }
    public var weightGoalLabel: String {
        pick("Your goal", "Ваша цель", "Twój cel")
    }
    public func rateHint(_ usual: String) -> String {
        pick(
            "Default: \(usual)",
            "По умолчанию \(usual)",
            "Domyślnie \(usual)")
    }

    // The energy target
    public var toEatADay: String { pick("Daily target", "Норма на день", "Dzienna norma") }
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
            "From your meals on \(days) and your change in weight",
            "По еде за \(days) и изменению веса",
            "Na podstawie posiłków z \(days) i zmiany wagi")
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
            "Log meals and weight on \(count) within four weeks, and Daybook will use your own numbers.",
            "Записывайте еду и вес: когда за четыре недели наберётся \(count), Daybook посчитает норму по вашим данным.",
            "Zapisuj posiłki i wagę przez \(count) w ciągu czterech tygodni, a Daybook policzy z twoich danych.")
    }
    public func adaptiveCounts(_ energy: String) -> String {
        pick(
            "Judging by your meals and weight, you burn \(energy). Daybook uses this number.",
            "Судя по еде и весу, вы тратите \(energy). Daybook берёт это число.",
            "Z posiłków i wagi wynika, że spalasz \(energy). Daybook używa tej liczby.")
    }
    public func adaptiveUncertain(_ energy: String) -> String {
        pick(
            "Judging by your meals and weight, you burn \(energy). That’s still uncertain, so Daybook uses the formula.",
            "Судя по еде и весу, вы тратите \(energy). Это пока неточно, поэтому Daybook считает по формуле.",
            "Z posiłków i wagi wynika, że spalasz \(energy). To jeszcze niepewne, więc Daybook liczy ze wzoru.")
    }
    public func stillMissing(_ list: String) -> String {
        pick("Still missing: \(list).", "Не хватает: \(list).", "Brakuje: \(list).")
    }
}
