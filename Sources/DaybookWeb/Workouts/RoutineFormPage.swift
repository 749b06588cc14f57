import DaybookCore
import Journal
import Markup
import Words

/// The page to add or edit a routine.
struct RoutineFormPage: PageView {
    let form: RoutineForm
    /// The edited routine; nil for a new one.
    let routine: Routine?
    /// The id for a new routine.
    let newID: RecordID?
    let startID: RecordID
    let choices: ExerciseChoices
    let refusal: FormRefusal?
    let focus: String?
    let units: UnitSystem
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    init(
        adding id: RecordID, _ form: RoutineForm, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.form = form
        self.refusal = refusal
        self.focus = focus
        routine = nil
        newID = id
        startID = id
        choices = ExerciseChoices(context.state)
        units = context.state.profile.units
        title = context.words.newRoutine
    }

    /// Nil if there is no such routine.
    init?(
        editing id: RecordID, _ context: RequestContext, _ form: RoutineForm? = nil, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        let state = context.state
        guard let routine = state.routine(id) else { return nil }
        self.routine = routine
        units = state.profile.units
        self.form =
            form
            ?? RoutineForm(
                RoutineDraft(routine, in: state), context.words, imperial: state.profile.units == .imperial,
                isKept: true)
        self.refusal = refusal
        self.focus = focus
        newID = nil
        startID = context.newIDs()()
        choices = ExerciseChoices(state)
        title = routine.name
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal, focus: focus ?? (routine == nil ? "name" : nil))
        let hidden: HTML =
            newID.map { "<input type=\"hidden\" name=\"id\" value=\"\($0.hex)\">" }
            ?? "<input type=\"hidden\" name=\"seen\" value=\"\(form.seen)\">"
        let action = routine.map { WorkoutActionRoute.editRoutine($0.id) } ?? .addRoutine
        return """
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div>\(start(words))</header>
            <form class="form" method="post" action="\(action.url)" novalidate>\(controls.defaultButton)\(hidden)\(controls.notice)
            <section class="card form">\(controls.line("name", words.routineName, form.name, required: true, placeholder: words.routineNameHint))
            \(controls.area("note", words.note, form.note))</section>
            <section class="group"><h2>\(words.exercises)</h2><ol class="stack" id="rows">\(form.rows.indices.map { row($0, controls) })</ol>
            <p class="after"><button class="button" name="do" value="add-exercise">\(Icon.add.svg)\(words.addExerciseRow)</button></p></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(WorkoutPageRoute.home.url)">\(words.cancel)</a></div></form>
            \(ending(words))
            """
    }

    private func start(_ words: Words) -> HTML? {
        guard let routine else { return nil }
        return """
            <div class="actions"><form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(startID.hex)">\
            <input type="hidden" name="routine" value="\(routine.id.hex)"><button class="button primary">\(Icon.training.svg)\(words.startTimer)</button></form></div>
            """
    }

    private func row(_ place: Int, _ controls: FormControls) -> HTML {
        let words = controls.words
        let row = form.rows[place]
        let unit = units == .imperial ? words.pound : words.kilogram
        func field(_ name: String, _ label: String, _ value: String, mode: String? = "numeric", hint: String = "")
            -> HTML
        {
            let id = "\(name)-\(place)"
            return """
                <div class="\(controls.classes(id))"><label for="\(id)">\(label)</label>\
                <input id="\(id)" type="text" name="\(name)" value="\(value)" autocomplete="off"\(attribute: "inputmode", mode)\
                \(attribute: "placeholder", hint.isEmpty ? nil : hint)\(controls.state(id))>\(controls.reason(id))</div>
                """
        }
        let id = "exercise-\(place)"
        let up: HTML = """
            <button class="round" name="do" value="up-\(place)" aria-label="\(words.moveExerciseUp(place + 1))"><span class="up">\(Icon.chevronDown.svg)</span></button>
            """
        return """
            <li class="card form"><input type="hidden" name="item" value="\(row.item)">
            <div class="row-head"><div class="\(controls.classes(id))"><label for="\(id)">\(words.exerciseNumber(place + 1))</label>\
            <select id="\(id)" name="exercise"\(controls.state(id))>\(choices.options(words, chosen: row.exercise, empty: words.noneOfThem))</select>\(controls.reason(id))</div>\
            <div class="actions">\(if: place > 0, up)<button class="round" name="do" value="take-out-\(place)" aria-label="\(words.takeOutExercise(place + 1))">\(Icon.trash.svg)</button></div></div>
            <div class="quads">\(field("sets", words.setsHeading, row.sets))\(field("repetitions", words.repetitionsHeading, row.repetitions))\
            \(field("load", "\(words.load), \(unit)", row.load, mode: "decimal"))\(field("time", words.timeOfSet, row.time, mode: nil, hint: "1:30"))\
            \(field("way", "\(words.distanceHeading), \(words.distanceUnitName(imperial: units == .imperial))", row.distance, mode: "decimal"))\
            \(field("rest", words.restHeading, row.rest, mode: nil, hint: words.clock(WorkoutProgress.defaultRest)))</div></li>

            """
    }

    private func ending(_ words: Words) -> HTML? {
        guard let routine else { return nil }
        return """
            <div class="ending"><form method="post" action="\(WorkoutActionRoute.deleteRoutine(routine.id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteRoutine)</button></form></div>
            <p class="quiet after">\(words.deletingRoutine)</p>
            """
    }
}
