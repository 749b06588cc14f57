import CivilTime
import Money

/// The fields of MT940 with a fixed layout.
enum MT940Line {
    /// Parses a balance: "C260131EUR1234,56".
    static func balance(
        _ text: ArraySlice<UInt8>
    ) throws(BankProblem.Reason) -> (balance: BankBalance, currency: Currency) {
        let text = BankText.trimmed(text)
        guard text.first == 0x43 || text.first == 0x44 else { throw text.isEmpty ? .missing : .unknownIndicator }
        let day = try day(text.dropFirst().prefix(6))
        let rest = text.dropFirst(7)
        guard let currency = Currency(String(decoding: rest.prefix(3), as: UTF8.self)) else { throw .unknownCurrency }
        let amount = try amount(rest.dropFirst(3)).minorUnits(in: currency)
        return (BankBalance(amount: text.first == 0x44 ? -amount : amount, day: day), currency)
    }

    /// Parses a statement line: "2601310131DR12,50NTRFNONREF//ABC123". The day is the one of booking, if it is stated.
    static func entry(
        _ text: ArraySlice<UInt8>, _ currency: Currency?, line: Int
    ) throws(BankProblem.Reason) -> BankEntry {
        guard text.count <= 200 else { throw text.count > BankFile.longestText ? .tooLong : .badValue }
        let valueDay = try day(text.prefix(6))
        var rest = text.dropFirst(6)
        var bookingDay: Day?
        if rest.prefix(4).count == 4, rest.prefix(4).allSatisfy({ isDigit($0) }) {
            bookingDay = try nearest(to: valueDay, rest.prefix(4))
            rest = rest.dropFirst(4)
        }
        // Some banks fill what they leave out with spaces.
        rest = rest.drop { $0 == 0x20 }
        // Reversals and expected entries: the sign is that of the money, so the reversal of a credit is a debit.
        let mark = rest.prefix { isLetter($0) }
        let isDebit: Bool
        let isExpected = mark.first == 0x45
        switch String(decoding: mark.prefix(2), as: UTF8.self) {
        case "RC": isDebit = true
        case "RD": isDebit = false
        case "EC": isDebit = false
        case "ED": isDebit = true
        default:
            guard mark.first == 0x43 || mark.first == 0x44 else { throw .unknownIndicator }
            isDebit = mark.first == 0x44
        }
        guard mark.count <= 3 else { throw .unknownIndicator }
        rest = rest.dropFirst(mark.count)
        // The amount ends where the type of the transaction begins, which has four letters or digits, the first a letter.
        let number = rest.prefix { !isLetter($0) && $0 != 0x2F }
        let amount = try amount(number).minorUnits(in: currency)
        var entry = BankEntry(
            day: bookingDay ?? valueDay, amount: isDebit ? -amount : amount, currency: currency, line: line)
        if isExpected { entry.isCleared = false }
        let type = rest.dropFirst(number.count)
        let references = type.first == 0x2F ? type : type.dropFirst(4)
        if let slashes = references.firstPosition(of: [0x2F, 0x2F]) {
            entry.bankID = try BankText.line(references[(slashes + 2)...])
        }
        if entry.bankID.isEmpty {
            let end = references.firstPosition(of: [0x2F, 0x2F]) ?? references.endIndex
            let own = BankText.trimmed(references[..<end])
            if !own.isWord("nonref") { entry.bankID = try BankText.line(own) }
        }
        return entry
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A }

    /// An amount with a comma, which may be its first or last character. Some banks write a dot instead, or group thousands.
    private static func amount(_ text: ArraySlice<UInt8>) throws(BankProblem.Reason) -> BankAmount {
        let text = BankText.trimmed(text)
        guard !text.isEmpty else { throw .missing }
        guard text.allSatisfy({ isDigit($0) || $0 == 0x2C || $0 == 0x2E || $0 == 0x20 }) else { throw .badAmount }
        guard let dot = text.lastIndex(of: 0x2E) else { return try BankAmount(text, mark: .comma) }
        if text.contains(0x2C) { return try BankAmount(text, mark: nil) }
        // "1.234" can be either.
        guard text.endIndex - dot <= 3 else { throw .badAmount }
        return try BankAmount(text, mark: .point)
    }

    /// A day of six digits, from 1970 to 2069.
    private static func day(_ text: ArraySlice<UInt8>) throws(BankProblem.Reason) -> Day {
        guard text.count == 6, text.allSatisfy({ isDigit($0) }) else { throw text.isEmpty ? .missing : .badDate }
        let digits = Array(text)
        let dashed = digits[0..<2] + [0x2D] + digits[2..<4] + [0x2D] + digits[4..<6]
        return try BankDate(dashed[...]).day(.yearMonthDay)
    }

    /// The day with a month and day of the month that is the nearest to another.
    private static func nearest(to day: Day, _ text: ArraySlice<UInt8>) throws(BankProblem.Reason) -> Day {
        let numbers = text.map { Int($0) - 0x30 }
        let (month, dayOfMonth) = (numbers[0] * 10 + numbers[1], numbers[2] * 10 + numbers[3])
        var best: Day?
        for year in (day.year - 1)...(day.year + 1) {
            guard let candidate = Day(year: year, month: month, day: dayOfMonth) else { continue }
            if let current = best, abs(current.days(since: day)) <= abs(candidate.days(since: day)) { continue }
            best = candidate
        }
        guard let best else { throw .noSuchDay }
        return best
    }
}
