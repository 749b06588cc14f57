import CivilTime
import DaybookCore
import DaybookWeb
import Journal
import Testing

@Suite struct ComparisonPageTests {
    private var journey = WebSession() // today is Friday, 20 November 2026

    /// Logs steps and minutes of sleep on the days up to today, the later the more.
    private mutating func logHealth(days count: Int, fewerSteps: Int = 100) {
        let last = Day("2026-11-20")!
        let changes = (0..<count).flatMap { index -> [Change] in
            let day = HealthDay.id(of: last.advanced(by: -index))
            return [
                Change(HealthDay.table, day, HealthMeasure.steps.rawValue, .real(Double(9000 - fewerSteps * index))),
                Change(HealthDay.table, day, HealthMeasure.sleepCore.rawValue, .real(Double(480 - index))),
            ]
        }
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: 1)))
    }

    @Test mutating func withoutAnythingLoggedItSaysWhatToDo() {
        #expect(journey.open("/review/compare").main.contains("<h2>Nothing to compare yet</h2>"))
    }

    @Test mutating func twoQuantitiesThatRiseTogetherAreSaidToDoSo() {
        logHealth(days: 30)
        let page = journey.open("/review/compare?a=sleep&b=steps&of=month").main
        #expect(page.contains("On days when “Sleep” is higher, “Steps” is usually higher, too (30 days)."))
        #expect(page.contains("<option value=\"steps\" selected>Steps</option>"))
        #expect(page.contains("<title>20 Nov 2026\nSleep: 8 h\nSteps: 9,000 so far</title>"))
    }

    /// Weighs in on the seven days up to today.
    private mutating func weigh() {
        let changes = [80, 82, 79, 81, 80.5, 79.5, 80].enumerated().flatMap { index, kilograms -> [Change] in
            let day = HealthDay.id(of: journey.today.advanced(by: index - 6))
            return [Change(HealthDay.table, day, HealthMeasure.weight.rawValue, .real(kilograms))]
        }
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: 1)))
    }

    @Test mutating func theWeightIsWhatWasWeighed() {
        weigh()
        let page = journey.open("/review/compare?a=weight&of=week").main
        #expect(page.contains("Weight: 80.3 kg on average, highest 82 kg (15 Nov 2026)."))
        // By weeks, too, it is a measurement and no average.
        let byWeek = journey.open("/review/compare?a=weight&by=week&of=month").main
        #expect(byWeek.contains("highest 82 kg (15 Nov 2026)."))
        #expect(journey.open("/body").main.contains("80.3"))
        #expect(page.contains("to 80.3 kg."))
    }

    @Test mutating func theTrendOfTheWeightIsNotSmoothedAgain() {
        weigh()
        let page = journey.open("/review/compare?a=weight-trend&of=week").main
        #expect(page.contains("<option value=\"weight-trend\" selected>Weight, trend</option>"))
        #expect(page.contains("Value of each day.") && !page.contains("7-day average"))
        #expect(page.contains("highest 80.2 kg (18 Nov 2026)."))
    }

    @Test(arguments: [(2, true), (30, false)])
    mutating func valuesWithoutALineAreClearlySeen(days count: Int, areAlone: Bool) {
        logHealth(days: count)
        let page = journey.open("/review/compare?a=sleep&b=steps&by=day&of=month").main
        #expect(page.contains("class=\"sample alone\"") == areAlone)
        #expect(page.contains("class=\"sample\"") != areAlone)
    }

    @Test mutating func oneQuantityAloneIsSummedUpInASentence() {
        logHealth(days: 7)
        let page = journey.open("/review/compare?a=steps&of=week").main
        #expect(page.contains("Steps: 8,650 on average without today, highest 9,000 so far (20 Nov 2026)."))
        #expect(page.contains("The 7-day average went from 8,550 to 8,650."))
    }

    @Test mutating func pointsCanBeComparedWhileTheGameIsOn() throws {
        let task = try journey.addTask(1, "Rent")
        try journey.keep(.complete(task))
        let page = journey.open("/review/compare?a=points").main
        #expect(page.contains("<option value=\"points\" selected>Points</option>"))
        _ = journey.post("/settings/parts/game", [("do", "hide")])
        #expect(!journey.open("/review/compare").main.contains("value=\"points\""))
        #expect(journey.open("/review/compare?a=points").main.contains("no longer exists"))
    }

    @Test func incomeIsApartFromSpending() {
        var session = WebSession.withAccounts()
        _ = session.spend("547.30")
        #expect(!session.open("/review/compare").main.contains("value=\"income\""))
        _ = session.earn("20", "e1", on: "2026-11-20")
        #expect(session.open("/review/compare").main.contains("<option value=\"income\">Income</option>"))
        let file = session.open(.chart("comparison", of: "/review/compare?a=income")).text
        #expect(file.hasPrefix("Day,\"Income, EUR\"\r\n") && file.contains("\r\n2026-11-20,20\r\n"))
    }

    @Test func spendingInOtherCurrenciesIsNamed() {
        var session = WebSession.withAccounts()
        _ = session.post(
            .money(.addAccount),
            [("id", "b3"), ("title", "Zlotys"), ("kind", "bank"), ("currency", "PLN"), ("opening", "500")])
        _ = session.spend("23", [("account", WebSession.bank.hex)])
        #expect(!session.open("/review/compare?a=spending&of=week").main.contains("other currencies"))
        _ = session.spend("112.29", [("account", "b3")])
        let page = session.open("/review/compare?a=spending&of=week").main
        #expect(page.contains("<p class=\"quiet\">PLN\u{A0}112.29 in other currencies is not counted.</p>"), "\(page)")
        let file = session.open(.chart("comparison", of: "/review/compare?a=spending&of=week")).text
        #expect(file.hasPrefix("Day,\"All spending, EUR (PLN\u{A0}112.29 in other currencies is not counted)\"\r\n"))
        // Nor does the week before leave anything out.
        #expect(!session.open("/review/compare?a=spending&of=week&until=2026-11-13").main.contains("other currencies"))
    }

    @Test func theLineOfMonthsIsTheirSumsWhereThingsAreAddedUp() {
        var session = WebSession.withAccounts()
        for (id, day, amount) in [
            ("e1", "2026-08-28", "1000"), ("e2", "2026-09-28", "2000"), ("e3", "2026-10-28", "3000"),
        ] {
            _ = session.earn(amount, id, on: day)
        }
        let page = session.open("/review/compare?a=income&by=month&of=year")
        #expect(page.has("<p class=\"hint\">Sum of each month.") && !page.has("month average"))
        _ = session.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good"), ("time", "08:00")])
        let both = session.open("/review/compare?a=income&b=mood&by=month&of=year")
        #expect(
            both.has("Income: sum of each month. Mood: 3-month average."),
            "\(both.part(from: "class=\"hint", to: "</p>"))")
    }

    @Test func theEndsOfAScaleAreRoundNumbers() {
        var session = WebSession.withAccounts()
        for (id, day, amount) in [("e1", "2026-11-18", "1234.56"), ("e2", "2026-11-19", "80")] {
            _ = session.earn(amount, id, on: day)
        }
        let scale = session.open("/review/compare?a=income&of=week").part(from: "chart-scale", to: "</div>")
        #expect(scale.contains("<span>€2,000.00</span><span>€1,000.00</span><span>€0.00</span>"), "\(scale)")
    }

    @Test func whatComesNowAndThenIsSaidByItsSumAndItsDays() {
        var session = WebSession.withAccounts()
        for (id, day, amount) in [("e1", "2026-09-28", "2000"), ("e2", "2026-10-28", "2200")] {
            _ = session.earn(amount, id, on: day)
        }
        let page = session.open("/review/compare?a=income").main
        #expect(page.contains("Income: €4,200.00 in all, on 2 days, highest €2,200.00 (28 Oct 2026)."))
        #expect(!page.contains("from €0.00") && !page.contains("on average"))
        session.languages = ["pl"]
        #expect(session.open("/review/compare?a=income").main.contains("dni z wpisami: 2, najwięcej"))
    }

    @Test func theUnfinishedMonthCountsInTheSumAndForTheHighestButInNoAverage() {
        var session = WebSession.withAccounts()
        for (id, day, amount) in [
            ("e1", "2026-09-28", "2000"), ("e2", "2026-10-28", "2200"), ("e3", "2026-11-10", "3000"),
        ] {
            _ = session.earn(amount, id, on: day)
        }
        let page = session.open("/review/compare?a=income&by=month").main
        #expect(page.contains("€7,200.00 in all") && page.contains("highest €3,000.00 so far (Nov 2026)"))
        #expect(page.contains("€2,100.00 a month on average without this month so far"))
        #expect(page.contains("Nov 2026 is not over: its sum so far stands apart from the line.</p>"))
        #expect(!session.open("/review/compare?a=income&by=day").main.contains("stands apart"))
        #expect(!session.open("/review/compare?a=income&by=month&until=2026-10-31").main.contains("stands apart"))
    }

    @Test mutating func twoQuantitiesHaveTheirAveragesInEachGrouping() {
        logHealth(days: 62, fewerSteps: 10)
        for (step, count) in [("day", "62 days"), ("week", "9 weeks"), ("month", "2 months")] {
            let page = journey.open("/review/compare?a=sleep&b=steps&of=year&by=\(step)")
            let sentence = page.part(from: "<p class=\"comparison-sentence\">", to: "</p>")
            #expect(sentence.contains("Sleep: 7 h") && sentence.contains(" on average. Steps: 8,"), "\(sentence)")
            #expect(sentence.contains(count), "\(sentence)")
        }
    }

    @Test mutating func theTabsSayByWhatTheChartIsGrouped() {
        logHealth(days: 7)
        let tabs = journey.open("/review/compare?a=steps").part(from: "aria-label=\"Grouping\"", to: "</nav>")
        #expect(tabs.contains(">By day</a>") && tabs.contains(">By week</a>") && tabs.contains(">By month</a>"))
    }

    @Test mutating func aWeakConnectionIsSaidToBeOne() {
        let changes = (0..<60).flatMap { index -> [Change] in
            let day = HealthDay.id(of: journey.today.advanced(by: -index))
            let isMore = index % 2 == 0
            let isAlike = index % 10 < 7 // a correlation of 0.4
            return [
                Change(HealthDay.table, day, HealthMeasure.steps.rawValue, .real(isMore ? 9000 : 8000)),
                Change(HealthDay.table, day, HealthMeasure.sleepCore.rawValue, .real(isMore == isAlike ? 480 : 420)),
            ]
        }
        journey.keep(Commit(Decision(JournalAction.import, changes), action: ActionID(high: 9, low: 1)))
        let page = journey.open("/review/compare?a=steps&b=sleep&of=quarter").main
        #expect(page.contains("On days when “Steps” is higher, “Sleep” is a little higher on average (60 days)."))
    }

    @Test func anAverageOfSumsSaysForHowLongItIs() throws {
        var session = WebSession()
        for (number, daysAgo) in [6, 4, 2, 0].enumerated() {
            session.now.milliseconds -= Int64(daysAgo) * 86_400_000
            try session.keep(.complete(session.addTask(UInt64(number + 1), "Task \(number)")))
            session.now.milliseconds += Int64(daysAgo) * 86_400_000
        }
        let page = session.open("/review/compare?a=tasks&of=week").main
        #expect(page.contains("Tasks done: 4 in all, 0.5 a day on average without today, highest 1."))
    }

    @Test mutating func aQuantityThatDoesNotChangeIsSaidNotTo() throws {
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-11") }
        for offset in 0..<10 {
            _ = journey.post(.habits(.mark(read, Day("2026-11-11")!.advanced(by: offset))), [("do", "done")])
        }
        let page = journey.open("/review/compare?a=habit-\(read.hex)&of=month").main
        #expect(page.contains("<p class=\"comparison-sentence\">Read: 100% all the time.</p>"))
        #expect(!page.contains("highest 100%") && !page.contains("from 100%"))
    }

    @Test func netWorthIsThatOfTheEndOfEachDay() {
        var session = WebSession.withAccounts()
        _ = session.spend("30", [("day", "2026-11-18")])
        let file = session.open(.chart("comparison", of: "/review/compare?a=net-worth&of=week")).text
        #expect(file.hasPrefix("Day,\"Net worth, EUR\"\r\n2026-11-14,\r\n"))
        #expect(file.hasSuffix("2026-11-18,70\r\n2026-11-19,70\r\n2026-11-20,70\r\n"))
        let page = session.open("/review/compare?a=net-worth&of=week").main
        #expect(page.contains("<option value=\"net-worth\" selected>Net worth</option>"))
        #expect(page.contains("Net worth: €70.00 all the time."))
    }

    @Test func theOnlyBalanceOfAMonthHasNoAverageOfDaysBesideIt() {
        var session = WebSession.withAccounts()
        _ = session.spend("30", [("day", "2026-11-10")])
        let page = session.open("/review/compare?a=net-worth&by=month&of=month").main
        #expect(page.contains("<p class=\"comparison-sentence\">Net worth: €70.00 so far (Nov 2026).</p>"))
    }

    @Test mutating func theAverageOfAWeekUnderWayIsNotTheHighest() {
        logHealth(days: 21)
        let page = journey.open("/review/compare?a=steps&by=week&of=month").main
        #expect(page.contains("on average without today, highest 8,200 (9–15 Nov)"), "\(page.suffix(900))")
    }

    @Test mutating func aYearHasEnoughMonthsToSayWhetherTwoGoTogether() {
        logHealth(days: 420, fewerSteps: 10)
        for until in ["2026-11-20", "2026-10-31"] {
            let page = journey.open("/review/compare?a=sleep&b=steps&of=year&by=month&until=\(until)").main
            #expect(page.contains("is usually higher, too (12 months)."), "\(until)")
        }
        let quarter = journey.open("/review/compare?a=sleep&b=steps&by=month").main
        #expect(quarter.contains("from 12 on, this line says whether they go together. That takes a longer period."))
        // On the last day of a month, which is not over either.
        journey.now.milliseconds += 10 * 86_400_000
        let page = journey.open("/review/compare?a=sleep&b=steps&of=year&by=month").main
        #expect(page.contains("is usually higher, too (12 months)."))
    }

    @Test func netWorthByMonthsIsThatOfTheirEnd() {
        var session = WebSession.withAccounts()
        _ = session.spend("30", [("day", "2026-10-10")])
        _ = session.spend("20", [("day", "2026-11-05")])
        let page = session.open("/review/compare?a=net-worth&by=month").main
        #expect(page.contains("Net worth: from €70.00 to €50.00, highest €70.00 (Oct 2026)."))
        #expect(
            page.contains(
                "<p class=\"hint\">Value at the end of each month. Nov 2026 is not over: it counts with its days so far.</p>"
            ))
        #expect(page.contains("<title>Nov 2026\nNet worth: €50.00 so far</title>"))
    }

    @Test(arguments: ["day", "month"])
    mutating func aHabitDueSeveralTimesAMonthHasTheRateOfItsReview(_ step: String) throws {
        let call = try journey.add("Call") { ($0.startDay, $0.schedule) = (Day("2026-09-01"), .timesPerMonth(2)) }
        for day in ["2026-09-05", "2026-09-20", "2026-10-03", "2026-10-04", "2026-11-02", "2026-11-09"] {
            _ = journey.post(.habits(.mark(call, Day(day)!)), [("do", "done")])
        }
        let address = "/review/compare?a=habit-\(call.hex)&by=\(step)&until=2026-10-31"
        #expect(journey.open(address).main.contains("Call: 100% all the time."))
        _ = journey.post(.habits(.mark(call, Day("2026-10-04")!)), [("do", "clear")])
        #expect(journey.open(address).main.contains("Call: 75% on average, highest 100%"))
        #expect(step == "day" || journey.open(address).main.contains("<title>Oct 2026\nCall: 50%</title>"))
    }

    @Test mutating func aMeasuredHabitIsAddedUpAndItsAverageIsThatOfItsPage() throws {
        let run = try journey.add("Run") {
            ($0.startDay, $0.schedule) = (Day("2026-10-01"), .timesPerWeek(3))
            ($0.kind, $0.target, $0.unit) = (.atLeast, 5, "km")
        }
        for (day, amount) in [("2026-10-10", "20"), ("2026-11-14", "6"), ("2026-11-16", "8"), ("2026-11-18", "7")] {
            _ = journey.post(.habits(.mark(run, Day(day)!)), [("do", "set"), ("value", amount)])
        }
        let address = "/review/compare?a=habit-\(run.hex)"
        #expect(
            journey.open("\(address)&by=month").main.contains(
                "Run: 41 km in all, 20 km a month on average without this month so far, highest 21 km so far (Nov 2026)."
            ))
        #expect(
            journey.open("\(address)&of=week").main.contains(
                "Run: 21 km in all, 7 km on average on days with an entry, highest 8 km (16 Nov 2026)."))
        #expect(journey.open(.habits(.habit(run, month: nil))).main.contains("Average on days with an entry, km"))
    }

    @Test func oneMonthAloneHasOneLabelAndASumSoFar() {
        var session = WebSession.withAccounts()
        _ = session.earn("20", "e1", on: "2026-11-10")
        let page = session.open("/review/compare?a=income&by=month&of=week").main
        #expect(page.split(separator: ">Nov 2026</text>").count == 2)
        #expect(page.contains("Income: €20.00 in all so far."))
    }

    @Test mutating func theDistanceOfWorkoutsIsInKilometres() {
        #expect(!journey.open("/review/compare").main.contains("training-distance"))
        var run = HealthWorkout(type: "Running", start: 1_795_000_000_000, offset: 0)
        (run.seconds, run.distance) = (1800, 5200)
        journey.keep(Commit(Decision(JournalAction.import, run.changes), action: ActionID(high: 9, low: 1)))
        let address = "/review/compare?a=training-distance&of=week"
        #expect(journey.open(address).main.contains("selected>Training distance</option>"))
        #expect(journey.open(address).main.contains("Training distance: 5.2 km in all"))
        let file = journey.open(.chart("comparison", of: address)).text
        #expect(file.hasPrefix("Day,\"Training distance, km\"\r\n") && file.contains("\r\n2026-11-18,5.2\r\n"))
    }

    @Test mutating func theProgressOfAGoalIsInPercentOfTheWay() {
        _ = journey.post(.goals(.add), goalForm(["startDay": "2026-11-18"]))
        _ = journey.post(
            .goals(.addProgress(RecordID(hex: "a1")!)), [("id", "b1"), ("number", "3"), ("kind", "value")])
        let address = "/review/compare?a=goal-\(RecordID(hex: "a1")!.hex)&of=week"
        let page = journey.open(address).main
        #expect(page.contains("selected>Goal: Read</option>") && page.contains("highest 25% (20 Nov 2026)"))
        let file = journey.open(.chart("comparison", of: address)).text
        #expect(file.hasPrefix("Day,Goal: Read\r\n") && file.hasSuffix("2026-11-19,0\r\n2026-11-20,0.25\r\n"))
        #expect(journey.open("/review/compare?a=goal-0102").main.contains("no longer exists"))
    }

    @Test mutating func fibreIsANutrientLikeTheOthers() {
        _ = journey.post(
            .meals(.add(.lunch, nil, search: "")),
            [("id", "b1"), ("name", "Bran"), ("energy", "24"), ("fibre", "12")])
        let page = journey.open("/review/compare?a=fibre").main
        #expect(page.contains("<option value=\"fibre\" selected>Fibre</option>"))
        let file = journey.open(.chart("comparison", of: "/review/compare?a=fibre&of=week")).text
        #expect(file.hasPrefix("Day,\"Fibre, g\"\r\n") && file.hasSuffix("2026-11-20,12\r\n"))
    }

    @Test(arguments: [("en", "weeks"), ("ru", "недел"), ("pl", "tygodni")])
    mutating func weeksAndMonthsAreComparedAsTheyAreDrawn(_ language: String, _ name: String) {
        logHealth(days: 140, fewerSteps: 10)
        journey.languages = [language]
        func sentence(_ step: String) -> String {
            journey.open("/review/compare?a=sleep&b=steps&of=year&by=\(step)")
                .part(from: "<p class=\"comparison-sentence\">", to: "</p>")
        }
        // Twenty weeks since that of 4 July are over; four months are too few to say whether they go together.
        #expect(sentence("week").contains("20") && sentence("week").contains(name), "\(sentence("week"))")
        #expect(sentence("month").contains("12") && sentence("day").contains("140"), "\(sentence("month"))")
    }

    @Test mutating func theHighestValueOfSeveralDaysHasNoDate() throws {
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-01") }
        for day in ["2026-11-02", "2026-11-03", "2026-11-10", "2026-11-12", "2026-11-18"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let page = journey.open("/review/compare?a=habit-\(read.hex)&of=month").main
        #expect(page.contains("on average, highest 100%."), "\(page.suffix(600))")
    }

    @Test mutating func theMonthBetweenTwoYearsHasNoYear() {
        logHealth(days: 340)
        let page = journey.open("/review/compare?a=sleep&by=month&of=year").main
        #expect(page.contains(">Nov 2025</text>") && page.contains(">May</text>") && page.contains(">Nov 2026</text>"))
    }

    @Test mutating func tooFewDaysSayNothing() {
        logHealth(days: 5)
        #expect(journey.open("/review/compare?a=sleep&b=steps").main.contains("5 days with both so far"))
    }

    @Test mutating func theValuesCanBeSaved() {
        logHealth(days: 14)
        let file = journey.open(.chart("comparison", of: "/review/compare?a=steps&b=sleep&by=week&of=month")).text
        #expect(file.hasPrefix("First day,Steps,\"Sleep, min\"\r\n"))
        #expect(file.hasSuffix("\r\n2026-11-16,8750,478\r\n"))
    }

    @Test func moneyIsSavedInItsCurrencyNotInCents() {
        var session = WebSession.withAccounts()
        _ = session.spend("547.30")
        let file = session.open(.chart("comparison", of: "/review/compare?a=spending")).text
        #expect(file.hasPrefix("Day,\"All spending, EUR\"\r\n"))
        #expect(file.contains("\r\n2026-11-20,547.3\r\n"))
    }

    @Test mutating func aLongTimeTellsItsValuesInNoMoreColumnsThanThereIsRoomFor() {
        logHealth(days: 450)
        let page = journey.open("/review/compare?a=sleep&of=all").main
        #expect(page.split(separator: "class=\"hover\"").count - 1 == 225 && page.contains("\nSleep: "))
    }

    @Test mutating func monthsAreLabelledWithTheirYear() {
        logHealth(days: 370)
        let page = journey.open("/review/compare?a=sleep&by=month&of=year").main
        #expect(page.contains("<th scope=\"row\">Nov 2025</th>") && page.contains("<title>Nov 2026\nSleep: "))
    }

    @Test mutating func weeksAndMonthsAreWholeExceptTheOneThatIsNotOver() {
        logHealth(days: 60)
        let weeks = "/review/compare?a=steps&by=week&of=month"
        // Thirty days begin on Thursday, 22 October.
        #expect(journey.open(.chart("comparison", of: weeks)).text.hasPrefix("First day,Steps\r\n2026-10-19,"))
        #expect(journey.open(weeks).main.contains("<title>16–20 Nov\nSteps: 8,750 so far</title>"))
        #expect(journey.open(weeks).main.contains("<title>9–15 Nov\nSteps: 8,200</title>"))
        let earlier = journey.open("\(weeks)&until=2026-10-31").main
        #expect(earlier.contains("<title>26 Oct – 1 Nov\nSteps: ") && !earlier.contains("so far"))
        let months = journey.open("/review/compare?a=steps&by=month&of=month&until=2026-11-07").main
        #expect(months.contains("<title>Nov 2026\nSteps: 8,000 so far</title>"))
        #expect(months.contains("<title>Oct 2026\nSteps: ") && !months.contains("Sep 2026"))
        let days = journey.open("/review/compare?a=steps&by=day&of=month").main
        #expect(days.contains("<title>20 Nov 2026\nSteps: 9,000 so far</title>") && !days.contains("is not over"))
        #expect(journey.open(weeks).main.contains("16–20 Nov is not over: it counts with its days so far.</p>"))
    }

    @Test mutating func theAverageIsOfSpansInTheGenitiveInPolish() {
        logHealth(days: 14)
        journey.languages = ["pl"]
        #expect(journey.open("/review/compare?a=steps&by=week").main.contains("Średnia z 4 tygodni. "))
        #expect(journey.open("/review/compare?a=steps&by=month").main.contains("Średnia z 3 miesięcy. "))
    }

    @Test mutating func aQuantityThatIsGoneIsNotShown() {
        logHealth(days: 14)
        let page = journey.open("/review/compare?a=habit-0102&b=steps").main
        #expect(!page.contains("<h2>Nothing to compare yet</h2>"))
        #expect(page.contains("What this link compares no longer exists.") && page.contains("<bdi>Steps</bdi>"))
        #expect(page.contains("<option value=\"\" selected>Nothing</option><option value=\"sleep\">Sleep</option>"))
        for url in ["/review/compare?a=habit-0102", "/review/compare?a=nonsense"] {
            let nothing = journey.open(url).main
            #expect(nothing.contains("no longer exists") && !nothing.contains("<svg class=\"chart-plot\""), "\(url)")
        }
    }

    @Test mutating func anArchivedHabitCanBeChosenAfterTheOthers() throws {
        let read = try journey.add("Read")
        _ = try journey.add("Swim")
        try journey.keep(.archive(read))
        let page = journey.open("/review/compare").main
        #expect(page.contains(">Swim</option><option value=\"habit-\(read.hex)\">Read (archived)</option>"))
        #expect(journey.open("/review/compare?a=habit-\(read.hex)").main.contains("<bdi>Read</bdi>"))
    }

    @Test func sumsOfIncompleteWeeksAreNotAveraged() {
        var session = WebSession.withAccounts()
        for (day, amount) in [
            ("2026-10-22", "20"), ("2026-10-26", "100"), ("2026-11-02", "100"), ("2026-11-09", "100"),
            ("2026-11-16", "10"),
        ] {
            _ = session.spend(amount, [("day", day)])
        }
        // The week of 19 October is cut off by the first day, and that of 16 November is not over.
        let page = session.open("/review/compare?a=spending&by=week&of=all").main
        let line = page.split(separator: "class=\"series\" d=\"")[1].prefix { $0 != "\"" }
        #expect(line.split(separator: "L").map { $0.split(separator: " ")[1] } == ["0", "0"])
        #expect(page.split(separator: "class=\"sample\"").count == 6)
    }
}

extension WebSession {
    /// Earns an amount on the first account.
    fileprivate mutating func earn(_ amount: String, _ id: String, on day: String) -> Page {
        post(
            .money(.addTransaction),
            [
                ("id", id), ("kind", "income"), ("amount", amount), ("account", state.livingAccounts[0].id.hex),
                ("day", day),
            ])
    }
}
