import CivilTime

/// A typed line as what it adds to the journal.
public enum QuickEntry: Hashable, Sendable {
    case task(QuickAdd)
    /// A weigh-in; on another day than today if one is named.
    case weight(kilograms: Double, day: Day?)
    /// The sleep of the night that ended today or on another day.
    case sleep(minutes: Int, day: Day?)
    case workout(QuickWorkout)
    case mood(QuickMood)
    /// The text of a note; of another day than today if one is given.
    case note(String, day: Day?)
    case meal(QuickMeal)
    case habit(QuickHabit)
    case goal(QuickGoal)
    case mark(QuickMark)
    case money(QuickMoney)
}

/// The readings of a line that the person can choose instead of the usual one.
public enum QuickReading: String, Sendable {
    case task, meal
    /// As a record of a part of life that is switched off, which switches it on. Parsed as usual.
    case partThatIsOff = "part"
}

/// A workout with its distance, its duration or both, "ran 5 km in 27 min", or with sets of an exercise, "squat 5x5 100".
public struct QuickWorkout: Hashable, Sendable {
    /// The code of its type: "running"; see `Words.workoutTypeName`.
    public var type: String
    public var metres: Double?
    public var seconds: Int?
    /// Its sets, with the name of the exercise.
    public var sets: TypedSet?
    /// The day it was done; nil for today.
    public var day: Day?
}

/// An exercise that a typed line names, with the code of the type of its workouts.
public struct QuickExercise: Hashable, Sendable {
    public var name: String
    public var type: String

    public init(name: String, type: String) {
        (self.name, self.type) = (name, type)
    }
}

/// A mood of the person or of a pet: "mood good, walk", "Rex anxious".
public struct QuickMood: Hashable, Sendable {
    /// The name of the pet; nil for the person.
    public var pet: String?
    /// The code of the mood: "good"; see `Words.moodName`.
    public var mood: String
    public var tags: [String]
    public var note: String
    /// The day it was; nil for today.
    public var day: Day?
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

/// A new habit: "habit Read every day", "run 3 times a week", "at most 2 coffees a day".
public struct QuickHabit: Hashable, Sendable {
    public var title: String
    public var schedule: Schedule
    /// The time of a reminder.
    public var time: TimeOfDay?
    /// The most a day of a habit with a limit; nil for others.
    public var limit: Double?
    /// The least a day of a measured habit; nil for others.
    public var target: Double?
    /// The unit of the limit or target, which may be empty.
    public var unit = ""
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

/// A day of a habit marked: "read 20 pages", "stretch done".
public struct QuickMark: Hashable, Sendable {
    /// The title of the habit.
    public var habit: String
    /// The amount in the habit's unit; nil if it was just done.
    public var amount: Double?
    /// The habit's unit, which may be empty.
    public var unit: String
    /// The day it was done; nil for today.
    public var day: Day?
}

/// A habit that a typed line can mark.
public struct MarkableHabit: Hashable, Sendable {
    public var title: String
    /// The unit of a measured habit, which may be empty; nil for a yes-no habit.
    public var unit: String?
    /// Whether it is marked with an amount only, as it has a limit rather than a target.
    public var needsAmount: Bool

    public init(title: String, unit: String?, needsAmount: Bool = false) {
        (self.title, self.unit, self.needsAmount) = (title, unit, needsAmount)
    }
}

extension Words {
    /// Parses a line for any part of the journal, in English or this language.
    ///
    /// A line is a task unless it begins with the name of another part, "weight 79.1", or can be nothing else, "ran 5 km
    /// in 27 min", "2 eggs and toast". A note has its words as they were typed. A line with words that are not
    /// understood is a task too. The readings in order of preference: a note, a weigh-in, a workout, a mood, a mark of a
    /// habit, sleep, a new habit, a goal, money, a meal, a task. So "ran 5 km" is a workout even if there is a habit Run, and
    /// "run 5 km", which is no workout, marks that habit if it is measured in kilometres; see
    /// `QuickEntryParser.mark(_:)`. A meal whose foods are not all known is one if an amount of food or the past tense
    /// says so: "lunch: soup 300 g", "ate soup".
    ///
    /// A day of what was done or measured is past: "on sunday", like "last sunday" before today, is the latest one. With
    /// a day to come, "ate soup tomorrow", a line is a task.
    ///
    /// - Parameters:
    ///   - now: the current time, for "in 2 hours" in a task.
    ///   - imperial: whether a weight without a unit is in pounds.
    ///   - ignoring: texts of the parts of a task that stay in its title.
    ///   - reading: the reading the person chose; nil for the usual one.
    ///   - habits: the habits that can be marked.
    ///   - pets: the names of the pets.
    ///   - money: the names that a line about money can mean; nil if no line is about money.
    ///   - day: the day of what is logged by a line that names none; nil for today.
    ///   - isFood: whether a name without an amount is a food the person can log.
    ///   - exercise: the exercise with a name; nil if there is none.
    public func quickEntry(
        _ line: String, today: Day, now: LocalInstant? = nil, imperial: Bool = false, ignoring: [String] = [],
        reading: QuickReading? = nil, habits: [MarkableHabit] = [], pets: [String] = [],
        money: MoneyNames? = nil, on day: Day? = nil, isFood: (String) -> Bool = { _ in false },
        exercise: (String) -> QuickExercise? = { _ in nil }
    ) -> QuickEntry {
        let task = { QuickEntry.task(quickAdd(line, today: today, now: now, ignoring: ignoring)) }
        if reading == .task { return task() }
        if let text = QuickEntryParser.note(line) { return .note(text, day: day) }
        // Longer lines are tasks with much to say.
        guard line.utf8.count <= 500 else { return task() }
        func parser(_ weekdays: QuickEntryParser.Weekdays) -> QuickEntryParser {
            QuickEntryParser(self, line, today: today, on: day, weekdays: weekdays)
        }
        let (log, plan) = (parser(.anywhere), parser(.kept))
        if reading == .meal { return log.meal(isFood: isFood, isChosen: true) ?? task() }
        let isLog = !log.endsAhead()
        if isLog, let entry = log.weight(imperial: imperial) ?? log.workout() { return entry }
        if isLog, let entry = log.sets(imperial: imperial, exercise) { return entry }
        let mood = parser(.beforeCommas)
        if !mood.endsAhead(afterComma: false), let entry = mood.mood() ?? mood.mood(of: pets) { return entry }
        let canBeMoney = money != nil
        if isLog,
            let entry = log.mark(habits, canBeMoney: canBeMoney) ?? plan.mark(habits, canBeMoney: canBeMoney)
        {
            return entry
        }
        if isLog, let entry = log.sleep() ?? log.lengthOfWorkout() { return entry }
        if let entry = plan.habit() ?? plan.limit() ?? plan.goal() ?? money.flatMap({ log.money($0, isLog: isLog) }) {
            return entry
        }
        if let habit = plan.often() { return habit }
        return (isLog ? log.meal(isFood: isFood) : nil) ?? task()
    }

    /// The first number of a goal's title and the word after it, as its target: "Read 100 pages". Nil if it has none; days
    /// and a year alone, "Emigrate in 2027", are no targets.
    public func goalTarget(in title: String, today: Day) -> (value: Double, unit: String)? {
        guard title.utf8.count <= 500 else { return nil }
        let parser = QuickEntryParser(self, title, today: today)
        guard let target = parser.target(parser.goalParts(of: title).title) else { return nil }
        return target.unit.isEmpty && (1900...2100).contains(target.value) ? nil : target
    }

    /// Returns whether a line that is read as a task can be chosen to be a meal: "lunch: ramen", "ramen 420 kcal" or
    /// "ramen 300 g", not "lunch: ramen tomorrow".
    public func canBeMeal(_ line: String) -> Bool {
        guard line.utf8.count <= 500 else { return false }
        let parser = QuickEntryParser(self, line, today: .first)
        return (parser.hasMealKeyword || parser.endsWithEnergy || parser.isWeighedFood) && !parser.endsAhead()
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
    /// The day in the past, or today, that the line begins or ends with, or else the default.
    let day: Day?
    /// Whether that day is a weekday: "on sunday".
    let hasWeekday: Bool
    private let hasComma: Bool

    /// The weekdays at the end of a line that are the day of what it logs, rather than words of it.
    enum Weekdays {
        case anywhere
        /// Only where no comma precedes: in "mood good, walk on sunday" it belongs to the note.
        case beforeCommas
        /// None.
        case kept
    }

    struct Token {
        let text: String
        let folded: String
        /// Whether a comma follows.
        let endsPart: Bool
        /// Whether a colon follows.
        let endsKeyword: Bool
        /// Whether a full stop follows.
        let endsSentence: Bool
    }

    init(
        _ words: Words, _ line: String, today: Day, on defaultDay: Day? = nil, weekdays: Weekdays = .anywhere
    ) {
        self.words = words
        self.line = line
        self.today = today
        var tokens = line.split(whereSeparator: { $0.isWhitespace }).map { word in
            let text = Self.trimmed(word)
            let last = word.last
            return Token(
                text: text, folded: Words.fold(text), endsPart: last == "," || last == ";", endsKeyword: last == ":",
                endsSentence: last == ".")
        }
        var day = defaultDay
        hasComma = tokens.contains { $0.endsPart }
        var hasWeekday = false
        if let first = tokens.first, let days = Self.days(of: first.folded) {
            day = today.advanced(by: days)
            tokens.removeFirst()
        } else if let last = tokens.last, let days = Self.days(of: last.folded) {
            day = today.advanced(by: days)
            tokens.removeLast()
        } else if weekdays != .kept {
            let reader = PastDayReader(words, today)
            if let found = reader.weekday(tokens, 0), found.end > 1 {
                (day, hasWeekday) = (found.day, true)
                tokens.removeFirst(found.end)
            } else if weekdays == .anywhere || !tokens.dropLast().contains(where: { $0.endsPart }),
                let found = reader.weekday(atEndOf: tokens)
            {
                (day, hasWeekday) = (found.day, true)
                tokens.removeSubrange(found.begin...)
            }
        }
        self.day = day
        self.hasWeekday = hasWeekday
        self.tokens = tokens
    }

    private static func trimmed(_ word: Substring) -> String {
        var word = word
        while let last = word.last, ",;:.!".contains(last) { word.removeLast() }
        return String(word)
    }

    /// The number of days after today of a folded word, in which typing errors are forgiven; nil for other words.
    static func days(of word: String) -> Int? {
        days[word]
            ?? Lexicon.mistyped(word, among: ["yesterday", "wczoraj", "przedwczoraj", "позавчера"]).flatMap { days[$0] }
    }

    private static let days = [
        "yesterday": -1, "вчера": -1, "wczoraj": -1, "today": 0, "сегодня": 0, "dzis": 0, "dzisiaj": 0,
        "позавчера": -2, "przedwczoraj": -2,
    ]

    /// The folded word at an index; empty after the end.
    func word(_ index: Int) -> String { index < tokens.count ? tokens[index].folded : "" }

    /// The text from an index on.
    func text(from index: Int) -> String {
        index < tokens.count ? tokens[index...].map { $0.text }.joined(separator: " ") : ""
    }

    /// The index of the first word that is not "I" or the like.
    var start: Int { ["i", "my", "я", "мой", "moja", "moj"].contains(word(0)) ? 1 : 0 }

    /// The day in the past, or today, that words name, and the index after them: "yesterday", "last sunday".
    func pastDay(_ index: Int) -> (day: Day, end: Int)? {
        if let days = Self.days(of: word(index)) { return (today.advanced(by: days), index + 1) }
        return PastDayReader(words, today).weekday(tokens, index)
    }

    /// Returns whether words name a day to come: "tomorrow", "in 3 days".
    func isAhead(_ index: Int) -> Bool {
        let parser = DateExpressionParser(words, text(from: index), today: today, isWholeText: false)
        return parser.due(0).map { $0.value > today } ?? false
    }

    /// Whether the line ends with a day to come, so that it says what is planned: "ate soup tomorrow".
    ///
    /// - Parameter afterComma: whether that day may follow a comma.
    func endsAhead(afterComma: Bool = true) -> Bool {
        guard !hasWeekday, afterComma || !hasComma else { return false }
        let parser = DateExpressionParser(words, line, today: today, isWholeText: false)
        var end = parser.tokens.count
        while end > 0, parser.tokens[end - 1].isSign { end -= 1 }
        return (max(0, end - 6)..<end).contains { index in
            parser.due(index).map { $0.end >= end && $0.value > today } ?? false
        }
    }

    // MARK: - Weight

    /// "weight 79.1", "79.1 kg", "вешу 79,1", "weight yesterday 80", "weighed 79.1 this morning"
    func weight(imperial: Bool) -> QuickEntry? {
        var index = start
        var day = day
        let isNamed = Self.weightWords.contains(word(index))
        if isNamed {
            index += 1
            if let past = pastDay(index) { (day, index) = (past.day, past.end) }
            if ["is", "was", "=", "-", "–", "—"].contains(word(index)) { index += 1 }
        }
        var end = tokens.count
        if isNamed, let morning = morning(endingAt: end) { (day, end) = (morning.day, morning.begin) }
        guard index < end, end - index <= 2, tokens[index].text.first?.isWholeNumber == true else { return nil }
        let typed = tokens[index..<end].map { $0.text }.joined(separator: " ")
        guard let (_, unit) = words.parseQuantity(typed), isNamed || !unit.isEmpty,
            let kilograms = words.parseWeight(typed, imperial: imperial)
        else { return nil }
        // Five kilograms alone are not a person.
        guard (isNamed ? 1...700 : 25...400).contains(kilograms) else { return nil }
        return .weight(kilograms: kilograms, day: day)
    }

    /// The day of "this morning", "вчера утром" or "on monday morning", and the index of its first word.
    private func morning(endingAt end: Int) -> (day: Day, begin: Int)? {
        guard end > 2, ["morning", "утром", "rano"].contains(word(end - 1)) else { return nil }
        if word(end - 2) == "this" { return (today, end - 2) }
        for begin in max(1, end - 4)..<(end - 1) {
            if let past = pastDay(begin), past.end == end - 1 { return (past.day, begin) }
        }
        return nil
    }

    private static let weightWords: Set<String> = [
        "weight", "weigh", "weighed", "weigh-in", "вес", "вешу", "взвесился", "взвесилась", "waga", "waze", "zwazylem",
        "zwazylam",
    ]
}
