import DaybookWeb
import Testing

@Suite struct RouteTests {
    @Test func everyCaseOfEveryRouteHasASample() {
        #expect(Set(RouteSamples.all.map(RouteCase.init)) == Set(RouteCase.allCases))
        #expect(Set(RouteSamples.tasks.map(TaskRouteCase.init)) == Set(TaskRouteCase.allCases))
        #expect(Set(RouteSamples.goals.map(GoalRouteCase.init)) == Set(GoalRouteCase.allCases))
        #expect(Set(RouteSamples.moods.map(MoodRouteCase.init)) == Set(MoodRouteCase.allCases))
        #expect(Set(RouteSamples.workouts.map(WorkoutRouteCase.init)) == Set(WorkoutRouteCase.allCases))
        #expect(Set(RouteSamples.body.map(BodyRouteCase.init)) == Set(BodyRouteCase.allCases))
        #expect(Set(RouteSamples.meals.map(MealRouteCase.init)) == Set(MealRouteCase.allCases))
        #expect(Set(RouteSamples.health.map(HealthRouteCase.init)) == Set(HealthRouteCase.allCases))
    }

    @Test(arguments: RouteSamples.all) func everyRouteIsReadBackFromItsURL(_ route: Route) {
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
