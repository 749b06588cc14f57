import DaybookWeb
import Testing

@Suite struct RouteTests {
    @Test func everyCaseOfEveryPageHasASample() {
        typealias Samples = PageRouteSamples
        #expect(Set(Samples.all.map(PageRouteCase.init)) == Set(PageRouteCase.allCases))
        #expect(Set(Samples.habits.map(HabitPageRouteCase.init)) == Set(HabitPageRouteCase.allCases))
        #expect(Set(Samples.tasks.map(TaskPageRouteCase.init)) == Set(TaskPageRouteCase.allCases))
        #expect(Set(Samples.categories.map(CategoryPageRouteCase.init)) == Set(CategoryPageRouteCase.allCases))
        #expect(Set(Samples.goals.map(GoalPageRouteCase.init)) == Set(GoalPageRouteCase.allCases))
        #expect(Set(Samples.game.map(GamePageRouteCase.init)) == Set(GamePageRouteCase.allCases))
        #expect(Set(Samples.away.map(AwayPageRouteCase.init)) == Set(AwayPageRouteCase.allCases))
        #expect(Set(Samples.notes.map(NotePageRouteCase.init)) == Set(NotePageRouteCase.allCases))
        #expect(Set(Samples.moods.map(MoodPageRouteCase.init)) == Set(MoodPageRouteCase.allCases))
        #expect(Set(Samples.workouts.map(WorkoutPageRouteCase.init)) == Set(WorkoutPageRouteCase.allCases))
        #expect(Set(Samples.body.map(BodyPageRouteCase.init)) == Set(BodyPageRouteCase.allCases))
        #expect(Set(Samples.meals.map(MealPageRouteCase.init)) == Set(MealPageRouteCase.allCases))
        #expect(Set(Samples.health.map(HealthPageRouteCase.init)) == Set(HealthPageRouteCase.allCases))
        #expect(Set(Samples.money.map(MoneyPageRouteCase.init)) == Set(MoneyPageRouteCase.allCases))
        #expect(Set(Samples.attachments.map(AttachmentPageRouteCase.init)) == Set(AttachmentPageRouteCase.allCases))
        #expect(Set(Samples.data.map(DataPageRouteCase.init)) == Set(DataPageRouteCase.allCases))
        #expect(Set(Samples.settings.map(SettingsPageRouteCase.init)) == Set(SettingsPageRouteCase.allCases))
    }

    @Test func everyCaseOfEveryActionHasASample() {
        typealias Samples = ActionRouteSamples
        #expect(Set(Samples.all.map(ActionRouteCase.init)) == Set(ActionRouteCase.allCases))
        #expect(Set(Samples.habits.map(HabitActionRouteCase.init)) == Set(HabitActionRouteCase.allCases))
        #expect(Set(Samples.tasks.map(TaskActionRouteCase.init)) == Set(TaskActionRouteCase.allCases))
        #expect(Set(Samples.categories.map(CategoryActionRouteCase.init)) == Set(CategoryActionRouteCase.allCases))
        #expect(Set(Samples.goals.map(GoalActionRouteCase.init)) == Set(GoalActionRouteCase.allCases))
        #expect(Set(Samples.game.map(GameActionRouteCase.init)) == Set(GameActionRouteCase.allCases))
        #expect(Set(Samples.away.map(AwayActionRouteCase.init)) == Set(AwayActionRouteCase.allCases))
        #expect(Set(Samples.notes.map(NoteActionRouteCase.init)) == Set(NoteActionRouteCase.allCases))
        #expect(Set(Samples.moods.map(MoodActionRouteCase.init)) == Set(MoodActionRouteCase.allCases))
        #expect(Set(Samples.workouts.map(WorkoutActionRouteCase.init)) == Set(WorkoutActionRouteCase.allCases))
        #expect(Set(Samples.body.map(BodyActionRouteCase.init)) == Set(BodyActionRouteCase.allCases))
        #expect(Set(Samples.meals.map(MealActionRouteCase.init)) == Set(MealActionRouteCase.allCases))
        #expect(Set(Samples.health.map(HealthActionRouteCase.init)) == Set(HealthActionRouteCase.allCases))
        #expect(Set(Samples.money.map(MoneyActionRouteCase.init)) == Set(MoneyActionRouteCase.allCases))
        #expect(Set(Samples.attachments.map(AttachmentActionRouteCase.init)) == Set(AttachmentActionRouteCase.allCases))
        #expect(Set(Samples.data.map(DataActionRouteCase.init)) == Set(DataActionRouteCase.allCases))
        #expect(Set(Samples.settings.map(SettingsActionRouteCase.init)) == Set(SettingsActionRouteCase.allCases))
    }

    @Test(arguments: PageRouteSamples.all) func everyPageIsParsedBackFromItsURL(_ route: PageRoute) {
        #expect(PageRoute(url: route.url) == route)
    }

    @Test(arguments: ActionRouteSamples.all) func everyActionIsParsedBackFromItsURL(_ route: ActionRoute) {
        #expect(ActionRoute(url: route.url) == route)
    }

    @Test(arguments: ActionRouteSamples.all) func anActionOpenedAsAPageShowsOrLeadsToAPage(_ route: ActionRoute) {
        var journey = WebSession()
        let page = journey.open(route.url)
        let isPage = PageRoute(url: route.url) != nil
        #expect(isPage || page.status == 303 && page.response.location.flatMap { PageRoute(url: $0) } != nil)
        #expect(journey.batches.isEmpty)
    }

    @Test(arguments: PageRouteSamples.all) func aPageThatIsNoActionTakesNoForm(_ route: PageRoute) {
        var journey = WebSession()
        guard ActionRoute(url: route.url) == nil else { return }
        #expect(journey.post(route.url).status == 404)
    }

    @Test(arguments: [
        "/nowhere", "/day/2023-02-29", "/day/20240229", "/habits/zz", "/habits/02c8ff/day/tomorrow", "/habits/02c8ff/x",
        "/goals/zz", "/goals/02c8ff/x", "/goals/02c8ff/progress/0701", "/goals/02c8ff/milestones/zz",
        "/goals/02c8ff/milestones/0701/rename", "/goals/02c8ff/milestones/0701/move/on", "/goals/new/edit",
        "/tasks/zz", "/tasks/02c8ff/x", "/tasks/02c8ff/edit/on", "/tasks/upcoming/on", "/tasks/02c8ff/several",
        "/undo/12", "/today/extra", "/data/daybook.exe", "/habits/02c8ff/day/2024-02-29/more", "/archive/on",
        "/categories/zz", "/categories/02c8ff/x", "/notes/zz", "/notes/02c8ff/x",
        "/notes/02c8ff/delete/on", "/moods?whose=zz", "/moods/02c8ff/archive", "/pets/02c8ff/x",
        "/pets/02c8ff/delete/on", "/workouts/sets", "/workouts/sets/zz", "/workouts/sets/02c8ff/x",
        "/workouts/02c8ff/x", "/workouts/start/on", "/routines/02c8ff/edit", "/exercises/02c8ff/x", "/settings/x",
        "/settings/erase/on", "/safety/x", "/money/x", "/money/accounts/zz", "/money/accounts/02c8ff/x",
        "/money/transactions/02c8ff/delete/on", "/log/loan", "/attachments", "/attachments/zz", "/attachments/day/x",
        "/attachments/loan/02c8ff", "/review/x", "/review/progress/on", "/review/challenges/zz",
        "/review/challenges/02c8ff/x", "/review/challenges/new/join", "/settings/away/zz", "/settings/away/02c8ff/x",
        "/settings/parts/games",
    ])
    func anUnknownURLIsNoRoute(_ url: String) {
        #expect(PageRoute(url: url) == nil && ActionRoute(url: url) == nil)
    }

    @Test(arguments: ["//evil.example/today", "https://evil.example/", "javascript:alert(1)", "", "today"])
    func noOtherHostIsARoute(_ url: String) {
        #expect(PageRoute(url: url) == nil && ActionRoute(url: url) == nil)
    }
}
