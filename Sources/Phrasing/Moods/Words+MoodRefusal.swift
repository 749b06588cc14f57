import DaybookCore
import Words

extension Words {
    /// The reason for refusing an action on moods.
    public func reason(_ refusal: MoodRefusal) -> String {
        switch refusal {
        case .moodMissing: moodMissing
        case .unknownMood(let typed): moodUnknown(shortened(typed), known: Mood.allCases.map { mood($0) })
        case .moodOfAnother(let other): moodOfAnother(mood(other))
        case .unknownFeeling(let typed): feelingUnknown(shortened(typed), known: Feeling.allCases.map { feeling($0) })
        case .noteTooLong(let limit): textTooLong(most: limit)
        case .tagTooLong(let tag): tagTooLong(shortened(tag))
        case .tooManyTags(let limit): tooManyTags(most: limit)
        case .noSuchMoment(let typed): momentUnknown(shortened(typed))
        case .dayTooEarly(let first): dayTooEarly(first)
        case .momentInTheFuture: momentNotYet
        case .noSuchEntry: moodGone
        case .nameBlank: petNameBlank
        case .nameTooLong(let limit): petNameTooLong(limit)
        case .nameTaken(let name): petNameTaken(name)
        case .iconTooLong: iconNotEmoji
        case .unknownSpecies(let typed): speciesUnknown(shortened(typed), known: Species.allCases.map { species($0) })
        case .unknownColor(let color): reason(HabitRefusal.unknownColor(color))
        case .noSuchDay(let typed): reason(HabitRefusal.noSuchDay(typed))
        case .birthdayInTheFuture: birthdayNotYet
        case .noSuchSubject: petGone
        }
    }
}
