import Testing

@testable import CivilTime

@Suite struct ScheduleTests {
    @Test func codesAreFrozen() {
        let schedules: [(Schedule, String)] = [
            (.daily, "daily"),
            (.weekdays([.friday, .monday, .wednesday]), "weekdays:mon,wed,fri"),
            (.weekdays(.all), "weekdays:mon,tue,wed,thu,fri,sat,sun"),
            (.timesPerWeek(3), "weekly:3"),
            (.timesPerMonth(2), "monthly:2"),
            (.times(3, inDays: 10), "within:3/10"),
            (.everyDays(2), "every:2"),
        ]
        for (schedule, code) in schedules {
            #expect(schedule.code == code)
            #expect(Schedule(code: code) == schedule)
        }
    }

    @Test func everyScheduleInRangeIsReadBack() {
        var schedules: [Schedule] = [.daily]
        for bits in UInt8(1)...127 {
            WeekdaySet(rawValue: bits).map { schedules.append(.weekdays($0)) }
        }
        for times in 1...7 { schedules.append(.timesPerWeek(times)) }
        for times in 1...31 { schedules.append(.timesPerMonth(times)) }
        for days in 2...366 {
            schedules.append(.everyDays(days))
            for times in [1, days / 2 + 1, days] { schedules.append(.times(times, inDays: days)) }
        }
        for schedule in schedules {
            #expect(schedule.isValid)
            #expect(Schedule(code: schedule.code) == schedule)
        }
    }

    @Test func anythingButACodeIsNil() {
        for code in [
            "", "Daily", "daily ", " daily", "daily:", "daily:1", "sometimes", ":", "weekly", "weekly:", "weekly:0",
            "weekly:8", "weekly:03", "weekly:+3", "weekly:-1", "weekly:3:3", "weekly:99999999999999999999",
            "weekdays:", "weekdays:mon,mon", "weekdays:wed,mon", "weekdays:mon,", "weekdays:,mon", "weekdays:Mon",
            "weekdays:mon, wed", "weekdays:mon,wed,fri,", "monthly:0", "monthly:32", "within:0/10", "within:11/10",
            "within:1/1", "within:1/367", "within:3", "within:3/10/2", "within:3/", "every:1", "every:0", "every:367",
            "every:٢", "every:2\u{0301}", "every:2\u{200E}",
        ] {
            #expect(Schedule(code: code) == nil, "\(code)")
        }
    }

    @Test func numbersOutOfRangeAreNotAValidSchedule() {
        let invalid: [Schedule] = [
            .weekdays([]), .timesPerWeek(0), .timesPerWeek(8), .timesPerMonth(0), .timesPerMonth(32),
            .times(0, inDays: 5), .times(6, inDays: 5), .times(1, inDays: 1), .times(1, inDays: 367), .everyDays(1),
            .everyDays(367),
        ]
        for schedule in invalid {
            #expect(!schedule.isValid)
            #expect(Schedule(code: schedule.code) == nil)
        }
    }

    @Test func aScheduleAsksForTimesInDays() {
        #expect(Schedule.daily.requirement == (1, 1))
        #expect(Schedule.weekdays([.monday, .friday]).requirement == (2, 7))
        #expect(Schedule.timesPerWeek(3).requirement == (3, 7))
        #expect(Schedule.timesPerMonth(2).requirement == (2, 30))
        #expect(Schedule.times(3, inDays: 10).requirement == (3, 10))
        #expect(Schedule.everyDays(4).requirement == (1, 4))
    }

    @Test func nothingIsDueBeforeTheStart() throws {
        let start = try #require(Day("2026-11-20"))
        let schedules: [Schedule] = [
            .daily, .weekdays(.all), .timesPerWeek(1), .timesPerMonth(1), .times(1, inDays: 2), .everyDays(2),
        ]
        for schedule in schedules {
            #expect(schedule.isDue(on: start, from: start))
            #expect(!schedule.isDue(on: start.advanced(by: -1), from: start))
            #expect(!schedule.isDue(on: start.advanced(by: -14), from: start))
        }
    }

    @Test func weekdaysAreDueOnThoseDaysOnly() throws {
        // 2026-11-16 is a Monday.
        let monday = try #require(Day("2026-11-16"))
        let schedule = Schedule.weekdays([.monday, .thursday])
        let due = (0..<8).map { schedule.isDue(on: monday.advanced(by: $0), from: monday) }
        #expect(due == [true, false, false, true, false, false, false, true])
    }

    @Test func everySoManyDaysCountsFromTheStart() throws {
        let start = try #require(Day("2026-11-16"))
        let due = (0..<8).map { Schedule.everyDays(3).isDue(on: start.advanced(by: $0), from: start) }
        #expect(due == [true, false, false, true, false, false, true, false])
    }

    @Test func timesInAPeriodAreDueOnAnyDay() throws {
        let start = try #require(Day("2026-11-16"))
        for schedule in [Schedule.timesPerWeek(3), .timesPerMonth(2), .times(3, inDays: 10)] {
            #expect((0..<40).allSatisfy { schedule.isDue(on: start.advanced(by: $0), from: start) })
        }
    }
}
