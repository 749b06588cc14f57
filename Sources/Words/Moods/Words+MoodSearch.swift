/// The moods and feelings that typed words mean.
extension Words {
    /// The codes of the moods and feelings that a text means, in any of the languages and in any form: "тревожно", "anxious".
    public func feelingCodes(meantBy typed: String) -> Set<String> {
        let word = Words.fold(typed)
        guard word.count > 3, !word.contains(" ") else { return [] }
        let levels = QuickEntryParser.moods.filter { $0.1.contains(word) }.map { $0.0 }
        let stems = (QuickEntryParser.petMoods + Self.feelingStems).filter { _, stems in
            stems.split(separator: " ").contains { $0.count > 3 && word.hasPrefix($0) }
        }
        return Set(levels + stems.map { $0.0 })
    }

    /// The folded beginnings of words for feelings that are no moods of pets.
    private static let feelingStems = [
        ("grateful", "grateful gratitude thankful благодар wdzieczn"), ("relaxed", "relax расслаб odprez zrelaks"),
        ("excited", "excite воодуш восторж ekscyt podekscyt"), ("proud", "proud pride горд dumn"),
        ("hopeful", "hopeful hoping надежд nadziej"), ("loved", "loved любов любим milos kochan"),
        ("focused", "focus сосредот skupi"), ("curious", "curio любопыт ciekaw"),
        ("stressed", "stress стресс stres zestres"), ("overwhelmed", "overwhelm перегруж przytlocz"),
        ("angry", "angry anger злой злая злость злюсь сердит zlosc rozzlosz wsciek"),
        ("lonely", "lonel одинок samotn"), ("bored", "bored boring скуч nudn znudz"),
    ]
}
