import CivilTime
import DaybookCore
import Journal
import Testing

@testable import Interchange

/// Friday, 20 November 2026, is today; yesterday can still be today where the calendar is shown.
@Suite struct TaskEventsTests {
    private var world = FeedWorld()

    @Test mutating func openTasksAreOnTheirDayOrAtTheirTime() {
        world.addTask(1, "Day", due: "2026-11-21")
        world.addTask(2, "Time", due: "2026-11-21 15:00")
        world.addTask(3, "None")
        world.addTask(4, "Late", due: "2026-11-01")
        world.addTask(5, "Done", due: "2026-11-21") { ($0.status, $0.closedOn) = (.completed, Day("2026-11-20")) }
        world.addTask(6, "Far", due: "2030-01-01")
        #expect(
            world.events == [
                ["SUMMARY:Day", "DTSTART;VALUE=DATE:20261121"], ["SUMMARY:Time", "DTSTART:20261121T150000"],
                ["SUMMARY:Far", "DTSTART;VALUE=DATE:20300101"], ["SUMMARY:Late", "DTSTART;VALUE=DATE:20261101"],
            ])
    }

    @Test mutating func remindersRing() {
        world.addTask(1, "Day", due: "2026-11-22")
        world.remind(1, 50, minutesBefore: 0)
        world.remind(1, 51, minutesBefore: 1440)
        world.remind(1, 52, minutesBefore: 3000) // on 20 November at 7:00
        world.remind(1, 53, at: "2026-11-22 18:30")
        world.addTask(2, "Time", due: "2026-11-23 15:00")
        world.remind(2, 54, minutesBefore: 15)
        world.remind(2, 55, minutesBefore: 2880 + 61)
        world.remind(2, 56, minutesBefore: 10_000) // on 16 November
        world.remind(2, 57, at: "2026-11-23 16:00")
        #expect(
            world.events == [
                [
                    "SUMMARY:Day", "DTSTART;VALUE=DATE:20261122", "TRIGGER:-P1DT17H", "TRIGGER:-PT15H", "TRIGGER:PT9H",
                    "TRIGGER:PT18H30M",
                ],
                ["SUMMARY:Time", "DTSTART:20261123T150000", "TRIGGER:-P2DT1H1M", "TRIGGER:-PT15M", "TRIGGER:PT1H"],
            ])
    }

    @Test mutating func aReminderOnAnotherDayIsAnEventOfItsOwn() {
        world.addTask(1, "Passport", due: "2026-12-20 10:00")
        world.remind(1, 50, at: "2026-11-25 18:00")
        world.remind(1, 51, at: "2026-11-18 18:00")
        world.addTask(2, "Call")
        world.remind(2, 52, at: "2026-11-24 08:00")
        #expect(
            world.events == [
                ["SUMMARY:Call", "DTSTART:20261124T080000", "TRIGGER:PT0S"],
                ["SUMMARY:Passport", "DTSTART:20261125T180000", "TRIGGER:PT0S"],
                ["SUMMARY:Passport", "DTSTART:20261220T100000"],
            ])
    }

    @Test mutating func repeatedTasksAreThereForTwoMonthsAndTheirRemindersReachFurther() {
        world.addTask(1, "Monthly", due: "2026-10-22 09:00") { $0.repetition = try? Repetition(code: "FREQ=MONTHLY") }
        world.addTask(2, "Passport", due: "2025-03-15") { $0.repetition = try? Repetition(code: "FREQ=YEARLY") }
        world.remind(2, 50, minutesBefore: 90 * 1440)
        #expect(
            world.events == [
                ["SUMMARY:Monthly", "DTSTART:20261122T090000"], ["SUMMARY:Monthly", "DTSTART:20261222T090000"],
                ["SUMMARY:Passport", "DTSTART;VALUE=DATE:20270315", "TRIGGER:-P89DT15H"],
                ["SUMMARY:Monthly", "DTSTART:20261022T090000"], ["SUMMARY:Passport", "DTSTART;VALUE=DATE:20260315"],
            ])
    }

    @Test mutating func aReminderOfWhatWaitsWhileAwayIsAnEventOfTheFirstDayBack() {
        world.addTask(1, "Rent", due: "2026-11-22 10:00") {
            $0.repetition = try? Repetition(code: "FREQ=MONTHLY;COUNT=1")
        }
        world.remind(1, 50, minutesBefore: 0)
        world.remind(1, 51, minutesBefore: 60)
        world.addAway(10, from: "2026-11-20", until: "2026-11-23")
        let expected = [
            ["SUMMARY:Rent", "DTSTART:20261122T100000"], ["SUMMARY:Rent", "DTSTART:20261124T090000", "TRIGGER:PT0S"],
            ["SUMMARY:Rent", "DTSTART:20261124T100000", "TRIGGER:PT0S"],
        ]
        for today in ["2026-11-19", "2026-11-23", "2026-11-24"] {
            world.today = Day(today)!
            #expect(world.events.sorted { $0[1] < $1[1] } == expected, "on \(today)")
        }
    }

    @Test mutating func remindersOfRepeatedTasksRestOnDaysAway() {
        world.addTask(1, "Weekly", due: "2026-11-23 09:00") {
            $0.repetition = try? Repetition(code: "FREQ=WEEKLY;COUNT=3")
        }
        world.remind(1, 50, minutesBefore: 1440)
        world.addTask(2, "Once", due: "2026-11-22 09:00")
        world.remind(2, 51, minutesBefore: 0)
        world.addAway(10, from: "2026-11-22", until: "2026-11-22")
        world.addAway(11, from: "2026-11-30", until: "2026-11-30")
        #expect(
            world.events == [
                ["SUMMARY:Once", "DTSTART:20261122T090000", "TRIGGER:PT0S"],
                ["SUMMARY:Weekly", "DTSTART:20261123T090000"],
                ["SUMMARY:Weekly", "DTSTART:20261207T090000", "TRIGGER:-P1D"],
            ])
    }

    @Test mutating func hiddenTasksDoNotRing() {
        world.set { $0.dayEndsAt = 4 }
        world.addTask(1, "Hidden", due: "2026-11-25 02:00") { $0.waitUntil = Day("2026-11-24") }
        world.remind(1, 50, minutesBefore: 0) // on the 24th, which ends at 4:00
        world.remind(1, 51, minutesBefore: 1440)
        #expect(world.events == [["SUMMARY:Hidden", "DTSTART:20261125T020000", "TRIGGER:PT0S"]])
    }

    @Test mutating func occurrencesKeepTheirNames() {
        world.addTask(1, "Daily", due: "2026-11-20") { $0.repetition = try? Repetition(code: "FREQ=DAILY;COUNT=2") }
        let text = String(decoding: world.feed().bytes, as: UTF8.self)
        for day in ["2026-11-20", "2026-11-21"] {
            #expect(text.contains("UID:task-\(TaskItem.id(of: FeedWorld.id(1), on: Day(day)!)!.hex)\r\n"))
        }
    }

    @Test mutating func thousandsOfDailyTasksAreThereForTheNextDays() {
        for number in 1...2000 as ClosedRange<UInt64> {
            world.addTask(number, "Daily", due: "1900-01-01") { $0.repetition = try? Repetition(code: "FREQ=DAILY") }
        }
        let feed = world.feed()
        #expect(feed.eventCount == CalendarFeed.maximumEvents && feed.leftOutCount == 2000 * 8 - feed.eventCount)
    }

    @Test mutating func aTaskWithoutADayDoesNotRepeatAndRingsOnDaysAway() {
        world.addTask(1, "Call") { $0.repetition = try? Repetition(code: "FREQ=DAILY") }
        world.remind(1, 50, at: "2026-11-22 09:00")
        world.addAway(10, from: "2026-11-21", until: "2026-11-23")
        #expect(world.events == [["SUMMARY:Call", "DTSTART:20261122T090000", "TRIGGER:PT0S"]])
    }

    @Test mutating func aSubtaskThatWasDoneBeforeItsTaskRepeatedRingsWithTheOccurrence() {
        world.addTask(1, "Trip", due: "2026-11-22") { $0.repetition = try? Repetition(code: "FREQ=WEEKLY;COUNT=1") }
        world.addTask(2, "Pack") {
            ($0.parent, $0.status, $0.closedOn) = (FeedWorld.id(1), .completed, Day("2026-11-01"))
        }
        world.remind(2, 50, at: "2026-11-21 09:00")
        #expect(
            world.events == [
                ["SUMMARY:Pack", "DTSTART:20261121T090000", "TRIGGER:PT0S"],
                ["SUMMARY:Trip", "DTSTART;VALUE=DATE:20261122"],
            ])
        let noon = LocalInstant(milliseconds: Int64(world.today.number) * 86_400_000 + 43_200_000, offsetMinutes: 0)
        let rung = world.state.reminders(after: noon.dateTime, until: DateTime("2026-11-30T00:00")!, now: noon)
        #expect(rung.map { $0.title } == ["Pack"])
    }
}
