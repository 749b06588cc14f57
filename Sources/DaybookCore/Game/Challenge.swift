import CivilTime
import Journal

/// A challenge that the person joined or made: a number to reach within some days.
///
/// It keeps its measure and number, so that what is logged later does not change it. Away days do not count against it: it
/// ends as many days later.
public struct Challenge: DeletableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case life, title, measure, habit, target, from, until, level, createdOn }

    public static let schema = Schema(
        "challenges",
        [
            .life,
            Column("title", .line(0...ChallengeLimits.title)),
            Column("measure", ChallengeMeasure.column()),
            Column("habit", .reference),
            Column("target", .integer(ChallengeLimits.target)),
            Column("from", .day),
            Column("until", .day),
            Column("level", ChallengeLevel.column()),
            Column("createdOn", .day),
        ],
        required: [Field.measure.rawValue, Field.target.rawValue, Field.from.rawValue, Field.until.rawValue],
        owners: [.column(Field.habit.rawValue, of: "habits", erasesToo: false)])

    public static var editable: [Field] { [.title, .measure, .habit, .target, .from, .until] }

    /// Whether it was not deleted, has a measure that this version knows, a number, and days.
    public var isAlive: Bool { exists && measure != nil && target != nil && days != nil }

    /// Its days, without those that away periods add.
    public var days: ClosedRange<Day>? {
        guard let from, let until, from <= until, from >= HabitLimits.firstDay else { return nil }
        return from...min(until, from.advanced(by: ChallengeLimits.days - 1))
    }

    private static let kind: UInt8 = 35

    /// The id of a suggestion of the week that begins on a day, so that joining it on two devices joins one.
    public static func id(ofWeek week: Day, _ level: ChallengeLevel) -> RecordID {
        // Six bytes are within the limits of an id.
        RecordID([kind, level.key] + week.keyBytes)!
    }

    /// The first day of the week that it was suggested for; nil for the person's own.
    public var week: Day? { id.count == 6 && id[0] == Self.kind ? Day(keyBytes: id) : nil }
}

// One accessor per line.
// swift-format-ignore
extension Challenge {
    /// The person's title; may be empty.
    public var title: String { get { self[.title] } set { self[.title] = newValue } }
    public var measure: ChallengeMeasure? { get { self[.measure] } set { self[.measure] = newValue } }
    /// The habit that counts; nil for all of them.
    public var habit: RecordID? { get { self[.habit] } set { self[.habit] = newValue } }
    /// The number to reach.
    public var target: Int64? { get { self[.target] } set { self[.target] = newValue } }
    public var from: Day? { get { self[.from] } set { self[.from] = newValue } }
    /// The last day.
    public var until: Day? { get { self[.until] } set { self[.until] = newValue } }
    /// How hard the suggestion is; nil for the person's own.
    public var level: ChallengeLevel? { get { self[.level] } set { self[.level] = newValue } }
    /// The day it was made; nil if it was suggested.
    public var createdOn: Day? { get { self[.createdOn] } set { self[.createdOn] = newValue } }
}

/// The number that a challenge counts.
public enum ChallengeMeasure: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// Times that a habit, or any, was marked as done.
    case habits
    /// Days on which all habits were done.
    case fullDays
    case tasks
    case workouts
    case moods
    case meals
    case notes
    /// Points without those of achievements and challenges.
    case points
    /// Steps by a watch or phone, whether imported or not.
    case steps

    /// The part of life it belongs to; nil for all.
    public var part: JournalPart? {
        switch self {
        case .habits, .fullDays: .habits
        case .tasks: .tasks
        case .workouts: .workouts
        case .moods: .moods
        case .meals: .meals
        case .notes: .notes
        case .points: nil
        case .steps: .health
        }
    }
}

extension ChallengeMeasure {
    /// The greatest number that a challenge of one's own asks for a day: each habit once, and of the rest more than anyone does.
    ///
    /// - Parameter count: The number of active habits.
    func mostADay(ofHabits count: Int) -> Int64 {
        switch self {
        case .habits: Int64(max(1, count))
        case .fullDays: 1
        case .workouts: 10
        case .meals: 20
        case .moods: 50
        case .tasks, .notes: 100
        case .points: 5000
        case .steps: 100_000
        }
    }
}

/// The difficulty of a suggested challenge. Raw values are stored in the journal and must not change.
public enum ChallengeLevel: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case easy
    case medium = "fitting"
    case hard

    /// The name in JSON.
    public var code: String {
        switch self {
        case .easy: "easy"
        case .medium: "medium"
        case .hard: "hard"
        }
    }

    /// A byte of ids, which must not change.
    fileprivate var key: UInt8 {
        switch self {
        case .easy: 1
        case .medium: 2
        case .hard: 3
        }
    }
}

/// The limits of challenges.
public enum ChallengeLimits {
    /// Characters of a title.
    public static let title = 64
    public static let target: ClosedRange<Int64> = 1...100_000_000
    /// The greatest number of days.
    public static let days = 366
}
