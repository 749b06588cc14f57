import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    func show(_ route: TaskPageRoute) -> Outcome {
        switch route {
        case .list(let filter, let isChoosing, let hundreds):
            page(TasksPage(self, filter: filter, isChoosing: isChoosing, hundreds: hundreds))
        case .upcoming(let day): page(UpcomingPage(self, from: day ?? today))
        case .board: page(TaskBoardPage(self))
        case .month(let month): page(TaskMonthPage(self, month: month ?? today.monthOfYear))
        case .quick(let line, _, _): page(QuickAddPage(self, line: line))
        case .add(let due, let back): page(TaskFormPage(adding: self, due: due, back: back))
        case .example(let repetition, let due):
            page(
                ExamplePage(
                    text: RepetitionExample.text(String(repetition.prefix(500)), due: due, words, today: today) ?? "",
                    title: words.repeats, section: .tasks))
        case .one(let id): found(TaskPage(self, id: id))
        case .edit(let id): found(TaskFormPage(editing: id, self))
        case .complete(let id, let back): question(of: id, isCancelling: false, back: PageRoute(url: back))
        case .cancel(let id, let back): question(of: id, isCancelling: true, back: PageRoute(url: back))
        case .reschedule(let id, let back): found(ReschedulePage(self, id: id, back: PageRoute(url: back)))
        }
    }

    func act(_ route: TaskActionRoute) -> Outcome {
        switch route {
        case .quickAdd: quickAdd()
        case .add: addTask()
        case .edit(let id): editTask(id)
        case .change(let id): actOnTask(id)
        case .move(let id): moveTask(id)
        case .changeInBulk: changeInBulk()
        }
    }

    /// Handles a button of a row or of a task's page.
    private func actOnTask(_ id: RecordID) -> Outcome {
        let done = request.form["do"] ?? ""
        let here = back ?? .tasks(.one(id))
        do throws(TaskRefusal) {
            switch done {
            case "complete": return try commit(.complete(id, subtasks: subtaskHandling), of: id, then: here)
            case "reopen": return try commit(.reopen(id), of: id, then: here)
            case "pend":
                // A started task is stopped without a message; a closed one is reopened with one.
                let isBegun = state.task(id)?.status == .inProgress
                return isBegun
                    ? try commit(.stop(id), of: id, silently: true, then: here)
                    : try commit(.reopen(id), of: id, then: here)
            case "cancel": return try commit(.cancel(id, subtasks: subtaskHandling), of: id, then: here)
            case "reschedule": return try reschedule(id, then: here)
            case "priority": return try setPriority(of: id, then: here)
            case "skip": return try commit(.skip(id), of: id, then: here)
            case "start": return try commit(.start(id, session: formID("session")), of: id, silently: true, then: here)
            case "stop": return try commit(.stop(id), of: id, silently: true, then: here)
            case "begin": return try commit(.changeAll([id], .start), of: id, silently: true, then: here)
            case "spend":
                let typed = PlainText.line(request.form["time"] ?? "")
                guard let minutes = words.parseDuration(typed) else { throw .notADuration(typed) }
                return try commit(
                    .spend(id, minutes: minutes, session: formID("session")), of: id, then: here)
            case "forget":
                return try commit(.deleteSession(formID("session")), of: id, then: here)
            case "delete":
                return try commit(
                    .delete([id]), of: id, then: back ?? .tasks(.list(TaskFilter())))
            case "add-part": return try addSubtask(of: id)
            case NoteEditor.field: return try setNote(of: id)
            default: return .response(notFound(), nil)
            }
        } catch {
            if done == "reschedule", let page = ReschedulePage(self, id: id, back: back, reason: words.reason(error)) {
                return refused(page)
            }
            if done == NoteEditor.field,
                let page = TaskPage(self, id: id, refusedNote: (request.form, words.reason(error)))
            {
                return refused(page)
            }
            if case .openSubtasks = error {
                let question: TaskPageRoute =
                    done == "cancel" ? .cancel(id, back: here.url) : .complete(id, back: here.url)
                return .response(.redirect(to: question.url), nil)
            }
            return refusedReason(words.reason(error))
        }
    }

    /// The handling of open subtasks that the form chose; asks if it chose none.
    private var subtaskHandling: TaskCommand.SubtaskHandling {
        switch request.form["parts"] {
        case "complete": .complete
        case "leave": .leave
        default: .ask
        }
    }

    /// Moves a task to the day of a button or to the typed one.
    private func reschedule(_ id: RecordID, then route: PageRoute) throws(TaskRefusal) -> Outcome {
        let typed = PlainText.line(request.form["day"] ?? "")
        guard !typed.isEmpty else { return try commit(.changeAll([id], .due(nil)), of: id, then: route) }
        if words.isSomeday(typed) { return try commit(.changeAll([id], .someday), of: id, then: route) }
        guard let day = Day(typed) ?? words.parseDay(typed, today: today) else {
            throw .field(FieldError("dueDay", .noSuchDay(typed)))
        }
        return try commit(.changeAll([id], .due(day)), of: id, then: route, anchor: "")
    }

    /// Gives a task the priority of a button; the message is that of an edited task, as its day did not change.
    private func setPriority(of id: RecordID, then route: PageRoute) throws(TaskRefusal) -> Outcome {
        let command = try command(.priority, of: [id], to: PlainText.line(request.form["priority"] ?? ""))
        let decision = try command.decide(in: state, now: now, newID: newIDs())
        return commit(decision, saying: .done(.task(.editTask)), of: id, then: route)
    }

    /// Saves the note that was typed on a task's page; of a repeating task, that of the occurrence shown there.
    private func setNote(of id: RecordID) throws(TaskRefusal) -> Outcome {
        guard let task = state.task(id) else { throw .noSuchTask }
        var draft = TaskDraft(task, in: state)
        draft.note = request.form.merged(over: NoteEditor.fields(of: task))[NoteEditor.field] ?? ""
        return try commit(.edit(id, draft, of: .this), of: id, then: .tasks(.one(id)), anchor: NoteEditor.anchor)
    }

    private func addSubtask(of id: RecordID) throws(TaskRefusal) -> Outcome {
        let line = request.form["line"] ?? ""
        var draft = TaskLine(line, self).draft
        draft.parent = TaskItem.root(of: id)
        // A form that is corrected after its answer was lost adds another one.
        var part = formID()
        while state.tasks[part] != nil, state.task(part)?.title != PlainText.line(draft.title), let next = part.next {
            part = next
        }
        return try commit(.add(draft, id: part), of: id, silently: true, then: .tasks(.one(id)), anchor: "parts")
    }

    private func moveTask(_ id: RecordID) -> Outcome {
        let behind = request.form["behind"] ?? ""
        let other = RecordID(hex: behind)
        do throws(TaskRefusal) {
            guard other != nil || behind.isEmpty else { throw .noSuchTask }
            return try commit(
                .move(id, behind: other), of: id,
                then: back ?? .tasks(.list(TaskFilter())), anchor: "task-" + id.hex)
        } catch {
            return refusedReason(words.reason(error))
        }
    }

    /// Runs a task command and redirects to a page.
    private func commit(
        _ command: TaskCommand, of id: RecordID, silently: Bool = false, then route: PageRoute,
        anchor: String = ""
    ) throws(TaskRefusal) -> Outcome {
        let decision = try command.decide(in: state, now: now, newID: newIDs())
        return commit(decision, of: id, silently: silently, then: route, anchor: anchor)
    }

    func refusedReason(_ reason: String) -> Outcome {
        refused(ReasonPage(words: words, reason: reason))
    }
}
