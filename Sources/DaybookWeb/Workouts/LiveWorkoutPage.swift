import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A running workout: one exercise at a time, in large type for the gym.
///
/// It fills a phone's screen. The main button is pinned at the foot, so that it never moves from one set to the next.
struct LiveWorkoutPage: PageView {
    let workout: Workout
    let steps: [Line]
    /// The open exercise; nil if none is left.
    let open: Line?
    /// The number of planned sets remaining.
    let openSets: Int
    /// The form of the next set.
    let fields: FormFields
    /// The exercises found by the search, recent ones first.
    let found: [Exercise]
    /// The exercises to choose from without a search.
    let choices: ExerciseList
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

    private static let maximumFound = 20

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
        openSets = progress.openSets
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
        let search = view.search ?? ""
        found = search.isEmpty ? [] : Array(ExerciseChoices(state).matching(search, words).prefix(Self.maximumFound))
        choices = ExerciseList(beside: Set(lines.map { $0.exercise.id }), in: state, words)
        self.newID = newID ?? context.newIDs()()
        now = context.now
        today = context.today
        title = words.name(workout, in: state)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar live-bar" data-awake><a class="round" href="\(WorkoutPageRoute.home.url)" aria-label="\(words.workouts)">\(Icon.back.svg)</a>\
        <div class="heading"><p>\(elapsed(words))</p><h1><bdi>\(title)</bdi></h1></div>\
        <div class="actions">\(if: open != nil || steps.isEmpty, finish("button", words))</div></header>
        \(open.map { card($0, words) } ?? over(words))\(question(words))
        <div class="live-foot">\(foot(words))</div>
        \(if: !steps.isEmpty, list(words))
        \(adding(words))
        <p class="quiet after">\(words.liveHint)</p>
        """
    }

    /// The pinned foot: the rest, if there is one, above the main button. The first workout has none until an exercise is
    /// chosen from the list, which is open.
    private func foot(_ words: Words) -> HTML {
        if view.asksToKeep, steps.allSatisfy({ $0.step.done.isEmpty }) { return asking(words) }
        if view.asksToFinish, openSets > 0 { return askingToFinish(words) }
        if steps.isEmpty { return .empty }
        let button: HTML =
            open == nil
            ? finish("button primary wide tall", words)
            : "<button class=\"button primary wide tall\" form=\"set\">\(Icon.check.svg)\(words.setDone)</button>"
        return "\(rest(words))\(button)"
    }

    /// The question what to do with a workout that has no set.
    private func asking(_ words: Words) -> HTML {
        """
        <div class="notice warn" role="alert">\(Icon.warning.svg)<p>\(words.emptyWorkoutQuestion)</p></div>
        <div class="submit"><form method="post" action="\(WorkoutActionRoute.delete(workout.id).url)">\
        <input type="hidden" name="back" value="\(PageRoute.workouts(.home).url)"><button class="button danger wide">\(words.discardWorkout)</button></form>\
        <form method="post" action="\(WorkoutActionRoute.finish(workout.id).url)"><button class="button wide" name="do" value="keep">\(words.keepWorkout)</button></form></div>
        """
    }

    /// The question whether to finish though planned sets are open.
    private func askingToFinish(_ words: Words) -> HTML {
        """
        <div class="notice warn" role="alert">\(Icon.warning.svg)<p>\(words.openSetsQuestion(openSets))</p></div>
        <div class="submit"><a class="button wide" href="\(WorkoutPageRoute.live(workout.id, LiveView()).url)">\(words.resumeWorkout)</a>\
        <form method="post" action="\(WorkoutActionRoute.finish(workout.id).url)"><button class="button primary wide" name="do" value="keep">\(words.finishWorkout)</button></form></div>
        """
    }

    private func finish(_ style: HTML, _ words: Words) -> HTML {
        """
        <form method="post" action="\(WorkoutActionRoute.finish(workout.id).url)"><button class="\(style)">\(Icon.check.svg)\(words.finishWorkout)</button></form>
        """
    }

    private func elapsed(_ words: Words) -> HTML {
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
            <section class="rest-card" id="rest"><div><h2>\(words.restHeading)</h2>\
            <p class="big number" role="timer" data-until="\(HTML(text: "\(until)"))" data-over="\(words.restOver)">\(words.clock(left))</p></div>\
            <div class="actions"><a class="button" href="\(link(-15))" data-in-place aria-label="\(words.restShorter)">−15</a>\
            <a class="button" href="\(link(30))" data-in-place aria-label="\(words.restLonger)">+30</a>\
            <a class="button" href="\(link(nil))" data-in-place>\(words.restSkip)</a></div></section>
            """
    }

    /// The next set. The sets done come below its form, which they would push down a phone's screen one by one.
    private func card(_ line: Line, _ words: Words) -> HTML {
        let step = line.step
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let number = step.counted.count + 1
        let heading =
            step.planned > 0 && !step.isDone
            ? words.setNumber(number, of: step.planned) : words.setNumber(number)
        return """
            <section class="card live-set" id="now"><header><h2><a href="\(WorkoutPageRoute.exercise(line.exercise.id).url)">\(words.name(line.exercise))</a></h2><p>\(heading)</p></header>
            <form class="form" id="set" data-kept="\(line.exercise.id.hex)" method="post" action="\(WorkoutActionRoute.addSet(workout.id).url)" novalidate>\(controls.notice)\
            \(controls.newID(newID))<input type="hidden" name="live" value="1">\
            <input type="hidden" name="exercise" value="\(line.exercise.id.hex)">\(LiveView(restUntil: view.restUntil).hiddenInputs)
            \(SetFields(exercise: line.exercise, units: units).big(controls))</form>
            \(lastTime(step, words))\(done(step, words))</section>
            """
    }

    /// Asks about a set that cannot be, below the form, which must not move.
    private func question(_ words: Words) -> HTML? {
        words.question(about: steps.flatMap { $0.step.done }, units).map { question in
            "<div class=\"notice warn after\" role=\"status\">\(Icon.warning.svg)<p>\(question)</p></div>"
        }
    }

    /// The sets of last time; for an exercise that is new, advice until its first set is done.
    private func lastTime(_ step: WorkoutProgress.Step, _ words: Words) -> HTML? {
        guard let day = step.lastDay else {
            return step.done.isEmpty ? "<p class=\"quiet\">\(words.firstTimeOfExercise)</p>" : nil
        }
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
            <p>\(isDone ? words.allSetsDoneHint : words.chooseExerciseHint)</p></section>
            """
    }

    private func list(_ words: Words) -> HTML {
        let rows = steps.map { line -> HTML in
            let step = line.step
            let count =
                step.planned > 0 ? words.part(step.counted.count, of: step.planned) : words.sets(step.counted.count)
            let isOpen = line.exercise.id == open?.exercise.id
            // Without a plan, an exercise is done once another one is open.
            let isDone = step.isDone || step.planned == 0 && !step.counted.isEmpty && !isOpen
            let url = WorkoutPageRoute.live(
                workout.id, LiveView(exercise: line.exercise.id, restUntil: view.restUntil)
            ).url
            return """
                <li\(attribute: "class", isDone ? "done" : nil)><a class="line" href="\(url)#now" data-in-place="top"\(attribute: "aria-current", isOpen ? "true" : nil)>\
                <span class="tick">\(Icon.check.svg)</span><span><strong>\(words.name(line.exercise))</strong><small>\(count)</small></span>\(Icon.forward.svg)</a></li>

                """
        }
        return "<section class=\"group\"><h2>\(words.exercises)</h2><ul class=\"list steps\">\(rows)</ul></section>"
    }

    /// The list of exercises, or those that a search without a script found. Nothing is stored until a set is added. On a
    /// phone it fills the screen while it is open.
    private func adding(_ words: Words) -> HTML {
        let query = view.search ?? ""
        let hidden = LiveView(exercise: view.exercise, restUntil: view.restUntil).hiddenInputs
        func link(_ exercise: Exercise, _ name: HTML) -> HTML {
            let url = WorkoutPageRoute.live(workout.id, LiveView(exercise: exercise.id, restUntil: view.restUntil)).url
            return """
                <a class="line" href="\(url)#now" data-in-place="top">\(name)\(Icon.add.svg)</a>
                """
        }
        let rows = found.map { exercise -> HTML in
            "<li>\(link(exercise, ExerciseList.name(of: exercise, words.name(exercise.muscle), words)))</li>\n"
        }
        let hits: HTML = rows.isEmpty ? ExerciseList.none(words) : "<ul class=\"list bare\">\(rows)</ul>"
        let search: HTML = """
            <form class="search" role="search" action="\(WorkoutPageRoute.live(workout.id, LiveView()).url)">\(Icon.search.svg)\
            <input type="search" id="exercise-search" name="search"\(attribute: "data-narrows", if: query.isEmpty) value="\(query)" placeholder="\(words.searchExercises)" aria-label="\(words.searchExercises)" autocomplete="off">\(hidden)</form>
            \(query.isEmpty ? choices.view(words, row: link) : hits)
            """
        if steps.isEmpty { return "<section class=\"card\" id=\"adding\">\(search)</section>" }
        return """
            <details class="card fold chooser" id="adding"\(attribute: "open", if: view.search != nil)><summary>\(Icon.add.svg)\(words.anotherExercise)</summary>
            \(search)</details>
            """
    }
}

extension LiveView {
    /// The state as fields of a form.
    fileprivate var hiddenInputs: [HTML] {
        query.fields.map { "<input type=\"hidden\" name=\"\($0.name)\" value=\"\($0.value)\">" }
    }
}
