import CivilTime
import DaybookCore
import Testing

@testable import DaybookWeb

struct TaskFilterTests {
    private let today = Day("2026-11-20")!

    @Test(arguments: [
        "agenda", "overdue", "today", "week", "none", "2026-11-01..2026-11-30", "..2026-11-30", "2026-11-01..",
        "2026-11-20..2026-11-20",
    ])
    func aCodeIsWrittenAsItWasRead(_ code: String) { #expect(TaskDue(code: code)?.code == code) }

    @Test func aDayAloneIsThatDay() { #expect(TaskDue(code: "2026-11-20") == .between(today, today)) }

    @Test(arguments: ["", "..", "...", "2026-11-31", "2026-11-01...2026-11-30", "tomorrow", "2026-11-01..x", "x.."])
    func anythingElseIsNoCode(_ code: String) { #expect(TaskDue(code: code) == nil) }

    @Test(arguments: [
        (TaskDue.overdue, [-8, -1]), (.agenda, [-8, -1, 0]), (.today, [0]), (.week, [0, 1, 6]), (.never, []),
        (.between(nil, Day("2026-11-19")), [-8, -1]), (.between(Day("2026-11-26"), nil), [6, 7]),
        (.between(Day("2026-11-20"), Day("2026-11-21")), [0, 1]),
    ])
    func aDayIsWithinOrNot(_ due: TaskDue, _ within: [Int]) {
        #expect([-8, -1, 0, 1, 6, 7].filter { due.matches(today.advanced(by: $0), today: today) } == within)
        #expect(due.matches(nil, today: today) == (due == .never))
    }

    @Test func aFilterIsOpenToAllWhateverItsOrder() {
        var filter = TaskFilter()
        filter.sort = .title
        #expect(filter.isOpenToAll)
        filter.tag = "home"
        #expect(!filter.isOpenToAll)
    }
}
