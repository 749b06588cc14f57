/// A page, a setting or an action that the search finds by what it does.
public enum SearchTopic: CaseIterable, Sendable {
    // The sections
    case today, tasks, habits, goals, journal, notes, moods, workouts, meals, weight, health, money, review, settings
    // The settings
    case language, theme, darkTheme, textSize, firstWeekday, dayEnd, units, tapBehaviour, habitLayout
    case reminders, parts, gameSwitch, arrangeToday, away, categories, archive, history, importAndExport, backup
    case calendarFeed, recoveryCode, eraseDeleted, yourData, devices, keyboardShortcuts, profile
    // The pages of the sections
    case upcoming, taskBoard, taskMonth, doneTasks, moodCharts, pets
    case routines, workoutHistory, exercises, workoutFigures, foods, mealStatistics
    case bodyMeasures, weightStatistics, progressPhotos, sleep
    case accounts, transactions, budgets, envelopes, bills, moneyCategories, payeeRules, bankImport, exchangeRates
    case cashFlow, netWorth, forecast, compare, progress, achievements, challenges, pointRules
    // The actions
    case addTask, addHabit, addGoal, addNote, logMood, addPet, weighIn, startWorkout, addRoutine, addExercise, logMeal
    case addFood, logExpense, logIncome, logTransfer, addAccount, addBill, addBudget, addCategory
}
