import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Two devices that worked offline, merged in both orders.
struct TaskReplicaTests {
    /// The merged result, if both devices see the same.
    private func merged(
        _ prepare: (inout TestDevice) throws -> Void, here: (inout TestDevice) throws -> Void,
        there: (inout TestDevice) throws -> Void
    ) throws -> TestDevice {
        var first = TestDevice()
        try prepare(&first)
        var second = TestDevice(device: 8)
        second.receive(from: first)
        second.now = first.now
        try here(&first)
        try there(&second)
        let alone = first
        first.receive(from: second)
        second.receive(from: alone)
        first.now = alone.now
        second.now = alone.now
        #expect(first.view == second.view)
        let restarted = try #require(first.restarted)
        #expect(restarted.view == first.view)
        return first
    }

    private func four(_ device: inout TestDevice) throws {
        for number: UInt64 in 1...4 { try device.add(number, "\(number)") }
    }

    private func link(_ part: UInt64, under whole: UInt64) -> (inout TestDevice) throws -> Void {
        { device in
            var draft = try device.draft(id(part))
            draft.parent = id(whole)
            try device.run(.edit(id(part), draft))
        }
    }

    private func wait(_ task: UInt64, for blocker: UInt64) -> (inout TestDevice) throws -> Void {
        { device in
            var draft = try device.draft(id(task))
            draft.blockers.append(id(blocker))
            try device.run(.edit(id(task), draft))
        }
    }

    @Test func occurrenceCompletedOnBothDevicesIsCompletedOnce() throws {
        let friday = time(1, "2026-11-20")
        let device = try merged(
            { try $0.add(1, "Water") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY")) } },
            here: { try $0.run(.complete(friday)) },
            there: { device in
                device.now.milliseconds += 60_000
                try device.run(.complete(friday))
            })
        #expect(device.state.closedTasks.map { $0.id } == [friday])
    }

    @Test func occurrenceAfterDoneCompletedOnBothDevicesCountsOnce() throws {
        let device = try merged(
            { try $0.add(1, "Hair") { ($0.dueDay, $0.repetition) = (day("2026-11-20"), repetition("AFTER=P1M")) } },
            here: { try $0.run(.complete(time(1, nth: 1))) }, there: { try $0.run(.complete(time(1, nth: 1))) })
        #expect(device.state.currentOccurrence(of: id(1), today: device.today)?.key == Day(number: 2))
    }

    @Test func tagAddedOnBothDevicesIsKeptOnce() throws {
        let device = try merged(
            four, here: { try $0.run(.changeAll([id(1)], .addTag("Home"))) },
            there: { try $0.run(.changeAll([id(1)], .addTag("home"))) })
        #expect(device.state.tags(of: id(1)).map { $0.lowercased() } == ["home"])
    }

    @Test func cycleOfTwoIsBrokenAtTheLeastID() throws {
        let device = try merged(four, here: link(1, under: 2), there: link(2, under: 1))
        #expect(device.state.parent(of: id(1)) == nil)
        #expect(device.state.parent(of: id(2)) == id(1))
        #expect(device.state.descendants(of: id(1)).map { $0.id } == [id(2)])
        #expect(device.state.descendants(of: id(2)) == [])
        #expect(device.state.siblings(of: id(3)).map { $0.id } == [id(1), id(4)])
    }

    @Test func cycleOfThreeIsBrokenAtTheLeastID() throws {
        let device = try merged(
            { device in
                try four(&device)
                try link(2, under: 3)(&device)
            }, here: link(3, under: 1), there: link(1, under: 2))
        #expect([1, 2, 3].map { device.state.parent(of: id($0)) } == [nil, id(3), id(1)])
        #expect(device.state.ancestors(of: id(2)) == [id(3), id(1)])
    }

    @Test func subtaskOfATaskInACycleKeepsItsParent() throws {
        let device = try merged(
            { device in
                try four(&device)
                try link(4, under: 2)(&device)
            }, here: link(1, under: 2), there: link(2, under: 1))
        #expect(device.state.ancestors(of: id(4)) == [id(2), id(1)])
        #expect(device.state.descendants(of: id(1)).map { $0.id } == [id(2), id(4)])
    }

    @Test func separateCyclesAreBothBroken() throws {
        // One device makes the cycle 1 ⇄ 2 together with the other, and 3 ⇄ 4 at the same time.
        let device = try merged(
            four,
            here: { device in
                try link(1, under: 2)(&device)
                try link(3, under: 4)(&device)
            },
            there: { device in
                try link(2, under: 1)(&device)
                try link(4, under: 3)(&device)
            })
        #expect((1...4).map { device.state.parent(of: id($0)) } == [nil, id(1), nil, id(3)])
    }

    @Test func mutualBlockersBlockInOneDirection() throws {
        let device = try merged(four, here: wait(1, for: 2), there: wait(2, for: 1))
        #expect(device.state.blockers(of: id(1)) == [])
        #expect(device.state.blockers(of: id(2)) == [id(1)])
        #expect(device.state.blocked(by: id(1)) == [id(2)])
        #expect(device.state.blocked(by: id(2)) == [])
        #expect((device.state.isBlocked(id(1)), device.state.isBlocked(id(2))) == (false, true))
        // Editing one of them is allowed, and does not rewrite the repaired dependency.
        var draft = try device.draft(id(2))
        draft.title = "Two"
        #expect(try device.decision(on: .edit(id(2), draft)).changes.map { $0.field } == ["title"])
        var first = try device.draft(id(1))
        first.title = "One"
        #expect(try device.decision(on: .edit(id(1), first)).changes.map { $0.field } == ["title"])
    }

    @Test func overlappingBlockerCyclesAreBroken() throws {
        // 1 → 2 → 3 → 1 and 2 → 4 → 2 share task 2. Dependencies on a greater id within a cycle are ignored.
        let device = try merged(
            { device in
                try four(&device)
                try wait(1, for: 2)(&device)
            },
            here: { device in
                try wait(2, for: 3)(&device)
                try wait(2, for: 4)(&device)
            },
            there: { device in
                try wait(3, for: 1)(&device)
                try wait(4, for: 2)(&device)
            })
        #expect((1...4).map { device.state.blockers(of: id($0)) } == [[], [], [id(1)], [id(2)]])
    }

    @Test func measuredTimeThatOverlapsCountsOnceAndTypedTimeCountsTwice() throws {
        let device = try merged(
            four,
            here: { device in
                try device.run(.start(id(1), session: id(50)))
                device.now.milliseconds += 20 * 60_000
                try device.run(.stop(id(1)))
                try device.run(.spend(id(1), minutes: 7, session: id(51)))
            },
            there: { device in
                device.now.milliseconds += 10 * 60_000
                try device.run(.start(id(1), session: id(60)))
                device.now.milliseconds += 20 * 60_000
                try device.run(.complete(id(1)))
                try device.run(.spend(id(1), minutes: 7, session: id(61)))
            })
        // 0–20 and 10–30 make 30 minutes together; 7 and 7 were entered by hand.
        #expect(device.state.minutesSpent(on: id(1), now: device.now) == 44)
        #expect(device.state.sessions(of: id(1)).count == 4)
    }

    @Test func sessionOnADeletedTaskStopsAndEndsWhenTheNextStarts() throws {
        var device = try merged(
            four, here: { try $0.run(.start(id(1), session: id(50))) }, there: { try $0.run(.delete([id(1)])) })
        #expect(device.state.runningSessions == [])
        try device.run(.start(id(2), session: id(51)))
        #expect(device.state.unendedSessions.map { $0.id } == [id(51)])
    }
}
