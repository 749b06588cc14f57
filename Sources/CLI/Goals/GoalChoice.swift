import ArgumentParser
import DaybookCore
import Journal
import Words

/// The goal that a command is about, beside what every command takes.
struct GoalChoice: ParsableArguments {
    @Argument(help: "Its title, or a beginning of it.")
    var goal: String

    @OptionGroup var global: GlobalOptions
}

/// A command on one goal.
protocol OneGoalCommand: JournalCommand {
    var choice: GoalChoice { get }
}

extension OneGoalCommand {
    var goal: String { choice.goal }
    var global: GlobalOptions { choice.global }
}

extension Session {
    /// The goal that a title or a beginning of one means, or its id; those in the archive come second.
    func goal(_ typed: String, in state: State) throws -> Goal {
        if let goal = state.goal(RecordID(hex: typed)) { return goal }
        let living = state.livingGoals
        let scopes = [living.filter { !$0.isArchived }, living.filter { $0.isArchived }]
        for goals in scopes {
            switch Words.match(typed, among: goals.map(\.title)) {
            case .one(let place): return goals[place]
            case .several(let places): throw ambiguous(typed, places.map { (goals[$0].title, goals[$0].id) })
            case .none: break
            }
        }
        throw Refused(words.goalUnknown(typed, nearest: Words.nearest(to: typed, in: living.map(\.title))))
    }

    /// The milestone of a goal that a title or a beginning of one means, or its id.
    func milestone(_ typed: String, of goal: Goal, in state: State) throws -> Milestone {
        let milestones = state.milestones(of: goal.id)
        if let found = milestones.first(where: { $0.id.hex == typed }) { return found }
        switch Words.match(typed, among: milestones.map(\.title)) {
        case .one(let place): return milestones[place]
        case .several(let places): throw ambiguous(typed, places.map { (milestones[$0].title, milestones[$0].id) })
        case .none(let nearest): throw Refused(words.milestoneUnknown(typed, nearest: nearest))
        }
    }

    private func ambiguous(_ typed: String, _ found: [(title: String, id: RecordID)]) -> Refused {
        // Titles that are alike but for accents are told apart by ids; to type more of one would not help.
        let areAlike = Set(found.map { Words.fold($0.title) }).count < found.count
        return Refused(words.habitAmbiguous(typed, found.map(\.title), ids: areAlike ? found.map(\.id.hex) : []))
    }

    /// Carries out a command on a goal.
    func decide(_ command: GoalCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.record)
    }
}
