/// Messages about away periods.
extension Words {
    public var awayBegun: String {
        pick(
            "Away: habits and repeating tasks are paused",
            "Перерыв: привычки и повторяющиеся задачи на паузе",
            "Przerwa: nawyki i powtarzane zadania są wstrzymane")
    }
    /// The same of a period that does not contain today: "Away: 25 Nov".
    public func awayOn(_ days: String) -> String { "\(away): \(days)" }
    public var awayEnded: String { pick("Welcome back", "С возвращением", "Witaj z powrotem") }
    public var awaySaved: String { pick("Away period saved", "Перерыв сохранён", "Zapisano przerwę") }
    public var awayDeleted: String { pick("Away period deleted", "Перерыв удалён", "Usunięto przerwę") }

    public var endsBeforeItBegins: String {
        pick(
            "It ends before it begins. Choose a later last day.",
            "Конец раньше начала. Выберите последний день позже.",
            "Koniec jest przed początkiem. Wybierz późniejszy ostatni dzień.")
    }
    public func awayTooLong(_ limit: Int) -> String {
        pick(
            "You can be away for up to \(number(limit)) days at a time.",
            "Перерыв может длиться не больше \(number(limit)) дней.",
            "Przerwa może trwać najwyżej \(number(limit)) dni.")
    }
    public var awayTooFarAhead: String {
        pick(
            "An away period can begin within a year from now.",
            "Перерыв можно запланировать не дальше чем на год вперёд.",
            "Przerwę można zaplanować najwyżej rok naprzód.")
    }
    public var notAway: String { pick("You’re not away.", "Сейчас нет перерыва.", "Nie masz teraz przerwy.") }
    public var awayWasDeleted: String {
        pick("This away period no longer exists.", "Этого перерыва больше нет.", "Tej przerwy już nie ma.")
    }
}
