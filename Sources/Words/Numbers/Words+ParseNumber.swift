extension Words {
    /// Parses a finite number; nil for anything else.
    ///
    /// A comma or dot is accepted as the decimal separator in every language, and spaces, commas or dots as group
    /// separators. Only "1,234" depends on the language: a thousand in English, a fraction in the others.
    public func parseNumber(_ text: String) -> Double? {
        var scalars = Self.trimmed(text)
        var isNegative = false
        if let sign = scalars.first, sign == "-" || sign == "−" || sign == "+" {
            isNegative = sign != "+"
            scalars.removeFirst()
        }
        guard scalars.count <= 400 else { return nil }
        guard let (wholePart, fraction) = split(scalars) else { return nil }
        guard let whole = ungrouped(wholePart), fraction.allSatisfy(Self.isDigit) else { return nil }
        guard !whole.isEmpty || !fraction.isEmpty else { return nil }

        var plain = isNegative ? "-" : ""
        plain.unicodeScalars.append(contentsOf: whole.isEmpty ? ["0"] : whole)
        if !fraction.isEmpty {
            plain += "."
            plain.unicodeScalars.append(contentsOf: fraction)
        }
        guard let value = Double(plain), value.isFinite else { return nil }
        return value == 0 ? 0 : value
    }

    /// Splits a number at its decimal separator; nil if no digit follows it.
    private func split(
        _ scalars: ArraySlice<Unicode.Scalar>
    ) -> (whole: ArraySlice<Unicode.Scalar>, fraction: ArraySlice<Unicode.Scalar>)? {
        guard let last = scalars.lastIndex(where: Self.isSign) else { return (scalars, []) }
        let before = scalars[..<last]
        let after = scalars[(last + 1)...]
        let isRepeated = before.contains(scalars[last])
        let isEnglishThousands =
            language == .english && scalars[last] == "," && after.count == 3 && before.first != "0"
            && !before.isEmpty && before.count <= 3 && before.allSatisfy(Self.isDigit)
        if isRepeated || isEnglishThousands { return (scalars, []) }
        return after.isEmpty ? nil : (before, after)
    }

    /// Removes group separators; nil unless every group after the first has three digits.
    private func ungrouped(_ scalars: ArraySlice<Unicode.Scalar>) -> [Unicode.Scalar]? {
        var digits: [Unicode.Scalar] = []
        var separator: Unicode.Scalar?
        var group = 0
        for scalar in scalars {
            if Self.isDigit(scalar) {
                digits.append(scalar)
                group += 1
                continue
            }
            guard Self.isSign(scalar) || Self.isSpace(scalar) else { return nil }
            guard separator == nil ? (1...3).contains(group) : separator == scalar && group == 3 else { return nil }
            separator = scalar
            group = 0
        }
        return separator == nil || group == 3 ? digits : nil
    }

    private static func trimmed(_ text: String) -> ArraySlice<Unicode.Scalar> {
        var scalars = Array(text.unicodeScalars)[...]
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return scalars
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar >= "0" && scalar <= "9" }

    private static func isSign(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "," }

    /// A space, tab, line end, or a no-break, thin or narrow no-break space.
    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{A0}", "\u{2009}", "\u{202F}": true
        default: false
        }
    }
}
