import CivilTime

/// What a typed word can stand for where days, times and repetitions are read. A word can stand for several.
enum Term: Hashable {
    /// "every", "каждую", "co"
    case every
    /// "other", as in "every other day"
    case other
    /// "once", "раз", as in "once a week"
    case once
    /// Before a day: "on", "в", "na"
    case on
    /// Before all of a weekday: "по"
    case along
    /// Before a day that is the last one: "by", "до"
    case by
    /// Before the last day of something that goes on: "until"
    case until
    /// Before how long something goes on: "for", "на", "przez"
    case during
    /// Before a day that something is put off to: "wait", "ждать"
    case waiting
    /// Before a day on which something begins, which is neither its first nor its last here: "start", "начало"
    case beginning
    /// A time of the year that is on no day known here: "summer", "лета"
    case season
    /// Before the first day: "from", "с", "od"
    case from
    /// Before a time: "at", "в", "o"
    case at
    /// Before a stretch of time from today: "in", "через", "za"
    case within
    case next, this
    /// "a", "an"
    case article
    /// What is skipped between the words of a day: "the", "of"
    case filler
    case and
    /// "times", "раз"
    case times
    /// A weekday that can be nothing else: "friday", "tue"
    case weekday(Weekday)
    /// A weekday that counts after a preposition and where a line or its words of time end: "sun", "пт"
    case looseWeekday(Weekday)
    /// A weekday that counts after a preposition alone: "пятница", "so"
    case boundWeekday(Weekday)
    /// All of a weekday: "fridays", "пятницам"
    case weekdays(Weekday)
    /// A month after a number, 1...12
    case month(Int)
    /// A month before a number, 1...12: "dec" in "dec 5"
    case monthFirst(Int)
    /// The same where it is another word too: "may"
    case looseMonthFirst(Int)
    /// A month in which something is: "november", "ноябре"
    case monthIn(Int)
    case unit(RecurrenceRule.Frequency)
    case number(Int)
    /// "first", "вторую"; −1 for "last"
    case ordinal(Int)
    /// So many days from today: "tomorrow" is 1
    case days(Int)
    /// "ежедневно"; it can be nothing else
    case often(RecurrenceRule.Frequency)
    /// "daily", which is an adjective too
    case looseOften(RecurrenceRule.Frequency)
    /// "weekday", "workday", alone
    case workingDay
    /// "working", "будний", beside "day"
    case working
    /// "weekdays", "будням"
    case workingDays
    case weekend
    /// "weekends", "выходным"
    case weekends
    /// "end", "конец", of a month
    case end
    /// "числа", "dnia", after the number of a day
    case dayNumber
    /// "года", "r", after a year
    case year
    /// "часов", "o'clock", after an hour
    case oClock
    /// "am", "утра"
    case morning, afternoon, evening, night
    case noon, midnight
    /// A word before which a day or a time is not when something is: "after", "до"
    case blocking
    /// A word before which a loose weekday is none: "the", "he"
    case notBeforeWeekday
    /// A word before which a weekday is a name: "black", "good"
    case naming
    case priority(QuickAdd.Priority)
}
