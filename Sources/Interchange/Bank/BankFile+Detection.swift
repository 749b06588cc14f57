extension BankFile {
    /// Whether a file is a bank's rather than one of the other programs that `ImportedFile` reads: a statement in a
    /// format of banks, or a table with days and amounts. Lists of todo.txt, which any text can be, come after it.
    public static func recognises(_ bytes: [UInt8]) -> Bool {
        if let other = ImportFormat.detect(bytes), other != .todoTxt { return false }
        guard bytes.count <= maximumSize else { return false }
        let text = BankText(bytes, nil)
        guard text.format == .csv else { return true }
        return !JSONValue.isLikely(bytes) && CSVMapping.guess(text).mapping.isLikely(text)
    }
}

extension CSVMapping {
    /// Whether a table is likely a bank's: its columns have names of days, amounts and something else, or its cells are days,
    /// texts and amounts of which some were spent. Days and numbers alone are any table, such as one of weights.
    fileprivate func isLikely(_ text: BankText) -> Bool {
        guard isComplete else { return false }
        let rows = CSVSample(text.bytes, delimiter).rows
        if rows.contains(where: { $0.line == headerLine && Self.isPlain($0.fields) }) { return true }
        let hasText = column(.payee) ?? column(.payer) ?? column(.note) ?? column(.category) != nil
        let hasCurrency = currency != nil || column(.currency) != nil
        let hasBank = column(.account) ?? column(.otherAccount) ?? column(.balance) ?? column(.bankID) != nil
        let areNamed = rows.contains { row in
            row.line == headerLine
                && row.fields.contains { CSVColumnName.role(CSVHeaderRow.name($0))?.role == .date }
        }
        if areNamed { return hasText || hasCurrency || hasBank || sign != .signed }
        guard let amount = column(.amount), hasText else { return false }
        let isSpent = rows.contains { row in
            amount < row.fields.count && row.fields[amount].contains { $0 == 0x2D || $0 == 0x28 || $0 == 0x92 }
        }
        return isSpent || hasCurrency
    }
}

extension BankText {
    /// The format by the beginning of the text; a table if it is no other.
    var format: BankFile.Format {
        let start = BankText.trimmed(bytes.prefix(4096))
        if start.first == 0x21, Self.startsWith(start, ["!type", "!account", "!option", "!clear"]) { return .qif }
        let capitals = start.map { $0 >= 0x61 && $0 <= 0x7A ? $0 - 0x20 : $0 }
        if capitals[...].firstPosition(of: Array("<OFX>".utf8)) != nil || Self.startsWith(start, ["ofxheader:"]) {
            return .ofx
        }
        if start.first == 0x3C, isCAMT(start) { return .camt }
        return isMT940(start) ? .mt940 : .csv
    }

    private static func startsWith(_ text: ArraySlice<UInt8>, _ words: [String]) -> Bool {
        words.contains { word in
            text.prefix(word.utf8.count).map { $0 >= 0x41 && $0 <= 0x5A ? $0 + 0x20 : $0 }.elementsEqual(word.utf8)
        }
    }

    private func isCAMT(_ start: ArraySlice<UInt8>) -> Bool {
        start.firstPosition(of: Array(":camt.05".utf8)) != nil
            || start.firstPosition(of: Array("BkToCstmr".utf8)) != nil
    }

    /// Whether one of the first lines begins the reference of a statement, and a line below it an account or balance.
    private func isMT940(_ start: ArraySlice<UInt8>) -> Bool {
        var lines = BankLines(start)
        var hasReference = false
        for _ in 0..<20 {
            guard let line = lines.next() else { return false }
            let text = MT940.withoutBlock(line.text)
            if text.starts(with: Array(":20:".utf8)) { hasReference = true }
            guard hasReference else { continue }
            if text.starts(with: Array(":25".utf8)) || text.starts(with: Array(":60".utf8)) { return true }
        }
        return false
    }
}

/// The lines of a text, which end in LF, CR LF or CR.
struct BankLines {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private(set) var number = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Returns the next line without its end, and its number from 1; nil at the end.
    mutating func next() -> (text: ArraySlice<UInt8>, number: Int)? {
        guard position < bytes.endIndex else { return nil }
        let start = position
        while position < bytes.endIndex, bytes[position] != 10, bytes[position] != 13 { position += 1 }
        let text = bytes[start..<position]
        if position < bytes.endIndex {
            if bytes[position] == 13, position + 1 < bytes.endIndex, bytes[position + 1] == 10 { position += 1 }
            position += 1
        }
        number += 1
        return (text, number)
    }
}
