/// Formatting and parsing of weights, lengths and energy. Stored values are always metric.
extension Words {
    /// Kilograms per pound (exact).
    public static let kilogramsOfPound = 0.453_592_37
    /// Centimetres per inch (exact).
    public static let centimetresOfInch = 2.54
    /// Metres per mile (exact).
    public static let metresOfMile = 1609.344

    public var kilogram: String { pick("kg", "кг", "kg") }
    public var pound: String { pick("lb", "фунт.", "lb") }
    public var centimetre: String { pick("cm", "см", "cm") }
    public var inch: String { pick("in", "дюйм.", "cali") }
    public var kilocalorie: String { pick("kcal", "ккал", "kcal") }

    /// "81.4 kg"; "179.5 lb".
    public func weight(_ kilograms: Double, imperial: Bool, maximumFractionDigits digits: Int = 1) -> String {
        let value = imperial ? kilograms / Self.kilogramsOfPound : kilograms
        return "\(number(value, maximumFractionDigits: digits)) \(imperial ? pound : kilogram)"
    }

    /// A weekly change of weight: "−0.4 kg a week".
    public func weightChange(_ kilogramsAWeek: Double, imperial: Bool) -> String {
        let value = imperial ? kilogramsAWeek / Self.kilogramsOfPound : kilogramsAWeek
        let figure = number(value, maximumFractionDigits: 2)
        let unit = imperial ? pound : kilogram
        let sign = value > 0 && figure != "0" ? "+" : ""
        return pick(
            "\(sign)\(figure) \(unit) a week", "\(sign)\(figure) \(unit) в неделю",
            "\(sign)\(figure) \(unit) na tydzień")
    }

    /// "180 cm"; "70.9 in".
    public func length(_ centimetres: Double, imperial: Bool) -> String {
        let value = imperial ? centimetres / Self.centimetresOfInch : centimetres
        return "\(number(value, maximumFractionDigits: 1)) \(imperial ? inch : centimetre)"
    }

    /// "1,780 kcal".
    public func energy(_ kilocalories: Double) -> String {
        "\(number(kilocalories, maximumFractionDigits: 0)) \(kilocalorie)"
    }

    /// Energy per day: "2,209 kcal a day".
    public func energyADay(_ kilocalories: Double) -> String {
        let energy = energy(kilocalories)
        return pick("\(energy) a day", "\(energy) в день", "\(energy) dziennie")
    }

    /// Parses a weight such as "81.4", "81,4 kg" or "180 lb" to kilograms; nil if it is not a weight.
    ///
    /// - Parameter imperial: whether a number without a unit is in pounds.
    public func parseWeight(_ text: String, imperial: Bool = false) -> Double? {
        guard let (value, unit) = parseQuantity(text) else { return nil }
        switch unit {
        case "": return imperial ? value * Self.kilogramsOfPound : value
        case "kg", "кг": return value
        case "lb", "lbs", "фунт", "фунта", "фунтов": return value * Self.kilogramsOfPound
        default: return nil
        }
    }

    /// Parses a length such as "180", "1.8 m", "71 in", "5'11" or "5 ft 11 in" to centimetres; nil if it is not a
    /// length.
    ///
    /// - Parameter imperial: whether a number without a unit is in inches.
    public func parseLength(_ text: String, imperial: Bool = false) -> Double? {
        if let inches = parseFeet(text) { return inches * Self.centimetresOfInch }
        guard let (value, unit) = parseQuantity(text) else { return nil }
        switch unit {
        case "": return imperial ? value * Self.centimetresOfInch : value
        case "cm", "см": return value
        case "m", "м": return value * 100
        case "in", "\"", "″", "дюйм", "дюйма", "дюймов", "cal", "cale", "cali": return value * Self.centimetresOfInch
        default: return nil
        }
    }

    /// Parses feet and inches to inches; nil for anything else.
    private func parseFeet(_ text: String) -> Double? {
        let letters = Array(text.lowercased())
        guard let place = letters.firstIndex(where: { "'′f".contains($0) }),
            let feet = parseNumber(String(letters[..<place]))
        else { return nil }
        var rest = letters[(place + 1)...]
        if letters[place] == "f", rest.popFirst() != "t" { return nil }
        if rest.allSatisfy({ $0.isWhitespace }) { return feet * 12 }
        guard let (inches, unit) = parseQuantity(String(rest)), ["", "in", "\"", "″"].contains(unit),
            (0..<12).contains(inches)
        else { return nil }
        return feet * 12 + inches
    }

    /// Splits a text into a number and its unit. The unit is lowercased, without surrounding spaces or a full stop.
    public func parseQuantity(_ text: String) -> (value: Double, unit: String)? {
        var unit = ""
        var rest = Substring(text)
        while let last = rest.last, !last.isWholeNumber {
            unit = String(last) + unit
            rest.removeLast()
        }
        guard let value = parseNumber(String(rest)) else { return nil }
        unit = unit.filter { !$0.isWhitespace }.lowercased()
        if unit.hasSuffix("."), unit.count > 1 { unit.removeLast() }
        return unit == "." || unit == "," ? nil : (value, unit)
    }
}
