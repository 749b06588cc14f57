import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The workouts of a day on Today, running and finished; empty for a person who does not log workouts.
struct DayTraining: Sendable {
    let running: [WorkoutRow]
    let done: [WorkoutRow]
    let routines: [Routine]
    /// The ids for new workouts: one per routine, and one without.
    let newIDs: [RecordID]
    let isToday: Bool
    /// Whether the person trained in the last weeks.
    let isUsed: Bool

    /// The number of days after a workout during which Today offers to start another.
    private static let usedDays = 30
    private static let maximumRoutines = 4

    init(_ context: RequestContext, day: Day, newID: () -> RecordID) {
        let state = context.state
        let today = context.today
        isToday = day == today
        let first = today.advanced(by: -Self.usedDays)
        let lately = state.workouts.rows.contains { $0.isAlive && $0.day.map { $0 >= first } ?? false }
        let lastDays = state.lastDaysOfRoutines
        routines = Array(
            state.livingRoutines.sorted {
                (lastDays[$0.id] ?? .first, $0.name) < (lastDays[$1.id] ?? .first, $1.name)
            }.prefix(Self.maximumRoutines))
        isUsed = lately || !routines.isEmpty
        let rows = WorkoutRow.all(context, day...day)
        done = rows.filter { !$0.isRunning }
        let trend = state.weightTrend
        running = day == today ? state.runningWorkouts.map { WorkoutRow($0, context, trend) } : []
        newIDs = (0...routines.count).map { _ in newID() }
    }

    func view(_ words: Words) -> HTML {
        guard isToday && isUsed || !done.isEmpty || !running.isEmpty else { return .empty }
        let rows = (running + done).map { row -> HTML in
            let text: HTML = """
                \(row.isRunning ? Icon.clock.small : Icon.check.small)<span><bdi>\(row.title)</bdi></span>\
                \(if: row.isRunning, "<b>\(words.continueButton)</b>")\(if: !row.facts.isEmpty && !row.isRunning, "<span class=\"number\">\(row.facts.first ?? "")</span>")
                """
            let style: HTML = row.isRunning ? "chip accent" : "chip tint-leaf"
            return "<a class=\"\(style)\" href=\"\(row.link.url)\">\(text)</a>"
        }
        return """
            <section class="card day-moods day-training" id="training"><header><h2><a href="\(WorkoutPageRoute.home.url)">\(words.workout)</a></h2></header>\
            \(if: !rows.isEmpty, "<div class=\"chips\">\(rows)</div>")\(if: isToday && running.isEmpty && done.isEmpty, begin(words))</section>

            """
    }

    /// Buttons to start a routine, the least recently done first; without routines, a button to start without one.
    private func begin(_ words: Words) -> HTML {
        func form(_ id: RecordID, _ routine: RecordID?, _ name: String) -> HTML {
            let chosen = routine.map { "<input type=\"hidden\" name=\"routine\" value=\"\($0.hex)\">" as HTML }
            return """
                <form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(id.hex)">\(chosen)\
                <button class="button" aria-label="\(words.startNamed(name))">\(Icon.training.small)<bdi>\(name)</bdi></button></form>
                """
        }
        let buttons = routines.enumerated().map { form(newIDs[$0.offset], $0.element.id, $0.element.name) }
        return """
            <div class="begin">\(buttons)\(if: routines.isEmpty, form(newIDs[0], nil, words.startWorkout))</div>
            """
    }
}
