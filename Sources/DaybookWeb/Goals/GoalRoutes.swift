import CivilTime
import DaybookCore
import Journal

/// The pages of goals, under `/goals`.
public enum GoalPageRoute: Route {
    case list
    /// The goals reached on some days.
    case reached(ClosedRange<Day>)
    case add
    case goal(RecordID)
    case edit(RecordID)
}

/// The actions of goals, under `/goals`.
public enum GoalActionRoute: Route {
    case add
    case edit(RecordID)
    case reach(RecordID)
    case reopen(RecordID)
    case archive(RecordID)
    case restore(RecordID)
    case delete(RecordID)
    case move(RecordID)
    /// Logs progress of a goal.
    case addProgress(RecordID)
    case deleteProgress(RecordID, of: RecordID)
    case addMilestone(RecordID)
    /// Marks a milestone.
    case markMilestone(RecordID, of: RecordID)
    case moveMilestone(RecordID, of: RecordID)
    case deleteMilestone(RecordID, of: RecordID)
}

extension GoalPageRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> GoalPageRoute? {
        guard parts.first == "goals" else { return nil }
        if parts.count == 1 { return query["reached"].flatMap { ClosedRange(code: $0) }.map { .reached($0) } ?? .list }
        if parts == ["goals", "new"] { return .add }
        guard let id = RecordID(hex: parts[1]) else { return nil }
        switch Array(parts.dropFirst(2)) {
        case []: return .goal(id)
        case ["edit"]: return .edit(id)
        default: return nil
        }
    }

    public var location: Location {
        switch self {
        case .list: Location("/goals")
        case .reached(let days): Location("/goals", [("reached", days.code)])
        case .add: Location("/goals/new")
        case .goal(let id): Location("/goals/\(id.hex)")
        case .edit(let id): Location("/goals/\(id.hex)/edit")
        }
    }
}

extension GoalActionRoute {
    public static func parse(_ parts: [String], _ query: FormFields) -> GoalActionRoute? {
        guard parts.first == "goals" else { return nil }
        if parts == ["goals", "new"] { return .add }
        guard (3...5).contains(parts.count), let goal = RecordID(hex: parts[1]) else { return nil }
        if parts.count == 3 { return action(parts[2], of: goal) }
        guard let part = RecordID(hex: parts[3]) else { return nil }
        switch (parts[2], parts.count == 5 ? parts[4] : "") {
        case ("progress", "delete"): return .deleteProgress(part, of: goal)
        case ("milestones", ""): return .markMilestone(part, of: goal)
        case ("milestones", "move"): return .moveMilestone(part, of: goal)
        case ("milestones", "delete"): return .deleteMilestone(part, of: goal)
        default: return nil
        }
    }

    private static func action(_ name: String, of goal: RecordID) -> GoalActionRoute? {
        switch name {
        case "edit": .edit(goal)
        case "reach": .reach(goal)
        case "reopen": .reopen(goal)
        case "archive": .archive(goal)
        case "restore": .restore(goal)
        case "delete": .delete(goal)
        case "move": .move(goal)
        case "progress": .addProgress(goal)
        case "milestones": .addMilestone(goal)
        default: nil
        }
    }

    public var location: Location {
        switch self {
        case .add: Location("/goals/new")
        case .edit(let id): Location("/goals/\(id.hex)/edit")
        case .reach(let id): Location("/goals/\(id.hex)/reach")
        case .reopen(let id): Location("/goals/\(id.hex)/reopen")
        case .archive(let id): Location("/goals/\(id.hex)/archive")
        case .restore(let id): Location("/goals/\(id.hex)/restore")
        case .delete(let id): Location("/goals/\(id.hex)/delete")
        case .move(let id): Location("/goals/\(id.hex)/move")
        case .addProgress(let id): Location("/goals/\(id.hex)/progress")
        case .deleteProgress(let id, let goal): Location("/goals/\(goal.hex)/progress/\(id.hex)/delete")
        case .addMilestone(let id): Location("/goals/\(id.hex)/milestones")
        case .markMilestone(let id, let goal): Location("/goals/\(goal.hex)/milestones/\(id.hex)")
        case .moveMilestone(let id, let goal): Location("/goals/\(goal.hex)/milestones/\(id.hex)/move")
        case .deleteMilestone(let id, let goal): Location("/goals/\(goal.hex)/milestones/\(id.hex)/delete")
        }
    }

    /// The page to show when the URL is opened instead of posted to.
    var page: GoalPageRoute {
        switch self {
        case .add: .add
        case .edit(let id): .edit(id)
        case .reach(let id), .reopen(let id), .archive(let id), .restore(let id), .delete(let id), .move(let id),
            .addProgress(let id), .deleteProgress(_, let id), .addMilestone(let id), .markMilestone(_, let id),
            .moveMilestone(_, let id), .deleteMilestone(_, let id):
            .goal(id)
        }
    }
}
