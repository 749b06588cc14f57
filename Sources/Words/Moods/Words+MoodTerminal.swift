import CivilTime

/// Text about moods and pets that only the terminal shows.
extension Words {
    /// The argument for the most recent entry.
    public var latest: String { pick("latest", "последняя", "ostatni") }
    /// The argument for the person rather than a pet.
    public var ofMyself: String { pick("me", "я", "ja") }
    public var moodHeading: String { pick("Mood", "Настроение", "Nastrój") }
    public var nothingWrittenToday: String {
        pick("no entry today", "сегодня записей нет", "dziś nic nie zapisano")
    }

    public var noMoodsWritten: String { pick("No moods logged yet", "Записей пока нет", "Brak wpisów") }
    public var noMoodsMatch: String { pick("No entries match", "Таких записей нет", "Nie ma takich wpisów") }
    public func moodNumberUnknown(_ typed: String) -> String {
        pick(
            "There is no entry \(quoted(typed)). See: daybook mood list",
            "Нет записи \(quoted(typed)). Список: daybook mood list",
            "Nie ma wpisu \(quoted(typed)). Lista: daybook mood list")
    }
    /// - Parameter numbers: the numbers that begin with the typed text.
    public func numberAmbiguous(_ typed: String, _ numbers: [String]) -> String {
        let list = numbers.joined(separator: ", ")
        return pick(
            "\(quoted(typed)) could be \(list)", "\(quoted(typed)) может быть: \(list)",
            "\(quoted(typed)) może oznaczać: \(list)")
    }

    public var noAdvice: String { pick("No advice for now", "Советов пока нет", "Na razie żadnych rad") }
    public var adviceFoot: String {
        pick(
            "Not helpful? daybook mood dismiss NUMBER", "Не помогло? daybook mood dismiss НОМЕР",
            "Nie pomaga? daybook mood dismiss NUMER")
    }
    /// - Parameter count: the number of suggestions.
    public func adviceUnknown(_ number: Int, count: Int) -> String {
        if count == 0 { return noAdvice }
        return pick(
            "There is no advice \(number); choose 1 to \(count)", "Нет совета \(number); есть от 1 до \(count)",
            "Nie ma rady \(number); są od 1 do \(count)")
    }

    /// The mean mood on a scale of five: "Mean: 3.6 of 5".
    public func meanMood(_ level: String) -> String {
        pick(
            "Average: \(level) of 5",
            "В среднем: \(level) из 5",
            "Średnio: \(level) na 5")
    }
    public var averageByPartOfDay: String {
        pick("Average by time of day", "В среднем по времени суток", "Średnio według pory dnia")
    }

    public var noPets: String { pick("No pets yet", "Питомцев пока нет", "Brak zwierząt") }
    public func bornOn(_ day: Day) -> String {
        let date = dayMonthYear(day)
        return pick("born \(date)", "день рождения: \(date)", "data urodzenia: \(date)")
    }
}
