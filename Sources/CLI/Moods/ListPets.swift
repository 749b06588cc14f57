import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListPets: JournalCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List pets.")

    @Flag(help: "Those in the archive instead.")
    var archived = false

    @OptionGroup var global: GlobalOptions

    func answer(in session: Session) throws -> Answer {
        try session.read { state in
            let pets = state.livingSubjects.filter { $0.isArchived == archived }
            return Answer(
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
                Columns.Part(pet.icon), Columns.Part(pet.name, .strong), Columns.Part(words.species(pet.species)),
                Columns.Part(pet.birthday.map { words.bornOn($0) } ?? "", .faint),
                Columns.Part(mood, last?.mood?.weight ?? .plain),
                Columns.Part(last?.day.map { words.near($0, to: today) } ?? "", .faint),
            ])
        }
        return columns.lines(session.style)
    }
}
