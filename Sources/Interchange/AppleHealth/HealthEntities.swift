/// Decodes the entities of texts: see `XMLReference`.
extension HealthBytes {
    /// Decodes the entities of a text; unknown ones are left unchanged.
    func string(_ text: HealthText) -> String {
        String(decoding: decoded(text).bytes, as: UTF8.self)
    }

    /// The bytes of a text with its entities decoded, and whether all of them were known.
    func decoded(_ text: HealthText) -> (bytes: [UInt8], isKnown: Bool) {
        var bytes: [UInt8] = []
        var isKnown = true
        var position = text.start
        while position < text.end {
            if self[position] == 38 {
                let end = upTo(min(text.end, position + 12)).firstIndex(of: 59, from: position)
                if end < min(text.end, position + 12),
                    let decoded = XMLReference.decoded((position + 1..<end).map { self[$0] })
                {
                    bytes += decoded
                    position = end + 1
                    continue
                }
                isKnown = false
            }
            bytes.append(self[position])
            position += 1
        }
        return (bytes, isKnown)
    }
}

extension HealthBytes {
    /// All bytes as one text.
    var whole: HealthText { HealthText(start: 0, count: count) }

    /// Returns whether a text may contain an entity.
    func hasEntity(_ text: HealthText) -> Bool { upTo(text.end).firstIndex(of: 38, from: text.start) < text.end }

    /// Returns whether two texts are equal.
    @inline(__always)
    func isSame(_ one: HealthText, _ other: HealthText) -> Bool {
        guard one.count == other.count else { return false }
        var position = 0
        while position < one.count {
            if self[one.start &+ position] != self[other.start &+ position] { return false }
            position &+= 1
        }
        return true
    }
}
