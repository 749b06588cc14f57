import CivilTime

/// Text about when a goal will be, was or should have been reached.
extension Words {
    /// A forecast: "On pace for 12 Mar, nine days late". `daysLate` is negative for early and nil without a deadline.
    public func onPace(for day: Day, today: Day, daysLate: Int?) -> String {
        let isWithinMonths = day.year == today.year || (0..<300).contains(day.days(since: today))
        let when = isWithinMonths ? shortDay(day) : shortDayAndYear(day)
        let forecast = pick("On pace for \(when)", "Прогноз: \(when)", "Prognoza: \(when)")
        return daysLate.map { forecast + ", " + punctuality($0) } ?? forecast
    }

    /// Lateness against the deadline: "nine days late", "two days early", "just in time".
    public func punctuality(_ daysLate: Int) -> String {
        if daysLate == 0 { return pick("just in time", "точно в срок", "dokładnie na czas") }
        let days = daysInWords(abs(daysLate))
        if daysLate > 0 {
            return pick("\(days) late", "на \(days) позже срока", "\(days) po terminie")
        }
        return pick("\(days) early", "на \(days) раньше срока", "\(days) przed terminem")
    }

    /// A number of days, spelled out up to ten: "nine days", "11 days".
    public func daysInWords(_ count: Int) -> String {
        numberWord(count) + " " + daysNoun(count)
    }

    /// The noun after a number of days: "day", "days".
    public func daysNoun(_ count: Int) -> String {
        plural(count, ("day", "days"), ("день", "дня", "дней"), ("dzień", "dni", "dni"))
    }

    public var paceUnknown: String {
        pick(
            "Log progress to see your pace.", "Запишите прогресс, чтобы увидеть темп.",
            "Zapisz postęp, żeby zobaczyć tempo.")
    }
    public var paceTooSlow: String {
        pick(
            "At this pace it takes over a hundred years.", "В этом темпе понадобится больше ста лет.",
            "W tym tempie zajmie to ponad sto lat.")
    }

    /// A deadline as a sentence: "Due 12 March", "Was due 12 March".
    public func deadline(_ day: Day, today: Day) -> String {
        let when = day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
        return day >= today
            ? pick("Due \(when)", "Срок — \(when)", "Termin: \(when)")
            : pick("Was due \(when)", "Срок был \(when)", "Termin minął \(when)")
    }

    /// A deadline among other short facts: "by 12 March".
    public func until(_ day: Day, today: Day) -> String {
        let when = day.year == today.year ? shortDay(day) : shortDayAndYear(day)
        return pick("by \(when)", "до \(when)", "do \(when)")
    }

    /// A reached goal: "Reached on 12 March, two days early". `daysLate` is nil without a deadline.
    public func reached(on day: Day, today: Day, daysLate: Int?) -> String {
        let when = day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
        let sentence = pick("Reached on \(when)", "Цель достигнута \(when)", "Cel osiągnięty \(when)")
        return daysLate.map { sentence + ", " + punctuality($0) } ?? sentence
    }

    /// The heading of a reached goal.
    public var youDidIt: String { pick("You did it", "Получилось", "Udało się") }
    public var reachedHint: String {
        pick(
            "Enjoy the moment. Archive the goal when you like; it keeps its history.",
            "Порадуйтесь. Когда захотите, отправьте цель в архив: её история сохранится.",
            "Naciesz się chwilą. Cel możesz potem zarchiwizować, jego historia zostanie.")
    }
}
