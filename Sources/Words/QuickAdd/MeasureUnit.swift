/// The units in which habits are measured, and the words for them.
enum MeasureUnit {
    /// Converts an amount to the unit of a habit; nil if it is another kind of unit.
    ///
    /// - Parameters:
    ///   - typed: the unit as typed; empty if there is none, which fits a habit without a unit, one that counts times,
    ///     and a drink of up to ten litres.
    ///   - unit: the unit as the person named it.
    static func convert(_ amount: Double, _ typed: String, to unit: String) -> Double? {
        let (typed, unit) = (Words.fold(typed), Words.fold(unit).filter { $0 != " " && $0 != "." })
        if typed == unit { return amount }
        let (from, to) = (known[typed], known[unit])
        if let from, let to { return from.kind == to.kind ? amount * from.scale / to.scale : nil }
        if typed.isEmpty, let to {
            switch to.kind {
            case .glasses, .cups: return amount
            case .litres: return isDrink(litres: amount * to.scale) ? amount : nil
            default: break
            }
        }
        if typed.isEmpty || unit.isEmpty { return (from ?? to)?.kind == .times ? amount : nil }
        // Words of its own, in singular or plural.
        return WordForm(typed, of: unit) == .inflected ? amount : nil
    }

    /// The amount that a number after the title of a habit means, in the habit's unit; nil if it is rather a year, or far
    /// from what one drinks.
    static func bare(_ number: Double, of unit: String) -> Double? {
        let kind = known[Words.fold(unit).filter { $0 != " " && $0 != "." }]?.kind
        return kind == .litres || (1900...2100).contains(number) ? nil : number
    }

    /// Whether things are counted with a unit, which then has no cents: times, cups and glasses, or no unit.
    static func isCount(_ unit: String) -> Bool {
        switch known[Words.fold(unit).filter { $0 != " " && $0 != "." }]?.kind {
        case .times, .glasses, .cups: true
        case nil: unit.isEmpty
        default: false
        }
    }

    private static func isDrink(litres: Double) -> Bool { (0.01...10).contains(litres) }

    private enum Kind { case times, seconds, metres, litres, grams, pages, glasses, cups }

    private static let known: [String: (kind: Kind, scale: Double)] = {
        let table: [(Kind, Double, String)] = [
            (.times, 1, "x time times rep reps раз раза повтор повтора повторов raz razy powtorzen pcs шт szt"),
            (.seconds, 1, "s sec secs second seconds с сек секунда секунды секунд sek sekunda sekundy sekund"),
            (.seconds, 60, "min mins minute minutes мин минута минуту минуты минут minuta minute minuty minut"),
            (.seconds, 3600, "h hr hrs hour hours ч час часа часов godz godzina godzine godziny godzin"),
            (.metres, 1, "m metre metres meter meters м метр метра метров metr metry metrow"),
            (.metres, 1000, "km kms k kilometre kilometres kilometer kilometers км километр километра километров"),
            (.metres, 1000, "kilometr kilometry kilometrow"),
            (.metres, Words.metresOfMile, "mi mile miles миля мили миль mila mil"),
            (.litres, 0.001, "ml millilitre millilitres milliliter milliliters мл mililitr mililitry mililitrow"),
            (.litres, 1, "l litre litres liter liters л литр литра литров litr litry litrow"),
            (.grams, 1, "g gram grams г грамм грамма граммов gramy gramow"),
            (.grams, 1000, "kg kilo kilos кг kilogram kilograms"),
            (.pages, 1, "p pp pg page pages стр страница страницу страницы страниц str strona strone strony stron"),
            (.glasses, 1, "glass glasses стакан стакана стаканов szklanka szklanke szklanki szklanek"),
            (.cups, 1, "cup cups чашка чашку чашки чашек filizanka filizanke filizanki filizanek"),
        ]
        var known: [String: (kind: Kind, scale: Double)] = [:]
        for (kind, scale, names) in table {
            for name in names.split(separator: " ") { known[String(name)] = (kind, scale) }
        }
        return known
    }()
}
