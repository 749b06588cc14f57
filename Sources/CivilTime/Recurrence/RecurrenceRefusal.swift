/// Why a text is no rule, or a rule cannot be used. Texts that it quotes are cut to 40 characters.
public enum RecurrenceRefusal: Error, Hashable, Sendable {
    /// It is longer than any rule.
    case tooLong
    /// A part is not NAME=VALUE.
    case notAPart(String)
    /// A part has a name that means nothing.
    case unknownPart(String)
    /// A part stands twice.
    case repeatedPart(String)
    /// FREQ is missing.
    case missingFrequency
    /// A part has a value that it cannot have.
    case badValue(part: String, value: String)
    /// It has both COUNT and UNTIL.
    case countAndUntil
    /// A part means nothing beside another, such as BYWEEKNO beside FREQ=MONTHLY.
    case notTogether(String, String)
    /// BYSETPOS has no other list to choose from.
    case positionsAlone
    /// It ends before it starts.
    case endsBeforeStart
    /// It describes what never comes, such as 30 February.
    case neverHappens
}
