import CivilTime
import Money

/// Reads Open Financial Exchange, versions 1 (SGML) and 2 (XML), and Quicken's variant of it, QFX (OFX Banking
/// Specification 2.3).
///
/// Days are those written, whatever their time zone: banks state the local one.
struct OFX {
    private var reader: MarkupReader
    private let options: BankFile.Options
    private var section = Section.none
    private var leaf: Leaf?
    private var transaction: OFXTransaction?
    private var balance: (amount: Leaf?, day: Leaf?)
    private var isOpen = false
    private var isClosed = false
    /// The statement's currency, if that is unknown.
    private var unknownCurrency: Leaf?
    private var lastLine = 1

    /// An element without others in it, and its text.
    struct Leaf {
        var name: String
        var line: Int
        var text: ArraySlice<UInt8> = []
    }

    /// The aggregates in which names mean something else.
    private enum Section {
        case none, account, otherAccount, ledgerBalance, payee, currency, ignored
    }

    static func read(
        _ text: BankText, _ options: BankFile.Options, into collector: inout BankCollector
    ) throws(BankFileError) {
        var ofx = OFX(text, options)
        while let token = try ofx.nextToken() {
            switch token {
            case .open(let tag):
                try ofx.endLeaf(&collector)
                try ofx.begin(tag, &collector)
            case .close(let name):
                try ofx.endLeaf(&collector)
                try ofx.end(name.uppercased(), &collector)
            case .text(let piece):
                guard ofx.leaf != nil else { continue }
                if ofx.leaf?.text.isEmpty == true { ofx.leaf?.text = piece } else { ofx.leaf?.text += piece }
            }
        }
        guard ofx.isClosed else { throw .truncated(line: ofx.transaction?.line ?? ofx.lastLine) }
        guard !collector.statements.isEmpty else { throw .noStatement }
    }

    private init(_ text: BankText, _ options: BankFile.Options) {
        reader = MarkupReader(text.bytes, .sgml)
        self.options = options
    }

    private mutating func nextToken() throws(BankFileError) -> MarkupReader.Token? {
        lastLine = reader.line
        do throws(MarkupReader.Failure) {
            return try reader.next()
        } catch {
            throw BankFileError(error)
        }
    }

    private mutating func begin(_ tag: MarkupReader.Tag, _ collector: inout BankCollector) throws(BankFileError) {
        switch tag.name.uppercased() {
        case "OFX": isOpen = true
        case "STMTRS": try beginStatement(.bank, &collector)
        case "CCSTMTRS": try beginStatement(.creditCard, &collector)
        case "INVSTMTRS": try beginStatement(.investment, &collector)
        case "STMTTRN":
            // The one before has no end.
            if let transaction { try collector.add(.truncated, "STMTTRN", [], line: transaction.line) }
            transaction = OFXTransaction(line: tag.line)
            section = .none
        case "BANKACCTFROM", "CCACCTFROM", "INVACCTFROM": section = .account
        case "BANKACCTTO", "CCACCTTO": section = .otherAccount
        case "LEDGERBAL":
            section = .ledgerBalance
            balance = (nil, nil)
        case "PAYEE": section = .payee
        case "CURRENCY": section = .currency
        case "AVAILBAL", "BALLIST", "ORIGCURRENCY": section = .ignored
        case let name: leaf = Leaf(name: name, line: tag.line)
        }
    }

    private mutating func beginStatement(
        _ kind: BankAccountKind, _ collector: inout BankCollector
    ) throws(BankFileError) {
        section = .none
        unknownCurrency = nil
        try collector.begin(BankStatement(kind: kind, currency: options.currency))
    }

    private mutating func end(_ name: String, _ collector: inout BankCollector) throws(BankFileError) {
        switch name {
        case "OFX": isClosed = isOpen && transaction == nil
        case "STMTTRN":
            if let transaction { try add(transaction, &collector) }
            transaction = nil
            section = .none
        case "LEDGERBAL":
            try setBalance(&collector)
            section = .none
        case "BANKACCTFROM", "CCACCTFROM", "INVACCTFROM", "BANKACCTTO", "CCACCTTO", "PAYEE", "CURRENCY", "AVAILBAL",
            "BALLIST", "ORIGCURRENCY", "STMTRS", "CCSTMTRS", "INVSTMTRS":
            section = .none
        default: break
        }
    }

    /// Takes the text of an element.
    private mutating func endLeaf(_ collector: inout BankCollector) throws(BankFileError) {
        guard let leaf else { return }
        self.leaf = nil
        switch (section, leaf.name) {
        case (.account, "ACCTID"):
            do throws(BankProblem.Reason) {
                let account = try BankText.line(leaf.text)
                collector.update { $0.account = account }
            } catch {
                try collector.add(error, leaf.name, leaf.text, line: leaf.line)
            }
        case (.account, "ACCTTYPE"):
            if BankText.trimmed(leaf.text).isWord("creditline") { collector.update { $0.kind = .liability } }
        case (.ledgerBalance, "BALAMT"): balance.amount = leaf
        case (.ledgerBalance, "DTASOF"): balance.day = leaf
        case (.none, "CURDEF") where transaction == nil:
            let code = BankText.trimmed(leaf.text)
            if code.isEmpty { break }
            guard let currency = Currency(statedByBank: code) else {
                try collector.add(.unknownCurrency, leaf.name, code, line: leaf.line)
                // The person chose an account, and with it the currency.
                if options.currency == nil { unknownCurrency = leaf }
                break
            }
            collector.update { $0.currency = currency }
        case (.otherAccount, "ACCTID"): transaction?.otherAccount = leaf
        case (.currency, "CURSYM"): transaction?.currency = leaf
        case (.payee, "NAME"): transaction?.payee = leaf
        case (.none, _): transaction?.take(leaf)
        default: break
        }
    }

    private mutating func add(
        _ transaction: OFXTransaction, _ collector: inout BankCollector
    ) throws(BankFileError) {
        var place: Leaf?
        var name = ""
        var entry: BankEntry?
        let currency = collector.statements.last?.currency ?? options.currency
        if let kind = transaction.balanceKind {
            return collector.addBalance(kind, transaction.value(in: currency), line: transaction.line)
        }
        do throws(BankProblem.Reason) {
            entry = try transaction.entry(currency, unknown: unknownCurrency) { leaf, fallback in
                (place, name) = (leaf, fallback)
            }
        } catch {
            try collector.add(error, name, place?.text ?? [], line: place?.line ?? transaction.line)
        }
        if let entry { try collector.add(entry) }
    }

    private mutating func setBalance(_ collector: inout BankCollector) throws(BankFileError) {
        guard let amount = balance.amount, unknownCurrency == nil else { return }
        let day = balance.day.map { BankText.trimmed($0.text) } ?? []
        if BankText.trimmed(amount.text).isEmpty, day.isEmpty { return }
        do throws(BankProblem.Reason) {
            let currency = collector.statements.last?.currency ?? options.currency
            let value = try BankAmount(amount.text, mark: nil).minorUnits(in: currency)
            guard !day.isEmpty else { return }
            let day = try OFXTransaction.day(day)
            collector.update { $0.closingBalance = BankBalance(amount: value, day: day) }
        } catch {
            let isDay = [BankProblem.Reason.badDate, .noSuchDay, .yearOutOfRange].contains(error)
            let leaf = isDay ? balance.day ?? amount : amount
            try collector.add(error, leaf.name, leaf.text, line: leaf.line)
        }
    }
}

extension BankFileError {
    init(_ failure: MarkupReader.Failure) {
        switch failure {
        case .truncated(let line): self = .truncated(line: line)
        case .malformed(let line, let column): self = .malformed(line: line, column: column)
        }
    }
}

/// A transaction of OFX, whose fields are not read yet.
struct OFXTransaction {
    let line: Int
    var payee: OFX.Leaf?
    var currency: OFX.Leaf?
    var otherAccount: OFX.Leaf?
    private var day: OFX.Leaf?
    private var amount: OFX.Leaf?
    private var name: OFX.Leaf?
    private var memo: OFX.Leaf?
    private var id: OFX.Leaf?
    private var checkNumber: OFX.Leaf?
    private var category: OFX.Leaf?

    init(line: Int) { self.line = line }

    mutating func take(_ leaf: OFX.Leaf) {
        switch leaf.name {
        case "DTPOSTED": day = leaf
        case "TRNAMT": amount = leaf
        case "NAME": name = leaf
        case "MEMO": memo = leaf
        case "FITID": id = leaf
        case "CHECKNUM": checkNumber = leaf
        case "CATEGORY": category = leaf
        default: break
        }
    }

    /// The balance that it states instead of a payment: it has the name of a balance, and no identifier.
    var balanceKind: BalanceRow.Kind? {
        guard BankText.trimmed(id?.text ?? []).isEmpty else { return nil }
        return [payee, name, memo].compactMap { $0 }.lazy.compactMap { BalanceRow.kind(of: $0.text) }.first
    }

    /// The amount; nil if it cannot be read.
    func value(in currency: Currency?) -> Int64? {
        try? BankAmount(amount?.text ?? [], mark: nil).minorUnits(in: currency)
    }

    /// - Parameters:
    ///   - unknown: the account's currency, if that is unknown.
    ///   - reading: called before each field is read, with its name.
    func entry(
        _ accountCurrency: Currency?, unknown: OFX.Leaf?, reading: (OFX.Leaf?, String) -> Void
    ) throws(BankProblem.Reason) -> BankEntry {
        reading(day, "DTPOSTED")
        let posted = try Self.day(day?.text ?? [])
        var currency = accountCurrency
        if let code = self.currency {
            reading(code, code.name)
            guard let stated = Currency(statedByBank: code.text) else { throw .unknownCurrency }
            currency = stated
        } else if let unknown {
            reading(unknown, unknown.name)
            throw .unknownCurrency
        }
        reading(amount, "TRNAMT")
        let number = try BankAmount(amount?.text ?? [], mark: nil)
        // Signs of currencies are not valid here: the number may be damaged.
        guard amount?.text.contains(where: { $0 == 0x24 || $0 >= 0x41 }) != true else { throw .badAmount }
        var entry = BankEntry(day: posted, amount: try number.minorUnits(in: currency), currency: currency, line: line)
        for leaf in [payee, name] where entry.payee.isEmpty { entry.payee = try text(leaf, reading) }
        entry.note = try text(memo, reading)
        entry.bankID = try text(id, reading)
        entry.otherAccount = try text(otherAccount, reading)
        entry.category = try text(category, reading)
        entry.number = try text(checkNumber, reading)
        // Zeros stand for no check.
        if entry.number.utf8.allSatisfy({ $0 == 0x30 }) { entry.number = "" }
        return entry
    }

    private func text(
        _ leaf: OFX.Leaf?, _ reading: (OFX.Leaf?, String) -> Void
    ) throws(BankProblem.Reason) -> String {
        guard let leaf else { return "" }
        reading(leaf, leaf.name)
        return try BankText.line(leaf.text)
    }

    /// The day of "20260131", "20260131120000" or "20260131120000.000[-5:EST]".
    static func day(_ text: ArraySlice<UInt8>) throws(BankProblem.Reason) -> Day {
        let text = BankText.trimmed(text)
        guard !text.isEmpty else { throw .missing }
        guard !text.contains(0) else { throw .notText }
        guard text.count >= 8, text.count <= 60, text.prefix(8).allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            throw .badDate
        }
        return try BankDate(text.prefix(8)).day(.yearMonthDay)
    }
}
