extension TypedLine {
    /// The line without the given ranges, which are in order; nil if no letter, digit or other meaningful sign is left.
    func title(without ranges: [Range<Int>]) -> String? {
        var left: [Unicode.Scalar] = []
        var index = 0
        var next = 0
        var nextEscape = 0
        var isAfterPart = false
        while index < scalars.count {
            while next < ranges.count, ranges[next].upperBound <= index { next += 1 }
            if next < ranges.count, ranges[next].contains(index) {
                index = ranges[next].upperBound
                isAfterPart = true
                continue
            }
            let scalar = scalars[index]
            if nextEscape < escapes.count, escapes[nextEscape] == index {
                nextEscape += 1
            } else if Words.isWhitespace(scalar) {
                if !left.isEmpty, left.last != " " { left.append(" ") }
            } else if isAfterPart, [",", ".", ";", ":"].contains(scalar), left.last == " " || left.isEmpty {
                // Punctuation attaches to the text before the removed part, or is dropped if there is none.
                if !left.isEmpty { left.removeLast() }
                if left.last == "," { left.removeLast() }
                if !left.isEmpty { left.append(scalar) }
            } else {
                left.append(scalar)
            }
            if !Words.isWhitespace(scalar) { isAfterPart = false }
            index += 1
        }
        if left.last == " " { left.removeLast() }
        // A comma before a part at the end joins nothing any more.
        if isAfterPart { while let last = left.last, [",", ";", ":", " "].contains(last) { left.removeLast() } }
        return left.contains { Self.isWord($0) } ? String(left[...]) : nil
    }
}
