import CivilTime
import Journal
import TestSupport
import Testing

@testable import DaybookCore

/// The challenges of a week that are suggested. Today is Friday, 20 November 2026; its week began on the 16th.
@Suite struct ChallengeSuggestionTests {
    private func status(_ journal: TestJournal, _ id: RecordID = TestJournal.id(1)) -> ChallengeStatus? {
        journal.game.challenges.first { $0.challenge.id == id }
    }

    @Test func threeAreSuggestedAnEasyAFittingAndAHardOne() throws {
        let journal = try TestJournal.busy()
        let suggestions = journal.state.challengeSuggestions(on: journal.today)
        #expect(suggestions.map { $0.level } == [.easy, .medium, .hard])
        #expect(suggestions.allSatisfy { $0.week == Day("2026-11-16") })
        #expect(Set(suggestions.map { "\($0.measure) \($0.habit?.hex ?? "")" }).count == 3)
        let averages: [ChallengeMeasure: Int64] = [.habits: 5, .fullDays: 5, .workouts: 3, .moods: 4]
        for suggestion in suggestions {
            guard let average = averages[suggestion.measure] else { continue }
            switch suggestion.level {
            case .easy: #expect(suggestion.target == average * 4 / 5)
            case .medium: #expect(suggestion.target == average)
            case .hard: #expect(suggestion.target > average)
            }
        }
    }

    @Test func whatIsDoneInTheWeekItselfChangesNoSuggestionBeforeItIsReached() throws {
        var journal = try TestJournal.busy()
        let before = journal.state.challengeSuggestions(on: journal.today)
        try journal.mark(1, "2026-11-16", "2026-11-17")
        try journal.train(on: "2026-11-20", id: 900)
        #expect(journal.state.challengeSuggestions(on: journal.today) == before)
    }

    @Test func suggestionsChangeFromWeekToWeek() throws {
        let journal = try TestJournal.busy()
        let weeks = (0..<3).map { journal.state.challengeSuggestions(on: journal.today.advanced(by: -7 * $0)) }
        #expect(Set(weeks.map { $0.map { "\($0.measure) \($0.habit?.hex ?? "")" } }).count > 1)
    }

    @Test func aHabitOfOnceOrTwiceAWeekIsNeverMoreThanEasy() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 60 * 86_400_000
        for (id, days) in [(1, 1), (2, 2), (3, 4)] as [(UInt64, Int)] {
            try journal.add("Habit \(id)", id: id) { $0.schedule = .timesPerWeek(days) }
        }
        journal.now.milliseconds += 60 * 86_400_000
        for week in 1...5 {
            let monday = Day("2026-11-16")!.advanced(by: -7 * week)
            for (id, days) in [(1, 1), (2, 2), (3, 4)] as [(UInt64, Int)] {
                for day in 0..<days { try journal.mark(id, monday.advanced(by: day).text) }
            }
        }
        var ofHabits = 0
        for week in 0..<4 {
            let suggestions = journal.state.challengeSuggestions(on: Day("2026-11-16")!.advanced(by: -7 * week))
            for suggestion in suggestions where suggestion.habit != nil {
                ofHabits += 1
                let least: Int64 = suggestion.level == .easy ? 1 : suggestion.level == .medium ? 3 : 4
                #expect(suggestion.target >= least, "\(suggestion)")
            }
        }
        #expect(ofHabits > 0)
    }

    @Test func theEasyOneIsTheLeastWorkAndTheHardOneTheMost() throws {
        let journal = try TestJournal.busy()
        let work: [ChallengeMeasure: Int64] = [
            .habits: 5000, .moods: 5000, .meals: 5000, .notes: 10_000, .tasks: 5000, .fullDays: 20_000,
            .workouts: 50_000,
            .points: 1000, .steps: 5,
        ]
        for week in 0..<3 {
            // On Monday: one that is reached later in the week asks for more.
            let suggestions = journal.state.challengeSuggestions(on: Day("2026-11-16")!.advanced(by: -7 * week))
            let works = suggestions.map { $0.target * work[$0.measure]! }
            #expect(works == works.sorted(), "\(suggestions.map { "\($0.measure) \($0.target)" })")
        }
    }

    @Test func whatIsMoreThanUsualIsNotCalledEasyOrMedium() throws {
        var journal = TestJournal()
        // Two marks a week, worth ten points: two hundred points would be no easy week.
        try journal.add("Read") { $0.startDay = Day("2026-09-01") }
        for week in 1...8 {
            for day in 0..<2 { try journal.mark(1, Day("2026-11-16")!.advanced(by: day - 7 * week).text) }
        }
        for week in 0..<4 {
            for suggestion in journal.state.challengeSuggestions(on: journal.today.advanced(by: -7 * week))
            where suggestion.measure == .points { #expect(suggestion.level == .hard, "\(suggestion)") }
        }
    }

    @Test func anEmptyJournalIsSuggestedSomethingSimple() {
        let suggestions = State().challengeSuggestions(on: Day("2026-11-20")!)
        #expect(suggestions.map { $0.measure } == [.tasks, .moods, .notes])
    }

    @Test func whatThePersonDidComesBeforeWhatAnyoneCanBeginWith() throws {
        var journal = TestJournal()
        func suggested() -> [String] {
            journal.state.challengeSuggestions(on: journal.today).map { "\($0.measure) \($0.target)" }
        }
        journal.now.milliseconds -= 7 * 86_400_000
        try journal.add("Call") { $0.schedule = .weekdays([.monday, .friday]) }
        journal.now.milliseconds += 7 * 86_400_000
        #expect(suggested() == ["habits 2", "tasks 3", "moods 5"])
        try journal.run(.archive(TestJournal.id(1)))
        try journal.train(on: "2026-11-13", id: 1)
        #expect(suggested() == ["tasks 2", "workouts 2", "points 250"])
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>)
    func theSuggestionsOfAWeekStayUntilTheyAreReached(seed: UInt64) throws {
        var randomness = SeededRandomness(seed: seed)
        let schedules: [Schedule] = [
            .daily, .everyDays(2), .timesPerWeek(2), .timesPerMonth(5), .times(2, inDays: 5), .times(1, inDays: 9),
        ]
        var journal = TestJournal()
        journal.now.milliseconds -= 60 * 86_400_000
        for id in 1...UInt64(randomness.number(1...3)) {
            let (schedule, isLimit) = (schedules[randomness.number(0...5)], randomness.number(0...3) == 0)
            try journal.add("Habit \(id)", id: id) {
                $0.schedule = schedule
                if isLimit { ($0.kind, $0.target) = (.atMost, 2) }
            }
        }
        let habits = journal.state.livingHabits
        var next: UInt64 = 5000
        func live(on day: Day, _ journal: inout TestJournal) throws {
            next += 10
            for habit in habits where randomness.number(0...2) > 0 {
                if habit.kind == .atMost {
                    try journal.run(.setValue(habit.id, on: day, Double(randomness.number(0...3))))
                } else if randomness.number(0...6) == 0 {
                    try journal.run(.skip(habit.id, on: day, reason: ""))
                } else {
                    try journal.run(.markDone(habit.id, on: day))
                }
            }
            if randomness.number(0...2) == 0 { try journal.log(.good, at: day.text + "T07:00", id: next) }
            if randomness.number(0...3) == 0 { try journal.train(on: day.text, id: next + 1) }
            if randomness.number(0...1) == 0 {
                try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(next + 2)))
                if Bool.random(using: &randomness) { try journal.plan(.complete(TestJournal.id(next + 2))) }
            }
        }
        let week = Day("2026-11-16")!
        for back in (1...randomness.number(1...40)).reversed() {
            let day = week.advanced(by: -back)
            journal.now.milliseconds = Int64(day.number) * 86_400_000 + 28_800_000
            try live(on: day, &journal)
        }
        let before = journal.state.challengeSuggestions(on: week)
        #expect(before.count == 3)
        for offset in 0..<7 {
            let day = week.advanced(by: offset)
            journal.now.milliseconds = Int64(day.number) * 86_400_000 + 28_800_000
            try live(on: day, &journal)
            if randomness.number(0...3) == 0 { try journal.add("New \(offset)", id: 50 + UInt64(offset)) }
            if randomness.number(0...5) == 0 {
                try journal.goAway(from: day.text, until: day.advanced(by: 2).text, id: 900 + UInt64(offset))
            }
            try requireStay(before, in: journal.state, on: day)
            // Joining one changes none of them.
            if offset == 2, let level = ChallengeLevel.allCases.randomElement(using: &randomness),
                journal.refusal(of: .join(level)) == nil
            {
                try journal.compete(.join(level))
            }
        }
    }

    /// Requires that the suggestions of the week's first day are there as they were, or ask for more if they were reached.
    private func requireStay(_ before: [ChallengeSuggestion], in state: State, on day: Day) throws {
        let suggestions = state.challengeSuggestions(on: day)
        for old in before {
            let count = try #require(state.status(of: old, today: day)).count
            let isJoined = state.challenge(old.id) != nil
            guard let new = suggestions.first(where: { $0.id == old.id }) else {
                try #require(!isJoined && count >= old.target, "\(day.text) \(old)")
                continue
            }
            try #require(new.measure == old.measure && new.habit == old.habit, "\(day.text) \(old) \(new)")
            if isJoined { continue }
            try #require(count < old.target ? new == old : new.target > count, "\(day.text) \(old) \(new)")
        }
    }

    @Test func threeAreSuggestedToWhoeverDoesOneThing() throws {
        for measure in 0..<4 {
            var journal = TestJournal()
            journal.now.milliseconds -= 7 * 86_400_000
            switch measure {
            case 0: try journal.add("Read")
            case 1: try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(1)))
            case 2: try journal.log(.good, at: "2026-11-13T07:00", id: 1)
            default: try journal.train(on: "2026-11-13", id: 1)
            }
            journal.now.milliseconds += 7 * 86_400_000
            let suggestions = journal.state.challengeSuggestions(on: journal.today)
            #expect(suggestions.map { $0.level } == [.easy, .medium, .hard])
            #expect(Set(suggestions.map { $0.measure }).count == 3)
        }
    }

    @Test func withAllElseSwitchedOffPointsAreAskedForThreeTimes() throws {
        var journal = TestJournal()
        var settings = journal.state.settings
        for part in JournalPart.allCases { settings.setHidden(true, part) }
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        let suggestions = journal.state.challengeSuggestions(on: journal.today)
        #expect(suggestions.map { "\($0.measure) \($0.target)" } == ["points 160", "points 200", "points 250"])
    }

    @Test func aPartSwitchedOffChangesOnlyTheSuggestionsOfItsOwn() throws {
        var journal = try TestJournal.busy()
        let before = journal.state.challengeSuggestions(on: journal.today)
        for part in [JournalPart.workouts, .moods] {
            var settings = State().settings
            settings.setHidden(true, part)
            journal.write(try SettingsCommand(settings).decide(in: journal.state))
            for (old, new) in zip(before, journal.state.challengeSuggestions(on: journal.today)) {
                #expect(old.measure.part == part ? new.measure.part != part : new == old)
            }
        }
    }

    @Test func aSuggestionThatIsReachedAsksForMoreUntilItIsJoined() throws {
        var journal = TestJournal()
        func completeTwo(_ ids: ClosedRange<UInt64>) throws {
            for id in ids {
                try journal.plan(.add(TaskDraft(title: "Write"), id: TestJournal.id(id)))
                try journal.plan(.complete(TestJournal.id(id)))
            }
        }
        let suggestion = try #require(journal.state.challengeSuggestions(on: journal.today).first)
        #expect(suggestion.measure == .tasks && suggestion.target == 2)
        try completeTwo(1...2)
        // Three of seven days are left.
        let raised = try #require(journal.state.challengeSuggestions(on: journal.today).first)
        #expect((raised.id, raised.measure, raised.target) == (suggestion.id, .tasks, 3))
        let points = journal.points
        try journal.compete(.join(.easy))
        #expect(status(journal, suggestion.id)?.result == .running && journal.points == points)
        #expect(try journal.competing(of: .join(.easy)).changes.isEmpty)
        try completeTwo(3...4)
        #expect(status(journal, suggestion.id)?.earnedOn == journal.today)
        #expect(journal.state.challengeSuggestions(on: journal.today).first?.target == 3)
    }

    @Test func aHabitThatWasDoneOnAllDaysIsNotSuggested() throws {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-10-01") }
        // Three times in each of four weeks.
        for week in 0..<4 { try journal.mark(1, from: Day("2026-10-19")!.advanced(by: 7 * week).text, count: 3) }
        journal.now.milliseconds += 2 * 86_400_000
        let habit = try #require(
            journal.state.challengeSuggestions(on: journal.today).first { $0.habit == TestJournal.id(1) })
        for day in 16...21 { try journal.mark(1, "2026-11-\(day)") }
        // Sunday is left.
        #expect(journal.state.challengeSuggestions(on: journal.today).first { $0.id == habit.id }?.target == 7)
        try journal.mark(1, "2026-11-22")
        #expect(!journal.state.challengeSuggestions(on: journal.today).contains { $0.id == habit.id })
        #expect(journal.refusal(of: .join(habit.level)) == .noSuchChallenge)
    }

    @Test(arguments: 0..<8)
    func howeverLittleWasDoneNoHardOneIsATrifle(weeksBack: Int) throws {
        var journal = TestJournal()
        journal.now.milliseconds -= Int64(weeksBack) * 7 * 86_400_000
        let week = journal.today.startOfWeek(.monday)
        try journal.add("Read") { $0.startDay = Day("2026-09-01") }
        for back in [3, 10] as [Int] {
            let day = week.advanced(by: -back).text
            try journal.mark(1, day)
            try journal.train(on: day, id: 100 + UInt64(back))
            try journal.log(.good, at: day + "T09:00", id: 200 + UInt64(back))
        }
        let least: [ChallengeMeasure: Int64] = [
            .habits: 4, .fullDays: 3, .workouts: 3, .moods: 5, .tasks: 4, .notes: 3, .points: 250,
        ]
        let hard = try #require(journal.state.challengeSuggestions(on: week).first { $0.level == .hard })
        #expect(hard.target >= least[hard.measure] ?? .max, "\(hard)")
    }

    /// Half a year with as many moods and workouts a week, and then four weeks with another number.
    private func changing(_ usual: Int, to later: Int) throws -> TestJournal {
        var journal = TestJournal()
        for week in 1...26 {
            for number in 0..<(week <= 4 ? later : usual) {
                let day = Day("2026-11-16")!.advanced(by: -7 * week + number % 7).text
                let id = UInt64(week * 100 + number)
                try journal.log(.good, at: "\(day)T\(10 + number):00", id: id)
                try journal.train(on: day, id: 10_000 + id)
            }
        }
        return journal
    }

    @Test(arguments: 0..<5) func aHardOneIsMoreThanAUsualWeekOfThePerson(weeksBack: Int) throws {
        let journal = try changing(12, to: 2)
        let day = journal.today.advanced(by: -7 * weeksBack)
        let hard = try #require(journal.state.challengeSuggestions(on: day).last)
        // Seven hundred points and more are those of twelve moods and workouts.
        #expect(hard.level == .hard && hard.target > (hard.measure == .points ? 660 : 12), "\(hard)")
    }

    @Test func anEasyOneIsLessThanAUsualWeekOfThePerson() throws {
        let journal = try changing(3, to: 12)
        let easy = try #require(journal.state.challengeSuggestions(on: journal.today).first)
        #expect(easy.level == .easy && easy.target <= (easy.measure == .points ? 165 : 3), "\(easy)")
    }

    @Test func doingAHabitAsAlwaysIsNotHard() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 100 * 86_400_000
        try journal.add("Read")
        let begin = journal.today
        journal.now.milliseconds += 100 * 86_400_000
        for offset in 0..<100 { try journal.mark(1, begin.advanced(by: offset).text) }
        for weeksBack in 0..<8 {
            let suggestions = journal.state.challengeSuggestions(on: journal.today.advanced(by: -7 * weeksBack))
            let hard = suggestions.filter { $0.level == .hard }
            #expect(hard.allSatisfy { $0.measure != .habits && $0.measure != .fullDays }, "\(hard)")
        }
    }

    @Test func factsOfEarlierWeeksThatComeLateNeverSuggestAgainWhatWasJoined() throws {
        var journal = TestJournal()
        try journal.compete(.join(.easy))
        #expect(status(journal, Challenge.id(ofWeek: Day("2026-11-16")!, .easy))?.challenge.measure == .tasks)
        for day in ["2026-11-03", "2026-11-05", "2026-11-10", "2026-11-12"] {
            try journal.train(on: day, id: UInt64(day.utf8.last!))
            try journal.log(.good, at: day + "T07:00", id: 200 + UInt64(day.utf8.last!))
        }
        let suggestions = journal.state.challengeSuggestions(on: journal.today)
        #expect(suggestions[0].measure == .tasks && suggestions[0].target == 2)
        #expect(suggestions.dropFirst().allSatisfy { $0.measure != .tasks })
        #expect(Set(suggestions.map { $0.measure }).count == 3)
    }

    @Test func partsThatAreOffAreNotSuggested() throws {
        var journal = TestJournal()
        var settings = journal.state.settings
        settings.setHidden(true, .tasks)
        journal.write(try SettingsCommand(settings).decide(in: journal.state))
        #expect(!journal.state.challengeSuggestions(on: journal.today).contains { $0.measure == .tasks })
    }
    @Test func aSuggestionTellsWhatCountsBeforeItIsJoined() throws {
        var journal = TestJournal()
        try journal.log(.good, at: "2026-11-12T07:00", id: 1)
        try journal.log(.good, at: "2026-11-19T07:00", id: 2)
        let suggestion = try #require(
            journal.state.challengeSuggestions(on: journal.today).first { $0.measure == .moods })
        #expect(journal.state.status(of: suggestion, today: journal.today)?.count == 1)
        try journal.compete(.join(suggestion.level))
        #expect(journal.state.status(of: suggestion, today: journal.today) == status(journal, suggestion.id))
    }

    @Test func aLimitIsNeverSuggestedAsNothingIsToBeDoneForIt() throws {
        var journal = TestJournal()
        journal.now.milliseconds -= 90 * 86_400_000
        try journal.add("Coffee") { ($0.kind, $0.target, $0.unit) = (.atMost, 2, "cups") }
        let begin = journal.today
        journal.now.milliseconds += 90 * 86_400_000
        for offset in 0..<90 where offset % 2 == 0 {
            try journal.run(.setValue(TestJournal.id(1), on: begin.advanced(by: offset), 1))
        }
        for weeksBack in 0..<10 {
            let suggestions = journal.state.challengeSuggestions(on: journal.today.advanced(by: -7 * weeksBack))
            #expect(suggestions.count == 3 && suggestions.allSatisfy { $0.habit == nil }, "\(suggestions)")
        }
    }
}
