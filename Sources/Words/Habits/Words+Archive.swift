extension Words {
    // Actions
    public var archiveHabit: String { pick("Archive the habit", "Убрать в архив", "Zarchiwizuj nawyk") }
    public var restore: String { pick("Restore", "Вернуть", "Przywróć") }
    public var deleteForEver: String { pick("Delete permanently", "Удалить навсегда", "Usuń na zawsze") }
    public var archived: String { pick("Archived", "В архиве", "W archiwum") }

    /// The number of archived habits: "3 in the archive".
    public func inArchive(_ count: Int) -> String {
        pick("\(number(count)) in the archive", "В архиве: \(number(count))", "W archiwum: \(number(count))")
    }

    // Explanations
    public var archiveHint: String {
        pick(
            "An archived habit no longer appears on Today. Its entries and notes are kept, and it can be restored.",
            "Привычка в архиве не видна на странице «Сегодня». Её записи и заметки остаются, её можно вернуть.",
            "Nawyk w archiwum znika ze strony „Dziś”. Jego wpisy i notatki zostają i można go przywrócić.")
    }
    public var archiveEmpty: String { pick("The archive is empty", "Архив пуст", "Archiwum jest puste") }
    public var archiveEmptyHint: String {
        pick(
            "Archived habits are kept here with all their entries.",
            "Здесь хранятся оставленные привычки со всеми записями.",
            "Tu odpoczywają odłożone nawyki ze wszystkimi wpisami.")
    }

    /// Warns what is deleted together with a habit.
    public func deleteForEverHint(entries count: Int) -> String {
        guard count > 0 else {
            return pick(
                "It has no entries. You can undo this right afterwards.",
                "Записей у неё нет. Сразу после этого удаление можно отменить.",
                "Nie ma wpisów. Zaraz potem można to cofnąć.")
        }
        return pick(
            "\(entries(count)) will be deleted with it. You can undo this right afterwards.",
            "Вместе с ней удалится: \(entries(count)). Сразу после этого удаление можно отменить.",
            "Razem z nim zniknie: \(entries(count)). Zaraz potem można to cofnąć.")
    }
}
