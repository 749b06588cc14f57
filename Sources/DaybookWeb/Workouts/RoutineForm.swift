import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a routine: its editable fields, and a line of inputs for each planned set. All lines have the same names.
/// Consecutive lines of an exercise are shown as one exercise. Lines without an exercise are ignored.
enum RoutineForm {
    /// The inputs of a line. `item` is the id of the stored row of the routine that it belongs to; empty for a new one.
    /// `sets` is the number of equal sets that it stands for; empty for one.
    fileprivate static let inputs = ["item", "exercise", "sets", "repetitions", "load", "time", "rest", "distance"]
    private static let figures = ["repetitions", "load", "time", "distance"]
    /// The number of lines of a strength exercise that was never done; others have one.
    private static let firstSets = 3
    /// The maximum number of lines that an exercise has from the sets of last time.
    private static let maximumFirstSets = 10
    /// The maximum number of lines. Each has a field for every input, and a form has at most 2000 fields.
    private static let maximumLines = 200

    /// An exercise of the form.
    struct Block: Sendable {
        /// The id as in the form.
        let exercise: String
        /// The index of its first line among the lines of the form.
        let firstLine: Int
        fileprivate(set) var lines: [FormFields]
    }

    static func fields(
        of routine: Routine, _ exercises: [RoutineExercise], in state: State, _ words: Words
    ) -> FormFields {
        let isLong = exercises.reduce(0) { $0 + count($1) } > maximumLines
        let lines = exercises.flatMap { exercise -> [FormFields] in
            var line = row(of: exercise, in: state, words)
            if isLong { return [line] }
            line["sets"] = ""
            return [FormFields](repeating: line, count: count(exercise))
        }
        // A running workout rests as long as the first row of an exercise says.
        return FormFields(routine, words)
            .with(lines: blocks(of: lines).flatMap { sharing(rest: $0.lines.first, $0.lines) })
    }

    /// The number of sets of a row, within the limits.
    private static func count(_ exercise: RoutineExercise) -> Int {
        let limits = BodyLimits.routineSets
        return Int(min(max(exercise.sets ?? 1, limits.lowerBound), limits.upperBound))
    }

    private static func row(of exercise: RoutineExercise, in state: State, _ words: Words) -> FormFields {
        var row = FormFields(figures: exercise, state.profile.units, words)
        row["item"] = state.routineExercises[exercise.id] == nil ? "" : exercise.id.hex
        row["sets"] = "\(exercise.sets ?? 1)"
        row["rest"] = exercise.rest.map { words.clock($0) } ?? ""
        return row
    }

    /// The exercises of a form, in order.
    static func blocks(_ fields: FormFields) -> [Block] { blocks(of: lines(fields)) }

    /// The lines of a form, in order. Those of an exercise have the rest of its last one, below which its input is.
    private static func lines(_ fields: FormFields) -> [FormFields] {
        let columns = inputs.map { (name: $0, values: fields.all($0)) }
        let exercises = fields.all("exercise")
        let lines = (0..<min(exercises.count, maximumLines)).filter { !exercises[$0].isEmpty }.map { index in
            FormFields(columns.map { ($0.name, index < $0.values.count ? $0.values[index] : "") })
        }
        return blocks(of: lines).flatMap { sharing(rest: $0.lines.last, $0.lines) }
    }

    private static func sharing(rest line: FormFields?, _ lines: [FormFields]) -> [FormFields] {
        lines.map { each in
            var each = each
            each["rest"] = line?["rest"] ?? ""
            return each
        }
    }

    private static func blocks(of lines: [FormFields]) -> [Block] {
        var blocks: [Block] = []
        for (index, line) in lines.enumerated() {
            let exercise = line["exercise"] ?? ""
            if blocks.last?.exercise == exercise {
                blocks[blocks.count - 1].lines.append(line)
            } else {
                blocks.append(Block(exercise: exercise, firstLine: index, lines: [line]))
            }
        }
        return blocks
    }

    /// The form after pressing one of its own buttons, and the reason if there was no room for a set; nil for the save button.
    static func applyingButton(
        _ posted: FormFields, in state: State, _ words: Words
    ) -> (fields: FormFields, refusal: FormRefusal?)? {
        var blocks = blocks(posted)
        let button = posted["do"] ?? ""
        func number(_ name: String, below count: Int) -> Int? {
            guard button.hasPrefix(name), let number = Int(button.dropFirst(name.count)) else { return nil }
            return number >= 0 && number < count ? number : nil
        }
        let lineCount = blocks.reduce(0) { $0 + $1.lines.count }
        if button == "add-exercise" {
            let fields = addingChosen(to: posted, in: state, words)
            return (fields, fields.all("add").isEmpty ? nil : full(words))
        } else if let index = number("set-", below: blocks.count) {
            guard lineCount < maximumLines, let last = blocks[index].lines.last else { return (posted, full(words)) }
            blocks[index].lines.append(last)
        } else if let line = number("less-", below: lineCount) {
            if let index = blocks.lastIndex(where: { $0.firstLine <= line }) {
                blocks[index].lines.remove(at: line - blocks[index].firstLine)
            }
        } else if let index = number("up-", below: blocks.count) {
            if index > 0 { blocks.swapAt(index, index - 1) }
        } else if let index = number("take-out-", below: blocks.count) {
            blocks.remove(at: index)
        } else if button != "show" {
            return nil
        }
        return (posted.with(lines: joiningNeighbours(blocks.flatMap { $0.lines })), nil)
    }

    /// Lines of one exercise that have become neighbours share a rest: that of the first that has one.
    private static func joiningNeighbours(_ lines: [FormFields]) -> [FormFields] {
        blocks(of: lines).flatMap { block in
            sharing(rest: block.lines.first { !($0["rest"] ?? "").isEmpty }, block.lines)
        }
    }

    /// The refusal of a set for which a form has no room.
    private static func full(_ words: Words) -> FormRefusal { FormRefusal("add", words.tooManySets(maximumLines)) }

    /// The form with the exercises chosen in its list that it does not have yet. Those without room for their lines stay chosen.
    private static func addingChosen(to posted: FormFields, in state: State, _ words: Words) -> FormFields {
        var lines = lines(posted)
        var present = Set(lines.map { $0["exercise"] ?? "" })
        var left: [String] = []
        for typed in posted.all("add") {
            guard let exercise = state.exercise(RecordID(hex: typed)), present.insert(exercise.id.hex).inserted else {
                continue
            }
            let added = firstLines(of: exercise, in: state, words)
            if lines.count + added.count <= maximumLines { lines += added } else { left.append(typed) }
        }
        var fields = posted.with(lines: lines)
        fields.removeAll { $0 == "add" }
        for each in left { fields.append("add", each) }
        return fields
    }

    /// The lines of an added exercise: the sets of last time or, if it was never done, lines without figures.
    private static func firstLines(of exercise: Exercise, in state: State, _ words: Words) -> [FormFields] {
        let sets = state.latestSets(of: exercise.id).prefix(maximumFirstSets)
        if !sets.isEmpty { return sets.map { FormFields(figures: $0, state.profile.units, words) } }
        var line = FormFields()
        line["exercise"] = exercise.id.hex
        return [FormFields](repeating: line, count: exercise.type == .strength ? firstSets : 1)
    }

    /// The rows to save, one for consecutive equal sets, each with the index of its first line. A set without figures is
    /// like the one before.
    private static func rows(_ fields: FormFields) -> [(row: FormFields, line: Int)] {
        var rows: [(row: FormFields, line: Int)] = []
        var items: Set<String> = []
        var item = ""
        var before = FormFields()
        for (index, typed) in lines(fields).enumerated() {
            var line = typed
            if before["exercise"] == line["exercise"], figures.allSatisfy({ line[$0] == "" }) {
                for name in figures { line[name] = before[name] ?? "" }
            }
            before = line
            let own = line["item"] ?? ""
            if own.isEmpty || own == item, let last = rows.last?.row, let sets = sets(last, line) {
                rows[rows.count - 1].row["sets"] = "\(sets)"
                continue
            }
            item = own
            // Of lines that were equal and no longer are, the first is the stored row.
            if !own.isEmpty, !items.insert(own).inserted { line["item"] = "" }
            if line["sets"] == "" { line["sets"] = "1" }
            rows.append((line, index))
        }
        return rows
    }

    /// The number of sets of a row and a line that is equal otherwise; nil if it is not, or if a row cannot have as many.
    private static func sets(_ row: FormFields, _ line: FormFields) -> Int64? {
        guard (["exercise", "rest"] + figures).allSatisfy({ row[$0] == line[$0] }) else { return nil }
        let limits = BodyLimits.routineSets
        guard let first = Int64(row["sets"] ?? ""), let others = line["sets"] == "" ? 1 : Int64(line["sets"] ?? ""),
            limits.contains(first), limits.contains(others), limits.contains(first + others)
        else { return nil }
        return first + others
    }

    /// Merges the exercises of the form, in its order, with those another device added and with its changes to fields
    /// the person left unchanged. Those that are only chosen in the list are added too.
    static func exercises(
        _ posted: FormFields, of routine: RecordID, in state: State, _ words: Words, newID: () -> RecordID
    ) throws(FormRefusal) -> [RoutineExercise] {
        let current = state.exercises(of: routine)
        let seen = posted["seen"].map { rows(FormFields(urlEncoded: $0.utf8)).map { $0.row } }
        var result: [RoutineExercise] = []
        let all = addingChosen(to: posted, in: state, words)
        if !all.all("add").isEmpty { throw full(words) }
        for (typed, line) in rows(all) {
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
                let place = error.field == "rest" ? lastLine(ofExerciseAt: line, in: all) : line
                throw FormRefusal("\(error.field)-\(place)", error.reason)
            }
        }
        guard let seen else { return result }
        for (index, other) in current.enumerated() where !seen.contains(where: { $0["item"] == other.id.hex }) {
            let previous = result.lastIndex { row in current[..<index].contains { $0.id == row.id } }
            if !result.contains(where: { $0.id == other.id }) { result.insert(other, at: previous.map { $0 + 1 } ?? 0) }
        }
        return result
    }

    /// The last line of the exercise that a line is of: the input of its rest is there.
    private static func lastLine(ofExerciseAt line: Int, in fields: FormFields) -> Int {
        blocks(fields).last { $0.firstLine <= line }.map { $0.firstLine + $0.lines.count - 1 } ?? line
    }
}

extension FormFields {
    /// The form of a routine with other lines.
    fileprivate func with(lines: [FormFields]) -> FormFields {
        var fields = self
        fields.removeAll { RoutineForm.inputs.contains($0) }
        for line in lines {
            for name in RoutineForm.inputs { fields.append(name, line[name] ?? "") }
        }
        return fields
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
