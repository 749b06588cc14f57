import CivilTime

extension Words {
    /// A weekday in the accusative, without a preposition: "Friday", "пятницу", "piątek".
    func weekdayAccusative(_ weekday: Weekday) -> String {
        switch weekday {
        case .wednesday: pick("Wednesday", "среду", "środę")
        case .friday: pick("Friday", "пятницу", "piątek")
        case .saturday: pick("Saturday", "субботу", "sobotę")
        case .sunday: pick("Sunday", "воскресенье", "niedzielę")
        default: self.weekday(weekday)
        }
    }

    /// A weekday in the genitive, without a preposition: "Friday", "пятницы", "piątku".
    func weekdayGenitive(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: pick("Monday", "понедельника", "poniedziałku")
        case .tuesday: pick("Tuesday", "вторника", "wtorku")
        case .wednesday: pick("Wednesday", "среды", "środy")
        case .thursday: pick("Thursday", "четверга", "czwartku")
        case .friday: pick("Friday", "пятницы", "piątku")
        case .saturday: pick("Saturday", "субботы", "soboty")
        case .sunday: pick("Sunday", "воскресенья", "niedzieli")
        }
    }

    /// A weekday in the plural, without a preposition: "Fridays", "пятницам", "piątki".
    func weekdayPlural(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: pick("Mondays", "понедельникам", "poniedziałki")
        case .tuesday: pick("Tuesdays", "вторникам", "wtorki")
        case .wednesday: pick("Wednesdays", "средам", "środy")
        case .thursday: pick("Thursdays", "четвергам", "czwartki")
        case .friday: pick("Fridays", "пятницам", "piątki")
        case .saturday: pick("Saturdays", "субботам", "soboty")
        case .sunday: pick("Sundays", "воскресеньям", "niedziele")
        }
    }

    /// A weekday of a period in the accusative: "last Friday", "последнюю пятницу", "ostatni piątek".
    func weekdayOfPeriod(_ day: RecurrenceRule.WeekdayOfPeriod) -> String {
        let name = weekdayAccusative(day.weekday)
        let gender = gender(of: day.weekday)
        guard day.ordinal != 0 else {
            return pick(
                "every ", inGender(gender, "каждый ", "каждую ", "каждое "), gender == .feminine ? "każdą " : "każdy ")
                + name
        }
        return "\(ordinalWord(day.ordinal, gender)) \(name)"
    }

    /// An ordinal in the accusative, spelled out up to the fifth: "first", "последнюю", "drugi".
    func ordinalWord(_ number: Int, _ gender: Gender) -> String {
        let isFeminine = gender == .feminine
        switch number {
        case 1:
            return pick("first", inGender(gender, "первый", "первую", "первое"), isFeminine ? "pierwszą" : "pierwszy")
        case 2: return pick("second", inGender(gender, "второй", "вторую", "второе"), isFeminine ? "drugą" : "drugi")
        case 3: return pick("third", inGender(gender, "третий", "третью", "третье"), isFeminine ? "trzecią" : "trzeci")
        case 4:
            return pick(
                "fourth", inGender(gender, "четвёртый", "четвёртую", "четвёртое"), isFeminine ? "czwartą" : "czwarty")
        case 5: return pick("fifth", inGender(gender, "пятый", "пятую", "пятое"), isFeminine ? "piątą" : "piąty")
        default:
            let last = inGender(gender, "последний", "последнюю", "последнее")
            return ordinal(
                number, inGender(gender, "й", "ю", "е"), last: (last, isFeminine ? "ostatnią" : "ostatni"))
        }
    }

    private func gender(of weekday: Weekday) -> Gender {
        switch weekday {
        case .monday, .tuesday, .thursday: .masculine
        case .wednesday, .saturday: .feminine
        case .friday: language == .polish ? .masculine : .feminine
        case .sunday: language == .polish ? .feminine : .neuter
        }
    }

    private func inGender(_ gender: Gender, _ masculine: String, _ feminine: String, _ neuter: String) -> String {
        switch gender {
        case .masculine: masculine
        case .feminine: feminine
        case .neuter: neuter
        }
    }

    /// A day with its preposition: "on Friday", "во вторник", "we wtorek".
    func on(_ day: String) -> String {
        pick("on \(day)", "\(day.hasPrefix("вт") ? "во" : "в") \(day)", "\(day.hasPrefix("wt") ? "we" : "w") \(day)")
    }

    /// A month (1...12) in the locative, without a preposition: "March", "марте", "marcu".
    func monthLocative(_ number: Int) -> String {
        switch number {
        case 1: pick("January", "январе", "styczniu")
        case 2: pick("February", "феврале", "lutym")
        case 3: pick("March", "марте", "marcu")
        case 4: pick("April", "апреле", "kwietniu")
        case 5: pick("May", "мае", "maju")
        case 6: pick("June", "июне", "czerwcu")
        case 7: pick("July", "июле", "lipcu")
        case 8: pick("August", "августе", "sierpniu")
        case 9: pick("September", "сентябре", "wrześniu")
        case 10: pick("October", "октябре", "październiku")
        case 11: pick("November", "ноябре", "listopadzie")
        default: pick("December", "декабре", "grudniu")
        }
    }
}
