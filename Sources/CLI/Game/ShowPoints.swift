import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct ShowPoints: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "points", abstract: "Show your level, your points and what earned them, latest first.",
        discussion: """
            daybook points
            daybook points --from 2026-11-01 --to yesterday
            daybook points --rules
            """)

    @OptionGroup var range: DayRangeOptions

    @Option(help: ArgumentHelp("The maximum number to list (default: 30; with --json, all).", valueName: "n"))
    var limit: Int?

    @Flag(help: "Explain how points are earned instead.")
    var rules = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 30, json: global.json)
        return try session.readGame { game, state in
            if rules { return session.pointRules() }
            let days = try range.days(in: session, state)
            let report = PointsReport(game.ledger, in: days, maximum: maximum, state, session)
            return CommandOutput(report.lines, json: report.json)
        }
    }
}

/// The level, the points of periods, and the latest entries of the ledger.
private struct PointsReport {
    private let ledger: PointLedger
    private let level: Level
    private let week, month: Int64
    /// The entries of the days that were asked for, the latest first.
    private let entries: [PointEntry]
    /// The maximum number to list.
    private let maximum: Int
    private let session: Session
    private let state: State

    init(_ ledger: PointLedger, in days: ClosedRange<Day>, maximum: Int, _ state: State, _ session: Session) {
        let today = ledger.today
        (self.ledger, self.session, self.state) = (ledger, session, state)
        level = ledger.level
        week = ledger.points(in: today.startOfWeek(state.settings.firstWeekday)...today)
        month = ledger.points(in: today.monthOfYear.first...today)
        entries = ledger.entries(in: days)
        self.maximum = maximum
    }

    var lines: [String] {
        let (words, style) = (session.words, session.style)
        let share = Double(level.progress) / Double(PointRules.levelSize)
        var figures = Columns()
        let ofWeek = words.pointsThisWeek(from: state.settings.firstWeekday)
        for (name, points) in [
            (ofWeek, week), (words.pointsThisMonth, month), (words.pointsInAll, ledger.total),
        ] {
            figures.append([Columns.Cell(name), Columns.Cell(words.number(points), .strong, isNumber: true)])
        }
        let progress = words.pointsOfLevel(level.progress, PointRules.levelSize)
        let missing = style(.faint, words.pointsToGo(level.missing))
        var head = [style(.strong, "\(words.level(level.number)) · \(words.title(level))")]
        head.append("\(style(.good, Bar.row(share))) \(progress)  \(missing)")
        head += [""] + figures.lines(style)
        guard !entries.isEmpty else {
            return head + ["", ledger.total == 0 ? words.noPointsYet : words.noPointsInPeriod]
        }
        return head + ledgerLines
    }

    private var ledgerLines: [String] {
        let (words, style) = (session.words, session.style)
        var days: [(day: Day, rows: Columns)] = []
        var (done, bonuses): ([PointCause: PointEntry], [PointCause: PointEntry]) = ([:], [:])
        for entry in entries {
            if case .taskDone = entry.reason { done[entry.cause] = entry }
            if entry.reason == .taskBeforeDue { bonuses[entry.cause] = entry }
        }
        // A task that was done on time has two entries, in one row.
        let listed = entries.filter { entry in !(done[entry.cause].map { entry.isBonus(of: $0) } ?? false) }
        for entry in listed.prefix(maximum) {
            if days.last?.day != entry.day { days.append((entry.day, Columns())) }
            let bonus = bonuses[entry.cause].flatMap { $0.isBonus(of: entry) ? $0 : nil }
            let (name, points) = (name(of: entry), entry.points + (bonus?.points ?? 0))
            let reason = bonus.map { words.reasons(entry, $0) } ?? words.reason(entry.reason)
            days[days.count - 1].rows.append([
                Columns.Cell(words.earned(points), .good, isNumber: true), Columns.Cell(name ?? reason),
                Columns.Cell(name == nil ? "" : reason, .faint),
            ])
        }
        var lines: [String] = []
        let widths = Columns.widths(of: days.map(\.rows))
        for (day, rows) in days {
            let sum = words.earned(ledger.points(on: day))
            lines += ["", style(.strong, words.near(day, to: ledger.today)) + style(.faint, "  \(sum)")]
            lines += rows.lines(style, indent: 2, widths: widths)
        }
        guard listed.count > maximum else { return lines }
        return lines + ["", style(.faint, "\(words.andMoreRows(listed.count - maximum)) · --limit \(listed.count)")]
    }

    /// The name of the entry's cause; nil if it has none, or its part of life is switched off.
    private func name(of entry: PointEntry) -> String? {
        if let part = entry.cause.part, state.settings.hides(part) { return nil }
        return session.words.name(of: entry.cause, in: state)
    }

    var json: JSONValue {
        [
            "points": .integer(ledger.total), "level": .count(level.number),
            "title": .string(session.words.title(level)), "progress": .integer(level.progress),
            "missing": .integer(level.missing), "today": .integer(ledger.points(on: ledger.today)),
            "week": .integer(week), "month": .integer(month), "count": .count(entries.count),
            "ledger": .array(entries.prefix(maximum).map { json($0) }),
        ]
    }

    private func json(_ entry: PointEntry) -> JSONValue {
        [
            "day": .string(entry.day.text), "points": .integer(entry.points), "reason": .string(entry.reason.code),
            "text": .string(session.words.reason(entry.reason)), "title": .text(name(of: entry)),
            "id": .text(entry.cause.code),
        ]
    }
}

extension PointReason {
    /// Its name in JSON.
    fileprivate var code: String {
        switch self {
        case .habitMarked: "habitMarked"
        case .streakMilestone: "streakMilestone"
        case .taskDone: "taskDone"
        case .taskBeforeDue: "taskBeforeDue"
        case .workout: "workout"
        case .goalReached: "goalReached"
        case .budgetKept: "budgetKept"
        case .moodLogged: "moodLogged"
        case .allHabitsDone: "allHabitsDone"
        case .achievement: "achievement"
        case .challenge: "challenge"
        }
    }
}

extension PointCause {
    /// The id of the record, or the name of the achievement; nil for the day itself.
    fileprivate var code: String? {
        switch self {
        case .habit(let id), .task(let id), .workout(let id), .goal(let id), .budget(let id), .mood(let id),
            .challenge(let id):
            id.hex
        case .day: nil
        case .achievement(let achievement): achievement.rawValue
        }
    }

    /// The part of life it belongs to; nil for the others.
    fileprivate var part: JournalPart? {
        switch self {
        case .habit: .habits
        case .task: .tasks
        case .workout: .workouts
        case .goal: .goals
        case .budget: .money
        case .mood: .moods
        case .day, .achievement, .challenge: nil
        }
    }
}
