extension Words {
    public var dailyRate: String { pick("Day by day", "День за днём", "Dzień po dniu") }
    public var averageByWeekday: String {
        pick("Average by weekday", "В среднем по дням недели", "Średnio według dni tygodnia")
    }
    /// Saves the year as a picture.
    public var yearAsPicture: String {
        pick("Save the year as a picture", "Сохранить год картинкой", "Zapisz rok jako obrazek")
    }
    public var yearAsPNG: String {
        pick("Share or save as PNG", "Отправить или сохранить как PNG", "Udostępnij lub zapisz jako PNG")
    }
    public var yearAsPictureWithPrivate: String {
        pick("Save with money and weight", "Сохранить с деньгами и весом", "Zapisz z pieniędzmi i wagą")
    }
    /// The legend of the picture, after five squares that become fuller.
    public var fromNoneToAllHabits: String {
        pick(
            "from no habits to all habits done", "от нуля до всех привычек дня", "od żadnego do wszystkich nawyków dnia"
        )
    }
    /// The end of a sentence for screen readers: "Away: 14 days."
    public func daysAway(_ count: Int) -> String { "\(away): \(days(count))." }
    public var byHabit: String { pick("By habit", "По привычкам", "Według nawyków") }
    /// Describes habits by their rates, which descend: "Best: 8 habits at 100%. Lowest: “Run”, 20%.", "8 habits at 100%."
    /// Nil if all went alike, but not fully.
    public func bestAndLowest(_ rated: [(title: String, rate: Double)]) -> String? {
        guard let best = rated.first?.rate, let lowest = rated.last?.rate else { return nil }
        if lowest == 1, rated.count > 1 { return habits(rated.count, at: best) + "." }
        guard best > lowest else { return nil }
        func titles(_ rate: Double) -> [String] { rated.filter { $0.rate == rate }.map { $0.title } }
        return bestAndLowest(titles(best), best, titles(lowest), lowest)
    }

    /// The habits of a rate, named by it: "10 habits at 100%".
    public func habits(_ count: Int, at rate: Double) -> String {
        let (habits, percent) = (habitsCount(count), self.rate(rate))
        return pick("\(habits) at \(percent)", "\(habits), \(percent)", "\(habits), \(percent)")
    }

    /// The habits with the highest and the lowest rate.
    private func bestAndLowest(_ best: [String], _ highest: Double, _ worst: [String], _ lowest: Double) -> String {
        let (best, worst) = (rated(best, highest), rated(worst, lowest))
        return pick(
            "Best: \(best). Lowest: \(worst).", "Лучше всего: \(best). Хуже всего: \(worst).",
            "Najlepiej: \(best). Najsłabiej: \(worst).")
    }

    /// The habits of a rate: the title of the only one, or how many they are.
    private func rated(_ habits: [String], _ rate: Double) -> String {
        if habits.count == 1 { return "\(quoted(habits[0])), \(self.rate(rate))" }
        return self.habits(habits.count, at: rate)
    }
    public func lastDays(_ count: Int) -> String {
        pick("Last \(days(count))", "Последние \(days(count))", "Ostatnie \(days(count))")
    }
    public var last49Days: String { pick("The last 49 days", "Последние 49 дней", "Ostatnie 49 dni") }
    public func perfectDays(_ count: Int) -> String {
        counted(
            count, ("perfect day", "perfect days"), ("идеальный день", "идеальных дня", "идеальных дней"),
            ("idealny dzień", "idealne dni", "idealnych dni"))
    }
    public var perfectDay: String { pick("Perfect day", "Идеальный день", "Idealny dzień") }
    public var perfectDays: String { pick("Perfect days", "Идеальные дни", "Idealne dni") }
    /// Explains perfect days beside habits that are due several times a week, month or window.
    public var perfectDaysHint: String {
        pick(
            """
            On a perfect day, every habit that could not wait is done. One that is due several times a week or month can wait \
            as long as enough days are left, and asks for nothing in a week or month that began before it.
            """,
            """
            В идеальный день сделаны все привычки, которые нельзя было отложить. Привычка «несколько раз в неделю» или \
            «в месяц» нужна, только когда иначе уже не успеть, и не нужна в неделе или месяце, начавшихся до неё.
            """,
            """
            W idealny dzień zrobione są wszystkie nawyki, których nie można było odłożyć. Nawyk na kilka razy w tygodniu lub \
            miesiącu jest potrzebny dopiero, gdy inaczej się nie zdąży, i nie w tygodniu ani miesiącu, który zaczął się przed nim.
            """)
    }
    public var noStatisticsYet: String {
        pick("Nothing to count yet", "Пока нечего считать", "Nie ma jeszcze czego liczyć")
    }
    public var noStatisticsYetHint: String {
        pick(
            "Mark a habit done, and your review begins here.",
            "Отметьте привычку, и здесь появится первая статистика.",
            "Oznacz nawyk jako zrobiony, a pojawią się tu pierwsze statystyki.")
    }

    /// Describes the chart of daily rates in a sentence.
    public func rateSentence(_ average: Double, _ best: Double, _ worst: Double) -> String {
        pick(
            "On average \(rate(average)) done; the best day \(rate(best)), the lowest \(rate(worst)).",
            "В среднем сделано \(rate(average)); лучший день \(rate(best)), худший \(rate(worst)).",
            "Średnio zrobione \(rate(average)); najlepszy dzień \(rate(best)), najsłabszy \(rate(worst)).")
    }

    /// Describes the chart of weekly rates in a sentence.
    public func weeklyRateSentence(_ average: Double, _ best: Double, _ worst: Double) -> String {
        pick(
            "On average \(rate(average)) done; the best week \(rate(best)), the lowest \(rate(worst)).",
            "В среднем сделано \(rate(average)); лучшая неделя \(rate(best)), худшая \(rate(worst)).",
            "Średnio zrobione \(rate(average)); najlepszy tydzień \(rate(best)), najsłabszy \(rate(worst)).")
    }

    /// A name and its percentage, for screen readers: "Monday: 96%".
    public func labelled(_ name: String, _ share: Double) -> String {
        "\(capitalized(name)): \(rate(share))"
    }
}
