/// Text of the commands on away periods. `days` are those of a period: "20–22 Nov 2026".
extension Words {
    public func wasAdded(away days: String) -> String {
        pick("Away \(days)", "Перерыв: \(days)", "Przerwa: \(days)")
    }
    public func wasSaved(away days: String) -> String {
        pick("Away period saved: \(days)", "Перерыв сохранён: \(days)", "Zapisano przerwę: \(days)")
    }
    public func wasDeleted(away days: String) -> String {
        pick("Away period deleted: \(days)", "Перерыв удалён: \(days)", "Usunięto przerwę: \(days)")
    }
    /// A period without a last day: "from 20 Nov 2026".
    public func openAway(from day: String) -> String { pick("from \(day)", "с \(day)", "od \(day)") }
    public var awayNow: String { pick("now", "сейчас", "teraz") }
    public var noAwayPeriodsYet: String { pick("No away periods yet", "Перерывов пока нет", "Nie ma jeszcze przerw") }
    public func awayPeriodUnknown(_ typed: String) -> String {
        pick(
            "There is no away period \(quoted(typed)). See: daybook away list",
            "Нет перерыва \(quoted(typed)). Список: daybook away list",
            "Nie ma przerwy \(quoted(typed)). Lista: daybook away list")
    }
}
