import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListPets: ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List pets.")

    @Flag(help: "Archived ones instead.")
    var archived = false

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let pets = state.livingSubjects.filter { $0.isArchived == archived }
            return CommandOutput(
                lines(pets, session, state), json: ["pets": .array(pets.map { session.json($0, in: state) })])
        }
    }

    private func lines(_ pets: [Subject], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        if pets.isEmpty { return [archived ? words.archiveEmpty : words.noPets] }
        let today = state.today(session.now)
        var columns = Columns()
        for pet in pets {
            let last = state.moodEntries(of: pet.id).last
            let mood = last?.mood.map { words.mood($0) } ?? ""
            columns.append([
                Columns.Cell(pet.icon), Columns.Cell(pet.name, .strong), Columns.Cell(words.species(pet.species)),
                Columns.Cell(pet.birthday.map { words.bornOn($0) } ?? "", .faint),
                Columns.Cell(mood, last?.mood?.weight ?? .plain),
                Columns.Cell(last?.day.map { words.near($0, to: today) } ?? "", .faint),
            ])
        }
        return columns.lines(session.style)
    }
}
