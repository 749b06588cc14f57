import CivilTime
import DaybookCore
import Testing

struct DueChoiceTests {
    @Test(arguments: [
        ("2026-11-20", ["2026-11-20", "2026-11-21", "2026-11-21", "2026-11-23", "2026-11-27"]),
        ("2026-11-21", ["2026-11-21", "2026-11-22", "2026-11-28", "2026-11-23", "2026-11-28"]),
        ("2026-11-23", ["2026-11-23", "2026-11-24", "2026-11-28", "2026-11-30", "2026-11-30"]),
    ])
    func choicesAreDaysFromToday(today: String, days: [String]) {
        let chosen = DueChoice.allCases.map { $0.day(from: Day(today)!, firstWeekday: .monday).text }
        #expect(chosen == days)
    }

    private func offered(_ today: String, due: String? = nil) -> [DueChoice] {
        DueChoice.choices(from: Day(today)!, firstWeekday: .monday, dueDay: due.flatMap { Day($0) })
    }

    @Test func noDayIsOfferedTwice() {
        #expect(offered("2026-11-20") == [.today, .tomorrow, .nextWeek, .inAWeek])
        #expect(offered("2026-11-23") == [.today, .tomorrow, .weekend, .nextWeek])
    }

    @Test func atTheWeekendTheNextOneIsOffered() {
        #expect(offered("2026-11-21") == [.today, .tomorrow, .weekend, .nextWeek])
        #expect(offered("2026-11-22") == [.today, .tomorrow, .weekend, .inAWeek])
    }

    @Test func theDayOnWhichATaskIsDueAlreadyIsNotOffered() {
        #expect(offered("2026-11-23", due: "2026-11-23") == [.tomorrow, .weekend, .nextWeek])
        #expect(offered("2026-11-23", due: "2026-11-28") == [.today, .tomorrow, .nextWeek])
        // Not the same day by its other name.
        #expect(offered("2026-11-20", due: "2026-11-21") == [.today, .nextWeek, .inAWeek])
        #expect(offered("2026-11-23", due: "2026-11-19") == [.today, .tomorrow, .weekend, .nextWeek])
    }
}
