import CivilTime

extension Words {
    public var everyDay: String { pick("Every day", "Каждый день", "Codziennie") }

    /// The days on which a habit is due: "Every day", "Mon, Wed, Fri", "3 times a week", "Every 2 days".
    ///
    /// Weekdays are listed in week order from `first`.
    public func schedule(_ schedule: Schedule, weekFrom first: Weekday = .monday) -> String {
        switch schedule {
        case .daily: everyDay
        case .weekdays(let weekdays): self.weekdays(weekdays, from: first)
        case .timesPerWeek(let count): "\(often(count)) \(pick("a week", "в неделю", "w tygodniu"))"
        case .timesPerMonth(let count): "\(often(count)) \(pick("a month", "в месяц", "w miesiącu"))"
        case .times(let count, let span):
            pick(
                "\(often(count)) in \(days(span))", "\(often(count)) за \(days(span))",
                "\(often(count)) w ciągu \(days(span))")
        case .everyDays(let span): pick("Every \(days(span))", "Раз в \(days(span))", "Co \(days(span))")
        }
    }

    /// A number of times in a period, as an explanation: "3 times a week, on any days".
    public func onAnyDays(_ schedule: String) -> String {
        pick("\(schedule), on any days", "\(schedule), в любые дни", "\(schedule), w dowolne dni")
    }

    /// The length of a streak in the unit of its schedule: "42 days", "6 weeks", "2 months".
    public func streak(_ count: Int, of schedule: Schedule) -> String {
        switch schedule {
        case .timesPerWeek: weeks(count)
        case .timesPerMonth: months(count)
        case .daily, .weekdays, .times, .everyDays: days(count)
        }
    }

    /// The label under the figure of the current streak: "days in a row", "дней подряд", "dni z rzędu".
    public func streakUnitNow(_ count: Int, of schedule: Schedule) -> String {
        let unit = streakUnit(count, of: schedule)
        return pick("\(unit) in a row", "\(unit) подряд", "\(unit) z rzędu")
    }

    /// The unit of a streak, in the form that follows its number: "days", "недели", "tygodni".
    public func streakUnit(_ count: Int, of schedule: Schedule) -> String {
        String(streak(count, of: schedule).dropFirst(number(count).count + 1))
    }

    /// Beside a habit of which nothing is to be done today: "0 of 3 this week · can wait".
    public var canWait: String { pick("can wait", "может подождать", "może poczekać") }

    /// Progress in the current week: "2 of 3 this week".
    public func thisWeek(_ done: Int, of wanted: Int) -> String {
        "\(part(done, of: wanted)) \(pick("this week", "на этой неделе", "w tym tygodniu"))"
    }

    /// Progress in the current month: "1 of 2 this month".
    public func thisMonth(_ done: Int, of wanted: Int) -> String {
        "\(part(done, of: wanted)) \(pick("this month", "в этом месяце", "w tym miesiącu"))"
    }

    /// Progress in a rolling window of days: "2 of 3 in 10 days".
    public func window(_ done: Int, of wanted: Int, inDays span: Int) -> String {
        let part = part(done, of: wanted)
        return pick("\(part) in \(days(span))", "\(part) за \(days(span))", "\(part) w ciągu \(days(span))")
    }

    /// A frequency at the start of a sentence: "Once", "3 times".
    private func often(_ count: Int) -> String {
        count == 1 ? pick("Once", "Раз", "Raz") : times(count)
    }

    // Choices of the form
    public var chosenWeekdays: String { pick("On chosen weekdays", "В выбранные дни недели", "W wybrane dni tygodnia") }
    public var timesAWeek: String { pick("Several times a week", "Несколько раз в неделю", "Kilka razy w tygodniu") }
    public var timesAMonth: String { pick("Several times a month", "Несколько раз в месяц", "Kilka razy w miesiącu") }
    public var timesInDays: String {
        pick(
            "Several times in so many days", "Несколько раз за столько-то дней", "Kilka razy w ciągu tylu dni")
    }
    public var everySoManyDays: String { pick("Every few days", "Раз в несколько дней", "Co kilka dni") }
    public var howManyTimes: String { pick("How many times", "Сколько раз", "Ile razy") }
    public var inHowManyDays: String { pick("In how many days", "За сколько дней", "W ciągu ilu dni") }
    public var everyHowManyDays: String { pick("Interval in days", "Раз в сколько дней", "Co ile dni") }
}
