/// A language Daybook speaks.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"
    case polish = "pl"

    /// What the language is called by those who speak it.
    public var ownName: String {
        switch self {
        case .english: "English"
        case .russian: "Русский"
        case .polish: "Polski"
        }
    }

    /// The first language of `acceptLanguage` (BCP 47 tags, most wanted first) that Daybook speaks, or English.
    public static func preferred(from acceptLanguage: [String]) -> Language {
        for tag in acceptLanguage {
            let primary = tag.prefix { $0 != "-" && $0 != "_" && $0 != ";" }
            if let language = Language(rawValue: primary.lowercased()) { return language }
        }
        return .english
    }
}
