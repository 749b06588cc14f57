import CivilTime
import Money

/// The fields of entries of camt.052 to camt.054.
enum CAMTEntry {
    /// The entries of an `Ntry`: one for each of its transactions, if their amounts are known and add up.
    static func entries(
        _ entry: XMLElement, _ cursor: inout CAMTCursor
    ) throws(BankProblem.Reason) -> [BankEntry] {
        let (amount, currency) = try amount(entry, &cursor)
        if let status = status(of: entry), BankText.trimmed(status.text).isWord("info") {
            cursor.move(to: status, "Sts")
            throw .notBooked // it only informs
        }
        let day = try day(entry["BookgDt"] ?? entry["ValDt"], "BookgDt", &cursor)
        var whole = BankEntry(day: day, amount: amount, currency: currency, line: entry.line)
        whole.isCleared = isBooked(entry)
        whole.bankID = try text(entry["AcctSvcrRef"] ?? entry["NtryRef"], &cursor)
        let transactions = entry.all("NtryDtls").flatMap { $0.all("TxDtls") }
        let parts = transactions.map { part($0, of: whole, isDebit: amount < 0) }
        let isSplit = parts.count > 1 && sum(parts) == amount
        var entries: [BankEntry] = []
        for (index, transaction) in transactions.enumerated() where isSplit || index == 0 {
            var part = whole
            if isSplit {
                part.amount = parts[index] ?? 0
                if !part.bankID.isEmpty { part.bankID += "/\(index + 1)" }
            }
            try readDetails(transaction, of: entry, into: &part, &cursor)
            entries.append(part)
        }
        if entries.isEmpty {
            whole.note = try text(entry["AddtlNtryInf"], &cursor)
            entries = [whole]
        }
        return entries
    }

    private static func sum(_ parts: [Int64?]) -> Int64? {
        var sum: Int64 = 0
        for part in parts {
            guard let part else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(part)
            if overflow { return nil }
            sum = next
        }
        return sum
    }

    /// The signed amount of a transaction in the currency of its entry; nil if it states none.
    private static func part(_ transaction: XMLElement, of whole: BankEntry, isDebit: Bool) -> Int64? {
        let stated = [
            transaction["Amt"], transaction.at("AmtDtls", "TxAmt", "Amt"), transaction.at("AmtDtls", "InstdAmt", "Amt"),
        ]
        for case .some(let amount) in stated {
            guard let code = whole.currency?.code, amount.attribute("Ccy")?.elementsEqual(code.utf8) == true,
                let value = try? BankAmount(amount.text, mark: nil).minorUnits(in: whole.currency)
            else { continue }
            let isSpent = transaction["CdtDbtInd"].map { BankText.trimmed($0.text).isWord("dbit") } ?? isDebit
            return isSpent ? -value : value
        }
        return nil
    }

    /// The signed amount in `Amt` and its currency. A reversal states its own direction, not that of what it reverses.
    static func amount(
        _ element: XMLElement, _ cursor: inout CAMTCursor
    ) throws(BankProblem.Reason) -> (Int64, Currency) {
        let amount = element["Amt"]
        cursor.move(to: amount, "Amt")
        guard let amount else { throw .missing }
        let code = amount.attribute("Ccy") ?? []
        guard let currency = Currency(statedByBank: code) else {
            cursor.quote(code, of: "Ccy")
            throw code.isEmpty ? .missing : .unknownCurrency
        }
        guard !amount.text.contains(where: { $0 >= 0x41 }) else { throw .badAmount }
        let value = try BankAmount(amount.text, mark: nil).minorUnits(in: currency)
        let indicator = element["CdtDbtInd"]
        cursor.move(to: indicator, "CdtDbtInd")
        let word = BankText.trimmed(indicator?.text ?? [])
        if word.isWord("dbit") { return (-value, currency) }
        guard word.isWord("crdt") else { throw word.isEmpty ? .missing : .unknownIndicator }
        return (value, currency)
    }

    /// The day in a `Dt` or the local day in a `DtTm`.
    static func day(
        _ element: XMLElement?, _ missing: String, _ cursor: inout CAMTCursor
    ) throws(BankProblem.Reason) -> Day {
        cursor.move(to: element, missing)
        guard let date = element?["Dt"] ?? element?["DtTm"] else { throw .missing }
        cursor.move(to: date, missing)
        let text = BankText.trimmed(date.text)
        guard text.count <= 40 else { throw .badDate }
        // A time zone may follow the day: "2026-01-31+01:00".
        let isDay = text.count >= 10 && text.prefix(10).allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2D }
        return try BankDate(isDay ? text.prefix(10) : text).day(.yearMonthDay)
    }

    private static func status(of entry: XMLElement) -> XMLElement? { entry.at("Sts", "Cd") ?? entry["Sts"] }

    private static func isBooked(_ entry: XMLElement) -> Bool? {
        let status = BankText.trimmed(status(of: entry)?.text ?? [])
        if status.isWord("book") { return true }
        return status.isEmpty ? nil : false
    }

    private static func readDetails(
        _ transaction: XMLElement, of whole: XMLElement, into entry: inout BankEntry, _ cursor: inout CAMTCursor
    ) throws(BankProblem.Reason) {
        let isSpent = entry.amount < 0
        if let parties = transaction["RltdPties"] {
            let sides = [
                parties[isSpent ? "Cdtr" : "Dbtr"], parties[isSpent ? "UltmtCdtr" : "UltmtDbtr"],
                parties[isSpent ? "Dbtr" : "Cdtr"],
            ]
            for side in sides where entry.payee.isEmpty {
                entry.payee = try text(side?.at("Pty", "Nm") ?? side?["Nm"], &cursor)
            }
            entry.otherAccount = parties[isSpent ? "CdtrAcct" : "DbtrAcct"].flatMap { accountID($0) } ?? ""
        }
        let references = transaction["Refs"]
        if let own = references?["AcctSvcrRef"] {
            entry.bankID = try text(own, &cursor)
        } else if entry.bankID.isEmpty {
            for name in ["TxId", "InstrId", "EndToEndId"] where entry.bankID.isEmpty {
                let id = try text(references?[name], &cursor)
                if id != "NOTPROVIDED" { entry.bankID = id }
            }
        }
        var notes: [String] = []
        for line in transaction["RmtInf"]?.all("Ustrd") ?? [] { notes.append(try text(line, &cursor)) }
        if notes.isEmpty, let reference = transaction.at("RmtInf", "Strd", "CdtrRefInf", "Ref") {
            notes.append(try text(reference, &cursor))
        }
        if notes.isEmpty { notes.append(try text(transaction["AddtlTxInf"] ?? whole["AddtlNtryInf"], &cursor)) }
        entry.note = notes.filter { !$0.isEmpty }.joined(separator: " ")
        guard entry.note.utf8.count <= BankFile.longestText else { throw .tooLong }
    }

    private static func text(
        _ element: XMLElement?, _ cursor: inout CAMTCursor
    ) throws(BankProblem.Reason) -> String {
        guard let element else { return "" }
        cursor.move(to: element, "")
        return try BankText.line(element.text)
    }

    /// The IBAN of an account, or its other identifier; nil if it has none that is text.
    static func accountID(_ account: XMLElement) -> String? {
        let id = account.at("Id", "IBAN") ?? account.at("Id", "Othr", "Id")
        return id.flatMap { try? BankText.line($0.text) }
    }
}
