extension Words {
    /// Parses a duration such as "30", "30m", "1h30", "1.5 h", "2ч 15мин" or "1 godz." to minutes; nil for anything
    /// else and above a billion. Callers apply their own limits.
    public func parseDuration(_ typed: String) -> Int? {
        var rest = Substring(typed.lowercased().filter { $0 != " " && $0 != "\u{A0}" })
        var minutes = 0.0
        var unit = Unit.minutes
        guard !rest.isEmpty, rest.utf8.count <= 40 else { return nil }
        var isFirst = true
        while !rest.isEmpty {
            let digits = rest.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "," }
            guard let number = parseNumber(String(digits)), number >= 0 else { return nil }
            rest = rest.dropFirst(digits.count)
            let letters = rest.prefix { !$0.isNumber }
            rest = rest.dropFirst(letters.count)
            if letters.isEmpty {
                // A number without a unit is in minutes, also after hours: "1h30".
                guard isFirst || unit == .hours, rest.isEmpty else { return nil }
                unit = .minutes
            } else {
                guard let named = Unit(typed: letters), isFirst || unit == .hours && named == .minutes else {
                    return nil
                }
                unit = named
            }
            minutes += number * (unit == .hours ? 60 : 1)
            isFirst = false
        }
        let rounded = minutes.rounded()
        return rounded <= 1_000_000_000 ? Int(rounded) : nil
    }

    private enum Unit {
        case hours, minutes

        init?(typed: Substring) {
            let name = typed.last == "." ? typed.dropLast() : typed
            switch name {
            case "h", "hr", "hrs", "hour", "hours", "ч", "час", "часа", "часов", "g", "godz", "godzina", "godziny",
                "godzin":
                self = .hours
            case "m", "min", "mins", "minute", "minutes", "м", "мин", "минута", "минуты", "минут", "minuta", "minuty",
                "minut":
                self = .minutes
            default: return nil
            }
        }
    }
}
