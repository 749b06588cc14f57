import ArgumentParser
import DaybookCore

struct AddHabit: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a habit.",
        discussion: """
            daybook habit add Read --every mon,wed,fri --category Mind
            daybook habit add Run --times 3 --per week --at-least 5 --unit km
            """)

    @Argument(help: "Its title, 2 to 64 characters.")
    var title: String

    @OptionGroup var options: HabitOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var habit = Habit(id: id)
            habit.title = title
            try options.apply(to: &habit, in: session, state)
            return try session.decide(
                .add(
                    habit, category: options.categoryChoice,
                    reminders: try options.reminderDrafts(session.words) ?? []), in: state)
        }
        return try session.read { state in
            guard let habit = state.habit(id) else { throw HabitRefusal.noSuchHabit }
            return CommandOutput(session.words.wasAdded(habit.title), json: session.json(habit, in: state))
        }
    }
}
