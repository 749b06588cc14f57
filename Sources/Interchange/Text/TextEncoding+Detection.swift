extension TextEncoding {
    /// Detects the encoding of a text from its bytes alone: the same bytes always have the same encoding.
    ///
    /// A byte order mark decides; then zero bytes at every other position, which are UTF-16; then whether the bytes are
    /// UTF-8, of which single ones may be damaged. For other texts it decides by the letters that Polish, Czech,
    /// Hungarian, Russian, Ukrainian and the languages of Western Europe would have in each encoding.
    ///
    /// - Parameter declared: the encoding that the file declares, which is taken for a text of single bytes. It is
    ///   ignored for UTF-8, which many banks write whatever they declare.
    public static func detect(_ bytes: [UInt8], declared: TextEncoding? = nil) -> TextEncoding {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
        if bytes.starts(with: [0xFF, 0xFE]) { return .utf16LittleEndian }
        if bytes.starts(with: [0xFE, 0xFF]) { return .utf16BigEndian }
        if let wide = wide(bytes) { return wide }
        let counts = EncodingCounts(bytes)
        if counts.isUTF8 { return .utf8 }
        switch declared {
        case .windows1250, .windows1251, .windows1252, .latin1, .latin2: return declared ?? .utf8
        case .utf8, .utf16LittleEndian, .utf16BigEndian, nil: return counts.likeliest
        }
    }

    /// The UTF-16 of a text in which zeros are at even or odd positions alone, at least one in ten of them.
    private static func wide(_ bytes: [UInt8]) -> TextEncoding? {
        let start = bytes.prefix(4096)
        let odd = start.indices.count { $0 & 1 == 1 && start[$0] == 0 }
        let even = start.indices.count { $0 & 1 == 0 && start[$0] == 0 }
        guard start.count >= 4, max(odd, even) * 20 >= start.count, min(odd, even) == 0 else { return nil }
        return odd > even ? .utf16LittleEndian : .utf16BigEndian
    }
}

/// The frequency of each byte in a text, and of its neighbours.
private struct EncodingCounts {
    /// Bytes from 0x80 on, by value.
    private var upper = [Int](repeating: 0, count: 128)
    private var upperCount = 0
    /// Of those, the ones beside another.
    private var paired = 0
    private var letters = 0
    /// The letters j, k, w and z, of which Polish and Czech texts have many.
    private var slavicLetters = 0
    /// Sequences of several bytes that are valid UTF-8, and bytes that are not.
    private var sequences = 0
    private var invalid = 0

    @_optimize(speed)
    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { raw in
            var previous: UInt8 = 0
            for byte in raw {
                if byte >= 0x80 {
                    upper[Int(byte) &- 0x80] &+= 1
                    upperCount &+= 1
                    if previous >= 0x80 { paired &+= 2 }
                } else {
                    let letter = byte | 0x20
                    if letter >= 0x61, letter <= 0x7A {
                        letters &+= 1
                        if letter == 0x6A || letter == 0x6B || letter == 0x77 || letter == 0x7A { slavicLetters &+= 1 }
                    }
                }
                previous = byte
            }
            guard upperCount > 0 else { return }
            var position = 0
            while position < raw.count {
                let length = UTF8Sequence.length(at: position, in: raw)
                // The last character may be cut off.
                if length == 0, sequences > 0, position &+ 3 >= raw.count, raw[position] >= 0xC2 { break }
                if length == 0 { invalid &+= 1 }
                if length > 1 { sequences &+= 1 }
                position &+= max(length, 1)
            }
        }
    }

    /// Whether the text is UTF-8; single bytes may be damaged.
    var isUTF8: Bool { invalid == 0 || sequences >= 4 && sequences / 8 >= invalid }

    /// The likeliest encoding of single bytes.
    var likeliest: TextEncoding {
        // Words of Cyrillic letters have no others between them.
        if paired >= upperCount { return .windows1251 }
        var best = TextEncoding.windows1252
        var bestScore = Int.min
        for language in Self.languages {
            for encoding in language.encodings {
                let score = score(language.letters, encoding) + (language.isSlavic && isSlavic ? 1 : 0)
                if score > bestScore { (best, bestScore) = (encoding, score) }
            }
        }
        return best
    }

    /// Whether the plain letters are those of a Slavic language: more than one in twelve is a j, k, w or z.
    private var isSlavic: Bool { slavicLetters * 12 > letters }

    /// Adds for letters of a language and subtracts for all else but common signs.
    private func score(_ expected: String, _ encoding: TextEncoding) -> Int {
        var score = 0
        for (index, scalar) in encoding.upperHalf.enumerated() where upper[index] > 0 {
            let isExpected = expected.unicodeScalars.contains(scalar)
            if isExpected {
                score += 2 * upper[index]
            } else if scalar.value < 0xA0 || scalar == "\u{FFFD}" {
                score -= 4 * upper[index]
            } else if !Self.signs.unicodeScalars.contains(scalar) {
                score -= 2 * upper[index]
            }
        }
        return score
    }

    private struct Language {
        let letters: String
        let encodings: [TextEncoding]
        var isSlavic = false
    }

    private static let signs = "\u{A0}€„”“’‘–—…§°«»£©®"

    // In the order in which they are preferred if several fit equally.
    private static var languages: [Language] {
        [
            Language(letters: "äöüßÄÖÜéèàâçêëîïôûùœÉÈÀÇ", encodings: [.windows1252]),
            Language(letters: "áéíóúüñÁÉÍÓÚÑ¿¡ãõâêôçàÃÕÇºª", encodings: [.windows1252]),
            Language(letters: "åäöæøÅÄÖÆØéüðþÐÞáíóúý", encodings: [.windows1252]),
            Language(letters: "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ", encodings: [.windows1250, .latin2], isSlavic: true),
            Language(
                letters: "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽľĺŕôäĽ", encodings: [.windows1250, .latin2], isSlavic: true),
            Language(letters: "áéíóöőúüűÁÉÍÓÖŐÚÜŰ", encodings: [.windows1250, .latin2]),
            Language(letters: "čćšžđČĆŠŽĐ", encodings: [.windows1250, .latin2], isSlavic: true),
            Language(letters: Self.cyrillic, encodings: [.windows1251]),
        ]
    }

    private static let cyrillic =
        "абвгдежзийклмнопрстуфхцчшщъыьэюяАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯёЁіІїЇєЄґҐўЎ№"
}
