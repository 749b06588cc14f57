import DaybookCore
import Interchange
import Words

extension BankFileError: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension BankImportRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    public func name(_ format: BankFile.Format) -> String {
        switch format {
        case .csv: bankStatement("CSV")
        case .ofx: bankStatement("OFX")
        case .qif: bankStatement("QIF")
        case .camt: bankStatement("CAMT")
        case .mt940: bankStatement("MT940")
        }
    }

    /// The reason why a bank's file is not imported.
    public func reason(_ refusal: BankImportRefusal) -> String {
        switch refusal {
        case .accountUnknown(let name): fileAccountUnknown(name)
        case .noSuchAccount: accountNotFound
        case .accountClosed(let title): accountIsClosed(title)
        case .titleTaken(let title): moneyTitleTaken(title)
        }
    }

    /// The reason why a bank's file cannot be read, naming the position.
    public func reason(_ error: BankFileError) -> String {
        switch error {
        case .empty: fileEmpty
        case .tooLarge: fileTooLarge
        case .tooManyEntries: tooManyTransactions(limit: BankFile.maximumEntries)
        case .unknownFormat: fileNotRecognised
        case .truncated(let line): invalidLine(line, fileTruncated)
        case .malformed(let line, let column): invalidLine(line, malformedMarkup(column))
        case .badTable(let line): invalidLine(line, quoteWithoutEnd)
        case .unknownColumns: bankColumnsUnknown
        case .mappingDoesNotFit: bankColumnsDiffer
        case .noStatement: noStatementInFile
        }
    }

    /// Asks to check the rows whose day is most likely wrong; nil if there are none.
    public func unlikelyDays(of plan: BankImport) -> String? {
        let rows = plan.unlikelyRows
        guard !rows.isEmpty else { return nil }
        return unlikelyDays(rows.prefix(5).map { invalidLine($0.line, dayMonthYear($0.day)) }, count: rows.count)
    }

    /// Tells a balance of the file that does not fit.
    public func sentence(_ difference: BalanceDifference) -> String {
        let account = difference.account
        let (stated, found) = (
            amount(difference.stated, account.currency), amount(difference.found, account.currency)
        )
        switch difference.kind {
        case .entries(let line):
            return firstOnLine(entriesMissBalances(account.title, stated: stated, found: found), line ?? 0)
        case .account(let day):
            let missing = amount(difference.stated - difference.found, account.currency, isSigned: true)
            return accountMissesBalance(
                account.title, on: dayMonthYear(day), stated: stated, found: found, difference: missing)
        }
    }

    /// The reason why nothing of a file is imported if that is only its currency; nil for another reason.
    public func currencyDiffers(of plan: BankImport) -> String? {
        guard plan.rows.isEmpty, !plan.problems.isEmpty, plan.accounts.count == 1,
            plan.problems.allSatisfy({ $0.reason == .otherCurrency })
        else { return nil }
        let account = plan.accounts[0].account
        let codes = Set(plan.problems.map { $0.text }.filter { !$0.isEmpty }).sorted()
        guard !codes.isEmpty else { return nil }
        return fileInOtherCurrency(codes.joined(separator: ", "), account.title, account.currency.code)
    }

    /// The reason why a row is not imported, with its line, its field and the text there.
    public func reason(_ problem: BankProblem) -> String {
        var parts: [String] = []
        if !problem.field.isEmpty { parts.append(problem.field) }
        parts.append(reason(problem.reason))
        if !problem.text.isEmpty { parts.append(quoted(problem.text)) }
        return invalidLine(problem.line, parts.joined(separator: ": "))
    }

    private func reason(_ reason: BankProblem.Reason) -> String {
        switch reason {
        case .missing: valueMissing
        case .badDate: bankDateBad
        case .noSuchDay: bankDayMissing
        case .yearOutOfRange: bankYearOutOfRange
        case .badAmount: bankAmountBad
        case .tooLarge: bankAmountTooLarge
        case .tooManyDecimals: bankDecimalsExceeded
        case .unknownCurrency: bankCurrencyUnknown
        case .debitAndCredit: bankDebitAndCredit
        case .unknownIndicator: bankIndicatorUnknown
        case .badValue: bankValueBad
        case .tooLong: bankTextTooLong
        case .notText: badText
        case .strayQuote: strayQuote
        case .truncated: bankRecordTruncated
        case .unequalSplits: bankSplitsUnequal
        case .notBooked: bankNotBooked
        case .otherCurrency: bankCurrencyDiffers
        case .unsupportedSection: bankInvestmentsUnsupported
        }
    }

    public func name(_ delimiter: CSVMapping.Delimiter) -> String {
        switch delimiter {
        case .comma: delimiterComma
        case .semicolon: delimiterSemicolon
        case .tab: delimiterTab
        case .pipe: delimiterBar
        }
    }

    public func name(_ order: DateOrder) -> String {
        switch order {
        case .yearMonthDay: yearMonthDay
        case .dayMonthYear: dayMonthYear
        case .monthDayYear: monthDayYear
        }
    }

    public func name(_ role: CSVRole) -> String {
        switch role {
        case .ignored: columnIgnored
        case .date: columnDate
        case .valueDate: columnValueDate
        case .payee: columnPayee
        case .payer: columnPayer
        case .note: columnNote
        case .category: columnCategory
        case .amount: columnAmount
        case .debit: columnDebit
        case .credit: columnCredit
        case .indicator: columnIndicator
        case .fee: columnFee
        case .currency: columnCurrency
        case .account: columnAccount
        case .otherAccount: columnOtherAccount
        case .bankID: columnBankID
        case .number: columnCheckNumber
        case .balance: columnBalance
        case .tags: columnTags
        case .cleared: columnCleared
        case .status: columnStatus
        }
    }
}
