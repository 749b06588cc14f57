import CivilTime
import DaybookCore

extension BankEntry {
    /// Whether it becomes a transaction with parts, each with a category of its own.
    var hasParts: Bool { !splits.isEmpty && splits.count <= MoneyLimits.splits }

    /// Identifies the entry in its account, together with its ordinal among entries of the same key.
    ///
    /// Even an identifier of the bank is joined by day and amount: some banks begin to count anew in each file.
    var identityKey: String {
        let texts = bankID.isEmpty ? "\(payee) \(note)" : "#\(bankID)"
        let key = "\(day.text) \(amount) \(Self.withoutMarks(texts))"
        return key.utf8.count <= 300 ? key : String(key.unicodeScalars.prefix(300))
    }

    /// The text without marks of direction and joining, as rows were identified when these were not kept.
    private static func withoutMarks(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isMark) else { return text }
        var plain = ""
        for scalar in text.unicodeScalars where !isMark(scalar) { plain.unicodeScalars.append(scalar) }
        return plain
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool { (0x200C...0x200F).contains(scalar.value) }
}

extension BankEntry {
    /// Without what might make a category, for a record that nobody sees.
    var withoutCategories: BankEntry {
        var plain = self
        (plain.category, plain.splits) = ("", [])
        return plain
    }
}
