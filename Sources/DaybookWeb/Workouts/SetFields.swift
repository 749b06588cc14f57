import DaybookCore
import Markup
import Phrasing
import Words

/// The controls of a set: the main figures of its exercise first, the others collapsed.
struct SetFields: Sendable {
    let exercise: Exercise
    let units: UnitSystem

    /// The figures, by the names of their inputs.
    enum Figure: String, CaseIterable {
        case load, repetitions, distance, time
    }

    /// The main figures of the exercise, from the values or, without any, from its type.
    private func main(_ fields: FormFields) -> [Figure] {
        let figures = Figure.allCases.filter { !(fields[$0.rawValue] ?? "").isEmpty }
        if figures == [.load] { return [.load, .repetitions] }
        if !figures.isEmpty { return figures }
        if exercise.code == "plank" || exercise.code == "side-plank" { return [.time] }
        switch exercise.type {
        case .strength, .circuit, .rope, .climbing:
            return exercise.equipment == .none ? [.repetitions] : [.load, .repetitions]
        case .yoga, .pilates, .stretching, .dancing, .aerobics, .boxing: return [.time]
        default: return [.distance, .time]
        }
    }

    /// The figures of several planned sets: the main ones of the exercise, and others that have values.
    func planned(_ sets: [FormFields]) -> [Figure] {
        let usual = main(FormFields())
        return Figure.allCases.filter { figure in
            usual.contains(figure) || sets.contains { !($0[figure.rawValue] ?? "").isEmpty }
        }
    }

    private var isImperial: Bool { units == .imperial }

    /// A large field, with stepper buttons where scripts run.
    func big(_ controls: FormControls) -> HTML {
        let main = main(controls.fields)
        let others = Figure.allCases.filter { !main.contains($0) }
        return """
            <div class="dials">\(main.map { dial($0, controls) })</div>
            <details class="fold"\(attribute: "open", if: isRefusedIn(others, controls))><summary>\(Icon.more.svg)\(controls.words.moreOfSet)</summary>\
            <div class="form">\(kind(controls))<div class="pair">\(reserve(controls))\(others.map { line($0, controls) })</div></div></details>
            """
    }

    /// All fields as an ordinary form.
    func plain(_ controls: FormControls) -> HTML {
        """
        \(kind(controls))<div class="pair">\(Figure.allCases.map { line($0, controls) })\(reserve(controls))</div>
        """
    }

    /// The fields of the exercise as an ordinary form, the others collapsed.
    func short(_ controls: FormControls) -> HTML {
        let main = main(controls.fields)
        let others = Figure.allCases.filter { !main.contains($0) }
        return """
            \(kind(controls))<div class="pair">\(main.map { line($0, controls) })\(reserve(controls))</div>
            <details class="fold"\(attribute: "open", if: isRefusedIn(others, controls))><summary>\(Icon.more.svg)\(controls.words.moreFigures)</summary>\
            <div class="pair">\(others.map { line($0, controls) })</div></details>
            """
    }

    private func isRefusedIn(_ figures: [Figure], _ controls: FormControls) -> Bool {
        guard let field = controls.refusal?.field else { return false }
        return field == "repsInReserve" || field == "kind" || figures.contains { $0.rawValue == field }
    }

    private func kind(_ controls: FormControls) -> HTML {
        let kinds = ExerciseSet.Kind.allCases.map {
            (value: $0 == .normal ? "" : $0.rawValue, label: controls.words.name($0))
        }
        return controls.segmentedControl("kind", controls.words.setKind, kinds)
    }

    private func reserve(_ controls: FormControls) -> HTML {
        controls.textField(
            "repsInReserve", controls.words.inReserve, mode: "numeric", hint: controls.words.inReserveHint)
    }

    /// The name of a figure, with its unit.
    func label(_ figure: Figure, _ words: Words) -> String {
        switch figure {
        case .load: "\(words.load), \(isImperial ? words.pound : words.kilogram)"
        case .repetitions: words.repetitionsHeading
        case .distance: "\(words.distanceHeading), \(words.distanceUnitName(imperial: isImperial))"
        case .time: words.timeOfSet
        }
    }

    /// The step of a stepper button.
    private func step(_ figure: Figure) -> HTML {
        switch figure {
        case .load: isImperial ? "5" : "2.5"
        case .repetitions: "1"
        case .distance: "0.1"
        case .time: "5"
        }
    }

    private func line(_ figure: Figure, _ controls: FormControls) -> HTML {
        controls.textField(
            figure.rawValue, label(figure, controls.words), mode: figure == .time ? nil : "decimal",
            placeholder: figure == .time ? "1:30" : nil)
    }

    private func dial(_ figure: Figure, _ controls: FormControls) -> HTML {
        let (name, label) = (figure.rawValue, label(figure, controls.words))
        func button(_ sign: HTML, _ icon: Icon, _ text: String) -> HTML {
            """
            <button class="round" type="button" hidden data-step="\(sign)\(step(figure))" aria-label="\(text): \(label)">\(icon.svg)</button>
            """
        }
        return """
            <div class="\(controls.classes(name)) dial"><label for="\(name)">\(label)</label><div class="amount">\
            \(button("-", .minus, controls.words.less))\
            <input id="\(name)" type="text" name="\(name)" value="\(controls.fields[name] ?? "")" autocomplete="off"\
            \(attribute: "inputmode", figure == .time ? nil : "decimal") placeholder="\(figure == .time ? "0:00" : "–")"\(controls.attributes(name))>\
            \(button("", .add, controls.words.moreOfIt))</div>\(controls.reason(name))</div>
            """
    }
}
