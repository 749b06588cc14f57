/// Base letters of accented Latin letters, for accent-insensitive search.
enum BaseLetters {
    /// The search form of a lowercase scalar: "é" as "e", "ł" as "l", "ё" as "е", "ß" as "ss"; nil if it is unchanged.
    static func replacement(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "ё": return "е"
        case "ß": return "ss"
        case "æ": return "ae"
        case "œ": return "oe"
        case "þ": return "th"
        case "ĳ": return "ij"
        case "“", "”", "„", "«", "»": return "\""
        case "’", "‘", "‚", "`": return "'"
        case "–", "—", "‑", "−": return "-"
        default: break
        }
        guard let letter = letter(of: scalar) else { return nil }
        return String(Character(letter))
    }

    /// The base letter a…z of an accented lowercase Latin letter; nil for any other scalar.
    static func letter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
        let letter: UInt8
        switch scalar.value {
        case 0xE0..<0x180: letter = latin[Int(scalar.value - 0xE0)]
        case 0x1E00..<0x1F00: letter = latinAdditional[Int(scalar.value - 0x1E00)]
        default: return nil
        }
        return letter == UInt8(ascii: ".") ? nil : Unicode.Scalar(letter)
    }

    /// The precomposed letter for a lowercase base and a combining mark, where an alphabet has it as a separate letter.
    static func composed(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
        switch (base, mark.value) {
        case ("a", 0x328): "ą"
        case ("c", 0x301): "ć"
        case ("e", 0x328): "ę"
        case ("n", 0x301): "ń"
        case ("o", 0x301): "ó"
        case ("s", 0x301): "ś"
        case ("z", 0x301): "ź"
        case ("z", 0x307): "ż"
        case ("и", 0x306): "й"
        case ("е", 0x308): "ё"
        default: nil
        }
    }

    /// Whether a scalar is a combining mark (U+0300…U+036F).
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        (0x300...0x36F).contains(scalar.value)
    }

    /// Base letters of U+00E0…U+017F; a dot where there is none.
    private static let latin = Array(
        """
        aaaaaa.ceeeeiiiidnooooo.ouuuuy.yAaAaAaCcCcCcCcDd.dEeEeEeEeEeGgGgGgGgHh.hIiIiIiIiIi..JjKkkLlLlLl.\
        l.lNnNnNn..nOoOoOo..RrRrRrSsSsSsSsTtTt.tUuUuUuUuUuUuWwYyYZzZzZzs
        """.utf8)

    /// Base letters of U+1E00…U+1EFF; a dot where there is none.
    private static let latinAdditional = Array(
        """
        AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRr\
        SsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEe\
        EeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
        """.utf8)
}
