/// The form in which a typed word has the meaning of another, such as a word of a habit's title.
enum WordForm {
    case exact
    /// Another case or number: "растяжку", "pages"; or the verb of a noun: "read" of "Reading".
    case inflected
    /// The past of a verb or of the noun made from it: "meditated", "прочитал", "medytowałem".
    case past
}

extension WordForm {
    /// The form of a folded text of several words; nil if a word is another one. Small words such as "my" are skipped.
    init?(_ typed: [String], of title: String) {
        let words = Words.fold(title).split(separator: " ").map { String($0) }
        let typed = typed.count > words.count ? typed.filter { !Self.small.contains($0) } : typed
        guard !words.isEmpty, typed.count == words.count else { return nil }
        var form = WordForm.exact
        for (typed, word) in zip(typed, words) {
            guard let own = WordForm(typed, of: word) else { return nil }
            if own == .past || form == .exact { form = own }
        }
        self = form
    }

    /// The form of a folded word; nil if it is another word.
    init?(_ typed: String, of word: String) {
        if typed == word {
            self = .exact
        } else if !Self.stems(ofPast: typed).isDisjoint(with: Self.stems(of: word))
            || Self.isPerfective(typed, of: word)
        {
            self = .past
        } else if !Self.bases(typed).isDisjoint(with: Self.bases(word)) || Self.stems(of: word).contains(typed)
            || Self.stems(of: typed).contains(word)
        {
            self = .inflected
        } else {
            return nil
        }
    }

    private static let small: Set<String> = [
        "my", "the", "a", "an", "some", "of", "свою", "свой", "moj", "moja", "swoj",
    ]

    /// The word, and without each ending of a case or of the plural that it could have.
    private static func bases(_ word: String) -> Set<String> {
        var bases: Set<String> = [word]
        for ending in endings where word.hasSuffix(ending) && word.count >= ending.count + 3 {
            bases.insert(String(word.dropLast(ending.count)))
        }
        return bases
    }

    private static let endings = [
        "s", "es", "а", "я", "у", "ю", "ы", "и", "е", "о", "ь", "й", "ой", "ей", "ам", "ям", "ом", "ем", "ов", "ия",
        "ию",
        "ии", "a", "e", "y", "i", "u", "o", "em", "om", "ow", "ie", "ia",
    ]

    // MARK: - Verbs

    /// The stems of a verb in the infinitive, or of a noun made from one: "stretch" and "stretching" have "stretch".
    private static func stems(of word: String) -> Set<String> {
        var stems: Set<String> = [word]
        func add(without ending: String, _ changes: [String]) {
            guard word.hasSuffix(ending), word.count >= ending.count + 2 else { return }
            let stem = String(word.dropLast(ending.count))
            for change in changes { stems.insert(stem + change) }
            let letters = Array(stem)
            // "running"
            if ending == "ing", letters.count > 3, letters[letters.count - 1] == letters[letters.count - 2] {
                stems.insert(String(letters.dropLast()))
            }
        }
        add(without: "ing", ["", "e"])
        add(without: "ation", ["ate"])
        for ending in ["ть", "ться"] { add(without: ending, [""]) }
        add(without: "ание", ["а"])
        add(without: "ение", ["и", "е"])
        add(without: "ация", ["ирова"])
        add(without: "c", [""])
        add(without: "anie", ["a"])
        add(without: "enie", ["i", "e"])
        add(without: "acja", ["owa"])
        if word == "чтение" { stems.insert("чита") }
        return stems
    }

    /// The stems of which a word could be the past; empty if it is none.
    private static func stems(ofPast word: String) -> Set<String> {
        if let verb = irregular[word] { return [verb] }
        if word.hasSuffix("ed"), word.count > 4 {
            let stem = Array(word.dropLast(2))
            var stems: Set<String> = [String(stem), String(stem) + "e"]
            if stem.last == "i" { stems.insert(String(stem.dropLast()) + "y") }
            if stem.count > 2, stem[stem.count - 1] == stem[stem.count - 2] { stems.insert(String(stem.dropLast())) }
            return stems
        }
        let isReflexive = word.hasSuffix("ся") || word.hasSuffix("сь")
        let plain = isReflexive ? String(word.dropLast(2)) : word
        for ending in ["л", "ла", "ло", "ли", "lem", "lam"] where plain.hasSuffix(ending) {
            let stem = String(plain.dropLast(ending.count))
            return stem.count > 1 ? [stem] : []
        }
        return []
    }

    /// Returns whether one of the two has a prefix that makes the other's verb perfective: "прочитал", "Читать".
    private static func isPerfective(_ typed: String, of word: String) -> Bool {
        // English has no such prefixes: "scored" is not the past of "core".
        guard !typed.hasSuffix("ed") else { return false }
        let stems = stems(of: word)
        for stem in Self.stems(ofPast: typed) {
            for other in stems where stem.count > 1 && other.count > 1 {
                let (long, short) = stem.count > other.count ? (stem, other) : (other, stem)
                if long.hasSuffix(short), prefixes.contains(String(long.dropLast(short.count))) { return true }
            }
        }
        return false
    }

    private static let prefixes: Set<String> = [
        "по", "про", "с", "вы", "за", "на", "от", "о", "у", "po", "prze", "wy", "za", "na", "z", "s", "u", "o",
    ]

    private static let irregular = [
        "ran": "run", "drank": "drink", "ate": "eat", "wrote": "write", "slept": "sleep", "took": "take",
        "made": "make",
        "went": "go", "swam": "swim", "did": "do", "kept": "keep", "woke": "wake", "got": "get", "sang": "sing",
        "drew": "draw", "rode": "ride", "fed": "feed",
    ]
}
