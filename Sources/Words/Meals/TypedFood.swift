/// A typed amount of food: "oats 60 g", "200 ml milk", "egg 2", "banana".
public struct TypedFood: Hashable, Sendable {
    /// The unit of an amount.
    public enum Unit: Hashable, Sendable {
        case grams, millilitres, portions
    }

    public var name: String
    public var amount: Double
    public var unit: Unit
}

extension Words {
    /// Parses an amount of food. Without an amount it is one portion. Returns nil if no food is named.
    public func parseFood(_ line: String) -> TypedFood? {
        let tokens = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
        guard !tokens.isEmpty, amount(tokens[...]) == nil else { return nil }
        // The amount follows or precedes the name, as one word or two.
        for length in [2, 1] where tokens.count > length {
            let (front, back) = (tokens.prefix(length), tokens.suffix(length))
            if let (amount, unit) = amount(back) {
                return TypedFood(name: tokens.dropLast(length).joined(separator: " "), amount: amount, unit: unit)
            }
            if let (amount, unit) = amount(front) {
                return TypedFood(name: tokens.dropFirst(length).joined(separator: " "), amount: amount, unit: unit)
            }
        }
        return TypedFood(name: tokens.joined(separator: " "), amount: 1, unit: .portions)
    }

    private func amount(_ tokens: ArraySlice<String>) -> (Double, TypedFood.Unit)? {
        guard tokens.count <= 2, tokens.first?.first?.isWholeNumber == true,
            let (value, unit) = parseQuantity(tokens.joined(separator: " "))
        else { return nil }
        switch unit {
        case "g", "г", "gr", "гр": return (value, .grams)
        case "kg", "кг": return (value * 1000, .grams)
        case "oz", "унц", "унция", "унции", "унций": return (value * 28.349_523_125, .grams)
        case "ml", "мл": return (value, .millilitres)
        case "l", "л": return (value * 1000, .millilitres)
        case "", "pc", "pcs", "piece", "pieces", "portion", "portions", "шт", "порция", "порции", "порций", "szt",
            "sztuka", "sztuki", "sztuk", "porcja", "porcje", "porcji":
            return (value, .portions)
        default: return nil
        }
    }
}
