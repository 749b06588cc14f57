import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

/// The figures of a period over all parts of life, beside those of the period before, and the rates of habits.
struct ReviewReport {
    private let span: ReviewSpan
    private let figures: [(figure: ReviewFigure, values: [ComparedValue])]
    private let habits: HabitRates
    private let habitsBefore: HabitRates?
    /// The rates of the days that are over, as they stood yesterday; nil if the period is over or nothing is compared.
    private let habitsThroughYesterday: HabitRates?
    /// The points, those through yesterday if the period is under way, those of the days before, and the level at the end; nil if
    /// the game is off.
    private let points: (count: Int64, throughYesterday: Int64?, before: Int64, level: Level)?
    /// The highlights besides habits, a sentence for each part.
    private let highlights: [String]
    /// The period before, which is offered on the first day of this one.
    private let last: LastPeriod?
    private let session: Session
    private let state: State
    private let today: Day

    init(of span: ReviewSpan, in state: State, _ session: Session) {
        let today = state.today(session.now)
        let (days, before) = (span.days, span.finishedBefore)
        let currency = session.words.currency(in: state)
        (self.span, self.session, self.state, self.today) = (span, session, state, today)
        figures = ReviewFigure.allCases.filter { !state.settings.hides($0.part) }.map { figure in
            (figure, state.values(of: figure, in: span, today: today, usually: currency))
        }
        highlights =
            session.words.sentences(
                on: state.changes(of: span, today: today, usually: currency), of: span, in: state)
            + session.words.sentences(
                on: ReviewHighlights(of: span, in: state, today: today), of: span, in: state)
        habits = HabitRates(days, in: state, today: today)
        last = LastPeriod(before: span, in: state, today: today)
        habitsBefore = before.map { HabitRates($0, in: state, today: today) }
        let finished = span.isUnderWay && before != nil ? span.finishedDays : nil
        habitsThroughYesterday = finished.map { HabitRates($0, in: state, today: today) }
        if state.settings.isGameOff {
            points = nil
        } else {
            let ledger = state.game(today: today).ledger
            points = (
                ledger.points(in: days), finished.map { ledger.points(in: $0) },
                before.map { ledger.points(in: $0) } ?? 0, ledger.level(on: days.upperBound)
            )
        }
    }

    var lines: [String] {
        let (words, style) = (session.words, session.style)
        let heading =
            style(.strong, words.name(of: span.period))
            + style(.faint, "  \(words.days(of: span, from: span.days.lowerBound))")
        let offered = last.map { words.lastPeriod($0) + style(.faint, "  daybook \(span.period.code) --last") }
        let away = [offered, words.away(in: span.days, state).map { style(.faint, $0) }].compactMap { $0 }
        let rows = rows
        guard !rows.isEmpty || !highlights.isEmpty else {
            return [heading] + away + (last == nil ? [words.noStatisticsYet] : [])
        }
        var columns = Columns()
        for (name, value, before) in rows {
            columns.append([
                Columns.Cell(name), Columns.Cell(value, .strong, isNumber: true), Columns.Cell(before ?? "", .faint),
            ])
        }
        var lines = [heading] + away + [""] + columns.lines(style)
        if leavesOutToday, hasRates { lines.append(style(.faint, words.completionHint)) }
        let sentences = [habits.bestAndLowest(words, today: today, away: state.awayDays)].compactMap { $0 } + highlights
        if !sentences.isEmpty {
            lines += ["", style(.faint, words.whatStandsOut)] + sentences.map { "  \($0)" }
        }
        guard hasRates else { return lines }
        lines += dayByDay
        lines += ["", style(.faint, words.byHabit)] + bars.lines(style, indent: 2)
        return lines
    }

    /// The name, the value and what is said of the value before, of each figure that has one, habits first and points last.
    private var rows: [(name: String, value: String, before: String?)] {
        let words = session.words
        func earlier(_ value: String, _ shown: String, _ throughYesterday: String?) -> String {
            words.earlier(value, than: span, shown: shown, throughYesterday: throughYesterday)
        }
        var rows: [(name: String, value: String, before: String?)] = []
        if hasRates {
            let rate = words.completionRate(habits.daily, today: today) ?? "–"
            let before = rateBefore.map { earlier(words.rate($0), rate, rateThroughYesterday.map { words.rate($0) }) }
            rows.append((words.completionRate, rate, before))
            let times = words.number(habits.daily.timesDone)
            let timesBefore = timesDoneBefore.map {
                earlier(words.number($0), times, timesDoneThroughYesterday.map { words.number($0) })
            }
            rows.append((words.timesDone, times, timesBefore))
            let perfect = words.number(habits.daily.perfectDays)
            let perfectBefore = perfectDaysBefore.map {
                earlier(words.number($0), perfect, perfectDaysThroughYesterday.map { words.number($0) })
            }
            rows.append((words.perfectDays, perfect, perfectBefore))
            if let longest = habits.longest {
                let length = words.streak(longest.streak.length, of: longest.schedule)
                rows.append((words.longestStreak(in: span.period), length, words.owner(of: longest)))
            }
        }
        for (figure, values) in figures {
            rows += values.map { item in
                let shown = words.text(item, of: figure, in: state)
                let throughYesterday = item.throughYesterday.map { words.text($0, of: figure, in: state) }
                return (
                    words.name(figure), shown,
                    item.before.map { earlier(words.text($0, of: figure, in: state), shown, throughYesterday) }
                )
            }
        }
        if let points, points.count > 0 {
            let count = words.number(points.count)
            let before =
                points.before > 0
                ? earlier(words.number(points.before), count, points.throughYesterday.map { words.number($0) }) : nil
            rows.append((words.pointsAtLevel(points.level.number), count, before))
        }
        return rows
    }

    /// The rates of the days: a bar for each day of a week, and a line of a month or year.
    private var dayByDay: [String] {
        let (words, style) = (session.words, session.style)
        guard span.period == .week else {
            return ["", style(.faint, words.dailyRate), "  " + Bar.line(habits.daily.portions)]
        }
        let rows = habits.daily.rates.map { rate -> Breakdown.Row in
            // A day under way on which nothing was done yet has no rate: it would fall to zero each morning.
            let isPartial = rate.day == today
            let fraction = isPartial && rate.fraction == 0 ? nil : rate.fraction
            let text = fraction.map { isPartial && $0 < 1 ? words.soFar(words.rate($0)) : words.rate($0) } ?? "–"
            return Breakdown.Row(name: words.shortDay(rate.day), value: fraction, text: text, json: [])
        }
        return Breakdown.lines(
            of: [Breakdown(title: words.dailyRate, of: "habits", by: "day", rows: rows, range: 0...1)], style)
    }

    /// Whether the habits of the period have something to tell.
    private var hasRates: Bool { habits.daily.tell(of: span) }

    private var bars: Columns {
        let words = session.words
        return habits.habits.reduce(into: Columns()) { columns, item in
            columns.append([
                Columns.Cell(item.habit.isArchived ? words.archived(item.habit.title) : item.habit.title),
                Columns.Cell(item.rate.rate.map { Bar.row($0) } ?? "", .good),
                Columns.Cell(words.text(item.rate), isNumber: true),
            ])
        }
    }

    /// The rate of today, if no day is over.
    private var rateSoFar: Double? { habits.daily.rateSoFar(today: today) }

    /// Whether something can still be done today, which the rate leaves out.
    private var leavesOutToday: Bool { rateSoFar == nil && habits.daily.leavesOutToday }

    /// The rate of the days before. That of a day under way is not compared.
    private var rateBefore: Double? { rateSoFar == nil ? habitsBefore?.daily.overall : nil }
    private var rateThroughYesterday: Double? { habitsThroughYesterday?.daily.overall }

    /// Nil if no habit was due before.
    private var timesDoneBefore: Int? { habitsBefore.flatMap { $0.daily.isDue ? $0.daily.timesDone : nil } }
    private var timesDoneThroughYesterday: Int? { habitsThroughYesterday?.daily.timesDone }

    /// Nil if no habit was due before.
    private var perfectDaysBefore: Int? { habitsBefore.flatMap { $0.daily.isDue ? $0.daily.perfectDays : nil } }
    private var perfectDaysThroughYesterday: Int? { habitsThroughYesterday?.daily.perfectDays }

    /// The longest streak within the days; null if no habit was done.
    private var longestStreak: JSONValue {
        guard let longest = habits.longest else { return .null }
        return [
            "length": .count(longest.streak.length), "from": .string(longest.streak.first.text),
            "to": .string(longest.streak.last.text), "habits": .array(longest.habits.map { .string($0.title) }),
        ]
    }

    var json: JSONValue {
        var members = [
            JSONMember("period", .string(span.period.code)),
            JSONMember("from", .string(span.days.lowerBound.text)),
            JSONMember("to", .string(span.days.upperBound.text)),
            JSONMember("daysAway", .count(state.awayDays.count(in: span.days))),
            JSONMember(
                "last",
                last.map { last in
                    [
                        "from": .string(last.span.days.lowerBound.text), "to": .string(last.span.days.upperBound.text),
                        "rate": .amount(last.daily.overall), "perfectDays": .count(last.daily.perfectDays),
                    ]
                } ?? .null),
            JSONMember("highlights", .array(highlights.map { .string($0) })),
            JSONMember(
                "habits",
                [
                    "rate": .amount(hasRates ? rateSoFar ?? habits.daily.overall : nil),
                    "isSoFar": .bool(hasRates && rateSoFar.map { $0 < 1 } ?? false),
                    "leavesOutToday": .bool(leavesOutToday), "throughYesterday": .amount(rateThroughYesterday),
                    "before": .amount(rateBefore),
                    "timesDone": .count(habits.daily.timesDone),
                    "timesDoneThroughYesterday": timesDoneThroughYesterday.map { .count($0) } ?? .null,
                    "timesDoneBefore": timesDoneBefore.map { .count($0) } ?? .null,
                    "days": habits.daily.json, "perfectDays": .count(habits.daily.perfectDays),
                    "perfectDaysThroughYesterday": perfectDaysThroughYesterday.map { .count($0) } ?? .null,
                    "perfectDaysBefore": perfectDaysBefore.map { .count($0) } ?? .null,
                    "longestStreak": longestStreak,
                    "byHabit": .array(
                        habits.habits.map { item in
                            [
                                "id": .string(item.habit.id.hex), "title": .string(item.habit.title),
                                "rate": .amount(item.rate.rate), "isOpen": .bool(item.rate.isOpen),
                            ]
                        }),
                ]),
        ]
        for (figure, values) in figures {
            members.append(JSONMember(figure.rawValue, session.json(values)))
        }
        if let points {
            members.append(
                JSONMember(
                    "points",
                    [
                        "value": .integer(points.count),
                        "throughYesterday": points.throughYesterday.map { .integer($0) } ?? .null,
                        "before": .integer(points.before),
                        "level": .count(points.level.number),
                    ]))
        }
        return .object(members)
    }
}

/// The rates of habits over some days, as they stood on the last.
private struct HabitRates {
    let daily: DailyRates
    /// The best first.
    let habits: [(habit: Habit, rate: ReviewedRate)]
    let longest: ReviewedStreak?

    init(_ days: ClosedRange<Day>, in state: State, today: Day) {
        let end = days.upperBound
        let evaluated = state.settings.hides(.habits) ? [] : state.reviewedHabits(in: days, today: today)
        let firstEver = evaluated.reduce(end) { min($0, $1.history.firstDay) }
        daily = state.dailyRates(
            of: evaluated.map(\.history), from: max(firstEver, days.lowerBound), to: end, today: today)
        longest = ReviewedStreak(of: evaluated, in: days)
        habits = evaluated.map { (habit: $0.habit, rate: state.rate(of: $0, in: days, today: today)) }
            .sorted { ($0.rate.order, $1.habit.title) > ($1.rate.order, $0.habit.title) }
    }

    /// The habits that went best and worst; nil if all went alike, or too few days tell.
    func bestAndLowest(_ words: Words, today: Day, away: AwayDays) -> String? {
        guard daily.tellOfHabits(today: today, away: away) else { return nil }
        return words.bestAndLowest(habits.compactMap { item in item.rate.rate.map { (item.habit.title, $0) } })
    }
}
