import CivilTime

extension QuickEntryParser {
    /// "at most 2 coffees a day", "не больше 2 чашек кофе в день", "najwyżej 30 min telewizji dziennie"
    ///
    /// A limit of a day only, every day or on some weekdays, "at most 2 coffees a day on weekdays": with a week or a month it is a task.
    func limit() -> QuickEntry? {
        if let limit = limit(.daily) { return limit }
        let read = words.quickAdd(line, today: today)
        guard read.parts.count == 1, case .repetition(.calendar(let rule), first: nil) = read.parts[0].kind,
            let schedule = Schedule(rule), case .weekdays = schedule
        else { return nil }
        return QuickEntryParser(words, read.title, today: today, weekdays: .kept).limit(schedule)
    }

    /// Whether it is a limit of a week or a month, which habits do not have: "at most 3 beers a week".
    var isLongLimit: Bool {
        let folded = tokens.map { $0.folded }
        guard let begin = Self.beginnings.first(where: { folded.starts(with: $0) })?.count, begin < tokens.count,
            amount(tokens[begin]) != nil, let last = folded.last
        else { return false }
        return folded.count > begin + 2 && Self.longSpans.contains(last)
    }

    private func limit(_ schedule: Schedule) -> QuickEntry? {
        let folded = tokens.map { $0.folded }
        guard let begin = Self.beginnings.first(where: { folded.starts(with: $0) })?.count,
            let ending = Self.ends.first(where: { folded.suffix($0.count).elementsEqual($0) })?.count,
            begin + 1 < folded.count - ending, let (limit, joined) = amount(tokens[begin]), limit > 0
        else { return nil }
        var names = tokens[(begin + 1)..<(folded.count - ending)].map { $0.text }
        var unit = joined
        if unit.isEmpty, let first = names.first, Self.isUnit(Words.fold(first)) {
            unit = names.removeFirst()
        }
        if !unit.isEmpty, let first = names.first, first.lowercased() == "of" { names.removeFirst() }
        let title = names.joined(separator: " ")
        guard let first = title.first, first.isLetter else { return nil }
        return .habit(
            QuickHabit(title: first.uppercased() + title.dropFirst(), schedule: schedule, limit: limit, unit: unit))
    }

    /// A number, with its unit if that is joined to it: "30min".
    func amount(_ token: Token) -> (limit: Double, unit: String)? {
        Self.smallNumbers[token.folded].map { ($0, "") } ?? words.parseQuantity(token.text).map { ($0.value, $0.unit) }
    }

    private static let beginnings = [
        ["at", "most"], ["no", "more", "than"], ["max"], ["maximum"], ["не", "больше"], ["не", "более"], ["максимум"],
        ["najwyzej"], ["nie", "wiecej", "niz"], ["maksymalnie"], ["maks"],
    ]

    private static let longSpans: Set<String> = [
        "week", "weekly", "month", "monthly", "неделю", "месяц", "tydzien", "tygodniu", "tygodniowo", "miesiac",
        "miesiacu", "miesiecznie",
    ]

    private static let ends = [
        ["a", "day"], ["per", "day"], ["each", "day"], ["every", "day"], ["daily"], ["в", "день"], ["каждый", "день"],
        ["за", "день"], ["ежедневно"], ["dziennie"], ["na", "dzien"], ["kazdego", "dnia"],
    ]

    /// The beginnings of words that are units beside the name of a thing: "2 cups of coffee".
    private static let units = [
        "cup", "glass", "bottle", "mug", "pint", "minute", "hour", "piece", "slice", "portion", "чаш", "стакан",
        "бокал", "кружк", "кружек", "бутыл", "минут", "час", "порци", "кус", "filizan", "szklan", "kielisz",
        "kubk", "kubek", "butel", "minut", "godzin", "porcj", "kawalk", "kawalek",
    ]

    /// Whether a word is a unit: such a beginning with no more than an ending after it, unlike "cupcakes" and "mint".
    private static func isUnit(_ word: String) -> Bool {
        word == "min" || word == "мин"
            || units.contains { word.hasPrefix($0) && endings.contains(String(word.dropFirst($0.count))) }
    }

    private static let endings: Set<String> = [
        "", "s", "es", "а", "и", "у", "ы", "ов", "ка", "ки", "ку", "ек", "ок", "ков", "ь", "я", "ю", "й", "a", "i", "e",
        "y",
        "ow", "ka", "ki", "ke", "ek", "kow",
    ]

    static let smallNumbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "одного": 1, "одной": 1, "двух": 2, "трех": 3,
        "четырех": 4, "пяти": 5, "jeden": 1, "jedna": 1, "jedno": 1, "dwa": 2, "dwie": 2, "trzy": 3, "cztery": 4,
        "piec": 5,
    ]
}
