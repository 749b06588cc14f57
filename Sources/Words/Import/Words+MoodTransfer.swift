/// Text about importing, exporting and erasing moods and pets.
extension Words {
    /// The kind of a listed name: "Pet".
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

    public func tagsCut(_ count: Int) -> String {
        pick(
            "Activities with long names, cut: \(number(count))",
            "Занятий с длинными названиями, обрезаны: \(number(count))",
            "Zajęcia o długich nazwach, skrócone: \(number(count))")
    }
    public func attachmentsPassedOver(_ count: Int) -> String {
        pick(
            "Photos and recordings skipped: \(number(count))", "Фотографий и записей пропущено: \(number(count))",
            "Pominięte zdjęcia i nagrania: \(number(count))")
    }
    public var newMoods: String {
        pick("new mood entries", "новых записей о настроении", "nowych wpisów o nastroju")
    }
    public var moodsOfFile: String { pick("Moods of the file", "Настроение в файле", "Nastroje w pliku") }
    public var howGoodAreThey: String {
        pick("How good are these moods?", "Насколько хороши эти настроения?", "Jak dobre są te nastroje?")
    }
    public var howGoodAreTheyHint: String {
        pick(
            "The file does not say. Their names are kept too.", "В файле этого нет. Названия тоже сохранятся.",
            "Plik tego nie mówi. Nazwy też zostaną.")
    }
    /// Reports how unknown mood names were mapped: "Taken for bad: “meh-ish”".
    public func moodTaken(_ names: [String], for mood: String) -> String {
        let list = names.map { quoted($0) }.joined(separator: ", ")
        return pick(
            "\(list) \(names.count == 1 ? "counts" : "count") as: \(mood.lowercased())",
            "\(list) — считается как: \(mood.lowercased())",
            "\(list) \(names.count == 1 ? "liczy" : "liczą") się jako: \(mood.lowercased())")
    }
    public var moodTakenHint: String {
        pick(
            "To choose another level before importing: --mood NAME=bad",
            "Другой уровень: --mood НАЗВАНИЕ=плохо, до импорта",
            "Inny poziom: --mood NAZWA=źle, przed importem")
    }
    public func invalidLevel(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not NAME=MOOD, such as Meh-ish=bad", "\(quoted(typed)) — не вида НАЗВАНИЕ=НАСТРОЕНИЕ",
            "\(quoted(typed)) to nie NAZWA=NASTRÓJ")
    }
    /// - Parameter known: the mood names found in the file.
    public func moodNotInFile(_ name: String, known: [String]) -> String {
        let sentence = pick(
            "The file has no such mood: \(quoted(name)).", "В файле нет такого настроения: \(quoted(name)).",
            "W pliku nie ma takiego nastroju: \(quoted(name)).")
        if known.isEmpty { return sentence }
        let list = known.map { quoted($0) }.joined(separator: ", ")
        return sentence + pick(" There are: \(list).", " Есть: \(list).", " Są: \(list).")
    }
    public func willBeImported(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick("\(what) will be imported", "Будет добавлено: \(what)", "Do dodania: \(what)")
    }
    public func imported(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick("\(what) imported", "Добавлено: \(what)", "Dodano: \(what)")
    }
    public func alreadyHere(moods count: Int) -> String {
        alreadyHere(moodCount(count))
    }
    /// Reports moods and pets of the file that were deleted here.
    public func deletedHere(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick(
            "Previously deleted here and not imported: \(what)", "Удалено здесь и таким останется: \(what)",
            "Usunięte tutaj i tak zostanie: \(what)")
    }
    /// Offers to restore moods and pets that were deleted here.
    public func restoreDeleted(moods count: Int, pets petCount: Int) -> String {
        let what = moodsAndPets(count, petCount)
        return pick(
            "Restore what was deleted here: \(what)", "Вернуть удалённое здесь: \(what)",
            "Przywróć usunięte tutaj: \(what)")
    }

    /// Counts of mood entries and pets: "3 mood entries and 2 pets". Zero counts are left out.
    private func moodsAndPets(_ count: Int, _ petCount: Int) -> String {
        if petCount == 0 { return moodCount(count) }
        let pets = self.petCount(petCount)
        if count == 0 { return pets }
        let moods = moodCount(count)
        return pick("\(moods) and \(pets)", "\(moods) и \(pets)", "\(moods) i \(pets)")
    }
}
