import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A running workout: one exercise at a time, in large type for the gym.
struct LiveWorkoutPage: PageView {
    let workout: Workout
    let steps: [Line]
    /// The open exercise; nil if none is left.
    let open: Line?
    /// The form of the next set.
    let fields: FormFields
    let choices: ExerciseChoices
    let refusal: FormRefusal?
    let newID: RecordID
    let view: LiveView
    let now: LocalInstant
    let today: Day
    let units: UnitSystem
    let title: String

    /// An exercise of the workout.
    struct Line: Sendable {
        let step: WorkoutProgress.Step
        let exercise: Exercise
    }

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    /// Nil if there is no such workout.
    init?(
        _ context: RequestContext, id: RecordID, _ view: LiveView, newID: RecordID? = nil, _ typed: FormFields? = nil,
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        guard let workout = state.workout(id) else { return nil }
        self.workout = workout
        self.view = view
        self.refusal = refusal
        let progress = state.progress(of: workout, with: view.exercise)
        steps = progress.steps.compactMap { step in
            state.anyExercise(step.exercise).map { Line(step: step, exercise: $0) }
        }
        // The requested exercise, or else the next or the last one.
        let last = state.sets(of: id).last?.exercise
        let candidates = [view.exercise, progress.current?.exercise, last].compactMap { $0 }
        let lines = steps
        let chosen = candidates.lazy.compactMap { exercise in lines.first { $0.exercise.id == exercise } }.first
        // If all planned sets are done, no exercise opens by itself.
        let isOver = view.exercise == nil && !lines.isEmpty && lines.allSatisfy { $0.step.isDone }
        open = isOver ? nil : chosen
        let units = state.profile.units
        self.units = units
        fields = typed ?? open.map { SetForm.fields(of: $0.step.next, units, words) } ?? FormFields()
        choices = ExerciseChoices(state)
        self.newID = newID ?? context.newIDs()()
        now = context.now
        today = context.today
        title = words.name(workout, in: state)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar live-bar" data-awake><div class="heading"><p>\(elapsed(words))</p><h1><bdi>\(title)</bdi></h1></div>\
        <div class="actions">\(if: workout.isRunning, finish("button", words))</div></header>
        \(rest(words))
        \(open.map { card($0, words) } ?? over(words))
        \(if: !steps.isEmpty, list(words))
        \(adding(words))
        <p class="quiet after">\(words.liveHint)</p>
        """
    }

    private func finish(_ style: HTML, _ words: Words) -> HTML {
        """
        <form method="post" action="\(WorkoutActionRoute.finish(workout.id).url)"><button class="\(style)">\(Icon.check.svg)\(words.finishWorkout)</button></form>
        """
    }

    private func elapsed(_ words: Words) -> HTML {
        guard workout.isRunning else { return "\(words.workoutIsOver)" }
        guard let at = workout.at, let minutes = workout.minutesRun(until: now) else {
            return "\(words.workoutForgotten)"
        }
        return "<span class=\"number\" data-since=\"\(HTML(text: "\(at)"))\">\(words.workoutMinutes(minutes))</span>"
    }

    /// The running rest, with a countdown where scripts run, and buttons to end it.
    private func rest(_ words: Words) -> HTML? {
        guard let until = view.restUntil, until > now.milliseconds, until - now.milliseconds < 3_700_000 else {
            return nil
        }
        let left = (until - now.milliseconds + 999) / 1000
        func link(_ change: Int64?) -> String {
            let end = change.map { until + $0 * 1000 }
            return WorkoutPageRoute.live(workout.id, LiveView(exercise: view.exercise, restUntil: end)).url
        }
        return """
            <section class="card rest-card" id="rest"><div><h2>\(words.restHeading)</h2>\
            <p class="big number" role="timer" data-until="\(HTML(text: "\(until)"))" data-over="\(words.restOver)">\(words.clock(left))</p></div>\
            <div class="actions"><a class="button" href="\(link(-15))" aria-label="\(words.restShorter)">−15</a>\
            <a class="button" href="\(link(30))" aria-label="\(words.restLonger)">+30</a>\
            <a class="button" href="\(link(nil))">\(words.restSkip)</a></div></section>

            """
    }

    private func card(_ line: Line, _ words: Words) -> HTML {
        let step = line.step
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let number = step.counted.count + 1
        let heading =
            step.planned > 0 && !step.isDone
            ? words.setNumber(number, of: step.planned) : words.setNumber(number)
        return """
            <section class="card live-set" id="now"><header><h2><a href="\(WorkoutPageRoute.exercise(line.exercise.id).url)">\(words.name(line.exercise))</a></h2><p>\(heading)</p></header>
            \(lastTime(step, words))\(done(step, words))
            <form class="form" method="post" action="\(WorkoutActionRoute.addSet(workout.id).url)" novalidate>\(controls.notice)\
            \(controls.newID(newID))<input type="hidden" name="live" value="1">\
            <input type="hidden" name="exercise" value="\(line.exercise.id.hex)">
            \(SetFields(exercise: line.exercise, units: units).big(controls))
            <button class="button primary wide tall">\(Icon.check.svg)\(words.setDone)</button></form></section>
            """
    }

    private func lastTime(_ step: WorkoutProgress.Step, _ words: Words) -> HTML {
        guard let day = step.lastDay else { return "<p class=\"quiet\">\(words.firstTimeOfExercise)</p>" }
        let sets = step.last.enumerated().map { index, set -> HTML in
            let isSame = index == step.counted.count
            return "<li class=\"chip\(if: isSame, " accent")\">\(words.figures(set, units))</li>"
        }
        return """
            <p class="quiet">\(words.lastTime(day, today: today))</p><ul class="chips sets">\(sets)</ul>
            """
    }

    private func done(_ step: WorkoutProgress.Step, _ words: Words) -> HTML? {
        guard !step.done.isEmpty else { return nil }
        let sets = step.done.map { set -> HTML in
            """
            <li><a class="chip good" href="\(WorkoutPageRoute.set(set.id).url)" aria-label="\(words.editNamed(words.figures(set, units)))">\
            \(Icon.check.small)\(if: set.kind != .normal, "\(words.name(set.kind)) · ")\(words.figures(set, units))</a></li>
            """
        }
        return "<p class=\"quiet\">\(words.doneNow)</p><ul class=\"chips sets done-sets\">\(sets)</ul>"
    }

    /// The next steps while no exercise is open.
    private func over(_ words: Words) -> HTML {
        let isDone = !steps.isEmpty
        return """
            <section class="empty">\(isDone ? Icon.check.svg : Icon.training.svg)<h2>\(isDone ? words.allSetsDone : words.chooseExercise)</h2>\
            <p>\(isDone ? words.allSetsDoneHint : words.chooseExerciseHint)</p>\(if: isDone && workout.isRunning, finish("button primary wide tall", words))</section>
            """
    }

    private func list(_ words: Words) -> HTML {
        let rows = steps.map { line -> HTML in
            let step = line.step
            let count =
                step.planned > 0 ? words.part(step.counted.count, of: step.planned) : words.sets(step.counted.count)
            let isOpen = line.exercise.id == open?.exercise.id
            let url = WorkoutPageRoute.live(
                workout.id, LiveView(exercise: line.exercise.id, restUntil: view.restUntil)
            ).url
            return """
                <li\(attribute: "class", step.isDone ? "done" : nil)><a class="line" href="\(url)#now"\(attribute: "aria-current", isOpen ? "true" : nil)>\
                <span class="tick">\(Icon.check.svg)</span><span><strong>\(words.name(line.exercise))</strong><small>\(count)</small></span>\(Icon.forward.svg)</a></li>

                """
        }
        return "<section class=\"group\"><h2>\(words.exercises)</h2><ul class=\"list steps\">\(rows)</ul></section>"
    }

    /// A link to choose another exercise; nothing is stored until a set is added.
    private func adding(_ words: Words) -> HTML {
        let rest = view.restUntil.map {
            "<input type=\"hidden\" name=\"rest\" value=\"\(HTML(text: "\($0)"))\">" as HTML
        }
        return """
            <form class="another" data-native action="\(WorkoutPageRoute.live(workout.id, LiveView()).url)#now">\(rest)<div class="field"><label for="other">\(words.anotherExercise)</label>\
            <select id="other" name="exercise">\(choices.options(words, chosen: "", empty: words.chooseExerciseShort))</select></div>\
            <button class="button">\(words.open)</button></form>
            """
    }
}
