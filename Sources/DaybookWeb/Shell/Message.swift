import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The message about the last action, with a button to undo it.
struct Message: Sendable {
    let text: String
    /// The action that its button undoes or redoes.
    let undo: ActionID?
    /// Whether the button redoes what was undone.
    let isRedo: Bool
    /// Whether the button undoes what was not undone without a question.
    private let isQuestion: Bool
    /// Whether it stays until it is closed.
    let isWarning: Bool
    let back: PageRoute
    /// A sheet that adds to what was done.
    private let offer: (name: String, route: PageRoute)?

    /// Creates the message of a page's URL; nil if it has none.
    init?(_ context: RequestContext, on route: PageRoute) {
        let query = context.request.query
        guard let message = context.flashMessage else { return nil }
        let record = query["of"].flatMap { RecordID(hex: $0) }
        let sentence = context.words.message(message, of: record, in: context.state, today: context.today)
        let next = Self.nextTime(message, of: record, context)
        let undone = context.undoneAction.map { ": " + $0 }
        let left = context.filesLeft
        let warning = left > 0 ? ". " + context.words.eraseLeavesFiles(left) : nil
        let broughtOn = query["challenge"].flatMap { RecordID(hex: $0) }.flatMap { context.state.challenge($0) }
        let challenge = broughtOn.flatMap { context.state.status(of: $0, today: context.today) }
            .map { ". " + context.words.progress($0, in: context.state) }
        isQuestion = message == .notice(.changedElsewhere)
        isWarning = warning != nil || isQuestion
        text = sentence + (next.map { "; " + $0 } ?? "") + (challenge ?? "") + (undone ?? "") + (warning ?? "")
        isRedo = message.isOfUndo
        let isRefused = message == .notice(.couldNotUndo) || message == .notice(.couldNotRedo)
        let isTaken = !isRefused && (!isRedo || context.canRedo)
        undo = isTaken ? query["undo"].flatMap { ActionID(hex: $0) } : nil
        back = Self.pageAfterUndoing(message, on: route)
        offer = Self.detailsOffer(message, of: record, on: route, context)
    }

    /// The page to show once the action is undone. The page of a goal that was added no longer exists then, and there is no set to
    /// rest from.
    static func pageAfterUndoing(_ message: FlashMessage, on route: PageRoute) -> PageRoute {
        switch (message, route) {
        case (.done(.goal(.addGoal)), .goals): .goals(.list)
        case (.done(.workout(.addSet)), .workouts(.live(let workout, let view))):
            .workouts(.live(workout, LiveView(exercise: view.exercise)))
        default: route
        }
    }

    /// The sheet for the activities and the note of a mood that was logged with a tap.
    private static func detailsOffer(
        _ message: FlashMessage, of record: RecordID?, on route: PageRoute, _ context: RequestContext
    ) -> (name: String, route: PageRoute)? {
        if case .moods = route { return nil } // its form has them
        let state = context.state
        guard message == .done(.mood(.logMood)), let entry = record.flatMap({ state.mood($0) }), entry.note.isEmpty,
            state.moodTags(of: entry.id).isEmpty, state.feelings(of: entry.id).isEmpty
        else { return nil }
        return (context.words.addDetails, .log(.moodEntry(entry.id), back: route.url))
    }

    /// The next due date of a repeating task, after one of its occurrences was closed.
    private static func nextTime(_ message: FlashMessage, of record: RecordID?, _ context: RequestContext) -> String? {
        guard let record, TaskItem.occurrence(record) != nil else { return nil }
        let closing: [TaskAction] = [.completeTask, .skipTask, .cancelTask]
        guard closing.contains(where: { message == .done(.task($0)) }) else { return nil }
        let next = context.state.currentOccurrence(of: record, today: context.today)
        return next.map { context.words.nextTime($0.day, today: context.today) }
    }

    func view(_ words: Words) -> HTML {
        var button: HTML?
        if let undo {
            let route: ActionRoute = isRedo ? .redo(undo) : .undo(undo)
            let label = isRedo ? words.redo : isQuestion ? words.undoAnyway : words.undo
            let confirmation: HTML? = isQuestion ? "<input type=\"hidden\" name=\"anyway\" value=\"1\">" : nil
            button = """
                <form method="post" action="\(route.url)">\
                <input type="hidden" name="back" value="\(back.url)">\(confirmation)\
                <button class="button">\(label)</button></form>
                """
        }
        if isWarning {
            return """
                <div class="message bad" role="alert"><span>\(text)</span><a class="button" href="\(back.url)">\(words.dismiss)</a>\
                \(isQuestion ? button : nil)</div>
                """
        }
        let link = offer.map { "<a class=\"button\" href=\"\($0.route.url)\" data-sheet>\($0.name)</a>" as HTML }
        return """
            <div class="message" role="status" aria-live="off"><span>\(text)</span>\(link)\(button)</div>
            """
    }
}

extension Words {
    func message(_ message: FlashMessage, of record: RecordID?, in state: State, today: Day) -> String {
        if message == .done(.task(.changeTasks)), let task = record.flatMap({ state.task($0) }) {
            return task.isSomeday
                ? taskPutOff(task.title) : taskRescheduled(task.title, to: task.dueDay, today: today)
        }
        if case .done(let action) = message, Self.logsMoney(action),
            let transaction = record.flatMap({ state.transaction($0) }),
            let arrival = self.arrival(of: transaction, in: state, today: today, isFirst: false)
        {
            return "\(description(action, of: record, in: state, today: today)) · \(arrival)"
        }
        return switch message {
        case .done(let action): description(action, of: record, in: state, today: today)
        case .notice(.nothingToErase): nothingToErase
        case .notice(.nothingImported): nothingNew
        case .notice(.nothingChanged): nothingChanged
        case .notice(.partlyUndone): partlyUndone
        case .notice(.undoneWithEdits): undoneWithEdits
        case .notice(.partlyUndoneWithEdits): partlyUndoneWithEdits
        case .notice(.couldNotUndo): couldNotUndo
        case .notice(.couldNotRedo): couldNotRedo
        case .notice(.changedElsewhere): changedElsewhere
        case .notice(.eraseNotUndone): "\(erased). \(eraseCannotBeUndone)"
        case .notice(.nothingToUndo): nothingToUndo
        case .notice(.nothingToRedo): nothingToRedo
        }
    }

    /// Whether an action may have logged or changed what arrives of a transfer.
    private static func logsMoney(_ action: ActionName) -> Bool {
        [.money(.addTransaction), .money(.editTransaction), .money(.postRecurring)].contains(action)
    }
}
