import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskSeriesTests {
    private func device(_ rule: String, from first: String) throws -> TestDevice {
        var device = TestDevice()
        try device.add(1, "Water plants") { ($0.dueDay, $0.repetition) = (day(first), repetition(rule)) }
        return device
    }

    private func current(_ device: TestDevice) -> TaskSeries.Current? {
        device.state.currentOccurrence(of: id(1), today: device.today)
    }

    private func status(_ text: String, missed: Int = 0) -> TaskSeries.Current {
        TaskSeries.Current(key: day(text), day: day(text), missed: missed)
    }

    @Test func latestDueOccurrenceIsCurrentAndCountsMissedOnes() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-16")
        #expect(current(device) == status("2026-11-20", missed: 4))
        #expect(device.state.openTasks(today: device.today).map { $0.dueDay } == [device.today])
        try device.run(.complete(time(1, "2026-11-18")))
        #expect(current(device) == status("2026-11-20", missed: 1))
        try device.run(.complete(time(1, "2026-11-20")))
        #expect(current(device) == status("2026-11-21"))
        try device.run(.reopen(time(1, "2026-11-20")))
        #expect(current(device) == status("2026-11-20", missed: 1))
    }

    @Test func occurrenceCompletedEarlyDoesNotComeAgain() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-21")
        #expect(current(device) == status("2026-11-21"))
        try device.run(.complete(time(1, "2026-11-22")))
        #expect(current(device) == status("2026-11-21"))
        try device.run(.skip(time(1, "2026-11-21")))
        #expect(current(device) == status("2026-11-23"))
    }

    @Test func the31stIsTheLastDayOfShorterMonths() throws {
        var device = try device("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", from: "2026-08-31")
        var keys: [String] = []
        for _ in 0..<7 {
            let key = try #require(current(device)).key
            keys.append(key.text)
            try device.run(.complete(time(1, key.text)))
        }
        // The three earlier ones are missed: the latest is current.
        #expect(
            keys == [
                "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30",
            ])
    }

    @Test(arguments: ["FREQ=DAILY;COUNT=3", "FREQ=DAILY;UNTIL=20261118"])
    func seriesEndsWithItsLastOccurrence(_ rule: String) throws {
        var device = try device(rule, from: "2026-11-16")
        #expect(current(device) == status("2026-11-18", missed: 2))
        try device.run(.complete(time(1, "2026-11-18")))
        #expect(current(device) == nil)
        #expect(device.openTitles == [])
        #expect(device.state.closedTasks.map { $0.dueDay } == [day("2026-11-18")])
    }

    @Test func repetitionAfterDoneCountsFromTheClosingDay() throws {
        var device = try device("AFTER=P3D", from: "2026-11-16")
        func numbered(_ number: Int32, _ text: String) -> TaskSeries.Current {
            TaskSeries.Current(key: Day(number: number)!, day: day(text), missed: 0)
        }
        #expect(current(device) == numbered(1, "2026-11-16"))
        try device.run(.complete(time(1, nth: 1)))
        #expect(current(device) == numbered(2, "2026-11-23"))
        #expect(device.state.openTasks(today: device.today).map { $0.dueDay } == [day("2026-11-23")])
        device.now.milliseconds += 4 * 86_400_000
        try device.run(.skip(time(1, nth: 2)))
        #expect(current(device) == numbered(3, "2026-11-27"))
        #expect(
            device.state.upcomingOccurrences(in: device.today...device.today.advanced(by: 90), today: device.today)
                == [])
    }

    @Test func occurrenceInheritsFromItsSeriesExceptItsOwnEdits() throws {
        var device = try device("FREQ=WEEKLY", from: "2026-11-20")
        let friday = time(1, "2026-11-20")
        var draft = try device.draft(friday)
        (draft.title, draft.dueDay, draft.dueTime) = ("Water cacti", day("2026-11-21"), TimeOfDay("09:00"))
        try device.run(.edit(friday, draft, of: .this))
        #expect(device.state.task(friday)?.title == "Water cacti")
        #expect(device.state.task(time(1, "2026-11-27"))?.title == "Water plants")
        #expect(
            current(device) == TaskSeries.Current(key: day("2026-11-20"), day: day("2026-11-21"), missed: 0))
        try device.run(.complete(friday))
        #expect(current(device) == status("2026-11-27"))
    }

    @Test func upcomingOccurrencesFollowTheCurrentOne() throws {
        var device = try device("FREQ=WEEKLY", from: "2026-11-20")
        var moved = try device.draft(time(1, "2026-12-18"))
        moved.dueDay = day("2026-12-02")
        try device.run(.edit(time(1, "2026-12-18"), moved, of: .this))
        moved.dueDay = day("2027-01-01")
        try device.run(.edit(time(1, "2026-12-04"), moved, of: .this))
        try device.run(.skip(time(1, "2026-12-11")))
        let coming = device.state.upcomingOccurrences(in: day("2026-11-21")...day("2026-12-18"), today: device.today)
        #expect(coming.compactMap { $0.dueDay?.text } == ["2026-11-27", "2026-12-02"])
    }

    @Test func editOfAllOccurrencesKeepsTheFirstDayAndOwnEdits() throws {
        var device = try device("FREQ=DAILY;COUNT=30", from: "2026-11-16")
        let friday = time(1, "2026-11-20")
        var one = try device.draft(friday)
        one.title = "Water cacti"
        try device.run(.edit(friday, one, of: .this))
        var all = try device.draft(friday)
        all.note = "Twice"
        #expect(
            try device.run(.edit(friday, all, of: .all)).changes == [Change("tasks", id(1), "note", .text("Twice"))])
        #expect(current(device) == status("2026-11-20", missed: 4))
        all.dueDay = day("2026-11-25")
        try device.run(.edit(friday, all, of: .all))
        #expect(current(device) == status("2026-11-25"))
    }

    @Test func eachOccurrenceHasItsOwnSubtasks() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-19")
        try device.add(2, "Cacti") { $0.parent = id(1) }
        try device.add(3, "Big cactus") { $0.parent = id(2) }
        let (friday, cacti) = (time(1, "2026-11-20"), time(2, "2026-11-20"))
        #expect(device.openTitles == ["Big cactus", "Cacti", "Water plants"])
        #expect(device.state.children(of: friday).map { $0.id } == [cacti])
        #expect(device.state.ancestors(of: time(3, "2026-11-20")) == [cacti, friday])
        try device.run(.complete(friday, subtasks: .complete))
        #expect(device.state.closedTasks.map { $0.title }.sorted() == ["Big cactus", "Cacti", "Water plants"])
        #expect(device.state.openTasks(today: device.today).map { $0.id.bytes.suffix(4) }.count == 3)
        #expect(device.state.task(time(2, "2026-11-21"))?.status == .pending)
    }

    @Test func taskCanBeASubtaskOfASingleOccurrence() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-20")
        try device.add(2, "New pot") { $0.parent = time(1, "2026-11-20") }
        #expect(device.openTitles == ["New pot", "Water plants"])
        #expect(device.state.children(of: time(1, "2026-11-20")).map { $0.title } == ["New pot"])
        #expect(device.state.children(of: time(1, "2026-11-21")) == [])
        #expect(throws: TaskRefusal.openSubtasks(1)) { try device.run(.complete(time(1, "2026-11-20"))) }
    }

    @Test func repeatedSubtaskFollowsItsRepeatedParent() throws {
        var device = try device("FREQ=WEEKLY", from: "2026-11-20")
        try device.add(2, "Daily part") {
            ($0.parent, $0.dueDay, $0.repetition) = (id(1), day("2026-11-16"), repetition("FREQ=DAILY"))
        }
        #expect(
            device.state.openTasks(today: device.today).map { $0.id } == [time(1, "2026-11-20"), time(2, "2026-11-20")])
        try device.run(.complete(time(2, "2026-11-27")))
    }

    @Test func taskWhoseRuleNeverOccursIsNotRepeated() throws {
        var device = try device("FREQ=DAILY", from: "2026-11-20")
        try device.add(2, "Part") { $0.parent = id(1) }
        for rule in ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY", "FREQ=DAILY;UNTIL=20200101", "nonsense"] {
            device.write([Change("tasks", id(1), "repetition", .text(rule))])
            #expect(device.openTitles == ["Part", "Water plants"], "\(rule)")
            #expect(device.state.isRepeated(id(2)) == false)
        }
    }
}
