import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The workouts recorded by a watch or phone, latest first.
struct HealthWorkoutsPage: PageView {
    let title: String
    let workouts: [HealthWorkout]
    let units: UnitSystem

    var section: Section? { .health }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        title = context.words.recordedWorkouts
        workouts = context.state.healthWorkouts().reversed()
        units = context.state.profile.units
    }

    func view(_ words: Words) -> HTML {
        let maximum = 1000
        let rows = workouts.prefix(maximum).map { HealthWorkoutRow($0, units).view(words, withDay: true) }
        let beyond = workouts.count - maximum
        let rest: HTML = "<p class=\"quiet\">+ \(words.healthWorkouts(beyond))</p>"
        let list = MoreRows.list("ul", class: "list", rows, words)
        return """
            \(BackLink.toolbar(to: HealthPageRoute.overview(.month), words.health))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(workouts.isEmpty ? "<p class=\"quiet\">\(words.noWorkoutsRecorded)</p>" : list)\(if: beyond > 0, rest)
            """
    }
}

/// A recorded workout in a list. It links to its day, where it can be deleted.
struct HealthWorkoutRow: Sendable {
    let workout: HealthWorkout
    let units: UnitSystem

    init(_ workout: HealthWorkout, _ units: UnitSystem) {
        self.workout = workout
        self.units = units
    }

    func view(_ words: Words, withDay: Bool) -> HTML {
        guard let day = workout.day else { return .empty }
        let when = withDay ? "\(words.shortDayAndYear(day)), \(time(words))" : time(words)
        let details = [when, words.figures(workout, units), workout.source].filter { !$0.isEmpty }
        let text: HTML = """
            <span><strong><bdi>\(words.name(workout))</bdi></strong><small>\(details.joined(separator: " · "))</small></span>
            """
        return withDay
            ? "<li><a class=\"line\" href=\"\(HealthPageRoute.day(day).url)\">\(text)\(Icon.forward.svg)</a></li>"
            : """
            <li><div class="line">\(text)<form method="post" action="\(HealthActionRoute.deleteWorkout(workout.id).url)">\
            <button class="round" aria-label="\(words.delete("\(words.name(workout)), \(when)"))">\(Icon.trash.svg)</button></form></div></li>
            """
    }

    /// The start in local time at that place.
    private func time(_ words: Words) -> String {
        let moment = (workout.start ?? 0) / 60_000 + (workout.offset ?? 0)
        let minutes = Int((moment % 1440 + 1440) % 1440)
        return TimeOfDay(minutes: minutes).map { words.time($0) } ?? ""
    }
}
