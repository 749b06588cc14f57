/// Typed sets of an exercise: "Bench press 3x8x60", "Running 5 km 25:00", "Plank 1:30".
public struct TypedSet: Hashable, Sendable {
    public var exercise = ""
    /// The number of equal sets.
    public var count = 1
    public var repetitions: Int?
    public var kilograms: Double?
    public var seconds: Int?
    public var metres: Double?
    /// The number of further repetitions that would have been possible.
    public var repsInReserve: Int?

    init() {}
}

extension Words {
    /// Parses sets; nil if no exercise is named or a figure is invalid.
    ///
    /// Two numbers joined by x are sets and repetitions, and a third, or a number after them, is the load. Sets can also be of
    /// a time or a distance: `2x1:00`, `4x400m`. If there is no
    /// other load, and the first number is more sets than anyone does, `100x5`, or no whole number, `62.5x5`, it is the
    /// load of one set. `@60` is also a load, a single number is repetitions, `25:00` a time, and `rir 2` the repetitions in reserve.
    ///
    /// - Parameter imperial: whether a load without a unit is in pounds.
    public func parseSet(_ line: String, imperial: Bool = false) -> TypedSet? {
        var tokens = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
        var set = TypedSet()
        while let first = tokens.first, !Self.isNumberToken(first) {
            set.exercise += (set.exercise.isEmpty ? "" : " ") + first
            tokens.removeFirst()
        }
        guard !set.exercise.isEmpty, !tokens.isEmpty else { return nil }
        var index = 0
        var isAfterRepetitions = false
        while index < tokens.count {
            var token = Self.withLatinX(tokens[index])
            index += 1
            // A sign or unit between spaces belongs to the token before or after it.
            if index < tokens.count, token == "@" || token == "rir" || isUnit(tokens[index]) {
                token += tokens[index].lowercased()
                index += 1
            }
            // "5x5 100"
            if isAfterRepetitions, parseNumber(token) != nil { token = "@" + token }
            guard parse(token, into: &set, imperial) else { return nil }
            isAfterRepetitions = Self.hasRepetitions(token)
        }
        if set.count > Self.mostSets, set.repetitions != nil, set.kilograms == nil {
            set.kilograms = parseWeight(String(set.count), imperial: imperial)
            set.count = 1
        }
        return set
    }

    /// The most equal sets that are believed; a greater number before repetitions is a load.
    private static let mostSets = 20

    private static func withLatinX(_ token: String) -> String {
        token.lowercased().map { "×хХ".contains($0) ? "x" : String($0) }.joined()
    }

    /// Whether a token is sets and repetitions without a load: "3x8".
    private static func hasRepetitions(_ token: String) -> Bool {
        let parts = token.split(separator: "x", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { Int($0) != nil }
    }

    /// Whether a word says sets and repetitions: "3x8", "3×8x60kg".
    static func isSets(_ word: String) -> Bool {
        let parts = withLatinX(word).split(separator: "x", omittingEmptySubsequences: false)
        return (2...3).contains(parts.count) && parts.prefix(2).allSatisfy { $0.first?.isWholeNumber == true }
    }

    private static func isNumberToken(_ token: String) -> Bool {
        token.first.map { $0.isASCII && $0.isWholeNumber || $0 == "@" } ?? false
    }

    private func isUnit(_ token: String) -> Bool {
        ["kg", "кг", "lb", "lbs", "km", "км", "m", "м", "mi", "min", "мин", "s", "sec", "с", "сек", "h", "ч", "godz"]
            .contains(token.lowercased())
    }

    private func parse(_ token: String, into set: inout TypedSet, _ imperial: Bool) -> Bool {
        if token.hasPrefix("rir") { return fill(&set.repsInReserve, Int(token.dropFirst(3))) }
        if token.hasPrefix("@") {
            return fill(&set.kilograms, parseWeight(String(token.dropFirst()), imperial: imperial))
        }
        let at = token.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        if at.count == 2 { return parse(at[0], into: &set, imperial) && parse("@" + at[1], into: &set, imperial) }
        let parts = token.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
        if parts.count == 2 || parts.count == 3 {
            // "62.5x5", "100kgx5"
            if parts.count == 2, Int(parts[0]) == nil, let load = parseWeight(parts[0], imperial: imperial) {
                return fill(&set.kilograms, load) && fill(&set.repetitions, Int(parts[1]))
            }
            guard let count = Int(parts[0]), (1...10_000).contains(count), set.count == 1 else { return false }
            // "8x60kg": with a unit, the second number can only be a load.
            if parts.count == 2, Int(parts[1]) == nil, let load = parseWeight(parts[1], imperial: imperial) {
                return fill(&set.repetitions, count) && fill(&set.kilograms, load)
            }
            set.count = count
            // "2x1:00", "4x400m": sets of a time or a distance.
            if parts.count == 2, parts[1].first?.isWholeNumber == true, Int(parts[1]) == nil {
                return parse(parts[1], into: &set, imperial)
            }
            guard fill(&set.repetitions, Int(parts[1])) else { return false }
            return parts.count == 2 || fill(&set.kilograms, parseWeight(parts[2], imperial: imperial))
        }
        if token.contains(":") { return fill(&set.seconds, Self.seconds(token)) }
        guard let (value, unit) = parseQuantity(token), value >= 0, value < 1_000_000 else { return false }
        switch unit {
        case "": return value == value.rounded() && fill(&set.repetitions, Int(value))
        case "kg", "кг", "lb", "lbs": return fill(&set.kilograms, parseWeight(token))
        case "km", "км": return fill(&set.metres, value * 1000)
        case "m", "м": return fill(&set.metres, value)
        case "mi": return fill(&set.metres, value * Self.metresOfMile)
        case "h", "ч", "godz": return fill(&set.seconds, Int(exactly: (value * 3600).rounded()))
        case "min", "мин": return fill(&set.seconds, Int(exactly: (value * 60).rounded()))
        case "s", "sec", "с", "сек": return fill(&set.seconds, Int(value.rounded()))
        default: return false
        }
    }

    /// Sets a figure unless it is already set; returns false if it is, or if there is no value.
    private func fill<Figure>(_ figure: inout Figure?, _ value: Figure?) -> Bool {
        guard figure == nil, let value else { return false }
        figure = value
        return true
    }

    /// Parses a duration such as "90", "1:30", "1:02:03" or "2 min" to seconds; nil if it is not one.
    public func parseClock(_ text: String) -> Int? {
        if text.contains(":") { return Self.seconds(text) }
        guard let (value, unit) = parseQuantity(text), value >= 0, value < 1_000_000 else { return nil }
        switch unit {
        case "", "s", "sec", "с", "сек": return Int(exactly: value.rounded())
        case "min", "мин": return Int(exactly: (value * 60).rounded())
        case "h", "ч", "godz": return Int(exactly: (value * 3600).rounded())
        default: return nil
        }
    }

    /// Parses a distance such as "5 km", "400 m" or "3 mi" to metres; nil if it is not one.
    ///
    /// - Parameter imperial: whether a number without a unit is in miles rather than kilometres.
    public func parseDistance(_ text: String, imperial: Bool = false) -> Double? {
        guard let (value, unit) = parseQuantity(text), value >= 0, value < 10_000_000 else { return nil }
        switch unit {
        case "": return value * (imperial ? Self.metresOfMile : 1000)
        case "km", "км": return value * 1000
        case "m", "м": return value
        case "mi", "миль", "мили", "mil": return value * Self.metresOfMile
        default: return nil
        }
    }

    /// Parses "25:00" or "1:02:03" to seconds.
    private static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (index, part) in parts.enumerated() {
            guard let part, part >= 0, part < (index == 0 ? 1000 : 60) else { return nil }
            seconds = seconds * 60 + part
        }
        return seconds
    }
}
