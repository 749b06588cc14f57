import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskSessionTests {
    private func desk() throws -> Desk {
        var desk = Desk()
        try desk.add(1, "One")
        try desk.add(2, "Two")
        return desk
    }

    @Test func startingAnotherEndsTheFirst() throws {
        var desk = try desk()
        try desk.run(.start(id(1), session: id(50)))
        #expect(desk.state.task(id(1))?.status == .inProgress)
        desk.now.milliseconds += 5 * 60_000
        try desk.run(.start(id(2), session: id(51)))
        #expect(desk.state.runningSessions.map { $0.id } == [id(51)])
        #expect(desk.state.task(id(1))?.status == .pending)
        desk.now.milliseconds += 60 * 60_000
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 5)
        #expect(desk.state.minutesSpent(on: id(2), now: desk.now) == 60)
    }

    @Test func completingEndsWhatRuns() throws {
        var desk = try desk()
        try desk.run(.start(id(1), session: id(50)))
        desk.now.milliseconds += 90_000
        try desk.run(.complete(id(1)))
        desk.now.milliseconds += 90_000_000
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 1)
        #expect(desk.state.runningSessions == [])
    }

    @Test func reopeningWhatRunsLetsItRun() throws {
        var desk = try desk()
        try desk.run(.start(id(1), session: id(50)))
        #expect(try desk.decision(on: .reopen(id(1))).changes == [])
        #expect(try desk.decision(on: .changeAll([id(1)], .reopen)).changes == [])
    }

    @Test func whatIsTakenBackCountsNoMore() throws {
        var desk = try desk()
        try desk.run(.spend(id(1), minutes: 15, session: id(50)))
        try desk.run(.spend(id(1), minutes: 20, session: id(51)))
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 35)
        try desk.run(.deleteSession(id(50)))
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 20)
    }

    @Test func whatIsLoggedIsDoneAndTookSoLong() throws {
        var desk = try desk()
        var draft = TaskDraft(title: "Ran")
        (draft.dueDay, draft.repetition) = (day("2026-11-20"), repetition("FREQ=DAILY"))
        try desk.run(.log(draft, id: id(3), minutes: 25))
        let task = try #require(desk.state.task(id(3)))
        #expect((task.status, task.closedOn, task.repetition) == (.completed, desk.today, nil))
        #expect(desk.state.minutesSpent(on: id(3), now: desk.now) == 25)
        #expect(desk.state.closedTasks.map { $0.title } == ["Ran"])
    }

    @Test func aClockThatWentBackCountsNothing() throws {
        var desk = try desk()
        try desk.run(.start(id(1), session: id(50)))
        desk.now.milliseconds -= 3_600_000
        #expect(desk.state.minutesSpent(on: id(1), now: desk.now) == 0)
        try desk.run(.stop(id(1)))
        #expect(desk.state.sessions(of: id(1)).map { $0.end == $0.start } == [true])
    }

    @Test(arguments: [Int64.min, .max, -1 << 53, 1 << 53])
    func theFurthestMomentsTrapNothing(_ moment: Int64) throws {
        var desk = try desk()
        for (number, (start, end)) in [(Int64.min, Int64.max), (-1 << 53, 1 << 53), (moment, 0), (0, moment)]
            .enumerated()
        {
            let session = id(50 + UInt64(number))
            desk.write([
                Change("taskSessions", session, "life", .integer(1)),
                Change("taskSessions", session, "task", .bytes(id(1).bytes)),
                Change("taskSessions", session, "start", .integer(start)),
                Change("taskSessions", session, "end", .integer(end)),
                Change("taskSessions", session, "minutes", .integer(number == 2 ? .max : 0)),
            ])
        }
        let now = LocalInstant(milliseconds: moment, offsetMinutes: 0)
        // From −2⁵³ to 2⁵³ milliseconds.
        #expect(desk.state.minutesSpent(on: id(1), now: now) == 300_239_975_158)
        #expect(
            try TaskCommand.spend(id(1), minutes: 525_600, session: id(70)).decide(in: desk.state, now: now) { id(71) }
                .changes.isEmpty == false)
    }
}
