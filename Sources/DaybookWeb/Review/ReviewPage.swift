import CivilTime
import DaybookCore
import Phrasing
import Words

/// The figures of a period, over all parts of life: one for each, then the habits' rates by day, weekday and habit, and
/// a map of the last 49 days or of the year. An earlier period is shown as it stood on its last day.
struct ReviewPage: PageView {
    let title: String
    let span: ReviewSpan
    let today: Day
    /// The first day of the period; nil if it is that of all days and nothing was logged.
    let first: Day?
    /// A day of the periods before and after; nil if there are none.
    let earlier, later: Day?
    let firstWeekday: Weekday
    let figures: ReviewFigures
    let daily: DailyRates
    /// The rates of the days before with which those that are over are compared, as they stood on the last of these; nil if that was
    /// before all habits, no day is over or this period is all days.
    let dailyBefore: DailyRates?
    /// The rates of the days that are over, as they stood yesterday; nil if the period is over or nothing is compared.
    let dailyThroughYesterday: DailyRates?
    /// The days of the map: the last 49, if the period goes on today, or all of a year.
    let lastWeeks: DailyRates
    let habits: [HabitRate]
    /// The period before, which is offered on the first day of this one.
    let last: LastPeriod?
    /// The highlights, a sentence for each part of life.
    let highlights: [String]
    /// The longest streak within the period; nil if no habit was done.
    let longest: ReviewedStreak?
    /// Whether the perfect days are explained: some days are not, and a habit is due several times in a period.
    let hasPerfectDaysHint: Bool
    /// Whether the rates of habits due several times a week or month are explained: their pages count the open one in proportion.
    let hasCountedRates: Bool
    /// Whether points and levels are shown.
    let hasGame: Bool
    /// The days on which the person was away: none of them is the best or the lowest.
    private let away: AwayDays
    /// The time away in the period; nil if there was none.
    let awayText: String?

    /// The rate of a habit over the period.
    struct HabitRate: Hashable, Sendable {
        let title: String
        let rate: ReviewedRate
        let color: Palette
        let url: String
    }

    var section: Section? { .review }
    var layout: PageLayout { .broad }

    var period: Period { span.period }
    /// The last day of the period that is not to come.
    var end: Day { span.days.upperBound }

    /// - Parameter day: A day of the period; nil for today.
    init(_ context: RequestContext, period: Period, until day: Day?) {
        let state = context.state
        let today = context.today
        let span = ReviewSpan(period, around: day ?? today, today: today, firstWeekday: state.settings.firstWeekday)
        let (begin, end) = (span.days.lowerBound, span.days.upperBound)
        func reviewed(_ days: ClosedRange<Day>) -> [(habit: Habit, history: HabitHistory)] {
            state.settings.hides(.habits) ? [] : state.reviewedHabits(in: days, today: today)
        }
        let shown = reviewed(span.days)
        let histories = shown.map { $0.history }
        let firstEver = histories.reduce(end) { min($0, $1.firstDay) }
        first = period == .all ? state.firstRecordedDay.map { min($0, end) } : begin
        daily = state.dailyRates(of: histories, from: max(firstEver, begin), to: end, today: today)
        func rates(_ days: ClosedRange<Day>) -> DailyRates? {
            let histories = reviewed(days).map { $0.history }
            guard let first = histories.map({ $0.firstDay }).min(), first <= days.upperBound else { return nil }
            return state.dailyRates(
                of: histories, from: max(first, days.lowerBound), to: days.upperBound, today: today)
        }
        dailyBefore = span.finishedBefore.flatMap(rates)
        dailyThroughYesterday =
            span.isUnderWay && dailyBefore != nil ? span.finishedDays.flatMap(rates) : nil
        figures = ReviewFigures(context, of: span)
        last = LastPeriod(before: span, in: state, today: today)
        let hasEarlier =
            firstEver < begin || figures.cards.contains { $0.before != nil }
            || begin.neighbor(-1).map { state.isAnythingRecorded(by: $0) } ?? false
        earlier = hasEarlier ? begin.neighbor(-1) : nil
        later = span.whole.upperBound < today ? span.whole.upperBound.neighbor(1) : nil
        firstWeekday = state.settings.firstWeekday
        let thisWeek = end.startOfWeek(firstWeekday)
        let lastDays = thisWeek.advanced(by: -42)...thisWeek.advanced(by: 6)
        lastWeeks =
            period == .year || end < today
            ? daily
            : state.dailyRates(
                of: reviewed(lastDays.lowerBound...end).map { $0.history }, from: lastDays.lowerBound,
                to: lastDays.upperBound, today: today)
        habits = shown.compactMap { item in
            let rate = state.rate(of: item, in: span.days, today: today)
            let title = item.habit.title
            if item.habit.isArchived && rate.rate == nil { return nil }
            return HabitRate(
                title: item.habit.isArchived ? context.words.archived(title) : title, rate: rate,
                color: item.habit.color, url: HabitPageRoute.habit(item.habit.id, month: nil).url)
        }.sorted { ($0.rate.order, $1.title) > ($1.rate.order, $0.title) }
        longest = ReviewedStreak(of: shown, in: span.days)
        hasPerfectDaysHint =
            daily.perfectDays < daily.rates.count && shown.contains { $0.habit.schedule.countsTimes }
        hasCountedRates = shown.contains { $0.habit.schedule.isOfPeriods }
        hasGame = !state.settings.isGameOff
        let words = context.words
        let rated = daily.tellOfHabits(today: today, away: state.awayDays) ? habits : []
        let ofHabits = words.bestAndLowest(rated.compactMap { habit in habit.rate.rate.map { (habit.title, $0) } })
        highlights =
            [ofHabits].compactMap { $0 } + words.sentences(on: figures.changes, of: span, in: state)
            + words.sentences(on: ReviewHighlights(of: span, in: state, today: today), of: span, in: state)
        away = state.awayDays
        awayText = words.away(in: span.days, state)
        title = context.words.review
        self.span = span
        self.today = today
    }
}

extension ReviewPage {
    /// The rate of a day or of a week.
    struct RateSpan: Hashable, Sendable {
        let first: Day
        let last: Day
        let fraction: Double?
        /// Whether it is not over and something is still to be done.
        let isPartial: Bool
    }

    /// Whether the person was away on all of some days. What they did all the same makes these no best week.
    func isAway(_ first: Day, _ last: Day) -> Bool { away.count(in: first...last) == last.days(since: first) + 1 }

    /// The number of days away of those that the map shows, whatever was done on them.
    var daysAway: Int {
        let first = period == .year ? span.days.lowerBound : lastWeeks.rates.first?.day ?? end
        return first <= end ? away.count(in: first...end) : 0
    }

    /// Whether nothing was due on a day because the person was away.
    func isResting(_ rate: DailyRates.Rate) -> Bool { rate.level == nil && isAway(rate.day, rate.day) }

    /// Whether the chart shows weeks. Beyond about three months, single days would be indistinguishable.
    var isByWeek: Bool { daily.rates.count > 92 }

    /// The days or the calendar weeks of the period.
    var spans: [RateSpan] {
        guard isByWeek else {
            return daily.rates.map { rate in
                let isOpen = rate.day == today && (rate.fraction ?? 1) < 1
                return RateSpan(first: rate.day, last: rate.day, fraction: rate.fraction, isPartial: isOpen)
            }
        }
        var spans: [RateSpan] = []
        var start = 0
        while start < daily.rates.count {
            let first = daily.rates[start].day
            let week = first.startOfWeek(firstWeekday)
            let end = min(start + 7 - first.days(since: week), daily.rates.count)
            let isOpen =
                daily.rates[end - 1].day == today
                && (week.advanced(by: 6) > today || (daily.rates[end - 1].fraction ?? 1) < 1)
            spans.append(
                RateSpan(
                    first: first, last: daily.rates[end - 1].day, fraction: daily.fraction(start..<end, today: today),
                    isPartial: isOpen))
            start = end
        }
        return spans
    }
}

extension Schedule {
    /// Whether it asks for a number of times a week or month.
    fileprivate var isOfPeriods: Bool {
        switch self {
        case .timesPerWeek, .timesPerMonth: true
        case .daily, .weekdays, .everyDays, .times: false
        }
    }

    /// Whether it has no due days of its own, but a number of times in a week, month or run of days.
    fileprivate var countsTimes: Bool {
        switch self {
        case .timesPerWeek, .timesPerMonth, .times: true
        case .daily, .weekdays, .everyDays: false
        }
    }
}
