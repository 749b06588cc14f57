import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListWorkouts: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List workouts, latest first, and your streak.", aliases: ["ls"])

    @Option(help: ArgumentHelp("The maximum number to list (default: 30; with --json, all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let maximum = try session.maximum(limit, default: 30, json: global.json)
        return try session.read { state in
            let (own, recorded) = (state.livingWorkouts, state.recordedWorkouts())
            let shown = Array(own.suffix(maximum).reversed())
            let streak = state.workoutStreak(today: state.today(session.now))
            return CommandOutput(
                lines(maximum, own, recorded, streak, session, state),
                json: [
                    "count": .count(own.count), "recorded": .count(recorded.count),
                    "streak": [
                        "days": .count(streak.days), "weeks": .count(streak.weeks),
                        "longestDays": .count(streak.longestDays), "longestWeeks": .count(streak.longestWeeks),
                    ],
                    "workouts": .array(shown.map { session.json($0, in: state) }),
                ])
        }
    }

    /// A line of the list, with its day and time for sorting.
    private struct Line {
        let day: Day
        let at: Int64
        let parts: [Columns.Cell]
    }

    private func lines(
        _ maximum: Int, _ own: [Workout], _ recorded: [HealthWorkout], _ streak: WorkoutStreak, _ session: Session,
        _ state: State
    ) -> [String] {
        let words = session.words
        if own.isEmpty, recorded.isEmpty { return [words.noWorkoutsYet] }
        let today = state.today(session.now)
        let trend = state.weightTrend
        var hasEstimate = false
        var shown = own.suffix(maximum).map { workout -> Line in
            let energy = state.energy(of: workout, trend)
            hasEstimate = hasEstimate || energy?.isEstimate == true
            let exercises = state.exerciseCount(of: workout)
            let parts = [
                Columns.Cell(workout.day.map { words.near($0, to: today) } ?? "", .faint),
                Columns.Cell(words.name(workout, in: state).cut(to: 40), .strong),
                Columns.Cell(state.minutes(of: workout).map { words.workoutMinutes($0) } ?? "", isNumber: true),
                Columns.Cell(
                    energy.map { words.energy($0.kilocalories, isEstimate: $0.isEstimate) } ?? "", isNumber: true),
                Columns.Cell(
                    words.distance(of: workout, in: state) ?? (exercises > 0 ? words.exercises(exercises) : ""), .faint),
            ]
            return Line(day: workout.day ?? .first, at: workout.at ?? .min, parts: parts)
        }
        shown += recorded.suffix(maximum).map { line(of: $0, words, today) }
        shown.sort { ($0.day, $0.at) < ($1.day, $1.at) }
        var columns = Columns()
        for line in shown.suffix(maximum).reversed() { columns.append(line.parts) }
        let foot = [
            words.workouts(own.count + recorded.count), words.workoutStreak(days: streak.days, weeks: streak.weeks),
        ]
        var lines = columns.lines(session.style) + ["", session.style(.faint, foot.joined(separator: " · "))]
        if hasEstimate { lines.append(session.style(.faint, words.estimatedHint)) }
        return lines
    }

    private func line(of workout: HealthWorkout, _ words: Words, _ today: Day) -> Line {
        let minutes = workout.seconds.flatMap { Int64(exactly: ($0 / 60).rounded()) }
        let energy = workout.energy.flatMap { BodyLimits.energy.contains($0) ? $0 : nil }
        let parts = [
            Columns.Cell(workout.day.map { words.near($0, to: today) } ?? "", .faint),
            Columns.Cell(words.name(workout), .strong),
            Columns.Cell(
                minutes.flatMap { BodyLimits.minutes.contains($0) ? words.workoutMinutes($0) : nil } ?? "",
                isNumber: true),
            Columns.Cell(energy.map { words.energy($0) } ?? "", isNumber: true), Columns.Cell(words.recorded, .faint),
        ]
        return Line(day: workout.day ?? .first, at: workout.start ?? .min, parts: parts)
    }
}

struct ShowWorkoutTotals: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "totals", abstract: "Show workout totals by week, month or year, and of all time.")

    @OptionGroup var spans: SpanOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let (span, count) = try spans.validated(session.words)
        return try session.read { state in
            let today = state.today(session.now)
            let totals = state.workoutTotals(by: span, count: count, today: today)
            let lifetime = state.lifetimeTotals(today: today)
            let words = session.words
            var columns = Columns()
            for total in totals.reversed() {
                columns.append([words.heading(of: total.first, total.last, by: span)] + cells(total, words, state))
            }
            columns.append([Columns.Cell(words.allTime, .faint)] + cells(lifetime, words, state))
            return CommandOutput(
                columns.lines(session.style),
                json: [
                    "totals": .array(totals.reversed().map { session.json($0) }), "allTime": session.json(lifetime),
                ])
        }
    }

    private func cells(_ total: WorkoutTotals, _ words: Words, _ state: State) -> [Columns.Cell] {
        let energy = words.energy(total.kilocalories, isEstimate: total.hasEstimates)
        let imperial = state.profile.units == .imperial
        return [
            Columns.Cell(words.workouts(total.count), .strong),
            Columns.Cell(total.minutes > 0 ? words.workoutMinutes(total.minutes) : "", isNumber: true),
            Columns.Cell(total.kilocalories > 0 ? energy : "", isNumber: true),
            Columns.Cell(total.volume > 0 ? words.totalVolume(total.volume, imperial: imperial) : "", .faint),
            Columns.Cell(total.metres > 0 ? words.distance(total.metres, imperial: imperial) : "", .faint),
        ]
    }
}
