import CivilTime
import Journal
import Testing

@testable import DaybookCore

/// What Today tells of the game. Today is Friday, 20 November 2026.
@Suite struct GameNewsTests {
    @Test func theEndOfADayWithALimitIsToldOnTheNext() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 4 * 86_400_000
        try journal.add("Coffee", id: 1) { ($0.kind, $0.target) = (.atMost, 2) }
        try journal.add("Read", id: 2)
        journal.now.milliseconds += 4 * 86_400_000
        func news() -> String { GameNews(journal.game, isDayDone: true, in: journal.state).map { "\($0)" } ?? "" }
        try journal.mark(2, journal.today.text)
        #expect(!news().contains("fullDay") && !news().contains("perfectDay"))
        journal.now.milliseconds += 86_400_000
        #expect(news().contains("yesterday") && news().contains("fullDay"))
        try journal.mark(2, journal.today.text)
        #expect(news().contains("yesterday"))
        journal.now.milliseconds += 86_400_000
        #expect(news() == "yesterday(DaybookCore.GameNews.perfectDay)")
        journal.now.milliseconds += 86_400_000
        #expect(news().hasPrefix("level("))
    }

    @Test func aPerfectDayWithoutALimitIsNoNewsOfTheNext() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1)
        try journal.add("Coffee", id: 2) { ($0.kind, $0.target, $0.schedule) = (.atMost, 2, .weekdays([.monday])) }
        try journal.mark(1, journal.today.text)
        journal.now.milliseconds += 86_400_000
        #expect(GameNews(journal.game, isDayDone: false, in: journal.state).map { "\($0)".hasPrefix("level(") } == true)
    }
}
