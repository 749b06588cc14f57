extension QuickEntryParser {
    /// "read 20 pages", "20 push-ups", "done stretch", "stretch done", "meditated", "выпил 2 стакана воды"
    ///
    /// The line is the title of a habit, in any of its forms (see `WordForm`), and nothing else but:
    /// - of a measured habit, an amount in its unit, or in one that converts to it, "1.5 h" into minutes. Without an
    ///   amount it is done as a yes-no habit is, unless it has a limit. Of a drink, the name and the amount are enough:
    ///   "water 0.5". The exact title and a number are enough too, "read 20", unless that is like a year, "read 1984", or
    ///   a volume in litres. A number with cents is a price rather than a count, if lines can be about money: "coffee 4.50".
    /// - of a yes-no habit, a word that says that it was done, "done", "сделал", unless the title is in the past itself.
    ///
    /// "Stretch" alone is a task, and so is a line that could mean several habits, of which none has exactly that title.
    ///
    /// - Parameter canBeMoney: whether a line can be about money.
    func mark(_ habits: [MarkableHabit], canBeMoney: Bool) -> QuickEntry? {
        let said = tokens.dropFirst(start).filter { !$0.text.isEmpty }
        guard !habits.isEmpty, !said.isEmpty, said.count <= 12 else { return nil }
        var readings: [(said: ArraySlice<Token>, isDone: Bool)] = [(said[...], false)]
        if said.count > 1, Self.isDone.contains(said[0].folded) { readings.append((said.dropFirst(), true)) }
        if said.count > 1, Self.isDone.contains(said[said.count - 1].folded) {
            readings.append((said.dropLast(), true))
        }
        for reading in readings {
            if let mark = mark(habits, Array(reading.said), isDone: reading.isDone, canBeMoney: canBeMoney) {
                return mark
            }
        }
        return nil
    }

    private func mark(
        _ habits: [MarkableHabit], _ said: [Token], isDone: Bool, canBeMoney: Bool
    ) -> QuickEntry? {
        var found: [(mark: QuickMark, isExact: Bool)] = []
        func add(
            _ title: [String], _ amount: (value: Double, unit: String)?, isPrice: Bool = false, isTitled: Bool = false
        ) {
            for habit in habits {
                let drink = amount == nil ? nil : Self.drink(habit.title)
                guard let form = WordForm(title, of: habit.title) ?? drink.flatMap({ WordForm(title, of: $0) }) else {
                    continue
                }
                var value: Double?
                if let amount {
                    guard let unit = habit.unit, !isPrice || !MeasureUnit.isCount(unit) else { continue }
                    let isBare = isTitled && amount.unit.isEmpty && WordForm(title, of: habit.title) == .exact
                    guard
                        let converted = MeasureUnit.convert(amount.value, amount.unit, to: unit)
                            ?? (isBare ? MeasureUnit.bare(amount.value, of: unit) : nil)
                    else { continue }
                    value = converted
                } else if !isDone && form != .past || habit.needsAmount {
                    continue
                }
                let mark = QuickMark(habit: habit.title, amount: value, unit: habit.unit ?? "", day: day)
                found.append((mark, form == .exact))
            }
        }
        let folded = said.map { $0.folded }
        add(folded, nil)
        for index in folded.indices where folded[index].first?.isWholeNumber == true {
            for length in [1, 2] where index + length <= folded.count && folded.count > length {
                guard let amount = words.parseQuantity(folded[index..<(index + length)].joined(separator: " ")),
                    amount.value > 0
                else { continue }
                // "2 glasses of water"
                let rest = folded[(index + length)...]
                let isPrice = canBeMoney && length == 1 && Self.hasCents(folded[index])
                add(
                    Array(folded[..<index]) + (rest.first == "of" ? rest.dropFirst() : rest), amount, isPrice: isPrice,
                    isTitled: rest.isEmpty || !Self.hasCents(folded[index]))
            }
        }
        if found.count > 1, let exact = found.first(where: { $0.isExact }) { return .mark(exact.mark) }
        return found.count == 1 ? .mark(found[0].mark) : nil
    }

    /// Whether a word is a number with two digits after its mark: "4.50".
    private static func hasCents(_ word: String) -> Bool {
        let parts = word.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
        return parts.count == 2 && parts[1].count == 2 && parts.allSatisfy { $0.allSatisfy { $0.isWholeNumber } }
    }

    /// The title of a habit without its verb: "water" of "Drink water".
    private static func drink(_ title: String) -> String? {
        guard let space = title.firstIndex(of: " "),
            ["drink", "пить", "pic"].contains(Words.fold(String(title[..<space])))
        else { return nil }
        return String(title[space...])
    }

    fileprivate static let isDone: Set<String> = [
        "done", "did", "finished", "completed", "mark", "marked", "had", "drank", "took", "сделал", "сделала",
        "сделано", "сделана",
        "выполнил", "выполнила", "выполнено", "готово", "отметить", "отметь", "выпил", "выпила", "принял", "приняла",
        "zrobilem", "zrobilam", "zrobione", "zrobiona", "zrobiony", "gotowe", "odhacz", "oznacz", "wypilem", "wypilam",
        "wzialem", "wzielam", "✓", "✔", "✅",
    ]
}

extension Words {
    /// The name in a text that may say that something was done, and the first number: "done stretch", "read 12".
    public func markedName(in text: String) -> (name: String, amount: Double?) {
        var said = text.split(whereSeparator: { $0.isWhitespace }).map { String($0) }
        if said.count > 1, QuickEntryParser.isDone.contains(Words.fold(said[0])) {
            said.removeFirst()
        } else if said.count > 1, QuickEntryParser.isDone.contains(Words.fold(said[said.count - 1])) {
            said.removeLast()
        }
        for index in said.indices where said.count > 1 && said[index].first?.isWholeNumber == true {
            guard let amount = parseNumber(said[index]), amount > 0 else { continue }
            said.remove(at: index)
            return (said.joined(separator: " "), amount)
        }
        return (said.joined(separator: " "), nil)
    }
}
