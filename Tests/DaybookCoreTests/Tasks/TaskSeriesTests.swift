import CivilTime
import Journal
import Testing

@testable import DaybookCore

struct TaskSeriesTests {
    private func desk(_ rule: String, from first: String) throws -> Desk {
        var desk = Desk()
        try desk.add(1, "Water plants") { ($0.dueDay, $0.repetition) = (day(first), repetition(rule)) }
        return desk
    }

    private func current(_ desk: Desk) -> TaskSeries.Current? {
        desk.state.currentOccurrence(of: id(1), today: desk.today)
    }

    private func status(_ text: String, missed: Int = 0) -> TaskSeries.Current {
        TaskSeries.Current(key: day(text), day: day(text), missed: missed)
    }

    @Test func theLatestTimeDueStandsAndSaysHowManyWereMissed() throws {
        var desk = try desk("FREQ=DAILY", from: "2026-11-16")
        #expect(current(desk) == status("2026-11-20", missed: 4))
        #expect(desk.state.openTasks(today: desk.today).map { $0.dueDay } == [desk.today])
        try desk.run(.complete(time(1, "2026-11-18")))
        #expect(current(desk) == status("2026-11-20", missed: 1))
        try desk.run(.complete(time(1, "2026-11-20")))
        #expect(current(desk) == status("2026-11-21"))
        try desk.run(.reopen(time(1, "2026-11-20")))
        #expect(current(desk) == status("2026-11-20", missed: 1))
    }

    @Test func whatWasDoneEarlyDoesNotComeAgain() throws {
        var desk = try desk("FREQ=DAILY", from: "2026-11-21")
        #expect(current(desk) == status("2026-11-21"))
        try desk.run(.complete(time(1, "2026-11-22")))
        #expect(current(desk) == status("2026-11-21"))
        try desk.run(.skip(time(1, "2026-11-21")))
        #expect(current(desk) == status("2026-11-23"))
    }

    @Test func the31stIsTheLastDayOfShorterMonths() throws {
        var desk = try desk("RSCALE=GREGORIAN;FREQ=MONTHLY;BYMONTHDAY=31;SKIP=BACKWARD", from: "2026-08-31")
        var keys: [String] = []
        for _ in 0..<7 {
            let key = try #require(current(desk)).key
            keys.append(key.text)
            try desk.run(.complete(time(1, key.text)))
        }
        // The three earlier ones are missed: the latest is current.
        #expect(
            keys == [
                "2026-10-31", "2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31", "2027-04-30",
            ])
    }

    @Test(arguments: ["FREQ=DAILY;COUNT=3", "FREQ=DAILY;UNTIL=20261118"])
    func aSeriesEndsWithItsLastTime(_ rule: String) throws {
        var desk = try desk(rule, from: "2026-11-16")
        #expect(current(desk) == status("2026-11-18", missed: 2))
        try desk.run(.complete(time(1, "2026-11-18")))
        #expect(current(desk) == nil)
        #expect(desk.openTitles == [])
        #expect(desk.state.closedTasks.map { $0.dueDay } == [day("2026-11-18")])
    }

    @Test func oneAfterDoneCountsFromTheDayItWasClosed() throws {
        var desk = try desk("AFTER=P3D", from: "2026-11-16")
        func numbered(_ number: Int32, _ text: String) -> TaskSeries.Current {
            TaskSeries.Current(key: Day(number: number)!, day: day(text), missed: 0)
        }
        #expect(current(desk) == numbered(1, "2026-11-16"))
        try desk.run(.complete(time(1, nth: 1)))
        #expect(current(desk) == numbered(2, "2026-11-23"))
        #expect(desk.state.openTasks(today: desk.today).map { $0.dueDay } == [day("2026-11-23")])
        desk.now.milliseconds += 4 * 86_400_000
        try desk.run(.skip(time(1, nth: 2)))
        #expect(current(desk) == numbered(3, "2026-11-27"))
        #expect(desk.state.upcomingOccurrences(in: desk.today...desk.today.advanced(by: 90), today: desk.today) == [])
    }

    @Test func aTimeHasWhatItsSeriesHasAndWhatWasSaidOfItAlone() throws {
        var desk = try desk("FREQ=WEEKLY", from: "2026-11-20")
        let friday = time(1, "2026-11-20")
        var draft = try desk.draft(friday)
        (draft.title, draft.dueDay, draft.dueTime) = ("Water cacti", day("2026-11-21"), TimeOfDay("09:00"))
        try desk.run(.edit(friday, draft, of: .this))
        #expect(desk.state.task(friday)?.title == "Water cacti")
        #expect(desk.state.task(time(1, "2026-11-27"))?.title == "Water plants")
        #expect(
            current(desk) == TaskSeries.Current(key: day("2026-11-20"), day: day("2026-11-21"), missed: 0))
        try desk.run(.complete(friday))
        #expect(current(desk) == status("2026-11-27"))
    }

    @Test func comingTimesAreThoseAfterTheOneThatStands() throws {
        var desk = try desk("FREQ=WEEKLY", from: "2026-11-20")
        var moved = try desk.draft(time(1, "2026-12-18"))
        moved.dueDay = day("2026-12-02")
        try desk.run(.edit(time(1, "2026-12-18"), moved, of: .this))
        moved.dueDay = day("2027-01-01")
        try desk.run(.edit(time(1, "2026-12-04"), moved, of: .this))
        try desk.run(.skip(time(1, "2026-12-11")))
        let coming = desk.state.upcomingOccurrences(in: day("2026-11-21")...day("2026-12-18"), today: desk.today)
        #expect(coming.compactMap { $0.dueDay?.text } == ["2026-11-27", "2026-12-02"])
    }

    @Test func editingAllTimesKeepsTheFirstDayAndWhatOneAloneHas() throws {
        var desk = try desk("FREQ=DAILY;COUNT=30", from: "2026-11-16")
        let friday = time(1, "2026-11-20")
        var one = try desk.draft(friday)
        one.title = "Water cacti"
        try desk.run(.edit(friday, one, of: .this))
        var all = try desk.draft(friday)
        all.note = "Twice"
        #expect(
            try desk.run(.edit(friday, all, of: .all)).changes == [Change("tasks", id(1), "note", .text("Twice"))])
        #expect(current(desk) == status("2026-11-20", missed: 4))
        all.dueDay = day("2026-11-25")
        try desk.run(.edit(friday, all, of: .all))
        #expect(current(desk) == status("2026-11-25"))
    }

    @Test func aSeriesOfPartsGivesEachTimeItsOwn() throws {
        var desk = try desk("FREQ=DAILY", from: "2026-11-19")
        try desk.add(2, "Cacti") { $0.parent = id(1) }
        try desk.add(3, "Big cactus") { $0.parent = id(2) }
        let (friday, cacti) = (time(1, "2026-11-20"), time(2, "2026-11-20"))
        #expect(desk.openTitles == ["Big cactus", "Cacti", "Water plants"])
        #expect(desk.state.children(of: friday).map { $0.id } == [cacti])
        #expect(desk.state.ancestors(of: time(3, "2026-11-20")) == [cacti, friday])
        try desk.run(.complete(friday, parts: .complete))
        #expect(desk.state.closedTasks.map { $0.title }.sorted() == ["Big cactus", "Cacti", "Water plants"])
        #expect(desk.state.openTasks(today: desk.today).map { $0.id.bytes.suffix(4) }.count == 3)
        #expect(desk.state.task(time(2, "2026-11-21"))?.status == .pending)
    }

    @Test func aTaskCanBeAPartOfOneTimeAlone() throws {
        var desk = try desk("FREQ=DAILY", from: "2026-11-20")
        try desk.add(2, "New pot") { $0.parent = time(1, "2026-11-20") }
        #expect(desk.openTitles == ["New pot", "Water plants"])
        #expect(desk.state.children(of: time(1, "2026-11-20")).map { $0.title } == ["New pot"])
        #expect(desk.state.children(of: time(1, "2026-11-21")) == [])
        #expect(throws: TaskRefusal.openParts(1)) { try desk.run(.complete(time(1, "2026-11-20"))) }
    }

    @Test func aRepeatedPartOfARepeatedTaskComesWithIt() throws {
        var desk = try desk("FREQ=WEEKLY", from: "2026-11-20")
        try desk.add(2, "Daily part") {
            ($0.parent, $0.dueDay, $0.repetition) = (id(1), day("2026-11-16"), repetition("FREQ=DAILY"))
        }
        #expect(
            desk.state.openTasks(today: desk.today).map { $0.id } == [time(1, "2026-11-20"), time(2, "2026-11-20")])
        try desk.run(.complete(time(2, "2026-11-27")))
    }

    @Test func whatCanNeverComeIsATaskLikeAnyOther() throws {
        var desk = try desk("FREQ=DAILY", from: "2026-11-20")
        try desk.add(2, "Part") { $0.parent = id(1) }
        for rule in ["FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30", "FREQ=SECONDLY", "FREQ=DAILY;UNTIL=20200101", "nonsense"] {
            desk.write([Change("tasks", id(1), "repetition", .text(rule))])
            #expect(desk.openTitles == ["Part", "Water plants"], "\(rule)")
            #expect(desk.state.isRepeated(id(2)) == false)
        }
    }
}
