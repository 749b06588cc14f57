import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListHabits: ReadingCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List habits.", aliases: ["ls"])

    @Flag(help: "Archived ones instead.")
    var archived = false

    @Option(help: "Only those of a category.")
    var category: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            var habits = archived ? state.archivedHabits : state.activeHabits
            if let category {
                let selected = try session.category(category, in: state)
                habits = habits.filter { $0.category == selected.id }
            }
            return CommandOutput(
                lines(habits, session, state),
                json: [
                    "habits": .array(
                        habits.map {
                            session.json($0, in: state, withEntries: false)
                        })
                ])
        }
    }

    private func lines(_ habits: [Habit], _ session: Session, _ state: State) -> [String] {
        let words = session.words
        if habits.isEmpty { return [archived ? words.archiveEmpty : words.noHabitsYet] }
        var columns = Columns()
        for habit in habits {
            let history = state.history(of: habit, today: state.today(session.now))
            let streak = history.currentStreak.length
            columns.append([
                Columns.Cell(habit.icon), Columns.Cell(habit.title, .strong),
                Columns.Cell(state.category(habit.category)?.name ?? ""),
                Columns.Cell(words.requirement(of: habit), .faint),
                Columns.Cell(words.strength, .faint), Columns.Cell(words.percent(history.strength), isNumber: true),
                Columns.Cell(streak > 0 ? words.streak(streak, of: habit.schedule) : "", isNumber: true),
            ])
        }
        return columns.lines(session.style)
    }
}

extension Session {
    /// Finds a category by name or prefix of a name.
    func category(_ typed: String, in state: State) throws -> DaybookCore.Category {
        let categories = state.livingCategories
        switch Words.match(typed, among: categories.map(\.name)) {
        case .one(let index): return categories[index]
        case .several(let indices): throw InvalidRequest(words.ambiguous(typed, indices.map { categories[$0].name }))
        case .none:
            throw InvalidRequest.unknown(
                typed, among: categories.map(\.name), listedBy: "daybook category list", words
            ) { words.categoryUnknown($0, nearest: $1) }
        }
    }
}
