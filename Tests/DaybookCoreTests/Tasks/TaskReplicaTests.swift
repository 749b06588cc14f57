import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Two devices that worked offline, merged in both orders.
struct TaskReplicaTests {
    /// The merged result, if both devices see the same.
    private func merged(
        _ prepare: (inout Desk) throws -> Void, here: (inout Desk) throws -> Void, there: (inout Desk) throws -> Void
    ) throws -> Desk {
        var first = Desk()
        try prepare(&first)
        var second = Desk(device: 8)
        second.hear(first)
        second.now = first.now
        try here(&first)
        try there(&second)
        let alone = first
        first.hear(second)
        second.hear(alone)
        first.now = alone.now
        second.now = alone.now
        #expect(first.view == second.view)
        let restarted = try #require(first.restarted)
        #expect(restarted.view == first.view)
        return first
    }

    private func four(_ desk: inout Desk) throws { for number: UInt64 in 1...4 { try desk.add(number, "\(number)") } }

    private func link(_ part: UInt64, under whole: UInt64) -> (inout Desk) throws -> Void {
        { desk in
            var draft = try desk.draft(id(part))
            draft.parent = id(whole)
            try desk.run(.edit(id(part), draft))
        }
    }

    private func wait(_ task: UInt64, for blocker: UInt64) -> (inout Desk) throws -> Void {
        { desk in
            var draft = try desk.draft(id(task))
            draft.blockers.append(id(blocker))
            try desk.run(.edit(id(task), draft))
        }
    }

    @Test func theSameTimeCompletedTwiceIsCompletedOnce() throws {
        let friday = time(1, "2026-11-20")
        let desk = try merged(
            { try $0.add(1, "Water") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY")) } },
            here: { try $0.run(.complete(friday)) },
            there: { desk in
                desk.now.milliseconds += 60_000
                try desk.run(.complete(friday))
            })
        #expect(desk.state.closedTasks.map { $0.id } == [friday])
    }

    @Test func theFifthTimeAfterDoneIsTheFifthOnBoth() throws {
        let desk = try merged(
            { try $0.add(1, "Hair") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("AFTER=P1M")) } },
            here: { try $0.run(.complete(time(1, nth: 1))) }, there: { try $0.run(.complete(time(1, nth: 1))) })
        #expect(desk.state.currentOccurrence(of: id(1), today: desk.today)?.key == Day(number: 2))
    }

    @Test func theSameTagAddedTwiceIsOne() throws {
        let desk = try merged(
            four, here: { try $0.run(.changeAll([id(1)], .addTag("Home"))) },
            there: { try $0.run(.changeAll([id(1)], .addTag("home"))) })
        #expect(desk.state.tags(of: id(1)).map { $0.lowercased() } == ["home"])
    }

    @Test func aCircleOfTwoIsOpenedAtTheLeastID() throws {
        let desk = try merged(four, here: link(1, under: 2), there: link(2, under: 1))
        #expect(desk.state.parent(of: id(1)) == nil)
        #expect(desk.state.parent(of: id(2)) == id(1))
        #expect(desk.state.descendants(of: id(1)).map { $0.id } == [id(2)])
        #expect(desk.state.descendants(of: id(2)) == [])
        #expect(desk.state.siblings(of: id(3)).map { $0.id } == [id(1), id(4)])
    }

    @Test func aCircleOfThreeIsOpenedAtTheLeastID() throws {
        let desk = try merged(
            { desk in
                try four(&desk)
                try link(2, under: 3)(&desk)
            }, here: link(3, under: 1), there: link(1, under: 2))
        #expect([1, 2, 3].map { desk.state.parent(of: id($0)) } == [nil, id(3), id(1)])
        #expect(desk.state.ancestors(of: id(2)) == [id(3), id(1)])
    }

    @Test func whatHangsOnACircleStaysInItsPlace() throws {
        let desk = try merged(
            { desk in
                try four(&desk)
                try link(4, under: 2)(&desk)
            }, here: link(1, under: 2), there: link(2, under: 1))
        #expect(desk.state.ancestors(of: id(4)) == [id(2), id(1)])
        #expect(desk.state.descendants(of: id(1)).map { $0.id } == [id(2), id(4)])
    }

    @Test func twoCirclesOneAfterTheOtherAreBothOpened() throws {
        // One device makes the cycle 1 ⇄ 2 together with the other, and 3 ⇄ 4 at the same time.
        let desk = try merged(
            four,
            here: { desk in
                try link(1, under: 2)(&desk)
                try link(3, under: 4)(&desk)
            },
            there: { desk in
                try link(2, under: 1)(&desk)
                try link(4, under: 3)(&desk)
            })
        #expect((1...4).map { desk.state.parent(of: id($0)) } == [nil, id(1), nil, id(3)])
    }

    @Test func tasksThatWaitForEachOtherWaitOneWay() throws {
        let desk = try merged(four, here: wait(1, for: 2), there: wait(2, for: 1))
        #expect(desk.state.blockers(of: id(1)) == [])
        #expect(desk.state.blockers(of: id(2)) == [id(1)])
        #expect(desk.state.blocked(by: id(1)) == [id(2)])
        #expect(desk.state.blocked(by: id(2)) == [])
        #expect((desk.state.isBlocked(id(1)), desk.state.isBlocked(id(2))) == (false, true))
        // Editing one of them is allowed, and does not rewrite the repaired dependency.
        var draft = try desk.draft(id(2))
        draft.title = "Two"
        #expect(try desk.decision(on: .edit(id(2), draft)).changes.map { $0.field } == ["title"])
        var first = try desk.draft(id(1))
        first.title = "One"
        #expect(try desk.decision(on: .edit(id(1), first)).changes.map { $0.field } == ["title"])
    }

    @Test func overlappingRingsOfThoseThatWaitAreOpened() throws {
        // 1 → 2 → 3 → 1 and 2 → 4 → 2 share task 2. Dependencies on a greater id within a cycle are ignored.
        let desk = try merged(
            { desk in
                try four(&desk)
                try wait(1, for: 2)(&desk)
            },
            here: { desk in
                try wait(2, for: 3)(&desk)
                try wait(2, for: 4)(&desk)
            },
            there: { desk in
                try wait(3, for: 1)(&desk)
                try wait(4, for: 2)(&desk)
            })
        #expect((1...4).map { desk.state.blockers(of: id($0)) } == [[], [], [id(1)], [id(2)]])
    }

    @Test func measuredTimeThatOverlapsCountsOnceAndTypedTimeCountsTwice() throws {
        let desk = try merged(
            four,
            here: { desk in
                try desk.run(.start(id(1), session: id(50)))
                desk.now.milliseconds += 20 * 60_000
                try desk.run(.stop(id(1)))
                try desk.run(.spend(id(1), minutes: 7, session: id(51)))
            },
            there: { desk in
                desk.now.milliseconds += 10 * 60_000
                try desk.run(.start(id(1), session: id(60)))
                desk.now.milliseconds += 20 * 60_000
                try desk.run(.complete(id(1)))
                try desk.run(.spend(id(1), minutes: 7, session: id(61)))
            })
        // 0–20 and 10–30 make 30 minutes together; 7 and 7 were entered by hand.
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 44)
        #expect(desk.state.sessions(of: id(1)).count == 4)
    }

    @Test func whatRunsOnADeletedTaskRunsNoMoreAndEndsWithTheNext() throws {
        var desk = try merged(
            four, here: { try $0.run(.start(id(1), session: id(50))) }, there: { try $0.run(.delete([id(1)])) })
        #expect(desk.state.runningSessions == [])
        try desk.run(.start(id(2), session: id(51)))
        #expect(desk.state.unendedSessions.map { $0.id } == [id(51)])
    }
}
