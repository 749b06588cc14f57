import Testing

@testable import CivilTime

@Suite struct WeekdayTests {
    @Test func codesAreReadBackAndNothingElseIs() {
        for weekday in Weekday.allCases {
            #expect(Weekday(code: weekday.code) == weekday)
        }
        #expect(Weekday.allCases.map(\.code) == ["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        #expect(Weekday(code: "Mon") == nil)
        #expect(Weekday(code: "monday") == nil)
        #expect(Weekday(code: "") == nil)
    }

    @Test func weekdaysComeRoundInBothDirections() {
        #expect(Weekday.sunday.advanced(by: 1) == .monday)
        #expect(Weekday.monday.advanced(by: -1) == .sunday)
        #expect(Weekday.wednesday.advanced(by: -17) == .sunday)
        #expect(Weekday.monday.advanced(by: .min) == Weekday.monday.advanced(by: .min % 7))
        #expect(Weekday.monday.days(since: .sunday) == 1)
        #expect(Weekday.sunday.days(since: .monday) == 6)
    }

    @Test func aSetKeepsOneBitForEachWeekday() {
        let set: WeekdaySet = [.wednesday, .monday, .sunday, .monday]
        #expect(set.rawValue == 0b1000101)
        #expect(set.count == 3)
        #expect(set.contains(.sunday) && !set.contains(.tuesday))
        #expect(set.ordered(from: .monday) == [.monday, .wednesday, .sunday])
        #expect(set.ordered(from: .sunday) == [.sunday, .monday, .wednesday])
        #expect(WeekdaySet().isEmpty)
        #expect(WeekdaySet.all.count == 7)
        #expect(WeekdaySet(rawValue: 127) == .all)
        #expect(WeekdaySet(rawValue: 128) == nil)
    }
}
