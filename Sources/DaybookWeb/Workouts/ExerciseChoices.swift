import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension FormControls {
    /// A list of exercises: the recent ones first, then all by muscle.
    func exercise(_ name: String, _ label: String, _ choices: ExerciseChoices, chosen: String, empty: String) -> HTML {
        """
        <div class="\(classes(name))"><label for="\(name)">\(label)</label>\
        <select id="\(name)" name="\(name)"\(attributes(name))>\(choices.options(words, chosen: chosen, empty: empty))</select>\
        \(reason(name))</div>
        """
    }
}

/// The exercises offered by a list.
struct ExerciseChoices: Sendable {
    let usual: [Exercise]
    let all: [Exercise]

    private static let maximumRecent = 8
    private static let maximumOffered = 8

    init(_ state: State) {
        usual = state.recentExercises(Self.maximumRecent).compactMap { state.exercise($0) }
        all = state.ownExercises + Exercise.library.all
    }

    func options(_ words: Words, chosen: String, empty: String) -> HTML {
        func option(_ exercise: Exercise, isChosen: Bool) -> HTML {
            "<option value=\"\(exercise.id.hex)\"\(attribute: "selected", if: isChosen)>\(words.name(exercise))</option>"
        }
        let isUsual = usual.contains { $0.id.hex == chosen }
        var html: HTML = "<option value=\"\">\(empty)</option>"
        if !usual.isEmpty {
            html += """
                <optgroup label="\(words.usualExercises)">\(usual.map { option($0, isChosen: $0.id.hex == chosen) })</optgroup>
                """
        }
        for muscle in Muscle.allCases {
            let members = all.filter { $0.muscle == muscle }
                .sorted { Words.isOrderedBefore(words.name($0), words.name($1)) }
            guard !members.isEmpty else { continue }
            html += """
                <optgroup label="\(words.name(muscle))">\(members.map { option($0, isChosen: !isUsual && $0.id.hex == chosen) })</optgroup>
                """
        }
        return html
    }

    /// The exercises offered to someone who has done few lately.
    private static let common = [
        "squat", "bench-press", "deadlift", "overhead-press", "pull-up", "push-up", "plank", "running",
    ]

    /// The exercises to add to a running workout: recent ones, and common ones as far as there is room.
    ///
    /// - Parameter present: The exercises of the workout, which are not offered again.
    static func offered(
        beside present: Set<RecordID>, in state: State
    ) -> (recent: [Exercise], common: [Exercise]) {
        let recent = state.recentExercises(maximumOffered + present.count).filter { !present.contains($0) }
            .compactMap { state.exercise($0) }.prefix(maximumOffered)
        let others = Exercise.library.all.filter { exercise in
            !present.contains(exercise.id) && !recent.contains { $0.id == exercise.id }
        }
        let common = Self.common.compactMap { code in others.first { $0.code == code } }
        return (Array(recent), Array(common.prefix(maximumOffered - recent.count)))
    }

    /// The exercises whose name contains the query, or else their name in another language; recent ones first, then by how well
    /// the name matches.
    func matching(_ query: String, _ words: Words) -> [Exercise] {
        let typed = PlainText.line(query)
        for form in [typed] + Words.withoutEnding(typed) {
            let query = SearchQuery(form)
            func find(_ names: (Exercise) -> [String]) -> [(exercise: Exercise, match: SearchQuery.Match)] {
                all.compactMap { exercise in
                    names(exercise).compactMap { query.match(in: $0) }.max().map { (exercise, $0) }
                }
            }
            let own = find { [words.name($0)] }
            let found = own.isEmpty ? find { $0.code.map { words.exerciseNames($0) } ?? [] } : own
            if !found.isEmpty {
                let recent = usual.filter { usual in found.contains { $0.exercise.id == usual.id } }
                let others = found.filter { other in !recent.contains { $0.id == other.exercise.id } }
                let sorted = others.sorted { left, right in
                    left.match == right.match
                        ? Words.isOrderedBefore(words.name(left.exercise), words.name(right.exercise))
                        : left.match > right.match
                }
                return recent + sorted.map { $0.exercise }
            }
        }
        return []
    }
}
