import DaybookWeb

// The cases of each page route, without payloads. The compiler asks for each new case in `init`, and `allCases` lets a test
// demand a sample of it.

enum PageRouteCase: CaseIterable {
    case home, today, journal, review, dayReview, yearPicture, compare, log, search, chart, safety, dueReminders
    case habits, tasks, categories, goals, game, away, notes, moods
    case workouts, body, meals, health, money, attachments, data, settings

    init(_ route: PageRoute) {
        switch route {
        case .home: self = .home
        case .today: self = .today
        case .journal: self = .journal
        case .review: self = .review
        case .dayReview: self = .dayReview
        case .yearPicture: self = .yearPicture
        case .compare: self = .compare
        case .log: self = .log
        case .search: self = .search
        case .chart: self = .chart
        case .safety: self = .safety
        case .dueReminders: self = .dueReminders
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

enum HabitPageRouteCase: CaseIterable {
    case list, archive, add, example, habit, edit, entry, amount

    init(_ route: HabitPageRoute) {
        switch route {
        case .list: self = .list
        case .archive: self = .archive
        case .add: self = .add
        case .example: self = .example
        case .habit: self = .habit
        case .edit: self = .edit
        case .entry: self = .entry
        case .amount: self = .amount
        }
    }
}

enum TaskPageRouteCase: CaseIterable {
    case list, upcoming, board, month, quick, add, example, one, edit, complete, cancel, reschedule

    init(_ route: TaskPageRoute) {
        switch route {
        case .list: self = .list
        case .upcoming: self = .upcoming
        case .board: self = .board
        case .month: self = .month
        case .quick: self = .quick
        case .add: self = .add
        case .example: self = .example
        case .one: self = .one
        case .edit: self = .edit
        case .complete: self = .complete
        case .cancel: self = .cancel
        case .reschedule: self = .reschedule
        }
    }
}

enum CategoryPageRouteCase: CaseIterable {
    case list, add, category

    init(_ route: CategoryPageRoute) {
        switch route {
        case .list: self = .list
        case .add: self = .add
        case .category: self = .category
        }
    }
}

enum GoalPageRouteCase: CaseIterable {
    case list, reached, add, goal, edit

    init(_ route: GoalPageRoute) {
        switch route {
        case .list: self = .list
        case .reached: self = .reached
        case .add: self = .add
        case .goal: self = .goal
        case .edit: self = .edit
        }
    }
}

enum NotePageRouteCase: CaseIterable {
    case list, note

    init(_ route: NotePageRoute) {
        switch route {
        case .list: self = .list
        case .note: self = .note
        }
    }
}

enum MoodPageRouteCase: CaseIterable {
    case home, list, charts, entry, pets, addPet, pet

    init(_ route: MoodPageRoute) {
        switch route {
        case .home: self = .home
        case .list: self = .list
        case .charts: self = .charts
        case .entry: self = .entry
        case .pets: self = .pets
        case .addPet: self = .addPet
        case .pet: self = .pet
        }
    }
}

enum WorkoutPageRouteCase: CaseIterable {
    case home, history, figures, log, workout, edit, live, set, addRoutine, routine, exercises, addExercise,
        exercise, editExercise

    init(_ route: WorkoutPageRoute) {
        switch route {
        case .home: self = .home
        case .history: self = .history
        case .figures: self = .figures
        case .log: self = .log
        case .workout: self = .workout
        case .edit: self = .edit
        case .live: self = .live
        case .set: self = .set
        case .addRoutine: self = .addRoutine
        case .routine: self = .routine
        case .exercises: self = .exercises
        case .addExercise: self = .addExercise
        case .exercise: self = .exercise
        case .editExercise: self = .editExercise
        }
    }
}

enum BodyPageRouteCase: CaseIterable {
    case measure, statistics, measurement, profile

    init(_ route: BodyPageRoute) {
        switch route {
        case .measure: self = .measure
        case .statistics: self = .statistics
        case .measurement: self = .measurement
        case .profile: self = .profile
        }
    }
}

enum MealPageRouteCase: CaseIterable {
    case day, add, statistics, meal, item, foods, addFood, food

    init(_ route: MealPageRoute) {
        switch route {
        case .day: self = .day
        case .add: self = .add
        case .statistics: self = .statistics
        case .meal: self = .meal
        case .item: self = .item
        case .foods: self = .foods
        case .addFood: self = .addFood
        case .food: self = .food
        }
    }
}

enum HealthPageRouteCase: CaseIterable {
    case overview, day, workouts, delete

    init(_ route: HealthPageRoute) {
        switch route {
        case .overview: self = .overview
        case .day: self = .day
        case .workouts: self = .workouts
        case .delete: self = .delete
        }
    }
}

enum DataPageRouteCase: CaseIterable {
    case data, export

    init(_ route: DataPageRoute) {
        switch route {
        case .data: self = .data
        case .export: self = .export
        }
    }
}

enum SettingsPageRouteCase: CaseIterable {
    case settings, history, erase, recoveryCode, calendarFeed

    init(_ route: SettingsPageRoute) {
        switch route {
        case .settings: self = .settings
        case .history: self = .history
        case .erase: self = .erase
        case .recoveryCode: self = .recoveryCode
        case .calendarFeed: self = .calendarFeed
        }
    }
}

enum MoneyPageRouteCase: CaseIterable {
    case overview, register, transaction, addTransaction, amount, importFile, report, addAccount, account, editAccount,
        reconcile, categories, addCategory, category, bills, moreBills, addBill, bill, editBill, occurrence, budgets,
        addBudget, budget, envelope, fillEnvelopes, rules, addRule, rule, rates, addRate, rate

    init(_ route: MoneyPageRoute) {
        switch route {
        case .overview: self = .overview
        case .register: self = .register
        case .transaction: self = .transaction
        case .addTransaction: self = .addTransaction
        case .amount: self = .amount
        case .importFile: self = .importFile
        case .report: self = .report
        case .addAccount: self = .addAccount
        case .account: self = .account
        case .editAccount: self = .editAccount
        case .reconcile: self = .reconcile
        case .categories: self = .categories
        case .addCategory: self = .addCategory
        case .category: self = .category
        case .bills: self = .bills
        case .moreBills: self = .moreBills
        case .addBill: self = .addBill
        case .bill: self = .bill
        case .editBill: self = .editBill
        case .occurrence: self = .occurrence
        case .budgets: self = .budgets
        case .addBudget: self = .addBudget
        case .budget: self = .budget
        case .envelope: self = .envelope
        case .fillEnvelopes: self = .fillEnvelopes
        case .rules: self = .rules
        case .addRule: self = .addRule
        case .rule: self = .rule
        case .rates: self = .rates
        case .addRate: self = .addRate
        case .rate: self = .rate
        }
    }
}

enum AttachmentPageRouteCase: CaseIterable {
    case list, content, thumbnail

    init(_ route: AttachmentPageRoute) {
        switch route {
        case .list: self = .list
        case .content: self = .content
        case .thumbnail: self = .thumbnail
        }
    }
}

enum GamePageRouteCase: CaseIterable {
    case progress, rules, achievements, challenges, addChallenge, challenge, editChallenge

    init(_ route: GamePageRoute) {
        switch route {
        case .progress: self = .progress
        case .rules: self = .rules
        case .achievements: self = .achievements
        case .challenges: self = .challenges
        case .addChallenge: self = .addChallenge
        case .challenge: self = .challenge
        case .editChallenge: self = .editChallenge
        }
    }
}

enum AwayPageRouteCase: CaseIterable {
    case list, period

    init(_ route: AwayPageRoute) {
        switch route {
        case .list: self = .list
        case .period: self = .period
        }
    }
}
