import ArgumentParser
import DaybookCore

struct EditHabit: SingleHabitCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a habit; options you leave out keep their values.",
        discussion: "daybook habit edit Read --every weekdays --remind 21:00")

    @Option(help: "A new title.")
    var title: String?

    @OptionGroup var options: HabitOptions
    @OptionGroup var choice: HabitArgument

    func run(in session: Session) throws -> CommandOutput {
        var found: Habit?
        let changed = try session.save { state in
            var habit = try session.habit(habit, in: state)
            found = habit
            if let title { habit.title = title }
            try options.apply(to: &habit, in: session, state)
            return try session.decide(
                .edit(
                    habit, category: options.categoryChoice,
                    reminders: try options.reminderDrafts(session.words)), in: state)
        }
        return try session.read { state in
            guard let habit = found.flatMap({ state.habit($0.id) }) else { throw HabitRefusal.noSuchHabit }
            let sentence = changed ? session.words.wasSaved(habit.title) : session.words.nothingChanged
            return CommandOutput(sentence, json: session.json(habit, in: state))
        }
    }
}
