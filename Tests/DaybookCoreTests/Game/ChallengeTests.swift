import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// Today is Friday, 20 November 2026; its week began on the 16th.
@Suite struct ChallengeTests {
    private func status(_ journal: TestJournal, _ id: RecordID = TestJournal.id(1)) -> ChallengeStatus? {
        journal.game.challenges.first { $0.challenge.id == id }
    }

    @Test func joiningOnTwoDevicesJoinsOne() throws {
        var journal = try TestJournal.busy()
        let suggestion = journal.state.challengeSuggestions(on: journal.today)[1]
        let twice = try journal.competing(of: .join(.medium))
        journal.write(twice)
        journal.write(twice)
        #expect(journal.game.challenges.map { $0.challenge.id } == [suggestion.id])
        #expect(journal.state.challenge(suggestion.id)?.target == suggestion.target)
        #expect(try journal.competing(of: .join(.medium)).changes.isEmpty)
        try journal.compete(.leave(suggestion.id))
        #expect(journal.game.challenges.isEmpty)
        try journal.compete(.join(.medium))
        #expect(journal.game.challenges.count == 1)
    }

    @Test func aJoinedChallengeKeepsItsNumber() throws {
        var journal = try TestJournal.busy()
        try journal.compete(.join(.medium))
        let before = try #require(journal.game.challenges.first).target
        for id in 0..<UInt64(20) { try journal.train(on: "2026-11-01", id: 500 + id) }
        #expect(journal.game.challenges.first?.target == before)
    }

    @Test func aChallengeIsWonOnTheDayItsNumberIsReached() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 10 * 86_400_000
        try journal.compete(.add(Challenge(id: 1, .workouts, 2, from: "2026-11-10", until: "2026-11-18")))
        journal.now.milliseconds += 10 * 86_400_000
        try journal.train(on: "2026-11-09", id: 1)
        try journal.train(on: "2026-11-12", id: 2)
        #expect(status(journal)?.result == .ended)
        #expect(status(journal)?.count == 1)
        try journal.train(on: "2026-11-15", id: 3)
        #expect(status(journal)?.result == .won(on: Day("2026-11-15")!))
        #expect(journal.earned(on: "2026-11-15") == ["challenge 25", "workout 50"])
        #expect(journal.game.progress(towards: .challenges1).earnedOn == Day("2026-11-15"))
    }

    @Test func aChallengeWhoseDaysAreOverIsRefused() throws {
        var journal = TestJournal()
        func challenge(until: String, title: String = "") -> Challenge {
            var challenge = Challenge(id: 1, .workouts, 2, from: "2026-11-10", until: until)
            challenge.title = title
            return challenge
        }
        #expect(journal.refusal(of: .add(challenge(until: "2026-11-19"))) == .isOver)
        try journal.compete(.add(challenge(until: "2026-11-20")))
        #expect(journal.refusal(of: .edit(challenge(until: "2026-11-19"))) == .isOver)
        journal.now.milliseconds += 86_400_000
        // One that is over now can be named.
        #expect(journal.refusal(of: .edit(challenge(until: "2026-11-20", title: "Train"))) == nil)
        try journal.goAway(from: "2026-11-18", until: "2026-11-19")
        #expect(journal.refusal(of: .edit(challenge(until: "2026-11-19"))) == nil, "it ends two days later")
    }

    @Test func aChallengeThatItsDaysCannotBringIsRefused() throws {
        var journal = try TestJournal.busy()
        func refusal(_ measure: ChallengeMeasure, _ target: Int64, of habit: UInt64? = nil) -> ChallengeRefusal? {
            journal.refusal(of: .add(Challenge(id: 1, measure, target, until: "2026-11-26", of: habit)))
        }
        #expect(refusal(.fullDays, 8) == .tooMany(most: 7) && refusal(.fullDays, 7) == nil)
        #expect(refusal(.habits, 30, of: 1) == .tooMany(most: 7) && refusal(.habits, 7, of: 1) == nil)
        #expect(refusal(.habits, 8) == .beyondReach(most: 7) && refusal(.habits, 7) == nil, "one habit")
        #expect(refusal(.points, 100_000_000) == .beyondReach(most: 35_000) && refusal(.points, 35_000) == nil)
        #expect(refusal(.tasks, 701) == .beyondReach(most: 700) && refusal(.tasks, 30) == nil)
        #expect(refusal(.workouts, 71) == .beyondReach(most: 70) && refusal(.steps, 90_000) == nil)
        try journal.goAway(from: "2026-11-21", until: "2026-11-22")
        #expect(refusal(.fullDays, 9) == nil && refusal(.fullDays, 10) == .tooMany(most: 9))
    }

    @Test func aChallengeThatIsReachedAlreadyIsRefused() throws {
        var journal = TestJournal()
        try journal.train(on: "2026-11-19", id: 1)
        try journal.train(on: "2026-11-20", id: 2)
        func challenge(_ target: Int64) -> Challenge {
            Challenge(id: 1, .workouts, target, from: "2026-11-19", until: "2026-11-21")
        }
        #expect(journal.refusal(of: .add(challenge(2))) == .alreadyReached(2))
        try journal.compete(.add(challenge(3)))
        #expect(journal.refusal(of: .edit(challenge(1))) == .alreadyReached(2))
        let points = journal.points
        try journal.train(on: "2026-11-20", id: 3)
        #expect(status(journal)?.isWon == true && journal.points > points + 50)
        // One that was won can be named, and adding it again is no other.
        #expect(journal.refusal(of: .add(challenge(3))) == nil && journal.refusal(of: .edit(challenge(2))) == nil)
    }

    /// Another device logged it, before it learned of the challenge.
    @Test func whatWasDoneBeforeAChallengeWasMadeWinsItOnlyWithSomethingAfter() throws {
        var journal = TestJournal()
        try journal.compete(.add(Challenge(id: 1, .workouts, 2, from: "2026-11-01", until: "2026-11-30")))
        for day in ["2026-11-02", "2026-11-03"] { try journal.train(on: day, id: UInt64(day.suffix(1)) ?? 0) }
        #expect(status(journal)?.result == .won(on: Day("2026-11-03")!) && status(journal)?.earnedOn == nil)
        journal.now.milliseconds += 86_400_000
        try journal.train(on: "2026-11-21", id: 9)
        #expect(status(journal)?.earnedOn == journal.today)
        // What is logged late takes nothing.
        try journal.train(on: "2026-11-04", id: 10)
        #expect(status(journal)?.earnedOn == journal.today)
    }

    @Test func theDaysThatAChallengeCountedAreTold() throws {
        var journal = TestJournal()
        try journal.compete(.add(Challenge(id: 1, .workouts, 5, from: "2026-11-18", until: "2026-11-30")))
        for (id, day) in ["2026-11-17", "2026-11-18", "2026-11-20", "2026-11-20"].enumerated() {
            try journal.train(on: day, id: UInt64(id + 1))
        }
        let days = journal.state.countedDays(of: try #require(status(journal)), today: journal.today)
        #expect(days.map { "\($0.day.text) \($0.number)" } == ["2026-11-20 2", "2026-11-18 1"])
    }

    @Test func aChallengeRunsUntilItsLastDayIsOver() throws {
        var journal = TestJournal()
        try journal.compete(.add(Challenge(id: 1, .tasks, 5, until: "2026-11-20")))
        #expect(status(journal)?.result == .running)
        journal.now.milliseconds += 86_400_000
        #expect(status(journal)?.result == .ended)
        try journal.compete(.add(Challenge(id: 2, .tasks, 5, from: "2026-12-01", until: "2026-12-02")))
        #expect(status(journal, TestJournal.id(2))?.result == .upcoming)
    }

    @Test func daysAwayMakeAChallengeEndLater() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 10 * 86_400_000
        try journal.compete(.add(Challenge(id: 1, .workouts, 1, from: "2026-11-10", until: "2026-11-16")))
        journal.now.milliseconds += 10 * 86_400_000
        #expect(status(journal)?.result == .ended)
        try journal.goAway(from: "2026-11-12", until: "2026-11-15")
        #expect(status(journal)?.days.upperBound == journal.today)
        #expect(status(journal)?.result == .running)
    }

    @Test func aChallengeCanCountOneHabit() throws {
        var journal = TestJournal()
        try journal.add("Read", id: 1)
        try journal.add("Walk", id: 2)
        try journal.compete(.add(Challenge(id: 1, .habits, 2, from: "2026-11-19", until: "2026-11-20", of: 1)))
        try journal.mark(1, "2026-11-20")
        try journal.mark(2, "2026-11-19", "2026-11-20")
        #expect(status(journal)?.count == 1)
    }

    @Test func aChallengeOfPointsCountsNoPrizes() throws {
        var journal = TestJournal()
        try journal.compete(.add(Challenge(id: 1, .points, 50, from: "2026-11-19", until: "2026-11-20")))
        try journal.train(on: "2026-11-20", id: 1)
        #expect(status(journal)?.count == 50)
        #expect(journal.points > 50)
    }

    @Test func impossibleChallengesAreRefused() throws {
        var journal = try TestJournal.busy()
        func refusal(_ challenge: Challenge) -> ChallengeRefusal? { journal.refusal(of: .add(challenge)) }
        #expect(
            refusal(Challenge(id: 1, .tasks, nil, until: "2026-11-25")) == .field(FieldError("target", .numberMissing)))
        #expect(refusal(Challenge(id: 1, .tasks, 0, until: "2026-11-25")) != nil)
        #expect(refusal(Challenge(id: 1, nil, 1, until: "2026-11-25")) != nil)
        #expect(refusal(Challenge(id: 1, .tasks, 1, until: nil)) != nil)
        #expect(refusal(Challenge(id: 1, .tasks, 1, until: "2026-11-19")) == .endsBeforeItBegins)
        #expect(refusal(Challenge(id: 1, .tasks, 1, until: "2027-11-21")) == .tooLong(limit: 366))
        #expect(refusal(Challenge(id: 1, .habits, 1, until: "2026-11-21", of: 77)) == .noSuchHabit)
        try journal.compete(.join(.easy))
        let joined = try #require(journal.game.challenges.first).challenge
        #expect(journal.refusal(of: .edit(joined)) == .isSuggested)
        #expect(journal.refusal(of: .edit(Challenge(id: 5, .tasks, 1, until: nil))) == .noSuchChallenge)
    }

    @Test func anOwnChallengeCanBeChangedAndDeleted() throws {
        var journal = TestJournal()
        try journal.compete(.add(Challenge(id: 1, .tasks, 5, until: "2026-11-25")))
        try journal.compete(.edit(Challenge(id: 1, .tasks, 7, from: "2026-11-20", until: "2026-11-26")))
        #expect(status(journal)?.target == 7)
        try journal.compete(.delete(TestJournal.id(1)))
        #expect(journal.game.challenges.isEmpty)
    }

    @Test func noChallengeOfOnesOwnAsksForALimit() throws {
        var journal = TestJournal()
        try journal.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        #expect(journal.refusal(of: .add(Challenge(id: 1, .habits, 5, until: "2026-11-25", of: 1))) == .limitHabit)
    }

    @Test func aChallengeThatWasWonCanNotBeLeft() throws {
        var journal = TestJournal()
        try journal.compete(.join(.easy))
        let joined = try #require(journal.game.challenges.first)
        for id in 0..<UInt64(joined.target) {
            try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(100 + id)))
            try journal.plan(.complete(TestJournal.id(100 + id)))
        }
        let points = journal.points
        #expect(journal.refusal(of: .leave(joined.challenge.id)) == .isWon)
        journal.now.milliseconds += 30 * 86_400_000
        #expect(journal.refusal(of: .leave(joined.challenge.id)) == .isWon)
        #expect(journal.points == points)
    }
}
