import CivilTime
import DaybookCore
import Testing

@testable import DaybookWeb

/// Today is Friday, 20 November 2026.
@Suite struct YearPictureTests {
    private func journey() throws -> WebSession {
        var journey = WebSession()
        let now = journey.now
        journey.now.milliseconds -= 3 * 86_400_000
        let habits = try ["Read", "Run <b>"].map { try journey.add($0) }
        journey.now = now
        for (habit, days) in [(habits[0], 0..<4), (habits[1], 3..<4)] {
            for back in days {
                _ = journey.post(.habits(.mark(habit, journey.today.advanced(by: -back))), [("do", "done")])
            }
        }
        return journey
    }

    @Test func theYearHasASquareForEachDayAndItsFigures() throws {
        var journey = try journey()
        let picture = journey.open(.yearPicture())
        #expect(picture.response.contentType == "image/svg+xml")
        #expect(picture.response.fileName == "daybook-2026.svg")
        #expect(picture.text.hasPrefix("<svg xmlns="))
        #expect(picture.has(">Times done</text>") && picture.has(">Nov</text>"))
        // The day on which both were done is full; only one was done on the three after it.
        // The legend has a square of each shade, too.
        #expect(picture.text.ranges(of: "fill=\"#2b7a3e\"").count == 2)
        #expect(picture.has("from no habits to all habits done</text>"))
        #expect(!picture.has("var(--") && !picture.has("class="))
    }

    @Test func aYearWithoutHabitsIsAPictureOfItsFigures() {
        var journey = WebSession()
        #expect(!journey.open("/review?period=year").has("year.svg"))
        _ = journey.post(.moods(.log(of: nil)), [("id", "b1"), ("mood", "good")])
        #expect(journey.open("/review?period=year").has("year.svg"))
        let picture = journey.open(.yearPicture())
        #expect(picture.has(">2026</text>") && !picture.has(">Nov</text>") && !picture.has("habits done</text>"))
    }

    @Test func thePictureNamesTheHabitOfTheLongestStreakOfTheYear() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2025-12-01") }
        for day in ["2025-12-29", "2025-12-30", "2025-12-31", "2026-01-01", "2026-01-02"] {
            _ = journey.post(.habits(.mark(read, Day(day)!)), [("do", "done")])
        }
        let figure = journey.open(.yearPicture()).part(from: ">2 days</text>", to: "</svg>")
        #expect(figure.contains(">Longest streak in the year</text>") && figure.contains(">Read</text>"))
    }

    @Test func theReviewOfTheYearOffersItAndNamesBestAndWorst() throws {
        var journey = try journey()
        let year = journey.open("/review?period=year")
        #expect(year.has("href=\"/review/year.svg\" download=\"daybook-2026.svg\""))
        #expect(year.has("Best: “Read”") && year.has("Lowest: “Run &lt;b&gt;”"))
        #expect(!journey.open("/review").has("year.svg"))
        let earlier = journey.open("/review/year.svg?until=2025-11-18")
        #expect(earlier.response.fileName == "daybook-2025.svg")
    }

    @Test func moneyAndWeightAreInItOnlyIfOneWants() throws {
        var journey = try journey()
        #expect(!journey.open("/review?period=year").has("private=1"))
        _ = journey.post("/body", [("id", "aa01"), ("value", "80.5")])
        let year = journey.open("/review?period=year")
        #expect(year.has("href=\"/review/year.svg\" download=\"daybook-2026.svg\"") && year.has("Weight, trend"))
        let link = "href=\"/review/year.svg?private=1\" download=\"daybook-2026.svg\">Save with money and weight</a>"
        #expect(year.has(link))
        #expect(!journey.open("/review/year.svg").has("Weight, trend"))
        #expect(journey.open("/review/year.svg?private=1").has("Weight, trend"))
    }

    @Test func anEmptyYearIsAPictureToo() {
        var journey = WebSession()
        #expect(journey.open(.yearPicture()).has("Daybook</text>"))
        #expect(!journey.open("/review?period=year").has("year.svg"))
    }

    @Test(arguments: [
        ("en", "Away", "Nothing was due", "Away: 2 days."), ("ru", "Перерыв", "Дел не было", "Перерыв: 2 дня."),
        ("pl", "Przerwa", "Nic nie było do zrobienia", "Przerwa: 2 dni."),
    ])
    func daysAwayAreToldFromThoseOnWhichNothingWasDue(
        _ language: String, _ away: String, _ nothing: String, _ sentence: String
    ) throws {
        var journey = WebSession()
        let now = journey.now
        journey.now.milliseconds -= 3 * 86_400_000
        _ = try journey.add("Read") { $0.schedule = .weekdays([.tuesday, .friday]) }
        journey.now = now
        journey.languages = [language]
        let before = journey.open(.yearPicture())
        #expect(before.has(">\(nothing)</text>") && !before.has(">\(away)</text>"))
        let count = before.text.ranges(of: ": \(nothing)</title>").count
        #expect(!journey.open("/review?period=year").has("cell skipped"))

        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-17"), ("until", "2026-11-18")])
        let picture = journey.open(.yearPicture())
        #expect(picture.has(">\(nothing)</text>") && picture.has(">\(away)</text>"))
        #expect(picture.text.ranges(of: ": \(away)</title>").count == 2)
        // It was due on the first of the two days only.
        #expect(picture.text.ranges(of: ": \(nothing)</title>").count == count - 1)
        #expect(picture.text.ranges(of: "<path d=\"M").count == 3)
        #expect(picture.has("\(sentence)</desc>"))
        let year = journey.open("/review?period=year")
        #expect(year.main.ranges(of: ": \(away)</title>").count == 2 && year.has(sentence))
        #expect(year.has("<span>\(away)</span></div>"))
    }

    @Test func aDayAwayWithAMarkIsADayAwayToo() throws {
        var journey = WebSession()
        let read = try journey.add("Read") { $0.startDay = Day("2026-11-10") }
        _ = journey.post(.habits(.mark(read, Day("2026-11-18")!)), [("do", "done")])
        _ = journey.post("/settings/away", [("id", "a1"), ("from", "2026-11-17"), ("until", "2026-11-19")])
        #expect(journey.open(.yearPicture()).has("Away: 3 days.</desc>"))
        for url in ["/review?period=year", "/review"] { #expect(journey.open(url).has("Away: 3 days.\""), "\(url)") }
    }
}
