import DaybookCore
import Journal
import Words

/// The form of a routine. All fields are text, so that a refused form is shown again unchanged.
struct RoutineForm: Hashable, Sendable {
    var name = ""
    var note = ""
    var rows: [Row] = []
    /// The values when the form was opened; empty for a new routine.
    var seen = ""

    /// An exercise of the routine; rows without an exercise are ignored.
    struct Row: Hashable, Sendable {
        /// The id of the stored row; empty for a new one.
        var item = ""
        var exercise = ""
        var sets = "3"
        var repetitions = ""
        var load = ""
        var time = ""
        var distance = ""
        var rest = ""
    }

    /// The number of rows of a new routine.
    private static let firstRows = 4
    /// The maximum number of rows.
    private static let mostRows = 100

    init() { rows = Array(repeating: Row(), count: Self.firstRows) }

    init(_ draft: RoutineDraft, _ words: Words, imperial: Bool, isKept: Bool) {
        name = draft.name
        note = draft.note
        rows = draft.exercises.map { item in
            var row = Row()
            var set = SetDraft(item.exercise)
            (set.repetitions, set.load, set.seconds) = (item.repetitions, item.load, item.seconds)
            set.metres = item.metres
            let shown = SetForm(set, words, imperial: imperial)
            (row.item, row.exercise) = (item.id?.hex ?? "", shown.exercise)
            (row.sets, row.repetitions, row.load, row.time) = (
                "\(item.sets)", shown.repetitions, shown.load, shown.time
            )
            row.distance = shown.distance
            row.rest = item.rest.map { words.clock($0) } ?? ""
            return row
        }
        if isKept { seen = asSeen }
    }

    /// Creates a form from posted fields; missing fields are empty.
    init(fields: FormFields) {
        name = fields["name"] ?? ""
        note = fields["note"] ?? ""
        seen = fields["seen"] ?? ""
        let names = ["item", "exercise", "sets", "repetitions", "load", "time", "rest", "way"]
        let columns = names.map { fields.all($0) }
        func value(_ column: Int, _ row: Int) -> String { row < columns[column].count ? columns[column][row] : "" }
        for row in 0..<min(columns[1].count, Self.mostRows) {
            rows.append(
                Row(
                    item: value(0, row), exercise: value(1, row), sets: value(2, row), repetitions: value(3, row),
                    load: value(4, row), time: value(5, row), distance: value(7, row), rest: value(6, row)))
        }
    }

    /// The values, encoded for a hidden field.
    private var asSeen: String {
        var fields = FormFields([("name", name), ("note", note)])
        for row in rows {
            let values = [
                ("item", row.item), ("exercise", row.exercise), ("sets", row.sets), ("repetitions", row.repetitions),
                ("load", row.load), ("time", row.time), ("rest", row.rest), ("way", row.distance),
            ]
            for (name, value) in values { fields.append(name, value) }
        }
        return fields.urlEncoded
    }

    /// The draft when the form was opened; nil if the form does not contain it.
    func seenDraft(_ words: Words, _ state: State) -> RoutineDraft? {
        guard !seen.isEmpty else { return nil }
        return try? RoutineForm(fields: FormFields(urlEncoded: seen.utf8)).draft(words, state)
    }

    /// Applies one of the form's own buttons; nil for the button that saves.
    func pressed(_ button: String?) -> RoutineForm? {
        var form = self
        if button == "add-exercise" {
            form.rows.append(Row())
            return form
        }
        for place in rows.indices {
            if button == "up-\(place)", place > 0 {
                form.rows.swapAt(place, place - 1)
                return form
            }
            if button == "take-out-\(place)" {
                form.rows.remove(at: place)
                return form
            }
        }
        return nil
    }

    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words, _ state: State) throws(FormRefusal) -> RoutineDraft {
        var draft = RoutineDraft(name: name)
        draft.note = note
        let imperial = state.profile.units == .imperial
        for (place, row) in rows.enumerated() where !row.exercise.isEmpty {
            var form = SetForm()
            (form.exercise, form.repetitions, form.load, form.time) = (
                row.exercise, row.repetitions, row.load, row.time
            )
            form.distance = row.distance
            let id = RecordID(hex: row.item)
            let kept = id.flatMap { state.routineExercises[$0] }
            let old = kept.flatMap { Self.set(of: $0) }
            do throws(FormRefusal) {
                let set = try form.draft(words, imperial: imperial, over: old)
                var item = RoutineDraft.Item(set.exercise)
                item.id = kept?.id
                (item.repetitions, item.load, item.seconds) = (set.repetitions, set.load, set.seconds)
                item.metres = set.metres
                item.sets = try BodyFields.whole(row.sets, "sets", words) ?? 1
                item.rest = try BodyFields.seconds(row.rest, "rest", words)
                try Self.check(item, words, state.profile.units)
                draft.exercises.append(item)
            } catch {
                throw FormRefusal("\(error.field)-\(place)", error.reason)
            }
        }
        return draft
    }

    /// The set that a row of a routine describes.
    private static func set(of row: RoutineExercise) -> SetDraft? {
        guard let exercise = row.exercise else { return nil }
        var set = SetDraft(exercise)
        (set.repetitions, set.load, set.seconds) = (row.repetitions, row.load, row.seconds)
        set.metres = row.metres
        return set
    }

    /// Throws refusals for the fields of invalid numbers.
    private static func check(
        _ item: RoutineDraft.Item, _ words: Words, _ units: UnitSystem
    ) throws(FormRefusal) {
        func check(_ field: String, _ value: Double?, _ kind: BodyQuantity) throws(FormRefusal) {
            try BodyFields.check(value, kind, field, words, units)
        }
        try check("sets", Double(item.sets), .routineSets)
        try check("repetitions", item.repetitions.map { Double($0) }, .repetitions)
        try check("load", item.load, .load)
        try check("time", item.seconds.map { Double($0) }, .seconds)
        try check("way", item.metres, .metres)
        try check("rest", item.rest.map { Double($0) }, .rest)
    }
}
