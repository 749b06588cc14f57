import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to start a workout, with recent progress.
struct WorkoutsPage: PageView {
    let running: [WorkoutRow]
    let routines: [Line]
    let streak: WorkoutStreak
    let week: WorkoutTotals
    let recent: [WorkoutRow]
    let hasMore: Bool
    let newID: RecordID
    let units: UnitSystem
    let today: Day
    let title: String

    /// A routine and its last day.
    struct Line: Sendable {
        let routine: Routine
        let exercises: [String]
        let lastDay: Day?
        /// The id for the workout to start.
        let newID: RecordID
    }

    private static let maximumRecent = 5

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        let (state, words) = (context.state, context.words)
        let newIDs = context.newIDs()
        let lastDays = state.lastDaysOfRoutines
        let trend = state.weightTrend
        running = state.runningWorkouts.map { WorkoutRow($0, context, trend) }
        routines = state.livingRoutines.sorted { Words.isOrderedBefore($0.name, $1.name) }.map { routine in
            let exercises = state.exercises(of: routine.id).compactMap { state.anyExercise($0.exercise) }
            return Line(
                routine: routine, exercises: exercises.map { words.name($0) }, lastDay: lastDays[routine.id],
                newID: newIDs())
        }
        today = context.today
        streak = state.workoutStreak(today: today)
        let monday = today.startOfWeek(state.settings.firstWeekday)
        week = state.workoutTotals(from: monday, to: monday.advanced(by: 6))
        (recent, hasMore) = WorkoutRow.latest(context, maximum: Self.maximumRecent)
        newID = newIDs()
        units = state.profile.units
        title = words.workouts
    }

    func view(_ words: Words) -> HTML {
        let isEmpty = recent.isEmpty && running.isEmpty && routines.isEmpty
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(WorkoutTabs(current: .train).view(words))
            \(if: !running.isEmpty, "<section class=\"group\"><h2>\(words.inProgress)</h2><ul class=\"list\">\(running.map { $0.view(words, today: today) })</ul></section>")\
            \(isEmpty ? empty(words) : board(words))
            """
    }

    private func start(_ words: Words) -> HTML {
        """
        <form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(newID.hex)">\
        <button class="button primary wide tall">\(Icon.training.svg)\(words.startWorkout)</button></form>
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.training.svg)<h2>\(words.noWorkoutsYet)</h2><p>\(words.noWorkoutsYetHint)</p>\(start(words))
        <a class="button" href="\(WorkoutPageRoute.addRoutine(of: nil).url)">\(Icon.add.svg)\(words.addRoutine)</a>
        <a class="button plain" href="\(WorkoutPageRoute.log().url)">\(words.logWorkout)</a>
        <a class="button plain" href="\(DataPageRoute.data.url)">\(words.orImport)</a></section>
        """
    }

    private func board(_ words: Words) -> HTML {
        """
        \(figures(words))
        <section class="group"><h2>\(words.train)</h2><div class="stack">\(start(words))</div></section>
        \(routineList(words))
        <section class="group"><h2>\(words.lastWorkouts)</h2>\
        \(if: !recent.isEmpty, "<ul class=\"list\">\(recent.map { $0.view(words, today: today) })</ul>")\
        <div class="submit after"><a class="button" href="\(WorkoutPageRoute.log().url)">\(Icon.edit.svg)\(words.logWorkout)</a>\
        \(if: hasMore, "<a class=\"button plain\" href=\"\(WorkoutPageRoute.history(nil).url)\">\(words.allWorkouts)</a>")</div></section>
        """
    }

    private func figures(_ words: Words) -> HTML {
        func stat(_ name: String, _ value: String, _ unit: String = "") -> HTML {
            "<div class=\"stat\"><dt>\(name)</dt><dd>\(value)\(if: !unit.isEmpty, "<small>&nbsp;\(unit)</small>")</dd></div>"
        }
        return """
            <dl class="figures after">\(stat(words.thisWeek, words.number(week.count)))\
            \(stat(words.workoutTime, week.minutes > 0 ? words.workoutMinutes(week.minutes) : "–"))\
            \(stat(words.weeksInARow(streak.weeks), words.number(streak.weeks)))</dl>
            """
    }

    private func routineList(_ words: Words) -> HTML {
        let rows = routines.map { line -> HTML in
            let last = line.lastDay.map { words.lastDone($0, today: today) } ?? words.neverDone
            return """
                <li class="routine"><a class="line" href="\(WorkoutPageRoute.routine(line.routine.id).url)">\
                <span><strong><bdi>\(line.routine.name)</bdi></strong><small>\(line.exercises.joined(separator: ", "))</small><small>\(last)</small></span></a>\
                <form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(line.newID.hex)">\
                <input type="hidden" name="routine" value="\(line.routine.id.hex)">\
                <button class="button primary" aria-label="\(words.startNamed(line.routine.name))">\(words.startTimer)</button></form></li>

                """
        }
        return """
            <section class="group"><h2>\(words.routines)</h2>\(if: !rows.isEmpty, "<ul class=\"list\">\(rows)</ul>")\
            <p class="after"><a class="button" href="\(WorkoutPageRoute.addRoutine(of: nil).url)">\(Icon.add.svg)\(words.addRoutine)</a></p></section>
            """
    }
}
