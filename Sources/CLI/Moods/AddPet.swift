import ArgumentParser
import DaybookCore
import Words

struct AddPet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a pet.",
        discussion: "daybook pet add Rex --species dog --birthday 2020-03-01")

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var options: PetOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var pet = Subject(id: id)
            (pet.name, pet.color) = (name, .amber)
            try options.apply(to: &pet, in: session, state)
            return try session.decide(.addSubject(pet), in: state)
        }
        return try session.read { state in
            guard let pet = state.subject(id) else { throw MoodRefusal.noSuchSubject }
            return CommandOutput(session.words.wasAdded(pet.name), json: session.json(pet, in: state))
        }
    }
}

struct EditPet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a pet; options you leave out keep their values.")

    @OptionGroup var choice: PetArgument

    @Option(help: "A new name.")
    var name: String?

    @OptionGroup var options: PetOptions

    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.pet, saying: session.words.wasSaved(_:)) { pet, state in
            var pet = pet
            if let name { pet.name = name }
            try options.apply(to: &pet, in: session, state)
            return .editSubject(pet)
        }
    }
}

struct ArchivePet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Archive a pet with its moods.")

    @OptionGroup var choice: PetArgument
    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.pet, saying: session.words.wasArchived) { pet, _ in .archiveSubject(pet.id) }
    }
}

struct RestorePet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore", abstract: "Restore an archived pet.")

    @OptionGroup var choice: PetArgument
    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.pet, saying: session.words.wasRestored) { pet, _ in .restoreSubject(pet.id) }
    }
}

struct DeletePet: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a pet with all its moods.")

    @OptionGroup var choice: PetArgument
    var global: GlobalOptions { choice.global }

    func run(in session: Session) throws -> CommandOutput {
        try session.output(choice.pet, saying: session.words.wasDeleted(_:)) { pet, _ in .deleteSubject(pet.id) }
    }
}

extension Session {
    /// Runs a command on the pet with a name and reports the result.
    fileprivate func output(
        _ typed: String, saying sentence: (String) -> String, _ command: (Subject, State) throws -> MoodCommand
    ) throws -> CommandOutput {
        var found: (pet: Subject, state: State)?
        let changed = try save { state in
            let pet = try pet(typed, in: state)
            found = (pet, state)
            return try decide(try command(pet, state), in: state)
        }
        return try read { state in
            guard let found else { throw MoodRefusal.noSuchSubject }
            // A deleted record is shown as it was before.
            let (pet, state) = state.subject(found.pet.id).map { ($0, state) } ?? found
            return CommandOutput(report(sentence(pet.name), changed: changed), json: json(pet, in: state))
        }
    }
}
