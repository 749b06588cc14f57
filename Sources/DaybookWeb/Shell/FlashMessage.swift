/// What a page says was just done; it stands in the URL, so that it survives the way there and is said once.
enum FlashMessage: String, Sendable {
    case habitAdded, habitSaved, habitArchived, habitRestored, habitDeleted, orderSaved
    case daySkipped, dayCleared, valueSet, noteSaved
    case categoryAdded, categorySaved, categoryDeleted
    case settingsSaved, erased, nothingToErase, imported, nothingImported
    case taskAdded, taskSaved, taskCompleted, taskReopened, taskCancelled, taskSkipped, taskDeleted, tasksChanged
    case sessionDeleted
    case goalAdded, goalSaved, goalReached, goalReopened, goalArchived, goalRestored, goalDeleted
    case progressAdded, progressDeleted, milestoneDone, milestoneOpen, milestoneDeleted
    case moodLogged, moodSaved, moodDeleted, adviceDismissed
    case measured, measurementSaved, measurementDeleted, profileSaved
    case mealSaved, mealDeleted, eaten, eatenDeleted, foodAdded, foodSaved, foodDeleted
    case petAdded, petSaved, petArchived, petRestored, petDeleted
    case workoutLogged, workoutSaved, workoutFinished, workoutDeleted, setSaved, setDeleted
    case routineAdded, routineSaved, routineDeleted, exerciseAdded, exerciseSaved, exerciseDeleted
    case healthDeleted
    case undone, redone, partlyUndone, couldNotUndo, nothingToUndo
}
