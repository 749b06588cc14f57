import CivilTime

/// Text about when a goal will be, was or should have been reached.
extension Words {
    /// A forecast: "At this pace: 12 March, nine days late". `daysLate` is negative for early and nil without a
    /// deadline.
    public func atThisPace(_ day: Day, today: Day, daysLate: Int?) -> String {
        let when = day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
        let forecast = pick("At this pace: \(when)", "В таком темпе: \(when)", "W tym tempie: \(when)")
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

    /// Expected lateness on its own: "likely nine days late".
    public func likely(daysLate: Int) -> String {
        let late = punctuality(daysLate)
        return pick("likely \(late)", "вероятно, \(late)", "zapewne \(late)")
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
            "Log progress to see your pace.", "Темп станет виден после первого шага.",
            "Tempo pokaże się po pierwszym kroku.")
    }
    public var paceTooSlow: String {
        pick(
            "At this pace it takes more than a hundred years.", "В таком темпе это займёт больше ста лет.",
            "W tym tempie zajmie to ponad sto lat.")
    }

    /// A deadline as a sentence: "The deadline is 12 March", "The deadline was 12 March".
    public func deadline(_ day: Day, today: Day) -> String {
        let when = day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
        return day >= today
            ? pick("The deadline is \(when)", "Срок — \(when)", "Termin: \(when)")
            : pick("The deadline was \(when)", "Срок был \(when)", "Termin był \(when)")
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
            "Take a moment to enjoy it. Then archive it; nothing is lost.",
            "Порадуйтесь. Потом уберите цель в архив, там всё сохранится.",
            "Naciesz się chwilą. Potem odłóż cel do archiwum: wszystko tam zostanie.")
    }
}
