import ArgumentParser
import CivilTime
import DaybookCore
import Phrasing
import Words

/// Options that set a goal's fields.
struct GoalOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number to reach: of the unit or, with the options below, of tasks, times or percent.",
            valueName: "number"))
    var to: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The number to start from (default: 0); above --to if less is better.", valueName: "number"))
    var from: String?

    @Option(help: "What the number counts, such as books.")
    var unit: String?

    @Flag(help: "Measure it by its milestones.")
    var milestones = false

    @Flag(help: "Measure it by its tasks.")
    var tasks = false

    @Option(help: ArgumentHelp("Measure it by how often or how much this habit is done.", valueName: "habit"))
    var habit: String?

    @Option(help: ArgumentHelp("Measure it by the strength of this habit, in percent.", valueName: "habit"))
    var strength: String?

    @Option(help: ArgumentHelp("Measure it by the balance of this account; empty for by hand.", valueName: "account"))
    var account: String?

    @Option(help: ArgumentHelp("The day by which it should be reached; empty for none.", valueName: "day"))
    var by: String?

    @Option(help: ArgumentHelp("The first day it is due (default: today).", valueName: "day"))
    var start: String?

    @Option(help: "Its category, created if new; empty for none.")
    var category: String?

    @Option(help: "A note on why it matters.")
    var note: String?

    @Option(help: "An emoji.")
    var icon: String?

    @Option(
        help: ArgumentHelp("One of \(choices(Palette.self)).", valueName: "name"))
    var color: String?
}

extension GoalOptions {
    /// The category that was named; nil for none.
    var categoryChoice: CategoryChoice? { category.map { CategoryChoice(typed: $0) } }

    /// Sets the fields of a goal that were given.
    func apply(to goal: inout Goal, in session: Session, _ state: State) throws {
        let words = session.words
        guard [milestones, tasks, habit != nil, strength != nil, account != nil].count(where: { $0 }) <= 1 else {
            throw InvalidRequest(words.onlyOne(of: ["--milestones", "--tasks", "--habit", "--strength", "--account"]))
        }
        if milestones { goal.measure = .milestones }
        if tasks { goal.measure = .tasks }
        if let habit {
            goal.measure = .habitCount
            goal.habit = try session.habit(habit, in: state).id
        }
        if let strength {
            goal.measure = .habitStrength
            goal.habit = try session.habit(strength, in: state).id
        }
        if let account {
            goal.measure = .amount
            goal.account = PlainText.line(account).isEmpty ? nil : try session.account(account, in: state).id
        }
        try goal.set(.startValue, typed: from, words)
        try goal.set(.target, typed: to, words)
        try goal.set(.unit, typed: unit, words)
        if let by { goal.deadline = PlainText.line(by).isEmpty ? nil : try session.day(by, in: state) }
        if let start { goal.startDay = try session.day(start, in: state) }
        try goal.set(.note, typed: note, words)
        try goal.set(.icon, typed: icon, words)
        try goal.set(.color, typed: try words.paletteName(color), words)
    }
}
