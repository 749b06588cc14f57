import DaybookCore

/// Common names of the five mood levels in several languages, used as a guess where a file does not state the level.
enum DaylioNames {
    private static let words: [(mood: Mood, names: [String])] = [
        (
            .great,
            [
                "great", "awesome", "amazing", "excellent", "fantastic", "super", "toll", "fantastisch", "génial",
                "excelente", "increíble", "ottimo", "отлично", "супер", "чудесно", "świetnie", "wspaniale",
            ]
        ),
        (
            .good,
            ["happy", "fine", "gut", "bien", "bueno", "bene", "bom", "хорошо", "хорошее", "dobrze", "dobry"]
        ),
        (
            .okay,
            [
                "okay", "ok", "average", "neutral", "so-so", "normal", "naja", "bof", "regular", "così così",
                "нормально", "так себе", "обычно", "średnio", "tak sobie", "normalnie",
            ]
        ),
        (
            .bad,
            [
                "sad", "low", "not good", "schlecht", "mal", "malo", "mauvais", "male", "ruim", "плохо", "грустно",
                "źle", "słabo", "kiepsko",
            ]
        ),
        (
            .awful,
            [
                "horrible", "terrible", "fugly", "furchtbar", "schrecklich", "affreux", "orribile", "terrível",
                "ужасно", "okropnie", "fatalnie", "strasznie",
            ]
        ),
    ]

    /// Guesses the level of a name; okay if it is unknown.
    static func guess(_ name: String) -> Mood {
        let name = PlainText.line(name).lowercased()
        return words.first { $0.names.contains(name) }?.mood ?? .okay
    }
}
