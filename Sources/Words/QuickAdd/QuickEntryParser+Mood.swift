extension QuickEntryParser {
    /// "mood good, walk", "настроение хорошее после прогулки", "mood great yesterday"
    func mood() -> QuickEntry? {
        let begin = start
        let isNamed = Self.moodWords.contains(word(begin))
        guard isNamed || ["feeling", "чувствую", "czuje"].contains(word(begin)) else { return nil }
        let past = pastDay(begin + 1)
        let index = skipping(["is", "was", "себя", "sie", "-", "–", "—"], past?.end ?? begin + 1)
        guard let (mood, length) = moodLevel(index) else { return nil }
        let found = QuickMood(mood: mood, tags: [], note: "", day: past?.day ?? day)
        return self.mood(found, index + length, canHaveNote: isNamed)
    }

    /// "Rex anxious", "Rex was calm, walk", "mood Rex: happy", "Рекс грустит"
    func mood(of pets: [String]) -> QuickEntry? {
        var begin = start
        var isNamed = Self.moodWords.contains(word(begin))
        if isNamed { begin += 1 }
        for pet in pets.sorted(by: { $0.utf8.count > $1.utf8.count }) {
            var name = Words.fold(pet).split(separator: " ").map { String($0) }
            let typed = tokens.dropFirst(begin).prefix(name.count).map { $0.folded }
            guard !name.isEmpty, typed.count == name.count else { continue }
            // "Rex's mood"
            if typed != name { name[name.count - 1] += "'s" }
            guard typed == name else { continue }
            var index = begin + name.count
            if Self.moodWords.contains(word(index)) {
                isNamed = true
                index += 1
            }
            let next = skipping(Self.seems, index)
            guard let (mood, length) = petMood(skipping(["себя", "sie"], next)) else { return nil }
            let end = skipping(["себя", "sie"], next) + length
            let found = QuickMood(pet: pet, mood: mood, tags: [], note: "", day: day)
            return self.mood(found, end, canHaveNote: isNamed || next > index)
        }
        return nil
    }

    private func skipping(_ words: [String], _ index: Int) -> Int { words.contains(word(index)) ? index + 1 : index }

    /// Reads the day and the tags or the note after a mood. Nil if it has a note but cannot, or if the day is to come.
    private func mood(_ mood: QuickMood, _ index: Int, canHaveNote: Bool) -> QuickEntry? {
        var (found, index) = (mood, index)
        if index < tokens.count, !tokens[index - 1].endsPart {
            if let past = pastDay(index) {
                (found.day, index) = (past.day, past.end)
            } else if isAhead(index) {
                return nil
            }
        }
        let isCut = index >= tokens.count || tokens[index - 1].endsPart || tokens[index].text.hasPrefix("#")
        guard canHaveNote || isCut else { return nil }
        if !isCut {
            found.note = note(from: index)
            return .mood(found)
        }
        var part: [String] = []
        while index < tokens.count {
            let token = tokens[index]
            if token.text.hasPrefix("#"), token.text.count > 1 {
                add(&part, to: &found)
                found.tags.append(String(token.text.dropFirst()))
            } else if !token.text.isEmpty {
                part.append(token.text)
            }
            if token.endsPart { add(&part, to: &found) }
            index += 1
        }
        add(&part, to: &found)
        return .mood(found)
    }

    /// Adds a few words as a tag, and more as a note.
    private func add(_ part: inout [String], to mood: inout QuickMood) {
        guard !part.isEmpty else { return }
        let text = part.joined(separator: " ")
        part = []
        if text.split(separator: " ").count <= 3 {
            mood.tags.append(text)
        } else {
            mood.note += (mood.note.isEmpty ? "" : ", ") + text
        }
    }

    private func note(from index: Int) -> String {
        tokens[index...].map { $0.text + ($0.endsPart ? "," : "") }.joined(separator: " ")
    }

    private func moodLevel(_ index: Int) -> (String, Int)? {
        if index + 1 < tokens.count, ["так себе", "tak sobie"].contains(word(index) + " " + word(index + 1)) {
            return ("okay", 2)
        }
        let level = word(index).hasSuffix("/5") ? String(word(index).dropLast(2)) : word(index)
        if let number = Int(level), (1...5).contains(number) { return (Self.levels[number - 1], 1) }
        for (mood, names) in Self.moods where names.contains(word(index)) { return (mood, 1) }
        return nil
    }

    /// Reads the mood of a pet: the name of one, or a word that begins like the word for it.
    private func petMood(_ index: Int) -> (String, Int)? {
        let languages = [words, Words(.english)]
        for (mood, stems) in Self.petMoods {
            for name in languages.map({ Words.fold($0.moodName(mood)).split(separator: " ") }) {
                let typed = tokens.dropFirst(index).prefix(name.count).map { Substring($0.folded) }
                if typed == name { return (mood, name.count) }
            }
            for stem in stems.split(separator: " ") {
                // "Ill" is a whole word, "illustration" another.
                if stem.count > 3 ? word(index).hasPrefix(stem) : word(index) == stem { return (mood, 1) }
            }
        }
        return nil
    }

    private static let moodWords: Set<String> = ["mood", "настроение", "nastroj", "humor"]

    private static let seems = [
        "is", "was", "feels", "felt", "seems", "seemed", "looks", "looked", "-", "–", "—", "был", "была", "чувствует",
        "кажется", "jest", "byl", "byla", "czuje", "wydaje",
    ]

    /// The beginnings of words for the moods of pets, by code.
    static let petMoods = [
        (
            "anxious",
            "anxious nervous scared afraid worried тревож нервн нервнич испуг беспоко niespokoj zaniepoko nerwow przestrasz"
        ),
        (
            "happy",
            "happy joyful cheerful радост радует весел счастлив доволен довольна довольны szczesliw radosn wesol zadowol"
        ),
        ("playful", "playful игрив играет figlarn rozbawion bawi"),
        ("calm", "calm relaxed peaceful спокой spokoj"),
        ("affectionate", "affectionate cuddly loving ласков нежн czuly czula przytuln"),
        ("tired", "tired sleepy exhausted устал утомл сонн zmecz senn spiac"),
        ("sad", "sad unhappy грус печал smutn smuci"),
        (
            "irritable",
            "irritable irritated grumpy angry раздраж сердит злой злая злится rozdraznion drazliw zly zla zlosci"
        ),
        ("unwell", "unwell sick ill болен больн болеет нездор chory chora choruje"),
    ]

    private static let levels = ["awful", "bad", "okay", "good", "great"]

    /// The words for moods, by code.
    static let moods: [(String, Set<String>)] = [
        (
            "awful",
            ["awful", "terrible", "horrible", "ужасно", "ужасное", "okropnie", "okropny", "fatalny", "fatalnie"]
        ),
        ("bad", ["bad", "low", "плохо", "плохое", "zle", "zly", "kiepski", "kiepsko"]),
        (
            "okay",
            [
                "okay", "ok", "so-so", "meh", "fine", "нормально", "нормальное", "normalny", "normalnie", "sredni",
                "srednio",
            ]
        ),
        ("good", ["good", "хорошо", "хорошее", "dobrze", "dobry"]),
        (
            "great",
            [
                "great", "amazing", "awesome", "excellent", "отлично", "отличное", "прекрасное", "прекрасно",
                "swietnie",
                "swietny", "wspanialy",
            ]
        ),
    ]
}
