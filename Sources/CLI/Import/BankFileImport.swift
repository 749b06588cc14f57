import CivilTime
import DaybookCore
import Foundation
import Interchange
import Journal
import Money
import Phrasing
import Words

/// Imports a bank's file.
struct BankFileImport {
    let bytes: [UInt8]
    let options: BankOptions
    let dryRun: Bool
    let restoresDeleted: Bool
    /// Whether what is imported earns points.
    let earns: Bool
    /// The file to save rejected rows to; nil if none.
    let rejected: String?
    /// Whether that file is replaced if it exists.
    let replaces: Bool

    /// The maximum number of rows to list; further ones are summarized.
    private static let maximumRows = 20

    func run(in session: Session) throws -> CommandOutput {
        let words = session.words
        let account = try options.account.map { typed in
            try session.read { state in
                let account = try session.account(typed, in: state)
                // A number that only tells two accounts of one title apart is no name to write into one of them by.
                let alike = state.accountsTitledAlike(account.id)
                guard alike.isEmpty else {
                    let titles = alike.map { "\($0.title), \($0.currency.code)" }
                    throw InvalidRequest(words.ambiguous(typed, titles) + " " + words.renameOneOfThem)
                }
                return account
            }
        }
        let (accounts, title) = try session.read {
            ($0.openAccounts, $0.freeAccountTitle(words.accountKindBank))
        }
        let (file, found) = try options.read(bytes, of: account, among: accounts, words)
        var choices = BankImport.Options(
            account: account?.id ?? found?.id, newAccountTitle: title, currency: words.usualCurrency)
        choices.keepsAllApart = options.keepApart
        choices.joinsAll = options.joinTransfers
        choices.restoresDeleted = restoresDeleted
        func planned(_ state: State, _ choices: BankImport.Options) throws -> BankImport {
            do throws(BankImportRefusal) {
                return try BankImport(file, into: state, choices, now: session.now) { words.title($0) }
            } catch {
                guard case .accountUnknown(let named) = error else { throw error }
                let titles = state.openAccounts.map(\.title)
                if named.isEmpty, titles.count == 1, isPlainTable, choices.account == nil {
                    var choices = choices
                    choices.account = state.openAccounts[0].id
                    return try planned(state, choices)
                }
                throw InvalidRequest(words.reason(error) + " " + words.chooseAccountHint(titles))
            }
        }
        var made: BankImport?
        var rejectedLines: [String] = []
        var knownShops: [UncategorisedPayee] = []
        func decide(_ state: State) throws -> Decision {
            var plan = try planned(state, choices)
            let suggestions = plan.payees.compactMap { payee in payee.suggestion(in: state).map { (payee, $0) } }
            knownShops = suggestions.map { $0.0 }
            if options.categorise, !suggestions.isEmpty {
                var choices = choices
                choices.payees = suggestions.map {
                    PayeeChoice(payee: $0.0.payee, category: $0.1, isSuggestion: true)
                }
                plan = try planned(state, choices)
            }
            if account != nil, plan.accounts.count > 1 {
                throw InvalidRequest(words.fileHasSeveralAccounts(plan.accounts.map(\.account.title)))
            }
            if !dryRun, !options.yes, let unlikely = words.unlikelyDays(of: plan) {
                throw InvalidRequest(unlikely + "\n" + words.unlikelyDaysNeedYes)
            }
            made = plan
            // Nothing is imported if they cannot be saved.
            rejectedLines = try saveRejectedRows(of: plan, file, words)
            return session.importing(plan.changes, in: state, earns: earns)
        }
        if dryRun {
            _ = try session.read(decide)
        } else {
            try session.save(decide)
        }
        guard let made else { return CommandOutput([], json: nil) }
        guard !made.rows.isEmpty || made.problems.isEmpty else {
            let reason = words.currencyDiffers(of: made) ?? words.nothingReadable
            throw InvalidRequest(([reason] + rejectedLines).joined(separator: "\n"))
        }
        return try session.read { state in
            CommandOutput(
                lines(made, file, session, state) + shopLines(knownShops, session.words) + rejectedLines,
                json: json(made, file, session, state))
        }
    }

    /// Whether it is a table with the plain names of columns, which no bank writes. Without an account it is of the only one.
    private var isPlainTable: Bool {
        let header = String(decoding: bytes.prefix(200).prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
        let names = header.lowercased().split(separator: ",").map { PlainText.line(String($0)) }
        return !names.isEmpty && Self.plainNames.isSuperset(of: names)
    }

    private static let plainNames: Set = ["date", "payee", "category", "amount", "currency", "account"]

    private func saveRejectedRows(of plan: BankImport, _ file: BankFile, _ words: Words) throws -> [String] {
        let problems = plan.problems
        guard !problems.isEmpty else { return [] }
        var lines = [words.rejectedRows(problems.count, file.format == .csv ? .rows : .records)]
        lines += problems.prefix(Self.maximumRows).map { "  " + words.reason($0) }
        if problems.count > Self.maximumRows {
            lines.append("  " + words.andMoreRows(problems.count - Self.maximumRows))
        }
        guard let rows = file.rows(with: problems, in: bytes) else { return lines + [words.rejectedRowsElsewhereHint] }
        guard let rejected else { return lines + [words.saveRejectedRowsHint] }
        guard replaces || access(rejected, F_OK) != 0 else {
            throw InvalidRequest(words.fileNotReplaced(rejected))
        }
        try OutputFile.write(rows, to: rejected, replacing: replaces, words)
        return lines + [words.rejectedRowsSaved(problems.count, .rows, rejected)]
    }
}

extension BankFileImport {
    /// The lines that report the import, or preview it.
    private func lines(_ plan: BankImport, _ file: BankFile, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        var lines = [words.recognised(words.name(file.format))]
        for planned in plan.accounts {
            let (title, currency) = (planned.account.title, planned.account.currency.code)
            let hasSeveral = state.openAccounts.contains { $0.currency != planned.account.currency }
            lines.append(
                planned.isNew
                    ? words.newAccount(title, currency)
                    : words.intoAccount(hasSeveral ? "\(title), \(currency)" : title))
        }
        lines += file.columnLines(words)
        if plan.newCount > 0 {
            let count = words.transactions(plan.newCount)
            lines.append(dryRun ? words.willBeImported(count) : words.imported(count))
        } else if plan.changes.isEmpty {
            lines.append(plan.rows.isEmpty ? words.nothingReadable : words.nothingNew)
        }
        if plan.matchedCount > 0 {
            lines.append(words.matchedTransactions(words.transactions(plan.matchedCount)))
            if dryRun { lines.append(words.matchedTransactionsHint) }
        }
        if plan.bookedCount > 0 { lines.append(words.bookedTransactions(words.transactions(plan.bookedCount))) }
        if plan.joinedCount > 0 { lines.append(words.joinedTransfers(words.transactions(plan.joinedCount))) }
        if plan.possibleTransferCount > 0 {
            lines.append(words.possibleTransfers(words.transactions(plan.possibleTransferCount)))
            if dryRun { lines.append(words.possibleTransfersHint) }
        }
        if !plan.rowsWithoutOtherSide.isEmpty {
            lines.append(words.transfersWithoutOtherSide(words.transactions(plan.rowsWithoutOtherSide.count)))
        }
        if plan.existingCount > 0 { lines.append(words.alreadyHere(words.transactions(plan.existingCount))) }
        if plan.deletedCount > 0 { lines.append(words.staysDeleted(words.transactions(plan.deletedCount))) }
        if let unlikely = words.unlikelyDays(of: plan) { lines.append(unlikely) }
        if plan.repeatCount > 0 {
            lines.append(words.repeated(words.transactions(plan.repeatCount)))
            if !dryRun { lines.append(words.undoTakesImportBack) }
        }
        if plan.zeroCount > 0 { lines.append(words.zeroRowsLeftOut(plan.zeroCount)) }
        if !plan.newCategories.isEmpty { lines.append(words.newMoneyCategories(plan.newCategories)) }
        if plan.cutTextCount > 0 { lines.append(words.cutTexts(plan.cutTextCount)) }
        lines += plan.warnings.map { words.sentence($0) }
        lines += plan.balanceDifferences.map { words.sentence($0) }
        return dryRun ? lines + rowLines(plan, session, state) : lines
    }

    /// Lines about the payments to known shops: that they were categorised, or how they can be.
    private func shopLines(_ shops: [UncategorisedPayee], _ words: Words) -> [String] {
        guard !shops.isEmpty else { return [] }
        let payments = words.transactions(shops.reduce(0) { $0 + $1.count })
        if options.categorise { return [words.categorisedAsKnownShops(payments)] }
        return [words.knownShops(payments, shops.map { $0.payee }), words.categoriseKnownShopsHint(dryRun)]
    }

    /// The first rows that would be added or matched.
    private func rowLines(_ plan: BankImport, _ session: Session, _ state: State) -> [String] {
        let words = session.words
        let rows = plan.rows.filter { $0.status != .existing && $0.status != .deleted }
        guard !rows.isEmpty else { return [] }
        var columns = Columns()
        for row in rows.prefix(Self.maximumRows) {
            let transaction = row.transaction
            let account = plan.accounts.first { $0.account.id == row.account }?.account
            let category = state.moneyCategory(transaction.category).map { words.title($0) }
            columns.append([
                Columns.Cell(transaction.day?.text ?? ""),
                Columns.Cell(words.title(transaction, in: state)),
                Columns.Cell(transaction.payee.isEmpty ? "" : category ?? "", .faint),
                Columns.Cell(plan.accounts.count > 1 ? account?.title ?? "" : "", .faint),
                Columns.Cell(words.amount(row.effect, account?.currency ?? .euro), isNumber: true),
            ])
        }
        let rest = rows.count > Self.maximumRows ? ["  " + words.andMoreRows(rows.count - Self.maximumRows)] : []
        return [""] + columns.lines(session.style, indent: 2) + rest
    }

    /// The same as JSON.
    private func json(_ plan: BankImport, _ file: BankFile, _ session: Session, _ state: State) -> JSONValue {
        let words = session.words
        let accounts = plan.accounts.map { planned -> JSONValue in
            [
                "title": .string(planned.account.title), "currency": .string(planned.account.currency.code),
                "new": .bool(planned.isNew),
            ]
        }
        let rows = plan.rows.map { row -> JSONValue in
            let currency = plan.accounts.first { $0.account.id == row.account }?.account.currency
            return [
                "line": .count(row.line), "id": .string(row.transaction.id.hex), "standing": .string(row.status.code),
                "day": .text(row.transaction.day?.text), "payee": .string(row.transaction.payee),
                "amount": session.json(row.effect, currency ?? .euro),
                "category": .text(state.moneyCategory(row.transaction.category).map { words.title($0) }),
            ]
        }
        return [
            "format": .string(words.name(file.format)),
            "dryRun": .bool(dryRun),
            "changed": .bool(!dryRun && !plan.changes.isEmpty),
            "accounts": .array(accounts),
            "columns": .array((file.mapping?.roles ?? []).map { .string($0.name) }),
            "delimiter": .text(file.mapping.map { $0.delimiter.name }),
            "headerLine": file.mapping.map { JSONValue.count($0.headerLine) } ?? nil,
            "dateOrder": .text(file.dateOrder?.rawValue),
            "decimalMark": .text(file.mapping?.decimalMark.rawValue),
            "encoding": .string(file.encoding.rawValue),
            "newTransactions": .count(plan.newCount),
            "matchedTransactions": .count(plan.matchedCount),
            "bookedTransactions": .count(plan.bookedCount),
            "joinedTransactions": .count(plan.joinedCount),
            "possibleTransfers": .count(plan.possibleTransferCount),
            "transfersWithoutOtherSide": .count(plan.rowsWithoutOtherSide.count),
            "knownTransactions": .count(plan.existingCount),
            "deletedTransactions": .count(plan.deletedCount),
            "zeroTransactions": .count(plan.zeroCount),
            "unlikelyDays": .array(plan.unlikelyRows.map { ["line": .count($0.line), "day": .string($0.day.text)] }),
            "repeatedTransactions": .count(plan.repeatCount),
            "balanceDifferences": .array(plan.balanceDifferences.map { json($0, session) }),
            "newCategories": .array(plan.newCategories.map { .string($0) }),
            "transactions": .array(rows),
            "rejected": .array(
                plan.problems.map { ["line": .count($0.line), "reason": .string(words.reason($0))] }),
        ]
    }
}

extension BankFileImport {
    private func json(_ difference: BalanceDifference, _ session: Session) -> JSONValue {
        let currency = difference.account.currency
        var (day, line): (String?, Int?)
        switch difference.kind {
        case .entries(let first): line = first
        case .account(let last): day = last.text
        }
        return [
            "account": .string(difference.account.title), "day": .text(day),
            "line": line.map { JSONValue.count($0) } ?? nil, "stated": session.json(difference.stated, currency),
            "found": session.json(difference.found, currency),
        ]
    }
}

extension BankFile {
    /// The lines that show how a table was understood, with the options that correct a guess.
    fileprivate func columnLines(_ words: Words) -> [String] {
        var lines: [String] = []
        if encoding != .utf8 {
            lines.append(words.encodingRead(encoding.rawValue) + "; " + words.ifGuessIsWrong("--encoding"))
        }
        if let mapping {
            // Most tables have commas and begin with names.
            if mapping.delimiter != .comma || mapping.headerLine != 1 {
                lines.append(words.columnsSplit(by: words.name(mapping.delimiter)))
                lines.append(words.namesOfColumns(inLine: mapping.headerLine))
            }
            let columns = mapping.roles.enumerated().filter { $1 != .ignored }.map { index, role in
                let name = index < columnNames.count ? columnNames[index] : ""
                return words.column(name.isEmpty ? words.columnNumber(index + 1) : name, as: words.name(role))
            }
            lines.append(words.columnsRead(columns))
        }
        if doubts.contains(.dateOrder), let dateOrder {
            let other = dateOrder == .monthDayYear ? DateOrder.dayMonthYear : .monthDayYear
            lines.append(
                words.daysRead(as: words.name(dateOrder)) + "; "
                    + words.ifGuessIsWrong("--date-order \(other.rawValue)"))
        }
        if doubts.contains(.decimalMark), let mapping {
            let marks = mapping.decimalMark == .point ? (".", ",") : (",", ".")
            lines.append(words.decimalMarkRead(marks.0) + "; " + words.ifGuessIsWrong("--decimal \(marks.1)"))
        }
        if doubts.contains(.sign) {
            lines.append(words.negativeAmountsAreSpent + "; " + words.ifGuessIsWrong("--spent-positive"))
        }
        return lines
    }
}

extension PlannedTransaction.Status {
    fileprivate var code: String {
        switch self {
        case .new: "new"
        case .existing: "known"
        case .deleted: "deleted"
        case .restored: "broughtBack"
        case .matched: "matched"
        case .joined: "joined"
        case .booked: "booked"
        }
    }
}
