import ArgumentParser
import DaybookCore
import Interchange
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

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        let kind = try session.mealKind(kind)
        var before: JSONValue = nil
        try session.save { state in
            let day = try session.day(on, in: state)
            guard let meal = state.meals(on: day).last(where: { $0.kind == kind }) else { throw BodyRefusal.noSuchMeal }
            before = session.json(meal, in: state)
            return try session.decide(MealCommand.delete(meal.id), in: state)
        }
        return CommandOutput(session.words.mealDeleted(session.words.name(kind)), json: before)
    }
}
