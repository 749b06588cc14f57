extension HTML: ExpressibleByStringInterpolation {
    /// Markup written in the source.
    public init(stringLiteral value: String) {
        self.init(bytes: Array(value.utf8))
    }

    /// Markup written in the source, with what was interpolated into it.
    public init(stringInterpolation: Interpolation) {
        self.init(bytes: stringInterpolation.bytes)
    }

    /// The name under which the language finds `Interpolation`.
    public typealias StringInterpolation = Interpolation

    /// What collects the literals and the escaped values of one interpolated string.
    ///
    /// Nothing of it is inlined: pages are made of thousands of these calls, and the browser downloads them all.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var bytes: [UInt8] = []

        /// Begins an interpolated string; values are expected to take some 24 bytes each.
        @inline(never)
        public init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        /// Adds markup written in the source.
        @inline(never)
        public mutating func appendLiteral(_ literal: String) {
            bytes.append(contentsOf: literal.utf8)
        }

        /// Adds text, escaped.
        @inline(never)
        public mutating func appendInterpolation(_ text: String) {
            bytes.appendEscaped(text)
        }

        /// Adds text, escaped.
        @inline(never)
        public mutating func appendInterpolation(_ text: Substring) {
            bytes.appendEscaped(String(text))
        }

        /// Adds one character, escaped.
        @inline(never)
        public mutating func appendInterpolation(_ character: Character) {
            bytes.appendEscaped(String(character))
        }

        /// Adds an integer in decimal digits, without grouping.
        @inline(never)
        public mutating func appendInterpolation(_ number: some BinaryInteger) {
            if number < 0 { bytes.append(UInt8(ascii: "-")) }
            bytes.appendDecimal(UInt64(clamping: number.magnitude))
        }

        /// Adds markup as it is.
        @inline(never)
        public mutating func appendInterpolation(_ html: HTML) {
            bytes.append(contentsOf: html.bytes)
        }

        /// Adds markup as it is, or nothing.
        @inline(never)
        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { bytes.append(contentsOf: html.bytes) }
        }

        /// Adds pieces of markup, one after the other.
        @inline(never)
        public mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { bytes.append(contentsOf: piece.bytes) }
        }

        /// Adds markup when the condition holds, and otherwise the alternative.
        @inline(never)
        public mutating func appendInterpolation(
            if condition: Bool, _ html: @autoclosure () -> HTML, else alternative: @autoclosure () -> HTML = .empty
        ) {
            bytes.append(contentsOf: condition ? html().bytes : alternative().bytes)
        }

        /// Adds ` name`, with its leading space, when the condition holds: `<input\(attribute: "checked", if: done)>`.
        @inline(never)
        public mutating func appendInterpolation(attribute name: StaticString, if condition: Bool) {
            if condition { appendName(name) }
        }

        /// Adds ` name="value"`, with its leading space and the value escaped, unless the value is nil.
        @inline(never)
        public mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
            guard let value else { return }
            appendName(name)
            appendLiteral("=\"")
            bytes.appendEscaped(value)
            appendLiteral("\"")
        }

        /// Adds ` name="number"`, with its leading space, unless the number is nil.
        @inline(never)
        public mutating func appendInterpolation(attribute name: StaticString, _ number: Int?) {
            guard let number else { return }
            appendName(name)
            appendLiteral("=\"")
            appendInterpolation(number)
            appendLiteral("\"")
        }

        private mutating func appendName(_ name: StaticString) {
            bytes.append(UInt8(ascii: " "))
            name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        }
    }
}
