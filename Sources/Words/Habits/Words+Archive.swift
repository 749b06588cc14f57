extension Words {
    // Actions
    public var archiveHabit: String { pick("Archive habit", "В архив", "Archiwizuj") }
    public var restore: String { pick("Restore", "Восстановить", "Przywróć") }
    public var deleteHabit: String { pick("Delete habit", "Удалить привычку", "Usuń nawyk") }
    public var archived: String { pick("Archived", "В архиве", "W archiwum") }

    /// Said of what an undo brought back.
    public var isInArchive: String { pick("it is in the archive", "теперь в архиве", "jest w archiwum") }

    /// The number of archived habits: "3 in the archive".
    public func inArchive(_ count: Int) -> String {
        pick("\(number(count)) in the archive", "В архиве: \(number(count))", "W archiwum: \(number(count))")
    }

    // Explanations
    public var archiveHint: String {
        pick(
            "An archived habit no longer appears on Today. Its entries and notes are kept, and it can be restored.",
            "Привычка в архиве не видна на странице «Сегодня». Её записи и заметки остаются, её можно восстановить.",
            "Nawyk w archiwum znika ze strony „Dziś”. Jego wpisy i notatki zostają i można go przywrócić.")
    }
    public var archiveEmpty: String { pick("The archive is empty", "Архив пуст", "Archiwum jest puste") }
    public var archiveEmptyHint: String {
        pick(
            "Archived habits are kept here with all their entries.",
            "Здесь хранятся привычки из архива со всеми записями.",
            "Tu są zarchiwizowane nawyki ze wszystkimi wpisami.")
    }

    /// Warns what is deleted together with a habit.
    public func deletingHabit(entries count: Int) -> String {
        guard count > 0 else {
            return pick(
                "It has no entries. You can undo this.",
                "Записей у неё нет. Удаление можно отменить.",
                "Nie ma wpisów. Możesz to cofnąć.")
        }
        let disappear = plural(
            count, ("", ""), ("будет удалена", "будут удалены", "будет удалено"), ("zniknie", "znikną", "zniknie"))
        return pick(
            "\(entries(count)) will be deleted with it. You can undo this.",
            "Вместе с ней \(disappear) \(entries(count)). Удаление можно отменить.",
            "Razem z nim \(disappear) \(entries(count)). Możesz to cofnąć.")
    }
}
