import CivilTime
import Journal

/// A reminder of a habit or a task at one moment.
public struct ReminderOccurrence: Hashable, Sendable {
    /// The record of the reminder.
    public let reminder: RecordID
    /// The local moment, to the minute.
    public let moment: DateTime
    public let subject: Subject
    /// The title of the habit or task.
    public let title: String
    /// The person's own text; empty if there is none.
    public let text: String

    /// The record that a reminder is about.
    public enum Subject: Hashable, Sendable {
        /// A habit on a day. It is marked done at once if nothing has to be typed for that.
        case habit(RecordID, on: Day, isMarkedAtOnce: Bool)
        /// A task or an occurrence of a repeating task, with the time that it is due.
        case task(RecordID, due: Day?, at: TimeOfDay?)
    }

    /// Tells it from every other, on all devices and always the same, so that each place that rings does so once.
    public var id: String { "\(reminder.hex)@\(moment.day.text)T\(TimeOfDay(of: moment).text)" }

    /// The moment in an id; nil if the text is no id.
    static func moment(ofID id: String) -> DateTime? {
        id.utf8.lastIndex(of: UInt8(ascii: "@")).flatMap { DateTime(String(id[id.utf8.index(after: $0)...])) }
    }
}

extension TimeOfDay {
    /// The minute of a moment.
    public init(of moment: DateTime) { self = TimeOfDay(minutes: moment.second / 60) ?? .midnight }
}

/// The time after a moment, up to and including another.
struct ReminderSpan {
    let start: DateTime
    let end: DateTime

    /// The number of days at most. Of a longer span the last ones count.
    static let longest = 32

    init(after start: DateTime, until end: DateTime) {
        self.start = max(start, end.advanced(bySeconds: -Int64(Self.longest) * 86_400))
        self.end = end
    }

    var isEmpty: Bool { start >= end }

    func contains(_ moment: DateTime) -> Bool { start < moment && moment <= end }

    /// The calendar days that it touches.
    var days: ClosedRange<Day> { start.day...max(start.day, end.day) }

    var allDays: [Day] {
        (0...days.upperBound.days(since: days.lowerBound)).map { days.lowerBound.advanced(by: $0) }
    }

    /// The same span some minutes later.
    func later(byMinutes minutes: Int) -> ReminderSpan {
        ReminderSpan(
            after: start.advanced(bySeconds: Int64(minutes) * 60), until: end.advanced(bySeconds: Int64(minutes) * 60))
    }
}
