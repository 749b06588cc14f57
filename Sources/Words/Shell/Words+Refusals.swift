import CivilTime

/// Reasons for refusals, shown beside the field they concern.
extension Words {
    // Titles
    public var nameMissing: String { pick("Enter a name", "Введите название", "Wpisz nazwę") }
    public var titleMissing: String { pick("Enter a title", "Введите название", "Wpisz nazwę") }

    public func titleTooShort(minimum: Int) -> String {
        pick(
            "At least \(characters(minimum))", "Не меньше \(charactersGenitive(minimum))",
            "Co najmniej \(characters(minimum))")
    }

    public func titleTooLong(maximum: Int) -> String {
        pick(
            "At most \(characters(maximum))", "Не больше \(charactersGenitive(maximum))",
            "Najwyżej \(characters(maximum))")
    }

    public func titleTaken(_ title: String) -> String {
        pick("You already have \(quoted(title))", "Уже есть \(quoted(title))", "Już masz \(quoted(title))")
    }

    public func categoryTitleTaken(_ title: String) -> String {
        pick(
            "You already have a category \(quoted(title))", "Уже есть категория \(quoted(title))",
            "Już masz kategorię \(quoted(title))")
    }

    /// A note, reason, unit or reminder text that is too long.
    public func textTooLong(maximum: Int) -> String { titleTooLong(maximum: maximum) }

    // Numbers
    public var notANumber: String { pick("This is not a number", "Это не число", "To nie jest liczba") }
    public var targetMissing: String {
        pick("Enter the target", "Введите цель", "Wpisz cel")
    }
    /// The terminal's ways to say how a goal is measured.
    public var targetOptions: String {
        pick(
            "Add --to 12, or measure it by --milestone, --tasks, --habit or --account",
            "Добавьте --to 12 или способ измерения: --milestone, --tasks, --habit или --account",
            "Dodaj --to 12 albo sposób pomiaru: --milestone, --tasks, --habit lub --account")
    }
    public var numberMissing: String { pick("Enter a number", "Введите число", "Wpisz liczbę") }
    public var notAWholeNumber: String {
        pick("This must be a whole number", "Нужно целое число", "To musi być liczba całkowita")
    }
    public var targetNotAboveZero: String {
        pick("The target must be above zero", "Цель должна быть больше нуля", "Cel musi być większy od zera")
    }
    public var valueBelowZero: String {
        pick("The value cannot be below zero", "Значение не может быть меньше нуля", "Wartość nie może być ujemna")
    }

    /// A number given to a habit without a measure.
    public func notAMeasure(_ title: String) -> String {
        pick(
            "\(quoted(title)) is marked done or not done, without a number",
            "\(quoted(title)) отмечается без числа: сделано или нет",
            "\(quoted(title)) oznacza się bez liczby: zrobione albo nie")
    }

    public func valueTooLarge(maximum: Double) -> String {
        pick("At most \(number(maximum))", "Не больше \(number(maximum))", "Najwyżej \(number(maximum))")
    }

    /// A value too large for readers to accept.
    public func valueTooLarge(_ field: String) -> String {
        pick(
            "\(quoted(field)) is too large to be written.", "Значение \(quoted(field)) слишком велико.",
            "Wartość \(quoted(field)) jest za duża.")
    }

    public func notBetween(_ minimum: Int, _ maximum: Int) -> String {
        notBetween(number(minimum), number(maximum))
    }
    /// The limits of a number with their units: "From 1 kg to 700 kg".
    public func notBetween(_ minimum: String, _ maximum: String) -> String {
        pick("From \(minimum) to \(maximum)", "От \(minimum) до \(maximum)", "Od \(minimum) do \(maximum)")
    }

    /// The limits of a named number: "Weight must be from 1 kg to 700 kg".
    public func notBetween(_ minimum: String, _ maximum: String, named name: String) -> String {
        pick(
            "\(name) must be from \(minimum) to \(maximum)", "\(name): от \(minimum) до \(maximum)",
            "\(name): od \(minimum) do \(maximum)")
    }

    // Days and times
    public var dayMissing: String { pick("Choose a day", "Выберите день", "Wybierz dzień") }
    /// Refuses to mark a habit before its start day.
    public func habitStarts(_ title: String, on day: Day) -> String {
        pick(
            "\(quoted(title)) starts on \(fullDay(day))", "\(quoted(title)) начинается \(dayMonthYear(day))",
            "\(quoted(title)) zaczyna się \(dayMonthYear(day))")
    }
    public var dayInFuture: String {
        pick("This day is in the future", "Этот день ещё не наступил", "Ten dzień jeszcze nie nadszedł")
    }
    public var dayTooFarAhead: String {
        pick("At most a year ahead", "Не больше чем на год вперёд", "Najwyżej na rok naprzód")
    }
    public var dayBeforeStart: String {
        pick("The habit starts later", "Привычка начинается позже", "Nawyk zaczyna się później")
    }

    public func dayTooEarly(_ first: Day) -> String {
        pick(
            "Not before \(dayMonthYear(first))", "Не раньше \(dayMonthYear(first))", "Nie przed \(dayMonthYear(first))")
    }

    public func dayDoesNotExist(_ text: String) -> String {
        pick("There is no day \(quoted(text))", "Дня \(quoted(text)) не существует", "Nie ma dnia \(quoted(text))")
    }

    public func notATime(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a time; write it as 09:30", "\(quoted(text)) — не время; укажите, например, 09:30",
            "\(quoted(text)) to nie godzina; podaj na przykład 09:30")
    }
    public var timeMissing: String { pick("Choose a time", "Выберите время", "Wybierz godzinę") }
    public var reminderWithoutDays: String {
        pick("Choose at least one day", "Выберите хотя бы один день", "Wybierz co najmniej jeden dzień")
    }
    public var tooManyReminders: String {
        pick("Too many reminders", "Слишком много напоминаний", "Za dużo przypomnień")
    }

    // Choices
    public func scheduleUnknown(_ text: String) -> String {
        pick(
            "There is no schedule \(quoted(text))", "Нет расписания \(quoted(text))",
            "Nie ma harmonogramu \(quoted(text))")
    }
    public var scheduleWithoutDays: String { reminderWithoutDays }
    public var moreTimesThanDays: String {
        pick("More times than there are days", "Повторений больше, чем дней", "Więcej razy niż dni")
    }

    public func colorUnknown(_ text: String) -> String {
        pick("There is no colour \(quoted(text))", "Нет цвета \(quoted(text))", "Nie ma koloru \(quoted(text))")
    }

    public func unknownChoice(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not one of the choices", "\(quoted(text)) нет среди вариантов",
            "\(quoted(text)) nie ma wśród opcji")
    }
    public var iconNotEmoji: String { pick("Choose a single emoji", "Выберите один эмодзи", "Wybierz jedno emoji") }
    public var notABarcode: String {
        pick(
            "A barcode’s number has 8 to 14 digits", "В номере штрихкода от 8 до 14 цифр",
            "Numer kodu kreskowego ma od 8 do 14 cyfr")
    }

    // Things that are not there
    public func habitUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no habit \(quoted(title)).", "Нет привычки \(quoted(title)).", "Nie ma nawyku \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }

    /// A title or prefix that matches several habits, listed with ids if their titles are equal.
    public func ambiguous(_ typed: String, _ titles: [String], ids: [String] = []) -> String {
        let list = titles.indices.map { ids.isEmpty ? quoted(titles[$0]) : "\(quoted(titles[$0])) (\(ids[$0]))" }
            .joined(separator: ", ")
        return pick(
            "\(quoted(typed)) could be \(list).", "\(quoted(typed)) может быть: \(list).",
            "\(quoted(typed)) może oznaczać: \(list).")
    }
    public var habitNotFound: String {
        pick("This habit was deleted", "Эта привычка удалена", "Ten nawyk został usunięty")
    }
    public var habitArchivedAlready: String {
        pick("This habit is in the archive", "Эта привычка в архиве", "Ten nawyk jest w archiwum")
    }
    public var habitNotArchived: String {
        pick(
            "Only an archived habit can be deleted", "Удалить можно только привычку из архива",
            "Usunąć można tylko nawyk z archiwum")
    }
    public var categoryWasDeleted: String {
        pick("This category was deleted", "Эта категория удалена", "Ta kategoria została usunięta")
    }

    // Files
    public var fileNotRecognised: String {
        pick(
            "Daybook does not know this kind of file", "Daybook не знает такого формата файла",
            "Daybook nie zna takiego rodzaju pliku")
    }
    /// The way to import what no content tells to be a list of tasks.
    public var plainListHint: String {
        pick(
            "A plain list of tasks, one per line, is imported from a .txt file with “todo” in its name",
            "Простой список задач, по одной в строке, импортируется из файла .txt, в имени которого есть «todo»",
            "Zwykłą listę zadań, po jednym w wierszu, można zaimportować z pliku .txt, który ma w nazwie „todo”")
    }
    public var fileTruncated: String {
        pick(
            "The file is incomplete", "Файл обрывается на середине", "Plik urywa się w środku")
    }

    /// A line of a file that cannot be read. Nothing was imported.
    public func invalidLine(_ line: Int, _ reason: String) -> String {
        pick(
            "Line \(number(line)): \(reason)", "Строка \(number(line)): \(reason)", "Wiersz \(number(line)): \(reason)")
    }

    /// A reason with the line of a table and the column as the file names it: "Line 9, Priority: This is not a number".
    public func invalidLine(_ line: Int, column: String, _ reason: String) -> String {
        let place = "\(number(line)), \(column)"
        return pick("Line \(place): \(reason)", "Строка \(place): \(reason)", "Wiersz \(place): \(reason)")
    }

    /// "64 characters"
    private func characters(_ count: Int) -> String {
        counted(count, ("character", "characters"), ("знак", "знака", "знаков"), ("znak", "znaki", "znaków"))
    }

    /// A number of characters after "than" or "at most": Russian takes the genitive, "64 знаков", "21 знака".
    private func charactersGenitive(_ count: Int) -> String {
        counted(count, ("", ""), ("знака", "знаков", "знаков"), ("", "", ""))
    }

    /// A suggestion that follows an error message: " Did you mean …?"; empty for nil.
    public func didYouMean(_ nearest: String?) -> String {
        guard let nearest else { return "" }
        return pick(
            " Did you mean \(quoted(nearest))?", " Может быть, \(quoted(nearest))?",
            " Czy chodziło o \(quoted(nearest))?")
    }
}
