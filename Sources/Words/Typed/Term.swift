import CivilTime

/// A meaning of a word in a date, time or repetition. A word can have several.
enum Term: Hashable {
    /// "every", "каждую", "co"
    case every
    /// "other", as in "every other day"
    case other
    /// "once", "раз", as in "once a week"
    case once
    /// Before a day: "on", "в", "na"
    case on
    /// Before a weekday in the plural: "по"
    case along
    /// Before a deadline: "by", "до"
    case by
    /// Before the last day of a span: "until"
    case until
    /// Between the first and the last day of a range: "to", "по", "do"
    case through
    /// Before days that a repetition leaves out: "except", "кроме"
    case except
    /// Before a duration: "for", "на", "przez"
    case during
    /// Before a day to which something is postponed: "wait", "ждать"
    case waiting
    /// Before a day on which something begins that is neither a start day nor a due day: "start", "начало"
    case beginning
    /// A season, which is not resolved to a day: "summer", "лета"
    case season
    /// Before the first day: "from", "с", "od"
    case from
    /// Before a time: "at", "в", "o"
    case at
    /// Before a time span counted from today: "in", "через", "za"
    case within
    case next, this
    /// "Next" before a weekday or a period, which counts only after a preposition: "следующего", "przyszłego"
    case boundNext
    /// "a", "an"
    case article
    /// Skipped between the words of a day: "the", "of"
    case filler
    case and
    case or
    /// "times", "раз"
    case times
    /// An unambiguous weekday: "friday", "tue"
    case weekday(Weekday)
    /// A weekday that counts after a preposition, or at the end of a line or of its time expressions: "sun", "пт"
    case looseWeekday(Weekday)
    /// A weekday that counts only after a preposition: "пятница", "so"
    case boundWeekday(Weekday)
    /// A weekday in the plural: "fridays", "пятницам"
    case weekdays(Weekday)
    /// A month after a number, 1...12
    case month(Int)
    /// A month before a number, 1...12: "dec" in "dec 5"
    case monthFirst(Int)
    /// A month before a number that is also another word: "may"
    case looseMonthFirst(Int)
    /// A month in the locative: "november", "ноябре"
    case monthIn(Int)
    case unit(RecurrenceRule.Frequency)
    case number(Int)
    /// "first", "вторую"; −1 for "last"
    case ordinal(Int)
    /// A number of days from today: "tomorrow" is 1
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
    /// Before a period that has not begun, on its first day: "early", "начале"
    case early
    /// "числа", "dnia", after the number of a day
    case dayNumber
    /// "года", "r", after a year
    case year
    /// "часов", "o'clock", after an hour
    case oClock
    /// "godz.", between "at" and an hour
    case clock
    /// An hour as a word after "at" or "past": "one", "siódmej"
    case hour(Int)
    /// An hour as an ordinal after a part of it: "четвёртого", "szósta"
    case hourOrdinal(Int)
    /// Half an hour before an hour, as one word: "полчетвёртого"
    case halfBefore(Int)
    /// A number of other periods: a quarter is three months
    case multiple(Int, RecurrenceRule.Frequency)
    /// "quarterly"
    case looseMultiple(Int, RecurrenceRule.Frequency)
    /// A part of a day, which counts after a day or "every": "morning", "вечер"
    case partOfDay(DayPart)
    /// A part of a day that counts by itself: "утром", "wieczorem"
    case inPartOfDay(DayPart)
    /// A part of every day, after "по": "утрам"
    case partsOfDays(DayPart)
    /// "tonight"
    case tonight
    /// "couple", between "a" and "of"
    case couple
    /// Before a noun phrase. A number before it counts nothing: "with" in "at 7 with Ann"
    case preposition
    /// "am", "утра"
    case morning, afternoon, evening, night
    case noon, midnight
    /// Before a day or time that is not when the task is due: "after", "до"
    case blocking
    /// Before a word that is then not a weekday: "the", "he"
    case notBeforeWeekday
    /// Before a weekday that is then part of a name: "black", "good"
    case naming
    case priority(QuickAdd.Priority)
    /// "priority", beside its level
    case priorityNoun
    /// Before a priority that the task is about: "set", "as"
    case grading
    /// Before the duration by which something is moved: "postpone", "перенести"
    case postponing
}
