import CivilTime
import Journal

/// Commands that change when the person is away. Each states the desired result, so running one twice has the same effect as
/// running it once.
public enum AwayCommand: Hashable, Sendable {
    /// Adds a period; without a first day it begins today. It can lie in the past. Its id comes from the form.
    case begin(AwayPeriod)
    /// Ends every period around a day, on which the person is back. One that began on that day is deleted.
    case end(on: Day)
    /// Saves the editable fields of a period.
    case edit(AwayPeriod)
    case delete(RecordID)
}

extension AwayCommand {
    /// Returns the changes to make. Throws if the command is not allowed.
    ///
    /// - Parameter newID: Returns a new random id on each call.
    public func decide(in state: State, now: LocalInstant, newID: () -> RecordID) throws(AwayRefusal) -> Decision {
        let today = state.today(now)
        switch self {
        case .begin(let typed):
            var period = typed
            period.from = typed.from ?? today
            period = try period.checked(over: nil, today: today)
            let (id, isNew) = state.awayPeriods.addition(under: period.id, newID) {
                $0.isAlive && $0.hasSameFields(as: period)
            }
            guard isNew else { return Decision(AwayAction.beginAway, [], adding: id) }
            period = period.copy(id: id)
            period.life = 1
            return Decision(AwayAction.beginAway, period.changes, adding: id)
        case .end(let day):
            let current = state.livingAwayPeriods.filter { $0.days?.contains(day) ?? false }
            if current.isEmpty { throw .notAway }
            return Decision(AwayAction.endAway, current.map { $0.ended(on: day) })
        case .edit(let typed):
            guard let old = state.awayPeriod(typed.id) else { throw .noSuchPeriod }
            var period = old.copyingEditableFields(from: typed)
            period.from = typed.from ?? old.from
            return Decision(AwayAction.editAway, try period.checked(over: old, today: today).changes(from: old))
        case .delete(let id):
            return Decision(AwayAction.deleteAway, state.awayPeriods.deletion(of: id))
        }
    }
}

extension AwayPeriod {
    /// The change after which the person is back on a day.
    fileprivate func ended(on day: Day) -> Change {
        guard let from, from < day else { return deletion }
        return Change(Self.table, id, "until", Value(day.advanced(by: -1)))
    }

    /// - Parameter old: The period as it is, whose values are not checked.
    fileprivate func checked(over old: AwayPeriod?, today: Day) throws(AwayRefusal) -> AwayPeriod {
        let period: AwayPeriod
        do throws(FieldError) { period = try validated(over: old) } catch { throw .field(error) }
        guard let from = period.from else { return period }
        if from != old?.from, from > today.advanced(by: AwayLimits.daysAhead) { throw .beginsTooFarAhead }
        guard let until = period.until else { return period }
        if until < from { throw .endsBeforeItBegins }
        if until.days(since: from) >= AwayLimits.days { throw .tooLong(limit: AwayLimits.days) }
        return period
    }
}

/// The actions on away periods. Raw values are stored in the journal and must not change.
public enum AwayAction: String, CaseIterable, FeatureAction {
    case beginAway, deleteAway, editAway, endAway

    public var name: ActionName { .away(self) }
    public var table: String { AwayPeriod.table }
}
