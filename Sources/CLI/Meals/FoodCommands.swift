import ArgumentParser
import DaybookCore
import Interchange
import Phrasing
import Words

struct AddFood: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Add a food of your own, with its nutrition per 100 g.",
        discussion: """
            daybook food add Kefir --energy 41 --protein 3.4 --carbohydrate 4.7 --fat 1
            daybook food add "Protein bar" --per-portion --portion 60 --energy 210 --protein 20
            """)

    @Argument(help: "Its name.")
    var name: String

    @Flag(help: "The numbers are per portion instead of per 100 g or 100 ml.")
    var perPortion = false

    @Option(help: ArgumentHelp("Grams or millilitres of one portion or piece.", valueName: "g"))
    var portion: String?

    @Option(help: "The number below its barcode, which a search finds it by.")
    var barcode: String?

    @OptionGroup var nutrition: NutritionOptions

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        var new = Food(id: id)
        (new.name, new.basis) = (name, perPortion ? .portion : .hundred)
        try nutrition.fill(&new, session)
        try new.set(.portion, typed: portion, session.words)
        try new.set(.barcode, typed: barcode, session.words)
        try session.save { [new] state in try session.decide(MealCommand.addFood(new), in: state) }
        return try session.read { state in
            guard let food = state.food(id) else { throw BodyRefusal.noSuchFood }
            let question = session.words.labelQuestion(food)
            return CommandOutput(
                [session.words.wasAdded(food.name)] + (question.map { [$0] } ?? []), json: session.json(food))
        }
    }
}

struct ListFoods: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "List foods: recent and frequent ones first, then your own, then some others.",
        discussion: """
            daybook food list
            daybook food list soup
            """)

    @Argument(help: ArgumentHelp("List all foods with this in their names.", valueName: "text"))
    var search: [String] = []

    @OptionGroup var global: GlobalOptions

    /// The number of foods listed without a search, unless the person has more.
    private static let fewest = 40

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let words = session.words
            let search = search.joined(separator: " ")
            let usual = state.frequentFoods(today: state.today(session.now))
            let found = words.foods(search, in: state, eaten: usual)
            let known = Set(usual.map { $0.food.id } + state.ownFoods.map { $0.id }).count
            let foods = search.isEmpty ? Array(found.prefix(max(known, Self.fewest))) : found
            var columns = Columns()
            for food in foods {
                let basis = food.basis == .hundred ? words.amount(grams: 100) : words.amount(portions: 1)
                columns.append([
                    Columns.Cell(words.name(food), .strong), Columns.Cell(basis, .faint, isNumber: true),
                    Columns.Cell(food.nutrition.kilocalories.map { words.energy($0) } ?? "", isNumber: true),
                    Columns.Cell(words.parts(food.nutrition), .faint),
                ])
            }
            let beyond = found.count - foods.count
            return CommandOutput(
                columns.lines(session.style) + (beyond > 0 ? [words.foodsBeyond(beyond)] : []),
                json: ["foods": .array(foods.map { session.json($0) })])
        }
    }
}

struct DeleteFood: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a food of your own; meals keep it.")

    @Argument(help: "Its name, or the start of it.")
    var name: String

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        var found: Food?
        try session.save { state in
            let food = try session.food(name, in: state)
            guard food.code == nil else { throw BodyRefusal.noSuchFood }
            found = food
            return try session.decide(MealCommand.deleteFood(food.id), in: state)
        }
        return CommandOutput(session.words.wasDeleted(found?.name ?? ""), json: found.map { session.json($0) } ?? nil)
    }
}
