/// Text about notes.
extension Words {
    /// The button and the title of the sheet that adds a note.
    public var addNote: String { pick("Add a note", "Добавить заметку", "Dodaj notatkę") }
    public var newNoteHint: String { pick("What’s on your mind?", "О чём вы думаете?", "O czym myślisz?") }
    public var dayAndTime: String { pick("Day, time", "День, время", "Dzień, godzina") }
    public var deleteNote: String { pick("Delete note", "Удалить заметку", "Usuń notatkę") }
    public var noNotesYetHint: String {
        pick(
            "A few lines about the day, to read again years from now.",
            "Несколько строк о дне — чтобы перечитать через годы.",
            "Kilka zdań o dniu, do przeczytania po latach.")
    }
    public var searchNotes: String { pick("Search notes", "Поиск заметок", "Szukaj notatek") }
    /// The link from earlier notes to the latest.
    public var latestNotes: String { pick("Latest notes", "Последние заметки", "Najnowsze notatki") }
    public var allMonths: String { pick("All months", "Все месяцы", "Wszystkie miesiące") }
    /// The choice of notes, or those of habits or workouts.
    public var noteKinds: String { pick("Kind of note", "Вид заметок", "Rodzaj notatek") }

    public var noteAdded: String { pick("Note added", "Заметка добавлена", "Dodano notatkę") }
    /// Confirms a note about a day other than today: "Note added for 14 Oct".
    public func noteAdded(for day: String) -> String {
        pick("Note added for \(day)", "Заметка добавлена: \(day)", "Dodano notatkę: \(day)")
    }
    public var noteSaved: String { pick("Note saved", "Заметка сохранена", "Zapisano notatkę") }
    public var noteDeleted: String { pick("Note deleted", "Заметка удалена", "Usunięto notatkę") }

    public var noteMissing: String {
        pick("Write something first.", "Сначала напишите что-нибудь.", "Najpierw coś napisz.")
    }
    public var noteWasDeleted: String {
        pick("This note no longer exists.", "Этой заметки больше нет.", "Tej notatki już nie ma.")
    }

    /// "1 note", "12 notes".
    public func notes(_ count: Int) -> String {
        counted(count, ("note", "notes"), ("заметка", "заметки", "заметок"), ("notatka", "notatki", "notatek"))
    }
    /// "3 this month".
    public func countThisMonth(_ count: Int) -> String { "\(number(count)) \(thisMonth)" }
    /// Offers to restore notes that were deleted here.
    public func restoreDeleted(notes count: Int) -> String { restoreDeleted(notes(count)) }
}

/// Text about notes that only the terminal shows.
extension Words {
    /// The argument for the most recent note.
    public var latestNote: String { pick("latest", "последняя", "ostatnia") }
    public var noNotesMatch: String { pick("No notes match", "Таких заметок нет", "Nie ma takich notatek") }
    public func noteNumberUnknown(_ typed: String) -> String {
        pick(
            "There is no note \(quoted(typed)). See: daybook note list",
            "Нет заметки \(quoted(typed)). Список: daybook note list",
            "Nie ma notatki \(quoted(typed)). Lista: daybook note list")
    }
}
