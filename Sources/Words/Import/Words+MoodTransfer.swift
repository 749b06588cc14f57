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
            "Long activity names shortened: \(number(count))", "Сокращено длинных названий занятий: \(number(count))",
            "Skrócone długie nazwy zajęć: \(number(count))")
    }
    public func attachmentsPassedOver(_ count: Int) -> String {
        pick(
            "Photos and recordings skipped: \(number(count))", "Пропущено фото и аудиозаписей: \(number(count))",
            "Pominięte zdjęcia i nagrania: \(number(count))")
    }
    /// Reports comments that belong to no task.
    public func looseNotesPassedOver(_ count: Int) -> String {
        pick(
            "Comments on projects and sections skipped: \(number(count))",
            "Пропущено комментариев к проектам и разделам: \(number(count))",
            "Pominięte komentarze do projektów i sekcji: \(number(count))")
    }
    public var newMoods: String {
        pick("new mood entries", "новых записей о настроении", "nowych wpisów o nastroju")
    }
    public var moodsOfFile: String { pick("Moods in the file", "Настроения в файле", "Nastroje w pliku") }
    public var howGoodAreThey: String {
        pick("Rate these moods", "Оцените эти настроения", "Oceń te nastroje")
    }
    public var howGoodAreTheyHint: String {
        pick(
            "The file has only their names, which are kept.", "В файле есть только названия; они сохранятся.",
            "W pliku są tylko nazwy; zostaną zachowane.")
    }
    /// Reports how unknown mood names were mapped: "Taken for bad: “meh-ish”".
    public func moodTaken(_ names: [String], for mood: String) -> String {
        let list = names.map { quoted($0) }.joined(separator: ", ")
        return pick(
            "\(list) \(names.count == 1 ? "counts" : "count") as: \(mood.lowercased())",
            "\(list) — это «\(mood.lowercased())»",
            "\(list) to „\(mood.lowercased())”")
    }
    public var moodTakenHint: String {
        pick(
            "To choose another level before importing: --mood NAME=bad",
            "Чтобы до импорта выбрать другой уровень: --mood НАЗВАНИЕ=плохо",
            "Aby przed importem wybrać inny poziom: --mood NAZWA=źle")
    }
    public func invalidLevel(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not NAME=MOOD, such as Meh-ish=bad",
            "Вместо \(quoted(typed)) нужно НАЗВАНИЕ=НАСТРОЕНИЕ, например Meh-ish=плохо",
            "Zamiast \(quoted(typed)) podaj NAZWA=NASTRÓJ, na przykład Meh-ish=źle")
    }
    /// - Parameter known: the mood names of the file whose level can be chosen.
    public func moodIsFixed(_ name: String, known: [String]) -> String {
        let sentence = pick(
            "The level of \(quoted(name)) is set by the other app and can’t be changed here.",
            "Уровень настроения \(quoted(name)) задан другим приложением, здесь его не изменить.",
            "Poziom nastroju \(quoted(name)) ustala inna aplikacja i nie można go tu zmienić.")
        if known.isEmpty { return sentence }
        let list = known.map { quoted($0) }.joined(separator: ", ")
        return sentence
            + pick(
                " You can choose it for: \(list).", " Выбрать можно для: \(list).", " Możesz wybrać dla: \(list).")
    }
    /// - Parameter known: the mood names found in the file.
    public func moodNotInFile(_ name: String, known: [String]) -> String {
        let sentence = pick(
            "The file has no such mood: \(quoted(name)).", "В файле нет такого настроения: \(quoted(name)).",
            "W pliku nie ma takiego nastroju: \(quoted(name)).")
        if known.isEmpty { return sentence }
        let list = known.map { quoted($0) }.joined(separator: ", ")
        return sentence + pick(" It has: \(list).", " Есть такие: \(list).", " Są takie: \(list).")
    }
    public func willBeImported(moods count: Int, pets petCount: Int) -> String {
        willBeImported(moodsAndPets(count, petCount))
    }
    public func imported(moods count: Int, pets petCount: Int) -> String {
        imported(moodsAndPets(count, petCount))
    }
    public func alreadyHere(moods count: Int) -> String {
        alreadyHere(moodCount(count))
    }
    /// Reports moods and pets of the file that were deleted here.
    public func deletedHere(moods count: Int, pets petCount: Int) -> String {
        staysDeleted(moodsAndPets(count, petCount))
    }
    /// Offers to restore moods and pets that were deleted here.
    public func restoreDeleted(moods count: Int, pets petCount: Int) -> String {
        restoreDeleted(moodsAndPets(count, petCount))
    }

    /// Counts of mood entries and pets: "3 mood entries and 2 pets". Zero counts are left out.
    public func moodsAndPets(_ count: Int, _ petCount: Int) -> String {
        if petCount == 0 { return moodCount(count) }
        let pets = self.petCount(petCount)
        if count == 0 { return pets }
        let moods = moodCount(count)
        return pick("\(moods) and \(pets)", "\(moods) и \(pets)", "\(moods) i \(pets)")
    }
}
