import Testing

@testable import CivilTime

@Suite struct DayTests {
    @Test func daysAreCountedFrom1970() {
        // Known: 2000-03-01 is 11017 days after 1970-01-01 (Hinnant), 2026-11-20 is 20777.
        #expect(Day("1970-01-01")?.number == 0)
        #expect(Day("1969-12-31")?.number == -1)
        #expect(Day("2000-03-01")?.number == 11_017)
        #expect(Day("2026-11-20")?.number == 20_777)
    }

    @Test func everyDayOfTheCalendarFollowsTheOneBefore() {
        // Walks 9999 years by the rules of the calendar alone and compares each number and each weekday.
        var number = Day.first.number
        var weekday = Weekday.monday
        for year in 1...9999 {
            let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
            for (index, count) in [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].enumerated() {
                for dayOfMonth in 1...count {
                    guard let day = Day(year: year, month: index + 1, day: dayOfMonth), day.number == number,
                        day.year == year, day.month == index + 1, day.dayOfMonth == dayOfMonth, day.weekday == weekday
                    else {
                        Issue.record("\(year)-\(index + 1)-\(dayOfMonth)")
                        return
                    }
                    number += 1
                    weekday = weekday.advanced(by: 1)
                }
            }
        }
        #expect(number - 1 == Day.last.number)
    }

    @Test func aDayThatDoesNotExistIsNil() {
        #expect(Day(year: 2026, month: 2, day: 29) == nil)
        #expect(Day(year: 1900, month: 2, day: 29) == nil)
        #expect(Day(year: 2000, month: 2, day: 29) != nil)
        #expect(Day(year: 2026, month: 4, day: 31) == nil)
        #expect(Day(year: 2026, month: 0, day: 1) == nil)
        #expect(Day(year: 2026, month: 13, day: 1) == nil)
        #expect(Day(year: 2026, month: 1, day: 0) == nil)
        #expect(Day(year: 0, month: 1, day: 1) == nil)
        #expect(Day(year: 10_000, month: 1, day: 1) == nil)
        #expect(Day(number: Day.first.number - 1) == nil)
        #expect(Day(number: Day.last.number + 1) == nil)
    }

    @Test func textIsReadStrictly() {
        #expect(Day("2026-11-20")?.text == "2026-11-20")
        #expect(Day("0001-01-01") == .first)
        #expect(Day("9999-12-31") == .last)
        for text in [
            "", "2026-11-2", "2026-1-20", "20261120", "2026/11/20", " 2026-11-20", "2026-11-20 ", "2026-11-31",
            "+026-11-20", "2026-11-2٠", "2026-11-20T00:00", "0000-01-01", "2026–11–20",
        ] {
            #expect(Day(text) == nil, "\(text)")
        }
    }

    @Test func addingDaysStopsAtTheEndsOfTheCalendar() {
        #expect(Day("2026-02-28")?.advanced(by: 1) == Day("2026-03-01"))
        #expect(Day("2026-03-01")?.advanced(by: -1) == Day("2026-02-28"))
        #expect(Day.last.advanced(by: 1) == .last)
        #expect(Day.first.advanced(by: -1) == .first)
        #expect(Day.last.advanced(by: .max) == .last)
        #expect(Day.first.advanced(by: .min) == .first)
        #expect(Day.last.days(since: .first) == 3_652_058)
    }

    @Test func aWeekStartsOnTheDayThePersonChose() throws {
        // 2026-11-20 is a Friday.
        let friday = try #require(Day("2026-11-20"))
        #expect(friday.weekday == .friday)
        #expect(friday.startOfWeek(.monday).text == "2026-11-16")
        #expect(friday.startOfWeek(.sunday).text == "2026-11-15")
        #expect(friday.startOfWeek(.saturday).text == "2026-11-14")
        #expect(friday.startOfWeek(.friday) == friday)
    }
}
