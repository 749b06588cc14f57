/// The history of all actions.
extension Words {
    public func historyLead(hasSeveralDevices: Bool) -> String {
        hasSeveralDevices
            ? pick(
                "Everything you did, on all your devices. You can undo any of it, however long ago.",
                "Всё, что вы делали, на всех устройствах. Отменить можно любое действие, даже давнее.",
                "Wszystko, co robisz, na wszystkich urządzeniach. Możesz cofnąć każdą czynność, nawet dawną.")
            : pick(
                "Everything you did. You can undo any of it, however long ago.",
                "Всё, что вы делали. Отменить можно любое действие, даже давнее.",
                "Wszystko, co robisz. Możesz cofnąć każdą czynność, nawet dawną.")
    }
    public var earlierActions: String { pick("Earlier", "Более ранние", "Wcześniejsze") }
    public var onAnotherDevice: String { pick("another device", "другое устройство", "inne urządzenie") }
    /// The times a habit, goal, task or note was created and last changed; all four are feminine in Russian.
    public func recordTimes(added: String?, changed: String?) -> String {
        let parts = [
            added.map { pick("Added \($0)", "Создана \($0)", "Dodano \($0)") },
            changed.map { pick("changed \($0)", "изменена \($0)", "zmieniono \($0)") },
        ]
        return capitalized(parts.compactMap { $0 }.joined(separator: " · "))
    }
    /// The state of an action that was undone.
    public var undoneSince: String { pick("undone", "отменено", "cofnięte") }
    /// An action of which all was written again later, so that undoing it, or redoing it, has no effect.
    public var changedSince: String {
        pick("changed since", "с тех пор изменено", "od tego czasu zmienione")
    }
    /// An action whose records were erased.
    public var erasedSince: String { pick("Erased", "Стёрто", "Wymazano") }
    public var cannotBeUndone: String { pick("cannot be undone", "нельзя отменить", "nie można cofnąć") }

    public func alreadyUndone(_ action: String) -> String {
        pick("Already undone: \(action)", "Уже отменено: \(action)", "Już cofnięte: \(action)")
    }

    public func notUndone(_ action: String) -> String {
        pick(
            "Nothing to redo; this is in effect: \(action)", "Возвращать нечего, это действует: \(action)",
            "Nie ma czego ponawiać, to obowiązuje: \(action)")
    }

    public func noSuchAction(_ digits: String) -> String {
        pick(
            "No action has the id “\(digits)”; `daybook history` lists them",
            "Нет действия с номером «\(digits)»; их перечисляет `daybook history`",
            "Żadna czynność nie ma identyfikatora „\(digits)”; wymienia je `daybook history`")
    }

    public func severalActions(_ digits: String) -> String {
        pick(
            "Several actions begin with “\(digits)”: give more digits",
            "С «\(digits)» начинаются несколько действий: добавьте цифр",
            "Od „\(digits)” zaczyna się kilka czynności: podaj więcej cyfr")
    }
}
