extension Words {
    /// "1 day", "42 days".
    public func days(_ count: Int) -> String {
        counted(count, ("day", "days"), ("день", "дня", "дней"), ("dzień", "dni", "dni"))
    }

    /// The label under a number of days: "Days", "Дня".
    public func daysLabel(_ count: Int) -> String { label(days(count), count) }

    /// "1 week", "6 weeks".
    public func weeks(_ count: Int) -> String {
        counted(count, ("week", "weeks"), ("неделя", "недели", "недель"), ("tydzień", "tygodnie", "tygodni"))
    }

    /// "1 month", "6 months".
    public func months(_ count: Int) -> String {
        counted(count, ("month", "months"), ("месяц", "месяца", "месяцев"), ("miesiąc", "miesiące", "miesięcy"))
    }

    /// "once", "3 times".
    public func times(_ count: Int) -> String {
        if count == 1, language == .english { return "once" }
        return counted(count, ("time", "times"), ("раз", "раза", "раз"), ("raz", "razy", "razy"))
    }

    /// "1 habit", "9 habits".
    public func habits(_ count: Int) -> String {
        counted(count, ("habit", "habits"), ("привычка", "привычки", "привычек"), ("nawyk", "nawyki", "nawyków"))
    }

    /// "1 entry", "164 entries".
    public func entries(_ count: Int) -> String {
        counted(count, ("entry", "entries"), ("запись", "записи", "записей"), ("wpis", "wpisy", "wpisów"))
    }

    /// "1 category", "3 categories".
    public func categories(_ count: Int) -> String {
        counted(
            count, ("category", "categories"), ("категория", "категории", "категорий"),
            ("kategoria", "kategorie", "kategorii"))
    }

    /// "1 reminder", "3 reminders".
    public func reminders(_ count: Int) -> String {
        counted(
            count, ("reminder", "reminders"), ("напоминание", "напоминания", "напоминаний"),
            ("przypomnienie", "przypomnienia", "przypomnień"))
    }

    /// "1 change", "3 changes".
    public func changes(_ count: Int) -> String {
        counted(count, ("change", "changes"), ("изменение", "изменения", "изменений"), ("zmiana", "zmiany", "zmian"))
    }
}
