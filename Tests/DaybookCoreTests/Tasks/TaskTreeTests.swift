import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Tasks nested to any depth. A walk from each task to the top would take hours in these tests.
struct TaskTreeTests {
    private static let count: UInt64 = 20_000

    /// Tasks with the parents that a function gives them.
    private static func state(_ parent: (UInt64) -> UInt64?) -> State {
        var state = State()
        let changes = (1...count).flatMap { number in
            [Change("tasks", id(number), "life", .integer(1))]
                + (parent(number).map { [Change("tasks", id(number), "parent", .bytes(id($0).bytes))] } ?? [])
        }
        state.merge(changes, stamp: Stamp(time: 1, device: DeviceID(1)))
        return state
    }

    private static let upwards = state { $0 < count ? $0 + 1 : nil }
    private static let downwards = state { $0 > 1 ? $0 - 1 : nil }
    private static let star = state { $0 > 1 ? 1 : nil }
    private static let circle = state { $0 < count ? $0 + 1 : 1 }
    /// A chain that leads into a circle.
    private static let lasso = state { $0 < count ? $0 + 1 : count / 2 }

    private func parents(in state: State) -> [RecordID?] { (1...Self.count).map { state.parent(of: id($0)) } }

    @Test func eachTaskOfAChainHasItsParent() {
        #expect(parents(in: Self.upwards) == (2...Self.count).map { id($0) } + [nil])
        #expect(parents(in: Self.downwards) == [nil] + (1..<Self.count).map { id($0) })
    }

    @Test func eachTaskOfAStarHasTheSameParent() {
        #expect(parents(in: Self.star) == [nil] + [RecordID](repeating: id(1), count: Int(Self.count) - 1))
        #expect(Self.star.children(of: id(1)).count == Int(Self.count) - 1)
        #expect(Self.star.siblings(of: id(2)).count == Int(Self.count) - 2)
    }

    @Test func aCircleIsBrokenAtTheLowestIDAndKeepsItsOtherParents() {
        #expect(parents(in: Self.circle) == [nil] + (3...Self.count).map { id($0) } + [id(1)])
        let half = Self.count / 2
        let below = (2...half).map { id($0) } as [RecordID?]
        #expect(parents(in: Self.lasso) == below + [nil] + (half + 2...Self.count).map { id($0) } + [id(half)])
    }

    @Test func allTasksAreListedAndCountedWhateverTheirShape() {
        for state in [Self.upwards, Self.downwards, Self.star, Self.circle, Self.lasso] {
            #expect(state.openTasks(today: day("2026-11-20")).count == Int(Self.count))
            let top = (1...Self.count).map { id($0) }.filter { state.parent(of: $0) == nil }
            #expect(state.descendants(of: top).count == Int(Self.count) - 1)
        }
    }

    @Test(arguments: [false, true])
    func tasksOfAChainAreDeletedAndCompletedInAnyOrder(isFromBelow: Bool) throws {
        let all = (1...UInt64(TaskLimits.bulk)).map { id($0) }
        let ids = isFromBelow ? all.reversed() : all
        func decided(_ command: TaskCommand) throws -> [Change] {
            try command.decide(in: Self.downwards, now: TestDevice().now) { id(0) }.changes
        }
        #expect(try decided(.delete(ids)).count == Int(Self.count))
        #expect(try decided(.changeAll(ids, .completeWithSubtasks)).count == 2 * Int(Self.count))
    }

    @Test func subtasksOfARepeatingTaskFollowItAtAnyDepth() throws {
        var state = Self.upwards
        state.merge(
            [
                Change("tasks", id(Self.count), "dueDay", Value(day("2026-11-20"))),
                Change("tasks", id(Self.count), "repetition", .text("FREQ=DAILY")),
            ], stamp: Stamp(time: 2, device: DeviceID(1)))
        let open = state.openTasks(today: day("2026-11-20"))
        #expect(open.count == Int(Self.count) && open.allSatisfy { $0.isOccurrence })
        #expect(state.parent(of: time(1, "2026-11-20")) == time(2, "2026-11-20"))
        #expect(state.ancestors(of: time(1, "2026-11-20")).last == time(Self.count, "2026-11-20"))
        #expect(state.isRepeated(id(1)))
    }

    @Test func aChangeIsSeenAtOnceAndNotByCopiesMadeBefore() throws {
        func change(_ number: UInt64, _ field: String, _ value: Value) -> Change {
            Change("tasks", id(number), field, value)
        }
        var state = State()
        state.merge(
            [change(1, "life", .integer(1)), change(2, "life", .integer(1)), change(2, "parent", .bytes(id(1).bytes))],
            stamp: Stamp(time: 1, device: DeviceID(1)))
        #expect(state.parent(of: id(2)) == id(1))
        let before = state
        func merge(_ change: Change, at time: UInt64) {
            state.merge([change], stamp: Stamp(time: time, device: DeviceID(1)))
        }

        // A cycle is made.
        merge(change(1, "parent", .bytes(id(2).bytes)), at: 2)
        #expect([1, 2].map { state.parent(of: id($0)) } == [nil, id(1)])
        #expect(before.children(of: id(1)).map { $0.id } == [id(2)])
        // It is at another task after the first is deleted, and there again.
        merge(change(1, "life", .integer(2)), at: 3)
        #expect([1, 2].map { state.parent(of: id($0)) } == [id(2), nil])
        merge(change(1, "life", .integer(3)), at: 4)
        #expect([1, 2].map { state.parent(of: id($0)) } == [nil, id(1)])

        merge(change(1, "repetition", .text("FREQ=DAILY")), at: 5)
        #expect(!state.isRepeated(id(2)))
        merge(change(1, "dueDay", Value(day("2026-11-20"))), at: 6)
        #expect(state.isRepeated(id(2)) && !before.isRepeated(id(2)))
    }

    @Test func changedDependenciesAreSeenAtOnceAndNotByCopiesMadeBefore() throws {
        func blocker(_ one: UInt64, _ other: UInt64, _ life: Int64) throws -> Change {
            Change(
                "taskBlockers", try #require(TaskBlocker.id(of: id(one), waitingFor: id(other))), "life", .integer(life)
            )
        }
        var state = State()
        func merge(_ changes: [Change], at time: UInt64) {
            state.merge(changes, stamp: Stamp(time: time, device: DeviceID(1)))
        }
        merge((1...2).map { Change("tasks", id($0), "life", .integer(1)) } + [try blocker(1, 2, 1)], at: 1)
        #expect(state.blockers(of: id(1)) == [id(2)])
        let before = state

        merge([try blocker(2, 1, 1)], at: 2)
        #expect([1, 2].map { state.blockers(of: id($0)) } == [[], [id(1)]])
        #expect(before.blockers(of: id(1)) == [id(2)])
        merge([try blocker(2, 1, 2)], at: 3)
        #expect([1, 2].map { state.blockers(of: id($0)) } == [[id(2)], []])
    }
}
