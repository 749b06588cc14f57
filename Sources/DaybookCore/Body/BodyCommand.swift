import CivilTime
import Journal

/// Commands that change the profile and measurements. Each states the desired result, so running one twice has the same
/// effect as running it once.
public enum BodyCommand: Hashable, Sendable {
    /// Saves the profile. `seen` holds the field values from when editing began: fields the person did not change keep
    /// any newer values from other devices.
    case saveProfile(ProfileDraft, seen: [String: Value] = [:])
    /// Adds measurements. `id` comes from the form and goes to the first of them.
    case measure(MeasurementDraft, id: RecordID)
    /// Updates one measurement from the first figure of the draft.
    case edit(RecordID, MeasurementDraft)
    case delete(RecordID)
}

extension BodyCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: Now, newID: () -> RecordID) throws(BodyRefusal) -> Decision {
        switch self {
        case .saveProfile(let draft, let seen):
            let wanted = try draft.checked(over: state.profile, today: state.today(now))
            return Decision("saveProfile", wanted.changes(from: state.profile, seen: seen))
        case .measure(let draft, let id): return try Self.measure(draft, id, state, now, newID)
        case .edit(let id, let draft): return try Self.edit(id, draft, state, now)
        case .delete(let id):
            guard let old = state.measurements[id], old.life & 1 == 1 else {
                return Decision("deleteMeasurement", [])
            }
            return Decision(
                "deleteMeasurement", [Change(BodyMeasurement.table, id, "life", .integer(old.life + 1))])
        }
    }

    private static func measure(
        _ draft: MeasurementDraft, _ id: RecordID, _ state: State, _ now: Now, _ newID: () -> RecordID
    ) throws(BodyRefusal) -> Decision {
        // The id already exists, even if deleted since: this form was submitted before.
        if state.measurements[id] != nil { return Decision("measure", []) }
        let moment = try draft.moment.kept(in: state, now: now)
        let note = try BodyText.note(draft.note)
        guard !draft.figures.isEmpty else { throw .numberMissing }
        var changes: [Change] = []
        for (place, figure) in draft.figures.enumerated() {
            try figure.check()
            var row = BodyMeasurement(id: place == 0 ? id : newID())
            row.life = 1
            row.set(figure, moment, note: place == 0 ? note : "")
            changes += row.changes
        }
        return Decision("measure", changes)
    }

    private static func edit(
        _ id: RecordID, _ draft: MeasurementDraft, _ state: State, _ now: Now
    ) throws(BodyRefusal) -> Decision {
        guard let old = state.measurements[id], old.isAlive else { throw .noSuchMeasurement }
        guard let figure = draft.figures.first else { throw .numberMissing }
        try figure.check()
        var row = old
        var moment = StoredMoment(day: old.day ?? .first, at: old.at, offset: old.offset)
        if draft.moment != BodyMoment(day: old.day, time: old.time) {
            moment = try draft.moment.kept(in: state, now: now)
        }
        row.set(figure, moment, note: try BodyText.note(draft.note))
        return Decision("editMeasurement", row.changes(from: old))
    }
}

extension BodyMeasurement {
    fileprivate mutating func set(_ figure: MeasurementDraft.Figure, _ moment: StoredMoment, note: String) {
        (measure, value) = (figure.measure, figure.value)
        (day, at, offset) = (moment.day, moment.at, moment.offset)
        self.note = note
    }
}
