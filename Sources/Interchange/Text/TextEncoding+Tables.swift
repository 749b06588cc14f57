extension TextEncoding {
    /// The characters of the bytes from 0x80 on, if every byte is a character; U+FFFD where there is none (the tables
    /// of unicode.org/Public/MAPPINGS).
    var upperHalf: [Unicode.Scalar] {
        switch self {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: []
        case .latin1: (0x80...0xFF).compactMap { Unicode.Scalar(UInt32($0)) }
        case .windows1250: Array(Self.windows1250Letters.unicodeScalars)
        case .windows1251: Array(Self.windows1251Letters.unicodeScalars)
        case .windows1252: Self.windows1252Signs.unicodeScalars + Self.latin1Letters
        case .latin2: Self.controls + Self.latin2Letters.unicodeScalars
        }
    }

    private static var controls: [Unicode.Scalar] { (0x80...0x9F).compactMap { Unicode.Scalar(UInt32($0)) } }
    private static var latin1Letters: [Unicode.Scalar] { (0xA0...0xFF).compactMap { Unicode.Scalar(UInt32($0)) } }

    private static let windows1250Letters = """
        €\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\
        \u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
        """
    private static let windows1251Letters = """
        ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\
        \u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї\
        АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ\
        абвгдежзийклмнопрстуфхцчшщъыьэюя
        """
    private static let windows1252Signs = """
        €\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ
        """
    private static let latin2Letters = """
        \u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žż\
        ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß\
        ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙
        """
}
