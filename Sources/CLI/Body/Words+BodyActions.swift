import DaybookCore
import DaybookWeb
import Journal
import Words

extension Words {
    /// What an action on the body did, in a sentence; nil for an action on something else.
    func toldOfBody(_ action: String, _ changes: [Change], in state: State) -> String? {
        switch action {
        case "saveProfile": return profileSaved
        case "measure", "editMeasurement": return toldOfMeasurements(changes, in: state)
        case "deleteMeasurement": return measurementDeleted
        default: return nil
        }
    }

    /// How many records of the body an action brought in.
    func bodyRecordCount(_ changes: [Change]) -> Int {
        changes.count { $0.table == BodyMeasurement.table && $0.field == "life" }
    }

    /// "Weight: 81.4 kg · Waist: 84 cm"
    private func toldOfMeasurements(_ changes: [Change], in state: State) -> String {
        var rows: [BodyMeasurement] = []
        for change in changes where change.table == BodyMeasurement.table {
            if rows.last?.id != change.record {
                // What was undone says nothing any more, but the action says what it was.
                rows.append(state.body.measurements[change.record] ?? BodyMeasurement(id: change.record))
            }
            for field in BodyMeasurement.fields where field.name == change.field {
                field.write(&rows[rows.count - 1], change.value)
            }
        }
        let told = rows.map { measured(in: state, at: $0) }.filter { !$0.isEmpty }
        return told.isEmpty ? profileSaved : told.joined(separator: " · ")
    }
}
