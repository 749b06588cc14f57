import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct GoalStatusTests {
    private let today = Day("2026-11-20")!

    private func before(_ days: Int) -> Day { today.advanced(by: -days) }

    @Test func aValueIsWhatTheLatestReadingSaysAndWhatCameSince() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.startDay = Day("2026-11-01") }
        try notebook.writeDown(.value(2), on: before(9), id: 11)
        try notebook.writeDown(.addition(3), on: before(5), id: 12)
        try notebook.writeDown(.addition(-1), on: before(4), id: 13)
        #expect(notebook.status()?.current == 4)
        #expect(notebook.status()?.share == 0.4)
        // A value recorded for an earlier day is not the latest.
        try notebook.writeDown(.value(9), on: before(10), id: 14)
        #expect(notebook.status()?.current == 4)
        try notebook.writeDown(.value(7), on: before(4), id: 15)
        #expect(notebook.status()?.current == 7)
    }

    @Test func twoDevicesThatWriteDownWhileApartLoseNothing() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run")
        let apart = notebook
        let mine = try apart.pursuit(of: .addProgress(Notebook.progress(.addition(2), id: 11)))
        let theirs = try apart.pursuit(of: .addProgress(Notebook.progress(.addition(3), id: 12)))
        notebook.write(mine)
        notebook.write(theirs)
        #expect(notebook.status()?.current == 5)
    }

    @Test func lessIsMeasuredFromTheStart() throws {
        var notebook = Notebook()
        try notebook.addGoal("Lose") {
            ($0.startValue, $0.target, $0.unit) = (82, 74, "kg")
        }
        try notebook.writeDown(.value(80), id: 11)
        #expect(notebook.status()?.share == 0.25)
        try notebook.writeDown(.value(90), id: 12)
        #expect(notebook.status()?.share == 0)
        try notebook.writeDown(.value(73.5), id: 13)
        #expect(notebook.status()?.share == 1)
        #expect(notebook.status()?.reachedOn == today)
    }

    @Test func itIsReachedOnTheDayFromWhichOnItWasEnough() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.startDay = Day("2026-11-01") }
        try notebook.writeDown(.value(10), on: before(9), id: 11)
        try notebook.writeDown(.value(9), on: before(8), id: 12)
        try notebook.writeDown(.value(10), on: before(6), id: 13)
        try notebook.writeDown(.value(11), on: before(3), id: 14)
        #expect(notebook.status()?.reachedOn == before(6))
        #expect(notebook.status()?.pace == nil)
    }

    @Test func tenthsThatAddUpToTheTargetReachIt() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.target = 0.3 }
        try notebook.writeDown(.addition(0.1), id: 11)
        try notebook.writeDown(.addition(0.1), id: 12)
        #expect(notebook.status()?.isReached == false)
        try notebook.writeDown(.addition(0.1), id: 13)
        #expect(notebook.status()?.isReached == true)
    }

    @Test func thePersonsWordReachesItWhateverTheNumbersSay() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run") { $0.deadline = today.advanced(by: 3) }
        try notebook.pursue(.reach(Notebook.id(1)))
        let goal = try #require(notebook.goal())
        #expect(notebook.status()?.reachedOn == today)
        #expect(notebook.status()?.share == 0)
        #expect(notebook.status()?.daysLate(goal) == -3)
        try notebook.pursue(.reopen(Notebook.id(1)))
        #expect(notebook.status()?.isReached == false)
    }

    @Test func milestonesAreCounted() throws {
        var notebook = Notebook()
        try notebook.addGoal("Move", milestones: ["Choose", "Pack", "Go"]) { $0.measure = .milestones }
        let milestones = notebook.state.milestones(of: Notebook.id(1))
        #expect(milestones.map(\.title) == ["Choose", "Pack", "Go"])
        try notebook.pursue(.completeMilestone(milestones[1].id))
        #expect(notebook.status()?.current == 1)
        #expect(notebook.status()?.target == 3)
        for milestone in milestones { try notebook.pursue(.completeMilestone(milestone.id)) }
        #expect(notebook.status()?.isReached == true)
    }

    @Test func withoutMilestonesThereIsNothingToMeasureBy() throws {
        var notebook = Notebook()
        try notebook.addGoal("Move") { $0.measure = .milestones }
        #expect(notebook.status()?.target == nil)
        #expect(notebook.status()?.share == 0)
        #expect(notebook.status()?.pace == nil)
        try notebook.pursue(.reach(Notebook.id(1)))
        #expect(notebook.status()?.share == 1)
    }

    @Test func aHabitsDaysCountFromTheStart() throws {
        var notebook = Notebook()
        try notebook.add("Read", id: 5)
        for back in [0, 2, 3, 9] { try notebook.run(.markDone(Notebook.id(5), on: before(back))) }
        try notebook.run(.skip(Notebook.id(5), on: before(1), reason: ""))
        try notebook.addGoal("Much") {
            ($0.measure, $0.habit, $0.startDay) = (.habitCount, Notebook.id(5), before(3))
        }
        #expect(notebook.status()?.current == 3)
        #expect(notebook.status()?.curve.steps.map(\.value) == [1, 2, 3])
    }

    @Test func aMeasuredHabitsNumbersAddUp() throws {
        var notebook = Notebook()
        try notebook.add("Run", id: 5) { ($0.kind, $0.target, $0.unit) = (.atLeast, 5, "km") }
        try notebook.run(.setValue(Notebook.id(5), on: today, 6.5))
        try notebook.run(.increment(Notebook.id(5), on: before(1), by: 2, id: Notebook.id(77)))
        try notebook.addGoal("Much") {
            ($0.measure, $0.habit, $0.startDay) = (.habitCount, Notebook.id(5), before(3))
        }
        #expect(notebook.status()?.current == 8.5)
    }

    @Test func aHabitsStrengthIsInPercentAndItsPaceBeginsWhereItWas() throws {
        var notebook = Notebook()
        try notebook.add("Read", id: 5) { $0.startDay = before(19) }
        for back in 0..<20 { try notebook.run(.markDone(Notebook.id(5), on: before(back))) }
        try notebook.addGoal("Strong") {
            ($0.measure, $0.habit, $0.target, $0.startDay) = (.habitStrength, Notebook.id(5), 80, before(9))
        }
        let status = try #require(notebook.status())
        // After twenty days in a row: 65.5747 percent; after ten: 41.3270.
        #expect(abs(status.current - 65.5747) < 1e-4)
        #expect(abs(status.curve.start - 41.3270) < 1e-4)
        // 24.248 gained in 10 days, 14.4253 to go: 5.95 days.
        #expect(status.pace?.forecast == .reached(on: today.advanced(by: 6)))
    }

    @Test func aGoalWhoseHabitWasDeletedStandsStill() throws {
        var notebook = Notebook()
        try notebook.add("Read", id: 5)
        try notebook.run(.markDone(Notebook.id(5), on: today))
        try notebook.addGoal("Much") { ($0.measure, $0.habit) = (.habitCount, Notebook.id(5)) }
        try notebook.run(.archive(Notebook.id(5)))
        #expect(notebook.status()?.current == 1)
        try notebook.run(.delete(Notebook.id(5)))
        #expect(notebook.status()?.current == 0)
        var goal = try #require(notebook.goal())
        goal.title = "Much more"
        try notebook.pursue(.edit(goal))
        #expect(notebook.goal()?.title == "Much more")
    }

    @Test func aHugeNumberIsNoTrap() throws {
        var notebook = Notebook()
        try notebook.addGoal("Run")
        for (number, value) in [(11, 1e308), (12, 1e308), (13, -1e308)] {
            let id = Notebook.id(UInt64(number))
            notebook.write(
                Decision(
                    JournalAction.import,
                    [
                        Change(GoalProgress.table, id, "life", .integer(1)),
                        Change(GoalProgress.table, id, "goal", .bytes(Notebook.id(1).bytes)),
                        Change(GoalProgress.table, id, "day", .integer(Int64(Day.first.number))),
                        Change(GoalProgress.table, id, "amount", .real(value)),
                    ]))
        }
        #expect(notebook.status()?.share == 0)
        notebook.write(
            Decision(JournalAction.import, [Change(Goal.table, Notebook.id(1), "startValue", .real(-1e308))]))
        #expect(notebook.status().map { (0...1).contains($0.share) } == true)
    }
}
