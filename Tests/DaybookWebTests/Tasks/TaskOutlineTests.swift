import CivilTime
import DaybookCore
import Journal
import Testing
import Words

@testable import DaybookWeb

struct TaskOutlineTests {
    private static let count: UInt64 = 20_000
    private let now = LocalInstant(milliseconds: 1_795_161_600_000, offsetMinutes: 0) // 2026-11-20T08:00Z

    private static func id(_ number: UInt64) -> RecordID { RecordID(Identifier(high: 0, low: number)) }

    private static func state(_ count: UInt64 = count, _ parent: (UInt64) -> RecordID?) -> State {
        var state = State()
        let changes = (1...count).flatMap { number in
            [
                Change("tasks", id(number), "life", .integer(1)),
                Change("tasks", id(number), "title", .text("\(number)")),
                Change("tasks", id(number), "parent", parent(number).map { .bytes($0.bytes) } ?? .null),
            ]
        }
        state.merge(changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private func list(_ state: State, _ filter: TaskFilter = TaskFilter()) -> TaskList {
        TaskList(filter, in: state, now: now, words: Words(.english))
    }

    @Test func eachTaskOfAChainComesUnderTheOneBefore() {
        let list = list(Self.state { $0 < Self.count ? Self.id($0 + 1) : nil })

        #expect(list.count == Int(Self.count) && list.sectionCounts == [.undated: Int(Self.count)])
        #expect(list.first(3).map { "\($0.depth) \($0.task.title)" } == ["0 20000", "1 19999", "2 19998"])
        #expect(list.tasks.map { $0.depth } == Array(0..<Int(Self.count)))
    }

    @Test func aCircleBeginsWithTheTaskAtWhichItIsBroken() {
        let list = list(Self.state { $0 < Self.count ? Self.id($0 + 1) : Self.id(1) })

        #expect(list.count == Int(Self.count) && list.sectionCounts == [.undated: Int(Self.count)])
        #expect(list.first(3).map { "\($0.depth) \($0.task.title)" } == ["0 1", "1 20000", "2 19999"])
    }

    @Test func allTasksOfAStarComeUnderItsCentre() {
        let list = list(Self.state { $0 > 1 ? Self.id(1) : nil })

        #expect(list.count == Int(Self.count) && list.sectionCounts == [.undated: Int(Self.count)])
        #expect(list.tasks.map { $0.depth } == [0] + [Int](repeating: 1, count: Int(Self.count) - 1))
    }

    @Test func theMostPressingOfAChainRaisesItsTop() {
        var state = Self.state { $0 < Self.count ? Self.id($0 + 1) : nil }
        state.merge(
            [Change("tasks", Self.id(1), "dueDay", .integer(Int64(Day("2026-11-19")!.number)))],
            stamp: Stamp(time: 2, device: DeviceID(1)))

        #expect(list(state).sectionCounts == [.overdue: Int(Self.count)])
    }

    @Test func aSubtaskOfAnOccurrenceThatIsNotListedStandsAlone() {
        var state = Self.state(2) { $0 == 2 ? TaskItem.id(of: Self.id(1), on: Day("2026-11-18")!) : nil }
        state.merge(
            [
                Change("tasks", Self.id(1), "dueDay", .integer(Int64(Day("2026-11-18")!.number))),
                Change("tasks", Self.id(1), "repetition", .text("FREQ=DAILY")),
            ], stamp: Stamp(time: 2, device: DeviceID(1)))

        let list = list(state)

        #expect(list.tasks.map { "\($0.depth) \($0.task.title)" } == ["0 1", "0 2"])
        #expect(list.count == 2)
    }
}
