/// Moods and pets coming in from files, and going for good.
extension Words {
    /// What kind of thing a name is: "Pet".
    public var petKind: String { pick("Pet", "Питомец", "Zwierzę") }

    /// "3 mood entries".
    public func moodCount(_ count: Int) -> String {
        counted(
            count, ("mood entry", "mood entries"),
            ("запись о настроении", "записи о настроении", "записей о настроении"),
            ("wpis o nastroju", "wpisy o nastroju", "wpisów o nastroju"))
    }

    /// "2 pets".
    public func petCount(_ count: Int) -> String {
        counted(count, ("pet", "pets"), ("питомец", "питомца", "питомцев"), ("zwierzę", "zwierzęta", "zwierząt"))
    }

    public func willComeIn(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick("\(what) will come in", "Будет добавлено: \(what)", "Do dodania: \(what)")
    }
    public func cameIn(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick("\(what) came in", "Добавлено: \(what)", "Dodano: \(what)")
    }
    public func alreadyHere(moods count: Int) -> String {
        let what = moodCount(count)
        return pick("Already here: \(what)", "Уже здесь: \(what)", "Już tu są: \(what)")
    }
    /// That moods and pets of the file were deleted here.
    public func deletedHere(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick(
            "Deleted here and stays deleted: \(what)", "Удалено здесь и таким останется: \(what)",
            "Usunięte tutaj i tak zostanie: \(what)")
    }
    /// The offer to bring back what was deleted here.
    public func bringBackDeleted(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick(
            "Bring back what was deleted here: \(what)", "Вернуть удалённое здесь: \(what)",
            "Przywróć usunięte tutaj: \(what)")
    }

    /// "3 mood entries and 2 pets"; what there is none of is left out.
    private func moodsAndPets(_ count: Int, _ petCount: Int) -> String {
        if petCount == 0 { return moodCount(count) }
        let pets = self.petCount(petCount)
        if count == 0 { return pets }
        let moods = moodCount(count)
        return pick("\(moods) and \(pets)", "\(moods) и \(pets)", "\(moods) i \(pets)")
    }
}
