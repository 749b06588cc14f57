import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A workout in a list, either logged by the person or recorded by a watch or phone.
struct WorkoutRow: Sendable {
    let day: Day
    let time: TimeOfDay?
    let title: String
    /// Its figures, each with its label.
    let facts: [String]
    /// The link to the workout or, for a recorded one, to its day.
    let link: PageRoute
    let isRunning: Bool

    /// - Parameter trend: the weight trend for estimating energy.
    init(_ workout: Workout, _ context: RequestContext, _ trend: WeightTrend) {
        let (state, words) = (context.state, context.words)
        day = workout.day ?? .first
        time = workout.time
        title = words.name(workout, in: state)
        link = .workouts(workout.isRunning ? .live(workout.id, LiveView()) : .workout(workout.id))
        isRunning = workout.isRunning
        var facts = words.figures(workout, in: state)
        if let energy = state.energy(of: workout, trend) {
            facts.append(words.energy(energy.kilocalories, isEstimate: energy.isEstimate))
        }
        let sets = state.sets(of: workout.id)
        // The only set of a run is told by its figures.
        if sets.count != 1 || sets[0].metres == nil {
            let count = state.exerciseCount(of: workout)
            if count > 0 { facts.append(words.exercises(count)) }
            if !sets.isEmpty { facts.append(words.sets(sets.count)) }
        }
        self.facts = facts
    }

    init(_ workout: HealthWorkout, _ context: RequestContext) {
        let words = context.words
        day = workout.day ?? .first
        time = workout.start.map {
            LocalInstant(milliseconds: $0, offsetMinutes: Int(clamping: workout.offset ?? 0)).time
        }
        title = words.name(workout)
        link = .health(.day(day))
        isRunning = false
        let figures = words.figures(workout, context.state.profile.units)
        facts = [figures, words.recorded].filter { !$0.isEmpty }
    }

    /// All workouts of a range of days, latest first.
    static func all(_ context: RequestContext, _ range: ClosedRange<Day> = Day.first...Day.last) -> [WorkoutRow] {
        let trend = context.state.weightTrend
        let own = context.state.livingWorkouts(range)
        let rows = own.map { WorkoutRow($0, context, trend) }
        let recorded = context.state.recordedWorkouts(range).map { WorkoutRow($0, context) }
        if recorded.isEmpty { return rows.reversed() }
        let all = (rows + recorded).enumerated().sorted { one, other in
            (other.element.day, other.element.time?.minutes ?? 0, other.offset)
                < (one.element.day, one.element.time?.minutes ?? 0, one.offset)
        }
        return all.map { $0.element }
    }

    /// The latest finished workouts, and whether there are more.
    static func latest(_ context: RequestContext, maximum: Int) -> (rows: [WorkoutRow], hasMore: Bool) {
        let own = context.state.livingWorkouts.filter { !$0.isRunning }.suffix(maximum + 1)
        // With fewer, any recorded workout can be among the latest.
        let first = own.count > maximum ? own.first?.day : nil
        let rows = all(context, (first ?? .first)...Day.last).filter { !$0.isRunning }
        return (Array(rows.prefix(maximum)), rows.count > maximum)
    }

    func view(_ words: Words, today: Day) -> HTML {
        var when = words.capitalized(words.near(day, to: today))
        if let time { when += ", " + words.time(time) }
        let text: HTML = """
            <span class="emoji tint-\(isRunning ? "leaf" : "sky")">\(isRunning ? Icon.clock.svg : Icon.training.svg)</span>\
            <span><strong><bdi>\(title)</bdi></strong><small>\(when)\(if: !facts.isEmpty, " · \(facts.joined(separator: " · "))")</small></span>
            """
        return "<li><a class=\"line\" href=\"\(link.url)\">\(text)\(Icon.forward.svg)</a></li>\n"
    }
}
