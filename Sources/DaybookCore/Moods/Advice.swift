import CivilTime
import Journal

/// Advice derived from moods, with the entries that led to it.
public struct Advice: Hashable, Sendable {
    public let cause: AdviceCause
    /// The entries that led to it, oldest first.
    public let entries: [RecordID]
    /// The numbers to show in its text.
    public let facts: Evidence

    /// The numbers behind a piece of advice.
    public enum Evidence: Hashable, Sendable {
        /// A number of entries.
        case count(Int)
        /// The means of the week before last and of last week.
        case weeks(before: Double, last: Double)
        /// The mean of a weekday and of all other days.
        case weekday(Weekday, mean: Double, others: Double)
        /// The mean of a part of the day and of the rest.
        case part(PartOfDay, mean: Double, others: Double)
        /// The mean of an hour of the day, 0 to 23, and of all other hours.
        case hour(Int, mean: Double, others: Double)
        /// A number of days ago.
        case days(Int)
    }

    public var rule: AdviceRule.Name { cause.rule }
}

/// The subject and cause of a piece of advice. Dismissed advice does not return for the same cause.
public struct AdviceCause: Hashable, Sendable {
    public let rule: AdviceRule.Name
    /// The pet it concerns; nil for the person.
    public let subject: RecordID?
    /// Distinguishes causes of the same rule; see `AdviceRule.Cause`.
    public let key: [UInt8]

    public init(rule: AdviceRule.Name, subject: RecordID?, key: [UInt8]) {
        self.rule = rule
        self.subject = subject
        self.key = key
    }

    private static let kind: UInt8 = 21

    /// The id of the dismissal record; nil if the key is too long.
    public var id: RecordID? {
        let whose = subject?.bytes ?? []
        return RecordID([Self.kind, rule.rawValue, UInt8(whose.count)] + whose + key)
    }

    /// Reads the cause from the id of a dismissal record. Nil for any other id.
    init?(id: RecordID) {
        guard id.count > 2, id[0] == Self.kind, let rule = AdviceRule.Name(rawValue: id[1]), id.count >= 3 + Int(id[2])
        else { return nil }
        let end = 3 + Int(id[2])
        let subject = RecordID(Array(id.bytes[3..<end]))
        self.init(rule: rule, subject: end == 3 ? nil : subject, key: Array(id.bytes[end...]))
    }

    /// Whether an id is that of a dismissal record.
    public static func isID(_ id: RecordID) -> Bool { id.count > 2 && id[0] == kind }
}

/// A rule that derives advice from moods.
public struct AdviceRule: Sendable {
    /// The raw values are part of the ids of dismissal records.
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
    /// The rules to skip once this one applies.
    let suppresses: [Name]
    /// Applies the rule. Returns nil if there is nothing to say.
    let find: @Sendable (AdviceHistory) -> Finding?

    /// The cause of a finding, which determines when a dismissal applies to it.
    enum Cause {
        /// A single event, identified by a key.
        case once([UInt8])
        /// A run of entries, oldest first. Dismissing it stores the latest entry; the dismissal holds while the run
        /// contains that entry.
        case run([RecordID])
        /// An ongoing condition, identified by a key, with the number of days the rule looks back. A dismissal holds
        /// for as long as the rule keeps applying, with gaps of at most a week.
        case lasting([UInt8], days: Int)
    }

    /// The result of a rule that applies.
    struct Finding {
        let cause: Cause
        let entries: [RecordID]
        let facts: Advice.Evidence
    }

    init(
        _ name: Name, suppresses: [Name] = [], find: @escaping @Sendable (AdviceHistory) -> Finding?
    ) {
        self.name = name
        self.suppresses = suppresses
        self.find = find
    }
}

/// The input of advice rules.
struct AdviceHistory: Sendable {
    /// The entries of one pet or the person, oldest first.
    let entries: [MoodEntry]
    let statistics: MoodStatistics
    /// The ids of entries with an anxious mood or feeling.
    let anxious: Set<RecordID>
    let isOfPet: Bool
    let today: Day
    let firstWeekday: Weekday

    /// The entries of the days from `first` to `last`, both included.
    func entries(from first: Day, to last: Day) -> [MoodEntry] {
        entries.filter { ($0.day.map { first <= $0 && $0 <= last }) ?? false }
    }

    /// The input as it was on an earlier day.
    func asOf(_ day: Day) -> AdviceHistory {
        AdviceHistory(
            entries: entries.filter { ($0.day.map { $0 <= day }) ?? false }, statistics: statistics, anxious: anxious,
            isOfPet: isOfPet, today: day, firstWeekday: firstWeekday)
    }
}

extension State {
    /// Advice from the moods of a pet, or of the person if nil, as of today. The most urgent comes first; dismissed
    /// advice is left out.
    public func advice(on subject: RecordID?, today: Day) -> [Advice] {
        // Ignore later entries, which another device's clock can produce.
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
            silenced.formUnion(rule.suppresses)
            let cause = AdviceCause(rule: rule.name, subject: subject, key: found.cause.key(on: today))
            if isDismissed(rule, cause, found.cause, history) { continue }
            advices.append(Advice(cause: cause, entries: found.entries, facts: found.facts))
        }
        return advices
    }

    /// The longest gap, in days, within one ongoing condition.
    private static let quietDays = 7

    /// Whether advice was dismissed for the same cause.
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
                    // The rule looks back further than this step, so the days in between need no check.
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
    /// The key stored when the advice is dismissed.
    fileprivate func key(on today: Day) -> [UInt8] {
        switch self {
        case .once(let key): key
        case .run(let entries): entries.last?.bytes ?? []
        case .lasting(let what, _): what + AdviceRules.key(of: today)
        }
    }
}
