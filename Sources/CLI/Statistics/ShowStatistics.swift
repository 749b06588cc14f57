import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ShowStatistics: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Show completion rates of habits, or the figures of another part of life.",
        discussion: """
            daybook stats --period month
            daybook stats money --period year
            """)

    @Argument(
        help: ArgumentHelp(
            "habits (default), tasks, goals, notes, moods, workouts, meals, weight, health or money.", valueName: "part"
        ))
    var part: String?

    @Option(help: ArgumentHelp("week, month, year or all.", valueName: "span"))
    var period = "week"

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        guard let period = Period(code: period.lowercased()) else {
            throw session.words.refused(self.period, among: ["week", "month", "year", "all"])
        }
        let part = try session.words.part(self.part ?? JournalPart.habits.rawValue)
        return try session.read { state in
            guard part == .habits else {
                let statistics = PartStatistics(of: part, over: period, in: state, session)
                return CommandOutput(statistics.lines, json: statistics.json)
            }
            let rates = Rates(over: period, in: state, today: state.today(session.now))
            return CommandOutput(rates.lines(session.words, session.style), json: rates.json)
        }
    }
}

extension Words {
    /// The part of life that was typed, or the start of it. Throws an error that lists those with statistics.
    fileprivate func part(_ typed: String) throws -> JournalPart {
        let parts = [.habits] + PartStatistics.parts
        let begun = parts.filter { $0.rawValue.hasPrefix(typed.lowercased()) }
        guard begun.count == 1, !typed.isEmpty else { throw refused(typed, among: parts.map(\.rawValue)) }
        return begun[0]
    }
}

/// Completion rates over a period: overall, by weekday and by habit.
private struct Rates {
    let period: Period
    let daily: DailyRates
    let firstWeekday: Weekday
    let habits: [(habit: Habit, history: HabitHistory, rate: ReviewedRate)]
    let days: ClosedRange<Day>

    init(over period: Period, in state: State, today: Day) {
        let begin = period.dayCount.map { today.advanced(by: 1 - $0) } ?? .first
        let evaluated = state.reviewedHabits(in: begin...today, today: today)
        let firstEver = evaluated.reduce(today) { min($0, $1.history.firstDay) }
        let first = max(firstEver, begin)
        self.period = period
        days = first...today
        daily = state.dailyRates(of: evaluated.map(\.history), from: first, to: today, today: today)
        firstWeekday = state.settings.firstWeekday
        // The rate of a habit is that of its page.
        habits = evaluated.map { item in
            let isOpen = state.rate(of: item, in: begin...today, today: today).isOpen
            let rate = ReviewedRate(rate: item.history.completion(since: begin), isOpen: isOpen)
            return (item.habit, item.history, rate)
        }
        .sorted { $0.rate.order > $1.rate.order }
    }

    func lines(_ words: Words, _ style: Style) -> [String] {
        guard !habits.isEmpty else { return [words.noHabitsYet] }
        guard daily.isDue else { return [words.noStatisticsYet] }
        let overall = daily.overall.map { words.rate($0) } ?? "–"
        var lines = [
            style(.strong, "\(words.lastDays(of: period)): \(overall)")
                + style(.faint, "  \(words.range(days.lowerBound, days.upperBound))"),
            Bar.line(daily.portions),
            "",
        ]
        var figures = Columns()
        figures.append([Columns.Cell(words.timesDone), Columns.Cell(words.number(daily.timesDone), isNumber: true)])
        figures.append([Columns.Cell(words.perfectDays), Columns.Cell(words.number(daily.perfectDays), isNumber: true)])
        lines += figures.lines(style)
        if daily.leavesOutToday { lines.append(style(.faint, words.completionHint)) }
        let weekdays = byWeekday.map {
            (words.shortWeekdayHeading($0.weekday), ReviewedRate(rate: $0.fraction, isOpen: false))
        }
        let byHabit = habits.map { item in
            (item.habit.isArchived ? words.archived(item.habit.title) : item.habit.title, item.rate)
        }
        lines += ["", style(.faint, words.averageByWeekday)] + bars(weekdays, words).lines(style, indent: 2)
        lines += ["", style(.faint, words.byHabit)] + bars(byHabit, words).lines(style, indent: 2)
        return lines
    }

    private var byWeekday: [(weekday: Weekday, fraction: Double?)] {
        daily.byWeekday(from: firstWeekday, today: days.upperBound)
    }

    private func bars(_ rates: [(name: String, rate: ReviewedRate)], _ words: Words) -> Columns {
        var columns = Columns()
        for (name, rate) in rates {
            columns.append([
                Columns.Cell(name), Columns.Cell(rate.rate.map { Bar.row($0) } ?? "", .good),
                Columns.Cell(words.text(rate), isNumber: true),
            ])
        }
        return columns
    }

    var json: JSONValue {
        [
            "period": .string(period.code),
            "from": .string(days.lowerBound.text),
            "to": .string(days.upperBound.text),
            "rate": .amount(daily.overall),
            "leavesOutToday": .bool(daily.leavesOutToday),
            "timesDone": .count(daily.timesDone),
            "perfectDays": .count(daily.perfectDays),
            "days": daily.json,
            "weekdays": .array(
                byWeekday.map { weekday, rate in
                    ["weekday": .string(weekday.code), "rate": .amount(rate)]
                }),
            "habits": .array(
                habits.map { habit, history, rate in
                    [
                        "id": .string(habit.id.hex), "title": .string(habit.title),
                        "rate": .amount(rate.rate), "isOpen": .bool(rate.isOpen),
                        "strength": .number(history.strength),
                        "currentStreak": .count(history.currentStreak.length),
                    ]
                }),
        ]
    }
}

extension DailyRates {
    /// The daily rates, combined to at most 60 values to fit on one line.
    var portions: [Double?] {
        let size = max((rates.count + 59) / 60, 1)
        return stride(from: 0, to: rates.count, by: size).map { start in
            size == 1 ? rates[start].fraction : fraction(start..<start + size)
        }
    }

    /// The days, each with what was done and due.
    var json: JSONValue {
        .array(
            rates.map { rate in
                [
                    "day": .string(rate.day.text), "done": .count(rate.done), "due": .count(rate.due),
                    "rate": .amount(rate.fraction),
                ]
            })
    }
}
