import CivilTime

/// The vocabulary of dates, times and repetitions in English and one other language, folded.
struct Lexicon: Sendable {
    private var terms: [String: [Term]] = [:]
    private let dayNames: [String]

    /// The meanings of a folded word, or of the name of a day for which it is a typing error.
    func terms(of word: String) -> [Term] {
        terms[word] ?? Self.mistyped(word, among: dayNames).flatMap { terms[$0] } ?? []
    }

    /// The vocabulary of a language, together with the English one.
    static func of(_ language: Language) -> Lexicon {
        switch language {
        case .english: english
        case .russian: russian
        case .polish: polish
        }
    }

    private static let english = Lexicon([.english])
    private static let russian = Lexicon([.english, .russian])
    private static let polish = Lexicon([.english, .polish])

    private init(_ languages: [Language]) {
        dayNames = languages.flatMap { Self.dayNames(in: $0) }
        for language in languages {
            let words = Words(language)
            addMonths(words)
            addWeekdays(words)
            let table =
                switch language {
                case .english: Self.englishWords
                case .russian: Self.russianWords
                case .polish: Self.polishWords
                }
            for (term, list) in table { for word in list.split(separator: " ") { add(String(word), term) } }
        }
    }

    private mutating func add(_ word: String, _ term: Term) {
        let word = Words.fold(word)
        var existing = terms[word] ?? []
        if !existing.contains(term) { existing.append(term) }
        terms[word] = existing
    }

    private mutating func addMonths(_ words: Words) {
        for number in 1...12 {
            guard let long = words.monthInDate(number), let short = words.shortMonthInDate(number) else { continue }
            // "sie" is also a reflexive pronoun, and the abbreviated month is the same once folded.
            var names = short == "sie" ? [long] : [long, short]
            // The short month after a day number is "maja"; "maj" is typed as well.
            if number == 5, words.language == .polish { names.append("maj") }
            for name in names {
                add(name, .month(number))
                guard words.language == .english else { continue }
                add(name, number == 3 || number == 5 ? .looseMonthFirst(number) : .monthFirst(number))
            }
            add(words.monthLocative(number), .monthIn(number))
        }
    }

    private mutating func addWeekdays(_ words: Words) {
        for weekday in Weekday.allCases {
            let short = words.shortWeekday(weekday)
            if words.language == .english {
                add(words.weekday(weekday), .weekday(weekday))
                let isWord = ["Mon", "Wed", "Sat", "Sun"].contains(short)
                add(short, isWord ? .looseWeekday(weekday) : .weekday(weekday))
            } else {
                for name in [
                    words.weekday(weekday), words.weekdayAccusative(weekday), words.weekdayGenitive(weekday),
                ] {
                    add(name, .boundWeekday(weekday))
                }
                add(short, short == "so" || short == "cz" ? .boundWeekday(weekday) : .looseWeekday(weekday))
            }
            add(words.weekdayPlural(weekday), .weekdays(weekday))
        }
    }
}
