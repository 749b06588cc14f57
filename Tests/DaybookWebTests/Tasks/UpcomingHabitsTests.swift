import CivilTime
import DaybookCore
import Testing

@testable import DaybookWeb

/// The habits of the days to come. Today is Friday, 20 November 2026.
@Suite struct UpcomingHabitsTests {
    private func habits(on day: Day, _ journey: inout WebSession) -> Set<String> {
        let page = journey.open("/tasks/upcoming")
        let plan = page.part(from: "data-day=\"\(day.text)\"", to: "</section>")
        return Set(["Read", "Run", "Swim", "Walk"].filter { plan.contains("<bdi>\($0)</bdi>") })
    }

    @Test func eachDayShowsTheHabitsThatItsPageCounts() throws {
        var journey = WebSession()
        try _ = journey.add("Read")
        try _ = journey.add("Run") { $0.schedule = .timesPerWeek(3) }
        try _ = journey.add("Swim") { $0.schedule = .weekdays([.saturday]) }
        let walk = try journey.add("Walk")
        _ = journey.post(.habits(.mark(walk, journey.today)), [("do", "skip")])
        for distance in 0..<7 {
            let day = journey.today.advanced(by: distance)
            let agenda = DayAgenda(on: day, today: journey.today, in: journey.state)
            #expect(habits(on: day, &journey) == Set(agenda.habits.filter { $0.isDue }.map { $0.habit.title }))
        }
        #expect(habits(on: journey.today.advanced(by: 1), &journey) == ["Read", "Swim", "Walk"])
    }

    @Test func nothingIsDueOnDaysAway() throws {
        var journey = WebSession()
        try _ = journey.add("Read")
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-20"), ("choice", "2026-11-22")])
        #expect(habits(on: journey.today.advanced(by: 2), &journey) == [])
        #expect(habits(on: journey.today.advanced(by: 3), &journey) == ["Read"])
    }
}
