/// The details of an entry in field 86 of MT940: subfields of two digits, as German and Polish banks write them; words
/// between slashes, as in the Netherlands; or plain text.
struct MT940Details {
    private let lines: [ArraySlice<UInt8>]

    init(_ lines: [ArraySlice<UInt8>]) { self.lines = lines }

    /// Adds the details to an entry.
    func fill(_ entry: inout BankEntry) throws(BankProblem.Reason) {
        guard lines.reduce(0, { $0 + $1.count }) <= BankFile.longestText else { throw .tooLong }
        let joined = lines.flatMap { $0 }[...]
        guard !joined.contains(0) else { throw .notText }
        if let mark = Self.subfieldMark(joined) {
            try fillSubfields(joined, mark, &entry)
        } else if Self.hasWords(joined) {
            try fillWords(joined, &entry)
        } else {
            let text = try BankText.line(Self.joined(lines, width: 65))
            entry.note = entry.note.isEmpty || text.isEmpty ? entry.note + text : entry.note + " " + text
            let name = try nameBehindAccount
            entry.details = name.isEmpty ? text : name
            if entry.details == entry.note { entry.details = "" }
        }
    }

    /// The name in a first line that begins with the IBAN of the other side; empty if there is none.
    private var nameBehindAccount: String {
        get throws(BankProblem.Reason) {
            guard lines.count > 1, let first = lines.first else { return "" }
            let account = first.prefix { $0 != 0x20 }
            let isIBAN =
                (15...34).contains(account.count) && account.prefix(2).allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
                && account.dropFirst(2).prefix(2).allSatisfy { Self.isDigit($0) }
            return isIBAN ? try BankText.line(first[account.endIndex...]) : ""
        }
    }

    /// Joins lines that were cut at a width, and separates shorter ones by a space.
    private static func joined(_ lines: [ArraySlice<UInt8>], width: Int) -> ArraySlice<UInt8> {
        var text: [UInt8] = []
        for line in lines {
            text += line
            if line.count < width { text.append(0x20) }
        }
        return text[...]
    }

    // MARK: Subfields

    /// The sign before each subfield: "?" in "166?00GUTSCHRIFT?20…".
    private static func subfieldMark(_ text: ArraySlice<UInt8>) -> UInt8? {
        let rest = text.prefix(4).drop { isDigit($0) }
        guard rest.startIndex - text.startIndex <= 3, let mark = rest.first, "?<>~^|$#".utf8.contains(mark) else {
            return nil
        }
        return text[(rest.startIndex + 1)...].prefix(2).count { isDigit($0) } == 2 ? mark : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private func fillSubfields(
        _ text: ArraySlice<UInt8>, _ mark: UInt8, _ entry: inout BankEntry
    ) throws(BankProblem.Reason) {
        var title: ArraySlice<UInt8> = []
        var purpose: [ArraySlice<UInt8>] = []
        var name: [ArraySlice<UInt8>] = []
        var account: ArraySlice<UInt8> = []
        for (code, value) in Self.subfields(text, mark) {
            switch code {
            case 0: title = value
            case 20...29, 60...63: purpose.append(value)
            case 31 where account.isEmpty: account = value
            case 38: account = value
            case 32, 33: name.append(value)
            default: break
            }
        }
        entry.payee = try BankText.line(Self.joined(name, width: 27))
        entry.otherAccount = try BankText.line(account)
        let references = SEPAReferences(Self.joined(purpose, width: 27))
        let note = try BankText.line(references.purpose)
        entry.note = note.isEmpty ? try BankText.line(title) : note
        if entry.bankID.isEmpty, let id = references.endToEndID {
            let id = try BankText.line(id)
            if id != "NOTPROVIDED" { entry.bankID = id }
        }
    }

    /// The subfields with their codes.
    private static func subfields(
        _ text: ArraySlice<UInt8>, _ mark: UInt8
    ) -> [(code: Int, value: ArraySlice<UInt8>)] {
        var starts: [Int] = []
        for position in text.indices where text[position] == mark && position + 2 < text.endIndex {
            if isDigit(text[position + 1]), isDigit(text[position + 2]) { starts.append(position) }
        }
        return starts.enumerated().map { index, start in
            let end = index + 1 < starts.count ? starts[index + 1] : text.endIndex
            let code = Int(text[start + 1] - 0x30) * 10 + Int(text[start + 2] - 0x30)
            return (code, text[(start + 3)..<end])
        }
    }

    // MARK: Words between slashes

    private static let words = [
        "TRTP", "TRCD", "IBAN", "BIC", "NAME", "REMI", "EREF", "MARF", "CSID", "CNTP", "ORDP", "BENM", "ADDR", "PURP",
        "ISDT", "PREF", "OCMT", "EXCH", "CHGS", "RTRN", "CREF", "KREF", "SVCL", "ULTD", "ULTC", "ACCW", "CRED", "DEBT",
    ]

    private static func hasWords(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.first == 0x2F else { return false }
        let word = text.dropFirst().prefix { $0 != 0x2F }
        return word.count <= 4 && words.contains(String(decoding: word, as: UTF8.self))
    }

    private func fillWords(_ text: ArraySlice<UInt8>, _ entry: inout BankEntry) throws(BankProblem.Reason) {
        var word = ""
        var values: [String: [ArraySlice<UInt8>]] = [:]
        for part in text.split(separator: 0x2F, omittingEmptySubsequences: false) {
            if part.count <= 4, Self.words.contains(String(decoding: part, as: UTF8.self)) {
                word = String(decoding: part, as: UTF8.self)
            } else if !word.isEmpty {
                values[word, default: []].append(part)
            }
        }
        let party = values["CNTP"] ?? []
        entry.payee = try Self.text(values["NAME"])
        if entry.payee.isEmpty, party.count > 2 { entry.payee = try BankText.line(party[2]) }
        entry.otherAccount = try Self.text(values["IBAN"])
        if entry.otherAccount.isEmpty, let first = party.first { entry.otherAccount = try BankText.line(first) }
        let remittance = values["REMI"]?.filter { !$0.elementsEqual("USTD".utf8) && !$0.elementsEqual("STRD".utf8) }
        entry.note = try Self.text(remittance)
        if entry.note.isEmpty { entry.note = try Self.text(values["TRTP"]) }
        if entry.bankID.isEmpty {
            let id = try Self.text(values["EREF"])
            if id != "NOTPROVIDED" { entry.bankID = id }
        }
    }

    /// The parts of a value, between which slashes were.
    private static func text(_ parts: [ArraySlice<UInt8>]?) throws(BankProblem.Reason) -> String {
        let filled = (parts ?? []).filter { !$0.isEmpty }
        return try BankText.line(Array(filled.joined(separator: [0x2F]))[...])
    }
}

/// The references in the purpose of a SEPA payment: "EREF+…SVWZ+…" (Deutsche Kreditwirtschaft, DFÜ-Abkommen, annex 3).
private struct SEPAReferences {
    /// The text for a person.
    private(set) var purpose: ArraySlice<UInt8>
    private(set) var endToEndID: ArraySlice<UInt8>?

    private static let words = [
        "EREF+", "KREF+", "MREF+", "CRED+", "DEBT+", "SVWZ+", "ABWA+", "ABWE+", "IBAN+", "BIC+", "PURP+", "COAM+",
        "OAMT+", "RREF+",
    ]

    init(_ text: ArraySlice<UInt8>) {
        var starts: [(start: Int, word: String)] = []
        for word in Self.words {
            if let start = text.firstPosition(of: Array(word.utf8)) { starts.append((start, word)) }
        }
        starts.sort { $0.start < $1.start }
        purpose = text[..<(starts.first?.start ?? text.endIndex)]
        for (index, found) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1].start : text.endIndex
            let value = text[(found.start + found.word.utf8.count)..<end]
            if found.word == "SVWZ+" { purpose = value }
            if found.word == "EREF+" { endToEndID = value }
        }
    }
}
