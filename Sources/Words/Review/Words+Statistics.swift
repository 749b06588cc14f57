extension Words {
    public var dailyRate: String { pick("Day by day", "День за днём", "Dzień po dniu") }
    public var averageByWeekday: String {
        pick("Average by weekday", "В среднем по дням недели", "Średnio według dni tygodnia")
    }
    public var byHabit: String { pick("By habit", "По привычкам", "Według nawyków") }
    public var last49Days: String { pick("The last 49 days", "Последние 49 дней", "Ostatnie 49 dni") }
    public var perfectDays: String { pick("Perfect days", "Дней без пропусков", "Idealne dni") }
    public var noStatisticsYet: String {
        pick("Nothing to count yet", "Пока нечего считать", "Nie ma jeszcze czego liczyć")
    }
    public var noStatisticsYetHint: String {
        pick(
            "Mark a habit done, and the first point appears here.",
            "Отметьте привычку, и здесь появится первая точка.",
            "Oznacz nawyk jako zrobiony, a pojawi się tu pierwszy punkt.")
    }

    /// Describes the chart of daily rates in a sentence.
    public func rateSentence(_ average: Double, _ best: Double, _ worst: Double) -> String {
        pick(
            "On average \(percent(average)) done; the best day \(percent(best)), the lowest \(percent(worst)).",
            "В среднем сделано \(percent(average)); лучший день \(percent(best)), худший \(percent(worst)).",
            "Średnio zrobione \(percent(average)); najlepszy dzień \(percent(best)), najsłabszy \(percent(worst)).")
    }

    /// A name and its percentage, for screen readers: "Monday: 96%".
    public func labelled(_ name: String, _ share: Double) -> String {
        "\(capitalized(name)): \(percent(share))"
    }
}
