import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// Habits of every so many days, whose due days are counted from their first one.
@Suite struct HabitPhaseTests {
    @Test func theNextDueDayIsTodayUntilItIsDone() {
        #expect(history(.everyDays(3), "x...").nextDueDay == monday.advanced(by: 3))
        #expect(history(.everyDays(3), "x..x").nextDueDay == monday.advanced(by: 6))
        #expect(history(.everyDays(3), "x.x").nextDueDay == monday.advanced(by: 3))
        #expect(history(.everyDays(3), "s").nextDueDay == monday.advanced(by: 3))
        #expect(history(.daily, "x").nextDueDay == nil)
    }

    @Test func aHabitDoneOnTheOtherDaysTwiceIsOffItsPhase() {
        #expect(history(.everyDays(2), ".x.x").isOffPhase)
        #expect(!history(.everyDays(2), ".xx").isOffPhase && !history(.everyDays(2), ".x").isOffPhase)
        #expect(!history(.daily, "xx").isOffPhase)
    }

    @Test func countedFromADayItIsDueOnThatDayAndItsFirstDayMovesByLessThanOneInterval() throws {
        var habit = Habit(id: RecordID(hex: "a1")!)
        (habit.schedule, habit.startDay) = (.everyDays(5), monday)
        for offset in -12...12 {
            let day = monday.advanced(by: offset)
            let shifted = try #require(habit.due(on: day))
            #expect(shifted.firstDay >= monday && shifted.firstDay < monday.advanced(by: 5))
            let rule = shifted.rule(firstWeekday: .monday)
            if day >= shifted.firstDay { #expect(rule.schedule.isDue(on: day, from: shifted.firstDay)) }
        }
        habit.schedule = .daily
        #expect(habit.due(on: monday) == nil)
    }

    @Test func whatWasDoneOnTheOtherDaysCountsOnceItIsCountedFromThem() throws {
        var habit = Habit(id: RecordID(hex: "a1")!)
        (habit.schedule, habit.startDay) = (.everyDays(2), monday)
        let marks = [1, 3, 5].map { DayMark(day: monday.advanced(by: $0), state: .done) }
        func rate(_ habit: Habit) -> Double? {
            HabitHistory(rule: habit.rule(firstWeekday: .monday), marks: marks, today: monday.advanced(by: 6))
                .completion(.all)
        }
        #expect(rate(habit) == 0)
        #expect(rate(try #require(habit.due(on: monday.advanced(by: 5)))) == 1)
    }
}
