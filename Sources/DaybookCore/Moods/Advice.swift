import CivilTime
import Journal

/// What a look at someone's moods suggests, and which entries led to it.
public struct Advice: Hashable, Sendable {
    public let cause: AdviceCause
    /// The entries that led to it, from the first on.
    public let entries: [RecordID]
    /// What the sentence about it says in numbers.
    public let facts: Evidence

    /// What a sentence is about.
    public enum Evidence: Hashable, Sendable {
        /// So many entries in a row, or so many in all.
        case count(Int)
        /// The means of the week before and of the last one.
        case weeks(before: Double, last: Double)
        /// The mean of a weekday and of all other days.
        case weekday(Weekday, mean: Double, others: Double)
        /// The mean of a part of the day and of all others.
        case part(PartOfDay, mean: Double, others: Double)
        /// The mean of an hour of the day, 0 to 23, and of all others.
        case hour(Int, mean: Double, others: Double)
        /// So many days ago.
        case days(Int)
    }

    public var rule: AdviceRule.Name { cause.rule }
}

/// Whom an advice is about and what caused it: an advice that was dismissed does not return for the same one.
public struct AdviceCause: Hashable, Sendable {
    public let rule: AdviceRule.Name
    /// The pet it is about; nil for the person.
    public let subject: RecordID?
    /// What tells it from other causes, see `AdviceRule.Cause`.
    public let key: [UInt8]

    public init(rule: AdviceRule.Name, subject: RecordID?, key: [UInt8]) {
        self.rule = rule
        self.subject = subject
        self.key = key
    }

    private static let kind: UInt8 = 21

    /// The id under which it is kept that it was dismissed; nil for a key that is too long.
    public var id: RecordID? {
        let whose = subject?.bytes ?? []
        return RecordID([Self.kind, rule.rawValue, UInt8(whose.count)] + whose + key)
    }

    /// The cause that an id stands for; nil for an id of something else.
    init?(id: RecordID) {
        guard id.count > 2, id[0] == Self.kind, let rule = AdviceRule.Name(rawValue: id[1]), id.count >= 3 + Int(id[2])
        else { return nil }
        let end = 3 + Int(id[2])
        let subject = RecordID(Array(id.bytes[3..<end]))
        self.init(rule: rule, subject: end == 3 ? nil : subject, key: Array(id.bytes[end...]))
    }

    /// Whether an id is one under which it is kept that an advice was dismissed.
    public static func isID(_ id: RecordID) -> Bool { id.count > 2 && id[0] == kind }
}

/// One way to look at someone's moods.
public struct AdviceRule: Sendable {
    /// The raw values stand in the ids of what was dismissed.
    public enum Name: UInt8, CaseIterable, Sendable {
        case anxiousInARow = 1
        case lowForLong = 2
        case nothingPositive = 3
        case weeklyDrop = 4
        case weeklyRise = 5
        case worseWeekday = 6
        case worsePart = 7
        case unwellTwice = 8
        case silence = 9
    }

    public let name: Name
    /// Those that say nothing once this one speaks.
    let silences: [Name]
    /// What it has to say, if anything: its key, entries and facts.
    let find: @Sendable (AdviceHistory) -> Finding?

    /// What a rule speaks of, as what was dismissed is told apart.
    enum Cause {
        /// Something with a name of its own.
        case once([UInt8])
        /// A run of entries, from the first on: one of which the latest was dismissed is the same run, whatever is added
        /// to it or deleted from it.
        case run([RecordID])
        /// Something that goes on, by what it is about and over how many days the rule looks: dismissed on a day, it is the
        /// same for as long as the rule would have spoken of it since, a week's silence at most between.
        case lasting([UInt8], days: Int)
    }

    /// What a rule found.
    struct Finding {
        let cause: Cause
        let entries: [RecordID]
        let facts: Advice.Evidence
    }

    init(
        _ name: Name, silences: [Name] = [], find: @escaping @Sendable (AdviceHistory) -> Finding?
    ) {
        self.name = name
        self.silences = silences
        self.find = find
    }
}

/// What rules look at.
struct AdviceHistory: Sendable {
    /// Of one pet or the person, from the first on.
    let entries: [MoodEntry]
    let statistics: MoodStatistics
    /// Whose entries have a feeling of being anxious.
    let anxious: Set<RecordID>
    let isOfPet: Bool
    let today: Day
    let firstWeekday: Weekday

    /// The entries of the days from one to another, both counted.
    func entries(from first: Day, to last: Day) -> [MoodEntry] {
        entries.filter { ($0.day.map { first <= $0 && $0 <= last }) ?? false }
    }

    /// What was there on an earlier day.
    func asOf(_ day: Day) -> AdviceHistory {
        AdviceHistory(
            entries: entries.filter { ($0.day.map { $0 <= day }) ?? false }, statistics: statistics, anxious: anxious,
            isOfPet: isOfPet, today: day, firstWeekday: firstWeekday)
    }
}

extension State {
    /// What the moods of a pet, or of the person for nil, suggest today; the most pressing first, without what was
    /// dismissed.
    public func advice(on subject: RecordID?, today: Day) -> [Advice] {
        // What is dated later, as another device's clock may say, tells nothing of today.
        let entries = moodEntries(of: subject).filter { $0.day.map { $0 <= today } ?? true }
        guard !entries.isEmpty else { return [] }
        let anxious = entries.filter { entry in
            entry.mood == .anxious || feelings(of: entry.id).contains(.anxious)
        }
        let history = AdviceHistory(
            entries: entries, statistics: MoodStatistics(entries), anxious: Set(anxious.map { $0.id }),
            isOfPet: subject != nil, today: today, firstWeekday: settings.firstWeekday)
        var advices: [Advice] = []
        var silenced: Set<AdviceRule.Name> = []
        for rule in AdviceRules.all where !silenced.contains(rule.name) {
            guard let found = rule.find(history) else { continue }
            silenced.formUnion(rule.silences)
            let cause = AdviceCause(rule: rule.name, subject: subject, key: found.cause.key(on: today))
            if isDismissed(rule, cause, found.cause, history) { continue }
            advices.append(Advice(cause: cause, entries: found.entries, facts: found.facts))
        }
        return advices
    }

    /// For how many days in a row something that goes on may fall silent and still be the same.
    private static let quietDays = 7

    /// Whether an advice was dismissed for the same cause.
    private func isDismissed(
        _ rule: AdviceRule, _ cause: AdviceCause, _ found: AdviceRule.Cause, _ history: AdviceHistory
    ) -> Bool {
        switch found {
        case .once(let key): return isDismissed(cause, key: key)
        case .run(let entries): return entries.contains { isDismissed(cause, key: $0.bytes) }
        case .lasting(let what, let window):
            let days = dismissedAdvice.rows.compactMap { row -> Day? in
                guard row.isAlive, let other = AdviceCause(id: row.id), other.rule == cause.rule,
                    other.subject == cause.subject, other.key.count == what.count + 4,
                    Array(other.key.prefix(what.count)) == what
                else { return nil }
                return AdviceRules.day(ofKey: other.key.suffix(4))
            }
            guard let last = days.max() else { return false }
            var (day, quiet) = (history.today.advanced(by: -1), 0)
            while day >= last {
                if case .lasting(let then, _) = rule.find(history.asOf(day))?.cause, then == what {
                    // What it looked at then reaches further back than this: the days between need no look.
                    (day, quiet) = (day.advanced(by: -max(1, window / 2)), 0)
                } else {
                    (day, quiet) = (day.advanced(by: -1), quiet + 1)
                    if quiet > Self.quietDays { return false }
                }
            }
            return true
        }
    }

    private func isDismissed(_ cause: AdviceCause, key: [UInt8]) -> Bool {
        let id = AdviceCause(rule: cause.rule, subject: cause.subject, key: key).id
        return id.flatMap { dismissedAdvice[$0] }?.isAlive ?? false
    }
}

extension AdviceRule.Cause {
    /// What is kept of it once it is dismissed.
    fileprivate func key(on today: Day) -> [UInt8] {
        switch self {
        case .once(let key): key
        case .run(let entries): entries.last?.bytes ?? []
        case .lasting(let what, _): what + AdviceRules.key(of: today)
        }
    }
}
