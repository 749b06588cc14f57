import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A finished workout, set by set.
struct WorkoutPage: PageView {
    let workout: Workout
    let facts: [String]
    let isEstimate: Bool
    let groups: [Group]
    let choices: ExerciseChoices
    let fields: FormFields
    let refusal: FormRefusal?
    let newID: RecordID
    let againID: RecordID
    let canRepeat: Bool
    let units: UnitSystem
    let today: Day
    let title: String

    /// Consecutive sets of an exercise.
    struct Group: Sendable {
        let exercise: Exercise
        var sets: [ExerciseSet]
        /// The records broken here that still stand, by set.
        let records: [RecordID: String]
        let isFirstTime: Bool
    }

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    /// Nil if there is no such workout.
    init?(
        _ context: RequestContext, id: RecordID, newID: RecordID? = nil, _ fields: FormFields = FormFields(),
        refusal: FormRefusal? = nil
    ) {
        let (state, words) = (context.state, context.words)
        guard let workout = state.workout(id) else { return nil }
        self.workout = workout
        self.fields = fields
        self.refusal = refusal
        units = state.profile.units
        let energy = state.energy(of: workout, state.weightTrend)
        isEstimate = energy?.isEstimate ?? false
        var facts: [String] = []
        if !workout.title.isEmpty, let type = state.type(of: workout) { facts.append(words.name(type)) }
        if let minutes = state.minutes(of: workout) { facts.append(words.workoutMinutes(minutes)) }
        if let energy { facts.append(words.energy(energy.kilocalories, isEstimate: energy.isEstimate)) }
        let count = state.exerciseCount(of: workout)
        if count > 0 { facts.append(words.exercises(count)) }
        self.facts = facts
        groups = Self.groups(of: workout, state, words)
        choices = ExerciseChoices(state)
        let newIDs = context.newIDs()
        self.newID = newID ?? newIDs()
        againID = newIDs()
        canRepeat = state.routine(workout.routine) != nil
        today = context.today
        title = words.name(workout, in: state)
    }

    private static func groups(of workout: Workout, _ state: State, _ words: Words) -> [Group] {
        let sets = state.sets(of: workout.id)
        let records = sets.isEmpty ? [] : state.exerciseRecords
        var groups: [Group] = []
        for set in sets {
            guard let exercise = state.exercise(of: set) else { continue }
            if groups.last?.exercise.id == exercise.id {
                groups[groups.count - 1].sets.append(set)
                continue
            }
            let record = records.first { $0.exercise == exercise.id }
            groups.append(
                Group(
                    exercise: exercise, sets: [set],
                    records: record.map { words.bests(of: $0, in: workout.id) } ?? [:],
                    isFirstTime: record?.isFirstTime(in: workout.id) ?? false))
        }
        return groups
    }

    func view(_ words: Words) -> HTML {
        let volume = groups.flatMap { $0.sets }.filter { $0.kind != .warmUp }.reduce(0) { $0 + $1.volume }
        let total: HTML =
            "<p class=\"quiet after\">\(words.capitalized(words.totalVolume(volume, imperial: units == .imperial)))</p>"
        let question: HTML? = words.question(about: groups.flatMap { $0.sets }, units).map { question in
            "<div class=\"notice warn\">\(Icon.warning.svg)<p>\(question)</p></div>"
        }
        return """
            <div class="toolbar"><a class="round" href="\(WorkoutPageRoute.history(nil).url)" aria-label="\(words.history)">\(Icon.back.svg)</a><span class="gap"></span>\
            <a class="button" href="\(WorkoutPageRoute.edit(workout.id).url)">\(Icon.edit.svg)\(words.edit)</a></div>
            <header class="subject tint-sky"><span class="emoji large">\(Icon.training.svg)</span><div><h1><bdi>\(title)</bdi></h1>\
            <p>\(when(words))</p>\(if: !facts.isEmpty, "<p>\(facts.joined(separator: " · "))</p>")</div></header>
            \(if: workout.isRunning, "<p><a class=\"button primary wide tall\" href=\"\(WorkoutPageRoute.live(workout.id, LiveView()).url)\">\(Icon.clock.svg)\(words.continueButton)</a></p>")\
            \(if: !workout.note.isEmpty, "<section class=\"card\"><p>\(HTML(lines: workout.note))</p></section>")
            \(question)\(groups.map { group($0, words) })
            \(if: volume > 0, total)\(if: isEstimate, "<p class=\"hint after\">\(words.estimatedHint)</p>")
            \(adding(words))\(ending(words))
            """
    }

    private func when(_ words: Words) -> String {
        let day = workout.day.map { words.capitalized(words.near($0, to: today)) } ?? ""
        return workout.time.map { "\(day), \(words.time($0))" } ?? day
    }

    private func group(_ group: Group, _ words: Words) -> HTML {
        var number = 0
        let rows = group.sets.map { set -> HTML in
            if set.kind != .warmUp { number += 1 }
            let mark = set.kind == .normal ? words.setNumber(number) : words.name(set.kind)
            let record = group.records[set.id].map { "<span class=\"chip warn\">\($0)</span>" as HTML }
            return """
                <li><a class="line" href="\(WorkoutPageRoute.set(set.id).url)"><span><strong class="number">\(words.figures(set, units))</strong>\
                <small>\(mark)</small></span>\(record)</a></li>

                """
        }
        return """
            <section class="group"><h2><a href="\(WorkoutPageRoute.exercise(group.exercise.id).url)"><bdi>\(words.name(group.exercise))</bdi></a>\
            \(if: group.isFirstTime, " <span class=\"count\">\(words.firstTime)</span>")</h2>\
            <ul class="list">\(rows)</ul></section>

            """
    }

    private func adding(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal)
        let last = groups.last.map { $0.exercise.id.hex } ?? ""
        let typed = fields["exercise"] ?? ""
        let chosen = typed.isEmpty ? last : typed
        let set = SetFields(exercise: Exercise(id: newID), units: units)
        return """
            <details class="card fold" id="adding"\(attribute: "open", if: refusal != nil || groups.isEmpty)><summary>\(Icon.add.svg)\(words.addSet)</summary>
            <form class="form" method="post" action="\(WorkoutActionRoute.addSet(workout.id).url)" novalidate>\(controls.notice)\
            \(controls.newID(newID))
            \(controls.exercise("exercise", words.exercise, choices, chosen: chosen, empty: words.chooseExerciseShort))
            \(set.plain(controls))
            <div class="submit"><button class="button primary">\(words.addSet)</button></div></form></details>
            """
    }

    private func ending(_ words: Words) -> HTML {
        let routine = workout.routine.map { "<input type=\"hidden\" name=\"routine\" value=\"\($0.hex)\">" as HTML }
        let again: HTML = """
            <form method="post" action="\(WorkoutActionRoute.start.url)"><input type="hidden" name="id" value="\(againID.hex)">\(routine)\
            <button class="button">\(Icon.redo.svg)\(words.doAgain)</button></form>
            """
        return """
            <div class="ending">\(if: canRepeat, again)\
            \(if: !canRepeat && !groups.isEmpty, "<a class=\"button\" href=\"\(WorkoutPageRoute.addRoutine(of: workout.id).url)\">\(Icon.add.svg)\(words.makeRoutine)</a>")\
            <form method="post" action="\(WorkoutActionRoute.delete(workout.id).url)"><button class="button danger">\(Icon.trash.svg)\(words.deleteWorkout)</button></form></div>
            """
    }
}
