import ArgumentParser
import DaybookCore
import DaybookWeb
import Interchange
import Words

struct ListWorkouts: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List workouts, the latest first, and your streak.")

    @Option(help: ArgumentHelp("How many at most (default: 30; with --json all).", valueName: "n"))
    var limit: Int?

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        if let limit, limit < 1 { throw Refused(session.words.numberTooSmall(1)) }
        return try session.read { state in
            let all = state.livingWorkouts
            let shown = Array(all.suffix(limit ?? (global.json ? Int.max : 30)).reversed())
            let streak = state.workoutStreak(today: state.today(session.now))
            return Answer(
                lines(shown, all.count, streak, session, state),
                json: [
                    "count": .count(all.count),
                    "streak": [
                        "days": .count(streak.days), "weeks": .count(streak.weeks),
                        "longestDays": .count(streak.longestDays), "longestWeeks": .count(streak.longestWeeks),
                    ],
                    "workouts": .array(shown.map { session.json($0, in: state) }),
                ])
        }
    }

    private func lines(
        _ shown: [Workout], _ count: Int, _ streak: WorkoutStreak, _ session: Session, _ state: State
    ) -> [String] {
        let words = session.words
        if shown.isEmpty { return [words.noWorkoutsYet] }
        let today = state.today(session.now)
        let trend = state.weightTrend
        var columns = Columns()
        var hasEstimate = false
        for workout in shown {
            let energy = state.energy(of: workout, trend)
            hasEstimate = hasEstimate || energy?.isEstimate == true
            let exercises = state.exerciseCount(of: workout)
            columns.append([
                Columns.Part(workout.day.map { words.near($0, to: today) } ?? "", .faint),
                Columns.Part(words.name(workout, in: state).cut(to: 40), .strong),
                Columns.Part(workout.minutes.map { words.workoutMinutes($0) } ?? "", isNumber: true),
                Columns.Part(
                    energy.map { words.energy($0.kilocalories, isEstimate: $0.isEstimate) } ?? "", isNumber: true),
                Columns.Part(exercises > 0 ? words.exercises(exercises) : "", .faint),
            ])
        }
        let foot = [words.workouts(count), words.workoutStreak(days: streak.days, weeks: streak.weeks)]
        var lines = columns.lines(session.style) + ["", session.style(.faint, foot.joined(separator: " · "))]
        if hasEstimate { lines.append(session.style(.faint, words.estimatedHint)) }
        return lines
    }
}

struct ShowWorkoutTotals: JournalCommand {
    static let configuration = CommandConfiguration(
        commandName: "totals", abstract: "Add workouts up by week or month.")

    @OptionGroup var spans: SpanOptions
    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        let (span, count) = try spans.checked(session.words)
        return try session.read { state in
            let totals = state.workoutTotals(by: span, count: count, today: state.today(session.now))
            let words = session.words
            var columns = Columns()
            for total in totals.reversed() {
                let energy = words.energy(total.kilocalories, isEstimate: total.hasEstimates)
                let imperial = state.body.profile.units == .imperial
                columns.append([
                    words.heading(of: total.first, total.last, by: span),
                    Columns.Part(words.workouts(total.count), .strong),
                    Columns.Part(total.minutes > 0 ? words.workoutMinutes(total.minutes) : "", isNumber: true),
                    Columns.Part(total.kilocalories > 0 ? energy : "", isNumber: true),
                    Columns.Part(total.volume > 0 ? words.lifted(total.volume, imperial: imperial) : "", .faint),
                    Columns.Part(total.metres > 0 ? words.way(total.metres, imperial: imperial) : "", .faint),
                ])
            }
            return Answer(
                columns.lines(session.style), json: ["totals": .array(totals.reversed().map { session.json($0) })])
        }
    }
}
