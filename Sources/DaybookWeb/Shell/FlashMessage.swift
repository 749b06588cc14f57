/// The message after an action. It is part of the redirect URL, so that it is shown once on the next page.
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

    /// The kind of record that a message names.
    enum Subject: Sendable {
        case habit, category, task, goal, milestone, mood, pet, measurement
        case workout, routine, exercise, meal, mealItem, food
    }

    /// Nil if the message names no record.
    var subject: Subject? {
        switch self {
        case .habitAdded, .habitSaved, .habitArchived, .habitRestored, .habitDeleted, .daySkipped, .dayCleared,
            .valueSet, .noteSaved:
            .habit
        case .categoryAdded, .categorySaved, .categoryDeleted: .category
        case .taskAdded, .taskSaved, .taskCompleted, .taskReopened, .taskCancelled, .taskSkipped, .taskDeleted: .task
        case .goalAdded, .goalSaved, .goalReached, .goalReopened, .goalArchived, .goalRestored, .goalDeleted: .goal
        case .milestoneDone, .milestoneOpen, .milestoneDeleted: .milestone
        case .moodLogged: .mood
        case .petAdded, .petSaved, .petArchived, .petRestored, .petDeleted: .pet
        case .measured, .measurementSaved: .measurement
        case .mealSaved, .mealDeleted: .meal
        case .eaten, .eatenDeleted: .mealItem
        case .foodAdded, .foodSaved, .foodDeleted: .food
        case .workoutLogged, .workoutSaved, .workoutFinished, .workoutDeleted: .workout
        case .routineAdded, .routineSaved, .routineDeleted: .routine
        case .exerciseAdded, .exerciseSaved, .exerciseDeleted: .exercise
        case .orderSaved, .settingsSaved, .erased, .nothingToErase, .imported, .nothingImported, .tasksChanged,
            .sessionDeleted, .progressAdded, .progressDeleted, .moodSaved, .moodDeleted, .adviceDismissed,
            .measurementDeleted, .profileSaved, .setSaved, .setDeleted, .healthDeleted, .undone, .redone,
            .partlyUndone, .couldNotUndo, .nothingToUndo:
            nil
        }
    }
}
