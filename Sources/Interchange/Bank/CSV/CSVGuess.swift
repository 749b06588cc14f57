import Money

/// Guesses how to read a bank's CSV file, from the names of its columns and from their cells.
struct CSVGuess {
    private(set) var mapping: CSVMapping
    private let sample: CSVSample
    private var rows: ArraySlice<CSVSample.Row>
    private var columns: [CSVColumnSample] = []

    /// - Parameters:
    ///   - delimiter: What separates the columns; nil to guess it.
    ///   - headerLine: The line of the row with the columns' names, or 0 if there is none; nil to guess it.
    init(_ text: BankText, _ delimiter: CSVMapping.Delimiter?, _ headerLine: Int?) {
        sample = delimiter.map { CSVSample(text.bytes, $0) } ?? CSVSample.likeliest(text.bytes)
        mapping = CSVMapping(encoding: text.encoding, delimiter: sample.delimiter, roles: [])
        rows = sample.rows[...]
        let header: Int?
        switch headerLine {
        case nil: header = headerIndex
        case 0?:
            header = nil
            // The next file may have the row that seems to consist of names, too.
            if let index = headerIndex { remember(sample.rows[index], line: 0) }
        case let line?:
            header = sample.rows.firstIndex { $0.line >= line }
            // Nothing is below it.
            if header == nil {
                mapping.headerLine = line
                return
            }
        }
        if let header { rows = sample.rows[(header + 1)...] }
        let width = header.map { sample.rows[$0].fields.count } ?? sample.columnCount
        columns = (0..<width).map { [rows] in CSVColumnSample(rows, $0) }
        mapping.roles = [CSVRole](repeating: .ignored, count: width)
        if let header {
            let row = sample.rows[header]
            remember(row, line: row.line)
            nameRoles(row.fields)
        } else {
            findRoles()
        }
        chooseSign()
        // The person knows that these are names, though no known ones.
        if headerLine != nil, header != nil, !mapping.isComplete {
            mapping.roles = [CSVRole](repeating: .ignored, count: width)
            findRoles()
            chooseSign()
        }
        guard headerLine == nil, header == nil else { return }
        findHeader()
        if mapping.headerLine != 0 {
            mapping.roles = [CSVRole](repeating: .ignored, count: width)
            findRoles()
            chooseSign()
        }
    }

    /// Gives the columns the roles that the person named.
    mutating func setRoles(_ roles: [CSVRole], findsHeader: Bool) {
        mapping.setRoles(roles)
        if findsHeader, mapping.headerLine == 0 { findHeader() }
        chooseColumnsSign()
    }

    /// Finds the row of names above the first entry, none of which is known.
    private mutating func findHeader() {
        guard let date = mapping.column(.date) ?? mapping.column(.valueDate) else { return }
        let amounts = [CSVRole.amount, .debit, .credit].compactMap { mapping.column($0) }
        func cell(_ row: CSVSample.Row, _ column: Int) -> ArraySlice<UInt8> {
            column < row.fields.count ? BankText.trimmed(row.fields[column]) : []
        }
        let first = sample.rows.prefix(100).firstIndex { row in
            CSVSample.isDate(cell(row, date)) && amounts.contains { CSVSample.isAmount(cell(row, $0)) }
        }
        guard let first, first > 0 else { return }
        let row = sample.rows[first - 1]
        guard row.fields.count == sample.rows[first].fields.count, !cell(row, date).isEmpty,
            !CSVSample.isDate(cell(row, date)), !amounts.contains(where: { CSVSample.isAmount(cell(row, $0)) })
        else { return }
        remember(row, line: row.line)
        rows = sample.rows[first...]
        columns = columns.indices.map { [rows] in CSVColumnSample(rows, $0) }
    }

    private mutating func remember(_ row: CSVSample.Row, line: Int) {
        mapping.remember(line: line, hash: CSVHeaderRow.hash(row.fields))
    }

    /// The row whose cells are names of the most columns, at least of two, one of them a date or an amount.
    private var headerIndex: Int? {
        var best: Int?
        var most = 1
        for (index, row) in sample.rows.prefix(100).enumerated() {
            let found = row.fields.compactMap { CSVColumnName.role(CSVHeaderRow.name($0)) }
            guard found.count > most, found.contains(where: { Self.isNeeded($0.role) }),
                !row.fields.contains(where: { CSVSample.isDate($0) })
            else { continue }
            best = index
            most = found.count
        }
        return best
    }

    private static func isNeeded(_ role: CSVRole) -> Bool {
        switch role {
        case .date, .valueDate, .amount, .debit, .credit: true
        default: false
        }
    }

    /// Gives columns the roles that their names suggest and their cells allow.
    private mutating func nameRoles(_ names: [ArraySlice<UInt8>]) {
        let folded = names.map { CSVHeaderRow.name($0) }
        let named = folded.indices.map { index in
            CSVColumnName.role(folded[index]).flatMap { found in
                allowed(found.role, index).map { (role: $0, rank: found.rank) }
            }
        }
        for role in CSVRole.allCases where !role.canRepeat {
            let candidates = named.indices.filter { named[$0]?.role == role }
            var best: Int?
            for index in candidates {
                let (filled, rank) = (columns[index].filled > 0 ? 0 : 1, named[index]?.rank ?? 0)
                guard let current = best else {
                    best = index
                    continue
                }
                let isBetter = (filled, rank) < (columns[current].filled > 0 ? 0 : 1, named[current]?.rank ?? 0)
                if isBetter { best = index }
            }
            if let best { mapping.roles[best] = role }
        }
        for index in named.indices {
            if let role = named[index]?.role, role.canRepeat { mapping.roles[index] = role }
            // Columns without a name go on with the one before.
            if folded[index].isEmpty, isText(columns[index]) { mapping.roles[index] = .note }
        }
        pairCurrency(names)
        guard mapping.column(.payee) == nil, mapping.column(.payer) == nil else { return }
        let notes = mapping.columns(.note).filter { columns[$0].filled > 0 || rows.isEmpty }
        if let best = notes.min(by: { named[$0]?.rank ?? .max < named[$1]?.rank ?? .max }) {
            mapping.roles[best] = .payee
        }
    }

    private func isText(_ column: CSVColumnSample) -> Bool {
        column.filled > 0 && !column.areDates && !column.areAmounts && column.averageLength > 3
    }

    /// The role that a column can have by its cells instead of the one by its name; nil if it has none.
    private func allowed(_ role: CSVRole, _ index: Int) -> CSVRole? {
        let column = columns[index]
        if column.filled == 0 { return role }
        switch role {
        // Text below the table may fill more cells than its rows.
        case .date, .valueDate: return column.dates * 4 >= column.filled ? role : nil
        case .amount: return column.amounts * 4 >= column.filled ? role : nil
        case .debit, .credit, .balance, .fee:
            if column.amounts * 4 >= column.filled { return role }
            return column.isMostly(column.indicators) && role != .balance && role != .fee ? .indicator : nil
        case .indicator: return column.isMostly(column.indicators) ? role : nil
        case .currency: return column.isMostly(column.currencies) ? role : (column.areDates ? .valueDate : nil)
        // One's own account is the same everywhere.
        case .account:
            return column.distinct.count > 1 && column.distinct.count * 4 > column.filled ? .otherAccount : role
        case .bankID: return column.areDistinct ? role : nil
        case .payee, .payer, .note:
            let areWords = column.isMostly(column.indicators) && column.distinct.count < 4
            return column.areDates ? nil : (areWords ? .indicator : role)
        default: return role
        }
    }

    /// The currency in the amount's name, or else the nearest column of currencies on its right.
    private mutating func pairCurrency(_ names: [ArraySlice<UInt8>]) {
        guard let amount = mapping.column(.amount) ?? mapping.column(.debit) ?? mapping.column(.credit) else { return }
        let name = CSVHeaderRow.name(names[amount])
        let codes = name.split(separator: 0x20).filter { $0.count == 3 }
        let currency = codes.compactMap { Currency(String(decoding: $0, as: UTF8.self)) }.last
        // "value all" and the like are no currencies.
        let isWritten = currency.map { names[amount].firstPosition(of: Array($0.code.utf8)) != nil } ?? false
        let hasEuroSign = names[amount].firstPosition(of: [0xE2, 0x82, 0xAC]) != nil
        if isWritten || hasEuroSign {
            mapping.currency = isWritten ? currency : .euro
            mapping.roles = mapping.roles.map { $0 == .currency ? .ignored : $0 }
        } else {
            let candidates = columns.indices.filter { index in
                columns[index].isMostly(columns[index].currencies)
                    && CSVColumnName.role(CSVHeaderRow.name(names[index]))?.role == .currency
            }
            guard let nearest = candidates.first(where: { $0 > amount }) ?? candidates.last else { return }
            mapping.roles = mapping.roles.map { $0 == .currency ? .ignored : $0 }
            mapping.roles[nearest] = .currency
        }
    }

    /// Gives columns roles by their cells alone, for a file without names.
    private mutating func findRoles() {
        guard let date = columns.firstIndex(where: { $0.areDates }) else { return }
        mapping.roles[date] = .date
        let amounts = columns.indices.filter { columns[$0].areAmounts && !columns[$0].areDates }
        let clear = amounts.filter { columns[$0].isMostly(columns[$0].clearAmounts) }
        let amount = clear.first { columns[$0].negative > 0 } ?? clear.first ?? amounts.first
        if let amount { mapping.roles[amount] = .amount }
        if let balance = clear.first(where: { $0 != amount && $0 > amount ?? 0 }) { mapping.roles[balance] = .balance }
        if let currency = columns.firstIndex(where: { $0.isMostly($0.currencies) }) {
            mapping.roles[currency] = .currency
        }
        let texts = columns.indices.filter { mapping.roles[$0] == .ignored && isText(columns[$0]) }
        var payee: Int?
        for index in texts where columns[index].distinct.count > 1 || payee == nil {
            if columns[index].averageLength > payee.map({ columns[$0].averageLength }) ?? 0 { payee = index }
        }
        for index in texts { mapping.roles[index] = index == payee ? .payee : .note }
    }

    /// Chooses between one column of amounts, two, and an indicator.
    private mutating func chooseSign() {
        let (debit, credit) = (mapping.column(.debit), mapping.column(.credit))
        if let amount = mapping.column(.amount), columns[amount].filled * 2 >= rows.count {
            mapping.sign = .signed
            if columns[amount].negative == 0, mapping.column(.indicator) != nil { mapping.sign = .indicator }
        } else if debit != nil || credit != nil {
            mapping.sign = .columns
            chooseColumnsSign()
        }
        let isUsed: (CSVRole) -> Bool = { [sign = mapping.sign] role in
            switch role {
            case .amount: sign != .columns && sign != .signedColumns
            case .debit, .credit: sign == .columns || sign == .signedColumns
            case .indicator: sign == .indicator
            default: true
            }
        }
        mapping.roles = mapping.roles.map { isUsed($0) ? $0 : .ignored }
    }

    /// Chooses whether spent amounts in a column of their own are negative: by the balances, or else by most of them.
    private mutating func chooseColumnsSign() {
        guard mapping.sign == .columns || mapping.sign == .signedColumns, let debit = mapping.column(.debit) else {
            return
        }
        func value(_ row: CSVSample.Row, _ column: Int?) -> Int64? {
            guard let column, column < row.fields.count else { return nil }
            return try? BankAmount(row.fields[column], mark: nil).minorUnits(in: nil)
        }
        let credit = mapping.column(.credit)
        let balance = mapping.column(.balance)
        let spent = rows.compactMap { value($0, debit) }.filter { $0 != 0 }
        var (plain, signed) = (0, 0)
        for (row, next) in zip(rows, rows.dropFirst()) {
            guard let before = value(row, balance), let after = value(next, balance) else { continue }
            let rise = after - before
            for (row, rise) in [(next, rise), (row, -rise)] {
                guard let spent = value(row, debit), spent != 0 else { continue }
                let received = value(row, credit) ?? 0
                if rise == received - spent { plain += 1 }
                if rise == received + spent { signed += 1 }
            }
        }
        let negativeCount = spent.count { $0 < 0 }
        let isSigned = plain == signed ? negativeCount * 2 > spent.count : signed > plain
        mapping.sign = isSigned ? .signedColumns : .columns
    }

    mutating func setDateOrder(_ order: DateOrder) { mapping.dateOrder = order }
    mutating func setDecimalMark(_ mark: DecimalMark) { mapping.decimalMark = mark }
    mutating func invert() { mapping.sign = .inverted }
}

/// The row with the names of the columns.
enum CSVHeaderRow {
    static func name(_ field: ArraySlice<UInt8>) -> [UInt8] {
        guard field.count <= 200, !field.contains(0) else { return [] }
        return CSVColumnName.folded(String(decoding: field, as: UTF8.self))
    }

    /// A hash of the names of the columns (FNV-1a), never 0.
    static func hash(_ fields: [ArraySlice<UInt8>]) -> UInt32 {
        var hash: UInt32 = 2_166_136_261
        for field in fields {
            for byte in name(field) + [0] { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        }
        return hash == 0 ? 1 : hash
    }
}
