import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// An exercise in the form of a routine: a line for each set with the figures of the exercise, the others collapsed.
struct PlannedExercise: Sendable {
    let block: RoutineForm.Block
    /// Its place in the routine.
    let index: Int
    let name: String
    let figures: SetFields
    let showsAllFigures: Bool

    func view(_ controls: FormControls) -> HTML {
        let words = controls.words
        let main = figures.planned(block.lines)
        let refused: HTML? = controls.reason("exercise-\(block.firstLine)").map { reason in
            "<div class=\"field refused\">\(reason)</div>"
        }
        let up: HTML = """
            <button class="round" name="do" value="up-\(index)" aria-label="\(words.moveExerciseUp(name))"><span class="up">\(Icon.chevronDown.svg)</span></button>
            """
        var before = FormFields()
        let lines = block.lines.enumerated().map { number, line -> HTML in
            let hasFigures = SetFields.Figure.allCases.contains { !(line[$0.rawValue] ?? "").isEmpty }
            let placeholders = hasFigures ? FormFields() : before
            if hasFigures { before = line }
            return self.line(number, line, placeholders, main, controls)
        }
        return """
            <li class="card form planned"><div class="row-head"><h3><bdi>\(name)</bdi></h3>\
            <div class="actions">\(if: index > 0, up)<button class="round" name="do" value="take-out-\(index)" aria-label="\(words.takeOutExercise(name))">\(Icon.trash.svg)</button></div></div>
            \(refused)<ol class="set-lines">\(lines)</ol>
            <p><button class="button wide" name="do" value="set-\(index)" aria-label="\(words.addSet(of: name))">\(Icon.add.svg)\(words.addSet)</button></p>
            \(more(controls))</li>

            """
    }

    /// The line of a set.
    ///
    /// - Parameter placeholders: The figures that it has if none is entered.
    private func line(
        _ number: Int, _ line: FormFields, _ placeholders: FormFields, _ main: [SetFields.Figure],
        _ controls: FormControls
    ) -> HTML {
        let words = controls.words
        let index = block.firstLine + number
        let isLast = number == block.lines.count - 1
        func hidden(_ input: String) -> HTML {
            "<input type=\"hidden\" name=\"\(input)\" value=\"\(line[input] ?? "")\">"
        }
        let inputs = SetFields.Figure.allCases.map { figure -> HTML in
            let label = figures.label(figure, words)
            let example = number == 0 && figure == .time ? "0:00" : nil
            return input(
                figure.rawValue, label, "\(words.setNumber(number + 1)), \(label)", index, line[figure.rawValue] ?? "",
                placeholder: example ?? placeholders[figure.rawValue], isExtra: !main.contains(figure),
                mode: figure == .time ? nil : "decimal", controls)
        }
        let isOne = (line["sets"] ?? "").isEmpty || line["sets"] == "1"
        let sets =
            isOne
            ? hidden("sets")
            : input("sets", words.setsHeading, words.setsHeading, index, line["sets"] ?? "", controls)
        return """
            <li><span class="number" aria-hidden="true">\(words.number(number + 1))</span>\(hidden("item"))\(hidden("exercise"))\(if: !isLast, hidden("rest"))\
            <div class="figures-of-set">\(sets)\(inputs)</div>\
            <button class="round" name="do" value="less-\(index)" aria-label="\(words.takeOutSet(number + 1, of: name))">\(Icon.close.svg)</button></li>

            """
    }

    private func input(
        _ name: String, _ label: String, _ fullLabel: String, _ index: Int, _ value: String,
        placeholder: String? = nil, isExtra: Bool = false, mode: String? = "numeric", _ controls: FormControls
    ) -> HTML {
        let id = "\(name)-\(index)"
        return """
            <div class="\(controls.classes(id))\(if: isExtra, " extra")"><label for="\(id)">\(label)</label>\
            <input id="\(id)" type="text" name="\(name)" value="\(value)" aria-label="\(fullLabel)" autocomplete="off"\
            \(attribute: "inputmode", mode)\(attribute: "placeholder", placeholder)\(controls.attributes(id))>\(controls.reason(id))</div>
            """
    }

    /// The rest after each set, and the choice to show all figures.
    private func more(_ controls: FormControls) -> HTML {
        let words = controls.words
        let index = block.firstLine + block.lines.count - 1
        let rest = block.lines.last?["rest"] ?? ""
        let isRefused = controls.refusal?.field == "rest-\(index)"
        let shown: HTML? = rest.isEmpty ? nil : "<span class=\"count\">\(rest)</span>"
        return """
            <details class="fold"\(attribute: "open", if: isRefused)><summary>\(Icon.more.svg)\(words.restAndMore)\(shown)</summary>
            <div class="form">\(input("rest", words.restHeading, words.restHeading, index, rest, placeholder: words.clock(WorkoutProgress.defaultRest), mode: nil, controls))
            <label class="choice"><input type="checkbox" name="unfolded" value="\(block.exercise)"\(attribute: "checked", if: showsAllFigures)>\(words.moreFigures)</label></div></details>
            """
    }
}
