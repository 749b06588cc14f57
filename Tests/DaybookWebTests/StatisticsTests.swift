import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct StatisticsTests {
    @Test func completionsOnDaysNotDueDoNotRaiseTheRate() throws {
        var journey = WebSession()
        // Due on Mondays, 9 and 16 November; done only on Tuesday the 17th.
        let read = try journey.add("Read") {
            $0.schedule = .weekdays([.monday])
            $0.startDay = Day("2026-11-09")
        }
        _ = journey.post(.habits(.mark(read, Day("2026-11-17")!)), [("do", "done")])
        #expect(journey.open(.statistics(.month)).has("<dt>Rate</dt><dd>0%</dd>"))
    }

    @Test func pageWithoutHabitsSaysThereIsNothingToCount() {
        var journey = WebSession()
        #expect(journey.open(.statistics(.month)).has("Nothing to count yet"))
    }

    @Test func theRateIsDoneOverDue() throws {
        var journey = WebSession()
        // Due from the 17th to the 20th, done on three of the four days: 75 %.
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-17") }
        for day in ["2026-11-17", "2026-11-18", "2026-11-20"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let page = journey.open(.statistics(.week))
        #expect(page.has("<dt>Rate</dt><dd>75%</dd>"))
        #expect(page.has("<dt>Times done</dt><dd>3</dd>"))
    }

    @Test(arguments: Period.allCases) func everyPeriodHasItsPage(_ period: Period) throws {
        var journey = WebSession()
        _ = try journey.add("Read") { $0.startDay = Day("2016-11-17") }
        #expect(journey.open(.statistics(period)).has("By habit"))
    }
}
