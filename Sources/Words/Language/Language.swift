/// A supported language.
public enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case russian = "ru"
    case polish = "pl"

    /// The language's name in that language.
    public var nativeName: String {
        switch self {
        case .english: "English"
        case .russian: "Русский"
        case .polish: "Polski"
        }
    }

    /// Returns the first supported language of `acceptLanguage` (BCP 47 tags, most preferred first), or English.
    public static func preferred(from acceptLanguage: [String]) -> Language {
        for tag in acceptLanguage {
            if let language = Language(tag: tag) { return language }
        }
        return .english
    }

    /// The language of a BCP 47 tag; nil if it is not supported.
    init?(tag: String) {
        self.init(rawValue: tag.prefix { $0 != "-" && $0 != "_" && $0 != ";" }.lowercased())
    }
}
