import ArgumentParser
import DaybookCore
import Phrasing
import Words

struct LogMood: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a mood.",
        discussion: """
            daybook mood log good --note "Slept well" --feeling grateful --tag walk
            daybook mood log anxious --subject Rex --at 21:30

            Yours: \(Mood.ofPerson.reversed().map(\.rawValue).joined(separator: ", ")).
            A pet's: \(Mood.ofPet.map(\.rawValue).joined(separator: ", ")).
            Feelings: \(choices(Feeling.self)).
            """)

    @Argument(help: "The mood.")
    var mood: String

    @Option(help: ArgumentHelp("The pet whose mood it is (default: yourself).", valueName: "pet"))
    var subject: String?

    @OptionGroup var options: MoodOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            let subject = try session.subject(subject, in: state)
            var (entry, details) = (MoodEntry(id: id), MoodDetails())
            entry.subject = subject?.id
            entry.mood = try session.mood(mood, isOfPet: subject != nil)
            try options.apply(to: &entry, &details, in: session, state)
            return try session.decide(.log(entry, details), in: state)
        }
        return try session.read { state in
            guard let entry = state.mood(id) else { throw MoodRefusal.noSuchEntry }
            let sentence = session.words.moodLogged(
                session.words.mood(entry.mood ?? .okay), of: state.subject(entry.subject)?.name)
            return CommandOutput(sentence, json: session.json(entry, in: state, MoodListNumbers(state)))
        }
    }
}

struct EditMood: OneMoodCommand, ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a mood entry; options you leave out keep their values.",
        discussion: "daybook mood edit latest --mood okay --feeling tired")

    @Option(help: "The mood.")
    var mood: String?

    @Option(help: ArgumentHelp("A tag to remove. Can be given several times.", valueName: "tag"))
    var untag: [String] = []

    @Option(help: ArgumentHelp("A feeling to remove. Can be given several times.", valueName: "feeling"))
    var unfeel: [String] = []

    @OptionGroup var options: MoodOptions
    @OptionGroup var choice: MoodArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.entry, saying: { _ in session.words.moodSaved }) { old, state in
            var (entry, details) = (old, MoodDetails(of: old.id, in: state))
            if let mood { entry.mood = try session.mood(mood, isOfPet: entry.subject != nil) }
            let taken = try unfeel.map { try session.feeling($0) }
            details.feelings.removeAll { taken.contains($0) }
            details.tags.removeAll { tag in untag.contains { PlainText.isSame(PlainText.line($0), tag) } }
            try options.apply(to: &entry, &details, day: old.moment.calendarDay, in: session, state)
            return .edit(entry, details)
        }
    }
}

struct DeleteMood: OneMoodCommand, ChangingCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a mood entry.")

    @OptionGroup var choice: MoodArgument

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.entry, saying: { _ in session.words.moodDeleted }) { entry, _ in .delete(entry.id) }
    }
}

extension Session {
    /// Runs a command on an entry and reports the result.
    fileprivate func output(
        _ typed: String, saying sentence: (MoodEntry) -> String, _ command: (MoodEntry, State) throws -> MoodCommand
    ) throws -> CommandOutput {
        var found: (entry: MoodEntry, state: State)?
        let changed = try save { state in
            let entry = try moodEntry(typed, in: state)
            found = (entry, state)
            return try decide(try command(entry, state), in: state)
        }
        return try read { state in
            guard let found else { throw MoodRefusal.noSuchEntry }
            // A deleted record is shown as it was before.
            let (entry, state) = state.mood(found.entry.id).map { ($0, state) } ?? found
            return CommandOutput(
                report(sentence(entry), changed: changed), json: json(entry, in: state, MoodListNumbers(state)))
        }
    }
}
