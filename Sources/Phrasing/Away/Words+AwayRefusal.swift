import DaybookCore
import Words

extension AwayRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on an away period.
    public func reason(_ refusal: AwayRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .endsBeforeItBegins: endsBeforeItBegins
        case .tooLong(let limit): awayTooLong(limit)
        case .beginsTooFarAhead: awayTooFarAhead
        case .notAway: notAway
        case .noSuchPeriod: awayWasDeleted
        }
    }
}
