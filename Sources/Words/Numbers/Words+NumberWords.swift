/// The grammatical gender of a counted noun; unused in English.
public enum Gender: Sendable {
    case masculine, feminine, neuter
}

extension Words {
    /// A number spelled out up to ten ("three", "две", "dwie") and in digits above; nominative, for inanimate nouns.
    public func numberWord(_ count: Int, _ gender: Gender = .masculine) -> String {
        switch count {
        case 0: pick("zero", "ноль", "zero")
        case 1: one(gender)
        case 2: pick("two", gender == .feminine ? "две" : "два", gender == .feminine ? "dwie" : "dwa")
        case 3: pick("three", "три", "trzy")
        case 4: pick("four", "четыре", "cztery")
        case 5: pick("five", "пять", "pięć")
        case 6: pick("six", "шесть", "sześć")
        case 7: pick("seven", "семь", "siedem")
        case 8: pick("eight", "восемь", "osiem")
        case 9: pick("nine", "девять", "dziewięć")
        case 10: pick("ten", "десять", "dziesięć")
        default: number(count)
        }
    }

    private func one(_ gender: Gender) -> String {
        switch gender {
        case .masculine: pick("one", "один", "jeden")
        case .feminine: pick("one", "одна", "jedna")
        case .neuter: pick("one", "одно", "jedno")
        }
    }
}
