import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct LogMeal: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "log", abstract: "Log a meal.",
        discussion: """
            daybook meal log breakfast "oats 60 g" "milk 200 ml" "banana"
            daybook meal log lunch --energy 450 --name Canteen
            daybook meal log snack "2 egg" --on yesterday --at 17:00

            A number without a unit means portions or pieces; a food can be shortened to any unambiguous prefix.
            One food needs no quotation marks:
            daybook meal log lunch oats 60 g
            """)

    @Argument(
        help: ArgumentHelp("One of \(choices(MealKind.self)).", valueName: "meal"))
    var kind: String

    @Argument(help: ArgumentHelp("What you ate.", valueName: "food"))
    var foods: [String] = []

    @OptionGroup var nutrition: NutritionOptions

    @Option(help: "What the energy came from.")
    var name: String?

    @OptionGroup var moment: DateTimeOptions

    @Option(help: "A note.")
    var note: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let changed = try session.save { state in
            var meal = Meal(id: id, try session.mealKind(kind))
            meal.note = note ?? ""
            let moment = try moment.moment(in: session, state)
            var items = try lines(session.words).map { try session.item($0, in: state) }
            var quick = MealItem(id: Randomness.recordID(), Nutrition(), name: name ?? "")
            try nutrition.fill(&quick, session)
            if !quick.nutrition.isUnknown || name != nil { items.append(quick) }
            return try session.decide(.add(meal, at: moment, items: items), in: state)
        }
        return try session.read { state in
            guard let meal = state.meal(id) else { throw BodyRefusal.noSuchMeal }
            return session.output(about: meal, in: state, changed: changed)
        }
    }
}

extension LogMeal {
    /// The foods, each with its amount. If any argument is not a food by itself, all words together are one food.
    private func lines(_ words: Words) -> [String] {
        foods.contains { words.parseFood($0) == nil } ? [foods.joined(separator: " ")] : foods
    }
}

/// Options that set nutrition values.
struct NutritionOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Kilocalories.", valueName: "kcal"))
    var energy: String?

    @Option(help: ArgumentHelp("Grams of protein.", valueName: "g"))
    var protein: String?

    @Option(help: ArgumentHelp("Grams of carbohydrate.", valueName: "g"))
    var carbohydrate: String?

    @Option(help: ArgumentHelp("Grams of fat.", valueName: "g"))
    var fat: String?

    @Option(help: ArgumentHelp("Grams of fibre.", valueName: "g"))
    var fibre: String?

    /// Sets the numbers that were typed. The fields have the names of the options.
    func fill<Row: TableRow>(_ row: inout Row, _ session: Session) throws {
        let typed = [
            "energy": energy, "protein": protein, "carbohydrate": carbohydrate, "fat": fat, "fibre": fibre,
        ].compactMapValues { $0 }
        try session.namingNutrients {
            for field in Row.editable {
                try row.set(field, typed: typed[Row.column(field).name], session.words)
            }
        }
    }
}

extension Session {
    /// Parses the kind of meal, in English or the person's language.
    func mealKind(_ typed: String) throws -> MealKind {
        for kind in MealKind.allCases
        where PlainText.isSame(typed, kind.rawValue) || PlainText.isSame(typed, words.name(kind)) {
            return kind
        }
        return try words.choice(typed)
    }

    /// Parses an amount of a food, or energy alone.
    fileprivate func item(_ line: String, in state: State) throws -> MealItem {
        if let energy = words.eatenEnergy(line, as: Randomness.recordID()) { return energy }
        guard let typed = words.parseFood(line) else { throw BodyRefusal.mealEmpty }
        let food = try food(typed.name, in: state)
        return MealItem(id: Randomness.recordID(), food.id, typed.amount, FoodUnit(typed.unit))
    }

    /// Finds a food by name or prefix of a name: the person's own first, then built-in ones in the person's language,
    /// then in the others.
    func food(_ typed: String, in state: State) throws -> Food {
        switch words.food(meantBy: typed, in: state) {
        case .one(let food): return food
        case .several(let names): throw InvalidRequest(words.ambiguous(typed, names, ids: []))
        case .none(let nearest):
            throw unknownFood(typed, nearest: nearest)
        }
    }

    func unknownFood(_ typed: String, nearest: String? = nil) -> InvalidRequest {
        guard !PlainText.line(typed).isEmpty else { return InvalidRequest(words.mealEmpty) }
        return InvalidRequest(
            words.foodUnknown(typed, nearest: nearest) + words.listed(by: "daybook food list", unless: nearest))
    }

    /// The report on a meal, with the share of the day's target that is eaten.
    func output(about meal: Meal, in state: State, changed: Bool) -> CommandOutput {
        let energy = state.nutrition(of: meal).kilocalories.map { words.energy($0) } ?? ""
        var lines = [report(words.logged(words.name(meal.kind), energy), changed: changed)]
        if let day = meal.day, let summary = energySummary(eatenOn: day, in: state) { lines.append(summary) }
        return CommandOutput(lines, json: json(meal, in: state))
    }

    /// The share of the day's target that is eaten; nil without a target.
    func energySummary(eatenOn day: Day, in state: State) -> String? {
        guard let eaten = state.nutrition(on: day).kilocalories,
            let target = state.energyTarget(state.weightTrend, on: day)
        else { return nil }
        return words.eaten(eaten, of: target.kilocalories)
    }

    /// Runs a meal command.
    func decide(_ command: MealCommand, in state: State) throws -> Decision {
        try namingNutrients { try command.decide(in: state, now: now, newID: Randomness.recordID) }
    }

    /// Runs something that may refuse one of several numbers, and says which: "Protein: This is not a number".
    fileprivate func namingNutrients<Result>(_ body: () throws -> Result) throws -> Result {
        func named(_ error: FieldError) -> any Error {
            guard let name = words.nutrient(error.field) else { return error }
            return InvalidRequest("\(name): \(words.reason(error))")
        }
        do {
            return try body()
        } catch let error as FieldError {
            throw named(error)
        } catch BodyRefusal.field(let error) {
            throw named(error)
        }
    }
}
