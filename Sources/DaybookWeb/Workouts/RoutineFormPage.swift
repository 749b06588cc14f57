import DaybookCore
import Journal
import Markup
import Words

/// The page to add or edit a routine: its exercises with a line for each planned set, and the list they are added from.
struct RoutineFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The edited routine; nil for a new one.
    let routine: Routine?
    let startID: RecordID
    /// The id of an exercise that is added while the routine is being built.
    let newExerciseID: RecordID
    let planned: [PlannedExercise]
    let list: ExerciseList
    /// The exercises that are chosen in the list.
    let chosen: Set<String>
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    /// Creates the page with a submitted form.
    init(_ id: RecordID, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil) {
        let (state, words) = (context.state, context.words)
        self.id = id
        self.fields = fields
        self.refusal = refusal
        routine = state.routine(id)
        let newID = context.newIDs()
        (startID, newExerciseID) = (newID(), newID())
        let unfolded = Set(fields.all("unfolded"))
        let units = state.profile.units
        let blocks = RoutineForm.blocks(fields)
        planned = blocks.enumerated().map { index, block in
            let exercise = state.anyExercise(RecordID(hex: block.exercise))
            return PlannedExercise(
                block: block, index: index, name: exercise.map { words.name($0) } ?? words.exercise,
                figures: SetFields(exercise: exercise ?? Exercise(id: id), units: units),
                showsAllFigures: unfolded.contains(block.exercise))
        }
        list = ExerciseList(beside: Set(blocks.compactMap { RecordID(hex: $0.exercise) }), in: state, words)
        chosen = Set(fields.all("add"))
        title = routine?.name ?? words.newRoutine
    }

    /// Creates the form of a routine; nil if there is no such routine.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let routine = context.state.routine(id) else { return nil }
        let exercises = context.state.exercises(of: id)
        self.init(id, RoutineForm.fields(of: routine, exercises, in: context.state, context.words), context)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let action = routine.map { WorkoutActionRoute.editRoutine($0.id) } ?? .addRoutine
        func refused(_ reason: HTML?) -> HTML? { reason.map { "<div class=\"field refused\">\($0)</div>" } }
        let missing = planned.isEmpty ? refused(controls.reason("exercise-0")) : nil
        let hasSeveralSets = planned.contains { $0.block.lines.count > 1 }
        let hint: HTML = "<p class=\"hint repeats\">\(words.emptySetRepeats)</p>"
        return """
            \(BackLink.toolbar(to: WorkoutPageRoute.home, words.workouts))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div>\(start(words))</header>
            <form class="form" data-rows\(attribute: "data-focus", routine == nil ? "name" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)>\(controls.defaultButton)\(routine == nil ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("name", words.nameLabel, required: true, placeholder: words.routineNameHint))
            \(controls.textArea("note", words.note))</section>
            <section class="group"><h2>\(words.exercises)</h2>\(missing)<ol class="stack" id="rows">\(planned.map { $0.view(controls) })</ol>
            \(if: hasSeveralSets, hint)\(refused(controls.reason("add")))\(adding(controls))</section>
            <div class="submit"><button class="button primary" name="do" value="save">\(words.save)</button>\
            <a class="button" href="\(WorkoutPageRoute.home.url)" data-discard>\(words.cancel)</a></div></form>
            \(ending(words))
            """
    }

    /// The list of exercises, several of which are added at once. On a phone it fills the screen while it is open.
    private func adding(_ controls: FormControls) -> HTML {
        let words = controls.words
        let newExercise = NewExerciseFields.view(controls, id: newExerciseID)
        let rows = list.view(words, adding: newExercise) { exercise, name in
            """
            <label class="line"><input type="checkbox" name="add" value="\(exercise.id.hex)"\(attribute: "checked", if: chosen.contains(exercise.id.hex))>\
            \(name)</label>
            """
        }
        return """
            <details class="card fold chooser" id="adding"\(attribute: "open", if: isNewExerciseRefused)><summary>\(Icon.add.svg)\(words.addExercises)</summary>
            <div class="search" data-scripted hidden>\(Icon.search.svg)<input type="search" id="exercise-search" data-narrows placeholder="\(words.searchExercises)" aria-label="\(words.searchExercises)" autocomplete="off"></div>
            \(rows)<div class="chooser-foot"><button class="button primary wide" name="do" value="add-exercise">\(words.add)<span class="number" data-chosen></span></button></div></details>
            """
    }

    private var isNewExerciseRefused: Bool { refusal?.field.hasPrefix(NewExerciseFields.input("")) ?? false }

    private func start(_ words: Words) -> HTML? {
        guard let routine else { return nil }
        return """
            <div class="actions"><form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(startID.hex)">\
            <input type="hidden" name="routine" value="\(routine.id.hex)"><button class="button primary">\(Icon.training.svg)\(words.startTimer)</button></form></div>
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
