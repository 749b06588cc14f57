import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// The insight of the day on Today.
@Suite struct InsightLineTests {
    /// A journal with a habit done on two times eight days, with a day between them; the last of them was yesterday.
    private func journey() throws -> WebSession {
        var journey = WebSession()
        let habit = try journey.add("Read")
        for back in 1...17 where back != 9 {
            _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
        }
        return journey
    }

    private func line(_ journey: inout WebSession) -> String {
        journey.open("/today").part(from: "class=\"now-line", to: "</p>")
    }

    @Test func aStreakThatBecomesTheLongestIsTold() throws {
        var journey = try journey()
        #expect(line(&journey).contains("today makes it your longest streak, 9 days"))
        let habit = journey.state.livingHabits[0].id
        #expect(line(&journey).contains("href=\"\(HabitPageRoute.habit(habit, month: nil).url)\""))
        _ = journey.post(.habits(.mark(habit, journey.today)), [("do", "done")])
        #expect(line(&journey).contains("“Read”: your longest streak, 9 days"))
    }

    @Test func whatNeedsAttentionComesFirstAndAnotherDayHasNone() throws {
        var journey = try journey()
        let due = journey.today.advanced(by: -1)
        try journey.addTask(1, "Rent") { $0.dueDay = due }
        #expect(line(&journey).contains("1 overdue task"))
        #expect(!journey.open("/day/2026-11-19").has("now-line"))
    }

    @Test(arguments: [
        ("en", "New record yesterday: Bench press"), ("ru", "Вчера новый рекорд: "), ("pl", "Wczoraj nowy rekord: "),
    ])
    func aRecordOfYesterdayIsTold(_ language: String, _ sentence: String) throws {
        var journey = WebSession()
        for (id, day, load) in [("b1", "2026-11-12", "60"), ("b2", "2026-11-19", "65")] {
            _ = journey.post(
                .workouts(.log), [("id", id), ("title", "Gym"), ("day", day), ("sets", "Bench press 1x5x\(load)")])
        }
        journey.languages = [language]
        let exercise = WorkoutPageRoute.exercise(try #require(Exercise.id(ofCode: "bench-press"))).url
        #expect(line(&journey).contains(sentence) && line(&journey).contains("href=\"\(exercise)\""))
    }

    @Test(arguments: [
        ("en", "Tasks done this week up to yesterday: 6. Usually 3."),
        ("ru", "Задач выполнено за неделю по вчерашний день: 6. Обычно 3."),
        ("pl", "Zadania ukończone w tym tygodniu do wczoraj: 6. Zwykle 3."),
    ])
    func aWeekWithManyTasksIsTold(_ language: String, _ sentence: String) throws {
        var journey = WebSession()
        let now = journey.now
        var id: UInt64 = 0
        for (daysAgo, count) in [(30, 4), (23, 4), (16, 4), (3, 6)] as [(Int64, Int)] {
            journey.now.milliseconds = now.milliseconds - daysAgo * 86_400_000
            for _ in 0..<count {
                id += 1
                _ = journey.post(.tasks(.change(try journey.addTask(id, "Rent"))), [("do", "complete")])
            }
        }
        journey.now.milliseconds = now.milliseconds + 86_400_000
        journey.languages = [language]
        #expect(line(&journey).contains(sentence))
    }

    @Test(arguments: [
        ("en", ": €100.00 left this month, for 3 days"), ("ru", ": до конца месяца осталось"),
        ("pl", ": do końca miesiąca zostało"),
    ])
    func theRestOfABudgetIsTold(_ language: String, _ sentence: String) throws {
        var journey = WebSession()
        let groceries = StandardCategory.groceries.id.hex
        _ = journey.post(
            .money(.addAccount),
            [("id", "b1"), ("title", "Bank"), ("kind", "bank"), ("currency", "EUR"), ("opening", "1000")])
        _ = journey.post(.money(.addBudget), [("category", groceries), ("limit", "300"), ("period", "month")])
        _ = journey.post(
            .money(.addTransaction),
            [
                ("kind", "expense"), ("amount", "200"), ("category", groceries), ("day", "2026-11-10"),
                ("account", "b1"),
            ])
        journey.now.milliseconds += 8 * 86_400_000
        journey.languages = [language]
        #expect(line(&journey).contains(sentence))
        let budget = try #require(journey.state.budgets.rows.first).id
        #expect(line(&journey).contains("href=\"\(MoneyPageRoute.budget(budget).url)\""))
    }

    @Test func aPartThatIsOffIsNotTold() throws {
        var journey = try journey()
        _ = journey.post(.settings(.switchPart(.habits)), [("do", "hide")])
        #expect(!journey.open("/today").has("longest streak"))
    }
}
