import CivilTime
import DaybookCore

/// A browser's question for what to ring: the reminders since it last asked, and those that were put off until now.
public struct ReminderQuery: Hashable, Sendable {
    public var since: LocalInstant
    /// The ids of reminders that were put off; see `ReminderOccurrence.id`.
    public var postponed: [String]

    /// The number of reminders that can be put off.
    private static let most = 50

    public init(since: LocalInstant, postponed: [String] = []) {
        self.since = since
        self.postponed = Array(postponed.prefix(Self.most))
    }

    /// Parses a query; nil without a moment.
    init?(_ query: FormFields) {
        guard let milliseconds = query["since"].flatMap({ Int64($0) }),
            let offset = query["offset"].flatMap({ Int($0) }), (-1440...1440).contains(offset)
        else { return nil }
        self.init(
            since: LocalInstant(milliseconds: milliseconds, offsetMinutes: offset), postponed: query.all("later"))
    }

    var location: Location {
        var query = FormFields([("since", "\(since.milliseconds)"), ("offset", "\(since.offsetMinutes)")])
        for id in postponed { query.append("later", id) }
        return Location("/reminders/due", query)
    }
}
