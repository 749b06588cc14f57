import DaybookWeb

// The cases of each action route, without payloads. The compiler asks for each new case in `init`, and `allCases` lets a test
// demand a sample of it.

enum ActionRouteCase: CaseIterable {
    case undo, redo, undoLatest, redoLatest, habits, tasks, categories, goals, game, away, notes, moods, workouts, body,
        meals,
        health,
        money, attachments, data, settings

    init(_ route: ActionRoute) {
        switch route {
        case .undo: self = .undo
        case .redo: self = .redo
        case .undoLatest: self = .undoLatest
        case .redoLatest: self = .redoLatest
        case .habits: self = .habits
        case .tasks: self = .tasks
        case .categories: self = .categories
        case .goals: self = .goals
        case .game: self = .game
        case .away: self = .away
        case .notes: self = .notes
        case .moods: self = .moods
        case .workouts: self = .workouts
        case .body: self = .body
        case .meals: self = .meals
        case .health: self = .health
        case .money: self = .money
        case .attachments: self = .attachments
        case .data: self = .data
        case .settings: self = .settings
        }
    }
}

enum HabitActionRouteCase: CaseIterable {
    case add, edit, archive, restore, delete, move, mark, countFrom

    init(_ route: HabitActionRoute) {
        switch route {
        case .add: self = .add
        case .edit: self = .edit
        case .archive: self = .archive
        case .restore: self = .restore
        case .delete: self = .delete
        case .move: self = .move
        case .mark: self = .mark
        case .countFrom: self = .countFrom
        }
    }
}

enum TaskActionRouteCase: CaseIterable {
    case quickAdd, add, edit, change, move, changeInBulk

    init(_ route: TaskActionRoute) {
        switch route {
        case .quickAdd: self = .quickAdd
        case .add: self = .add
        case .edit: self = .edit
        case .change: self = .change
        case .move: self = .move
        case .changeInBulk: self = .changeInBulk
        }
    }
}

enum CategoryActionRouteCase: CaseIterable {
    case add, edit, delete

    init(_ route: CategoryActionRoute) {
        switch route {
        case .add: self = .add
        case .edit: self = .edit
        case .delete: self = .delete
        }
    }
}

enum GoalActionRouteCase: CaseIterable {
    case add, edit, reach, reopen, archive, restore, delete, move, addProgress, deleteProgress, addMilestone,
        markMilestone, moveMilestone, deleteMilestone

    init(_ route: GoalActionRoute) {
        switch route {
        case .add: self = .add
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
        case .markMilestone: self = .markMilestone
        case .moveMilestone: self = .moveMilestone
        case .deleteMilestone: self = .deleteMilestone
        }
    }
}

enum NoteActionRouteCase: CaseIterable {
    case add, edit, delete

    init(_ route: NoteActionRoute) {
        switch route {
        case .add: self = .add
        case .edit: self = .edit
        case .delete: self = .delete
        }
    }
}

enum MoodActionRouteCase: CaseIterable {
    case log, edit, delete, dismissAdvice, addPet, editPet, archivePet, restorePet, deletePet

    init(_ route: MoodActionRoute) {
        switch route {
        case .log: self = .log
        case .edit: self = .edit
        case .delete: self = .delete
        case .dismissAdvice: self = .dismissAdvice
        case .addPet: self = .addPet
        case .editPet: self = .editPet
        case .archivePet: self = .archivePet
        case .restorePet: self = .restorePet
        case .deletePet: self = .deletePet
        }
    }
}

enum WorkoutActionRouteCase: CaseIterable {
    case start, log, edit, delete, finish, addSet, editSet, moveSet, deleteSet, addRoutine, editRoutine,
        deleteRoutine, addExercise, editExercise, deleteExercise

    init(_ route: WorkoutActionRoute) {
        switch route {
        case .start: self = .start
        case .log: self = .log
        case .edit: self = .edit
        case .delete: self = .delete
        case .finish: self = .finish
        case .addSet: self = .addSet
        case .editSet: self = .editSet
        case .moveSet: self = .moveSet
        case .deleteSet: self = .deleteSet
        case .addRoutine: self = .addRoutine
        case .editRoutine: self = .editRoutine
        case .deleteRoutine: self = .deleteRoutine
        case .addExercise: self = .addExercise
        case .editExercise: self = .editExercise
        case .deleteExercise: self = .deleteExercise
        }
    }
}

enum BodyActionRouteCase: CaseIterable {
    case log, edit, delete, saveProfile

    init(_ route: BodyActionRoute) {
        switch route {
        case .log: self = .log
        case .edit: self = .edit
        case .delete: self = .delete
        case .saveProfile: self = .saveProfile
        }
    }
}

enum MealActionRouteCase: CaseIterable {
    case logFood, add, edit, delete, copy, editItem, deleteItem, addFood, editFood, deleteFood

    init(_ route: MealActionRoute) {
        switch route {
        case .logFood: self = .logFood
        case .add: self = .add
        case .edit: self = .edit
        case .delete: self = .delete
        case .copy: self = .copy
        case .editItem: self = .editItem
        case .deleteItem: self = .deleteItem
        case .addFood: self = .addFood
        case .editFood: self = .editFood
        case .deleteFood: self = .deleteFood
        }
    }
}

enum HealthActionRouteCase: CaseIterable {
    case delete, deleteWorkout, logSleep

    init(_ route: HealthActionRoute) {
        switch route {
        case .delete: self = .delete
        case .deleteWorkout: self = .deleteWorkout
        case .logSleep: self = .logSleep
        }
    }
}

enum DataActionRouteCase: CaseIterable {
    case previewImport, applyImport, saveRejectedRows

    init(_ route: DataActionRoute) {
        switch route {
        case .previewImport: self = .previewImport
        case .applyImport: self = .applyImport
        case .saveRejectedRows: self = .saveRejectedRows
        }
    }
}

enum SettingsActionRouteCase: CaseIterable {
    case save, chooseParts, switchPart, switchGame, arrangeToday, erase, keepRecoveryCode, calendarFeed,
        switchToServerJournal, noteLosses

    init(_ route: SettingsActionRoute) {
        switch route {
        case .save: self = .save
        case .chooseParts: self = .chooseParts
        case .switchPart: self = .switchPart
        case .switchGame: self = .switchGame
        case .arrangeToday: self = .arrangeToday
        case .erase: self = .erase
        case .keepRecoveryCode: self = .keepRecoveryCode
        case .calendarFeed: self = .calendarFeed
        case .switchToServerJournal: self = .switchToServerJournal
        case .noteLosses: self = .noteLosses
        }
    }
}

enum MoneyActionRouteCase: CaseIterable {
    case addTransaction, editTransaction, deleteTransaction, categorise, clear, unlock, importFile
    case addAccount, editAccount,
        closeAccount, reopenAccount, deleteAccount, moveAccount, reconcile, addCategory, editCategory, deleteCategory,
        mergeCategory, addBill,
        editBill, deleteBill, acceptBill, payBill, skipBill, addBudget, editBudget, endBudget, deleteBudget, assign,
        moveIntoEnvelope, fillEnvelopes, carry, addRule, editRule, deleteRule, moveRule, learnRule, addRate, editRate,
        deleteRate

    init(_ route: MoneyActionRoute) {
        switch route {
        case .addTransaction: self = .addTransaction
        case .editTransaction: self = .editTransaction
        case .deleteTransaction: self = .deleteTransaction
        case .categorise: self = .categorise
        case .clear: self = .clear
        case .unlock: self = .unlock
        case .importFile: self = .importFile
        case .addAccount: self = .addAccount
        case .editAccount: self = .editAccount
        case .closeAccount: self = .closeAccount
        case .reopenAccount: self = .reopenAccount
        case .deleteAccount: self = .deleteAccount
        case .moveAccount: self = .moveAccount
        case .reconcile: self = .reconcile
        case .addCategory: self = .addCategory
        case .editCategory: self = .editCategory
        case .deleteCategory: self = .deleteCategory
        case .mergeCategory: self = .mergeCategory
        case .addBill: self = .addBill
        case .editBill: self = .editBill
        case .deleteBill: self = .deleteBill
        case .acceptBill: self = .acceptBill
        case .payBill: self = .payBill
        case .skipBill: self = .skipBill
        case .addBudget: self = .addBudget
        case .editBudget: self = .editBudget
        case .endBudget: self = .endBudget
        case .deleteBudget: self = .deleteBudget
        case .assign: self = .assign
        case .moveIntoEnvelope: self = .moveIntoEnvelope
        case .fillEnvelopes: self = .fillEnvelopes
        case .carry: self = .carry
        case .addRule: self = .addRule
        case .editRule: self = .editRule
        case .deleteRule: self = .deleteRule
        case .moveRule: self = .moveRule
        case .learnRule: self = .learnRule
        case .addRate: self = .addRate
        case .editRate: self = .editRate
        case .deleteRate: self = .deleteRate
        }
    }
}

enum AttachmentActionRouteCase: CaseIterable {
    case add, delete, fetch

    init(_ route: AttachmentActionRoute) {
        switch route {
        case .add: self = .add
        case .delete: self = .delete
        case .fetch: self = .fetch
        }
    }
}

enum GameActionRouteCase: CaseIterable {
    case join, leave, add, edit, delete

    init(_ route: GameActionRoute) {
        switch route {
        case .join: self = .join
        case .leave: self = .leave
        case .add: self = .add
        case .edit: self = .edit
        case .delete: self = .delete
        }
    }
}

enum AwayActionRouteCase: CaseIterable {
    case begin, end, edit, delete

    init(_ route: AwayActionRoute) {
        switch route {
        case .begin: self = .begin
        case .end: self = .end
        case .edit: self = .edit
        case .delete: self = .delete
        }
    }
}
