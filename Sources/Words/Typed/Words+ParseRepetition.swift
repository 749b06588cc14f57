import CivilTime

/// A repetition somebody typed.
public struct TypedRepetition: Hashable, Sendable {
    public let repetition: Repetition
    /// The day it was said to begin with: "starting 1 dec".
    public let first: Day?
    /// The one time of day that was said with it; several are in the rule.
    public let time: TimeOfDay?
}

extension Words {
    /// Reads how something comes again: "every other tue", "каждый месяц в последнюю пятницу", "co 3 tygodnie w pn i śr at
    /// 9", "every 3 days after done", "weekly until 31 dec"; in English or this language. Nil unless all of it is understood
    /// and means one thing: "every third tuesday" does not.
    ///
    /// A day that not every month has, such as "every month on 31", falls on the month's last day where it is missing,
    /// unless "where there is one" says otherwise. A date without a year is the next there is after `today`.
    public func parseRepetition(_ typed: String, today: Day) -> TypedRepetition? {
        let reader = TypedReader(self, typed, today: today, isWhole: true)
        guard let found = reader.repetition(0), !found.isHalfRead, found.end == reader.tokens.count else { return nil }
        return TypedRepetition(repetition: found.repetition, first: found.first, time: found.time?.value)
    }
}
