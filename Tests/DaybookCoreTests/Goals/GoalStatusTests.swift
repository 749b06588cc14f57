import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalStatusTests {
    private let today = Day("2026-11-20")!

    private func before(_ days: Int) -> Day { today.advanced(by: -days) }

    @Test func aValueIsWhatTheLatestReadingSaysAndWhatCameSince() throws {
        var journal = TestJournal()
        try journal.addGoal("Run") { $0.startDay = Day("2026-11-01") }
        try journal.writeDown(.value(2), on: before(9), id: 11)
        try journal.writeDown(.addition(3), on: before(5), id: 12)
        try journal.writeDown(.addition(-1), on: before(4), id: 13)
        #expect(journal.status()?.current == 4)
        #expect(journal.status()?.share == 0.4)
        // A value recorded for an earlier day is not the latest.
        try journal.writeDown(.value(9), on: before(10), id: 14)
        #expect(journal.status()?.current == 4)
        try journal.writeDown(.value(7), on: before(4), id: 15)
        #expect(journal.status()?.current == 7)
    }

    @Test func twoDevicesThatWriteDownWhileApartLoseNothing() throws {
        var journal = TestJournal()
        try journal.addGoal("Run")
        let apart = journal
        let mine = try apart.pursuit(of: .addProgress(TestJournal.progress(.addition(2), id: 11)))
        let theirs = try apart.pursuit(of: .addProgress(TestJournal.progress(.addition(3), id: 12)))
        journal.write(mine)
        journal.write(theirs)
        #expect(journal.status()?.current == 5)
    }

    @Test func lessIsMeasuredFromTheStart() throws {
        var journal = TestJournal()
        try journal.addGoal("Lose") {
            ($0.startValue, $0.target, $0.unit) = (82, 74, "kg")
        }
        try journal.writeDown(.value(80), id: 11)
        #expect(journal.status()?.share == 0.25)
        try journal.writeDown(.value(90), id: 12)
        #expect(journal.status()?.share == 0)
        try journal.writeDown(.value(73.5), id: 13)
        #expect(journal.status()?.share == 1)
        #expect(journal.status()?.reachedOn == today)
    }

    @Test func itIsReachedOnTheDayFromWhichOnItWasEnough() throws {
        var journal = TestJournal()
        try journal.addGoal("Run") { $0.startDay = Day("2026-11-01") }
        try journal.writeDown(.value(10), on: before(9), id: 11)
        try journal.writeDown(.value(9), on: before(8), id: 12)
        try journal.writeDown(.value(10), on: before(6), id: 13)
        try journal.writeDown(.value(11), on: before(3), id: 14)
        #expect(journal.status()?.reachedOn == before(6))
        #expect(journal.status()?.pace == nil)
    }

    @Test func tenthsThatAddUpToTheTargetReachIt() throws {
        var journal = TestJournal()
        try journal.addGoal("Run") { $0.target = 0.3 }
        try journal.writeDown(.addition(0.1), id: 11)
        try journal.writeDown(.addition(0.1), id: 12)
        #expect(journal.status()?.isReached == false)
        try journal.writeDown(.addition(0.1), id: 13)
        #expect(journal.status()?.isReached == true)
        #expect(journal.status()?.isClosedBelowTarget == false)
    }

    @Test func thePersonsWordReachesItWhateverTheNumbersSay() throws {
        var journal = TestJournal()
        try journal.addGoal("Run") { $0.deadline = today.advanced(by: 3) }
        try journal.pursue(.reach(TestJournal.id(1)))
        let goal = try #require(journal.goal())
        #expect(journal.status()?.reachedOn == today)
        #expect(journal.status()?.share == 0)
        #expect(journal.status()?.daysLate(goal) == -3)
        #expect(journal.status()?.isClosedBelowTarget == true)
        try journal.pursue(.reopen(TestJournal.id(1)))
        #expect(journal.status()?.isReached == false)
    }

    @Test func milestonesAreCounted() throws {
        var journal = TestJournal()
        try journal.addGoal("Move", milestones: ["Choose", "Pack", "Go"]) { $0.measure = .milestones }
        let milestones = journal.state.milestones(of: TestJournal.id(1))
        #expect(milestones.map(\.title) == ["Choose", "Pack", "Go"])
        try journal.pursue(.completeMilestone(milestones[1].id))
        #expect(journal.status()?.current == 1)
        #expect(journal.status()?.target == 3)
        for milestone in milestones { try journal.pursue(.completeMilestone(milestone.id)) }
        #expect(journal.status()?.isReached == true)
    }

    @Test func withoutMilestonesThereIsNothingToMeasureBy() throws {
        var journal = TestJournal()
        try journal.addGoal("Move") { $0.measure = .milestones }
        #expect(journal.status()?.target == nil)
        #expect(journal.status()?.share == 0)
        #expect(journal.status()?.pace == nil)
        try journal.pursue(.reach(TestJournal.id(1)))
        #expect(journal.status()?.share == 1)
        #expect(journal.status()?.isClosedBelowTarget == false)
    }

    @Test func aHabitsDaysCountFromTheStart() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 5)
        for back in [0, 2, 3, 9] { try journal.run(.markDone(TestJournal.id(5), on: before(back))) }
        try journal.run(.skip(TestJournal.id(5), on: before(1), reason: ""))
        try journal.addGoal("Much") {
            ($0.measure, $0.habit, $0.startDay) = (.habitCount, TestJournal.id(5), before(3))
        }
        #expect(journal.status()?.current == 3)
        #expect(journal.status()?.curve.steps.map(\.value) == [1, 2, 3])
    }

    @Test func aMeasuredHabitsNumbersAddUp() throws {
        var journal = TestJournal()
        try journal.add("Run", id: 5) { ($0.kind, $0.target, $0.unit) = (.atLeast, 5, "km") }
        try journal.run(.setValue(TestJournal.id(5), on: today, 6.5))
        try journal.run(.increment(TestJournal.id(5), on: before(1), by: 2, id: TestJournal.id(77)))
        try journal.addGoal("Much") {
            ($0.measure, $0.habit, $0.startDay) = (.habitCount, TestJournal.id(5), before(3))
        }
        #expect(journal.status()?.current == 8.5)
    }

    @Test func aHabitsStrengthIsInPercentAndItsPaceBeginsWhereItWas() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 5) { $0.startDay = before(19) }
        for back in 0..<20 { try journal.run(.markDone(TestJournal.id(5), on: before(back))) }
        try journal.addGoal("Strong") {
            ($0.measure, $0.habit, $0.target, $0.startDay) = (.habitStrength, TestJournal.id(5), 80, before(9))
        }
        let status = try #require(journal.status())
        // After twenty days in a row: 65.5747 percent; after ten: 41.3270.
        #expect(abs(status.current - 65.5747) < 1e-4)
        #expect(abs(status.curve.start - 41.3270) < 1e-4)
        // 24.248 gained in 10 days, 14.4253 to go: 5.95 days.
        #expect(status.pace?.forecast == .reached(on: today.advanced(by: 6)))
    }

    @Test func aGoalWhoseHabitWasDeletedStandsStill() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 5)
        try journal.run(.markDone(TestJournal.id(5), on: today))
        try journal.addGoal("Much") { ($0.measure, $0.habit) = (.habitCount, TestJournal.id(5)) }
        try journal.run(.archive(TestJournal.id(5)))
        #expect(journal.status()?.current == 1)
        try journal.run(.delete(TestJournal.id(5)))
        #expect(journal.status()?.current == 0)
        var goal = try #require(journal.goal())
        goal.title = "Much more"
        try journal.pursue(.edit(goal))
        #expect(journal.goal()?.title == "Much more")
    }

    @Test func aHugeNumberIsNoTrap() throws {
        var journal = TestJournal()
        try journal.addGoal("Run")
        for (number, value) in [(11, 1e308), (12, 1e308), (13, -1e308)] {
            let id = TestJournal.id(UInt64(number))
            journal.write(
                Decision(
                    JournalAction.import,
                    [
                        Change(GoalProgress.table, id, "life", .integer(1)),
                        Change(GoalProgress.table, id, "goal", .bytes(TestJournal.id(1).bytes)),
                        Change(GoalProgress.table, id, "day", .integer(Int64(Day.first.number))),
                        Change(GoalProgress.table, id, "amount", .real(value)),
                    ]))
        }
        #expect(journal.status()?.share == 0)
        journal.write(
            Decision(JournalAction.import, [Change(Goal.table, TestJournal.id(1), "startValue", .real(-1e308))]))
        #expect(journal.status().map { (0...1).contains($0.share) } == true)
    }
}
