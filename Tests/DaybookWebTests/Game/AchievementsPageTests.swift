import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Phrasing
import Testing
import Words

@Suite struct AchievementsPageTests {
    @Test func earnedOnesComeFirstWithTheirDayAndOthersHaveProgress() throws {
        var journey = WebSession()
        let habit = try journey.add("Read")
        for back in 0..<7 {
            _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
        }
        let page = journey.open("/review/achievements")
        let streaks = page.part(from: "<h2>Streaks</h2>", to: "</section>")
        #expect(streaks.contains("A week in a row") && streaks.contains("<span class=\"chip good\">"))
        #expect(streaks.contains("7 of 30"))
        #expect(streaks.contains("Do a habit 30 times in one streak, however many days it lasts"))
        let habits = page.part(from: "<h2>Habits</h2>", to: "</section>")
        let earned = try #require(habits.firstRange(of: "Perfect week"))
        let open = try #require(habits.firstRange(of: "Settling in"))
        #expect(earned.lowerBound < open.lowerBound)
    }

    @Test func thePageSaysThatImportsAndRecordedWorkoutsDoNotCount() {
        var journey = WebSession()
        let hint = "Imports, and workouts recorded by a watch or phone, do not count here."
        #expect(!journey.open("/review/achievements").has(hint))
        var workout = HealthWorkout(type: "Running", start: 1_795_000_000_000, offset: 0)
        workout.seconds = 1800
        journey.keep(
            Commit(Decision(JournalAction.import, workout.changes), action: ActionID(high: 9, low: 1)))
        #expect(journey.open("/review/achievements").has(hint))
    }

    @Test func eachShowsItsPointsUnlessItIsSecret() throws {
        var journey = WebSession()
        _ = journey.post(.habits(.mark(try journey.add("Read"), journey.today)), [("do", "done")])
        let page = journey.open("/review/achievements")
        let first = page.part(from: "<li id=\"firstHabit\">", to: "</li>")
        #expect(first.contains("chip good") && first.contains("<small class=\"number\">+10 points</small>"))
        #expect(page.part(from: "<li id=\"streak7\">", to: "</li>").contains(" of 7 · +25 points</small>"))
        #expect(!page.part(from: "<h2>Surprises</h2>", to: "</section>").contains("points</small>"))
    }

    @Test func aSurpriseSaysNothingUntilItIsEarned() {
        var journey = WebSession()
        let page = journey.open("/review/achievements")
        let surprises = page.part(from: "<h2>Surprises</h2>", to: "</section>")
        #expect(surprises.contains("class=\"secret\"") && surprises.contains("Secret"))
        for achievement in Achievement.of(.surprises) {
            let words = Words(.english, isPage: true)
            #expect(!page.has(words.title(achievement)) && !page.has(achievement.rawValue))
        }
    }

    @Test func achievementsOfAPartThatIsOffAreNotShown() {
        var journey = WebSession()
        let all = journey.open("/review/achievements")
        #expect(all.has("<h2>Workouts</h2>") && all.has("First bite"))
        _ = journey.post(.settings(.switchPart(.workouts)), [("do", "hide")])
        _ = journey.post(.settings(.switchPart(.meals)), [("do", "hide")])
        let shown = journey.open("/review/achievements")
        #expect(!shown.has("<h2>Workouts</h2>") && !shown.has("First bite") && shown.has("First mark"))
    }

    @Test(arguments: Language.allCases) func eachHasItsOwnTitleAndAHint(_ language: Language) {
        let words = Words(language)
        let titles = Achievement.allCases.map { words.title($0) }
        #expect(Set(titles).count == titles.count)
        for achievement in Achievement.allCases {
            #expect(!words.hint(achievement).isEmpty && words.hint(achievement) != words.title(achievement))
        }
    }
}
