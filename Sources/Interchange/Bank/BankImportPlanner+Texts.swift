import DaybookCore

extension BankImportPlanner {
    /// The payee and the note. Without a payee, the text that the bank put elsewhere is one, so that it is listed, and
    /// rules can know it.
    mutating func texts(of entry: BankEntry) -> (payee: String, note: String) {
        let (payee, note) = (PlainText.line(entry.payee), PlainText.line(entry.note))
        if entry.exported != nil { return (cut(payee, MoneyLimits.payee), cut(note, MoneyLimits.note)) }
        if !payee.isEmpty {
            let dated = DatedPayee(payee)
            let isKnown = dated.moment.isEmpty || note.hasSuffix(dated.moment)
            let whole = isKnown ? note : note.isEmpty ? dated.moment : "\(note) · \(dated.moment)"
            return (cut(dated.name, MoneyLimits.payee), cut(whole, MoneyLimits.note))
        }
        let title = PlainText.line(entry.details.isEmpty ? note : entry.details)
        let short = title.cut(to: MoneyLimits.payee, bytes: MoneyLimits.payee * 8)
        return (short, short == note ? "" : cut(note, MoneyLimits.note))
    }

    mutating func cut(_ text: String, _ characters: Int) -> String {
        let result = text.cut(to: characters, bytes: characters * 8)
        if result.utf8.count < text.utf8.count { plan.cutTextCount += 1 }
        return result
    }
}
