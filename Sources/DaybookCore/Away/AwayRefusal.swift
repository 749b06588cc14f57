import CivilTime

/// Reasons to refuse an away command.
public enum AwayRefusal: Error, Hashable, Sendable {
    /// An invalid field; a period that ends before it begins is one of `until`.
    case field(FieldError)
    case endsBeforeItBegins
    /// Longer than `AwayLimits.days`.
    case tooLong(limit: Int)
    /// Begins more than `AwayLimits.daysAhead` days after today.
    case beginsTooFarAhead
    case notAway
    case noSuchPeriod
}
