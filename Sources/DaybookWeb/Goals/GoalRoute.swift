import DaybookCore
import Journal

/// The screens and actions of goals, under `/goals`.
public enum GoalRoute: Hashable, Sendable {
    case list
    case add
    case goal(RecordID)
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
    case milestone(RecordID, of: RecordID)
    case moveMilestone(RecordID, of: RecordID)
    case deleteMilestone(RecordID, of: RecordID)
}

extension GoalRoute {
    /// Parses the path components after `/goals`; nil if there is no such page.
    init?(_ parts: [String]) {
        guard let first = parts.first else {
            self = .list
            return
        }
        if parts == ["new"] {
            self = .add
            return
        }
        guard let goal = RecordID(hex: first), let route = Self.route(of: goal, Array(parts.dropFirst())) else {
            return nil
        }
        self = route
    }

    private static func route(of goal: RecordID, _ rest: [String]) -> GoalRoute? {
        switch rest.count {
        case 0: .goal(goal)
        case 1: single(rest[0], goal)
        case 2, 3: RecordID(hex: rest[1]).flatMap { part($0, rest[0], rest.count == 3 ? rest[2] : "", of: goal) }
        default: nil
        }
    }

    private static func single(_ name: String, _ goal: RecordID) -> GoalRoute? {
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

    private static func part(_ id: RecordID, _ kind: String, _ action: String, of goal: RecordID) -> GoalRoute? {
        switch (kind, action) {
        case ("progress", "delete"): .deleteProgress(id, of: goal)
        case ("milestones", ""): .milestone(id, of: goal)
        case ("milestones", "move"): .moveMilestone(id, of: goal)
        case ("milestones", "delete"): .deleteMilestone(id, of: goal)
        default: nil
        }
    }

    var path: String {
        switch self {
        case .list: "/goals"
        case .add: "/goals/new"
        case .goal(let id): "/goals/\(id.hex)"
        case .edit(let id): "/goals/\(id.hex)/edit"
        case .reach(let id): "/goals/\(id.hex)/reach"
        case .reopen(let id): "/goals/\(id.hex)/reopen"
        case .archive(let id): "/goals/\(id.hex)/archive"
        case .restore(let id): "/goals/\(id.hex)/restore"
        case .delete(let id): "/goals/\(id.hex)/delete"
        case .move(let id): "/goals/\(id.hex)/move"
        case .addProgress(let id): "/goals/\(id.hex)/progress"
        case .deleteProgress(let id, let goal): "/goals/\(goal.hex)/progress/\(id.hex)/delete"
        case .addMilestone(let id): "/goals/\(id.hex)/milestones"
        case .milestone(let id, let goal): "/goals/\(goal.hex)/milestones/\(id.hex)"
        case .moveMilestone(let id, let goal): "/goals/\(goal.hex)/milestones/\(id.hex)/move"
        case .deleteMilestone(let id, let goal): "/goals/\(goal.hex)/milestones/\(id.hex)/delete"
        }
    }

    /// The goal of the route, if it has one.
    var goal: RecordID? {
        switch self {
        case .list, .add: nil
        case .goal(let id), .edit(let id), .reach(let id), .reopen(let id), .archive(let id), .restore(let id),
            .delete(let id), .move(let id), .addProgress(let id), .deleteProgress(_, let id), .addMilestone(let id),
            .milestone(_, let id), .moveMilestone(_, let id), .deleteMilestone(_, let id):
            id
        }
    }

    var url: String { Route.goals(self).url }
}
