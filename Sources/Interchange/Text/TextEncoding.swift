/// The encoding of a text file.
public enum TextEncoding: String, CaseIterable, Hashable, Sendable {
    case utf8 = "utf-8"
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    /// Central European, as Windows writes it.
    case windows1250 = "windows-1250"
    /// Cyrillic, as Windows writes it.
    case windows1251 = "windows-1251"
    /// Western European, as Windows writes it.
    case windows1252 = "windows-1252"
    /// Western European.
    case latin1 = "iso-8859-1"
    /// Central European.
    case latin2 = "iso-8859-2"

    /// The encoding's usual name, such as "Windows-1250" (IANA Character Sets).
    public var name: String {
        switch self {
        case .utf8: "UTF-8"
        case .utf16LittleEndian: "UTF-16LE"
        case .utf16BigEndian: "UTF-16BE"
        case .windows1250: "Windows-1250"
        case .windows1251: "Windows-1251"
        case .windows1252: "Windows-1252"
        case .latin1: "ISO 8859-1"
        case .latin2: "ISO 8859-2"
        }
    }

    /// Parses a name as files declare it: "UTF-8", "ISO-8859-2", "windows-1251", "CP1252" or "1252". Nil for any other.
    public init?(declared name: String) {
        let plain = name.lowercased().utf8.filter { byte in
            byte >= 0x30 && byte <= 0x39 || byte >= 0x61 && byte <= 0x7A
        }
        switch String(decoding: plain, as: UTF8.self) {
        case "utf8": self = .utf8
        case "utf16le": self = .utf16LittleEndian
        case "utf16be": self = .utf16BigEndian
        case "windows1250", "cp1250", "1250": self = .windows1250
        case "windows1251", "cp1251", "1251": self = .windows1251
        case "windows1252", "cp1252", "1252": self = .windows1252
        case "iso88591", "88591", "latin1": self = .latin1
        case "iso88592", "88592", "latin2": self = .latin2
        default: return nil
        }
    }
}
