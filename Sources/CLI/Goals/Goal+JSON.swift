import CivilTime
import DaybookCore
import DaybookWeb
import Interchange
import Journal

extension Session {
    /// A goal with its computed values.
    func json(_ goal: Goal, in state: State, withSubtasks: Bool = true) -> JSONValue {
        let today = state.today(now)
        let status = state.status(of: goal, today: today)
        var members = [JSONMember("id", .string(goal.id.hex))]
        members += goal.editableFields(except: [.unit, .startValue, .target, .habit, .account])
        members += [
            JSONMember("category", .text(state.category(goal.category)?.name)),
            JSONMember("unit", .string(goal.shownUnit(in: state))),
            JSONMember("habit", .text(goal.habit.flatMap { state.habit($0) }?.title)),
            JSONMember("account", .text(state.account(goal.account)?.title)),
            JSONMember("start", .number(status.start)),
            JSONMember("current", .number(status.current)),
            JSONMember("target", .amount(status.target)),
            JSONMember("share", .number(status.share)),
            JSONMember("reachedOn", .text(status.reachedOn?.text)),
            JSONMember("archived", .bool(goal.isArchived)),
            JSONMember("createdOn", .text(goal.createdOn?.text)),
            JSONMember("pace", json(status.pace)),
        ]
        if withSubtasks { members += parts(of: goal, in: state, today) }
        return .object(members)
    }

    private func json(_ pace: GoalPace?) -> JSONValue {
        guard let pace else { return nil }
        var expected: Day?
        if case .reached(let day) = pace.forecast { expected = day }
        return [
            "expectedOn": .text(expected?.text),
            "daysLate": pace.daysLate.map { .integer(Int64($0)) } ?? nil,
            "plannedShare": .amount(pace.plannedShare),
            "neededADay": .amount(pace.neededADay),
        ]
    }

    private func parts(of goal: Goal, in state: State, _ today: Day) -> [JSONMember] {
        let milestones = state.milestones(of: goal.id).map { milestone -> JSONValue in
            [
                "id": .string(milestone.id.hex), "title": .string(milestone.title),
                "doneOn": .text(milestone.doneOn?.text),
            ]
        }
        let tasks = state.tasksByGoal.of(goal.id).map { task -> JSONValue in
            [
                "id": .string(task.id.hex), "title": .string(task.title),
                "open": .bool(state.isOpen(task, today: today)),
                "timesDone": .count(state.completionDays(of: task).count),
            ]
        }
        let progress = state.progress(of: goal.id).map { note -> JSONValue in
            [
                "id": .string(note.id.hex), "day": .text(note.day?.text), "value": .amount(note.value),
                "amount": .amount(note.value == nil ? note.amount : nil), "note": .string(note.note),
            ]
        }
        return [
            JSONMember("milestones", .array(milestones)), JSONMember("tasks", .array(tasks)),
            JSONMember("progress", .array(progress)),
        ]
    }
}
