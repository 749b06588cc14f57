extension Array where Element == UInt8 {
    /// Appends text, escaped for use between tags and in double- or single-quoted attributes.
    ///
    /// `& < > " '` become character references. Control characters that HTML forbids (all but tab, line feed and
    /// carriage return) and those that reorder the text around them (embeddings, overrides and isolates) become U+FFFD. Everything
    /// else, direction marks included, is unchanged.
    mutating func appendEscaped(_ text: String) {
        var text = text
        text.withUTF8 { source in
            var start = 0
            var index = 0
            while index < source.count {
                let width = escapedWidth(source, at: index)
                if width > 0 {
                    append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
                    appendReplacement(of: source[index])
                    start = index + width
                }
                index += width == 0 ? 1 : width
            }
            append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
        }
    }

    /// The number of bytes to replace at an index: none, one, the two of a control character above U+007F, or the three of U+202A to
    /// U+202E or U+2066 to U+2069.
    @inline(__always)
    private func escapedWidth(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch source[index] {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): 1
        case 0x00...0x08, 0x0B, 0x0C, 0x0E...0x1F, 0x7F: 1
        case 0xC2: source[index + 1] < 0xA0 ? 2 : 0
        case 0xE2:
            switch (source[index + 1], source[index + 2]) {
            case (0x80, 0xAA...0xAE), (0x81, 0xA6...0xA9): 3
            default: 0
            }
        default: 0
        }
    }

    private mutating func appendReplacement(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
        default: append(contentsOf: "\u{FFFD}".utf8)
        }
    }

    /// Appends an integer in decimal digits.
    mutating func appendDecimal(_ number: UInt64) {
        var rest = number
        let start = count
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
