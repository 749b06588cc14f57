import CivilTime
import DaybookCore
import Journal
import Words

extension Words {
    public func mood(_ mood: Mood) -> String { moodName(mood.rawValue) }
    public func feeling(_ feeling: Feeling) -> String { feelingName(feeling.rawValue) }
    public func species(_ species: Species) -> String { speciesName(species.rawValue) }
    public func partOfDay(_ part: PartOfDay) -> String { partOfDayName(part.rawValue) }

    /// What an advice says.
    ///
    /// - Parameter name: the pet's it is about; nil for the person.
    public func sentence(of advice: Advice, name: String?) -> String {
        switch (advice.rule, advice.facts) {
        case (.anxiousInARow, .count(let count)): adviceAnxious(count, of: name)
        case (.nothingPositive, .count(let count)): adviceNothingPositive(count, of: name)
        case (.lowForLong, .count(let days)): adviceLow(days)
        case (.unwellTwice, .count(let count)): adviceVet(count, of: name ?? "")
        case (.weeklyDrop, _): adviceDrop(of: name)
        case (.weeklyRise, _): adviceRise(of: name)
        case (.worseWeekday, .weekday(let weekday, _, _)): adviceWeekday(weekday, of: name)
        case (.worsePart, .part(let part, _, _)): advicePart(part.rawValue, of: name)
        case (.worsePart, .hour(let hour, _, _)): adviceHour(hour, of: name)
        case (.silence, .days(let days)): adviceSilence(days, of: name)
        default: ""
        }
    }

    /// Why something about moods was refused.
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

    /// The mood that is meant by what was typed in this language or in English; nil for none.
    ///
    /// - Parameter isOfPet: whether a pet's is asked for, since the same word can be in both.
    public func mood(typed: String, isOfPet: Bool) -> Mood? {
        let query = Words.fold(typed)
        return Mood.all(forPet: isOfPet).first { Words.fold(mood($0)) == query || $0.rawValue == query }
    }

    /// The feeling that is meant by what was typed in this language or in English; nil for none.
    public func feeling(typed: String) -> Feeling? {
        let query = Words.fold(typed)
        return Feeling.allCases.first { Words.fold(feeling($0)) == query || $0.rawValue == query }
    }
}
