import CivilTime

extension Words {
    // Marks
    public var done: String { pick("Done", "Сделано", "Zrobione") }
    public var notDone: String { pick("Not done", "Не сделано", "Niezrobione") }
    public var skipped: String { pick("Skipped", "Пропущено", "Pominięte") }
    public var partlyDone: String { pick("Partly done", "Сделано частично", "Zrobione częściowo") }
    /// Not done on this day, but its week, month or rolling window already has enough.
    public var coveredDay: String { pick("Already met", "Уже выполнено", "Już osiągnięte") }

    // Actions
    public var markAsDone: String { pick("Mark as done", "Отметить", "Oznacz jako zrobione") }
    public var clearMark: String { pick("Clear", "Снять отметку", "Usuń oznaczenie") }
    public var skip: String { pick("Skip", "Пропустить", "Pomiń") }
    public var skipThisDay: String { pick("Skip this day", "Пропустить этот день", "Pomiń ten dzień") }
    public var skipHint: String {
        pick(
            "A skipped day neither adds to the streak nor breaks it.",
            "Пропущенный день не продлевает серию и не прерывает её.",
            "Pominięty dzień nie wydłuża serii i jej nie przerywa.")
    }
    public var reason: String { pick("Reason", "Причина", "Powód") }
    public var reasonHint: String {
        pick("Ill, travelling, resting…", "Болезнь, поездка, отдых…", "Choroba, podróż, odpoczynek…")
    }
    public var dayNote: String { pick("Note", "Заметка", "Notatka") }
    public var dayNoteHint: String { pick("How did it go?", "Как всё прошло?", "Jak poszło?") }
    public var skipOrNote: String {
        pick(
            "Skip today or write a note", "Пропустить сегодня или написать заметку",
            "Pomiń dzisiaj lub napisz notatkę")
    }
    public var saveNote: String { pick("Save note", "Сохранить заметку", "Zapisz notatkę") }
    public var value: String { pick("Value", "Значение", "Wartość") }
    public var set: String { pick("Set", "Записать", "Zapisz") }
    public func moreBy(_ value: Double, _ unit: String) -> String {
        let amount = measure(value, unit, .accusative)
        return pick("More by \(amount)", "Больше на \(amount)", "Więcej o \(amount)")
    }
    public func lessBy(_ value: Double, _ unit: String) -> String {
        let amount = measure(value, unit, .accusative)
        return pick("Less by \(amount)", "Меньше на \(amount)", "Mniej o \(amount)")
    }
    public var numberPad: String { pick("Number pad", "Цифровая клавиатура", "Klawiatura numeryczna") }
    public var plus: String { pick("Plus", "Плюс", "Plus") }
    public var minus: String { pick("Minus", "Минус", "Minus") }
    public var times: String { pick("Times", "Умножить", "Razy") }
    public var dividedBy: String { pick("Divided by", "Разделить", "Podzielić przez") }
    public var deleteDigit: String { pick("Delete the last digit", "Стереть последнюю цифру", "Usuń ostatnią cyfrę") }

    /// A measured value with its unit, if there is one: "1.2 l", "1 page".
    public func measure(_ value: Double, _ unit: String, maximumFractionDigits: Int = 2) -> String {
        measure(value, unit, .counted, maximumFractionDigits)
    }

    func measure(_ value: Double, _ unit: String, _ place: AmountCase, _ maximumFractionDigits: Int = 2) -> String {
        let number = number(value, maximumFractionDigits: maximumFractionDigits)
        if unit.isEmpty { return number }
        return "\(number) \(unitForm(unit, after: value, place, maximumFractionDigits: maximumFractionDigits))"
    }

    /// A measured value and its target: "1.2 of 2 l".
    public func measure(_ value: Double, of target: Double, _ unit: String) -> String {
        let target = measure(target, unit, .genitive)
        return pick("\(number(value)) of \(target)", "\(number(value)) из \(target)", "\(number(value)) z \(target)")
    }

    /// A measured value and its upper limit: "1.2, at most 2 l".
    public func measure(_ value: Double, atMost target: Double, _ unit: String) -> String {
        let limit = measure(target, unit, language == .polish ? .counted : .genitive)
        return pick(
            "\(number(value)), at most \(limit)", "\(number(value)), до \(limit)", "\(number(value)), maks. \(limit)")
    }

    /// The state of a limit that was kept on a day without a value.
    public var keptUnlogged: String {
        pick("Kept, nothing logged", "Предел соблюдён, записи нет", "Limit dotrzymany, bez wpisu")
    }
    /// The state of a limit that is exceeded.
    public var overLimit: String { pick("Over the limit", "Предел превышен", "Ponad limit") }
    /// A measured value above its limit: "Over the limit: 3 of 2 cups".
    public func measure(_ value: Double, over limit: Double, _ unit: String) -> String {
        // In Russian of shorter words than the state, which a tile of a phone has no room for.
        let name = pick("Over the limit", "Выше предела", "Ponad limit")
        return "\(name): \(measure(value, of: limit, unit))"
    }

    /// A skipped day with its reason, if there is one: "Skipped: ill".
    public func skipped(_ reason: String) -> String {
        reason.isEmpty ? skipped : "\(skipped): \(reason)"
    }

    /// The reason that a day to come cannot be marked: "You can mark “Stretch” from Thursday, 26 November".
    public func canBeMarked(_ title: String, from first: Day, today: Day) -> String {
        let day = dayAndMonth(first, near: today)
        return pick(
            "You can mark \(quoted(title)) from \(weekdayHeading(first.weekday)), \(day)",
            "Отметить \(quoted(title)) можно с \(day)", "\(quoted(title)) możesz oznaczyć od \(day)")
    }

    /// A day of a calendar or chart, for screen readers: "Friday, 20 November 2026: done".
    public func day(_ day: Day, _ what: String) -> String {
        "\(fullDay(day)): \(what)"
    }
}
