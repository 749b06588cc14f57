import CivilTime
import DaybookCore

/// The context that a file leaves open: the clock, units, and the language of dates.
public struct ImportContext {
    /// The clock's offset from UTC in minutes at a moment in milliseconds since 1970. The default is UTC.
    public var offset: (_ moment: Int64) -> Int
    /// The offset from UTC in minutes of a zone such as "Europe/Berlin" at a moment in milliseconds since 1970; nil for a zone
    /// that the host does not know.
    public var zoneOffset: (_ zone: String, _ moment: Int64) -> Int? = { _, _ in nil }
    /// Parses a day with an optional time, such as "next friday"; nil if it is not understood.
    public var parseDay: (String) -> (day: Day, time: TimeOfDay?)?
    /// Parses a repetition with an optional first day and time, such as "every fri"; nil if it is not understood.
    public var parseRepetition: (String) -> (repetition: Repetition, firstDay: Day, time: TimeOfDay?)?

    /// Whether weights and distances without a unit are in pounds and miles.
    public var isImperial = false

    /// Words in the names of health sources, highest priority first.
    public var healthOrder = AppleHealth.defaultOrder

    public init(
        offset: @escaping (_ moment: Int64) -> Int = { _ in 0 },
        parseDay: @escaping (String) -> (day: Day, time: TimeOfDay?)? = { _ in nil },
        parseRepetition: @escaping (String) -> (repetition: Repetition, firstDay: Day, time: TimeOfDay?)? = { _ in nil }
    ) {
        self.offset = offset
        self.parseDay = parseDay
        self.parseRepetition = parseRepetition
    }

    /// Converts UTC to local time; nil outside the supported days.
    func civil(_ utc: DateTime) -> DateTime? {
        let moment = Self.milliseconds(utc)
        return Self.dateTime(moment + Int64(offset(moment)) * 60_000)
    }

    /// Converts local time to UTC; nil if the clock never shows it, or outside the supported days.
    func utc(_ civil: DateTime) -> DateTime? {
        let written = Self.milliseconds(civil)
        let guess = written - Int64(offset(written)) * 60_000
        for moment in [guess, written - Int64(offset(guess)) * 60_000] {
            if let utc = Self.dateTime(moment), self.civil(utc) == civil { return utc }
        }
        return nil
    }

    /// Converts the time of a zone to UTC; nil if the host does not know the zone. Of a time that the zone's clocks skip, the
    /// offset before counts.
    func utc(_ time: DateTime, of zone: String) -> DateTime? {
        let written = Self.milliseconds(time)
        guard let guess = zoneOffset(zone, written) else { return nil }
        let offset = zoneOffset(zone, written - Int64(guess) * 60_000) ?? guess
        return Self.dateTime(written - Int64(offset) * 60_000)
    }

    fileprivate static func milliseconds(_ time: DateTime) -> Int64 {
        (Int64(time.day.number) * 86_400 + Int64(time.second)) * 1000
    }

    fileprivate static func dateTime(_ milliseconds: Int64) -> DateTime? {
        let seconds = milliseconds / 1000
        let days = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
        guard let number = Int32(exactly: days), let day = Day(number: number) else { return nil }
        return DateTime(day, second: Int(seconds - days * 86_400))
    }
}

extension DateTime {
    /// This time of a zone in UTC; nil outside the supported days.
    ///
    /// - Parameter offset: the zone's offset from UTC in minutes.
    func utc(offset: Int) -> DateTime? {
        ImportContext.dateTime(ImportContext.milliseconds(self) - Int64(offset) * 60_000)
    }
}

/// A day with an optional time.
struct ImportedDateTime: Hashable {
    var day: Day
    var time: TimeOfDay?

    init(_ day: Day, _ time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }

    init(_ dateTime: DateTime) {
        self.init(dateTime.day, TimeOfDay(minutes: dateTime.second / 60))
    }

    /// Local minutes since 1970; a day without a time begins at midnight.
    var minutes: Int64 { Int64(day.number) * 1440 + Int64(time?.minutes ?? 0) }

    /// Creates a moment from minutes since 1970; nil outside the days that tasks support.
    init?(minutes: Int64) {
        let days = (minutes - (minutes < 0 ? 1439 : 0)) / 1440
        guard let number = Int32(exactly: days), let day = Day(number: number), day >= TaskLimits.firstDay else {
            return nil
        }
        self.init(day, TimeOfDay(minutes: Int(minutes - days * 1440)))
    }
}

extension ImportedTask {
    /// The due day and time.
    var due: ImportedDateTime? {
        get { dueDay.map { ImportedDateTime($0, dueTime) } }
        set { (dueDay, dueTime) = (newValue?.day, newValue?.time) }
    }

    /// A reminder some minutes after a moment, relative to the due day where possible; nil for a time that does not
    /// exist.
    func reminder(minutes: Int64, after moment: ImportedDateTime) -> TaskReminderDraft.Trigger? {
        guard let at = ImportedDateTime(minutes: moment.minutes + minutes), let time = at.time else { return nil }
        // A day without a time counts from 9:00.
        if let due {
            let before = due.minutes + (due.time == nil ? 540 : 0) - at.minutes
            if before >= 0, before <= Int64(TaskLimits.minutes.upperBound) { return .beforeDue(minutes: Int(before)) }
        }
        return .at(at.day, time)
    }
}
