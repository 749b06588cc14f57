import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The exercises: those that were done with their records, then all by muscle.
struct ExercisesPage: PageView {
    let done: [Line]
    let own: [Exercise]
    let title: String

    /// An exercise that was done.
    struct Line: Sendable {
        let exercise: Exercise
        let best: String
        let count: Int
    }

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext) {
        let (state, words) = (context.state, context.words)
        let units = state.profile.units
        done = state.exerciseRecords.compactMap { records in
            guard let exercise = state.anyExercise(records.exercise) else { return nil }
            let best = words.best(of: records, in: state, units)
            return Line(exercise: exercise, best: best, count: records.setCount)
        }
        own = state.ownExercises.sorted { Words.isOrderedBefore($0.name, $1.name) }
        title = words.title(words.workouts, words.exercises)
    }

    func view(_ words: Words) -> HTML {
        let rows = done.map { line -> HTML in
            row(
                line.exercise, [line.best, words.sets(line.count)].filter { !$0.isEmpty }.joined(separator: " · "),
                words)
        }
        let muscles = Muscle.allCases.compactMap { muscle -> HTML? in
            let members = (own + Exercise.library.all).filter { $0.muscle == muscle }
                .sorted { Words.isOrderedBefore(words.name($0), words.name($1)) }
            guard !members.isEmpty else { return nil }
            return """
                <details class="card fold"><summary>\(words.name(muscle))<span class="count">\(words.number(members.count))</span></summary>\
                <ul class="list bare">\(members.map { row($0, words.name($0.equipment), words) })</ul></details>

                """
        }
        let nothing: HTML = "<p class=\"notice\">\(Icon.info.svg)<span>\(words.noRecordsYet)</span></p>"
        let records: HTML = """
            <section class="group"><h2>\(words.personalRecords)</h2>\(MoreRows.list("ul", class: "list", rows, words, shown: 20))</section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
            <div class="actions"><a class="button" href="\(WorkoutPageRoute.addExercise.url)">\(Icon.add.svg)\(words.add)</a></div></header>
            \(WorkoutTabs(current: .exercises).view(words))
            \(rows.isEmpty ? nothing : records)
            <section class="group"><h2>\(words.exerciseLibrary)</h2><div class="stack">\(muscles)</div></section>
            """
    }

    private func row(_ exercise: Exercise, _ facts: String, _ words: Words) -> HTML {
        """
        <li><a class="line" href="\(WorkoutPageRoute.exercise(exercise.id).url)"><span><strong><bdi>\(words.name(exercise))</bdi></strong>\
        <small>\(facts)</small></span>\(Icon.forward.svg)</a></li>

        """
    }
}
