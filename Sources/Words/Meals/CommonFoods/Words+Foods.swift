/// Names of the built-in foods, in the order of the tables of `CommonFoods`.
extension Words {
    /// The name of a built-in food by its place among all; empty if there is none.
    public func foodName(at place: Int) -> String {
        let names = foodNames.all
        return names.indices.contains(place) ? names[place] : ""
    }

    /// The names of the built-in foods, to be searched.
    public var foodNames: SearchableNames {
        switch language {
        case .english: Self.englishFoods
        case .russian: Self.russianFoods
        case .polish: Self.polishFoods
        }
    }

    private static let englishFoods = SearchableNames(Words(.english).allFoodNames)
    private static let russianFoods = SearchableNames(Words(.russian).allFoodNames)
    private static let polishFoods = SearchableNames(Words(.polish).allFoodNames)

    private var allFoodNames: [String] {
        [releasedFoodNames, plantNames, grainNames, dairyNames, meatNames, pantryNames, dishNames, sweetNames].flatMap {
            names in names.utf8.split(separator: UInt8(ascii: "|")).map { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// The names in this language of a table, between vertical bars. A row of the table is a food's code and its names in
    /// English, Russian and Polish.
    ///
    /// In the browser's app, `Browser/number-texts` replaces the call and puts the names with the sentences.
    func columns(_ table: String) -> String {
        var names: [String] = []
        for row in table.split(separator: "\n") {
            let columns = row.split(separator: "|").map { $0.trimmed }
            if columns.count == 4 { names.append(pick(columns[1], columns[2], columns[3])) }
        }
        return names.joined(separator: "|")
    }
}

extension Substring {
    /// The text without spaces around it.
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
