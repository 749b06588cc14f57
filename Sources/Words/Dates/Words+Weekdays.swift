import CivilTime

extension Words {
    /// A weekday within a sentence: "Friday", "пятница", "piątek".
    public func weekday(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: pick("Monday", "понедельник", "poniedziałek")
        case .tuesday: pick("Tuesday", "вторник", "wtorek")
        case .wednesday: pick("Wednesday", "среда", "środa")
        case .thursday: pick("Thursday", "четверг", "czwartek")
        case .friday: pick("Friday", "пятница", "piątek")
        case .saturday: pick("Saturday", "суббота", "sobota")
        case .sunday: pick("Sunday", "воскресенье", "niedziela")
        }
    }

    /// A weekday in two or three letters, within a sentence: "Fri", "пт", "pt".
    public func shortWeekday(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: pick("Mon", "пн", "pn")
        case .tuesday: pick("Tue", "вт", "wt")
        case .wednesday: pick("Wed", "ср", "śr")
        case .thursday: pick("Thu", "чт", "cz")
        case .friday: pick("Fri", "пт", "pt")
        case .saturday: pick("Sat", "сб", "so")
        case .sunday: pick("Sun", "вс", "nd")
        }
    }

    /// A weekday as a heading: "Friday", "Пятница", "Piątek".
    public func weekdayHeading(_ weekday: Weekday) -> String {
        capitalized(self.weekday(weekday))
    }

    /// A weekday as a heading of a narrow column: "Fri", "Пт", "Pt".
    public func shortWeekdayHeading(_ weekday: Weekday) -> String {
        capitalized(shortWeekday(weekday))
    }

    /// A weekly recurrence on this weekday: "Sundays", "По воскресеньям", "W niedziele".
    public func every(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: pick("Mondays", "По понедельникам", "W poniedziałki")
        case .tuesday: pick("Tuesdays", "По вторникам", "We wtorki")
        case .wednesday: pick("Wednesdays", "По средам", "W środy")
        case .thursday: pick("Thursdays", "По четвергам", "W czwartki")
        case .friday: pick("Fridays", "По пятницам", "W piątki")
        case .saturday: pick("Saturdays", "По субботам", "W soboty")
        case .sunday: pick("Sundays", "По воскресеньям", "W niedziele")
        }
    }

    /// A set of weekdays, in week order from `first`: "Every day", "Weekdays", "Weekends", "Mon, Wed, Fri".
    public func weekdays(_ weekdays: WeekdaySet, from first: Weekday = .monday) -> String {
        if weekdays == .all { return everyDay }
        if weekdays == [.monday, .tuesday, .wednesday, .thursday, .friday] {
            return pick("Weekdays", "По будням", "W dni robocze")
        }
        if weekdays == [.saturday, .sunday] { return pick("Weekends", "По выходным", "W weekendy") }
        let ordered = weekdays.ordered(from: first)
        guard ordered.count != 1 else { return every(ordered[0]) }
        guard !ordered.isEmpty else { return pick("Never", "Никогда", "Nigdy") }
        return capitalized(ordered.map(shortWeekday).joined(separator: ", "))
    }

    /// A set of weekdays within a line: "weekdays", "Mon, Wed, Fri", "по будням".
    public func weekdaysInSentence(_ weekdays: WeekdaySet, from first: Weekday = .monday) -> String {
        let text = self.weekdays(weekdays, from: first)
        let hasWeekdayNames = weekdays.ordered(from: first).contains { text.hasPrefix(shortWeekday($0)) }
        return language == .english && hasWeekdayNames ? text : uncapitalized(text)
    }
}
