import CivilTime
import DaybookCore
import Money

/// Writes a journal for hledger, which Ledger reads, too (hledger.org, "Journal").
///
/// Transactions that the bank shows are marked as cleared; a transaction of a reconciled statement has the tag
/// "reconciled", too.
struct HledgerWriter {
    private let ledger: Ledger
    private let names: LedgerNames
    private var text = ""

    static func bytes(_ state: State, on day: Day, _ titles: MoneyTitles) -> [UInt8] {
        var writer = HledgerWriter(state, on: day, titles)
        writer.write(day)
        return Array(writer.text.utf8)
    }

    private init(_ state: State, on day: Day, _ titles: MoneyTitles) {
        ledger = Ledger(state, on: day, titles)
        names = LedgerNames(ledger, state, titles, separator: " ", component: Self.component)
    }

    private mutating func write(_ day: Day) {
        text += "; Daybook, \(day.text)\n"
        for currency in ledger.currencies {
            text += "\ncommodity \(currency.code)\n"
            // hledger wants a decimal mark in the format, which Ledger does not read without decimals.
            guard currency.fractionDigits > 0 else { continue }
            text += "    format \(currency.decimal(1000 * currency.minorUnits)) \(currency.code)\n"
        }
        if !ledger.accounts.isEmpty { text += "\n" }
        for account in ledger.accounts { text += "account \(names.name(of: account))\n" }
        for entry in ledger.entries { write(entry) }
    }

    private mutating func write(_ entry: Ledger.Entry) {
        text += "\n" + entry.day.text
        if entry.status != .pending { text += " *" }
        let payee = Self.line(entry.payee, replacing: [";": ",", "|": "/"])
        // An empty code keeps the first sign of the payee from being read as a mark or a code.
        if let first = payee.unicodeScalars.first, first == "*" || first == "!" || first == "(" { text += " ()" }
        if !payee.isEmpty { text += " " + payee }
        text += "\n"
        if entry.status == .reconciled { text += "    ; reconciled:\n" }
        let tags = entry.tags.map { Self.line($0, replacing: [":": "-", ",": "-", "[": "("]) }.filter { !$0.isEmpty }
        if !tags.isEmpty { text += "    ; " + tags.map { $0 + ":" }.joined(separator: ", ") + "\n" }
        let note = PlainText.lines(entry.note)
        if !note.isEmpty {
            for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
                text += ("    ; " + Self.comment(String(line))).withoutTrailingSpaces + "\n"
            }
        }
        for posting in entry.postings {
            let currency = posting.currency
            text += posting.isCleared ? "    * " : "    "
            text += "\(names.name(of: posting.account))  \(currency.decimal(posting.amount)) \(currency.code)"
            if let total = posting.total {
                text += " @@ \(total.currency.decimal(total.amount)) \(total.currency.code)"
            }
            if !posting.note.isEmpty { text += "  ; " + Self.comment(posting.note) }
            text += "\n"
        }
    }

    /// A part of an account's name. A colon separates parts, and a semicolon begins a comment.
    private static func component(_ title: String) -> String { line(title, replacing: [":": "-", ";": ","]) }

    private static func line(
        _ text: String, replacing replacements: [Unicode.Scalar: Unicode.Scalar]
    ) -> String {
        var line = ""
        for scalar in PlainText.line(text).unicodeScalars { line.unicodeScalars.append(replacements[scalar] ?? scalar) }
        return line
    }

    /// A line of a comment, in which neither program finds a date or an expression: hledger reads "date:" and both a
    /// date in brackets, Ledger a value after two colons.
    private static func comment(_ text: String) -> String {
        var comment = ""
        for scalar in PlainText.line(text).unicodeScalars {
            if scalar == ":", let last = comment.unicodeScalars.last,
                last == ":" || comment.hasSuffix("date") || comment.hasSuffix("date2")
            {
                comment += " "
            }
            comment.unicodeScalars.append(scalar == "[" ? "(" : scalar == "]" ? ")" : scalar)
        }
        return comment
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        var text = self[...]
        while text.utf8.last == UInt8(ascii: " ") { text.removeLast() }
        return String(text)
    }
}
