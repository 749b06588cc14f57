import CivilTime
import DaybookCore
import DaybookWeb
import Journal

/// Samples of every route, with payloads that are hard to print and parse. `RouteTests` checks that each case has one.
enum RouteSamples {
    private static let id = RecordID([2, 200, 255])!
    private static let other = RecordID([7, 1])!
    private static let day = Day("2024-02-29")!
    private static let text = "żółw & <b>?#%+ /"

    static var all: [Route] {
        routes + tasks.map { .tasks($0) } + goals.map { .goals($0) } + moods.map { .moods($0) }
            + workouts.map { .workouts($0) } + body.map { .body($0) } + meals.map { .meals($0) }
            + health.map { .health($0) }
    }

    private static let routes: [Route] =
        [
            .home, .today(nil), .today(day), .habits(HabitFilter()), .habits(HabitFilter(search: text, category: id)),
            .addHabit, .habit(id, month: nil), .habit(id, month: Month("2024-02")), .editHabit(id), .archiveHabit(id),
            .restoreHabit(id), .deleteHabit(id), .moveHabit(id), .entry(id, day), .archive, .categories, .addCategory,
            .category(id), .deleteCategory(id), .settings, .erase, .startAnew, .data, .previewImport, .applyImport,
            .undo(ActionID(high: 1, low: 2)), .more,
        ] + Period.allCases.map { .statistics($0) } + SafetyPage.Reason.allCases.map { .safety($0) }
        + ExportFormat.allCases.map { .export($0) }

    static let tasks: [TaskRoute] = [
        .list(TaskFilter()), .list(taskFilter, isChoosing: true, hundreds: 7), .list(TaskFilter(status: .skipped)),
        .upcoming(nil), .upcoming(day), .board, .month(nil), .month(Month("9999-12")), .quick(),
        .quick(line: "Ünder #a & b=c +1%", back: "/tasks?tag=x&choose=1"), .add, .one(id), .edit(id), .complete(id),
        .complete(id, back: "/tasks?tag=x"), .act(id), .move(id), .several,
    ]

    private static var taskFilter: TaskFilter {
        var filter = TaskFilter(status: .inProgress)
        (filter.search, filter.tag, filter.priority) = (text, "ё", .urgent)
        (filter.category, filter.goal) = (id, other)
        (filter.due, filter.sort) = (.between(nil, day), .manual)
        return filter
    }

    static let goals: [GoalRoute] = [
        .list, .add, .goal(id), .edit(id), .reach(id), .reopen(id), .archive(id), .restore(id), .delete(id), .move(id),
        .addProgress(id), .deleteProgress(other, of: id), .addMilestone(id), .milestone(other, of: id),
        .moveMilestone(other, of: id), .deleteMilestone(other, of: id),
    ]

    static let moods: [MoodRoute] = [
        .home(of: nil), .home(of: id), .list(MoodFilter()), .list(moodFilter), .charts(of: nil, year: nil),
        .charts(of: id, year: 2025), .entry(id), .delete(id), .advice, .pets, .addPet, .pet(id), .archivePet(id),
        .restorePet(id), .deletePet(id),
    ]

    private static var moodFilter: MoodFilter {
        var filter = MoodFilter()
        (filter.owner, filter.mood, filter.tag, filter.search) = (.pet(id), .calm, "a b", text)
        (filter.from, filter.to) = (Day("2026-01-01"), Day("2026-02-01"))
        return filter
    }

    static let workouts: [WorkoutRoute] = [
        .home, .history(nil), .history(Month("2024-02")), .figures(.week), .figures(.month), .start, .log, .workout(id),
        .edit(id), .delete(id), .live(id, LiveView()),
        .live(id, LiveView(exercise: other, restUntil: 1_795_000_000_000)), .finish(id), .addSet(id), .set(id),
        .moveSet(id), .deleteSet(id), .addRoutine(of: nil), .addRoutine(of: id), .routine(id), .deleteRoutine(id),
        .exercises, .addExercise, .exercise(id), .editExercise(id), .deleteExercise(id),
    ]

    /// Without `.measure(.weight, _)`: the page of the weight is `.home`.
    static let body: [BodyRoute] =
        [.measurement(id), .delete(id), .profile] + BodyRange.allCases.map { .home($0) }
        + StatisticsInterval.allCases.map { .statistics($0) }
        + BodyMeasure.allCases.filter { $0 != .weight }.map { .measure($0, .month) }

    static let meals: [MealRoute] =
        [
            .day(nil), .day(day), .day(day, of: .lunch), .add(nil, nil, search: ""), .add(.lunch, day, search: text),
            .meal(id), .delete(id), .copy(id), .item(id), .deleteItem(id), .foods(search: ""), .foods(search: "ё"),
            .addFood, .food(id), .deleteFood(id),
        ] + StatisticsInterval.allCases.map { .statistics($0) }

    static let health: [HealthRoute] =
        [.day(day), .workouts, .delete(from: nil, to: nil), .delete(from: day, to: day), .deleteWorkout(id)]
        + HealthRange.allCases.map { .overview($0) }
}
