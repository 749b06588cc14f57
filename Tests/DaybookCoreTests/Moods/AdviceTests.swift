import CivilTime
import DaybookCore
import Journal
import Testing

@Suite struct AdviceTests {
    private let pet = TestJournal.id(1)

    private func ids(_ numbers: ClosedRange<UInt64>) -> [RecordID] { numbers.map { TestJournal.id($0) } }

    @Test func threeAnxiousEntriesInARowAreNoticed() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        try journal.log(
            [("2026-11-15", .happy), ("2026-11-17", .anxious), ("2026-11-18", .anxious)], of: pet)
        #expect(journal.advice(.anxiousInARow, on: pet) == nil)
        try journal.log([("2026-11-19", .anxious)], of: pet, id: 1003)
        let advice = try #require(journal.advice(.anxiousInARow, on: pet))
        #expect(advice.entries == ids(1001...1003) && advice.facts == .count(3))
        // The missing happy moods of the week are not mentioned too.
        #expect(journal.state.advice(on: pet, today: Day("2026-11-23")!).map(\.rule) == [.anxiousInARow])
        // The latest is from the 19th: seven days later the rule no longer applies.
        #expect(journal.advice(.anxiousInARow, on: pet, today: "2026-11-25") != nil)
        #expect(journal.advice(.anxiousInARow, on: pet, today: "2026-11-26") == nil)
        try journal.log([("2026-11-20", .calm)], of: pet, id: 1004)
        #expect(journal.advice(.anxiousInARow, on: pet) == nil)
    }

    @Test func aPersonIsAnxiousByFeeling() throws {
        var journal = TestJournal()
        for (place, day) in ["18", "19", "20"].enumerated() {
            try journal.log(.good, at: "2026-11-\(day)T07:00", id: 1000 + UInt64(place), [.anxious])
        }
        #expect(journal.advice(.anxiousInARow)?.entries == ids(1000...1002))
    }

    @Test func aWeekWithoutAGoodMoodIsNoticed() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        // The 14th is the first of the last seven days.
        try journal.log(
            [("2026-11-13", .happy), ("2026-11-14", .tired), ("2026-11-18", .sad)], of: pet)
        #expect(journal.advice(.nothingPositive, on: pet) == nil)
        try journal.log([("2026-11-20", .tired)], of: pet, id: 1003)
        let advice = try #require(journal.advice(.nothingPositive, on: pet))
        #expect(advice.entries == ids(1001...1003) && advice.facts == .count(3))
        #expect(journal.advice(.nothingPositive, on: pet, today: "2026-11-19") == nil)
        // Anything better than neutral ends it.
        try journal.log(.calm, at: "2026-11-20T09:30", of: pet, id: 1004)
        #expect(journal.advice(.nothingPositive, on: pet) == nil)
    }

    @Test func lowFortnightIsNoticed() throws {
        var journal = TestJournal()
        // Eight days of the last fourteen (7 to 20 November), six of them below neutral: 6/8 is three quarters.
        let moods: [(String, Mood)] = [
            ("2026-11-07", .bad), ("2026-11-09", .awful), ("2026-11-10", .okay), ("2026-11-12", .bad),
            ("2026-11-14", .bad), ("2026-11-16", .good), ("2026-11-18", .awful), ("2026-11-20", .bad),
        ]
        try journal.log(moods.map { (day: $0.0, mood: $0.1) })
        let advice = try #require(journal.advice(.lowForLong))
        #expect(advice.facts == .count(6))
        #expect(advice.entries == [1000, 1001, 1003, 1004, 1006, 1007].map { TestJournal.id($0) })
        // A day later, 7 November is out of range: five of seven are below neutral, less than three quarters.
        #expect(journal.advice(.lowForLong, today: "2026-11-21") == nil)
        // A good evening raises 9 November only to (−2 + 2) / 2 = 0: five of eight.
        try journal.log(.great, at: "2026-11-09T20:00", id: 1100)
        #expect(journal.advice(.lowForLong) == nil)
    }

    @Test func lowFortnightIsReportedOnceAndNotForPets() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        let days = (8...20).map { "2026-11-\($0 < 10 ? "0" : "")\($0)" }
        try journal.log(days.map { (day: $0, mood: .awful) })
        try journal.log(days.map { (day: $0, mood: .sad) }, of: pet, id: 2000)
        #expect(journal.state.advice(on: nil, today: Day("2026-11-20")!).map(\.rule) == [.lowForLong])
        #expect(journal.state.advice(on: pet, today: Day("2026-11-20")!).map(\.rule) == [.nothingPositive])
    }

    @Test func aDropOfTheWeeklyMeanIsNoticedOnceTheWeekIsOver() throws {
        var journal = TestJournal()
        // 2026-11-09 is a Monday. (2 + 1 + 1) / 3 = 4/3, then (1 + 0 + 0) / 3 = 1/3: one level lower.
        let moods: [(String, Mood)] = [
            ("2026-11-02", .great), ("2026-11-04", .good), ("2026-11-08", .good), ("2026-11-09", .good),
            ("2026-11-11", .okay), ("2026-11-15", .okay),
        ]
        try journal.log(moods.map { (day: $0.0, mood: $0.1) })
        #expect(journal.advice(.weeklyDrop, today: "2026-11-15") == nil)
        for day in ["2026-11-16", "2026-11-22"] {
            let advice = try #require(journal.advice(.weeklyDrop, today: day))
            #expect(advice.facts == .weeks(before: 4.0 / 3, last: 1.0 / 3) && advice.entries == ids(1003...1005))
        }
        #expect(journal.advice(.weeklyDrop, today: "2026-11-23") == nil)
        #expect(journal.advice(.weeklyRise, today: "2026-11-16") == nil)
    }

    @Test func betterWeekIsNoticed() throws {
        var journal = TestJournal()
        // −1/3, then 1/3 · 3 = 1: four thirds higher. Two entries on one day count as one day: (2 + 0) / 2 = 1.
        let moods: [(String, Mood)] = [
            ("2026-11-02", .bad), ("2026-11-04", .okay), ("2026-11-08", .okay), ("2026-11-09", .good),
            ("2026-11-11", .great), ("2026-11-15", .good),
        ]
        try journal.log(moods.map { (day: $0.0, mood: $0.1) })
        try journal.log(.okay, at: "2026-11-11T20:00", id: 1100)
        let advice = try #require(journal.advice(.weeklyRise))
        #expect(advice.facts == .weeks(before: -1.0 / 3, last: 1))
        #expect(advice.entries == [1003, 1004, 1100, 1005].map { TestJournal.id($0) })
    }

    @Test func aWeekdayThatIsRegularlyWorseIsNoticed() throws {
        var journal = TestJournal()
        // Six Mondays and six Thursdays. Mondays: five at −1 and one at 2, a mean of −0.5; Thursdays: 1.
        var moods: [(day: String, mood: Mood)] = []
        for week in 0..<6 {
            let monday = Day("2026-10-12")!.advanced(by: week * 7)
            moods.append((monday.text, week == 2 ? .great : .bad))
            moods.append((monday.advanced(by: 3).text, .good))
        }
        try journal.log(moods)
        let advice = try #require(journal.advice(.worseWeekday))
        #expect(advice.facts == .weekday(.monday, mean: -0.5, others: 1))
        #expect(advice.entries == [1000, 1002, 1006, 1008, 1010].map { TestJournal.id($0) })
        // Twelve weeks later the first Monday is out of range, and five are too few.
        #expect(journal.advice(.worseWeekday, today: "2027-01-04") == nil)
    }

    @Test func fewTerribleDaysDoNotMakeAWeekdayRegularlyWorse() throws {
        var journal = TestJournal()
        // Mondays: three at −2 and three at 1, a mean of −0.5 as above, but only half of them are below the others.
        var moods: [(day: String, mood: Mood)] = []
        for week in 0..<6 {
            let monday = Day("2026-10-12")!.advanced(by: week * 7)
            moods.append((monday.text, week < 3 ? .awful : .good))
            moods.append((monday.advanced(by: 3).text, .good))
        }
        try journal.log(moods)
        #expect(journal.advice(.worseWeekday) == nil)
    }

    @Test func singleDayIsNotEnoughToCompareWith() throws {
        var journal = TestJournal()
        var moods = (0..<6).map { (day: Day("2026-10-12")!.advanced(by: $0 * 7).text, mood: Mood.bad) }
        moods.append((day: "2026-11-12", mood: .great))
        try journal.log(moods)
        #expect(journal.advice(.worseWeekday) == nil)
    }

    @Test func futureEntriesDoNotSilenceAdvice() throws {
        var journal = TestJournal()
        try journal.log((16...18).map { (day: "2026-11-\($0)", mood: .bad) })
        try journal.log([("2099-01-01", .great)], id: 1100)
        #expect(journal.advice(.nothingPositive)?.entries == [1000, 1001, 1002].map { TestJournal.id($0) })
    }

    @Test func anHourThatIsRegularlyWorseIsNoticed() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        // Ten evenings at −1 and ten mornings at 1, on ten days.
        for day in 0..<10 {
            let date = Day("2026-11-10")!.advanced(by: day).text
            try journal.log(.calm, at: date + "T08:00", of: pet, id: 1000 + UInt64(day * 2))
            try journal.log(.anxious, at: date + "T19:00", of: pet, id: 1001 + UInt64(day * 2))
            if day == 8 { #expect(journal.advice(.worsePart, on: pet) == nil) }
        }
        let advice = try #require(journal.advice(.worsePart, on: pet))
        #expect(advice.facts == .part(.evening, mean: -1, others: 1))
        #expect(advice.entries == (0..<10).map { TestJournal.id(1001 + $0 * 2) })
    }

    @Test func petUnwellTwiceInThreeDaysIsNoticed() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        try journal.log([("2026-11-14", .unwell), ("2026-11-17", .unwell), ("2026-11-19", .unwell)], of: pet)
        let advice = try #require(journal.advice(.unwellTwice, on: pet))
        // The 14th and the 17th are three days apart, so the earlier entry belongs to another episode.
        #expect(advice.entries == ids(1001...1002) && advice.facts == .count(2))
        #expect(journal.advice(.unwellTwice, on: pet, today: "2026-11-21") != nil)
        #expect(journal.advice(.unwellTwice, on: pet, today: "2026-11-22") == nil)
    }

    @Test func silenceIsNoticedAfterAWeek() throws {
        var journal = TestJournal()
        try journal.log([("2026-11-10", .good), ("2026-11-12", .good)])
        #expect(journal.advice(.silence) == nil)
        try journal.log([("2026-11-13", .good)], id: 1002)
        let advice = try #require(journal.advice(.silence))
        #expect(advice.facts == .days(7) && advice.entries == [TestJournal.id(1002)])
        #expect(journal.advice(.silence, today: "2026-11-19") == nil)
    }

    @Test func dismissedAdviceReturnsOnlyForAnotherCause() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        let anxious: [(day: String, mood: Mood)] = [
            ("2026-11-16", .anxious), ("2026-11-17", .anxious), ("2026-11-18", .anxious),
        ]
        try journal.log(anxious, of: pet)
        let cause = try #require(journal.advice(.anxiousInARow, on: pet)).cause
        try journal.feel(.dismiss(cause))
        try journal.log([("2026-11-19", .anxious)], of: pet, id: 1003)
        #expect(journal.advice(.anxiousInARow, on: pet) == nil)
        // The same rule for the person is another cause.
        #expect(AdviceCause(rule: cause.rule, subject: nil, key: cause.key).id != cause.id)
        // One good entry, then three more anxious ones.
        try journal.log(.happy, at: "2026-11-19T10:00", of: pet, id: 1004)
        for hour in 11...13 {
            try journal.log(.anxious, at: "2026-11-19T\(hour):00", of: pet, id: 1100 + UInt64(hour))
        }
        #expect(journal.advice(.anxiousInARow, on: pet)?.entries == ids(1111...1113))
    }

    @Test func dismissedRunStaysDismissedWhenEntriesAreAddedOrDeleted() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        try journal.log((16...18).map { (day: "2026-11-\($0)", mood: .anxious) }, of: pet)
        try journal.feel(.dismiss(try #require(journal.advice(.anxiousInARow, on: pet)).cause))
        // The run gets one more entry and loses its first: still the same run.
        try journal.log([("2026-11-19", .anxious)], of: pet, id: 1003)
        try journal.feel(.delete(TestJournal.id(1000)))
        #expect(journal.advice(.anxiousInARow, on: pet) == nil)
    }

    @Test func aWeekdayThatIsDismissedStaysSoForAYearAndAQuietWeek() throws {
        var journal = TestJournal()
        // Mondays at −1 and Thursdays at 1 for sixty weeks from October on; the Monday of week 30 is great.
        var moods: [(day: String, mood: Mood)] = []
        for week in 0..<60 {
            let monday = Day("2026-10-12")!.advanced(by: week * 7)
            moods.append((monday.text, week == 30 ? .great : .bad))
            moods.append((monday.advanced(by: 3).text, .good))
        }
        try journal.log(moods)
        try journal.feel(.dismiss(try #require(journal.advice(.worseWeekday)).cause))
        #expect(journal.advice(.worseWeekday, today: "2027-11-25") == nil)
        // Another weekday is another cause: Thursdays from December 2027 on.
        let others = (0..<13).flatMap { week -> [(day: String, mood: Mood)] in
            let monday = Day("2027-12-06")!.advanced(by: week * 7)
            return [(monday.text, .good), (monday.advanced(by: 3).text, .bad)]
        }
        try journal.log(others, id: 3000)
        #expect(journal.advice(.worseWeekday, today: "2028-03-02")?.facts == .weekday(.thursday, mean: -1, others: 1))
    }

    @Test func dismissedLowStaysDismissedUntilItEnds() throws {
        var journal = TestJournal()
        try journal.log((10...18).map { (day: "2026-11-\($0)", mood: .bad) })
        let advice = try #require(journal.advice(.lowForLong, today: "2026-11-18"))
        try journal.feel(.dismiss(advice.cause))
        // One good entry on a day that stays low ends nothing: (1 − 2) / 2 < 0.
        try journal.log(.good, at: "2026-11-19T06:00", id: 1100)
        try journal.log(.awful, at: "2026-11-19T06:30", id: 1101)
        for day in ["2026-11-18", "2026-11-19", "2026-11-20"] {
            #expect(journal.advice(.lowForLong, today: day) == nil)
        }
        // Eight good days end it: 5 of 14 recorded days are low. Fourteen bad days are a new cause.
        try journal.log((20...27).map { (day: "2026-11-\($0)", mood: .great) }, id: 1200)
        #expect(journal.advice(.lowForLong, today: "2026-11-27") == nil)
        try journal.log((1...14).map { (day: "2026-12-\($0 < 10 ? "0" : "")\($0)", mood: .bad) }, id: 1300)
        #expect(journal.advice(.lowForLong, today: "2026-12-14") != nil)
    }

    @Test func anHourWithinABetterEveningIsNoticed() throws {
        var journal = TestJournal()
        // Twelve days: good at 8, 19 and 20, bad at 22. The evening's mean is (1 + 1 − 1) / 3, the hour's −1 against 1.
        for day in 1...12 {
            let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
            for (place, hour) in ["08", "19", "20", "22"].enumerated() {
                let mood: Mood = hour == "22" ? .bad : .good
                try journal.log(mood, at: "\(date)T\(hour):00", id: 1000 + UInt64(day * 4 + place))
            }
        }
        let advice = try #require(journal.advice(.worsePart, today: "2026-11-12"))
        #expect(advice.facts == .hour(22, mean: -1, others: 1))
        #expect(advice.entries.count == 12)
    }

    @Test func unwellEntriesWithinAnHourCountOnce() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        try journal.log(.unwell, at: "2026-11-20T07:00", of: pet, id: 1000)
        try journal.log(.unwell, at: "2026-11-20T07:01", of: pet, id: 1001)
        #expect(journal.advice(.unwellTwice, on: pet) == nil)
        try journal.log(.unwell, at: "2026-11-20T08:00", of: pet, id: 1002)
        #expect(journal.advice(.unwellTwice, on: pet)?.facts == .count(2))
    }

    @Test func noEntriesGiveNoAdvice() throws {
        var journal = TestJournal()
        try journal.addPet("Rex")
        #expect(journal.state.advice(on: nil, today: journal.today).isEmpty)
        #expect(journal.state.advice(on: pet, today: journal.today).isEmpty)
        #expect(AdviceRules.all.map(\.name.rawValue).sorted() == AdviceRule.Name.allCases.map(\.rawValue).sorted())
    }
}
