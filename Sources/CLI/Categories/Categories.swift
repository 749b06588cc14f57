import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The `category` commands.
struct Categories: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "category",
        abstract: "Add, list and change the categories of habits, tasks and goals.",
        subcommands: [ListCategories.self, AddCategory.self, EditCategory.self, DeleteCategory.self],
        defaultSubcommand: ListCategories.self, aliases: ["categories"])
}

struct ListCategories: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List categories with how much is in each.", aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let categories = state.livingCategories.sorted { Words.isOrderedBefore($0.name, $1.name) }
            var columns = Columns()
            for category in categories {
                let contents = CategoryContents(of: category, in: state)
                columns.append([
                    Columns.Cell(category.icon), Columns.Cell(category.name, .strong),
                    Columns.Cell(words.color(category.color.rawValue) ?? "", .faint),
                    Columns.Cell(contents.habits > 0 ? words.habits(contents.habits) : "", .faint),
                    Columns.Cell(contents.tasks > 0 ? words.tasks(contents.tasks) : "", .faint),
                    Columns.Cell(contents.goals > 0 ? words.goals(contents.goals) : "", .faint),
                ])
            }
            return CommandOutput(
                categories.isEmpty ? [words.noCategoriesYet] : columns.lines(session.style),
                json: ["categories": .array(categories.map { session.json($0, in: state) })])
        }
    }
}

struct AddCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a category.", discussion: "daybook category add Mind --color teal --icon 📚")

    @Argument(help: "Its name.")
    var name: String

    @OptionGroup var options: CategoryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var category = DaybookCore.Category(id: id)
            category.name = name
            category.color = state.leastUsedColor
            try options.apply(to: &category, session.words)
            return try CategoryCommand.add(category).decide(in: state, newID: Randomness.recordID)
        }
        return try session.read { state in
            guard let category = state.category(id) else { throw CategoryRefusal.noSuchCategory }
            return CommandOutput(session.words.wasAdded(category.name), json: session.json(category, in: state))
        }
    }
}

struct EditCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a category; options you leave out keep their values.")

    @Argument(help: "Its name, or the start of it.")
    var category: String

    @Option(help: "A new name.")
    var name: String?

    @OptionGroup var options: CategoryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var found: RecordID?
        let changed = try session.save { state in
            var category = try session.category(category, in: state)
            found = category.id
            if let name { category.name = name }
            try options.apply(to: &category, session.words)
            return try CategoryCommand.edit(category).decide(in: state, newID: Randomness.recordID)
        }
        return try session.read { state in
            guard let category = state.category(found) else { throw CategoryRefusal.noSuchCategory }
            let sentence = changed ? session.words.wasSaved(category.name) : session.words.nothingChanged
            return CommandOutput(sentence, json: session.json(category, in: state))
        }
    }
}

struct DeleteCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a category; what is in it stays, without a category.", aliases: ["rm"])

    @Argument(help: "Its name, or the start of it.")
    var category: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var name = ""
        var before: JSONValue = nil
        try session.save { state in
            let category = try session.category(category, in: state)
            (name, before) = (category.name, session.json(category, in: state))
            return try CategoryCommand.delete(category.id).decide(in: state, newID: Randomness.recordID)
        }
        return CommandOutput(session.words.wasDeleted(name), json: before)
    }
}

/// Options that set a category's fields.
struct CategoryOptions: ParsableArguments {
    @Option(help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?

    @Option(help: "An emoji; empty for none.")
    var icon: String?

    func apply(to category: inout DaybookCore.Category, _ words: Words) throws {
        try category.set(.color, typed: try words.paletteName(color), words)
        try category.set(.icon, typed: icon, words)
    }
}

/// The number of active habits, tasks and goals in a category.
private struct CategoryContents {
    let habits: Int
    let tasks: Int
    let goals: Int

    init(of category: DaybookCore.Category, in state: State) {
        habits = state.activeHabits.count { $0.category == category.id }
        tasks = state.tasks.rows.count {
            $0.isAlive && !$0.isOccurrence && $0.status.isOpen && $0.category == category.id
        }
        goals = state.livingGoals.count { !$0.isArchived && $0.category == category.id }
    }
}

extension Session {
    /// A category with how much is in it.
    fileprivate func json(_ category: DaybookCore.Category, in state: State) -> JSONValue {
        let contents = CategoryContents(of: category, in: state)
        return .object(
            [JSONMember("id", .string(category.id.hex))] + category.editableFields() + [
                JSONMember("habits", .count(contents.habits)), JSONMember("tasks", .count(contents.tasks)),
                JSONMember("goals", .count(contents.goals)),
            ])
    }
}
