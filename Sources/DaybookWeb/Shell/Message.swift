import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The message about the last action, with a button to undo it.
struct Message: Sendable {
    let text: String
    /// The action that its button undoes.
    let undo: ActionID?
    /// Whether the button redoes what was undone.
    let isRedo: Bool
    let back: PageRoute

    /// Creates the message of a page's URL; nil if it has none.
    init?(_ context: RequestContext, on route: PageRoute) {
        let query = context.request.query
        guard let message = query["said"].flatMap({ FlashMessage(rawValue: $0) }) else { return nil }
        let record = query["of"].flatMap { RecordID(hex: $0) }
        text = context.words.message(message, of: Self.title(of: record, message, in: context.state, context.words))
        undo = query["undo"].flatMap { ActionID(hex: $0) }
        isRedo = message == .undone || message == .partlyUndone
        // After undoing the addition of a goal, its page no longer exists.
        back = message == .goalAdded ? .goals(.list) : route
    }

    /// The title of the message's record, deleted or not.
    private static func title(
        of record: RecordID?, _ message: FlashMessage, in state: State, _ words: Words
    ) -> String {
        guard let record else { return "" }
        switch message.subject {
        case nil: return ""
        case .habit: return state.habit(record)?.title ?? state.habits[record]?.title ?? ""
        case .category: return state.category(record)?.name ?? state.categories[record]?.name ?? ""
        case .task: return state.task(record)?.title ?? state.tasks[TaskItem.root(of: record)]?.title ?? ""
        case .goal: return state.goals[record]?.title ?? ""
        case .milestone: return state.milestones[record]?.title ?? ""
        case .mood:
            guard let entry = state.moodEntries[record], let mood = entry.mood else { return "" }
            return words.moodLogged(words.mood(mood), of: state.subject(entry.subject)?.name)
        case .pet: return state.subjects[record]?.name ?? ""
        case .measurement: return state.measurements[record].map { words.measured($0, in: state) } ?? ""
        case .workout: return state.workouts[record].map { words.name($0, in: state) } ?? ""
        case .routine: return state.routines[record]?.name ?? ""
        case .exercise: return state.exercises[record]?.name ?? ""
        case .meal: return state.meals[record].map { words.name($0.kind) } ?? ""
        case .mealItem: return state.mealItems[record].map { words.eaten($0, in: state) } ?? ""
        case .food: return state.foods[record].map { words.name($0) } ?? ""
        }
    }

    func view(_ words: Words) -> HTML {
        var button: HTML?
        if let undo {
            button = """
                <form method="post" action="\(ActionRoute.undo(undo).url)">\
                <input type="hidden" name="back" value="\(back.url)">\
                <button class="button">\(isRedo ? words.redo : words.undo)</button></form>
                """
        }
        return """
            <div class="message" role="status"><span>\(text)</span>\(button)</div>
            """
    }
}

extension Words {
    func message(_ message: FlashMessage, of title: String) -> String {
        switch message {
        case .habitAdded: wasAdded(title)
        case .habitSaved: wasSaved(title)
        case .habitArchived: wasArchived(title)
        case .habitRestored: wasRestored(title)
        case .habitDeleted: deletedForEver(title)
        case .orderSaved: orderSaved
        case .daySkipped: markedSkipped(title)
        case .dayCleared: markedNotDone(title)
        case .valueSet: wasSaved(title)
        case .noteSaved: noteSaved(title)
        case .categoryAdded: categoryAdded(title)
        case .categorySaved: categorySaved(title)
        case .categoryDeleted: categoryDeleted(title)
        case .settingsSaved: settingsSaved
        case .erased: erased
        case .nothingToErase: nothingToErase
        case .imported: imported
        case .nothingImported: nothingNew
        case .taskAdded: taskAdded(title)
        case .taskSaved: wasSaved(title)
        case .taskCompleted: taskDone(title)
        case .taskReopened: taskReopened(title)
        case .taskCancelled: taskCancelled(title)
        case .taskSkipped: taskSkipped(title)
        case .taskDeleted: wasDeleted(title)
        case .tasksChanged: tasksChanged
        case .sessionDeleted: sessionDeleted
        case .goalAdded: wasAdded(title)
        case .goalSaved: wasSaved(title)
        case .goalReached: goalReached(title)
        case .goalReopened: goalReopened(title)
        case .goalArchived: wasArchived(title)
        case .goalRestored: wasRestored(title)
        case .goalDeleted, .milestoneDeleted: wasDeleted(title)
        case .progressAdded: progressWritten
        case .progressDeleted: progressDeleted
        case .milestoneDone: markedDone(title)
        case .milestoneOpen: markedNotDone(title)
        case .moodLogged: title
        case .moodSaved: moodSaved
        case .moodDeleted: moodDeleted
        case .adviceDismissed: adviceDismissed
        case .petAdded: wasAdded(title)
        case .petSaved: wasSaved(title)
        case .petArchived: wasArchived(title)
        case .petRestored: wasRestored(title)
        case .petDeleted: wasDeleted(title)
        case .workoutLogged, .routineAdded, .exerciseAdded: wasAdded(title)
        case .workoutSaved, .routineSaved, .exerciseSaved: wasSaved(title)
        case .workoutFinished: workoutFinished(title)
        case .workoutDeleted, .routineDeleted, .exerciseDeleted: wasDeleted(title)
        case .setSaved: setSaved
        case .setDeleted: setDeleted
        case .measured: title
        case .measurementSaved: wasSaved(title)
        case .measurementDeleted: measurementDeleted
        case .profileSaved: profileSaved
        case .mealSaved: mealSaved(title)
        case .mealDeleted: mealDeleted(title)
        case .eaten: title
        case .eatenDeleted: wasDeleted(title)
        case .foodAdded: wasAdded(title)
        case .foodSaved: wasSaved(title)
        case .foodDeleted: wasDeleted(title)
        case .healthDeleted: healthDeleted
        case .undone: undone
        case .redone: redone
        case .partlyUndone: partlyUndone
        case .couldNotUndo: couldNotUndo
        case .nothingToUndo: nothingToUndo
        }
    }
}
