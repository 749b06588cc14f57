/// Text of quick add and of the other task pages.
extension Words {
    public var quickAddHint: String {
        pick(
            "Call Mum tomorrow at 9", "Позвонить маме завтра в 9", "Zadzwonić do mamy jutro o 9")
    }
    public var quickAddExample: String {
        pick(
            "Days, times and repeats are understood, as are #tag, @category, !high and ~30m.",
            "Можно указать день, время и повтор, а ещё #тег, @категорию, !\u{2060}высокий и ~30м.",
            "Możesz podać dzień, godzinę i powtarzanie, a także #tag, @kategorię, !wysoki i ~30m.")
    }
    /// Of the field of a person who keeps no tasks.
    public var logWithALine: String { pick("Type what to log", "Запись одной строкой", "Wpis w jednym wierszu") }
    public var typedMoodExample: String { pick("mood good, walk", "настроение хорошее", "nastrój dobry, spacer") }
    public var typedWeightExample: String { pick("weight 72.4", "вес 72,4", "waga 72,4") }
    public var typedNoteExample: String { pick("note First snow", "заметка Первый снег", "notatka Pierwszy śnieg") }
    public var keepAsText: String { pick("keep as text", "оставить текстом", "zostaw jako tekst") }
    /// The reminder that a typed line asks for: "Reminder: 09:00".
    public func reminderAt(_ time: String) -> String {
        pick("Reminder: \(time)", "Напоминание: \(time)", "Przypomnienie: \(time)")
    }
    /// Takes away the day of the page that a task was typed on.
    public var removeDay: String { pick("remove the day", "убрать дату", "usuń datę") }
    public var dayRemoved: String { pick("removed; add it back", "убрано; вернуть", "usunięto; przywróć") }
    public var parseAgain: String {
        pick("kept as text; recognise it", "оставлено текстом; распознать", "zostawione jako tekst; rozpoznaj")
    }
    /// Reads a typed line as a task, whatever else it seems to be.
    public var makeTask: String { pick("Make it a task", "Добавить как задачу", "Dodaj jako zadanie") }
    /// Takes a typed line for what it is, though its part of life is off, which adding it switches on: "Switch on Weight".
    public func switchOn(_ part: String) -> String {
        pick("Switch on \(part)", "Включить «\(part)»", "Włącz „\(part)”")
    }
    /// The refusal of a line that is nothing but a task, with tasks switched off.
    public var wouldBeTask: String {
        pick(
            "This would be a task, and Tasks is switched off. Switch it on, or change the line.",
            "Это была бы задача, а раздел «Задачи» выключен. Включите его или измените строку.",
            "To byłoby zadanie, a część „Zadania” jest wyłączona. Włącz ją albo zmień wpis.")
    }
    /// The refusal of a line for a part of life that is off: "Weight is switched off. Switch it on, or change the line."
    public func partOfLineIsOff(_ part: String) -> String {
        pick(
            "\(part) is switched off. Switch it on, or change the line.",
            "Раздел «\(part)» выключен. Включите его или измените строку.",
            "Część „\(part)” jest wyłączona. Włącz ją albo zmień wpis.")
    }
    public var taskForm: String {
        pick("Task with all details", "Задача со всеми полями", "Zadanie ze wszystkimi szczegółami")
    }
    public var nothingPlanned: String { pick("Nothing planned", "Ничего не запланировано", "Nic nie zaplanowano") }
    public var nothingHere: String { pick("Nothing here", "Здесь пусто", "Tu nic nie ma") }
    public var weekBefore: String { pick("Previous week", "Предыдущая неделя", "Poprzedni tydzień") }
    public var weekAfter: String { pick("Next week", "Следующая неделя", "Następny tydzień") }
    public func moveTask(_ title: String) -> String {
        pick("Move \(quoted(title))", "Переместить \(quoted(title))", "Przenieś \(quoted(title))")
    }
    /// The number of habits in a collapsed section of a day: "12 habits".
    public func habitsCount(_ count: Int) -> String {
        counted(count, ("habit", "habits"), ("привычка", "привычки", "привычек"), ("nawyk", "nawyki", "nawyków"))
    }
}
