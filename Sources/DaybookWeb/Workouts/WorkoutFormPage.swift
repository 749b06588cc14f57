import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to log a finished workout or edit a stored one.
struct WorkoutFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The edited workout; nil for a new one.
    let workout: Workout?
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    /// Creates the form of an existing or a new workout.
    ///
    /// - Parameter day: The day that a new workout begins with; empty if nil.
    init(
        _ id: RecordID, _ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil,
        on day: Day? = nil
    ) {
        self.id = id
        self.refusal = refusal
        workout = context.state.workout(id)
        var fields = typed ?? FormFields(dated: workout ?? Workout(id: id), context.words)
        if let day { fields["day"] = day.text }
        self.fields = fields
        title = workout.map { context.words.name($0, in: context.state) } ?? context.words.logWorkout
    }

    /// Nil if there is no such workout.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard context.state.workout(id) != nil else { return nil }
        self.init(id, context)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(
            words: words, fields: fields, refusal: refusal)
        let action = workout.map { WorkoutActionRoute.edit($0.id) } ?? .log
        let types =
            [(value: "", label: words.typeByExercises)]
            + WorkoutType.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let sets: HTML = controls.textArea(
            "sets", words.setsHeading, hint: words.setsHint, placeholder: words.setsExample)
        return """
            \(BackLink.toolbar(to: workout.map { WorkoutPageRoute.workout($0.id) } ?? .home, words.workouts))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <form class="form"\(attribute: "data-focus", workout == nil ? "title" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)>\(controls.defaultButton)\(workout == nil ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("title", words.title, placeholder: words.workoutTitleHint))
            \(controls.select("type", words.workoutType, types))
            <div class="pair">\(controls.textField("day", words.day, type: "date", hint: workout == nil ? words.emptyForToday : nil))
            \(controls.textField("time", words.beganAt, type: "time"))</div>
            <div class="pair">\(controls.textField("minutes", words.minutesLabel, mode: "numeric"))
            \(controls.textField("energy", words.energyLabel, mode: "decimal", hint: words.emptyForEstimate))</div></section>
            <section class="card form">\(if: workout == nil, sets)\
            \(controls.textField("exercises", words.exercisesCompleted, mode: "numeric", hint: words.exercisesCompletedHint))
            \(controls.textArea("note", words.note, placeholder: words.moodNoteHint))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\((workout.map { WorkoutPageRoute.workout($0.id) } ?? .home).url)" data-discard>\(words.cancel)</a></div></form>
            """
    }
}

/// The page to edit, move or delete a set.
struct SetFormPage: PageView {
    let set: ExerciseSet
    let exercise: Exercise
    let fields: FormFields
    let choices: ExerciseChoices
    let refusal: FormRefusal?
    let workout: Workout
    /// The sets that it can be moved before and after: the one before the previous set, and the next.
    let before: RecordID?
    let next: RecordID?
    let isFirst: Bool
    let units: UnitSystem
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    /// Nil if there is no such set.
    init?(_ context: RequestContext, id: RecordID, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        let state = context.state
        guard let set = state.exerciseSets[id], set.isAlive, let workout = state.workout(set.workout),
            let exercise = state.exercise(of: set)
        else { return nil }
        (self.set, self.workout, self.exercise) = (set, workout, exercise)
        units = state.profile.units
        fields = typed ?? SetForm.fields(of: set, units, context.words)
        self.refusal = refusal
        choices = ExerciseChoices(state)
        let sets = state.sets(of: workout.id)
        let index = sets.firstIndex { $0.id == id } ?? 0
        isFirst = index == 0
        before = index > 1 ? sets[index - 2].id : nil
        next = index + 1 < sets.count ? sets[index + 1].id : nil
        title = context.words.name(exercise)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let back = workout.isRunning ? WorkoutPageRoute.live(workout.id, LiveView()) : .workout(workout.id)
        func move(_ behind: RecordID?, _ label: String, _ icon: HTML) -> HTML {
            """
            <form method="post" action="\(WorkoutActionRoute.moveSet(set.id).url)"><input type="hidden" name="behind" value="\(behind?.hex ?? "")">\
            <button class="button">\(icon)\(label)</button></form>
            """
        }
        return """
            \(BackLink.toolbar(to: back, words.workout))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <form class="form" method="post" action="\(WorkoutActionRoute.editSet(set.id).url)" novalidate\(controls.draft)>\(controls.defaultButton)\(controls.seen)\(controls.notice)
            <section class="card form">\(controls.exercise("exercise", words.exercise, choices, chosen: fields["exercise"] ?? "", empty: words.name(exercise)))
            \(SetFields(exercise: exercise, units: units).short(controls))</section>
            <div class="submit"><button class="button primary">\(words.save)</button><a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div></form>
            <div class="ending">\(if: !isFirst, move(before, words.moveUp(words.figures(set, units)), "<span class=\"up\">\(Icon.chevronDown.svg)</span>"))\
            \(if: next != nil, move(next, words.moveDown(words.figures(set, units)), Icon.chevronDown.svg))\
            <form method="post" action="\(WorkoutActionRoute.deleteSet(set.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteSet)</button></form></div>
            """
    }
}
