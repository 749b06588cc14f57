import DaybookWeb

// The cases of each route, without payloads. The compiler asks for each new case in `init`, and `allCases` lets a test
// demand a sample of it.

enum RouteCase: CaseIterable {
    case home, today, habits, addHabit, habit, editHabit, archiveHabit, restoreHabit, deleteHabit, moveHabit, entry,
        tasks, archive, statistics, categories, addCategory, category, deleteCategory, settings, erase, startAnew,
        safety, data, previewImport, applyImport, export, undo, goals, moods, workouts, body, meals, health, more

    init(_ route: Route) {
        switch route {
        case .home: self = .home
        case .today: self = .today
        case .habits: self = .habits
        case .addHabit: self = .addHabit
        case .habit: self = .habit
        case .editHabit: self = .editHabit
        case .archiveHabit: self = .archiveHabit
        case .restoreHabit: self = .restoreHabit
        case .deleteHabit: self = .deleteHabit
        case .moveHabit: self = .moveHabit
        case .entry: self = .entry
        case .tasks: self = .tasks
        case .archive: self = .archive
        case .statistics: self = .statistics
        case .categories: self = .categories
        case .addCategory: self = .addCategory
        case .category: self = .category
        case .deleteCategory: self = .deleteCategory
        case .settings: self = .settings
        case .erase: self = .erase
        case .startAnew: self = .startAnew
        case .safety: self = .safety
        case .data: self = .data
        case .previewImport: self = .previewImport
        case .applyImport: self = .applyImport
        case .export: self = .export
        case .undo: self = .undo
        case .goals: self = .goals
        case .moods: self = .moods
        case .workouts: self = .workouts
        case .body: self = .body
        case .meals: self = .meals
        case .health: self = .health
        case .more: self = .more
        }
    }
}

enum TaskRouteCase: CaseIterable {
    case list, upcoming, board, month, quick, add, one, edit, complete, act, move, several

    init(_ route: TaskRoute) {
        switch route {
        case .list: self = .list
        case .upcoming: self = .upcoming
        case .board: self = .board
        case .month: self = .month
        case .quick: self = .quick
        case .add: self = .add
        case .one: self = .one
        case .edit: self = .edit
        case .complete: self = .complete
        case .act: self = .act
        case .move: self = .move
        case .several: self = .several
        }
    }
}

enum GoalRouteCase: CaseIterable {
    case list, add, goal, edit, reach, reopen, archive, restore, delete, move, addProgress, deleteProgress,
        addMilestone, milestone, moveMilestone, deleteMilestone

    init(_ route: GoalRoute) {
        switch route {
        case .list: self = .list
        case .add: self = .add
        case .goal: self = .goal
        case .edit: self = .edit
        case .reach: self = .reach
        case .reopen: self = .reopen
        case .archive: self = .archive
        case .restore: self = .restore
        case .delete: self = .delete
        case .move: self = .move
        case .addProgress: self = .addProgress
        case .deleteProgress: self = .deleteProgress
        case .addMilestone: self = .addMilestone
        case .milestone: self = .milestone
        case .moveMilestone: self = .moveMilestone
        case .deleteMilestone: self = .deleteMilestone
        }
    }
}

enum MoodRouteCase: CaseIterable {
    case home, list, charts, entry, delete, advice, pets, addPet, pet, archivePet, restorePet, deletePet

    init(_ route: MoodRoute) {
        switch route {
        case .home: self = .home
        case .list: self = .list
        case .charts: self = .charts
        case .entry: self = .entry
        case .delete: self = .delete
        case .advice: self = .advice
        case .pets: self = .pets
        case .addPet: self = .addPet
        case .pet: self = .pet
        case .archivePet: self = .archivePet
        case .restorePet: self = .restorePet
        case .deletePet: self = .deletePet
        }
    }
}

enum WorkoutRouteCase: CaseIterable {
    case home, history, figures, start, log, workout, edit, delete, live, finish, addSet, set, moveSet, deleteSet,
        addRoutine, routine, deleteRoutine, exercises, addExercise, exercise, editExercise, deleteExercise

    init(_ route: WorkoutRoute) {
        switch route {
        case .home: self = .home
        case .history: self = .history
        case .figures: self = .figures
        case .start: self = .start
        case .log: self = .log
        case .workout: self = .workout
        case .edit: self = .edit
        case .delete: self = .delete
        case .live: self = .live
        case .finish: self = .finish
        case .addSet: self = .addSet
        case .set: self = .set
        case .moveSet: self = .moveSet
        case .deleteSet: self = .deleteSet
        case .addRoutine: self = .addRoutine
        case .routine: self = .routine
        case .deleteRoutine: self = .deleteRoutine
        case .exercises: self = .exercises
        case .addExercise: self = .addExercise
        case .exercise: self = .exercise
        case .editExercise: self = .editExercise
        case .deleteExercise: self = .deleteExercise
        }
    }
}

enum BodyRouteCase: CaseIterable {
    case home, measure, statistics, measurement, delete, profile

    init(_ route: BodyRoute) {
        switch route {
        case .home: self = .home
        case .measure: self = .measure
        case .statistics: self = .statistics
        case .measurement: self = .measurement
        case .delete: self = .delete
        case .profile: self = .profile
        }
    }
}

enum MealRouteCase: CaseIterable {
    case day, add, statistics, meal, delete, copy, item, deleteItem, foods, addFood, food, deleteFood

    init(_ route: MealRoute) {
        switch route {
        case .day: self = .day
        case .add: self = .add
        case .statistics: self = .statistics
        case .meal: self = .meal
        case .delete: self = .delete
        case .copy: self = .copy
        case .item: self = .item
        case .deleteItem: self = .deleteItem
        case .foods: self = .foods
        case .addFood: self = .addFood
        case .food: self = .food
        case .deleteFood: self = .deleteFood
        }
    }
}

enum HealthRouteCase: CaseIterable {
    case overview, day, workouts, delete, deleteWorkout

    init(_ route: HealthRoute) {
        switch route {
        case .overview: self = .overview
        case .day: self = .day
        case .workouts: self = .workouts
        case .delete: self = .delete
        case .deleteWorkout: self = .deleteWorkout
        }
    }
}
