import CivilTime
import Money

/// Reads ISO 20022 account reports, statements and notifications: camt.052, camt.053 and camt.054, versions 1 to 13.
struct CAMT {
    private var reader: MarkupReader

    static func read(_ text: BankText, into collector: inout BankCollector) throws(BankFileError) {
        var camt = CAMT(reader: MarkupReader(text.bytes, .xml))
        do throws(ReadingFailure) {
            while let token = try camt.nextToken() {
                guard case .open(let tag) = token else { continue }
                switch tag.name {
                case "Stmt", "Rpt", "Ntfctn": try camt.readStatement(&collector)
                default: break
                }
            }
        } catch {
            switch error {
            case .markup(let failure): throw BankFileError(failure)
            case .file(let failure): throw failure
            }
        }
        guard !collector.statements.isEmpty else { throw .noStatement }
    }

    private enum ReadingFailure: Error {
        case markup(MarkupReader.Failure)
        case file(BankFileError)
    }

    private mutating func nextToken() throws(ReadingFailure) -> MarkupReader.Token? {
        do throws(MarkupReader.Failure) { return try reader.next() } catch { throw .markup(error) }
    }

    private mutating func element(_ tag: MarkupReader.Tag) throws(ReadingFailure) -> XMLElement {
        do throws(MarkupReader.Failure) { return try XMLElement(tag, &reader) } catch { throw .markup(error) }
    }

    private mutating func readStatement(_ collector: inout BankCollector) throws(ReadingFailure) {
        do throws(BankFileError) { try collector.begin(BankStatement(kind: .bank)) } catch { throw .file(error) }
        var isInterim = false
        while let token = try nextToken() {
            switch token {
            case .open(let tag):
                let element = try element(tag)
                do throws(BankFileError) {
                    switch tag.name {
                    case "Acct": try Self.readAccount(element, &collector)
                    case "Bal": try Self.readBalance(element, &collector, &isInterim)
                    case "Ntry": try Self.readEntry(element, &collector)
                    default: break
                    }
                } catch {
                    throw .file(error)
                }
            case .close:
                // Entries of an account report may be only those since the one before.
                if isInterim { collector.update { $0.openingBalance = nil } }
                return
            case .text: break
            }
        }
    }

    private static func readAccount(
        _ account: XMLElement, _ collector: inout BankCollector
    ) throws(BankFileError) {
        let id = CAMTEntry.accountID(account) ?? ""
        collector.update { $0.account = id }
        guard let code = account["Ccy"] else { return }
        guard let currency = Currency(statedByBank: code.text) else {
            return try collector.add(.unknownCurrency, "Ccy", code.text, line: code.line)
        }
        collector.update { $0.currency = currency }
    }

    private static func readBalance(
        _ balance: XMLElement, _ collector: inout BankCollector, _ isInterim: inout Bool
    ) throws(BankFileError) {
        guard let code = balance.at("Tp", "CdOrPrtry", "Cd").map({ BankText.trimmed($0.text) }) else { return }
        let isOpening = code.isWord("opbd") || code.isWord("prcd")
        let isClosing = code.isWord("clbd")
        let hasClosing = collector.statements.last?.closingBalance != nil
        guard isOpening || isClosing || code.isWord("itbd") && !hasClosing else { return }
        var cursor = CAMTCursor(balance)
        do throws(BankProblem.Reason) {
            let (amount, currency) = try CAMTEntry.amount(balance, &cursor)
            let day = try CAMTEntry.day(balance["Dt"], "Dt", &cursor)
            collector.update { statement in
                if statement.currency == nil { statement.currency = currency }
                if isOpening {
                    statement.openingBalance = amount
                } else {
                    statement.closingBalance = BankBalance(amount: amount, day: day)
                }
            }
            if !isOpening { isInterim = !isClosing }
        } catch {
            try collector.add(error, cursor.name, cursor.text, line: cursor.line)
        }
    }

    private static func readEntry(_ element: XMLElement, _ collector: inout BankCollector) throws(BankFileError) {
        var cursor = CAMTCursor(element)
        var entries: [BankEntry] = []
        do throws(BankProblem.Reason) {
            entries = try CAMTEntry.entries(element, &cursor)
        } catch {
            try collector.add(error, cursor.name, cursor.text, line: cursor.line)
        }
        for entry in entries {
            collector.update { if $0.currency == nil { $0.currency = entry.currency } }
            try collector.add(entry)
        }
    }
}

/// The element that is being read, for a problem.
struct CAMTCursor {
    private(set) var name: String
    private(set) var text: ArraySlice<UInt8> = []
    private(set) var line: Int

    init(_ element: XMLElement) {
        name = element.name
        line = element.line
    }

    /// Moves to an element, or to the name of a missing one.
    mutating func move(to element: XMLElement?, _ missing: String) {
        name = element?.name ?? missing
        text = element?.text ?? []
        if let element { line = element.line }
    }

    /// Names an attribute of the element instead.
    mutating func quote(_ text: ArraySlice<UInt8>, of attribute: String) { (name, self.text) = (attribute, text) }
}
