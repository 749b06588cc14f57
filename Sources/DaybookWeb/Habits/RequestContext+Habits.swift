import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a habit route.
    func show(_ route: HabitPageRoute) -> Outcome {
        switch route {
        case .list(let filter): page(HabitsPage(self, filter: filter))
        case .archive: page(ArchivePage(self))
        case .add: page(HabitFormPage(adding: self))
        case .example(let schedule, let start):
            page(
                ExamplePage(
                    text: ScheduleExample.text(schedule, start: start, self) ?? "", title: words.schedule,
                    section: .habits))
        case .habit(let id, let month): found(HabitPage(self, id: id, month: month))
        case .edit(let id): found(HabitFormPage(editing: id, self))
        case .entry(let id, let day): found(EntryPage(self, habit: id, day: day))
        case .amount(let id, let typed): found(AmountPage(state.habit(id), typed: typed, words))
        }
    }

    /// Handles a POST request to a habit route.
    func act(_ route: HabitActionRoute) -> Outcome {
        switch route {
        case .add: addHabit()
        case .edit(let id): editHabit(id)
        case .archive(let id): change(.archive(id), of: id, then: .list(HabitFilter()))
        case .restore(let id): change(.restore(id), of: id, then: .archive)
        case .delete(let id): change(.delete(id), of: id, then: .archive)
        case .move(let id): moveHabit(id)
        case .mark(let id, let day): markEntry(id, day)
        case .countFrom(let id, let day): count(id, from: day)
        }
    }

    private func count(_ id: RecordID, from day: Day) -> Outcome {
        guard let habit = state.habit(id)?.due(on: day) else {
            return refused(ReasonPage(words: words, reason: words.reason(HabitRefusal.noSuchHabit)))
        }
        return change(.edit(habit), of: id, then: .habit(id, month: nil))
    }

    /// Runs a habit command without a form. A refusal is shown as a message.
    private func change(
        _ command: HabitCommand, of habit: RecordID, then route: HabitPageRoute
    ) -> Outcome {
        do throws(HabitRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: habit, then: back ?? .habits(route))
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }
}
