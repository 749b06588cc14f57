import CivilTime

extension Words {
    /// "20 November", "20 ноября", "20 listopada".
    public func dayAndMonth(_ day: Day) -> String {
        "\(day.dayOfMonth)\(numberSpace)\(monthInDate(day.month) ?? "")"
    }

    /// "20 November", with the year if it differs from today's.
    public func dayAndMonth(_ day: Day, near today: Day) -> String {
        day.year == today.year ? dayAndMonth(day) : dayMonthYear(day)
    }

    /// "20 November 2026", "20 ноября 2026", "20 listopada 2026".
    public func dayMonthYear(_ day: Day) -> String {
        "\(dayAndMonth(day)) \(day.year)"
    }

    /// A full date as a heading: "Friday, 20 November 2026", "Пятница, 20 ноября 2026".
    public func fullDay(_ day: Day) -> String {
        "\(weekdayHeading(day.weekday)), \(dayMonthYear(day))"
    }

    /// "20 Nov", "20 ноя", "20 lis".
    public func shortDay(_ day: Day) -> String {
        "\(day.dayOfMonth)\(numberSpace)\(shortMonthInDate(day.month) ?? "")"
    }

    /// "20 Nov 2026", "20 ноя 2026", "20 lis 2026".
    public func shortDayAndYear(_ day: Day) -> String {
        "\(shortDay(day)) \(day.year)"
    }

    /// A month as a heading or on the first label of an axis: "November", "Ноябрь", "Listopad".
    public func month(_ month: Month) -> String {
        monthHeading(month.number) ?? ""
    }

    /// A month and year as a heading: "November 2026", "Ноябрь 2026", "Listopad 2026".
    public func monthAndYear(_ month: Month) -> String {
        "\(self.month(month)) \(month.year)"
    }

    /// A month as an axis label: "Nov", "Ноя", "Lis".
    public func shortMonth(_ month: Month) -> String {
        let name = month.number == 5 ? monthHeading(5) : shortMonthInDate(month.number)
        return capitalized(name ?? "")
    }

    /// "Nov 2026", "Ноя 2026", "Lis 2026".
    public func shortMonthAndYear(_ month: Month) -> String { "\(shortMonth(month)) \(month.year)" }

    /// The distance to a day, within a sentence: "today", "yesterday", "tomorrow", "3 days ago", "in 3 days".
    public func relative(_ day: Day, to today: Day) -> String {
        let distance = day.days(since: today)
        switch distance {
        case 0: return pick("today", "сегодня", "dziś")
        case -1: return pick("yesterday", "вчера", "wczoraj")
        case 1: return pick("tomorrow", "завтра", "jutro")
        case ..<0: return pick("\(days(-distance)) ago", "\(days(-distance)) назад", "\(days(-distance)) temu")
        default: return pick("in \(days(distance))", "через \(days(distance))", "za \(days(distance))")
        }
    }

    /// A day within a sentence: "today", "yesterday", "tomorrow" or "20 Nov", with the year if it differs from today's.
    public func near(_ day: Day, to today: Day) -> String {
        let distance = day.days(since: today)
        if distance >= -1 && distance <= 1 { return relative(day, to: today) }
        return day.year == today.year ? shortDay(day) : shortDayAndYear(day)
    }

    /// The day of a moment within a sentence, as `near`. A time before the hour at which the person's days end is of the night
    /// between two days: "tonight", "last night", and otherwise its date, as "tomorrow" could be either night.
    public func near(_ day: Day, _ time: TimeOfDay?, to today: Day, dayEndsAt: Int) -> String {
        guard let time, time.hour < dayEndsAt else { return near(day, to: today) }
        switch day.days(since: today) {
        case 1: return pick("tonight", "сегодня ночью", "dziś w nocy")
        case 0: return pick("last night", "прошлой ночью", "zeszłej nocy")
        default: return day.year == today.year ? shortDay(day) : shortDayAndYear(day)
        }
    }

    /// A range of days, with shared parts written once: "3 Mar – 28 Jun 2024", "3–28 Jun 2024", "3 Jun 2024".
    public func range(_ first: Day, _ last: Day) -> String {
        if first == last { return shortDayAndYear(last) }
        if first.year != last.year { return "\(shortDayAndYear(first)) – \(shortDayAndYear(last))" }
        if first.month != last.month { return "\(shortDay(first)) – \(shortDayAndYear(last))" }
        return "\(first.dayOfMonth)–\(shortDayAndYear(last))"
    }

    /// A range of days without the year: "3 Mar – 28 Jun", "3–28 Jun", "3 Jun".
    public func shortRange(_ first: Day, _ last: Day) -> String {
        if first == last { return shortDay(last) }
        return first.monthOfYear == last.monthOfYear
            ? "\(first.dayOfMonth)–\(shortDay(last))" : "\(shortDay(first)) – \(shortDay(last))"
    }

    /// A time of day on a 24-hour clock: "09:30".
    public func time(_ time: TimeOfDay) -> String {
        time.text
    }
}
