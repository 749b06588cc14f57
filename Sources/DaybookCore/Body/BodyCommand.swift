import CivilTime
import Journal

/// Commands that change the profile and measurements. Each states the desired result, so running one twice has the same
/// effect as running it once.
public enum BodyCommand: Hashable, Sendable {
    /// Updates the profile from the draft. `seen` holds the field values from when editing began, so that only fields
    /// the person changed are written.
    case saveProfile(Profile)
    /// Records measurements. `id` comes from the form; with several measurements, the first gets it.
    case measure(MeasurementDraft, id: RecordID)
    /// Updates one measurement from the first figure of the draft.
    case edit(RecordID, MeasurementDraft)
    case delete(RecordID)
}

extension BodyCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .saveProfile(let typed):
            let profile = try state.profile.edited(like: typed).validated(
                over: state.profile, today: state.today(now))
            return Decision(BodyAction.saveProfile, profile.changes(from: state.profile))
        case .measure(let draft, let id): return try Self.measure(draft, id, state, now, newID)
        case .edit(let id, let draft): return try Self.edit(id, draft, state, now)
        case .delete(let id):
            guard let old = state.measurements[id], old.life & 1 == 1 else {
                return Decision(BodyAction.deleteMeasurement, [])
            }
            return Decision(
                BodyAction.deleteMeasurement, [Change(BodyMeasurement.table, id, "life", .integer(old.life + 1))])
        }
    }

    private static func measure(
        _ draft: MeasurementDraft, _ id: RecordID, _ state: State, _ now: LocalInstant, _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // A form submitted twice changes nothing, even after its record was deleted.
        if state.measurements[id] != nil { return Decision(BodyAction.measure, []) }
        let moment = try draft.moment.kept(in: state, now: now)
        let note = try BodyMeasurement.text(draft.note, .note)
        guard !draft.figures.isEmpty else { throw .field(FieldError("value", .numberMissing)) }
        var changes: [Change] = []
        for (place, figure) in draft.figures.enumerated() {
            try figure.validate()
            var row = BodyMeasurement(id: place == 0 ? id : newID())
            row.life = 1
            row.set(figure, moment, note: place == 0 ? note : "")
            changes += row.changes
        }
        return Decision(BodyAction.measure, changes)
    }

    private static func edit(
        _ id: RecordID, _ draft: MeasurementDraft, _ state: State, _ now: LocalInstant
    ) throws(BodyRefusal) -> Decision {
        guard let old = state.measurements[id], old.isAlive else { throw .noSuchMeasurement }
        guard let figure = draft.figures.first else { throw .field(FieldError("value", .numberMissing)) }
        try figure.validate()
        var row = old
        var moment = StoredMoment(day: old.day ?? .first, at: old.at, offset: old.offset)
        if draft.moment != BodyMoment(day: old.day, time: old.time) {
            moment = try draft.moment.kept(in: state, now: now)
        }
        row.set(figure, moment, note: try BodyMeasurement.text(draft.note, .note))
        return Decision(BodyAction.editMeasurement, row.changes(from: old))
    }
}

extension BodyMeasurement {
    fileprivate mutating func set(_ figure: MeasurementDraft.Figure, _ moment: StoredMoment, note: String) {
        (measure, value) = (figure.measure, figure.value)
        (day, at, offset) = (moment.day, moment.at, moment.offset)
        self.note = note
    }
}
