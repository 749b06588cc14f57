/// The form of a noun after a number (CLDR cardinal categories).
public enum PluralForm: Sendable {
    /// 1 day; 21 день; 1 dzień.
    case one
    /// 2 дня; 2 dni. English has none.
    case few
    /// 5 дней; 5 dni. English has none.
    case many
    /// 2 days; any fraction.
    case other
}

extension Words {
    /// The plural form for a whole number. Source: CLDR plural rules for en, ru and pl.
    public func pluralForm(of count: Int64) -> PluralForm {
        let magnitude = count.magnitude
        let lastDigit = magnitude % 10
        let lastTwo = magnitude % 100
        let isTeen = lastTwo >= 11 && lastTwo <= 14
        switch language {
        case .english: return magnitude == 1 ? .one : .other
        case .russian:
            if lastDigit == 1 && !isTeen { return .one }
        case .polish:
            if magnitude == 1 { return .one }
        }
        return lastDigit >= 2 && lastDigit <= 4 && !isTeen ? .few : .many
    }

    /// The plural form for a number as `number(_:maximumFractionDigits:)` formats it: fractions take `other`.
    public func pluralForm(of value: Double, maximumFractionDigits: Int = 2) -> PluralForm {
        guard value.isFinite else { return .other }
        let digits = DecimalDigits(value).rounded(toFractionDigits: maximumFractionDigits)
        guard let whole = digits.wholeNumber else {
            return digits.isInteger && language != .english ? .many : .other
        }
        return pluralForm(of: whole)
    }

    /// The plural wording for a whole number. English uses `one` or `many`.
    public func plural(_ count: Int64, one: String, few: String, many: String) -> String {
        switch pluralForm(of: count) {
        case .one: one
        case .few: few
        case .many, .other: many
        }
    }

    /// The plural wording for a number that may have a fraction ("1,5 километра", "1,5 kilometra").
    public func plural(
        _ value: Double, one: String, few: String, many: String, other: String, maximumFractionDigits: Int = 2
    ) -> String {
        switch pluralForm(of: value, maximumFractionDigits: maximumFractionDigits) {
        case .one: one
        case .few: few
        case .many: many
        case .other: other
        }
    }

    /// The plural wording in this language: English has one and many; Russian and Polish have one, few and many.
    public func plural(
        _ count: Int,
        _ english: (one: String, many: String),
        _ russian: (one: String, few: String, many: String),
        _ polish: (one: String, few: String, many: String)
    ) -> String {
        let count = Int64(count)
        return switch language {
        case .english: plural(count, one: english.one, few: english.many, many: english.many)
        case .russian: plural(count, one: russian.one, few: russian.few, many: russian.many)
        case .polish: plural(count, one: polish.one, few: polish.few, many: polish.many)
        }
    }

    /// The noun of a counted text as a label below its number: "Days", "Дня".
    func label(_ counted: String, _ count: Int) -> String {
        capitalized(String(counted.dropFirst(number(count).count + 1)))
    }

    /// A number with its noun: "42 days".
    func counted(
        _ count: Int,
        _ english: (one: String, many: String),
        _ russian: (one: String, few: String, many: String),
        _ polish: (one: String, few: String, many: String)
    ) -> String {
        "\(number(count)) \(plural(count, english, russian, polish))"
    }
}
