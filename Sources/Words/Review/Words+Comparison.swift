/// The page that compares two quantities.
extension Words {
    public var compareHint: String {
        pick(
            "Habits, mood, sleep, spending and more, side by side",
            "Привычки, настроение, сон, траты и прочее рядом",
            "Nawyki, nastrój, sen, wydatki i inne obok siebie")
    }
    /// The first of two quantities to choose.
    public var comparedFirst: String { pick("Show", "Показать", "Pokaż") }
    /// The second.
    public var comparedSecond: String { pick("Next to", "Рядом с", "Obok") }
    public var comparedWithNothing: String { pick("Nothing", "Ничего", "Nic") }
    /// Names the choice between days, weeks and months for screen readers.
    public var comparedGrouping: String { pick("Grouping", "Группировка", "Grupowanie") }
    public var spentOnAll: String { pick("All spending", "Все расходы", "Wszystkie wydatki") }
    /// A series of spending on a category.
    public func spending(on category: String) -> String {
        pick("Spending: \(category)", "Расходы: \(category)", "Wydatki: \(category)")
    }
    /// A pet's mood.
    public func mood(of pet: String) -> String { pick("Mood: \(pet)", "Настроение: \(pet)", "Nastrój: \(pet)") }
    public var energyEaten: String { pick("Energy eaten", "Съедено калорий", "Zjedzone kalorie") }
    public var trainingTime: String { pick("Training time", "Время тренировок", "Czas treningów") }
    public var trainingDistance: String { pick("Training distance", "Дистанция тренировок", "Dystans treningów") }
    /// The progress of a goal.
    public func goalProgress(of goal: String) -> String { pick("Goal: \(goal)", "Цель: \(goal)", "Cel: \(goal)") }
    // Tabs of the grouping
    public var groupedByDay: String { pick("By day", "По дням", "Dziennie") }
    public var groupedByWeek: String { pick("By week", "По неделям", "Tygodniowo") }
    public var groupedByMonth: String { pick("By month", "По месяцам", "Miesięcznie") }
    public var byDay: String { pick("Days", "Дни", "Dni") }

    /// The meaning of the chart's lines, one or two: "7-day average".
    public func linesAverage(days count: Int) -> String {
        linesAverage(
            "\(number(count))-day",
            counted(count, ("day", "days"), ("день", "дня", "дней"), ("dnia", "dni", "dni")))
    }
    /// "4-week average".
    public func linesAverage(weeks count: Int) -> String {
        linesAverage(
            "\(number(count))-week",
            counted(count, ("week", "weeks"), ("неделю", "недели", "недель"), ("tygodnia", "tygodni", "tygodni")))
    }
    /// "3-month average".
    public func linesAverage(months count: Int) -> String {
        linesAverage(
            "\(number(count))-month",
            counted(count, ("month", "months"), ("месяц", "месяца", "месяцев"), ("miesiąca", "miesięcy", "miesięcy")))
    }
    /// The line of a quantity that is added up, by months.
    public var linesSumMonths: String { pick("Sum of each month", "Сумма за каждый месяц", "Suma każdego miesiąca") }
    /// The line of a trend, by days.
    public var linesOfDays: String { pick("Value of each day", "Значение за каждый день", "Wartość każdego dnia") }
    /// The line of a balance, by weeks.
    public var linesEndWeeks: String {
        pick("Value at the end of each week", "Значение на конец каждой недели", "Wartość na koniec każdego tygodnia")
    }
    public var linesEndMonths: String {
        pick(
            "Value at the end of each month", "Значение на конец каждого месяца", "Wartość na koniec każdego miesiąca")
    }
    // The part of the time that an average is of
    public var withoutToday: String { pick("without today", "без сегодняшнего дня", "bez dzisiejszego dnia") }
    public var withoutThisWeekSoFar: String {
        pick("without this week so far", "без текущей недели", "bez bieżącego tygodnia")
    }
    public var withoutThisMonthSoFar: String {
        pick("without this month so far", "без текущего месяца", "bez bieżącego miesiąca")
    }
    /// Of a habit's amount.
    public var onLoggedDays: String { pick("on days with an entry", "за день с записью", "w dniu z wpisem") }
    private func linesAverage(_ english: String, _ span: String) -> String {
        pick("\(english) average", "Среднее за \(span)", "Średnia z \(span)")
    }
    /// "€12.50 a day".
    public func aDay(_ amount: String) -> String { pick("\(amount) a day", "\(amount) в день", "\(amount) dziennie") }
    /// The days on which something was logged: "on 2 days".
    public func onDays(_ count: Int) -> String {
        pick("on \(days(count))", "дней с записями: \(number(count))", "dni z wpisami: \(number(count))")
    }
    public func inWeeks(_ count: Int) -> String {
        pick("in \(weeks(count))", "недель с записями: \(number(count))", "tygodni z wpisami: \(number(count))")
    }
    public func inMonths(_ count: Int) -> String {
        pick("in \(months(count))", "месяцев с записями: \(number(count))", "miesięcy z wpisami: \(number(count))")
    }
    /// A quantity that is shown alone: "Steps: 8,500 on average, highest 9,000 (20 Nov 2026)."
    ///
    /// - Parameters:
    ///   - total: The sum; nil for what is not added up.
    ///   - average: Of what is added up, for each day, week or month; see `aDay`.
    ///   - part: The part of the time that the average is of, if that is not all: "without today".
    ///   - day: The day, week or month of the highest value; nil if it is that of several.
    ///   - rolling: The name of the rolling average: "7-day average".
    ///   - ends: Its first and last value.
    public func seriesSentence(
        _ name: String, total: String?, average: String, of part: String? = nil, highest: String, on day: String?,
        rolling: String, ends: (first: String, last: String)?
    ) -> String {
        let total = total.map { inAll($0) + ", " } ?? ""
        let most = self.highest(highest, on: day)
        let sentence = "\(name): \(total)\(onAverage(average, of: part)), \(most)."
        guard let ends, ends.first != ends.last else { return sentence }
        return sentence + " "
            + pick(
                "The \(rolling) went from \(ends.first) to \(ends.last).",
                "\(rolling) изменилось с \(ends.first) до \(ends.last).",
                "\(rolling) zmieniła się z \(ends.first) na \(ends.last).")
    }
    private func onAverage(_ average: String, of part: String?) -> String {
        pick("\(average) on average", "в среднем \(average)", "średnio \(average)") + (part.map { " " + $0 } ?? "")
    }
    /// A balance that is shown alone: "Net worth: from €50.00 to €70.00, highest €80.00 (May 2026)."
    ///
    /// - Parameter change: See `wentFrom`.
    public func balanceSentence(_ change: String, highest: String, on day: String?) -> String {
        "\(change), \(self.highest(highest, on: day))."
    }
    /// The only value of a balance: "Net worth: €70.00 so far (Nov 2026)."
    public func balanceSentence(_ name: String, _ value: String, on day: String) -> String {
        "\(name): \(value) (\(day))."
    }
    /// A quantity that is added up, before a day, week or month is over: "Income: €20.00 in all so far."
    public func totalSentence(_ name: String, _ total: String, isSoFar: Bool) -> String {
        "\(name): \(isSoFar ? soFar(inAll(total)) : inAll(total))."
    }
    private func highest(_ value: String, on day: String?) -> String {
        pick("highest \(value)", "самое большее \(value)", "najwięcej \(value)") + (day.map { " (\($0))" } ?? "")
    }
    /// A quantity that is added up and has a value now and then: "Income: €4,200.00 in all, on 2 days, at most €2,100.00
    /// (27 Nov 2026)."
    ///
    /// - Parameters:
    ///   - times: The days, weeks or months with a value; see `onDays`.
    ///   - day: The day, week or month of the highest value; nil if it is that of several.
    public func sparseSeriesSentence(
        _ name: String, total: String, times: String, highest: String, on day: String?
    ) -> String {
        "\(name): \(inAll(total)), \(times), \(self.highest(highest, on: day))."
    }
    /// A quantity that did not change: "Read: 100% all the time."
    ///
    /// - Parameter total: The sum; nil for what is not added up.
    public func steadySeriesSentence(_ name: String, total: String?, value: String) -> String {
        let total = total.map { inAll($0) + ", " } ?? ""
        return "\(name): \(total)"
            + pick("\(value) all the time.", "всё время \(value).", "cały czas \(value).")
    }
    private func inAll(_ total: String) -> String { pick("\(total) in all", "всего \(total)", "łącznie \(total)") }
    /// Says where the lines of the rolling average begin.
    public var averageNeedsHalf: String {
        pick(
            "The line starts once at least half of the values it averages are there.",
            "Линия начинается, когда есть хотя бы половина нужных значений.",
            "Linia zaczyna się, gdy jest co najmniej połowa potrzebnych wartości.")
    }
    /// The quantity of a link that no longer exists, or never did.
    public var comparedIsGone: String {
        pick(
            "What this link compares no longer exists. Choose something else.",
            "Того, что сравнивает эта ссылка, больше нет. Выберите другое.",
            "Tego, co porównuje ten link, już nie ma. Wybierz coś innego.")
    }
    /// A habit that is archived, in a list to choose from.
    public func archived(_ title: String) -> String {
        pick("\(title) (archived)", "\(title) (в архиве)", "\(title) (w archiwum)")
    }
    public var nothingToCompare: String {
        pick("Nothing to compare yet", "Сравнивать пока нечего", "Nie ma jeszcze czego porównać")
    }
    public var nothingToCompareHint: String {
        pick(
            "Log a mood, mark a habit or import your health data, and come back in a week.",
            "Отметьте настроение или привычку либо импортируйте данные о здоровье и загляните через неделю.",
            "Zapisz nastrój, oznacz nawyk albo zaimportuj dane o zdrowiu i zajrzyj za tydzień.")
    }

    /// Both go up and down together.
    public func goTogether(_ first: String, _ second: String, _ count: ComparedCount, isStrong: Bool) -> String {
        let (condition, counted) = (isHigher(first, count), self.counted(count))
        guard isStrong else {
            return pick(
                "\(condition), “\(second)” is a little higher on average (\(counted)).",
                "\(condition), показатель «\(second)» в среднем немного выше (\(counted)).",
                "\(condition), wartość „\(second)” jest średnio nieco wyższa (\(counted)).")
        }
        return pick(
            "\(condition), “\(second)” is usually higher, too (\(counted)).",
            "\(condition), показатель «\(second)» обычно тоже выше (\(counted)).",
            "\(condition), wartość „\(second)” zwykle też jest wyższa (\(counted)).")
    }
    /// One goes up when the other goes down.
    public func goOpposite(_ first: String, _ second: String, _ count: ComparedCount, isStrong: Bool) -> String {
        let (condition, counted) = (isHigher(first, count), self.counted(count))
        guard isStrong else {
            return pick(
                "\(condition), “\(second)” is a little lower on average (\(counted)).",
                "\(condition), показатель «\(second)» в среднем немного ниже (\(counted)).",
                "\(condition), wartość „\(second)” jest średnio nieco niższa (\(counted)).")
        }
        return pick(
            "\(condition), “\(second)” is usually lower (\(counted)).",
            "\(condition), показатель «\(second)» обычно ниже (\(counted)).",
            "\(condition), wartość „\(second)” zwykle jest niższa (\(counted)).")
    }
    /// The beginning of a sentence: "On days when “Sleep” is higher".
    private func isHigher(_ name: String, _ count: ComparedCount) -> String {
        let when =
            switch count {
            case .days: pick("On days when", "В дни, когда", "W dni, gdy")
            case .weeks: pick("In weeks when", "В недели, когда", "W tygodniach, gdy")
            case .months: pick("In months when", "В месяцы, когда", "W miesiącach, gdy")
            }
        return pick(
            "\(when) “\(name)” is higher", "\(when) показатель «\(name)» выше", "\(when) wartość „\(name)” jest wyższa")
    }
    private func counted(_ count: ComparedCount) -> String {
        switch count {
        case .days(let count): days(count)
        case .weeks(let count): weeks(count)
        case .months(let count): months(count)
        }
    }
    public func noClearConnection(over count: ComparedCount) -> String {
        pick(
            "No clear connection over \(counted(count)).", "Явной связи нет (\(counted(count))).",
            "Brak wyraźnego związku (\(counted(count))).")
    }
    /// - Parameters:
    ///   - count: The days, weeks or months with both values.
    ///   - least: How many it takes.
    public func tooFew(_ count: ComparedCount, least: Int) -> String {
        let counted = counted(count)
        return pick(
            "\(counted) with both so far; from \(number(least)) on, this line says whether they go together.",
            "Пока \(counted) с обоими значениями; начиная с \(number(least)) здесь будет сказано, связаны ли они.",
            "Na razie \(counted) z obiema wartościami; od \(number(least)) będzie tu napisane, czy są powiązane.")
    }
    /// Where the chosen period has too few days, weeks or months to say anything.
    public var takesLongerPeriod: String {
        pick(
            "That takes a longer period.", "Для этого нужен период подольше.", "Do tego potrzebny jest dłuższy okres.")
    }
    /// The average of one of two quantities: "Points: 57 a day on average."
    public func averageSentence(_ name: String, _ average: String, of part: String? = nil) -> String {
        "\(name): \(onAverage(average, of: part))."
    }
    /// Explains the point of a week or month under way, which the line of sums leaves out.
    public func standsApart(_ span: String) -> String {
        pick(
            "\(span) is not over: its sum so far stands apart from the line.",
            "\(span): период не закончен, его сумма пока стоит отдельно от линии.",
            "\(span): okres jeszcze trwa, więc jego suma stoi osobno, poza linią.")
    }
    /// Explains the average or rate of a week or month under way.
    public func countsSoFar(_ span: String) -> String {
        pick(
            "\(span) is not over: it counts with its days so far.",
            "\(span): период не закончен, учтены только прошедшие дни.",
            "\(span): okres jeszcze trwa, liczą się tylko dni, które minęły.")
    }
    public var connectionIsNoCause: String {
        pick(
            "A connection is not a cause.", "Связь ещё не причина.", "Związek to jeszcze nie przyczyna.")
    }
}

/// The number of days, weeks or months that are compared.
public enum ComparedCount: Hashable, Sendable {
    case days(Int)
    case weeks(Int)
    case months(Int)
}
