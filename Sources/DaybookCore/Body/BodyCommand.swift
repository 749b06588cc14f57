import CivilTime
import Journal

/// Commands that change the profile and measurements. Each states the desired result, so running one twice has the same
/// effect as running it once.
public enum BodyCommand: Hashable, Sendable {
    /// Saves the editable fields of the profile and, before any other, the first weigh-in.
    case saveProfile(Profile, weighIn: BodyMeasurement? = nil)
    /// Records what was measured at one time.
    case measure([BodyMeasurement], at: RecordTime = RecordTime())
    /// Saves the editable fields of a measurement; without a moment its day and time stay.
    case edit(BodyMeasurement, at: RecordTime? = nil)
    case delete(RecordID)
}

extension BodyCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    public func decide(in state: State, now: LocalInstant) throws(BodyRefusal) -> Decision {
        switch self {
        case .saveProfile(let typed, let weighIn):
            let profile = try state.profile.copyingEditableFields(from: typed).validated(
                over: state.profile, today: state.today(now))
            var changes = profile.changes(from: state.profile)
            if let weighIn, state.measurements(of: .weight).isEmpty, state.measurements[weighIn.id] == nil {
                var measurement = try weighIn.validated(at: RecordTime().kept(in: state, now: now), over: nil)
                measurement.life = 1
                changes += measurement.changes
            }
            return Decision(BodyAction.saveProfile, changes)
        case .measure(let measurements, let moment):
            guard !measurements.isEmpty else { throw .field(FieldError("value", .numberMissing)) }
            let stored = try moment.kept(in: state, now: now)
            var changes: [Change] = []
            var first: RecordID?
            for typed in measurements {
                var measurement = try typed.validated(at: stored, over: nil)
                let (id, isNew) = state.measurements.addition(after: typed.id) {
                    $0.isAddition(of: measurement, at: moment)
                }
                first = first ?? id
                guard isNew else { continue }
                measurement = measurement.copy(id: id)
                measurement.life = 1
                changes += measurement.changes
            }
            return Decision(BodyAction.measure, changes, adding: first)
        case .edit(let typed, let moment):
            guard let old = state.measurements[typed.id], old.isAlive else { throw .noSuchMeasurement }
            let stored = try old.moment(editedTo: moment, in: state, now: now)
            let measurement = try old.copyingEditableFields(from: typed).validated(at: stored, over: old)
            return Decision(BodyAction.editMeasurement, measurement.changes(from: old))
        case .delete(let id):
            return Decision(BodyAction.deleteMeasurement, state.measurements.deletion(of: id))
        }
    }
}

/// The actions on the profile and measurements. Raw values are stored in the journal and must not change.
public enum BodyAction: String, CaseIterable, FeatureAction {
    case deleteMeasurement, editMeasurement, measure, saveProfile

    public var name: ActionName { .body(self) }
    public var table: String { BodyMeasurement.table }
}
