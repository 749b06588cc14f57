import CivilTime
import DaybookCore
import Testing

struct DueChoiceTests {
    @Test(arguments: [
        ("2026-11-20", ["2026-11-20", "2026-11-21", "2026-11-21", "2026-11-23"]),
        ("2026-11-21", ["2026-11-21", "2026-11-22", "2026-11-28", "2026-11-23"]),
        ("2026-11-23", ["2026-11-23", "2026-11-24", "2026-11-28", "2026-11-30"]),
    ])
    func choicesAreDaysFromToday(today: String, days: [String]) {
        let chosen = DueChoice.allCases.map { $0.day(from: Day(today)!, firstWeekday: .monday).text }
        #expect(chosen == days)
    }
}
