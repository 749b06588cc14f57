extension HTML: ExpressibleByStringInterpolation {
    /// Creates markup from a literal.
    public init(stringLiteral value: String) {
        self.init(bytes: Array(value.utf8))
    }

    /// Creates markup from an interpolated literal.
    public init(stringInterpolation: Interpolation) {
        self.init(bytes: stringInterpolation.bytes)
    }

    /// The name the compiler looks up.
    public typealias StringInterpolation = Interpolation

    /// Collects the literals and escaped values of an interpolated string.
    ///
    /// Nothing is inlined: pages consist of thousands of these calls, and the browser downloads them all.
    public struct Interpolation: StringInterpolationProtocol, Sendable {
        var bytes: [UInt8] = []

        /// Reserves about 24 bytes per value.
        @inline(never)
        public init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + 24 * interpolationCount)
        }

        /// Adds literal markup.
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

        /// Adds markup, unescaped.
        @inline(never)
        public mutating func appendInterpolation(_ html: HTML) {
            bytes.append(contentsOf: html.bytes)
        }

        /// Adds markup, unescaped, if not nil.
        @inline(never)
        public mutating func appendInterpolation(_ html: HTML?) {
            if let html { bytes.append(contentsOf: html.bytes) }
        }

        /// Adds pieces of markup in order.
        @inline(never)
        public mutating func appendInterpolation(_ pieces: [HTML]) {
            for piece in pieces { bytes.append(contentsOf: piece.bytes) }
        }

        /// Adds markup if the condition is true, otherwise the alternative.
        @inline(never)
        public mutating func appendInterpolation(
            if condition: Bool, _ html: @autoclosure () -> HTML, else alternative: @autoclosure () -> HTML = .empty
        ) {
            bytes.append(contentsOf: condition ? html().bytes : alternative().bytes)
        }

        /// Adds ` name`, with a leading space, if the condition is true: `<input\(attribute: "checked", if: done)>`.
        @inline(never)
        public mutating func appendInterpolation(attribute name: StaticString, if condition: Bool) {
            if condition { appendName(name) }
        }

        /// Adds ` name="value"`, with a leading space and the value escaped, unless it is nil.
        @inline(never)
        public mutating func appendInterpolation(attribute name: StaticString, _ value: String?) {
            guard let value else { return }
            appendName(name)
            appendLiteral("=\"")
            bytes.appendEscaped(value)
            appendLiteral("\"")
        }

        /// Adds ` name="number"`, with a leading space, unless the number is nil.
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
