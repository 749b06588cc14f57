import CivilTime
import DaybookCore
import Journal
import Money

/// Writes a ledger for Beancount (beancount.github.io, "Language Syntax").
///
/// Transactions that the bank shows have the flag "*", all others "!". A transaction of a reconciled statement says so
/// in its metadata.
struct BeancountWriter {
    private let ledger: Ledger
    private let names: LedgerNames
    private let state: State
    private var text = ""

    static func bytes(_ state: State, on day: Day, _ titles: MoneyTitles) -> [UInt8] {
        var writer = BeancountWriter(state, on: day, titles)
        writer.write()
        return Array(writer.text.utf8)
    }

    private init(_ state: State, on day: Day, _ titles: MoneyTitles) {
        self.state = state
        ledger = Ledger(state, on: day, titles)
        names = LedgerNames(ledger, state, titles, separator: "-", component: Self.component)
    }

    private mutating func write() {
        text += "option \"title\" \"Daybook\"\n"
        for currency in ledger.currencies { text += "option \"operating_currency\" \"\(currency.code)\"\n" }
        // A total price is divided by the amount, and its last digit rounded.
        text += "option \"inferred_tolerance_default\" \"*:0.000001\"\n"
        if !ledger.accounts.isEmpty { text += "\n" }
        for account in ledger.accounts {
            guard let day = ledger.openingDays[account] else { continue }
            text += "\(Self.date(day)) open \(names.name(of: account))"
            if case .own(let id) = account, let own = state.account(id) {
                text += " \(own.currency.code)\n  title: \(Self.quoted(PlainText.line(own.title)))"
            }
            text += "\n"
        }
        for entry in ledger.entries { write(entry) }
    }

    private mutating func write(_ entry: Ledger.Entry) {
        let payee = PlainText.line(entry.payee)
        text += "\n\(Self.date(entry.day)) \(entry.status == .pending ? "!" : "*")"
        if !payee.isEmpty { text += " " + Self.quoted(payee) }
        text += " " + Self.quoted(PlainText.lines(entry.note))
        let tags = entry.tags.map { PlainText.line($0) }.filter { !$0.isEmpty }
        let legal = tags.filter { $0.utf8.allSatisfy(Self.isLegalInTag) }
        for tag in legal { text += " #" + tag }
        text += "\n"
        if legal.count < tags.count { text += "  tags: \(Self.quoted(tags.joined(separator: " ")))\n" }
        if entry.status == .reconciled { text += "  reconciled: TRUE\n" }
        for posting in entry.postings {
            let currency = posting.currency
            let mark = posting.isCleared ? "* " : ""
            text += "  \(mark)\(names.name(of: posting.account))  \(currency.decimal(posting.amount)) \(currency.code)"
            if let total = posting.total {
                text += " @@ \(total.currency.decimal(total.amount)) \(total.currency.code)"
            }
            text += "\n"
            let note = PlainText.line(posting.note)
            if !note.isEmpty { text += "    note: \(Self.quoted(note))\n" }
        }
    }

    private static func date(_ day: Day) -> String { day.text }

    /// A string, whose quotes, backslashes and line ends are escaped.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    private static func isLegalInTag(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "/"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// A part of an account's name: letters, digits and hyphens, the first a capital letter or a digit. "X" precedes a
    /// letter that is never a capital.
    private static func component(_ title: String) -> String {
        var name = ""
        var hasGap = false
        for scalar in title.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
                if hasGap, !name.isEmpty { name += "-" }
                hasGap = false
                name.unicodeScalars.append(scalar)
            case .nonspacingMark, .spacingMark, .enclosingMark: continue
            default: hasGap = true
            }
        }
        guard let first = name.unicodeScalars.first else { return "" }
        if canBegin(first) { return name }
        let capital = first.properties.uppercaseMapping.unicodeScalars
        guard capital.allSatisfy(canBegin) else { return "X" + name }
        return String(String.UnicodeScalarView(capital)) + String(name.unicodeScalars.dropFirst())
    }

    private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return category == .uppercaseLetter || category == .decimalNumber
    }
}
