import CivilTime

extension Words {
    /// A repetition within a sentence: "every month on the last Friday, until 31 Dec 2027", "3 days after it was done".
    ///
    /// The start day fills in what the rule leaves open: a monthly rule from the 5th is "every month on the 5th".
    public func repetition(_ repetition: Repetition, from start: Day?) -> String {
        switch repetition {
        case .calendar(let rule): RuleDescription(self, rule, day: start, second: nil).text
        case .afterDone(let span): after(span)
        }
    }

    /// A rule within a sentence: "every 2 weeks on Tue and Thu", "every day at 09:00 and 17:00, 5 times".
    ///
    /// Times are included if the rule sets any itself, completed from the start if needed.
    public func rule(_ rule: RecurrenceRule, from start: DateTime?) -> String {
        RuleDescription(self, rule, day: start?.day, second: start?.second).text
    }

    private func after(_ span: CalendarSpan) -> String {
        let time =
            switch span.unit {
            case .days: periods(span.count, of: .daily)
            case .weeks: periods(span.count, of: .weekly)
            case .months: periods(span.count, of: .monthly)
            case .years: periods(span.count, of: .yearly)
            }
        return pick("\(time) after it was done", "через \(time) после выполнения", "\(time) po wykonaniu")
    }

    /// A number of periods in the accusative, ungrouped: "3 days", "21 неделю", "1 godzinę".
    func periods(_ count: Int, of frequency: RecurrenceRule.Frequency) -> String {
        let noun =
            switch frequency {
            case .secondly:
                plural(
                    count, ("second", "seconds"), ("секунду", "секунды", "секунд"), ("sekundę", "sekundy", "sekund"))
            case .minutely:
                plural(count, ("minute", "minutes"), ("минуту", "минуты", "минут"), ("minutę", "minuty", "minut"))
            case .hourly: plural(count, ("hour", "hours"), ("час", "часа", "часов"), ("godzinę", "godziny", "godzin"))
            case .daily: plural(count, ("day", "days"), ("день", "дня", "дней"), ("dzień", "dni", "dni"))
            case .weekly:
                plural(count, ("week", "weeks"), ("неделю", "недели", "недель"), ("tydzień", "tygodnie", "tygodni"))
            case .monthly:
                plural(
                    count, ("month", "months"), ("месяц", "месяца", "месяцев"), ("miesiąc", "miesiące", "miesięcy"))
            case .yearly: plural(count, ("year", "years"), ("год", "года", "лет"), ("rok", "lata", "lat"))
            }
        return "\(count) \(noun)"
    }

    /// "every day", "каждые 2 недели", "co miesiąc".
    func every(_ count: Int, _ frequency: RecurrenceRule.Frequency) -> String {
        let periods = periods(count, of: frequency)
        guard count == 1 else {
            let isFeminine = frequency == .weekly || frequency == .minutely || frequency == .secondly
            let each = pluralForm(of: Int64(count)) != .one ? "каждые" : isFeminine ? "каждую" : "каждый"
            return pick("every \(periods)", "\(each) \(periods)", "co \(periods)")
        }
        return switch frequency {
        case .secondly: pick("every second", "каждую секунду", "co sekundę")
        case .minutely: pick("every minute", "каждую минуту", "co minutę")
        case .hourly: pick("every hour", "каждый час", "co godzinę")
        case .daily: pick("every day", "каждый день", "codziennie")
        case .weekly: pick("every week", "каждую неделю", "co tydzień")
        case .monthly: pick("every month", "каждый месяц", "co miesiąc")
        case .yearly: pick("every year", "каждый год", "co roku")
        }
    }

    /// A list: "Mon, Wed and Fri".
    func list(_ items: [String]) -> String { list(items, last: pick("and", "и", "i")) }

    /// A list of alternatives: "Mon, Wed or Fri".
    func choice(_ items: [String]) -> String { list(items, last: pick("or", "или", "lub")) }

    private func list(_ items: [String], last: String) -> String {
        guard items.count > 1 else { return items.first ?? "" }
        return items.dropLast().joined(separator: ", ") + " \(last) " + (items.last ?? "")
    }

    /// An ordinal: "20th", "20-й", "20."; negative numbers count from the end, and the last has its own word.
    ///
    /// Russian and Polish take the ending of the counted noun.
    func ordinal(_ number: Int, _ russianEnding: String, last: (russian: String, polish: String)) -> String {
        if number == -1 { return pick("last", last.russian, last.polish) }
        let magnitude = number.magnitude
        let ordinal = pick(
            "\(magnitude)\(Self.ordinalEnding(Int(magnitude)))", "\(magnitude)-\(russianEnding)", "\(magnitude).")
        return number > 0 ? ordinal : pick("\(ordinal)-to-last", "\(ordinal) с конца", "\(ordinal) od końca")
    }

    private static func ordinalEnding(_ number: Int) -> String {
        if (11...13).contains(number % 100) { return "th" }
        return switch number % 10 {
        case 1: "st"
        case 2: "nd"
        case 3: "rd"
        default: "th"
        }
    }
}
