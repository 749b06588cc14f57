import CivilTime

/// Messages after actions on moods and pets, and reasons for refusing them.
extension Words {
    /// Confirms a logged mood: "Mood logged: good", "Rex: happy".
    public func moodLogged(_ mood: String, of name: String?) -> String {
        if let name { return "\(name): \(mood.lowercased())" }
        return pick(
            "Mood logged: \(mood.lowercased())",
            "Настроение записано: \(mood.lowercased())",
            "Zapisano nastrój: \(mood.lowercased())")
    }

    public var moodSaved: String { pick("Entry saved", "Запись сохранена", "Wpis zapisany") }
    public var moodDeleted: String { pick("Entry deleted", "Запись удалена", "Wpis usunięty") }
    public var adviceDismissed: String {
        pick("Advice dismissed", "Совет скрыт", "Ukryto radę")
    }

    public var moodMissing: String {
        pick("Choose a mood first.", "Сначала выберите настроение.", "Najpierw wybierz nastrój.")
    }
    /// - Parameter known: all moods.
    public func moodUnknown(_ typed: String, known: [String]) -> String {
        pick(
            "There is no mood \(quoted(typed)).", "Нет настроения \(quoted(typed)).",
            "Nie ma nastroju \(quoted(typed)).") + chooseMood(known)
    }
    /// The moods there are, after a refusal.
    public func chooseMood(_ known: [String]) -> String {
        let list = known.map { $0.lowercased() }.joined(separator: ", ")
        return pick(" Choose from: \(list).", " Есть: \(list).", " Są: \(list).")
    }
    /// Explains that a mood belongs to pets rather than people, or the reverse.
    public func moodOfAnother(_ mood: String) -> String {
        pick(
            "\(quoted(mood)) is not available here: pets and people have different moods.",
            "\(quoted(mood)) сюда не подходит: у питомцев и у людей настроения свои.",
            "\(quoted(mood)) tu nie pasuje: zwierzęta i ludzie mają własne nastroje.")
    }
    /// - Parameter known: all feelings.
    public func feelingUnknown(_ typed: String, known: [String]) -> String {
        let list = known.joined(separator: ", ")
        return pick(
            "There is no feeling \(quoted(typed)). Choose from: \(list).",
            "Нет чувства \(quoted(typed)). Есть: \(list).",
            "Nie ma uczucia \(quoted(typed)). Są: \(list).")
    }
    /// - Parameter known: all species.
    public func speciesUnknown(_ typed: String, known: [String]) -> String {
        let list = known.joined(separator: ", ")
        return pick(
            "There is no animal \(quoted(typed)). Choose from: \(list).",
            "Нет животного \(quoted(typed)). Есть: \(list).", "Nie ma zwierzęcia \(quoted(typed)). Są: \(list).")
    }
    public func notATimeOrMoment(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not a time, such as 2026-11-20T21:30 or 21:30.",
            "\(quoted(typed)) — не время; укажите, например, 2026-11-20T21:30 или 21:30.",
            "\(quoted(typed)) to nie czas; podaj na przykład 2026-11-20T21:30 lub 21:30.")
    }
    public var momentNotYet: String {
        pick(
            "That time is in the future.",
            "Это время ещё не наступило.",
            "Ta chwila jeszcze nie nadeszła.")
    }
    public var moodWasDeleted: String {
        pick("This entry no longer exists.", "Этой записи больше нет.", "Tego wpisu już nie ma.")
    }
    public var petWasDeleted: String {
        pick("This pet no longer exists.", "Этого питомца больше нет.", "Tego zwierzęcia już nie ma.")
    }
    public func petNameTaken(_ name: String) -> String {
        pick("You already have \(quoted(name)).", "Уже есть \(quoted(name)).", "Już masz \(quoted(name)).")
    }
    public var birthdayNotYet: String {
        pick("That day is in the future.", "Этот день ещё не наступил.", "Ten dzień jeszcze nie nadszedł.")
    }
    /// - Parameter nearest: the most similar name.
    public func petUnknown(_ typed: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no pet \(quoted(typed)).", "Нет питомца \(quoted(typed)).", "Nie ma zwierzęcia \(quoted(typed)).")
        return unknown + didYouMean(nearest)
    }
}
