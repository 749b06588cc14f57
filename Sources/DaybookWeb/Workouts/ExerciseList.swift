import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The list that exercises are chosen from: the recent ones first, then common ones as far as there is room, then all
/// others by muscle. A script narrows it to the names that contain what is typed, in any of the languages.
struct ExerciseList: Sendable {
    /// Exercises under a heading.
    struct Section: Sendable {
        let title: String
        let exercises: [Exercise]
        /// The muscle that all of them train, if that is the heading.
        var muscle: Muscle?
    }

    let sections: [Section]

    /// - Parameter present: The exercises that are chosen already, which are not listed again.
    init(beside present: Set<RecordID>, in state: State, _ words: Words) {
        let offered = ExerciseChoices.offered(beside: present, in: state)
        var listed = present
        for exercise in offered.recent + offered.common { listed.insert(exercise.id) }
        var sections = [
            Section(title: words.usualExercises, exercises: offered.recent),
            Section(title: words.commonExercises, exercises: offered.common),
        ]
        let others = (state.ownExercises + Exercise.library.all).filter { !listed.contains($0.id) }
        for muscle in Muscle.allCases {
            let members = others.filter { $0.muscle == muscle }
                .sorted { Words.isOrderedBefore(words.name($0), words.name($1)) }
            sections.append(Section(title: words.name(muscle), exercises: members, muscle: muscle))
        }
        self.sections = sections.filter { !$0.exercises.isEmpty }
    }

    /// - Parameters:
    ///   - adding: The way to an exercise that is not in the list, where no link may leave the page.
    ///   - row: Renders the control of an exercise, with its name.
    func view(_ words: Words, adding: HTML? = nil, row: (Exercise, HTML) -> HTML) -> HTML {
        let groups = sections.map { section -> HTML in
            let rows = section.exercises.map { exercise -> HTML in
                let detail = section.muscle == nil ? words.name(exercise.muscle) : words.name(exercise.equipment)
                let name = Self.name(of: exercise, detail, words)
                let others = Self.otherNames(of: exercise, words)
                return
                    "<li data-names=\"\(words.name(exercise))\" data-other-names=\"\(others)\">\(row(exercise, name))</li>\n"
            }
            return "<div data-choices><h3>\(section.title)</h3><ul class=\"list bare\">\(rows)</ul></div>\n"
        }
        let none: HTML = adding == nil ? Self.none(words) : "<p class=\"quiet\">\(words.noExerciseFound)</p>"
        return "\(adding)\(groups)<div class=\"after\" data-no-choice hidden>\(none)</div>"
    }

    /// The names in other languages, by which the script finds an exercise if none has the name that is typed.
    private static func otherNames(of exercise: Exercise, _ words: Words) -> String {
        (exercise.code.map { words.exerciseNames($0) } ?? []).dropFirst().joined(separator: " / ")
    }

    /// The name of an exercise, with its muscle or its equipment.
    static func name(of exercise: Exercise, _ detail: String, _ words: Words) -> HTML {
        "<span><strong><bdi>\(words.name(exercise))</bdi></strong><small>\(detail)</small></span>"
    }

    /// The way on if no exercise has the name.
    static func none(_ words: Words) -> HTML {
        """
        <p class="quiet">\(words.noExerciseFound)</p><p class="after"><a class="button" href="\(WorkoutPageRoute.addExercise.url)">\(Icon.add.svg)\(words.newExercise)</a></p>
        """
    }
}
