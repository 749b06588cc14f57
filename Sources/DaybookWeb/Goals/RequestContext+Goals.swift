import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a goal route.
    func show(_ route: GoalPageRoute) -> Outcome {
        switch route {
        case .list: page(GoalsPage(self))
        case .reached(let days): page(GoalsPage(self, reachedOn: days))
        case .add: page(GoalFormPage(adding: self))
        case .goal(let id): found(GoalPage(self, id: id))
        case .edit(let id): found(GoalFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a goal route.
    func act(_ route: GoalActionRoute) -> Outcome {
        guard belongsToGoal(route) else { return .response(notFound(), nil) }
        switch route {
        case .add: return addGoal()
        case .edit(let id): return editGoal(id)
        case .reach(let id): return change(.reach(id), of: id, then: .goal(id))
        case .reopen(let id): return change(.reopen(id), of: id, then: .goal(id))
        case .archive(let id): return change(.archive(id), of: id, then: .list)
        case .restore(let id): return change(.restore(id), of: id, then: .goal(id))
        case .delete(let id): return deleteGoal(id)
        case .move(let id):
            return move(id, then: .list, anchor: "goal-" + id.hex) { .move(id, behind: $0) }
        case .addProgress(let id): return addProgress(to: id)
        case .deleteProgress(let progress, let id):
            return change(
                .deleteProgress(progress), of: id, then: .goal(id), anchor: "progress")
        case .addMilestone(let id): return addMilestone(to: id)
        case .markMilestone(let milestone, let id):
            let isDone = request.form["done"] == "1"
            let command = isDone ? GoalCommand.completeMilestone(milestone) : .reopenMilestone(milestone)
            return change(command, of: milestone, then: .goal(id), anchor: "milestones")
        case .moveMilestone(let milestone, let id):
            return move(milestone, then: .goal(id), anchor: "milestones") { .moveMilestone(milestone, behind: $0) }
        case .deleteMilestone(let milestone, let id):
            return change(
                .deleteMilestone(milestone), of: milestone, then: .goal(id),
                anchor: "milestones")
        }
    }

    /// Whether the milestone or the progress of a route belongs to the route's goal. One that never was is refused by
    /// its command.
    private func belongsToGoal(_ route: GoalActionRoute) -> Bool {
        switch route {
        case .deleteProgress(let id, let goal): state.goalProgress[id].map { $0.goal == goal } ?? true
        case .markMilestone(let id, let goal), .moveMilestone(let id, let goal), .deleteMilestone(let id, let goal):
            state.milestones[id].map { $0.goal == goal } ?? true
        default: true
        }
    }

    /// Runs a goal command without a form. A refusal is shown as a message.
    private func change(
        _ command: GoalCommand, of record: RecordID, then route: GoalPageRoute,
        anchor: String = ""
    ) -> Outcome {
        do throws(GoalRefusal) {
            let decision = try command.decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: record, then: back ?? .goals(route), anchor: anchor)
        } catch {
            return refused(ReasonPage(words: words, reason: words.reason(error)))
        }
    }

    private func deleteGoal(_ id: RecordID) -> Outcome {
        guard state.goals[id] != nil else { return .response(notFound(), nil) }
        // Deleting an already deleted goal succeeds without a change.
        let decision = try? GoalCommand.delete(id).decide(in: state, now: now, newID: newIDs())
        return commit(
            decision ?? Decision(GoalAction.deleteGoal, []), of: id, then: .goals(.list))
    }

    /// Moves a record after the one in the form's `behind` field, or to the front if that is empty.
    private func move(
        _ id: RecordID, then route: GoalPageRoute, anchor: String, _ command: (RecordID?) -> GoalCommand
    ) -> Outcome {
        let behind = request.form["behind"] ?? ""
        let other = RecordID(hex: behind)
        guard other != nil || behind.isEmpty else { return .response(notFound(), nil) }
        guard other != id else { return .response(.redirect(to: route.url), nil) }
        return change(command(other), of: id, then: route, anchor: anchor)
    }

    private func addProgress(to id: RecordID) -> Outcome {
        let form = request.form
        do throws(FormRefusal) {
            var progress = try GoalProgress(id: formID(), of: id, form, words)
            if let goal = state.goal(id), form["do"] != "add" { progress = goal.counted(progress) }
            let decision = try decide(.addProgress(progress)) { $0.progressField }
            if let back { return commit(decision, of: id, then: back) }
            return commit(decision, of: id, then: .goals(.goal(id)), anchor: "progress")
        } catch {
            guard let page = GoalPage(self, id: id, progress: form, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.goalWasDeleted))
            }
            return refused(page)
        }
    }

    private func addMilestone(to id: RecordID) -> Outcome {
        let title = request.form["milestone"] ?? ""
        do throws(FormRefusal) {
            let decision = try decide(.addMilestone(id, title: title, id: formID())) { _ in "milestone" }
            return commit(decision, silently: true, then: .goals(.goal(id)), anchor: "milestones")
        } catch {
            guard let page = GoalPage(self, id: id, milestone: title, refusal: error) else {
                return refused(ReasonPage(words: words, reason: words.goalWasDeleted))
            }
            return refused(page)
        }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    func decide(
        _ command: GoalCommand, _ field: (GoalRefusal) -> String
    ) throws(FormRefusal) -> Decision {
        do throws(GoalRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(field(error), words.reason(error))
        }
    }
}
