import Testing

@testable import CivilTime

@Suite struct TimeTests {
    @Test func everyMinuteOfADayIsReadBack() {
        for minutes in 0..<1440 {
            let time = TimeOfDay(minutes: minutes)
            #expect(time.flatMap { TimeOfDay($0.text) } == time)
            #expect(time.flatMap { TimeOfDay(hour: $0.hour, minute: $0.minute) } == time)
        }
        #expect(TimeOfDay(hour: 9, minute: 5)?.text == "09:05")
    }

    @Test func aTimeThatDoesNotExistIsNil() {
        for text in ["", "9:30", "24:00", "09:60", "09-30", "09:30:00", "0930", "09:3o"] {
            #expect(TimeOfDay(text) == nil, "\(text)")
        }
        #expect(TimeOfDay(minutes: 1440) == nil)
        #expect(TimeOfDay(minutes: -1) == nil)
        #expect(TimeOfDay(hour: 24, minute: 0) == nil)
        #expect(TimeOfDay(hour: 0, minute: -1) == nil)
    }

    @Test func nowIsTheDayAndTimeOnTheWall() {
        // 20777 days after 1970-01-01 is 2026-11-20. 23:30 UTC is 00:30 on the 21st one hour east.
        let milliseconds: Int64 = 20_777 * 86_400_000 + 23 * 3_600_000 + 30 * 60_000 + 59_999
        let utc = LocalInstant(milliseconds: milliseconds, offsetMinutes: 0)
        #expect(utc.calendarDay.text == "2026-11-20")
        #expect(utc.time.text == "23:30")
        let east = LocalInstant(milliseconds: milliseconds, offsetMinutes: 60)
        #expect(east.calendarDay.text == "2026-11-21")
        #expect(east.time.text == "00:30")
    }

    @Test func aDayLastsUntilTheHourItEnds() {
        // If days end at 4, 03:59 still counts for the day before, and 04:00 does not.
        let fourInTheMorning: Int64 = 20_777 * 86_400_000 + 4 * 3_600_000
        let before = LocalInstant(milliseconds: fourInTheMorning - 1, offsetMinutes: 0)
        #expect(before.day(endingAtHour: 4).text == "2026-11-19")
        #expect(before.day(endingAtHour: 0).text == "2026-11-20")
        let after = LocalInstant(milliseconds: fourInTheMorning, offsetMinutes: 0)
        #expect(after.day(endingAtHour: 4).text == "2026-11-20")
    }

    @Test func timeBefore1970AndBeyondTheCalendarIsTotal() {
        let before = LocalInstant(milliseconds: -1, offsetMinutes: 0)
        #expect(before.calendarDay.text == "1969-12-31")
        #expect(before.time.text == "23:59")
        #expect(LocalInstant(milliseconds: .max, offsetMinutes: .max).calendarDay == .last)
        #expect(LocalInstant(milliseconds: .min, offsetMinutes: .min).calendarDay == .first)
        #expect((0..<1440).contains(LocalInstant(milliseconds: .min, offsetMinutes: .min).time.minutes))
    }
}
