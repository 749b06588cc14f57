/// Messages about challenges.
extension Words {
    public var challengeJoined: String { pick("Challenge joined", "Испытание принято", "Podjęto wyzwanie") }
    public var challengeLeft: String { pick("Challenge left", "Вы отказались от испытания", "Porzucono wyzwanie") }
    public var challengeAdded: String { pick("Challenge added", "Испытание добавлено", "Dodano wyzwanie") }
    public var challengeSaved: String { pick("Challenge saved", "Испытание сохранено", "Zapisano wyzwanie") }
    public var challengeDeleted: String { pick("Challenge deleted", "Испытание удалено", "Usunięto wyzwanie") }

    public func challengeTooLong(_ limit: Int) -> String {
        pick(
            "A challenge can last up to \(number(limit)) days.",
            "Испытание может длиться не больше \(number(limit)) дней.",
            "Wyzwanie może trwać najwyżej \(number(limit)) dni.")
    }
    public var challengeWasDeleted: String {
        pick("This challenge no longer exists.", "Этого испытания больше нет.", "Tego wyzwania już nie ma.")
    }
    public var wonChallengeStays: String {
        pick(
            "A challenge that you won can’t be left: it stays won.",
            "От пройденного испытания отказаться нельзя: оно уже засчитано.",
            "Ukończonego wyzwania nie można porzucić: jest już zaliczone.")
    }
    /// The reason to refuse a number that is reached before the challenge begins to count.
    public func challengeIsReached(_ count: Int64) -> String {
        let count = number(count)
        return pick(
            "These days already have \(count). Choose more than that.",
            "За эти дни уже набрано \(count). Выберите число больше.",
            "W tych dniach masz już \(count). Wybierz więcej.")
    }
    /// The reason to refuse days none of which is to come.
    public var challengeIsOver: String {
        pick(
            "These days are over. Choose today or a later day as the last one.",
            "Эти дни уже прошли. Выберите последним днём сегодня или позже.",
            "Te dni już minęły. Jako ostatni wybierz dzisiejszy dzień lub późniejszy.")
    }
    /// The reason to refuse more times, or perfect days, than there are days.
    ///
    /// - Parameter most: The number of days.
    public func challengeAsksForTooMany(_ most: Int) -> String {
        pick(
            "Each day counts once, so \(number(most)) is the most for these days.",
            "Каждый день засчитывается один раз, поэтому за эти дни можно набрать самое большее \(number(most)).",
            "Każdy dzień liczy się raz, więc w tych dniach można osiągnąć najwyżej \(number(most)).")
    }
    /// Of a number that no one reaches in its days.
    public func challengeBeyondReach(_ most: String) -> String {
        pick(
            "Nobody gets that far in these days: \(most) is the most.",
            "Столько за эти дни не набрать: самое большее — \(most).",
            "Tyle w tych dniach nie da się osiągnąć: najwięcej to \(most).")
    }
    public var limitIsNoChallenge: String {
        pick(
            "A limit can’t be a challenge. Choose another habit.",
            "Предел не может быть испытанием. Выберите другую привычку.",
            "Limit nie może być wyzwaniem. Wybierz inny nawyk.")
    }
    public var challengeIsSuggested: String {
        pick(
            "A suggested challenge can’t be changed. Leave it, or make your own.",
            "Предложенное испытание изменить нельзя. Откажитесь от него или создайте своё.",
            "Proponowanego wyzwania nie można zmienić. Porzuć je albo utwórz własne.")
    }
}
