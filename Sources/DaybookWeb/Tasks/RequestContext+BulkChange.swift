import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// A change of several tasks at once.
enum BulkChange: String, CaseIterable, Sendable {
    case complete, completeWithSubtasks, reopen, cancel, priority, due, noDue, category, addTag, removeTag, delete
}

extension RequestContext {
    /// Applies a change to all chosen tasks.
    func changeInBulk() -> Outcome {
        let ids = request.form.all("task").prefix(TaskLimits.bulk + 1).compactMap { RecordID(hex: $0) }
        guard !ids.isEmpty else { return refusedReason(words.nothingChosen) }
        let context = request.form["change"] ?? BulkChange.complete.rawValue
        guard let change = BulkChange(rawValue: context) else {
            return refusedReason(words.unknownChoice(words.truncated(context)))
        }
        do throws(TaskRefusal) {
            let command = try command(change, of: Array(ids), to: PlainText.line(request.form["value"] ?? ""))
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return commit(decision, saying: .done(.task(.changeTasks)), then: back ?? .tasks(.list(TaskFilter())))
        } catch {
            return refusedReason(words.reason(error))
        }
    }

    /// The command of a change, with the value that was typed or chosen for it.
    func command(
        _ change: BulkChange, of ids: [RecordID], to value: String
    ) throws(TaskRefusal) -> TaskCommand {
        switch change {
        case .complete: return .changeAll(ids, .complete)
        case .completeWithSubtasks: return .changeAll(ids, .completeWithSubtasks)
        case .reopen: return .changeAll(ids, .reopen)
        case .cancel: return .changeAll(ids, .cancel)
        case .delete: return .delete(ids)
        case .addTag: return .changeAll(ids, .addTag(value))
        case .removeTag: return .changeAll(ids, .removeTag(value))
        case .category: return .changeAll(ids, .category(value.isEmpty ? .none : .named(value)))
        case .priority:
            guard !value.isEmpty else { return .changeAll(ids, .priority(nil)) }
            guard let priority = words.priority(typed: value) else {
                throw .field(FieldError("priority", .unknownChoice(value)))
            }
            return .changeAll(ids, .priority(priority))
        case .due:
            if words.isSomeday(value) { return .changeAll(ids, .someday) }
            guard let day = Day(value) ?? words.parseDay(value, today: today) else {
                throw .field(FieldError("dueDay", .noSuchDay(value)))
            }
            return .changeAll(ids, .due(day))
        case .noDue: return .changeAll(ids, .due(nil))
        }
    }
}

extension Words {
    func name(_ change: BulkChange) -> String {
        switch change {
        case .complete: complete
        case .completeWithSubtasks: completeWithSubtasks
        case .reopen: reopen
        case .cancel: cancelTask
        case .priority: setPriority
        case .due: setDue
        case .noDue: dueNever
        case .category: setCategory
        case .addTag: addTag
        case .removeTag: removeTag
        case .delete: deleteTask
        }
    }
}
