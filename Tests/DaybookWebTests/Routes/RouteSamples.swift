import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Money

/// Values that are hard to print and parse.
private let id = RecordID([2, 200, 255])!
private let other = RecordID([7, 1])!
private let day = Day("2024-02-29")!
private let text = "żółw & <b>?#%+ /"

/// Samples of every page, with payloads that are hard to print and parse. `RouteTests` checks that each case has one.
enum PageRouteSamples {
    static var all: [PageRoute] {
        let own: [PageRoute] =
            [
                .home, .today(nil), .today(day), .journal, .search(""), .search("rent & more"),
                .log(.mood(of: nil)), .log(.mood(of: id), back: "/tasks?tag=x"), .log(.weight, on: day), .log(.note),
                .log(.moodEntry(id), back: "/"),
                .log(.workout), .log(.money(.expense)), .log(.money(.transfer), back: "/money?x=1"),
                .chart("rate", of: "/review?period=all&x=" + text),
            ]
            + Period.allCases.flatMap { [.review($0), .review($0, until: day)] }
            + [.dayReview(), .dayReview(day), .yearPicture(), .yearPicture(until: day, withPrivate: true)]
            + comparisons.map { .compare($0) }
            + [.dueReminders(reminders)] + SafetyPage.Reason.allCases.map { .safety($0) }
        let habitual: [PageRoute] =
            habits.map { .habits($0) } + tasks.map { .tasks($0) } + categories.map { .categories($0) }
            + goals.map { .goals($0) } + game.map { .game($0) } + away.map { .away($0) }
        let bodily: [PageRoute] =
            notes.map { .notes($0) } + moods.map { .moods($0) } + workouts.map { .workouts($0) }
            + body.map { .body($0) } + meals.map { .meals($0) } + health.map { .health($0) } + money.map { .money($0) }
        let files: [PageRoute] = attachments.map { .attachments($0) } + data.map { .data($0) }
        return own + habitual + bodily + files + settings.map { .settings($0) }
    }

    private static var reminders: ReminderQuery {
        let since = LocalInstant(milliseconds: -1_795_161_600_000, offsetMinutes: -570)
        return ReminderQuery(since: since, postponed: ["02c8ff@2026-11-20T09:00", text])
    }

    private static var comparisons: [ComparisonQuery] {
        var query = ComparisonQuery(.habit(id), .spending(on: id))
        (query.step, query.span, query.until) = (.month, .all, day)
        var days = ComparisonQuery(.sleep)
        (days.from, days.until) = (day, day)
        return [ComparisonQuery(), ComparisonQuery(.health(.steps)), ComparisonQuery(nil, .mood(of: id)), query, days]
    }

    static let habits: [HabitPageRoute] = [
        .list(HabitFilter()), .list(HabitFilter(search: text, category: id)), .archive, .add,
        .example(FormFields(), start: nil), .example(scheduleFields, start: day), .habit(id, month: nil),
        .habit(id, month: Month("2024-02")), .edit(id), .entry(id, day),
        .amount(id, typed: ""), .amount(id, typed: "1,5"),
    ]

    private static var scheduleFields: FormFields {
        var fields = FormFields()
        fields.append("schedule", "weekdays")
        fields.append("weekdays", "mon")
        fields.append("weekdays", "fri")
        return fields
    }

    static let tasks: [TaskPageRoute] = [
        .list(TaskFilter()), .list(taskFilter, isChoosing: true, hundreds: 7), .list(TaskFilter(status: .skipped)),
        .list(.someday),
        .upcoming(nil), .upcoming(day), .board, .month(nil), .month(Month("9999-12")), .quick(),
        .quick(line: "Ünder #a & b=c +1%", back: "/tasks?tag=x&choose=1"), .add(), .add(back: "/today"), .add(due: day),
        .one(id), .edit(id), .complete(id),
        .complete(id, back: "/tasks?tag=x"), .cancel(id), .cancel(id, back: "/tasks"), .reschedule(id),
        .example(repetition: "", due: nil),
        .example(repetition: "every day", due: Day("2026-11-20")),
        .reschedule(id, back: "/tasks/upcoming"),
    ]

    private static var taskFilter: TaskFilter {
        var filter = TaskFilter(status: .inProgress)
        (filter.search, filter.tag, filter.priority) = (text, "ё", .urgent)
        (filter.category, filter.goal) = (id, other)
        (filter.due, filter.sort) = (.between(nil, day), .manual)
        filter.closed = Day("2024-01-31")!...day
        return filter
    }

    static let categories: [CategoryPageRoute] = [.list, .add, .category(id)]
    static let goals: [GoalPageRoute] = [.list, .reached(day...day), .add, .goal(id), .edit(id)]

    static let game: [GamePageRoute] = [
        .progress(before: nil), .progress(before: day), .rules, .achievements, .challenges, .addChallenge,
        .challenge(id), .editChallenge(id),
    ]
    static let away: [AwayPageRoute] = [.list, .period(id)]

    static let notes: [NotePageRoute] = [
        .list(NoteFilter()), .list(NoteFilter(), upTo: day), .note(id),
        .list(NoteFilter(kind: .habit, month: day.monthOfYear, search: text)),
    ]

    static let moods: [MoodPageRoute] = [
        .home(of: nil), .home(of: id), .list(MoodFilter()), .list(moodFilter), .charts(of: nil, year: nil),
        .charts(of: id, year: 2025), .entry(id), .pets, .addPet, .pet(id),
    ]

    private static var moodFilter: MoodFilter {
        var filter = MoodFilter()
        (filter.owner, filter.mood, filter.tag, filter.search) = (.pet(id), .calm, "a b", text)
        (filter.from, filter.to) = (Day("2026-01-01"), Day("2026-02-01"))
        return filter
    }

    static let workouts: [WorkoutPageRoute] = [
        .home, .history(nil), .history(Month("2024-02")), .figures(.week), .figures(.year, until: day), .log(),
        .log(on: day),
        .workout(id), .edit(id), .live(id, LiveView()),
        .live(id, LiveView(exercise: other, restUntil: 1_795_000_000_000)), .set(id), .addRoutine(of: nil),
        .addRoutine(of: id), .routine(id), .exercises, .addExercise, .exercise(id), .editExercise(id),
    ]

    static let body: [BodyPageRoute] =
        [.measurement(id), .profile] + BodyRange.allCases.map { .measure(.weight, $0) }
        + StatisticsInterval.allCases.map { .statistics($0, until: day) }
        + BodyMeasure.allCases.map { .measure($0, .month, until: day) }

    static let meals: [MealPageRoute] =
        [
            .day(nil), .day(day), .day(day, of: .lunch), .add(nil, nil, search: ""), .add(.lunch, day, search: text),
            .meal(id), .item(id), .foods(search: ""), .foods(search: "ё"), .addFood(),
            .addFood(FoodStart(search: "0123456789012")), .addFood(FoodStart(search: "ё", for: .lunch, on: day)),
            .food(id),
            .statistics(.week),
        ] + StatisticsInterval.allCases.map { .statistics($0, until: day) }

    static let health: [HealthPageRoute] =
        [.day(day), .workouts, .delete(from: nil, to: nil), .delete(from: day, to: day)]
        + HealthRange.allCases.map { .overview($0) } + [.overview(.month, until: day)]

    static let money: [MoneyPageRoute] =
        [
            .overview, .register(TransactionFilter(), upTo: nil), .transaction(id), .addTransaction(.expense),
            .importFile(upload: nil), .importFile(upload: Identifier(high: 1, low: 255)),
            .register(TransactionFilter(account: id, category: other, days: day...day), upTo: day),
            .addTransaction(.transfer), .amount(FormFields()),
            .amount(FormFields([("amount", "1+2"), ("payee", text)])),
            .addAccount, .account(id), .editAccount(id),
            .reconcile(id, through: nil, balance: ""), .reconcile(id, through: day, balance: "1 234,50"), .categories,
            .addCategory, .category(id), .bills,
            .moreBills(.due, after: 100), .moreBills(.coming, after: 0), .addBill, .bill(id), .editBill(id, from: day),
            .occurrence(id, day),
            .occurrence(id, day, back: "/money?x=1"),
            .budgets(nil), .budgets(Month("2024-02")), .addBudget, .budget(id), .envelope(id, Month("2024-02")!),
            .register(
                TransactionFilter(kind: .income, currency: Currency("PLN"), isUncategorised: true), upTo: nil),
            .rules, .addRule, .rule(id), .rates(upTo: nil), .rates(upTo: day), .addRate, .rate(id),
        ] + EnvelopeFill.allCases.map { .fillEnvelopes($0, Month("2024-02")!) }
        + [.fillEnvelopes(.average, Month("2024-02")!, replacing: true)] + moneyReports.map { .report($0) }

    private static let moneyReports: [MoneyReportRoute] =
        [
            .categories(nil), .categories(.month(Month("2024-02")!)), .categories(.quarter(of: Month("2024-02")!)),
            .categories(.year(2024)), .categories(.all, group: text), .categories(.days(day...day)),
            .flow(upTo: nil), .flow(upTo: Month("2024-02")), .comparison(nil), .comparison(.year(2024)),
            .forecast(nil), .forecast(id), .calendar(nil), .calendar(Month("2024-02")),
        ] + NetWorthSpan.allCases.map { .worth($0) }

    static let attachments: [AttachmentPageRoute] = [
        .content(id), .thumbnail(id), .list(.transaction(id)), .list(.pet(other)), .list(.mood(id)), .list(.day(day)),
    ]

    static let data: [DataPageRoute] = [.data] + ExportFormat.allCases.map { .export($0) }
    static let settings: [SettingsPageRoute] = [
        .settings, .history(before: nil), .history(before: 7), .erase, .recoveryCode, .calendarFeed,
    ]
}

/// Samples of every action. `RouteTests` checks that each case has one.
enum ActionRouteSamples {
    static var all: [ActionRoute] {
        let habitual: [ActionRoute] =
            [.undo(ActionID(high: 1, low: 2)), .redo(ActionID(high: 1, low: 2)), .undoLatest, .redoLatest]
            + habits.map { .habits($0) }
            + tasks.map { .tasks($0) }
            + categories.map { .categories($0) } + goals.map { .goals($0) } + game.map { .game($0) }
            + away.map { .away($0) }
        let bodily: [ActionRoute] =
            notes.map { .notes($0) } + moods.map { .moods($0) } + workouts.map { .workouts($0) }
            + body.map { .body($0) } + meals.map { .meals($0) } + health.map { .health($0) } + money.map { .money($0) }
        let files: [ActionRoute] = attachments.map { .attachments($0) } + data.map { .data($0) }
        return habitual + bodily + files + settings.map { .settings($0) }
    }

    static let habits: [HabitActionRoute] = [
        .add, .edit(id), .archive(id), .restore(id), .delete(id), .move(id), .mark(id, day), .countFrom(id, day),
    ]

    static let tasks: [TaskActionRoute] = [.quickAdd, .add, .edit(id), .change(id), .move(id), .changeInBulk]
    static let categories: [CategoryActionRoute] = [.add, .edit(id), .delete(id)]

    static let goals: [GoalActionRoute] = [
        .add, .edit(id), .reach(id), .reopen(id), .archive(id), .restore(id), .delete(id), .move(id), .addProgress(id),
        .deleteProgress(other, of: id), .addMilestone(id), .markMilestone(other, of: id),
        .moveMilestone(other, of: id), .deleteMilestone(other, of: id),
    ]

    static let game: [GameActionRoute] = [.join(id), .leave(id), .add, .edit(id), .delete(id)]
    static let away: [AwayActionRoute] = [.begin, .end, .edit(id), .delete(id)]

    static let notes: [NoteActionRoute] = [.add, .edit(id), .delete(id)]

    static let moods: [MoodActionRoute] = [
        .log(of: nil), .log(of: id), .edit(id), .delete(id), .dismissAdvice, .addPet, .editPet(id), .archivePet(id),
        .restorePet(id), .deletePet(id),
    ]

    static let workouts: [WorkoutActionRoute] = [
        .start, .log, .edit(id), .delete(id), .finish(id), .addSet(id), .editSet(id), .moveSet(id), .deleteSet(id),
        .addRoutine, .editRoutine(id), .deleteRoutine(id), .addExercise, .editExercise(id), .deleteExercise(id),
    ]

    static let body: [BodyActionRoute] =
        [.edit(id), .delete(id), .saveProfile] + BodyMeasure.allCases.map { .log($0) }

    static let meals: [MealActionRoute] = [
        .logFood(on: nil), .logFood(on: day), .add(nil, nil, search: ""), .add(.lunch, day, search: text), .edit(id),
        .delete(id), .copy(id), .editItem(id), .deleteItem(id), .addFood, .editFood(id), .deleteFood(id),
    ]

    static let health: [HealthActionRoute] = [.delete, .deleteWorkout(id), .logSleep]
    static let data: [DataActionRoute] = [.previewImport, .applyImport, .saveRejectedRows]
    static let settings: [SettingsActionRoute] = [
        .save, .chooseParts, .switchPart(.meals), .switchGame, .arrangeToday(.log), .erase, .keepRecoveryCode,
        .calendarFeed,
        .switchToServerJournal, .noteLosses,
    ]

    static let attachments: [AttachmentActionRoute] = [
        .add(.transaction(id)), .add(.pet(other)), .add(.day(day)), .delete(id), .fetch(id),
    ]

    static let money: [MoneyActionRoute] = [
        .addTransaction, .editTransaction(id), .deleteTransaction(id), .categorise, .clear(id), .unlock(id),
        .addAccount,
        .editAccount(id),
        .closeAccount(id), .reopenAccount(id), .deleteAccount(id), .moveAccount(id), .reconcile(id), .addCategory,
        .editCategory(id), .deleteCategory(id), .mergeCategory(id), .addBill, .editBill(id), .deleteBill(id),
        .acceptBill(id),
        .payBill(id, day), .skipBill(id, day),
        .addBudget, .editBudget(id), .endBudget(id), .deleteBudget(id), .assign(id, Month("2024-02")!),
        .moveIntoEnvelope(id, Month("2024-02")!), .fillEnvelopes(Month("2024-02")!), .carry(id, Month("2024-02")!),
        .addRule, .editRule(id), .deleteRule(id), .moveRule(id), .learnRule(id),
        .addRate, .editRate(id), .deleteRate(id),
        .importFile(.preview), .importFile(.apply), .importFile(.saveRejectedRows),
    ]
}
