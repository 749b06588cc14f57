import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The fields of an exercise of the person's own in another form, which is not left for it. Their names have a prefix.
enum NewExerciseFields {
    /// The value of the button that adds it.
    static let button = "new-exercise"
    private static let prefix = "new-"

    /// The name of the input for a column.
    static func input(_ column: String) -> String { prefix + column }

    /// Whether a posted form adds it: by its button, or by the Return key in its fields. The routine's own button does not, though a
    /// name that was searched for is left there.
    static func isSubmitted(in form: FormFields) -> Bool {
        let pressed = form["do"] ?? ""
        return pressed == button || pressed.isEmpty && !PlainText.line(form[input("name")] ?? "").isEmpty
    }

    /// The fields of a posted form, by column.
    static func fields(in form: FormFields) -> FormFields {
        FormFields(
            form.fields.compactMap { field in
                field.name.hasPrefix(prefix) ? (String(field.name.dropFirst(prefix.count)), field.value) : nil
            })
    }

    /// The form without these fields.
    static func removed(from form: FormFields) -> FormFields {
        FormFields(form.fields.compactMap { $0.name.hasPrefix(prefix) ? nil : ($0.name, $0.value) })
    }

    /// - Parameter id: The id that the exercise will have.
    static func view(_ controls: FormControls, id: RecordID) -> HTML {
        let words = controls.words
        let empty = Exercise(id: id)
        let muscles = Muscle.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let equipment = Equipment.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let types = WorkoutType.allCases.map { (value: $0.rawValue, label: words.name(ofExercise: $0)) }
        func chosen(_ column: String, _ first: String) -> String { controls.fields[input(column)] ?? first }
        let isOpen = controls.refusal?.field.hasPrefix(prefix) ?? false
        return """
            <details class="fold" id="\(button)"\(attribute: "open", if: isOpen)><summary>\(Icon.add.svg)\(words.newExercise)</summary>\
            <div class="form"><input type="hidden" name="\(input("id"))" value="\(id.hex)">\
            \(controls.textField(input("name"), words.nameLabel))
            \(controls.select(input("muscle"), words.muscleHeading, muscles, chosen: chosen("muscle", empty.muscle.rawValue)))
            \(controls.select(input("equipment"), words.equipmentHeading, equipment, chosen: chosen("equipment", empty.equipment.rawValue)))
            \(controls.select(input("type"), words.workoutType, types, chosen: chosen("type", empty.type.rawValue)))
            <p><button class="button wide" name="do" value="\(button)">\(words.addNewExercise)</button></p></div></details>
            """
    }
}

extension RequestContext {
    /// Adds an exercise of the person's own, and shows the routine that is being built with it.
    func addExercise(toRoutine id: RecordID) -> Outcome {
        let typed = NewExerciseFields.fields(in: request.form)
        do throws(FormRefusal) {
            var exercise = Exercise(id: typed["id"].flatMap { RecordID(hex: $0) } ?? newIDs()())
            do throws(FieldError) { try exercise.fill(from: typed, words) } catch {
                throw FormRefusal(NewExerciseFields.input(error.field), words.reason(error))
            }
            if let name = words.libraryName(of: exercise.name) {
                throw FormRefusal(NewExerciseFields.input("name"), words.titleTaken(name))
            }
            let decision = try decide(.addExercise(exercise)) { NewExerciseFields.input($0.setInput) }
            var added = state
            added.merge(decision.changes, stamp: Stamp(time: Stamp.latest, device: DeviceID(0)))
            let context = RequestContext(
                request: request, route: route, state: added, now: now, words: words, fetched: fetched, tools: tools)
            var form = NewExerciseFields.removed(from: request.form)
            form["do"] = "add-exercise"
            form.append("add", (decision.added ?? exercise.id).hex)
            let changed = RoutineForm.applyingButton(form, in: added, words)
            let page = RoutineFormPage(id, changed?.fields ?? form, context, refusal: changed?.refusal)
            let commit = decision.changes.isEmpty ? nil : Commit(decision, action: action)
            return .response(.page(context.document(page)), commit)
        } catch {
            return refused(RoutineFormPage(id, request.form, self, refusal: error))
        }
    }
}
