import DaybookCore
import Journal
import Markup
import Words

/// The page to add or edit a routine.
struct RoutineFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The edited routine; nil for a new one.
    let routine: Routine?
    let startID: RecordID
    let choices: ExerciseChoices
    let refusal: FormRefusal?
    let focus: String?
    let units: UnitSystem
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        let state = context.state
        self.id = id
        self.fields = fields
        self.refusal = refusal
        self.focus = focus
        routine = state.routine(id)
        startID = context.newIDs()()
        choices = ExerciseChoices(state)
        units = state.profile.units
        title = routine?.name ?? context.words.newRoutine
    }

    /// Creates the form of a routine; nil if there is no such routine.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let routine = context.state.routine(id) else { return nil }
        let exercises = context.state.exercises(of: id)
        self.init(id, RoutineForm.fields(of: routine, exercises, in: context.state, context.words), context)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(
            words: words, fields: fields, refusal: refusal, focus: focus)
        let rows = RoutineForm.rows(fields).enumerated().map { row($0, $1, controls) }
        let action = routine.map { WorkoutActionRoute.editRoutine($0.id) } ?? .addRoutine
        return """
            \(BackLink.toolbar(to: WorkoutPageRoute.home, words.workouts))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div>\(start(words))</header>
            <form class="form"\(attribute: "data-focus", routine == nil ? "name" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)>\(controls.defaultButton)\(routine == nil ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("name", words.nameLabel, required: true, placeholder: words.routineNameHint))
            \(controls.textArea("note", words.note))</section>
            <section class="group"><h2>\(words.exercises)</h2><ol class="stack" id="rows">\(rows)</ol>
            <p class="after"><button class="button" name="do" value="add-exercise">\(Icon.add.svg)\(words.addExerciseRow)</button></p></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(WorkoutPageRoute.home.url)" data-discard>\(words.cancel)</a></div></form>
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

    private func row(_ index: Int, _ row: FormFields, _ controls: FormControls) -> HTML {
        let words = controls.words
        let unit = units == .imperial ? words.pound : words.kilogram
        func field(_ name: String, _ label: String, mode: String? = "numeric", hint: String? = nil) -> HTML {
            let id = "\(name)-\(index)"
            return """
                <div class="\(controls.classes(id))"><label for="\(id)">\(label)</label>\
                <input id="\(id)" type="text" name="\(name)" value="\(row[name] ?? "")" autocomplete="off"\(attribute: "inputmode", mode)\
                \(attribute: "placeholder", hint)\(controls.attributes(id))>\(controls.reason(id))</div>
                """
        }
        let id = "exercise-\(index)"
        let up: HTML = """
            <button class="round" name="do" value="up-\(index)" aria-label="\(words.moveExerciseUp(index + 1))"><span class="up">\(Icon.chevronDown.svg)</span></button>
            """
        return """
            <li class="card form"><input type="hidden" name="item" value="\(row["item"] ?? "")">
            <div class="row-head"><div class="\(controls.classes(id))"><label for="\(id)">\(words.exerciseNumber(index + 1))</label>\
            <select id="\(id)" name="exercise"\(controls.attributes(id))>\(choices.options(words, chosen: row["exercise"] ?? "", empty: words.noneOfThem))</select>\(controls.reason(id))</div>\
            <div class="actions">\(if: index > 0, up)<button class="round" name="do" value="take-out-\(index)" aria-label="\(words.takeOutExercise(index + 1))">\(Icon.trash.svg)</button></div></div>
            <div class="quads">\(field("sets", words.setsHeading))\(field("repetitions", words.repetitionsHeading))\
            \(field("load", "\(words.load), \(unit)", mode: "decimal"))\(field("time", words.timeOfSet, mode: nil, hint: "1:30"))\
            \(field("distance", "\(words.distanceHeading), \(words.distanceUnitName(imperial: units == .imperial))", mode: "decimal"))\
            \(field("rest", words.restHeading, mode: nil, hint: words.clock(WorkoutProgress.defaultRest)))</div></li>

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
