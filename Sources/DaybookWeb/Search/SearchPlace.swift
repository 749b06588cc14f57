import DaybookCore
import Markup
import Phrasing
import Words

/// A page, a setting or a form, which the search finds by its name and by what it does.
struct SearchPlace: Sendable {
    let topic: SearchTopic
    let name: String
    let icon: Icon
    /// The name of the section that it is in; empty for a section itself, and for a form.
    var detail = ""
    let url: String
    /// The part of life that it belongs to; nil if it is there whichever are in use.
    var part: JournalPart?
    /// Whether it is of use only with points and levels.
    var isOfGame = false
    var isSheet = false
}

extension SearchPlace {
    static func sections(_ words: Words) -> [SearchPlace] {
        Section.allCases.map { section in
            SearchPlace(
                topic: section.topic, name: section.name(words), icon: section.icon, url: section.route.url,
                part: section.part)
        }
    }

    static func settings(_ words: Words) -> [SearchPlace] {
        let fields: [(topic: SearchTopic, name: String, id: String)] = [
            (.language, words.languageLabel, "language"), (.theme, words.theme, SettingsPage.appearanceID),
            (.darkTheme, words.darkTheme, SettingsPage.appearanceID),
            (.textSize, words.textSize, SettingsPage.appearanceID),
            (.firstWeekday, words.firstDayOfWeek, "firstWeekday"), (.dayEnd, words.dayEndsAt, "dayEndsAt"),
            (.units, words.unitSystem, SettingsPage.daysID), (.tapBehaviour, words.tapBehaviour, SettingsPage.daysID),
            (.habitLayout, words.habitsOnToday, SettingsPage.daysID),
            (.reminders, words.remindersHere, RemindersCard.id),
            (.parts, words.partsOfLife, "parts"), (.gameSwitch, words.game, "parts"),
            (.arrangeToday, words.arrangeToday, "today"), (.yourData, words.yourData, SettingsPage.dataID),
            (.devices, words.devices, "devices"), (.keyboardShortcuts, words.keyboardShortcuts, "shortcuts"),
        ]
        let pages: [(topic: SearchTopic, name: String, route: PageRoute)] = [
            (.away, words.away, .away(.list)), (.categories, words.categories, .categories(.list)),
            (.archive, words.archive, .habits(.archive)), (.history, words.history, .settings(.history(before: nil))),
            (.importAndExport, words.importAndExport, .data(.data)), (.backup, words.backup, .data(.data)),
            (.calendarFeed, words.calendarFeed, .settings(.calendarFeed)),
            (.recoveryCode, words.recoveryCode, .settings(.recoveryCode)),
            (.eraseDeleted, words.eraseDeleted, .settings(.erase)), (.profile, words.profile, .body(.profile)),
        ]
        func place(_ topic: SearchTopic, _ name: String, _ url: String) -> SearchPlace {
            SearchPlace(topic: topic, name: name, icon: .settings, detail: words.settings, url: url)
        }
        return fields.map { place($0.topic, $0.name, "\(SettingsPageRoute.settings.url)#\($0.id)") }
            + pages.map { place($0.topic, $0.name, $0.route.url) }
    }

    /// The pages below those of the sections.
    static func pages(_ words: Words) -> [SearchPlace] {
        let pages: [(topic: SearchTopic, name: String, section: Section, route: PageRoute)] = [
            (.upcoming, words.upcoming, .tasks, .tasks(.upcoming(nil))),
            (.taskBoard, words.taskBoard, .tasks, .tasks(.board)),
            (.taskMonth, words.monthView, .tasks, .tasks(.month(nil))),
            (.doneTasks, words.doneTasks, .tasks, .tasks(.list(TaskFilter(status: .completed)))),
            (.moodCharts, words.moodCharts, .moods, .moods(.charts(of: nil, year: nil))),
            (.pets, words.pets, .moods, .moods(.pets)),
            (.routines, words.routines, .workouts, .workouts(.home)),
            (.workoutHistory, words.history, .workouts, .workouts(.history(nil))),
            (.exercises, words.exercises, .workouts, .workouts(.exercises)),
            (.workoutFigures, words.workoutFigures, .workouts, .workouts(.figures(.week))),
            (.foods, words.foods, .meals, .meals(.foods(search: ""))),
            (.mealStatistics, words.statistics, .meals, .meals(.statistics(.week))),
            (.bodyMeasures, words.waist, .body, .body(.measure(.waist))),
            (.weightStatistics, words.statistics, .body, .body(.statistics(.week))),
            (.sleep, words.sleep, .health, .health(.overview(.month))),
            (.accounts, words.accounts, .money, .money(.overview)),
            (.transactions, words.transactions, .money, .money(.register(TransactionFilter(), upTo: nil))),
            (.budgets, words.budgets, .money, .money(.budgets(nil))),
            (.envelopes, words.envelopes, .money, .money(.budgets(nil))),
            (.bills, words.bills, .money, .money(.bills)),
            (.moneyCategories, words.moneyCategories, .money, .money(.categories)),
            (.payeeRules, words.payeeRules, .money, .money(.rules)),
            (.bankImport, words.importFromBank, .money, .money(.importFile(upload: nil))),
            (.exchangeRates, words.exchangeRates, .money, .money(.rates(upTo: nil))),
            (.cashFlow, words.cashFlow, .money, .money(.report(.flow(upTo: nil)))),
            (.netWorth, words.netWorth, .money, .money(.report(.worth(.year)))),
            (.forecast, words.moneyForecast, .money, .money(.report(.forecast(nil)))),
            (.compare, words.compare, .review, .compare(ComparisonQuery())),
        ]
        let game: [(topic: SearchTopic, name: String, route: GamePageRoute)] = [
            (.progress, words.progress, .progress(before: nil)), (.achievements, words.achievements, .achievements),
            (.challenges, words.challenges, .challenges), (.pointRules, words.howPointsAreEarned, .rules),
        ]
        return pages.map { page in
            SearchPlace(
                topic: page.topic, name: page.name, icon: page.section.icon, detail: page.section.name(words),
                url: page.route.url, part: page.section.part)
        }
            + game.map { page in
                SearchPlace(
                    topic: page.topic, name: page.name, icon: .star, detail: words.review, url: page.route.url,
                    isOfGame: true)
            }
    }

    /// The photos of a day of the body, which have no list without one.
    static func photos(_ context: RequestContext) -> SearchPlace {
        SearchPlace(
            topic: .progressPhotos, name: context.words.progressPhotos, icon: .scale, detail: context.words.weight,
            url: AttachmentPageRoute.list(.day(context.today)).url, part: .weight)
    }

    /// The forms that add or log something.
    static func actions(_ words: Words) -> [SearchPlace] {
        let forms: [(topic: SearchTopic, part: JournalPart?, icon: Icon, name: String, route: PageRoute)] = [
            (.addTask, .tasks, .tasks, words.addTask, .tasks(.add())),
            (.addHabit, .habits, .habits, words.addHabit, .habits(.add)),
            (.addGoal, .goals, .goal, words.addGoal, .goals(.add)),
            (.addNote, .notes, .note, words.addNote, .log(.note)),
            (.logMood, .moods, .smile, words.logMood, .log(.mood(of: nil))),
            (.addPet, .moods, .smile, words.addPet, .moods(.addPet)),
            (.weighIn, .weight, .scale, words.weighIn, .log(.weight)),
            (.startWorkout, .workouts, .training, words.startWorkout, .log(.workout)),
            (.addRoutine, .workouts, .training, words.newRoutine, .workouts(.addRoutine(of: nil))),
            (.addExercise, .workouts, .training, words.newExercise, .workouts(.addExercise)),
            (.logMeal, .meals, .meal, words.logMeal, .meals(.day(nil))),
            (.addFood, .meals, .meal, words.newFood, .meals(.addFood())),
            (.logExpense, .money, .money, words.log(.expense), .log(.money(.expense))),
            (.logIncome, .money, .money, words.log(.income), .log(.money(.income))),
            (.logTransfer, .money, .money, words.log(.transfer), .log(.money(.transfer))),
            (.addAccount, .money, .money, words.addAccount, .money(.addAccount)),
            (.addBill, .money, .money, words.addBill, .money(.addBill)),
            (.addBudget, .money, .money, words.addBudget, .money(.addBudget)),
            (.addCategory, nil, .settings, words.newCategory, .categories(.add)),
        ]
        return forms.map { form in
            SearchPlace(
                topic: form.topic, name: form.name, icon: form.icon, url: form.route.url, part: form.part,
                isSheet: form.route.isSheet)
        }
    }
}

extension Section {
    fileprivate var topic: SearchTopic {
        switch self {
        case .today: .today
        case .tasks: .tasks
        case .habits: .habits
        case .goals: .goals
        case .journal: .journal
        case .notes: .notes
        case .moods: .moods
        case .workouts: .workouts
        case .meals: .meals
        case .body: .weight
        case .health: .health
        case .money: .money
        case .review: .review
        case .settings: .settings
        }
    }
}

extension SearchResults.Collector {
    /// Adds a place whose name or search terms match. What it does counts less than any name: a word begins with what is typed.
    mutating func add(_ place: SearchPlace, _ terms: String, _ make: @escaping () -> SearchResults.Hit) {
        if let match = query.match(in: place.name) { return add(match, make) }
        if let match = query.match(in: "\(place.name) \(terms)"), match != .within { add(min(match, .beginning), make) }
    }
}
