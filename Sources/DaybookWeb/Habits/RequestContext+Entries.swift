import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Changes a habit's day as the form's `do` field says, and returns to the page it came from.
    func markEntry(_ id: RecordID, _ day: Day) -> Outcome {
        guard let habit = state.habit(id), let part = request.form["do"].flatMap({ EntryPage.Part(rawValue: $0) })
        else { return .response(notFound(), nil) }
        do throws(HabitRefusal) {
            let decision =
                try command(part, id, day)?.decide(in: state, now: now, newID: newIDs())
                ?? Decision(HabitAction.addIncrement, [])
            let isChanging = part == .more || part == .less
            let next = isChanging ? .habits(.entry(id, day)) : back ?? .today(day == today ? nil : day)
            // The message about a day tells its amount.
            let record = part == .add || part == .set ? Entry.id(of: id, on: day) ?? id : id
            return commit(
                decision, of: record, silently: isSilent(part, habit, day, then: next), then: next,
                anchor: anchor(on: next, id))
        } catch {
            guard let page = EntryPage(self, habit: id, day: day, typed: request.form, reason: error) else {
                return refused(ReasonPage(words: words, reason: words.reason(error)))
            }
            return refused(page)
        }
    }

    private func command(_ part: EntryPage.Part, _ id: RecordID, _ day: Day) throws(HabitRefusal) -> HabitCommand? {
        switch part {
        case .done: .markDone(id, on: day)
        case .clear: .clear(id, on: day)
        case .skip: .skip(id, on: day, reason: mergedText("reason", over: state.entry(of: id, on: day)?.reason))
        case .set: .setValue(id, on: day, try value(of: id))
        case .add: .increment(id, on: day, by: try number("amount"), id: formID())
        case .more: try change(of: id, on: day, by: try number("amount"))
        case .less: try change(of: id, on: day, by: -(try number("amount")))
        case .note: .setNote(id, on: day, mergedText("note", over: state.entry(of: id, on: day)?.note))
        }
    }

    /// The merged text of a field. An unchanged text keeps its current value; if another device changed it too, both
    /// texts are kept, one below the other.
    private func mergedText(_ field: String, over current: String?) -> String {
        let typed = PlainText.lines(request.form[field] ?? "")
        guard let seen = request.form["seen"].map({ PlainText.lines($0) }) else { return typed }
        let current = current ?? ""
        if current == seen || current.isEmpty { return typed }
        return typed == seen || current.hasSuffix(typed) ? current : current + "\n" + typed
    }

    /// The typed value. Of a habit with a limit, nothing typed is the zero that its field shows.
    private func value(of id: RecordID) throws(HabitRefusal) -> Double {
        let isEmpty = PlainText.line(request.form["value"] ?? "").isEmpty
        return isEmpty && state.habit(id)?.kind == .atMost ? 0 : try number("value")
    }

    /// Adds to the value that the field shows. A value that was not typed over keeps what other devices add meanwhile.
    /// Nil if there is nothing to take away.
    private func change(of id: RecordID, on day: Day, by amount: Double) throws(HabitRefusal) -> HabitCommand? {
        let typed = PlainText.line(request.form["value"] ?? "")
        let stored = state.entry(of: id, on: day).flatMap { state.value(of: $0) } ?? 0
        let isTyped = typed != request.form["seen"] ?? ""
        let shown = !isTyped ? stored : typed.isEmpty ? 0 : try number("value")
        let change = max(amount, -max(shown, 0))
        if isTyped { return .setValue(id, on: day, EntryPage.rounded(shown + change)) }
        return change == 0 ? nil : .increment(id, on: day, by: change, id: formID())
    }

    private func number(_ field: String) throws(HabitRefusal) -> Double {
        let typed = request.form[field] ?? ""
        guard let number = words.parseNumber(typed) else {
            throw .field(FieldError("total", PlainText.line(typed).isEmpty ? .numberMissing : .notANumber))
        }
        return number
    }

    /// Marking a check habit shows no message unless the form asks for one or a challenge counts it, nor do − and + while the value remains
    /// visible.
    private func isSilent(_ part: EntryPage.Part, _ habit: Habit, _ day: Day, then next: PageRoute) -> Bool {
        switch part {
        case .done:
            !habit.kind.isMeasure && request.form["message"] == nil
        case .clear: !habit.kind.isMeasure && state.entry(of: habit.id, on: day)?.reason.isEmpty ?? true
        case .add: next == .habits(.entry(habit.id, day))
        case .more, .less: true
        case .skip, .set, .note: false
        }
    }

    /// The fragment that scrolls the next page to the habit.
    private func anchor(on next: PageRoute, _ id: RecordID) -> String {
        switch next {
        case .habits(.habit): "month"
        case .habits(.entry): ""
        default: "habit-" + id.hex
        }
    }
}
