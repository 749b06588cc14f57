import CivilTime

extension DateExpressionParser {
    /// Reads a part that begins with a sign: "#home", "@Flat", "!high", "~30m".
    func mark(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        let sign = tokens[index]
        guard sign.isSign, sign.startsWord, !sign.isLiteral,
            sign.range.upperBound < line.scalars.count
        else { return nil }
        let found: Parsed<QuickAdd.Kind>? =
            switch sign.text {
            case "#": name(index).flatMap { tag($0) }
            case "@": category(index)
            case "!": priority(index)
            case "~": estimate(index)
            default: nil
            }
        guard let found, canEnd(found.end) else { return nil }
        return found
    }

    /// Reads the name directly after a sign: letters, digits, "-", "_" and "/", with at least one letter.
    private func name(_ index: Int) -> Parsed<String>? {
        var end = index + 1
        var hasLetter = false
        while end < tokens.count, !tokens[end].startsWord, !tokens[end].isLiteral {
            let token = tokens[end]
            // A trailing dash is not part of the name.
            guard !token.isSign || ["-", "_", "/"].contains(token.text) else { break }
            if !token.isSign, token.number == nil, line.scalars[token.range.lowerBound].value > 0x39 {
                hasLetter = true
            }
            end += 1
        }
        guard hasLetter else { return nil }
        let range = tokens[index].range.upperBound..<tokens[end - 1].range.upperBound
        guard range.count <= 100 else { return nil }
        return Parsed(value: line.text(range), end: end)
    }

    private func tag(_ name: Parsed<String>) -> Parsed<QuickAdd.Kind>? {
        Parsed(value: .tag(name.value), end: name.end)
    }

    /// "@Flat", "@"Two words""
    private func category(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        let next = index + 1
        guard next < tokens.count, !tokens[next].startsWord else { return nil }
        guard TypedLine.isQuote(line.scalars[tokens[next].range.lowerBound]) else {
            return name(index).map { Parsed(value: .category($0.value), end: $0.end) }
        }
        guard tokens[next].isLiteral else { return nil }
        var end = next + 1
        while end < tokens.count, end < next + 50, !TypedLine.isQuote(line.scalars[tokens[end].range.lowerBound]) {
            end += 1
        }
        guard end < tokens.count, end < next + 50 else { return nil }
        let text = line.text(tokens[next].range.upperBound..<tokens[end].range.lowerBound)
        return text.isEmpty || text.allSatisfy { $0 == " " } ? nil : Parsed(value: .category(text), end: end + 1)
    }

    /// "!!", "!!!", "!1" (urgent) to "!4" (low), "!high", "!срочно"
    private func priority(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        var end = index + 1
        while end < tokens.count, isSign("!", end), end < index + 4 { end += 1 }
        let signs = end - index
        let priority: QuickAdd.Priority? =
            if end >= tokens.count || tokens[end].startsWord {
                (2...3).contains(signs) ? QuickAdd.Priority(rawValue: signs) : nil
            } else if signs == 1, let number = digits(end, startsWord: false)?.value {
                (1...4).contains(number) ? QuickAdd.Priority(rawValue: 4 - number) : nil
            } else if signs == 1 {
                named(tokens[end].text)
            } else {
                nil
            }
        guard let priority else { return nil }
        let isAlone = end >= tokens.count || tokens[end].startsWord
        return Parsed(value: .priority(priority), end: isAlone ? end : end + 1)
    }

    private func named(_ word: String) -> QuickAdd.Priority? {
        for case .priority(let priority) in lexicon.terms(of: word) { return priority }
        return nil
    }

    /// Reads an estimate: "~30m", "~1h30", "~1.5h", "~90мин". "~2 ч" is not one, because of its space.
    private func estimate(_ index: Int) -> Parsed<QuickAdd.Kind>? {
        var next = index + 1
        guard let first = digits(next, startsWord: false), first.count <= 4 else { return nil }
        next += 1
        var tenths = 0
        if isSign(".", next) || isSign(",", next), let fraction = digits(next + 1, startsWord: false) {
            guard fraction.count == 1 || fraction.count == 2 && fraction.value % 25 == 0 else { return nil }
            tenths = fraction.count == 1 ? fraction.value * 10 : fraction.value
            next += 2
        }
        guard next < tokens.count, !tokens[next].startsWord else { return nil }
        let unit = tokens[next].text
        next += 1
        var minutes = first.value
        if Self.hours.contains(unit) {
            minutes = (first.value * 100 + tenths) * 60 / 100
            if tenths == 0, let rest = digits(next, startsWord: false), rest.value < 60 {
                minutes += rest.value
                next += 1
                if next < tokens.count, !tokens[next].startsWord, Self.minutes.contains(tokens[next].text) {
                    next += 1
                }
            }
        } else if !Self.minutes.contains(unit) || tenths != 0 {
            return nil
        }
        return (1...99_999).contains(minutes) ? Parsed(value: .estimate(minutes: minutes), end: next) : nil
    }

    private static let hours = ["h", "hr", "hrs", "hour", "hours", "ч", "час", "часа", "часов", "godz", "g"]
    private static let minutes = ["m", "min", "mins", "minutes", "м", "мин", "минут", "minut"]
}
