import CivilTime
import Money

/// A record of QIF: the lines up to "^".
struct QIFRecord {
    private var fields: [QIF.Field] = []

    /// The file's notation of days and amounts.
    struct Style {
        let order: DateOrder
        let mark: DecimalMark
        let currency: Currency?
    }

    private static let maximumFields = 10_000

    var isEmpty: Bool { fields.isEmpty }
    var line: Int { fields.first?.line ?? 0 }

    mutating func append(_ field: QIF.Field) {
        // Longer records have splits without end, whose sum is missing.
        if fields.count < Self.maximumFields { fields.append(field) }
    }

    private func field(_ letter: Unicode.Scalar) -> QIF.Field? { fields.first { $0.letter == UInt8(letter.value) } }

    func text(_ letter: Unicode.Scalar) throws(BankProblem.Reason) -> String {
        guard let field = field(letter) else { return "" }
        return try BankText.line(field.text)
    }

    /// The balance in a record of an account.
    func balance(_ style: Style) -> BankBalance? {
        guard let amount = field("$"), let date = field("/"),
            let value = try? BankAmount(amount.text, mark: style.mark).minorUnits(in: style.currency),
            let day = try? BankDate(date.text).day(style.order)
        else { return nil }
        return BankBalance(amount: value, day: day)
    }

    /// The account that an opening balance names; nil for another record.
    var openingAccount: String? {
        guard let payee = try? text("P"), payee.utf8.count == 15, Array(payee.utf8)[...].isWord("opening balance"),
            let category = try? text("L")
        else { return nil }
        let account = Self.parts(category).otherAccount
        return account.isEmpty ? nil : account
    }

    /// Reads a record of an entry.
    ///
    /// - Parameters:
    ///   - account: the account of the entry.
    ///   - place: set to the field of a problem; nil for one that is missing.
    func entry(
        _ style: Style, account: String, _ place: inout QIF.Field?
    ) throws(BankProblem.Reason) -> BankEntry {
        place = field("D")
        guard let date = place else { throw .missing }
        let day = try BankDate(date.text).day(style.order)
        place = field("T") ?? field("U")
        guard let amount = place else { throw .missing }
        var entry = BankEntry(
            day: day, amount: try value(amount, style), currency: style.currency, line: line)
        entry.payee = try text("P", &place)
        entry.note = try text("M", &place)
        entry.number = try text("N", &place)
        (entry.category, entry.otherAccount) = Self.parts(try text("L", &place))
        // An opening balance names its own account.
        if entry.otherAccount == account { entry.otherAccount = "" }
        place = field("C")
        switch BankText.trimmed(place?.text ?? []).first {
        case nil: if place != nil { entry.isCleared = false }
        case 0x2A, 0x63, 0x43, 0x78, 0x58, 0x52, 0x72: entry.isCleared = true
        default: break
        }
        entry.splits = try splits(style, &place)
        if !entry.splits.isEmpty { try checkSum(entry, &place) }
        return entry
    }

    private func value(_ field: QIF.Field, _ style: Style) throws(BankProblem.Reason) -> Int64 {
        try BankAmount(field.text, mark: style.mark).minorUnits(in: style.currency)
    }

    private func text(_ letter: Unicode.Scalar, _ place: inout QIF.Field?) throws(BankProblem.Reason) -> String {
        guard let field = field(letter) else { return "" }
        place = field
        return try BankText.line(field.text)
    }

    private func splits(_ style: Style, _ place: inout QIF.Field?) throws(BankProblem.Reason) -> [BankSplit] {
        var splits: [BankSplit] = []
        for field in fields {
            let isSplit = field.letter == UInt8(ascii: "S")
            guard isSplit || !splits.isEmpty else { continue }
            place = field
            switch field.letter {
            case UInt8(ascii: "S"):
                let (category, account) = Self.parts(try BankText.line(field.text))
                splits.append(BankSplit(amount: 0, category: category, otherAccount: account))
            case UInt8(ascii: "E"): splits[splits.count - 1].note = try BankText.line(field.text)
            case UInt8(ascii: "$"): splits[splits.count - 1].amount = try value(field, style)
            default: break
            }
        }
        return splits
    }

    private func checkSum(_ entry: BankEntry, _ place: inout QIF.Field?) throws(BankProblem.Reason) {
        // Each is at most the limit, and there are at most 10,000 of them.
        let sum = AmountSum.of(entry.splits.map { $0.amount })
        place = field("S")
        guard sum == entry.amount else { throw .unequalSplits }
    }

    /// The parts of "Category:Subcategory" or "[Account]".
    private static func parts(_ text: String) -> (category: String, otherAccount: String) {
        guard text.utf8.first == 0x5B, let end = text.utf8.lastIndex(of: 0x5D) else { return (text, "") }
        return ("", String(decoding: text.utf8[..<end].dropFirst(), as: UTF8.self))
    }
}
