extension Words {
    public var timeOfDay: String { pick("Time of day", "Время дня", "Pora dnia") }
    public var startNoteAndCategory: String {
        pick("Start, category, colour, note", "Начало, категория, цвет, заметка", "Początek, kategoria, kolor, notatka")
    }

    public var newHabit: String { pick("New habit", "Новая привычка", "Nowy nawyk") }
    public var editHabit: String { pick("Edit habit", "Изменить привычку", "Edytuj nawyk") }

    // Title, note, icon, colour
    public var title: String { pick("Title", "Название", "Nazwa") }
    /// Of a thing; a person or a pet has a `petName`.
    public var nameLabel: String { pick("Name", "Название", "Nazwa") }
    public var titleHint: String {
        pick("Read, walk…", "Читать, гулять…", "Czytać, biegać…")
    }

    public var note: String { pick("Note", "Заметка", "Notatka") }
    public var noteHint: String {
        pick(
            "How, where, why: 20 pages before bed", "Как, где, зачем: 20 страниц перед сном",
            "Jak, gdzie, po co: 20 stron przed snem")
    }
    public var icon: String { pick("Icon", "Значок", "Ikona") }
    public var chooseIcon: String { pick("Choose an icon", "Выбрать значок", "Wybierz ikonę") }
    public var color: String { pick("Colour", "Цвет", "Kolor") }

    // Kind
    public var kind: String { pick("What to log", "Что записывать", "Co zapisywać") }
    public var checkKind: String { pick("Yes or no", "Да или нет", "Tak lub nie") }
    public var amountKind: String { pick("An amount", "Количество", "Ilość") }
    public var limitKind: String { pick("A limit", "Предел", "Limit") }
    public var atLeastKind: String { pick("At least", "Не меньше", "Co najmniej") }
    public var atMostKind: String { pick("At most", "Не больше", "Najwyżej") }
    public var unit: String { pick("Unit", "Единица", "Jednostka") }
    public var unitHint: String { pick("pages, km…", "страниц, км", "stron, km…") }
    public var target: String { pick("Amount a day", "Сколько в день", "Ile dziennie") }
    public var limitADay: String { pick("At most, a day", "Не больше в день", "Najwyżej dziennie") }

    /// The target of a measured habit: "At least 20 pages", "At most 2 l".
    public func goal(atLeast: Bool, _ target: Double, _ unit: String) -> String {
        "\(atLeast ? atLeastKind : atMostKind) \(limit(target, unit))"
    }

    /// The target of a measured habit within a sentence: "at least 20 pages", "at most 2 l".
    public func goalInside(atLeast: Bool, _ target: Double, _ unit: String) -> String {
        let least = pick("at least", "не меньше", "co najmniej")
        let most = pick("at most", "не больше", "najwyżej")
        return "\(atLeast ? least : most) \(limit(target, unit))"
    }

    /// Explains why a typed limit of a week or month is no habit.
    public var limitsAreOfADay: String {
        pick(
            "Habits have limits for a day only", "Предел для привычки задаётся на день",
            "Limit nawyku dotyczy jednego dnia")
    }

    /// A target after "at least", with which Russian has the genitive.
    private func limit(_ target: Double, _ unit: String) -> String {
        measure(target, unit, language == .russian ? .genitive : .counted)
    }

    // Schedule
    public var schedule: String { pick("How often", "Как часто", "Jak często") }
    public var startDay: String { pick("Starts on", "Начало", "Początek") }
    public var startDayHint: String {
        pick(
            "A habit that starts later can’t be marked until then. Marking a past day moves the start back to it.",
            "Если начало в будущем, до него отметить нельзя. Отметка за прошлый день сдвинет начало на него.",
            "Jeśli początek jest w przyszłości, wcześniej nie można oznaczać. Oznaczenie minionego dnia przesunie na niego początek."
        )
    }

    // Reminders
    public var remindersHeading: String { pick("Reminders", "Напоминания", "Przypomnienia") }
    public var addReminder: String { pick("Add a reminder", "Добавить напоминание", "Dodaj przypomnienie") }
    public var removeReminder: String { pick("Remove the reminder", "Убрать напоминание", "Usuń przypomnienie") }
    public var reminderTime: String { pick("Time", "Время", "Godzina") }
    public var reminderDays: String { pick("On", "Дни", "Dni") }
    /// Of a reminder that is due on no day, as the habit is archived or its schedule has other days.
    public var silent: String { pick("inactive", "не сработает", "nieaktywne") }
    public var reminderText: String { pick("Text", "Текст", "Tekst") }
    public var reminderTextHint: String { pick("The habit’s title", "Название привычки", "Nazwa nawyku") }

    // Order
    public var order: String { pick("Order", "Порядок", "Kolejność") }

    /// The button that moves a habit or category up.
    public func moveUp(_ title: String) -> String {
        pick("Move \(quoted(title)) up", "Переместить \(quoted(title)) выше", "Przesuń \(quoted(title)) wyżej")
    }

    /// The button that moves a habit or category down.
    public func moveDown(_ title: String) -> String {
        pick("Move \(quoted(title)) down", "Переместить \(quoted(title)) ниже", "Przesuń \(quoted(title)) niżej")
    }

    /// Marks a field that may be left empty.
    public var optional: String { pick("optional", "необязательно", "opcjonalnie") }
    /// The notice above a form with errors.
    public var formRefused: String {
        pick(
            "Not saved yet. Check the marked fields.", "Ещё не сохранено. Проверьте отмеченные поля.",
            "Jeszcze nie zapisano. Sprawdź zaznaczone pola.")
    }
}
