import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Journal
import Phrasing
import Words

struct CopyMeal: ChangingCommand {
    static let configuration = CommandConfiguration(
        commandName: "copy", abstract: "Copy a meal from yesterday or another day.",
        discussion: """
            daybook meal copy breakfast
            daybook meal copy dinner --from 'last friday'
            """)

    @Argument(
        help: ArgumentHelp("One of \(choices(MealKind.self)).", valueName: "meal"))
    var kind: String

    @Option(help: ArgumentHelp("The day to copy from.", valueName: "day"))
    var from = "yesterday"

    @OptionGroup var moment: DateTimeOptions

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let id = Randomness.recordID()
        let changed = try session.save { state in
            let day = try session.day(from, in: state)
            let kind = try session.mealKind(kind)
            guard let meal = state.meals(on: day).last(where: { $0.kind == kind }) else {
                throw InvalidRequest(session.words.nothingToCopy(session.words.name(kind)))
            }
            return try session.decide(.copy(meal.id, try moment.moment(in: session, state), id: id), in: state)
        }
        return try session.read { state in
            guard let meal = state.meal(id) else { throw BodyRefusal.noSuchMeal }
            return session.output(about: meal, in: state, changed: changed)
        }
    }
}

struct DeleteMeal: ChangingCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a meal of a day.")

    @Argument(
        help: ArgumentHelp("One of \(choices(MealKind.self)).", valueName: "meal"))
    var kind: String

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @Option(help: ArgumentHelp("Its time or id, if there are several.", valueName: "time"))
    var at: String?

    @OptionGroup var global: GlobalOptions

    /// The meal of the kind. Throws if there is none, or if there are several that could be meant.
    private func meal(_ kind: MealKind, _ session: Session, _ state: State) throws -> Meal {
        var meals = state.meals(on: try session.day(on, in: state)).filter { $0.kind == kind }
        if let at, let id = RecordID(hex: at), meals.contains(where: { $0.id == id }) {
            meals = meals.filter { $0.id == id }
        } else if let at {
            let time = try session.time(at)
            meals = meals.filter { $0.time == time }
        }
        guard let last = meals.last else { throw BodyRefusal.noSuchMeal }
        if meals.count == 1 { return last }
        let name = session.words.name(kind)
        let times = meals.map { meal in
            let foods = state.items(of: meal.id).map { session.words.name($0, in: state) }.joined(separator: ", ")
            return foods.isEmpty ? meal.time?.text ?? name : "\(meal.time?.text ?? name) \(foods)"
        }
        throw InvalidRequest(session.words.ambiguous(name, times, ids: meals.map { "--at \(choice(of: $0, meals))" }))
    }

    /// The time of a meal or, if another one has the same or it has none, its id.
    private func choice(of meal: Meal, _ meals: [Meal]) -> String {
        let alike = meals.count { $0.time == meal.time }
        return alike == 1 ? meal.time?.text ?? meal.id.hex : meal.id.hex
    }

    func run(in session: Session) throws -> CommandOutput {
        let kind = try session.mealKind(kind)
        var before: JSONValue = nil
        try session.save { state in
            let meal = try meal(kind, session, state)
            before = session.json(meal, in: state)
            return try session.decide(MealCommand.delete(meal.id), in: state)
        }
        return CommandOutput(session.words.mealDeleted(session.words.name(kind)), json: before)
    }
}
