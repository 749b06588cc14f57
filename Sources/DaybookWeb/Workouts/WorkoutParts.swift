import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The views of training, side by side.
struct WorkoutTabs: Sendable {
    enum View: CaseIterable, Sendable {
        case train, history, exercises, figures
    }

    let current: View

    func view(_ words: Words) -> HTML {
        let links = View.allCases.map { view in
            "<a href=\"\(route(view).url)\"\(attribute: "aria-current", view == current ? "page" : nil)>\(name(view, words))</a>"
                as HTML
        }
        return "<nav class=\"filters views\" aria-label=\"\(words.workoutViews)\">\(links)</nav>"
    }

    private func route(_ view: View) -> WorkoutRoute {
        switch view {
        case .train: .home
        case .history: .history(nil)
        case .exercises: .exercises
        case .figures: .figures(.week)
        }
    }

    private func name(_ view: View, _ words: Words) -> String {
        switch view {
        case .train: words.train
        case .history: words.history
        case .exercises: words.exercises
        case .figures: words.workoutFigures
        }
    }
}

/// A workout in a list: one of the person's own, or one that a watch or phone recorded.
struct WorkoutRow: Sendable {
    let day: Day
    let time: TimeOfDay?
    let title: String
    /// What it came to, each fact with its words.
    let facts: [String]
    /// Where it leads: to itself or, for one that was recorded, its day.
    let link: Route
    let isRunning: Bool

    /// - Parameter trend: for the estimate of its energy.
    init(_ workout: Workout, _ asked: Asked, _ trend: WeightTrend) {
        let (state, words) = (asked.state, asked.words)
        day = workout.day ?? .first
        time = workout.time
        title = words.name(workout, in: state)
        link = .workouts(workout.isRunning ? .live(workout.id, LiveView()) : .workout(workout.id))
        isRunning = workout.isRunning
        var facts: [String] = []
        if let minutes = state.minutes(of: workout) { facts.append(words.workoutMinutes(minutes)) }
        if let energy = state.energy(of: workout, trend) {
            facts.append(words.energy(energy.kilocalories, isEstimate: energy.isEstimate))
        }
        let count = state.exerciseCount(of: workout)
        if count > 0 { facts.append(words.exercises(count)) }
        let sets = state.sets(of: workout.id).count
        if sets > 0 { facts.append(words.sets(sets)) }
        self.facts = facts
    }

    init(_ workout: HealthWorkout, _ asked: Asked) {
        let words = asked.words
        day = workout.day ?? .first
        time = workout.start.map {
            Now(milliseconds: $0, offsetMinutes: Int(clamping: workout.offset ?? 0)).time
        }
        title = words.name(workout)
        link = .health(.day(day))
        isRunning = false
        let figures = words.figures(workout, asked.state.body.profile.units)
        facts = [figures, words.recorded].filter { !$0.isEmpty }
    }

    /// Every workout of some days, the latest first.
    static func all(_ asked: Asked, _ range: ClosedRange<Day> = Day.first...Day.last) -> [WorkoutRow] {
        let trend = asked.state.weightTrend
        let own = asked.state.livingWorkouts(range)
        let rows = own.map { WorkoutRow($0, asked, trend) }
        let recorded = asked.state.recordedWorkouts(range).map { WorkoutRow($0, asked) }
        if recorded.isEmpty { return rows.reversed() }
        let all = (rows + recorded).enumerated().sorted { one, other in
            (other.element.day, other.element.time?.minutes ?? 0, other.offset)
                < (one.element.day, one.element.time?.minutes ?? 0, one.offset)
        }
        return all.map { $0.element }
    }

    /// The latest that are over, and whether there are more.
    static func latest(_ asked: Asked, most: Int) -> (rows: [WorkoutRow], hasMore: Bool) {
        let own = asked.state.livingWorkouts.filter { !$0.isRunning }.suffix(most + 1)
        // With fewer, any that was recorded can be among the latest.
        let first = own.count > most ? own.first?.day : nil
        let rows = all(asked, (first ?? .first)...Day.last).filter { !$0.isRunning }
        return (Array(rows.prefix(most)), rows.count > most)
    }

    func view(_ words: Words, today: Day) -> HTML {
        var when = words.capitalized(words.near(day, to: today))
        if let time { when += ", " + words.time(time) }
        let text: HTML = """
            <span class="emoji tint-\(isRunning ? "leaf" : "sky")">\(isRunning ? Icon.clock.svg : Icon.training.svg)</span>\
            <span><strong><bdi>\(title)</bdi></strong><small>\(when)\(if: !facts.isEmpty, " · \(facts.joined(separator: " · "))")</small></span>
            """
        return "<li><a class=\"line\" href=\"\(link.url)\">\(text)\(Icon.forward.svg)</a></li>\n"
    }
}

extension FormControls {
    /// The exercises to choose from: those that were done first, then all by muscle.
    func exercise(_ name: String, _ label: String, _ choices: ExerciseChoices, chosen: String, empty: String) -> HTML {
        """
        <div class="\(classes(name))"><label for="\(name)">\(label)</label>\
        <select id="\(name)" name="\(name)"\(state(name))>\(choices.options(words, chosen: chosen, empty: empty))</select>\
        \(reason(name))</div>
        """
    }
}

/// The exercises that a list offers.
struct ExerciseChoices: Sendable {
    let usual: [Exercise]
    let all: [Exercise]

    private static let mostUsual = 8

    init(_ state: State) {
        usual = state.exercisesByUse.prefix(Self.mostUsual).compactMap { state.exercise($0) }
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
}
