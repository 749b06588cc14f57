import ArgumentParser
import DaybookCore
import Phrasing
import Words

/// The pet argument, with the global options.
struct PetArgument: ParsableArguments {
    @Argument(help: "Its name, or the start of it.")
    var pet: String

    @OptionGroup var global: GlobalOptions
}

/// Options that set a pet's fields.
struct PetOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("One of \(choices(Species.self)).", valueName: "animal"))
    var species: String?

    @Option(help: ArgumentHelp("The day it was born; empty for none.", valueName: "day"))
    var birthday: String?

    @Option(help: "An emoji.")
    var icon: String?

    @Option(
        help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?
}

extension PetOptions {
    /// Sets the fields of a pet that were given.
    func apply(to pet: inout Subject, in session: Session, _ state: State) throws {
        let words = session.words
        if let species {
            let known = Species.allCases.first { kind in
                [kind.rawValue, words.species(kind)].contains { PlainText.isSame($0, PlainText.line(species)) }
            }
            guard let known else {
                throw InvalidRequest(
                    words.speciesUnknown(words.truncated(species), known: Species.allCases.map { words.species($0) }))
            }
            pet.species = known
        }
        if let birthday {
            pet.birthday = PlainText.line(birthday).isEmpty ? nil : try session.day(birthday, in: state)
        }
        try pet.set(.icon, typed: icon, words)
        try pet.set(.color, typed: try words.paletteName(color), words)
    }
}
