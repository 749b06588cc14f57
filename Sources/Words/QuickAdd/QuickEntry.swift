import CivilTime

/// A typed line as what it adds to the journal.
public enum QuickEntry: Hashable, Sendable {
    case task(QuickAdd)
    /// A weigh-in; on another day than today if one is named.
    case weight(kilograms: Double, day: Day?)
    case workout(QuickWorkout)
    case mood(QuickMood)
    /// The text of a note.
    case note(String)
    case meal(QuickMeal)
    case habit(QuickHabit)
    case goal(QuickGoal)
}

/// A workout with its distance, its duration or both: "ran 5 km in 27 min".
public struct QuickWorkout: Hashable, Sendable {
    /// The code of its type: "running"; see `Words.workoutTypeName`.
    public var type: String
    public var metres: Double?
    public var seconds: Int?
    /// The day it was done; nil for today.
    public var day: Day?
}

/// A mood of the person: "mood good, walk".
public struct QuickMood: Hashable, Sendable {
    /// The code of the mood: "good"; see `Words.moodName`.
    public var mood: String
    public var tags: [String]
    public var note: String
}

/// The foods of a meal: "2 eggs and toast".
public struct QuickMeal: Hashable, Sendable {
    /// The code of the kind of meal, "lunch"; nil if not said.
    public var kind: String?
    /// Each food with its amount: "2 eggs", "450 kcal".
    public var foods: [String]
    /// The day it was eaten; nil for today.
    public var day: Day?
}

/// A new habit: "habit Read every day".
public struct QuickHabit: Hashable, Sendable {
    public var title: String
    public var schedule: Schedule
    /// The time of a reminder.
    public var time: TimeOfDay?
}

/// A new goal: "goal Save 5000 by June".
public struct QuickGoal: Hashable, Sendable {
    public var title: String
    /// The first number of the title.
    public var target: Double?
    /// The word after the number: "km"; empty if there is none.
    public var unit: String
    public var deadline: Day?
}

extension Words {
    /// Parses a line for any part of the journal, in English or this language.
    ///
    /// A line is a task unless it begins with the name of another part, "weight 79.1", or can be nothing else, "ran 5 km
    /// in 27 min", "2 eggs and toast". A note has its words as they were typed. A line with words that are not understood is a task too.
    ///
    /// - Parameters:
    ///   - now: the current time, for "in 2 hours" in a task.
    ///   - imperial: whether a weight without a unit is in pounds.
    ///   - ignoring: texts of the parts of a task that stay in its title.
    ///   - isFood: whether a name without an amount is a food the person can log.
    public func quickEntry(
        _ line: String, today: Day, now: LocalInstant? = nil, imperial: Bool = false, ignoring: [String] = [],
        isFood: (String) -> Bool = { _ in false }
    ) -> QuickEntry {
        if let note = QuickEntryParser.note(line) { return note }
        // Longer lines are tasks with much to say.
        if line.utf8.count <= 500 {
            let parser = QuickEntryParser(self, line, today: today)
            if let entry = parser.weight(imperial: imperial) ?? parser.workout() ?? parser.mood() { return entry }
            if let entry = parser.habit() ?? parser.goal() ?? parser.meal(isFood: isFood) { return entry }
        }
        return .task(quickAdd(line, today: today, now: now, ignoring: ignoring))
    }

    /// Splits a line of eaten food into its foods with their amounts: "2 eggs and toast". Nil unless all are known.
    public func parseFoods(_ line: String, isFood: (String) -> Bool) -> [String]? {
        line.utf8.count > 500 ? nil : QuickEntryParser(self, line, today: .first).knownFoods(isFood: isFood)
    }
}

/// Reads a line as something other than a task.
struct QuickEntryParser {
    let words: Words
    let line: String
    let today: Day
    /// The words of the line between spaces, without punctuation around them.
    let tokens: [Token]
    /// The day in the past, or today, that the line begins or ends with.
    let day: Day?

    struct Token {
        let text: String
        let folded: String
        /// Whether a comma follows.
        let endsPart: Bool
        /// Whether a colon follows.
        let endsKeyword: Bool
    }

    init(_ words: Words, _ line: String, today: Day) {
        self.words = words
        self.line = line
        self.today = today
        var tokens = line.split(whereSeparator: { $0.isWhitespace }).map { word in
            let text = Self.trimmed(word)
            let last = word.last
            return Token(
                text: text, folded: Words.fold(text), endsPart: last == "," || last == ";", endsKeyword: last == ":")
        }
        var day: Day?
        if let first = tokens.first, let days = Self.days[first.folded] {
            day = today.advanced(by: days)
            tokens.removeFirst()
        } else if let last = tokens.last, let days = Self.days[last.folded] {
            day = today.advanced(by: days)
            tokens.removeLast()
        }
        self.day = day
        self.tokens = tokens
    }

    private static func trimmed(_ word: Substring) -> String {
        var word = word
        while let last = word.last, ",;:.!".contains(last) { word.removeLast() }
        return String(word)
    }

    private static let days = [
        "yesterday": -1, "вчера": -1, "wczoraj": -1, "today": 0, "сегодня": 0, "dzis": 0, "dzisiaj": 0,
    ]

    /// The folded word at an index; empty after the end.
    func word(_ index: Int) -> String { index < tokens.count ? tokens[index].folded : "" }

    /// The text from an index on.
    func text(from index: Int) -> String {
        index < tokens.count ? tokens[index...].map { $0.text }.joined(separator: " ") : ""
    }

    /// The index of the first word that is not "I" or the like.
    var start: Int { ["i", "my", "я", "мой", "moja", "moj"].contains(word(0)) ? 1 : 0 }

    // MARK: - Weight

    /// "weight 79.1", "79.1 kg", "вешу 79,1"
    func weight(imperial: Bool) -> QuickEntry? {
        var index = start
        let isNamed = Self.weightWords.contains(word(index))
        if isNamed { index += 1 }
        if isNamed, ["is", "=", "-", "–", "—"].contains(word(index)) { index += 1 }
        guard index < tokens.count, tokens.count - index <= 2, tokens[index].text.first?.isWholeNumber == true,
            let (_, unit) = words.parseQuantity(text(from: index)), isNamed || !unit.isEmpty,
            let kilograms = words.parseWeight(text(from: index), imperial: imperial)
        else { return nil }
        // Five kilograms alone are not a person.
        guard (isNamed ? 1...700 : 25...400).contains(kilograms) else { return nil }
        return .weight(kilograms: kilograms, day: day)
    }

    private static let weightWords: Set<String> = [
        "weight", "weigh", "weighed", "weigh-in", "вес", "вешу", "взвесился", "взвесилась", "waga", "waze", "zwazylem",
        "zwazylam",
    ]

    // MARK: - Mood

    /// "mood good, walk", "настроение хорошее после прогулки"
    func mood() -> QuickEntry? {
        let begin = start
        let isNamed = ["mood", "настроение", "nastroj", "humor"].contains(word(begin))
        guard isNamed || ["feeling", "чувствую", "czuje"].contains(word(begin)), day == nil else { return nil }
        var index = begin + 1
        if ["is", "was", "себя", "sie", "-", "–", "—"].contains(word(index)) { index += 1 }
        guard let (mood, length) = moodLevel(index) else { return nil }
        index += length
        let isCut = index >= tokens.count || tokens[index - 1].endsPart || tokens[index].text.hasPrefix("#")
        guard isNamed || isCut else { return nil }
        var found = QuickMood(mood: mood, tags: [], note: "")
        if !isCut {
            found.note = note(from: index)
            return .mood(found)
        }
        var part: [String] = []
        while index < tokens.count {
            let token = tokens[index]
            if token.text.hasPrefix("#"), token.text.count > 1 {
                add(&part, to: &found)
                found.tags.append(String(token.text.dropFirst()))
            } else if !token.text.isEmpty {
                part.append(token.text)
            }
            if token.endsPart { add(&part, to: &found) }
            index += 1
        }
        add(&part, to: &found)
        return .mood(found)
    }

    /// Adds a few words as a tag, and more as a note.
    private func add(_ part: inout [String], to mood: inout QuickMood) {
        guard !part.isEmpty else { return }
        let text = part.joined(separator: " ")
        part = []
        if text.split(separator: " ").count <= 3 {
            mood.tags.append(text)
        } else {
            mood.note += (mood.note.isEmpty ? "" : ", ") + text
        }
    }

    private func note(from index: Int) -> String {
        tokens[index...].map { $0.text + ($0.endsPart ? "," : "") }.joined(separator: " ")
    }

    private func moodLevel(_ index: Int) -> (String, Int)? {
        if index + 1 < tokens.count, ["так себе", "tak sobie"].contains(word(index) + " " + word(index + 1)) {
            return ("okay", 2)
        }
        let level = word(index).hasSuffix("/5") ? String(word(index).dropLast(2)) : word(index)
        if let number = Int(level), (1...5).contains(number) { return (Self.levels[number - 1], 1) }
        for (mood, names) in Self.moods where names.contains(word(index)) { return (mood, 1) }
        return nil
    }

    private static let levels = ["awful", "bad", "okay", "good", "great"]

    private static let moods: [(String, Set<String>)] = [
        (
            "awful",
            ["awful", "terrible", "horrible", "ужасно", "ужасное", "okropnie", "okropny", "fatalny", "fatalnie"]
        ),
        ("bad", ["bad", "low", "плохо", "плохое", "zle", "zly", "kiepski", "kiepsko"]),
        (
            "okay",
            [
                "okay", "ok", "so-so", "meh", "fine", "нормально", "нормальное", "normalny", "normalnie", "sredni",
                "srednio",
            ]
        ),
        ("good", ["good", "хорошо", "хорошее", "dobrze", "dobry"]),
        (
            "great",
            [
                "great", "amazing", "awesome", "excellent", "отлично", "отличное", "прекрасное", "прекрасно",
                "swietnie",
                "swietny", "wspanialy",
            ]
        ),
    ]
}
