import DaybookCore
import Words

extension Words {
    public func mood(_ mood: Mood) -> String { moodName(mood.rawValue) }
    public func feeling(_ feeling: Feeling) -> String { feelingName(feeling.rawValue) }
    public func species(_ species: Species) -> String { speciesName(species.rawValue) }
    public func partOfDay(_ part: PartOfDay) -> String { partOfDayName(part.rawValue) }

    /// Finds a mood by its name in this language or English; nil if there is none.
    ///
    /// - Parameter isOfPet: whether to search the moods of pets; the same word can be in both lists.
    public func mood(typed: String, isOfPet: Bool) -> Mood? {
        let query = Words.fold(typed)
        return Mood.all(forPet: isOfPet).first { Words.fold(mood($0)) == query || $0.rawValue == query }
    }

    /// Finds a feeling by its name in this language or English; nil if there is none.
    public func feeling(typed: String) -> Feeling? {
        let query = Words.fold(typed)
        return Feeling.allCases.first { Words.fold(feeling($0)) == query || $0.rawValue == query }
    }
}
