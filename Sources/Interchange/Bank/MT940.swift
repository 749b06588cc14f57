import CivilTime
import Money

/// Reads SWIFT MT940 customer statements (SWIFT Standards, Category 9), also as banks write them: without the blocks of
/// a SWIFT message, and with fields of their own, which are skipped.
struct MT940 {
    private let options: BankFile.Options
    private var collector: BankCollector
    /// The tag of the field that is being read, and its lines.
    private var tag = ""
    private var lines: [ArraySlice<UInt8>] = []
    private var line = 1
    private var entry: BankEntry?
    /// The account of the statement that has no closing balance yet.
    private var openAccount: String?
    /// Whether the last closing balance was one between two pages.
    private var isContinued = false
    private var currency: Currency?
    private var isEntryBad = false

    static func read(
        _ text: BankText, _ options: BankFile.Options, into collector: inout BankCollector
    ) throws(BankFileError) {
        var mt940 = MT940(options: options, collector: collector)
        var lines = BankLines(text.bytes[...])
        while let (text, number) = lines.next() { try mt940.add(withoutBlock(text), number) }
        try mt940.endField()
        try mt940.endEntry()
        guard mt940.openAccount == nil else { throw .truncated(line: mt940.line) }
        guard !mt940.collector.statements.isEmpty else { throw .noStatement }
        collector = mt940.collector
    }

    private init(options: BankFile.Options, collector: BankCollector) {
        self.options = options
        self.collector = collector
    }

    /// The text of a line without the headers of SWIFT's blocks: "{1:…}{2:…}{4:".
    static func withoutBlock(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let line = BankText.trimmed(line)
        guard line.first == 0x7B else { return line }
        let text = line.prefix(1000).firstPosition(of: Array("{4:".utf8))
        return text.map { line[($0 + 3)...] } ?? []
    }

    private mutating func add(_ text: ArraySlice<UInt8>, _ number: Int) throws(BankFileError) {
        if text.isEmpty { return }
        if text.elementsEqual([0x2D]) || text.starts(with: [0x2D, 0x7D]) {
            try endField()
            tag = ""
        } else if let next = Self.tag(of: text) {
            try endField()
            tag = next
            line = number
            lines = [text[(text.startIndex + next.utf8.count + 2)...]]
        } else if !tag.isEmpty, lines.count < 1000 {
            lines.append(text)
        }
    }

    /// The tag of a line such as ":28C:1/1".
    private static func tag(of text: ArraySlice<UInt8>) -> String? {
        guard text.first == 0x3A, let end = text.dropFirst().prefix(4).firstIndex(of: 0x3A) else { return nil }
        let tag = text[(text.startIndex + 1)..<end]
        guard (2...3).contains(tag.count),
            tag.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x5A })
        else { return nil }
        return String(decoding: tag, as: UTF8.self)
    }

    private mutating func endField() throws(BankFileError) {
        guard let first = lines.first else { return }
        switch tag {
        case "25", "25P": try beginStatement(first)
        case "60F", "60M": try readOpening(first)
        case "61":
            try endEntry()
            try readEntry(first)
        case "86": try readDetails()
        case "62F", "62M": try readClosing(first)
        default: break
        }
        lines = []
    }

    private mutating func beginStatement(_ text: ArraySlice<UInt8>) throws(BankFileError) {
        try endEntry()
        let account: String
        do throws(BankProblem.Reason) { account = try BankText.line(text) } catch {
            return try collector.add(error, "25", text, line: line)
        }
        let isNextPage = isContinued && account == collector.statements.last?.account
        openAccount = account
        isContinued = false
        if isNextPage { return }
        currency = options.currency
        try collector.begin(BankStatement(account: account, kind: .bank, currency: currency))
    }

    private mutating func readOpening(_ text: ArraySlice<UInt8>) throws(BankFileError) {
        if openAccount == nil { try beginStatement([]) }
        do throws(BankProblem.Reason) {
            let (balance, currency) = try MT940Line.balance(text)
            self.currency = currency
            collector.update { statement in
                statement.currency = currency
                // Further pages go on from the first.
                if statement.closingBalance == nil { statement.openingBalance = balance.amount }
            }
        } catch {
            try collector.add(error, tag, text, line: line)
        }
    }

    private mutating func readClosing(_ text: ArraySlice<UInt8>) throws(BankFileError) {
        try endEntry()
        if openAccount == nil { try beginStatement([]) }
        openAccount = nil
        isContinued = tag == "62M"
        do throws(BankProblem.Reason) {
            let balance = try MT940Line.balance(text)
            collector.update {
                $0.closingBalance = balance.balance
                if $0.currency == nil { $0.currency = balance.currency }
            }
        } catch {
            try collector.add(error, tag, text, line: line)
        }
    }

    private mutating func readEntry(_ text: ArraySlice<UInt8>) throws(BankFileError) {
        if openAccount == nil { try beginStatement([]) }
        isEntryBad = false
        do throws(BankProblem.Reason) {
            var read = try MT940Line.entry(text, currency, line: line)
            if lines.count > 1 { read.note = try BankText.line(lines[1]) }
            entry = read
        } catch {
            isEntryBad = true
            try collector.add(error, tag, text, line: line)
        }
    }

    private mutating func readDetails() throws(BankFileError) {
        guard var entry, !isEntryBad else { return }
        do throws(BankProblem.Reason) {
            try MT940Details(lines).fill(&entry)
            self.entry = entry
        } catch {
            self.entry = nil
            try collector.add(error, tag, lines.first ?? [], line: line)
        }
    }

    private mutating func endEntry() throws(BankFileError) {
        if let entry { try collector.add(entry) }
        entry = nil
    }
}
