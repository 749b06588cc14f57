import CivilTime

/// Text about when a goal will be, was or should have been reached.
extension Words {
    /// A forecast: "On pace for 12 Mar, two days early", "…, two months late". `daysLate` is negative for early and nil
    /// without a deadline.
    public func onPace(for day: Day, today: Day, daysLate: Int?) -> String {
        let isWithinMonths = day.year == today.year || (0..<300).contains(day.days(since: today))
        let when = isWithinMonths ? shortDay(day) : shortDayAndYear(day)
        let forecast = pick("On pace for \(when)", "Прогноз: \(when)", "Prognoza: \(when)")
        let late = daysLate.flatMap { $0 > 0 ? lateness($0) : nil }
        return [forecast, late ?? punctuality(daysLate)].compactMap { $0 }.joined(separator: ", ")
    }

    /// "nine days late"; from sixty days on in months.
    private func lateness(_ days: Int) -> String {
        let months = (days + 15) / 30
        let length =
            days < 60
            ? daysInWords(days)
            : numberWord(months) + " "
                + plural(
                    months, ("month", "months"), ("месяц", "месяца", "месяцев"), ("miesiąc", "miesiące", "miesięcy"))
        return pick("\(length) late", "на \(length) позже срока", "\(length) po terminie")
    }

    /// Punctuality against the deadline: "two days early", "just in time". Nil if late, which is nobody's fault.
    private func punctuality(_ daysLate: Int?) -> String? {
        guard let daysLate, daysLate <= 0 else { return nil }
        if daysLate == 0 { return pick("just in time", "точно в срок", "dokładnie na czas") }
        let days = daysInWords(-daysLate)
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

    /// The same for a goal whose progress is taken from something else.
    public var paceWithoutProgress: String {
        pick(
            "You’ll see your pace once there is progress.", "Темп появится, когда будет прогресс.",
            "Tempo pojawi się, gdy będzie postęp.")
    }
    public var paceUnknown: String {
        pick(
            "Log progress to see your pace.", "Запишите прогресс, чтобы увидеть темп.",
            "Zapisz postęp, żeby zobaczyć tempo.")
    }
    public var paceTooEarly: String {
        pick(
            "Your pace shows from the third day.", "Темп будет виден с третьего дня.",
            "Tempo będzie widać od trzeciego dnia.")
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
        return [sentence, punctuality(daysLate)].compactMap { $0 }.joined(separator: ", ")
    }

    /// A goal that was marked as reached below its target.
    public func goalClosed(on day: Day, today: Day) -> String {
        let when = day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
        return pick("Closed on \(when)", "Цель закрыта \(when)", "Cel zamknięty \(when)")
    }

    /// The heading of a reached goal.
    public var youDidIt: String { pick("You did it", "Получилось", "Udało się") }
    public var reachedHint: String {
        pick("Enjoy the moment.", "Порадуйтесь.", "Naciesz się chwilą.") + " " + closedHint
    }
    public var closedHint: String {
        pick(
            "Archive the goal when you like; it keeps its history.",
            "Когда захотите, отправьте цель в архив: её история сохранится.",
            "Cel możesz potem zarchiwizować, jego historia zostanie.")
    }
}
