/// Reasons a text is not a rule, or a rule cannot be used. Quoted texts are cut to 40 characters.
public enum RecurrenceRefusal: Error, Hashable, Sendable {
    /// The text is longer than any rule.
    case tooLong
    /// A part is not NAME=VALUE.
    case malformedPart(String)
    /// The name of a part is unknown.
    case unknownPart(String)
    /// A part appears twice.
    case repeatedPart(String)
    /// FREQ is missing.
    case missingFrequency
    /// The value of a part is invalid.
    case badValue(part: String, value: String)
    /// Both COUNT and UNTIL are given.
    case countAndUntil
    /// Two parts cannot be combined, such as BYWEEKNO and FREQ=MONTHLY.
    case notTogether(String, String)
    /// BYSETPOS is used without another list.
    case positionsAlone
    /// The recurrence ends before it starts.
    case endsBeforeStart
    /// The rule never matches, as for 30 February.
    case neverHappens
}
