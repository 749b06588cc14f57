import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct RouteTests {
    static let id = RecordID([2, 200, 255])!
    static let other = RecordID([7, 1])!
    static let day = Day("2024-02-29")!
    static let action = ActionID(high: 1, low: 2)
    static let routes: [Route] = [
        .home, .today(nil), .today(day), .habits(HabitFilter()),
        .habits(HabitFilter(search: "żółw & <b>?#%+ /", category: id)), .addHabit, .habit(id, month: nil),
        .habit(id, month: Month("2024-02")), .editHabit(id), .archiveHabit(id), .restoreHabit(id), .deleteHabit(id),
        .moveHabit(id), .entry(id, day), .archive, .statistics(.month), .statistics(.all), .categories, .addCategory,
        .category(id), .deleteCategory(id), .settings, .erase, .startAnew,
        .safety(.refused), .safety(.notKept), .safety(.broken), .data, .previewImport, .applyImport, .export(.json),
        .export(.csv), .undo(action), .more,
        .goals(.list), .goals(.add), .goals(.goal(id)), .goals(.edit(id)), .goals(.reach(id)), .goals(.reopen(id)),
        .goals(.archive(id)), .goals(.restore(id)), .goals(.delete(id)), .goals(.move(id)), .goals(.addProgress(id)),
        .goals(.deleteProgress(other, of: id)), .goals(.addMilestone(id)), .goals(.milestone(other, of: id)),
        .goals(.moveMilestone(other, of: id)), .goals(.deleteMilestone(other, of: id)),
    ]
    static let tasks: [TaskRoute] = [
        .list(TaskFilter()), .list(filter, isChoosing: true, hundreds: 7), .list(TaskFilter(status: .skipped)),
        .upcoming(nil), .upcoming(day), .board, .month(nil), .month(Month("9999-12")), .quick(),
        .quick(line: "Ünder #a & b=c +1%", back: "/tasks?tag=x&choose=1"), .add, .one(id), .edit(id), .complete(id),
        .act(id), .move(id), .several,
    ]
    private static var filter: TaskFilter {
        var filter = TaskFilter(status: .inProgress)
        (filter.search, filter.tag, filter.priority) = ("żółw & <b>?#%+ /", "ё", .urgent)
        (filter.category, filter.goal) = (id, other)
        (filter.due, filter.sort) = (.between(nil, day), .manual)
        return filter
    }

    @Test(arguments: tasks) func everyRouteOfTasksIsReadBackFromItsURL(_ route: TaskRoute) {
        #expect(Route(url: Route.tasks(route).url) == .tasks(route))
    }

    @Test(arguments: routes) func everyRouteIsReadBackFromItsURL(_ route: Route) {
        #expect(Route(url: route.url) == route)
    }

    @Test(arguments: [
        "/nowhere", "/day/2023-02-29", "/day/20240229", "/habits/zz", "/habits/02c8ff/day/tomorrow", "/habits/02c8ff/x",
        "/goals/zz", "/goals/02c8ff/x", "/goals/02c8ff/progress/0701", "/goals/02c8ff/milestones/zz",
        "/goals/02c8ff/milestones/0701/rename", "/goals/02c8ff/milestones/0701/move/on", "/goals/new/edit",
        "/tasks/zz", "/tasks/02c8ff/x", "/tasks/02c8ff/edit/on", "/tasks/upcoming/on",
        "/undo/12", "/today/extra", "/data/daybook.exe", "/habits/02c8ff/day/2024-02-29/more",
    ])
    func whatLeadsNowhereIsNoRoute(_ url: String) {
        #expect(Route(url: url) == nil)
    }

    @Test(arguments: ["//evil.example/today", "https://evil.example/", "javascript:alert(1)", "", "today"])
    func noOtherHostIsARoute(_ url: String) {
        #expect(Route(url: url) == nil)
    }
}
