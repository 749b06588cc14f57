import CivilTime
import Journal

@testable import DaybookCore

extension TestJournal {
    var game: Game { state.game(today: today) }
    var points: Int64 { game.ledger.total }

    /// The points of a day by reason, in the ledger's order, without those of achievements.
    func earned(on text: String) -> [String] {
        game.ledger.entries(on: Day(text)!).compactMap { entry in
            switch entry.reason {
            case .achievement: nil
            case .streakMilestone(let length, let unit): "streak of \(length) \(unit) \(entry.points)"
            case .budgetKept: "budgetKept \(entry.points)"
            case .taskDone: "taskDone \(entry.points)"
            case .challenge: "challenge \(entry.points)"
            default: "\(entry.reason) \(entry.points)"
            }
        }
    }

    /// The sum of a day's points without those of achievements.
    func basePoints(on text: String) -> Int64 { state.gameIndex(on: today).points.count(on: Day(text)!) }

    mutating func mark(_ habit: UInt64 = 1, _ days: String...) throws {
        for day in days { try run(HabitCommand.markDone(Self.id(habit), on: Day(day)!)) }
    }

    /// Marks a habit on successive days.
    mutating func mark(_ habit: UInt64 = 1, from first: String, count: Int) throws {
        for offset in 0..<count {
            try run(HabitCommand.markDone(Self.id(habit), on: Day(first)!.advanced(by: offset)))
        }
    }

    /// Four weeks with five marks of a habit, three workouts and two moods each.
    static func busy() throws -> TestJournal {
        var journal = TestJournal()
        try journal.add("Read") { $0.startDay = Day("2026-10-01") }
        for week in 0..<4 {
            let monday = Day("2026-10-19")!.advanced(by: week * 7)
            for day in 0..<5 { try journal.mark(1, monday.advanced(by: day).text) }
            for day in 0..<3 {
                try journal.train(on: monday.advanced(by: day).text, id: UInt64(100 + week * 10 + day))
            }
            for day in 0..<2 {
                try journal.log(.good, at: monday.advanced(by: day).text + "T09:00", id: UInt64(200 + week * 10 + day))
            }
        }
        return journal
    }

    /// Logs a workout of which only the duration is known.
    mutating func train(
        on day: String, at time: TimeOfDay? = nil, id: UInt64, _ adjust: (inout Workout) -> Void = { _ in }
    ) throws {
        try workOut(on: day, at: time, id: id) { workout in
            workout.minutes = 45
            adjust(&workout)
        }
    }

    @discardableResult
    mutating func plan(_ command: TaskCommand) throws -> [StoredBatch] {
        var next = UInt64(now.milliseconds)
        return write(
            try command.decide(in: state, now: now) {
                next += 1
                return Self.id(next << 20)
            })
    }

    @discardableResult
    mutating func compete(_ command: ChallengeCommand) throws(ChallengeRefusal) -> [StoredBatch] {
        write(try competing(of: command))
    }

    func competing(of command: ChallengeCommand) throws(ChallengeRefusal) -> Decision {
        let next = UInt64(now.milliseconds)
        return try command.decide(in: state, now: now) { Self.id(next << 20) }
    }

    func refusal(of command: ChallengeCommand) -> ChallengeRefusal? {
        do throws(ChallengeRefusal) {
            _ = try competing(of: command)
            return nil
        } catch {
            return error
        }
    }

    /// Writes changes as an import.
    @discardableResult
    mutating func importing(_ changes: [Change], earns: Bool = false, id: UInt64 = 800) -> [StoredBatch] {
        write(.importing(changes, id: Self.id(id), on: today, earns: earns))
    }
}

extension Challenge {
    /// A challenge of the person's own, as a form has it.
    init(
        id: UInt64, _ measure: ChallengeMeasure?, _ target: Int64?, from: String? = nil, until: String?,
        of habit: UInt64? = nil
    ) {
        self.init(id: TestJournal.id(id))
        (self.measure, self.target, self.habit) = (measure, target, habit.map { TestJournal.id($0) })
        (self.from, self.until) = (from.flatMap { Day($0) }, until.flatMap { Day($0) })
    }
}

/// All that one can see of the game.
extension State {
    func gameView(today: Day) -> [String] {
        let game = game(today: today)
        var lines = ["\(game.ledger.total) \(game.level)"]
        lines += game.ledger.entries(in: Day.first...Day.last).map { "\($0)" }
        lines += game.achievements.map { "\($0)" }
        lines += game.challenges.map { "\($0.challenge.id.hex) \($0.days) \($0.count) \($0.result)" }
        return lines + challengeSuggestions(on: today).map { "\($0)" }
    }
}
