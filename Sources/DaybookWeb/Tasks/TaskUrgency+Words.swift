import DaybookCore
import Words

extension Words {
    /// What a summand of the urgency is for.
    public func name(of term: TaskUrgency.Term) -> String {
        switch term {
        case .next: urgencyNext
        case .due: urgencyDue
        case .blocking: urgencyBlocking
        case .priority: urgencyPriority
        case .scheduled: urgencyScheduled
        case .active: urgencyActive
        case .age: urgencyAge
        case .tags: urgencyTags
        case .category: urgencyCategory
        case .waiting: urgencyWaiting
        case .blocked: urgencyBlocked
        }
    }
}
