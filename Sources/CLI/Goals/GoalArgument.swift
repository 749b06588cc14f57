import ArgumentParser
import DaybookCore
import Journal
import Phrasing
import Words

/// The goal argument, with the global options.
struct GoalArgument: ParsableArguments {
    @Argument(help: "Its title, or the start of it.")
    var goal: String

    @OptionGroup var global: GlobalOptions
}

/// A command on one goal.
protocol SingleGoalCommand: JournalCommand {
    var choice: GoalArgument { get }
}

extension SingleGoalCommand {
    var goal: String { choice.goal }
    var global: GlobalOptions { choice.global }
}

extension Session {
    /// Finds a goal by title, prefix of a title, or id. Archived goals are searched last. Goals of one title have numbers.
    func goal(_ typed: String, in state: State) throws -> Goal {
        if let goal = state.goal(RecordID(hex: typed)) { return goal }
        let living = state.livingGoals
        let titles = GoalTitles(state)
        if !living.contains(where: { PlainText.isSame($0.title, typed) }),
            let goal = living.first(where: { PlainText.isSame(titles.title(of: $0), typed) })
        {
            return goal
        }
        let scopes = [living.filter { !$0.isArchived }, living.filter { $0.isArchived }]
        for goals in scopes {
            switch Words.match(typed, among: goals.map(\.title)) {
            case .one(let index): return goals[index]
            case .several(let indices):
                throw InvalidRequest(words.ambiguous(typed, indices.map { titles.title(of: goals[$0]) }))
            case .none: break
            }
        }
        throw InvalidRequest.unknown(
            typed, among: living.map { titles.title(of: $0) }, listedBy: "daybook goal list", words
        ) {
            words.goalUnknown($0, nearest: $1)
        }
    }

    /// Finds a milestone of a goal by title, prefix of a title, or id.
    func milestone(_ typed: String, of goal: Goal, in state: State) throws -> Milestone {
        let milestones = state.milestones(of: goal.id)
        if let found = milestones.first(where: { $0.id.hex == typed }) { return found }
        switch Words.match(typed, among: milestones.map(\.title)) {
        case .one(let index): return milestones[index]
        case .several(let indices): throw ambiguous(typed, indices.map { (milestones[$0].title, milestones[$0].id) })
        case .none:
            throw InvalidRequest.unknown(typed, among: milestones.map(\.title), words) {
                words.milestoneUnknown($0, nearest: $1)
            }
        }
    }

    private func ambiguous(_ typed: String, _ found: [(title: String, id: RecordID)]) -> InvalidRequest {
        // If the titles differ only in accents, show ids as well: typing more of the title would not help.
        let areAlike = Set(found.map { Words.fold($0.title) }).count < found.count
        return InvalidRequest(words.ambiguous(typed, found.map(\.title), ids: areAlike ? found.map(\.id.hex) : []))
    }

    /// Runs a goal command.
    func decide(_ command: GoalCommand, in state: State) throws -> Decision {
        try command.decide(in: state, now: now, newID: Randomness.recordID)
    }
}
