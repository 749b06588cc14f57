/// What a repair of the journal did.
extension Words {
    /// An action of which the damage was undone.
    public func actionMended(_ action: String) -> String {
        pick("Mended: \(action)", "Исправлено: \(action)", "Naprawiono: \(action)")
    }
    /// A damaged action that was replaced.
    public func actionRecovered(_ action: String) -> String {
        pick("Taken from a backup: \(action)", "Взято из копии: \(action)", "Odzyskano z kopii: \(action)")
    }
    /// A damaged action that no backup has.
    public func actionSetAside(_ action: String) -> String {
        pick("Set aside: \(action)", "Отложено: \(action)", "Odłożono: \(action)")
    }
    /// A damaged action about which nothing can be read.
    public var unreadableAction: String {
        pick("an unreadable action", "нечитаемое действие", "nieczytelne działanie")
    }
    /// Actions that are gone from a damaged database.
    public func actionsUnreadable(_ count: Int) -> String {
        pick(
            "Not found in the damaged file: \(actions(count))", "Не найдено в повреждённом файле: \(actions(count))",
            "Nie znaleziono w uszkodzonym pliku: \(actions(count))")
    }
    public func actionsTakenFromBackups(_ count: Int) -> String {
        pick(
            "Taken from backups: \(actions(count))", "Взято из копий: \(actions(count))",
            "Odzyskano z kopii: \(actions(count))")
    }
    /// Where the damaged bytes are.
    public func damageKept(in folder: String) -> String {
        pick(
            "What was damaged is kept in \(quoted(folder)). If another device has the missing actions, they come back from it.",
            "Повреждённое сохранено в \(quoted(folder)). Если недостающие действия есть на другом устройстве, они вернутся оттуда.",
            "To, co uszkodzone, zachowano w \(quoted(folder)). Jeśli inne urządzenie ma brakujące działania, wrócą z niego."
        )
    }
    public var repairsOnlyTheJournal: String {
        pick(
            "--repair mends the journal itself, not a backup", "--repair чинит сам журнал, а не копию",
            "--repair naprawia sam dziennik, a nie kopię")
    }
}
