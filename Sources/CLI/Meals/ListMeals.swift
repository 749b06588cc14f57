import ArgumentParser
import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

struct ListMeals: ReadingCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the meals of a day with their total.", aliases: ["ls"])

    @Option(help: ArgumentHelp("The day (default: today).", valueName: "day"))
    var on: String?

    @OptionGroup var global: GlobalOptions

    func run(in session: Session) throws -> CommandOutput {
        try session.read { state in
            let day = try session.day(on, in: state)
            let meals = state.meals(on: day)
            let target = state.energyTarget(state.weightTrend, on: day)
            return CommandOutput(
                lines(meals, day, session, state),
                json: [
                    "day": .string(day.text), "nutrition": session.json(state.nutrition(on: day)),
                    "target": .amount(target?.kilocalories),
                    "meals": .array(meals.map { session.json($0, in: state) }),
                ])
        }
    }

    private func lines(_ meals: [Meal], _ day: Day, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        if meals.isEmpty { return [words.nothingEatenYet] }
        var columns = Columns()
        for meal in meals {
            for (place, item) in state.items(of: meal.id).enumerated() {
                let energy = state.nutrition(of: item).kilocalories
                columns.append([
                    Columns.Cell(place == 0 ? words.name(meal.kind) : "", .strong),
                    Columns.Cell(place == 0 ? meal.time?.text ?? "" : "", .faint),
                    Columns.Cell(words.name(item, in: state)), Columns.Cell(words.amount(item), .faint, isNumber: true),
                    Columns.Cell(energy.map { words.energy($0) } ?? "", isNumber: true),
                ])
            }
        }
        let total = state.nutrition(on: day)
        var lines = columns.lines(session.style) + [""]
        lines.append(
            session.energySummary(eatenOn: day, in: state) ?? total.kilocalories.map { words.energy($0) } ?? "")
        let parts = words.parts(total)
        if !parts.isEmpty { lines.append(session.style(.faint, parts)) }
        return lines
    }
}
