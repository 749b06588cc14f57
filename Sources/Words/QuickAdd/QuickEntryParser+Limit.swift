import CivilTime

extension QuickEntryParser {
    /// "at most 2 coffees a day", "не больше 2 чашек кофе в день", "najwyżej 30 min telewizji dziennie"
    ///
    /// A limit of a day only: with a week or a month it is a task.
    func limit() -> QuickEntry? {
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
            QuickHabit(title: first.uppercased() + title.dropFirst(), schedule: .daily, limit: limit, unit: unit))
    }

    /// A number, with its unit if that is joined to it: "30min".
    private func amount(_ token: Token) -> (limit: Double, unit: String)? {
        Self.numbers[token.folded].map { ($0, "") } ?? words.parseQuantity(token.text).map { ($0.value, $0.unit) }
    }

    private static let beginnings = [
        ["at", "most"], ["no", "more", "than"], ["max"], ["maximum"], ["не", "больше"], ["не", "более"], ["максимум"],
        ["najwyzej"], ["nie", "wiecej", "niz"], ["maksymalnie"], ["maks"],
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

    private static let numbers: [String: Double] = [
        "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "одного": 1, "одной": 1, "двух": 2, "трех": 3,
        "четырех": 4, "пяти": 5, "jeden": 1, "jedna": 1, "jedno": 1, "dwa": 2, "dwie": 2, "trzy": 3, "cztery": 4,
        "piec": 5,
    ]
}
