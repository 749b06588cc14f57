import DaybookCore
import Words

extension MoodRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on moods.
    public func reason(_ refusal: MoodRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .moodMissing: moodMissing
        case .unknownMood(let typed): moodUnknown(truncated(typed), known: Mood.allCases.map { mood($0) })
        case .moodOfAnother(let other): moodOfAnother(mood(other))
        case .unknownFeeling(let typed): feelingUnknown(truncated(typed), known: Feeling.allCases.map { feeling($0) })
        case .tagTooLong(let tag): tagTooLong(truncated(tag))
        case .tooManyTags(let limit): tooManyTags(maximum: limit)
        case .invalidTime(let typed): notATimeOrMoment(truncated(typed))
        case .momentInTheFuture: momentNotYet
        case .noSuchEntry: moodWasDeleted
        case .nameTaken(let name): petNameTaken(name)
        case .birthdayInTheFuture: birthdayNotYet
        case .noSuchSubject: petWasDeleted
        }
    }
}
