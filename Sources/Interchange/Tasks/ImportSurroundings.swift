import CivilTime
import DaybookCore

/// What a file leaves to where it is read: the clock, and the words that people use for days.
public struct ImportSurroundings {
    /// How many minutes the clock is ahead of UTC at a moment, in milliseconds since 1970. Without it, it is UTC's.
    public var offset: (_ moment: Int64) -> Int
    /// The day, and perhaps the time, that words mean, such as "next friday"; nil for what is not understood.
    public var parseDay: (String) -> (day: Day, time: TimeOfDay?)?
    /// How often, from which day on and perhaps at which time, words mean, such as "every fri"; nil for what is not
    /// understood.
    public var parseRepetition: (String) -> (repetition: Repetition, firstDay: Day, time: TimeOfDay?)?

    /// Whether weights and ways without a unit are pounds and miles.
    public var isImperial = false

    /// For health: words in the names of sources, the one that counts first before others.
    public var healthOrder = AppleHealth.usualOrder

    public init(
        offset: @escaping (_ moment: Int64) -> Int = { _ in 0 },
        parseDay: @escaping (String) -> (day: Day, time: TimeOfDay?)? = { _ in nil },
        parseRepetition: @escaping (String) -> (repetition: Repetition, firstDay: Day, time: TimeOfDay?)? = { _ in nil }
    ) {
        self.offset = offset
        self.parseDay = parseDay
        self.parseRepetition = parseRepetition
    }

    /// What the clock says at a time in UTC; nil outside the days there are.
    func civil(_ utc: DateTime) -> DateTime? {
        let moment = Self.milliseconds(utc)
        return Self.dateTime(moment + Int64(offset(moment)) * 60_000)
    }

    /// The time in UTC at which the clock says this; nil where it never does, or the days end.
    func utc(_ civil: DateTime) -> DateTime? {
        let written = Self.milliseconds(civil)
        let guess = written - Int64(offset(written)) * 60_000
        for moment in [guess, written - Int64(offset(guess)) * 60_000] {
            if let utc = Self.dateTime(moment), self.civil(utc) == civil { return utc }
        }
        return nil
    }

    private static func milliseconds(_ time: DateTime) -> Int64 {
        (Int64(time.day.number) * 86_400 + Int64(time.second)) * 1000
    }

    private static func dateTime(_ milliseconds: Int64) -> DateTime? {
        let seconds = milliseconds / 1000
        let days = (seconds - (seconds < 0 ? 86_399 : 0)) / 86_400
        guard let number = Int32(exactly: days), let day = Day(number: number) else { return nil }
        return DateTime(day, second: Int(seconds - days * 86_400))
    }
}

/// A day and perhaps a time of it, as files of tasks have them.
struct Moment: Hashable {
    var day: Day
    var time: TimeOfDay?

    init(_ day: Day, _ time: TimeOfDay? = nil) {
        self.day = day
        self.time = time
    }

    init(_ dateTime: DateTime) {
        self.init(dateTime.day, TimeOfDay(minutes: dateTime.second / 60))
    }

    /// Minutes since 1970 on the same clock; a day begins at midnight.
    var minutes: Int64 { Int64(day.number) * 1440 + Int64(time?.minutes ?? 0) }

    /// So many minutes after 1970; nil outside the days that tasks can have.
    init?(minutes: Int64) {
        let days = (minutes - (minutes < 0 ? 1439 : 0)) / 1440
        guard let number = Int32(exactly: days), let day = Day(number: number), day >= TaskLimits.firstDay else {
            return nil
        }
        self.init(day, TimeOfDay(minutes: Int(minutes - days * 1440)))
    }
}

extension ImportedTask {
    /// When it is due, as one thing.
    var due: Moment? {
        get { dueDay.map { Moment($0, dueTime) } }
        set { (dueDay, dueTime) = (newValue?.day, newValue?.time) }
    }

    /// The reminder so many minutes after another moment, which moves with the due day where it can; nil for a time
    /// that does not exist.
    func reminder(minutes: Int64, after moment: Moment) -> TaskReminderDraft.Trigger? {
        guard let at = Moment(minutes: moment.minutes + minutes), let time = at.time else { return nil }
        // A day without a time counts from its 9:00.
        if let due {
            let before = due.minutes + (due.time == nil ? 540 : 0) - at.minutes
            if before >= 0, before <= Int64(TaskLimits.minutes.upperBound) { return .beforeDue(minutes: Int(before)) }
        }
        return .at(at.day, time)
    }
}
