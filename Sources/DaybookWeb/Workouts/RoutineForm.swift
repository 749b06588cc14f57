import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a routine: its editable fields, and a row of inputs for each exercise. All rows have the same names.
/// Rows without an exercise are ignored.
enum RoutineForm {
    /// The inputs of a row. `item` is the id of a stored exercise of the routine; empty for a new one.
    fileprivate static let inputs = ["item", "exercise", "sets", "repetitions", "load", "time", "rest", "distance"]
    /// The number of rows of a new routine.
    private static let firstRows = 4
    /// The maximum number of rows.
    private static let maximumRows = 100

    /// The form of a new routine.
    static var empty: FormFields {
        var fields = FormFields()
        fields.append(rows: [FormFields](repeating: FormFields(), count: firstRows))
        return fields
    }

    static func fields(
        of routine: Routine, _ exercises: [RoutineExercise], in state: State, _ words: Words
    ) -> FormFields {
        var fields = FormFields(routine, words)
        fields.append(rows: exercises.map { row(of: $0, in: state, words) })
        return fields
    }

    private static func row(of exercise: RoutineExercise, in state: State, _ words: Words) -> FormFields {
        var row = FormFields(figures: exercise, state.profile.units, words)
        row["item"] = state.routineExercises[exercise.id] == nil ? "" : exercise.id.hex
        row["sets"] = "\(exercise.sets ?? 1)"
        row["rest"] = exercise.rest.map { words.clock($0) } ?? ""
        return row
    }

    /// The rows of a form, in order.
    static func rows(_ fields: FormFields) -> [FormFields] {
        let columns = inputs.map { (name: $0, values: fields.all($0)) }
        return (0..<min(fields.all("exercise").count, maximumRows)).map { index in
            FormFields(columns.map { ($0.name, index < $0.values.count ? $0.values[index] : "") })
        }
    }

    /// The form after pressing one of its own buttons; nil for the save button.
    static func applyingButton(_ posted: FormFields) -> FormFields? {
        var (fields, rows) = (posted, rows(posted))
        let button = posted["do"]
        if button == "add-exercise" {
            rows.append(FormFields())
        } else if let index = rows.indices.first(where: { button == "up-\($0)" && $0 > 0 }) {
            rows.swapAt(index, index - 1)
        } else if let index = rows.indices.first(where: { button == "take-out-\($0)" }) {
            rows.remove(at: index)
        } else {
            return nil
        }
        fields.removeAll { inputs.contains($0) }
        fields.append(rows: rows)
        return fields
    }

    /// Merges the exercises of the form, in its order, with those another device added and with its changes to fields
    /// the person left unchanged.
    static func exercises(
        _ posted: FormFields, of routine: RecordID, in state: State, _ words: Words, newID: () -> RecordID
    ) throws(FormRefusal) -> [RoutineExercise] {
        let current = state.exercises(of: routine)
        let seen = posted["seen"].map { rows(FormFields(urlEncoded: $0.utf8)) }
        var result: [RoutineExercise] = []
        for (index, typed) in rows(posted).enumerated() where typed["exercise"] != "" {
            let item = RecordID(hex: typed["item"] ?? "")
            let old = current.first { $0.id == item }
            let shown = item.flatMap { item in seen?.first { $0["item"] == item.hex } }
            // Another device removed it, and the person did not change it.
            if old == nil, shown == typed { continue }
            var form = typed
            if let old, let shown { form = typed.changed(since: shown, over: row(of: old, in: state, words)) }
            var exercise = old ?? RoutineExercise(id: newID())
            do throws(FormRefusal) {
                try exercise.fill(fromRow: form, shown: old, state.profile.units, words)
                do throws(BodyRefusal) {
                    result.append(try exercise.validated(in: state))
                } catch {
                    throw FormRefusal(error.setInput, words.reason(error, state.profile.units))
                }
            } catch {
                throw FormRefusal("\(error.field)-\(index)", error.reason)
            }
        }
        guard let seen else { return result }
        for (index, other) in current.enumerated() where !seen.contains(where: { $0["item"] == other.id.hex }) {
            let previous = result.lastIndex { row in current[..<index].contains { $0.id == row.id } }
            if !result.contains(where: { $0.id == other.id }) { result.insert(other, at: previous.map { $0 + 1 } ?? 0) }
        }
        return result
    }
}

extension FormFields {
    /// Appends rows of a routine's form. A new row has three sets.
    fileprivate mutating func append(rows: [FormFields]) {
        for row in rows {
            for name in RoutineForm.inputs { append(name, row[name] ?? (name == "sets" ? "3" : "")) }
        }
    }
}

extension RoutineExercise {
    /// Sets the editable fields from a row of the routine's form.
    fileprivate mutating func fill(
        fromRow form: FormFields, shown: RoutineExercise?, _ units: UnitSystem, _ words: Words
    ) throws(FormRefusal) {
        try fill(figuresFrom: form, shown: shown, units, words)
        let count = try BodyFields.integer(form["sets"] ?? "", "sets", words) ?? 1
        if count != sets ?? 1 || shown == nil { sets = count }
        rest = try BodyFields.seconds(form["rest"] ?? "", "rest", words)
    }
}
