import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// A short summary of a day's health data on Today; empty if there is none.
struct DayHealth: Sendable {
    let day: Day
    let data: HealthDay?
    let workouts: [HealthWorkout]
    let units: UnitSystem

    init(_ context: RequestContext, day: Day) {
        self.day = day
        data = context.state.healthDay(day)
        workouts = context.state.healthWorkouts(day...day)
        units = context.state.profile.units
    }

    func view(_ words: Words) -> HTML {
        guard data != nil || !workouts.isEmpty else { return .empty }
        let parts = (data.map { HealthSummary($0, units).parts(words) } ?? []) + workouts.map { words.name($0) }
        let chips = parts.map { "<span class=\"chip\">\($0)</span>" as HTML }
        return """
            <section class="card day-health" id="health"><header><h2><a href="\(HealthPageRoute.day(day).url)">\(words.health)</a></h2></header>\
            <div class="chips">\(chips)</div></section>

            """
    }
}
