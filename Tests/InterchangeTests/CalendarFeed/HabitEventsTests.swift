import CivilTime
import DaybookCore
import Testing

@testable import Interchange

/// Friday, 20 November 2026, is today; yesterday can still be today where the calendar is shown.
@Suite struct HabitEventsTests {
    private var world = FeedWorld()

    @Test mutating func aReminderRepeatsOnItsWeekdays() {
        world.addHabit(1, "Read", at: "07:30")
        world.addHabit(2, "Run", at: "08:00", on: [.monday, .friday])
        #expect(
            world.events == [
                ["SUMMARY:Read", "DTSTART:20261119T073000", "RRULE:FREQ=DAILY", "TRIGGER:PT0S"],
                ["SUMMARY:Run", "DTSTART:20261120T080000", "RRULE:FREQ=WEEKLY;BYDAY=MO,FR", "TRIGGER:PT0S"],
            ])
    }

    @Test mutating func onlyWeekdaysOfTheScheduleRing() {
        world.addHabit(1, "Swim", .weekdays([.tuesday, .saturday]), at: "18:00", on: [.saturday, .sunday])
        world.addHabit(2, "Never", .weekdays([.tuesday]), at: "18:00", on: [.sunday])
        #expect(
            world.events == [
                ["SUMMARY:Swim", "DTSTART:20261121T180000", "RRULE:FREQ=WEEKLY;BYDAY=SA", "TRIGGER:PT0S"]
            ])
    }

    @Test mutating func everySoManyDaysIsCountedFromTheFirst() {
        world.addHabit(1, "Water", .everyDays(3), at: "18:00") { $0.startDay = Day("2026-11-16") }
        world.addHabit(2, "Prune", .everyDays(14), at: "18:00", on: [.tuesday]) { $0.startDay = Day("2026-11-16") }
        world.addHabit(3, "Turn", .everyDays(2), at: "18:00", on: [.monday]) { $0.startDay = Day("2026-11-17") }
        #expect(
            world.events == [
                ["SUMMARY:Water", "DTSTART:20261119T180000", "RRULE:FREQ=DAILY;INTERVAL=3", "TRIGGER:PT0S"],
                ["SUMMARY:Turn", "DTSTART:20261123T180000", "RRULE:FREQ=DAILY;INTERVAL=2;BYDAY=MO", "TRIGGER:PT0S"],
            ])
    }

    @Test mutating func nothingRingsWhenNothingIsLeftToDo() {
        world.addHabit(1, "Done", at: "07:00")
        world.mark(1, .done, on: "2026-11-20")
        world.addHabit(2, "Skipped", at: "08:00")
        world.mark(2, .skipped, on: "2026-11-19")
        world.addHabit(3, "Archived", at: "07:00") { $0.isArchived = true }
        #expect(
            world.events == [
                [
                    "SUMMARY:Done", "DTSTART:20261119T070000", "RRULE:FREQ=DAILY", "EXDATE:20261120T070000",
                    "TRIGGER:PT0S",
                ],
                ["SUMMARY:Skipped", "DTSTART:20261120T080000", "RRULE:FREQ=DAILY", "TRIGGER:PT0S"],
            ])
    }

    @Test mutating func whatIsSkippedAheadAndALimitThatIsExceededAreSilent() {
        world.addHabit(1, "Ahead", at: "07:00")
        world.mark(1, .skipped, on: "2026-11-22")
        world.addHabit(2, "Limit", at: "08:00") { ($0.kind, $0.target) = (.atMost, 2) }
        var entry = Entry(id: Entry.id(of: FeedWorld.id(2), on: world.today)!)
        entry.total = 3
        world.merge(entry.changes)
        #expect(
            world.events == [
                [
                    "SUMMARY:Ahead", "DTSTART:20261119T070000", "RRULE:FREQ=DAILY", "EXDATE:20261122T070000",
                    "TRIGGER:PT0S",
                ],
                ["SUMMARY:Limit", "DTSTART:20261121T080000", "RRULE:FREQ=DAILY", "TRIGGER:PT0S"],
            ])
    }

    @Test mutating func aWeekOrMonthThatHasEnoughIsSilent() {
        world.addHabit(1, "Gym", .timesPerWeek(2), at: "07:00")
        world.addHabit(2, "Sauna", .timesPerMonth(1), at: "08:00", on: [.sunday])
        for day in ["2026-11-17", "2026-11-18"] { world.mark(1, .done, on: day) }
        world.mark(2, .done, on: "2026-11-02")
        #expect(
            world.events == [
                ["SUMMARY:Gym", "DTSTART:20261123T070000", "RRULE:FREQ=DAILY", "TRIGGER:PT0S"],
                ["SUMMARY:Sauna", "DTSTART:20261206T080000", "RRULE:FREQ=WEEKLY;BYDAY=SU", "TRIGGER:PT0S"],
            ])
    }

    @Test mutating func daysAwayAreExceptions() {
        world.addHabit(1, "Read", at: "07:00", on: [.monday, .tuesday])
        world.addHabit(2, "Walk", at: "09:00")
        world.addAway(10, from: "2026-11-18", until: "2026-11-23")
        world.addAway(11, from: "2026-12-01", until: "2026-12-03")
        #expect(
            world.events == [
                [
                    "SUMMARY:Read", "DTSTART:20261124T070000", "RRULE:FREQ=WEEKLY;BYDAY=MO,TU",
                    "EXDATE:20261201T070000",
                    "TRIGGER:PT0S",
                ],
                [
                    "SUMMARY:Walk", "DTSTART:20261124T090000", "RRULE:FREQ=DAILY",
                    "EXDATE:20261201T090000,20261202T090000,20261203T090000", "TRIGGER:PT0S",
                ],
            ])
    }

    @Test mutating func aTimeBeforeTheDayEndsIsOfTheNextMorning() {
        world.set { $0.dayEndsAt = 4 }
        world.addHabit(1, "Sleep", at: "01:00", on: [.friday, .sunday])
        world.addHabit(2, "Rise", at: "04:00", on: [.friday])
        world.addAway(10, from: "2026-11-22", until: "2026-11-22")
        #expect(
            world.events == [
                ["SUMMARY:Rise", "DTSTART:20261120T040000", "RRULE:FREQ=WEEKLY;BYDAY=FR", "TRIGGER:PT0S"],
                [
                    "SUMMARY:Sleep", "DTSTART:20261121T010000", "RRULE:FREQ=WEEKLY;BYDAY=SA,MO",
                    "EXDATE:20261123T010000",
                    "TRIGGER:PT0S",
                ],
            ])
    }

    @Test mutating func aHabitOfLaterBeginsThenAndAReminderCanHaveItsOwnWords() {
        world.addHabit(1, "Read", at: "07:00") { $0.startDay = Day("2027-02-01") }
        var reminder = Reminder(id: FeedWorld.id(1001))
        reminder.text = "Ten pages"
        world.merge(reminder.changes.filter { $0.field == "text" })
        #expect(
            world.events == [["SUMMARY:Ten pages", "DTSTART:20270201T070000", "RRULE:FREQ=DAILY", "TRIGGER:PT0S"]])
    }

    @Test mutating func aHabitThatWasDoneBeforeItsFirstDayRingsTodayAndThenFromThatDayOn() {
        world.addHabit(1, "Read", at: "07:00") { $0.startDay = Day("2026-11-23") }
        world.mark(1, .done, on: "2026-11-19")
        #expect(
            world.events == [
                [
                    "SUMMARY:Read", "DTSTART:20261120T070000", "RRULE:FREQ=DAILY",
                    "EXDATE:20261121T070000,20261122T070000", "TRIGGER:PT0S",
                ]
            ])
    }
}
