import DaybookCore
import Words

extension Words {
    public func mood(_ mood: Mood) -> String { moodName(mood.rawValue) }
    public func feeling(_ feeling: Feeling) -> String { feelingName(feeling.rawValue) }
    public func species(_ species: Species) -> String { speciesName(species.rawValue) }
    public func partOfDay(_ part: PartOfDay) -> String { partOfDayName(part.rawValue) }

    /// The mood of a name typed in this language or in English; nil for none.
    ///
    /// - Parameter isOfPet: whether it is a pet's, since the same word can be in both lists.
    public func mood(typed: String, isOfPet: Bool) -> Mood? {
        let query = Words.fold(typed)
        return Mood.all(forPet: isOfPet).first { Words.fold(mood($0)) == query || $0.rawValue == query }
    }

    /// The feeling of a name typed in this language or in English; nil for none.
    public func feeling(typed: String) -> Feeling? {
        let query = Words.fold(typed)
        return Feeling.allCases.first { Words.fold(feeling($0)) == query || $0.rawValue == query }
    }
}
