import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// An exercise: its records, their history and the last workouts.
struct ExercisePage: PageView {
    let exercise: Exercise
    let isOwn: Bool
    let records: ExerciseRecords?
    /// The sets that hold a record.
    let sets: [ExerciseSet]
    /// The days on which it was done, in order.
    let days: [Time]
    let units: UnitSystem
    let today: Day
    let title: String

    /// A workout that includes the exercise.
    struct Time: Sendable {
        let day: Day
        let workout: RecordID
        let sets: [ExerciseSet]
    }

    /// The number of workouts shown before the others are asked for.
    private static let shownTimes = 20
    /// The number of workouts on the page; the history of workouts has all of them.
    private static let maximumTimes = 100

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    /// Nil if there is no such exercise.
    init?(_ context: RequestContext, id: RecordID) {
        let state = context.state
        guard let exercise = state.anyExercise(id) else { return nil }
        self.exercise = exercise
        isOwn = exercise.code == nil && exercise.isAlive
        let workouts = state.workouts(with: id)
        records = ExerciseRecords(id, in: workouts)
        days = workouts.compactMap { workout, sets in
            workout.day.map { Time(day: $0, workout: workout.id, sets: sets) }
        }
        let best = [records?.heaviest, records?.bestSet].compactMap { $0?.set }
        sets = best.compactMap { state.exerciseSets[$0] }
        units = state.profile.units
        today = context.today
        title = context.words.name(exercise)
    }

    func view(_ words: Words) -> HTML {
        let edit: HTML =
            "<a class=\"button\" href=\"\(WorkoutPageRoute.editExercise(exercise.id).url)\">\(Icon.edit.svg)\(words.edit)</a>"
        let facts = [words.name(exercise.muscle), words.name(exercise.equipment)]
        return """
            <div class="toolbar"><a class="round" href="\(WorkoutPageRoute.exercises.url)" aria-label="\(words.exercises)">\(Icon.back.svg)</a><span class="gap"></span>\(if: isOwn, edit)</div>
            <header class="subject tint-sky"><span class="emoji large">\(Icon.training.svg)</span><div><h1><bdi>\(title)</bdi></h1>\
            <p>\(facts.joined(separator: " · "))</p></div></header>
            \(days.isEmpty ? "<p class=\"quiet\">\(words.neverDone)</p>" : board(words))
            """
    }

    private func board(_ words: Words) -> HTML {
        let times = days.suffix(Self.maximumTimes).reversed().map { time -> HTML in
            let figures = time.sets.map { "<span class=\"chip\">\(words.figures($0, units))</span>" as HTML }
            return """
                <li><a class="line" href="\(WorkoutPageRoute.workout(time.workout).url)"><span><strong>\(words.capitalized(words.near(time.day, to: today)))</strong>\
                <span class="chips">\(figures)</span></span>\(Icon.forward.svg)</a></li>

                """
        }
        return """
            \(bests(words))
            <div class="stack after">\(curve(words).map { $0.card })</div>
            <section class="group"><h2>\(words.lastTimes) <span class="count">\(words.number(days.count))</span></h2>\(MoreRows.list("ul", class: "list", times, words, shown: Self.shownTimes, beyond: earlier(words)))</section>
            """
    }

    /// The number of workouts without a row, and the link to them.
    private func earlier(_ words: Words) -> (count: Int, link: HTML) {
        guard days.count > Self.maximumTimes else { return (0, .empty) }
        let link: HTML = """
            <p><a class="button plain wide" href="\(WorkoutPageRoute.history(nil).url)">\(words.history)</a></p>
            """
        return (days.count - Self.maximumTimes, link)
    }

    private func bests(_ words: Words) -> HTML? {
        guard let records else { return nil }
        let imperial = units == .imperial
        var rows: [HTML] = []
        func add(_ name: String, _ best: ExerciseRecords.Best?, _ figure: (ExerciseRecords.Best) -> String) {
            guard let best else { return }
            rows.append(
                """
                <li><a class="line" href="\(WorkoutPageRoute.workout(best.workout).url)"><span><strong>\(name)</strong>\
                <small>\(words.near(best.day, to: today))</small></span><b class="number">\(figure(best))</b></a></li>

                """)
        }
        func set(_ best: ExerciseRecords.Best) -> String {
            sets.first { $0.id == best.set }.map { words.figures($0, units) } ?? ""
        }
        add(words.oneRepMax, records.oneRepMax) { words.weight($0.value, imperial: imperial) }
        add(words.heaviestLoad, records.heaviest, set)
        add(words.bestSet, records.bestSet, set)
        add(words.mostRepetitions, records.mostRepeated) { words.repetitions(Int64($0.value)) }
        add(words.longestTime, records.longest) { words.clock(Int64($0.value)) }
        add(words.farthestDistance, records.farthest) { words.distance($0.value, imperial: imperial) }
        add(words.fastestPace, records.fastest) { words.pace($0.value, imperial: imperial) }
        let hint: HTML = "<p class=\"hint\">\(words.oneRepMaxHint)</p>"
        return """
            <section class="group"><h2>\(words.personalRecords)</h2><ul class="list">\(rows)</ul>\(if: records.oneRepMax != nil, hint)</section>
            """
    }

    /// The chart of the best set of each day: one-rep max, or else distance, repetitions or time.
    func curve(_ words: Words) -> (card: HTML, file: ChartFile)? {
        guard days.count > 1 else { return nil }
        let imperial = units == .imperial
        let figures: [(String, (ExerciseSet) -> Double?, (Double) -> String)] = [
            (
                words.oneRepMax,
                { set in set.load.flatMap { ExerciseRecords.oneRepMax(load: $0, repetitions: set.repetitions ?? 0) } },
                { words.weight($0, imperial: imperial) }
            ),
            (words.distanceHeading, { $0.metres }, { words.distance($0, imperial: imperial) }),
            (words.repetitionsHeading, { $0.repetitions.map { Double($0) } }, { words.number($0) }),
            (words.timeOfSet, { $0.seconds.map { Double($0) } }, { words.clock(Int64($0)) }),
        ]
        for (name, value, text) in figures {
            let bests = days.compactMap { time -> (day: Day, value: Double)? in
                time.sets.filter { $0.kind != .warmUp }.compactMap(value).max().map { (time.day, $0) }
            }
            guard let first = bests.first?.day, let last = bests.last?.day, bests.count > 1 else { continue }
            let points = bests.map {
                ChartPoint(
                    label: first.year == last.year ? words.shortDay($0.day) : words.shortDayAndYear($0.day),
                    value: $0.value, text: text($0.value))
            }
            let values = points.compactMap { $0.value }
            let range = ChartRange(lowest: values.min() ?? 0, highest: values.max() ?? 1)
            let chart = LineChart(
                points: points, range: range,
                scale: LineChart.Scale(
                    lowest: text(range.lowest), middle: text(range.middle), highest: text(range.highest)),
                accessibilityLabel: words.exerciseCurve(points.first?.text ?? "", points.last?.text ?? ""),
                tint: "tint-sky",
                table: words.chartTable(
                    name, by: words.day, [name], file: ChartName.progress, of: .workouts(.exercise(exercise.id))))
            let file = ChartFile(headings: [words.day, name], rows: bests.map { ($0.day.text, [$0.value]) })
            return ("<section class=\"card\"><header><h2>\(name)</h2></header>\(chart.svg)</section>", file)
        }
        return nil
    }
}

/// The page to add or edit the person's own exercise.
struct ExerciseFormPage: PageView {
    let fields: FormFields
    let id: RecordID
    /// The edited exercise; nil for a new one.
    let exercise: Exercise?
    let refusal: FormRefusal?
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .narrow }

    /// Creates the form of an existing or a new exercise.
    init(_ id: RecordID, _ context: RequestContext, _ typed: FormFields? = nil, refusal: FormRefusal? = nil) {
        self.id = id
        self.refusal = refusal
        exercise = context.state.exercise(id)
        fields = typed ?? FormFields(exercise ?? Exercise(id: id), context.words)
        title = exercise?.name ?? context.words.newExercise
    }

    /// Nil if the person has no such exercise.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let exercise = context.state.exercise(id), exercise.code == nil else { return nil }
        self.init(id, context)
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(
            words: words, fields: fields, refusal: refusal)
        let action = exercise.map { WorkoutActionRoute.editExercise($0.id) } ?? .addExercise
        let muscles = Muscle.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let equipment = Equipment.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let types = WorkoutType.allCases.map { (value: $0.rawValue, label: words.name(ofExercise: $0)) }
        let ending = exercise.map { exercise -> HTML in
            """
            <div class="ending"><form method="post" action="\(WorkoutActionRoute.deleteExercise(exercise.id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteExercise)</button></form></div>
            <p class="quiet after">\(words.deletingExercise)</p>
            """
        }
        return """
            \(BackLink.toolbar(to: exercise.map { WorkoutPageRoute.exercise($0.id) } ?? .exercises, words.exercises))\
            <header class="bar"><div class="heading"><h1><bdi>\(title)</bdi></h1></div></header>
            <form class="form"\(attribute: "data-focus", exercise == nil ? "name" : nil) method="post" action="\(action.url)" novalidate\(controls.draft)>\(controls.defaultButton)\(exercise == nil ? controls.newID(id) : controls.seen)\(controls.notice)
            <section class="card form">\(controls.textField("name", words.nameLabel, required: true))
            \(controls.select("muscle", words.muscleHeading, muscles))
            \(controls.select("equipment", words.equipmentHeading, equipment))
            \(controls.select("type", words.workoutType, types))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(WorkoutPageRoute.exercises.url)" data-discard>\(words.cancel)</a></div></form>\(ending)
            """
    }
}
