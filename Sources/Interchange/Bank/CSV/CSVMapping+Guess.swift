import Money

extension CSVMapping {
    /// Guesses how to read a file. The result may lack columns that entries need: see `isComplete`.
    ///
    /// - Parameters:
    ///   - encoding: the encoding; nil to detect it.
    ///   - delimiter: what separates the columns; nil to guess it.
    ///   - headerLine: the line of the row with the columns' names, or 0 if there is none; nil to guess it.
    ///   - roles: the meaning of the columns; nil to guess it.
    ///   - currency: the currency of the account, if it is known.
    public init(
        guessing bytes: [UInt8], encoding: TextEncoding? = nil, delimiter: Delimiter? = nil, headerLine: Int? = nil,
        roles: [CSVRole]? = nil, currency: Currency? = nil
    ) {
        self = Self.guess(BankText(bytes, encoding), delimiter, headerLine, roles, currency).mapping
    }

    /// Guesses from the names and cells of the first rows, then from all rows how days and amounts are written.
    static func guess(
        _ text: BankText, _ delimiter: Delimiter? = nil, _ headerLine: Int? = nil, _ roles: [CSVRole]? = nil,
        _ currency: Currency? = nil
    ) -> (mapping: CSVMapping, doubts: Set<BankFile.Doubt>) {
        if let plain = plain(text, currency), delimiter == nil || delimiter == plain.mapping.delimiter,
            headerLine == nil || headerLine == plain.mapping.headerLine, roles == nil || roles == plain.mapping.roles
        {
            return plain
        }
        var guess = CSVGuess(text, delimiter, headerLine)
        if let roles { guess.setRoles(roles, findsHeader: headerLine == nil) }
        var counts = CSVCounts(guess.mapping)
        counts.add(text, guess.mapping)
        var doubts: Set<BankFile.Doubt> = []
        let order = counts.dates.result
        guess.setDateOrder(order.order)
        if !order.isCertain { doubts.insert(.dateOrder) }
        let mark = counts.marks.result(
            otherwise: guess.mapping.delimiter == .comma ? .point : .comma, in: currency)
        guess.setDecimalMark(mark.mark)
        if !mark.isCertain { doubts.insert(.decimalMark) }
        if guess.mapping.sign == .signed {
            switch counts.signs(mark.mark) {
            case .signed: break
            case .inverted: guess.invert()
            case nil: doubts.insert(.sign)
            default: break
            }
        }
        return (guess.mapping, doubts)
    }

    /// The names of the columns in a table made for Daybook.
    private static func plainRole(_ name: String) -> CSVRole? {
        switch name {
        case "date": .date
        case "payee": .payee
        case "category": .category
        case "amount": .amount
        case "currency": .currency
        case "account": .account
        case "note": .note
        case "tags": .tags
        case "cleared": .cleared
        default: nil
        }
    }

    /// Whether the names of columns are only Daybook's own, with those of a day and an amount.
    static func isPlain(_ names: [ArraySlice<UInt8>]) -> Bool {
        let roles = names.map { plainRole(String(decoding: BankText.trimmed($0), as: UTF8.self).lowercased()) }
        return roles.contains(.date) && roles.contains(.amount) && !roles.contains(nil)
    }

    /// The mapping of a table whose first row has only names of Daybook's own, at least "date" and "amount", each once;
    /// or exactly those of an exported table; nil for another. Negative amounts are spent. Days are ISO 8601 and amounts have a decimal point, unless a
    /// spreadsheet saved the table in the style of its language.
    private static func plain(
        _ text: BankText, _ currency: Currency?
    ) -> (mapping: CSVMapping, doubts: Set<BankFile.Doubt>)? {
        for delimiter in Delimiter.allCases {
            let sample = text.bytes.prefix(4096)
            var reader = CSVReader(Array(sample), separator: delimiter.byte)
            var spans: [CSVReader.Span] = []
            guard let line = try? reader.next(into: &spans) else { continue }
            let fields = spans.map { reader.content(of: $0) }
            let names = fields.map { String(decoding: BankText.trimmed($0), as: UTF8.self) }
            let isExported = names == TransactionsCSV.columns
            let roles = names.compactMap { plainRole($0.lowercased()) ?? (isExported ? .ignored : nil) }
            guard roles.count == fields.count, roles.contains(.date), roles.contains(.amount),
                isExported || Set(roles).count == roles.count
            else { continue }
            var mapping = CSVMapping(encoding: text.encoding, delimiter: delimiter, roles: roles)
            mapping.remember(line: line, hash: CSVHeaderRow.hash(fields))
            var counts = CSVCounts(mapping)
            counts.add(text, mapping)
            // Spreadsheets that write decimal commas separate columns by something else.
            if delimiter != .comma {
                mapping.decimalMark = counts.marks.result(otherwise: .point, in: currency).mark
            }
            guard counts.dates.hasDates else { return (mapping, []) }
            let order = counts.dates.result
            mapping.dateOrder = order.order
            return (mapping, order.isCertain ? [] : [.dateOrder])
        }
        return nil
    }
}

/// Finds how days and amounts are written from all rows of a file.
private struct CSVCounts {
    var dates = DateOrderCounts()
    var marks = DecimalMarkCounts()
    private let date: Int?
    private let amounts: [Int]
    private let amount: Int?
    private let balance: Int?
    /// The first amounts, with the balances after them.
    private var balances: [(amount: ArraySlice<UInt8>, balance: ArraySlice<UInt8>)] = []
    private var negativeCount = 0
    private var amountCount = 0

    init(_ mapping: CSVMapping) {
        date = mapping.column(.date) ?? mapping.column(.valueDate)
        amount = mapping.column(.amount)
        balance = mapping.column(.balance)
        amounts = [.amount, .debit, .credit, .balance, .fee].compactMap { mapping.column($0) }
    }

    @_optimize(speed)
    mutating func add(_ text: BankText, _ mapping: CSVMapping) {
        var reader = CSVReader(text.bytes, separator: mapping.delimiter.byte)
        var spans: [CSVReader.Span] = []
        while true {
            do throws(ImportFailure) {
                guard let line = try reader.next(into: &spans) else { return }
                if line > mapping.headerLine { add(spans, reader) }
            } catch {
                guard case .badLine(_, _, .strayQuote) = error else { return }
                reader.skipLine()
            }
        }
    }

    private mutating func add(_ spans: [CSVReader.Span], _ reader: CSVReader) {
        guard let column = date, column < spans.count, let date = try? BankDate(reader.content(of: spans[column]))
        else {
            return
        }
        dates.add(date)
        for column in amounts where column < spans.count { marks.add(reader.content(of: spans[column])) }
        guard let amount, amount < spans.count else { return }
        let text = reader.content(of: spans[amount])
        amountCount += 1
        if text.contains(where: { $0 == 0x2D || $0 == 0x28 || $0 == 0x92 }) { negativeCount += 1 }
        guard let balance, balance < spans.count, balances.count < 300 else { return }
        balances.append((text, reader.content(of: spans[balance])))
    }

    /// Whether spent amounts are negative, by the balances if there are any; nil if nothing tells.
    func signs(_ mark: DecimalMark) -> CSVMapping.Sign? {
        let known = balances.compactMap { pair -> (amount: Int64, balance: Int64)? in
            guard let amount = try? BankAmount(pair.amount, mark: mark).minorUnits(in: nil),
                let balance = try? BankAmount(pair.balance, mark: mark).minorUnits(in: nil)
            else { return nil }
            return (amount, balance)
        }
        // Rows from the earliest to the latest, and from the latest to the earliest.
        var (signed, inverted) = ((up: 0, down: 0), (up: 0, down: 0))
        for (first, second) in zip(known, known.dropFirst()) {
            let rise = second.balance - first.balance
            if rise == second.amount { signed.up += 1 }
            if rise == -second.amount { inverted.up += 1 }
            if rise == -first.amount { signed.down += 1 }
            if rise == first.amount { inverted.down += 1 }
        }
        let (straight, reverse) = (max(signed.up, signed.down), max(inverted.up, inverted.down))
        if straight * 2 >= known.count, straight > reverse { return .signed }
        if reverse * 2 >= known.count, reverse > straight { return .inverted }
        // People pay more often than they are paid.
        return negativeCount * 2 >= amountCount || amountCount < 2 ? .signed : nil
    }
}

/// Finds the decimal mark of the numbers of a file from all of them.
struct DecimalMarkCounts {
    /// Numbers that prove a point and a comma, and numbers such as "1.234" and "1,234".
    private var points = 0
    private var commas = 0
    private var pointsBeforeThree = 0
    private var commasBeforeThree = 0

    @_optimize(speed)
    mutating func add(_ text: ArraySlice<UInt8>) {
        var (points, commas, whole, after) = (0, 0, 0, 0)
        var last: UInt8 = 0
        var isZero = false
        guard text.count <= 40 else { return }
        for byte in text {
            switch byte {
            case 0x30...0x39:
                if points + commas == 0 {
                    if whole == 0 { isZero = byte == 0x30 }
                    whole += 1
                } else {
                    after += 1
                }
            case 0x2E, 0x2C:
                if byte == 0x2E { points += 1 } else { commas += 1 }
                last = byte
                after = 0
            default: break
            }
        }
        guard points + commas > 0, after > 0 || whole > 0 else { return }
        if points > 0 && commas > 0 {
            prove(isPoint: last == 0x2E)
        } else if points + commas > 1 {
            prove(isPoint: commas > 0)
        } else if after != 3 || whole > 3 || whole == 0 || isZero {
            if after > 0 { prove(isPoint: points > 0) }
        } else if points > 0 {
            pointsBeforeThree += 1
        } else {
            commasBeforeThree += 1
        }
    }

    private mutating func prove(isPoint: Bool) {
        if isPoint { points += 1 } else { commas += 1 }
    }

    /// The mark of most numbers that prove one. Without any, what precedes three digits separates thousands, but in a currency
    /// of three decimals, where it precedes these.
    func result(otherwise mark: DecimalMark, in currency: Currency?) -> (mark: DecimalMark, isCertain: Bool) {
        if points != commas { return (points > commas ? .point : .comma, true) }
        if pointsBeforeThree != commasBeforeThree {
            let arePoints = pointsBeforeThree > commasBeforeThree
            return (arePoints == (currency?.fractionDigits == 3) ? .point : .comma, false)
        }
        return (mark, points + commas + pointsBeforeThree == 0)
    }
}
