import ArgumentParser
import CivilTime
import DaybookCore

struct MarkDone: SeveralHabitsCommand {
    static let configuration = CommandConfiguration(
        commandName: "done", abstract: "Mark habits done.",
        discussion: """
            daybook done Read Run
            daybook done Read --note "A good chapter"
            daybook done Run --on yesterday --value 12.5
            daybook done Water --add 0.5
            """)

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(parsing: .unconditional, help: "The total amount.")
    var value: String?

    @Option(parsing: .unconditional, help: ArgumentHelp("The amount to add to the day's value.", valueName: "amount"))
    var add: String?

    @Option(help: "A note on how it went.")
    var note: String?

    @OptionGroup var choice: HabitsArgument

    func run(in session: Session) throws -> CommandOutput {
        if value != nil && add != nil { throw InvalidRequest(session.words.onlyOne(of: ["--value", "--add"])) }
        if habits.count > 1, value != nil || add != nil { throw InvalidRequest(session.words.amountOfOneHabit) }
        return try session.mark(habits, on: on, saying: { session.words.marked($0) }) { habit, day, state in
            var decision = try mark(habit, on: day, session, state)
            if let note {
                let noted = try session.decide(.setNote(habit.id, on: day, note), in: state)
                decision = decision.joined(by: noted)
            }
            return decision
        }
    }

    private func mark(_ habit: Habit, on day: Day, _ session: Session, _ state: State) throws -> Decision {
        guard day <= state.today(session.now) else { throw HabitRefusal.dayInTheFuture(day) }
        if let value {
            return try session.decide(.setValue(habit.id, on: day, try number(value, session)), in: state)
        }
        if let add {
            let amount = try number(add, session)
            return try session.decide(
                .increment(habit.id, on: day, by: amount, id: Randomness.recordID()), in: state)
        }
        // Keep a value that already meets the target or is within the limit.
        let history = state.history(of: habit, today: state.today(session.now))
        let hasValue = state.entry(of: habit.id, on: day).map { state.value(of: $0) != nil } ?? false
        if habit.kind.isMeasure, hasValue, history.isDone(on: day) || history.isUndecided(on: day) {
            return Decision(HabitAction.markHabit, [])
        }
        return try session.decide(.markDone(habit.id, on: day), in: state)
    }

    private func number(_ typed: String, _ session: Session) throws -> Double {
        guard let number = session.words.parseNumber(typed) else {
            throw FieldError("total", typed.isEmpty ? .numberMissing : .notANumber)
        }
        return number
    }
}
