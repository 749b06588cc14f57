import CivilTime
import DaybookCore
import Interchange
import Markup
import Words

/// The workouts in the preview of an import.
struct PlannedWorkouts: Sendable {
    let plan: ImportPlan
    let workouts: [ImportedWorkout]
    let today: Day

    /// The maximum number of listed workouts; further ones are summarized.
    private static let maximumRows = 50

    func view(_ words: Words) -> HTML {
        let latest = workouts.sorted { $1.day < $0.day }
        let days: HTML? = latest.first.flatMap { last in
            latest.last.map { first in "<p class=\"quiet after\">\(words.range(first.day, last.day))</p>" }
        }
        let exercises = plan.newExercises.map { "<li><span class=\"chip\"><bdi>\($0)</bdi></span></li>" as HTML }
        let added: HTML = """
            <section class="group"><h2>\(words.newExercises) <span class="count">\(words.number(plan.newExercises.count))</span></h2>\
            <ul class="chips">\(exercises)</ul></section>
            """
        let beyond = latest.count - Self.maximumRows
        return """
            <dl class="figures"><div class="stat"><dt>\(words.newWorkouts)</dt><dd>\(words.number(plan.newWorkoutCount))</dd></div>\
            <div class="stat"><dt>\(words.hereAlready)</dt><dd>\(words.number(plan.existingWorkoutCount + plan.deletedWorkoutCount))</dd></div>\
            <div class="stat"><dt>\(words.setsHeading)</dt><dd>\(words.number(workouts.reduce(0) { $0 + $1.sets.count }))</dd></div></dl>\(days)
            <section class="group"><h2>\(words.workouts) <span class="count">\(words.number(latest.count))</span></h2>
            <ul class="list">\(latest.prefix(Self.maximumRows).map { row($0, words) })</ul>\(if: beyond > 0, "<p class=\"quiet\">+ \(words.workouts(beyond))</p>")</section>
            \(if: !exercises.isEmpty, added)
            """
    }

    private func row(_ workout: ImportedWorkout, _ words: Words) -> HTML {
        var facts = [words.near(workout.day, to: today)]
        if let minutes = workout.minutes, BodyLimits.minutes.contains(minutes) {
            facts.append(words.workoutMinutes(minutes))
        }
        facts.append(words.sets(workout.sets.count))
        return """
            <li><div class="line"><span><strong><bdi>\(workout.title.isEmpty ? words.workout : workout.title)</bdi></strong>\
            <small>\(facts.joined(separator: " · "))</small></span></div></li>

            """
    }
}
