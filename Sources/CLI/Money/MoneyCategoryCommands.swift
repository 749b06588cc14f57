import ArgumentParser
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

/// The `money category` commands.
struct MoneyCategoryCommands: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "category",
        abstract: "Add, list and change the categories of transactions.",
        subcommands: [
            ListMoneyCategories.self, AddMoneyCategory.self, EditMoneyCategory.self, MergeMoneyCategories.self,
            DeleteMoneyCategory.self,
        ],
        defaultSubcommand: ListMoneyCategories.self, aliases: ["categories"])
}

struct ListMoneyCategories: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the categories of transactions.", aliases: ["ls"])

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let categories = state.livingMoneyCategories.filter { !$0.isHidden }
            var columns = Columns()
            for category in categories {
                columns.append([
                    Columns.Cell(category.icon), Columns.Cell(words.title(category), .strong),
                    Columns.Cell(category.kind == .income ? words.income : "", .faint),
                    Columns.Cell(category.group, .faint),
                ])
            }
            let equal = words.equalCategories(in: state)
            let twice = equal.map { words.categoryIsThereTwice(words.title($0.category)) }
            let hint = equal.isEmpty ? [] : [session.style(.faint, "daybook money category merge <title>")]
            let equalTo = Dictionary(equal.map { ($0.category.id, $0.earlier.id) }) { first, _ in first }
            return CommandOutput(
                columns.lines(session.style) + twice + hint,
                json: ["categories": .array(categories.map { session.json($0, equalTo: equalTo[$0.id]) })])
        }
    }
}

struct AddMoneyCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a category of transactions.",
        discussion: """
            daybook money category add Bees --icon 🐝
            daybook money category add Royalties --income
            """)

    @Argument(help: "Its title.")
    var title: String

    @Flag(help: "For income; otherwise it is for spending.")
    var income = false

    @OptionGroup var options: MoneyCategoryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        try session.save { state in
            var category = MoneyCategory(id: id)
            category.title = title
            category.kind = income ? .income : .expense
            try options.apply(to: &category, session)
            return try session.decide(.addCategory(category), in: state)
        }
        return try session.output(aboutCategory: id, changed: true, session.words.wasAdded(_:))
    }
}

struct EditMoneyCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "edit", abstract: "Change a category; options you leave out keep their values.")

    @Argument(help: "Its title, or the start of it.")
    var category: String

    @Option(help: "A new title.")
    var title: String?

    @Flag(inversion: .prefixedNo, help: "Offer it no more; its transactions keep it.")
    var hidden: Bool?

    @OptionGroup var options: MoneyCategoryOptions
    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var id: RecordID?
        let isChanged = try session.save { state in
            var edited = try session.moneyCategory(category, .expense, in: state)
            id = edited.id
            if let title { edited.title = title }
            if let hidden { edited.isHidden = hidden }
            try options.apply(to: &edited, session)
            return try session.decide(.editCategory(edited), in: state)
        }
        guard let id else { throw MoneyRefusal.noSuchCategory }
        return try session.output(aboutCategory: id, changed: isChanged, session.words.wasSaved(_:))
    }
}

struct MergeMoneyCategories: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Make one category of two of the same title, as two devices can add them.")

    @Argument(help: "Their title.")
    var title: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        var kept: RecordID?
        let isChanged = try session.save { state in
            let equal = words.equalCategories(in: state)
            guard let pair = equal.first(where: { PlainText.isSame(words.title($0.category), PlainText.line(title)) })
            else { throw InvalidRequest(words.noEqualCategories(words.truncated(title))) }
            kept = pair.earlier.id
            return try session.decide(.mergeCategory(pair.category.id, into: pair.earlier.id), in: state)
        }
        guard let kept else { throw MoneyRefusal.noSuchCategory }
        return try session.output(aboutCategory: kept, changed: isChanged, words.categoriesMerged(_:))
    }
}

struct DeleteMoneyCategory: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a category with its budgets and rules; its transactions stay.",
        aliases: ["rm"])

    @Argument(help: "Its title, or the start of it.")
    var category: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var output: CommandOutput?
        try session.save { state in
            let found = try session.moneyCategory(category, .expense, in: state)
            output = CommandOutput(session.words.wasDeleted(session.words.title(found)), json: session.json(found))
            return try session.decide(.deleteCategory(found.id), in: state)
        }
        guard let output else { throw MoneyRefusal.noSuchCategory }
        return output
    }
}

/// Options that set a category's fields.
struct MoneyCategoryOptions: ParsableArguments {
    @Option(help: "The group it is listed in; empty for none.")
    var group: String?

    @Option(help: "An emoji; empty for none.")
    var icon: String?

    @Option(help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?

    func apply(to category: inout MoneyCategory, _ session: Session) throws {
        if let group { category.group = group }
        if let icon { category.icon = icon }
        try category.set(.color, typed: try session.words.paletteName(color), session.words)
    }
}

extension Session {
    fileprivate func output(
        aboutCategory id: RecordID, changed: Bool, _ sentence: (String) -> String
    ) throws -> CommandOutput {
        try read { state in
            guard let category = state.moneyCategory(id) else { throw MoneyRefusal.noSuchCategory }
            return CommandOutput([report(sentence(words.title(category)), changed: changed)], json: json(category))
        }
    }

    /// - Parameter earlier: The earlier category of the same title and kind; nil if there is none.
    fileprivate func json(_ category: MoneyCategory, equalTo earlier: RecordID? = nil) -> JSONValue {
        [
            "id": .string(category.id.hex), "title": .string(words.title(category)),
            "kind": .string(category.kind.rawValue), "group": .string(category.group),
            "equalTo": .text(earlier?.hex),
        ]
    }
}
