import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

/// Statistics of weight, meals, workouts and health, over all the years of a journal.
@Suite struct StatisticsPeriodsTests {
    private var journey = WebSession() // today is Friday, 20 November 2026

    /// Logs a weigh-in, a meal, a workout and steps, even on days that no form takes.
    private mutating func log(on day: Day, _ number: UInt64) {
        func id(_ kind: UInt64) -> RecordID { RecordID(Identifier(high: kind, low: number)) }
        var weight = BodyMeasurement(id: id(1), .weight, 70 + Double(number))
        var meal = Meal(id: id(2), .lunch)
        var item = MealItem(id: id(3), Nutrition(energy: 500))
        var workout = Workout(id: id(4))
        (weight.life, weight.day, meal.life, meal.day, item.life, item.meal) = (1, day, 1, day, 1, meal.id)
        (workout.life, workout.day, workout.title, workout.minutes) = (1, day, "Yoga", 30)
        let steps = Change(
            HealthDay.table, HealthDay.id(of: day), HealthMeasure.steps.rawValue, .real(Double(1000 * number)))
        let changes = weight.changes + meal.changes + item.changes + workout.changes + [steps]
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: number)))
    }

    private static let pages = ["/body/statistics", "/meals/statistics", "/workouts/figures"]

    @Test(arguments: pages)
    mutating func statisticsReachBackToTheFirstRecord(_ page: String) {
        log(on: Day("1985-06-15")!, 1)
        log(on: Day("2026-11-19")!, 2)
        let now = journey.open(page)
        #expect(now.main.contains("href=\"\(page)?until=1985-06-15\" rel=\"prev\" aria-label=\"Earlier\""))
        let then = journey.open("\(page)?until=1985-06-15")
        #expect(then.main.contains("10–16 Jun 1985"))
        #expect(then.main.contains("href=\"\(page)\" rel=\"next\" aria-label=\"Later\""))
        #expect(then.main.contains("<a class=\"round\" role=\"link\" aria-disabled=\"true\" aria-label=\"Earlier\">"))
        let years = journey.open("\(page)?by=year").main
        #expect(years.contains("<th scope=\"row\">1985</th>") && years.contains("<th scope=\"row\">2026</th>"))
        #expect(years.contains("<h2>All time</h2>") && !years.contains("Earlier"))
    }

    @Test mutating func figuresOfAllTimeAreOfAllRecords() {
        log(on: Day("1985-06-15")!, 1)
        log(on: Day("2026-11-19")!, 3)
        let weight = journey.open("/body/statistics").part(from: "<h2>All time</h2>", to: "</dl>")
        #expect(weight.contains("<dd>72 kg</dd>") && weight.contains("<dd>71–73</dd>") && weight.contains("<dd>2</dd>"))
        let meals = journey.open("/meals/statistics").part(from: "<h2>All time</h2>", to: "</dl>")
        #expect(meals.contains("<dt>Days</dt><dd>2</dd>") && meals.contains("<dd>500 kcal</dd>"))
        let file = journey.open(.chart("average", of: "/body/statistics?by=year")).text
        #expect(file.hasPrefix("Year,\"Average, kg\"\r\n1985-01-01,71\r\n1986-01-01,\r\n"))
        #expect(file.hasSuffix("\r\n2026-01-01,73\r\n"))
    }

    @Test mutating func aWeekThatIsNotOverIsDrawnAsSuch() {
        log(on: Day("2026-11-12")!, 1)
        log(on: Day("2026-11-19")!, 2)
        #expect(journey.open("/body/statistics").main.contains("class=\"end partial\""))
        #expect(!journey.open("/body/statistics?until=2026-11-12").main.contains("class=\"end partial\""))
    }

    @Test mutating func theChartOfTheWeightShowsEarlierMonthsAndAllYears() {
        log(on: Day("1985-06-15")!, 1)
        log(on: Day("2026-11-19")!, 2)
        #expect(journey.open("/body").main.contains("href=\"/body?until=1985-06-15\""))
        let then = journey.open("/body?range=month&until=1985-06-15").main
        #expect(then.contains("16 May – 15 Jun 1985") && then.contains("<th scope=\"row\">15 Jun 1985</th>"))
        #expect(then.contains("<section class=\"group\"><h2>Weigh-ins</h2>") && then.contains("71 kg"))
        let all = journey.open("/body?range=all").main
        #expect(all.contains("<th scope=\"row\">Jun 1985</th>") && all.contains("<th scope=\"row\">Nov 2026</th>"))
        let file = journey.open(.chart("measurements", of: "/body?range=all")).text
        #expect(file.split(separator: "\r\n").count == 3, "each day, not each month")
    }

    @Test mutating func healthShowsEarlierMonths() {
        log(on: Day("1985-06-15")!, 1)
        log(on: Day("2026-11-19")!, 2)
        #expect(journey.open("/health").main.contains("href=\"/health?until=1985-06-15\""))
        let then = journey.open("/health?until=1985-06-15").main
        #expect(then.contains("<dt>steps a day</dt><dd>1,000</dd>") && then.contains("href=\"/health\" rel=\"next\""))
        #expect(journey.open("/health?range=all").main.contains("yearly averages"))
    }

    @Test mutating func theEndsOfTheCalendarAreShown() {
        log(on: .first, 1)
        log(on: .last, 2)
        for page in Self.pages + ["/body", "/health", "/moods/charts"] {
            let choices =
                page.hasSuffix("s") ? ["by=week", "by=month", "by=year"] : ["range=month", "range=year", "range=all"]
            for choice in choices {
                for end in ["", "&until=0001-01-01", "&until=9999-12-31"] {
                    #expect(journey.open("\(page)?\(choice)\(end)").status == 200, "\(page)?\(choice)\(end)")
                }
            }
        }
        #expect(journey.open("/body/statistics?until=9999-12-31").main.contains("Dec 9999"))
        #expect(journey.open("/meals/statistics?by=year&until=0001-01-01").main.contains("<th scope=\"row\">1</th>"))
    }

    @Test(arguments: pages + ["/body", "/body/waist", "/health"])
    mutating func withoutRecordsThereAreNoSteps(_ page: String) {
        for choice in ["", "?by=year", "?range=all", "?until=1985-06-15"] {
            let shown = journey.open(page + choice)
            #expect(shown.status == 200 && !shown.main.contains("Earlier"), "\(page)\(choice)")
        }
    }
}
