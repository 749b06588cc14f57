import CivilTime
import DaybookCore
import Words

extension TaskRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on tasks, for display beside the field.
    public func reason(_ refusal: TaskRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .timeWithoutDay: timeWithoutDay
        case .startsAfterDue(let start, let due): startsAfterDue(start: start, due: due)
        case .notADuration(let typed): notADuration(truncated(typed))
        case .estimateOutOfRange(let limit): durationOutOfRange(maximumMinutes: limit)
        case .tagBlank: tagBlank
        case .tagTooLong(let tag): tagTooLong(truncated(tag))
        case .tooManyTags(let limit): tooManyTags(maximum: limit)
        case .tooManyBlockers(let limit): tooManyBlockers(maximum: limit)
        case .tooManyLinks(let limit): tooManyLinks(maximum: limit)
        case .tooManyReminders(let limit): tooManyReminders(maximum: limit)
        case .notALink(let typed): notALink(truncated(typed))
        case .reminderWithoutDue: reminderWithoutDue
        case .repetitionWithoutDue: repetitionWithoutDue
        case .repetition(let refusal): reason(refusal)
        case .repeatsWithinADay: repeatsWithinADay
        case .startOfRepeated: startOfRepeated
        case .waitOfRepeated: waitOfRepeated
        case .dueOfRepeatedPart: dueOfRepeatedPart
        case .subtaskOfItself: subtaskOfItself
        case .waitsForItself(let title): waitsForItself(title)
        case .openSubtasks(let count): subtasksOpen(count)
        case .notRepeated: notRepeated
        case .sharedByAllOccurrences: sharedByAllOccurrences
        case .noSuchTask: taskWasDeleted
        case .noSuchGoal: goalWasDeleted
        case .tooManyAtOnce(let limit): tooManyTasks(maximum: limit)
        case .category(let refusal): reason(refusal)
        }
    }
}
