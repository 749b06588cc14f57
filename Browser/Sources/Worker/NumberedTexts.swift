import CivilTime
import Words

// The sentences that Browser/number-texts extracted from the sources, in a file for each language.

/// The sentences of each language by number; empty until the host provides them.
nonisolated(unsafe) private var numberedTexts: [[String]] = Language.allCases.map { _ in [] }

/// Whether a sentence was needed in a language that the host has not provided. Another language replaced it, so the
/// responses and caches of this instance are unusable.
nonisolated(unsafe) private(set) var lacksTexts = false

/// Sets the sentences of a language, by its index in `Language.allCases`: UTF-8, one per line.
@_expose(wasm, "setTexts")
@_cdecl("setTexts")
func setTexts(_ language: Int32, _ address: UnsafeRawPointer, _ count: Int32) {
    guard numberedTexts.indices.contains(Int(language)) else { return }
    let lines = UnsafeRawBufferPointer(start: address, count: Int(count)).split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    numberedTexts[Int(language)] = lines.map { String(decoding: $0, as: UTF8.self) }
}

extension Words {
    /// A sentence in this language.
    @inline(never)
    func numberedText(_ number: Int) -> String {
        let texts = numberedTexts[language.index]
        if number < texts.count { return texts[number] }
        lacksTexts = true
        for texts in numberedTexts where number < texts.count { return texts[number] }
        return "—"
    }

    /// A sentence with values in place of each U+0001.
    @inline(never)
    func numberedText(_ number: Int, _ values: [String]) -> String {
        var text: [UInt8] = []
        var next = 0
        for byte in numberedText(number).utf8 {
            if byte == 1, next < values.count {
                text.append(contentsOf: values[next].utf8)
                next += 1
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// A sentence with a value in place of U+0001.
    @inline(never)
    func numberedText(_ number: Int, _ value: String) -> String { numberedText(number, [value]) }
}

extension Language {
    /// The index in `allCases`, as in `setTexts`.
    fileprivate var index: Int {
        switch self {
        case .english: 0
        case .russian: 1
        case .polish: 2
        }
    }
}

/// The text of a value in a sentence.
func asText(_ text: String) -> String { text }
func asText(_ text: Substring) -> String { String(text) }
func asText(_ number: Int) -> String { String(number) }
func asText(_ number: Int64) -> String { String(number) }
func asText(_ number: UInt64) -> String { String(number) }
