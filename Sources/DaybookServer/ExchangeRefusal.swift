import HTTPTypes
import Journal

/// Reasons for which a peer's call is refused though it is well formed. The journal goes on as before.
enum ExchangeRefusal: Error {
    /// A list has more heads, or a push more signed heads, than `Head.longestList`.
    case tooManyHeads
    /// A push would bring more devices than `Head.mostDevices`.
    case tooManyDevices
    /// A history is longer than the server looks for.
    case tooMuchHistory
    /// A session took more than its share of the server's time.
    case tooOften

    var status: HTTPResponse.Status { self == .tooOften ? .serviceUnavailable : .contentTooLarge }
}

extension ExchangeRefusal: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooManyHeads: "The list has more than \(Head.longestList) devices."
        case .tooManyDevices:
            "Nothing was taken: the journal would have more than \(Head.mostDevices) devices. Those it has go on."
        case .tooMuchHistory: "These actions have too long a history. Pull all batches instead."
        case .tooOften: "This session asked for much history just now. Ask again in a minute."
        }
    }
}
