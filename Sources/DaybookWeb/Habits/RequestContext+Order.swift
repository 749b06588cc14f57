import DaybookCore
import Journal
import Phrasing

extension RequestContext {
    /// Moves a habit after the one in the form's `behind` field, or to the front if that is empty.
    func moveHabit(_ id: RecordID) -> Outcome {
        let behind = request.form["behind"] ?? ""
        let other = RecordID(hex: behind)
        do throws(HabitRefusal) {
            guard other != nil || behind.isEmpty else { throw .noSuchHabit }
            guard other != id else { return .response(.redirect(to: HabitPageRoute.list(HabitFilter()).url), nil) }
            let decision = try HabitCommand.move(id, behind: other).decide(in: state, now: now, newID: newIDs())
            return commit(
                decision, then: back ?? .habits(.list(HabitFilter())), anchor: "habit-" + id.hex)
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }
}
