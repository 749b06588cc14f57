import Interchange

/// The calendar feed of the server that answers.
public struct CalendarFeedStatus: Hashable, Sendable {
    /// The networks from which the address that the browser uses can be reached.
    public enum Reach: Sendable {
        case thisMachine, plainNetwork, secure
    }

    public var isOn: Bool
    public var parts: [CalendarFeed.Part]
    public var reach: Reach
    /// The secret address, right after it was made; nil at any other time.
    public var address: String?
    /// A name of the secret that reveals nothing of it, so that a form sent twice makes one new address.
    public var tag: String
    /// The number of entries without room.
    public var leftOutCount = 0
    /// Whether the posted form has no part.
    public var lacksParts = false

    public init(isOn: Bool, parts: [CalendarFeed.Part], reach: Reach, tag: String = "") {
        (self.isOn, self.parts, self.reach, self.tag) = (isOn, parts, reach, tag)
    }
}
