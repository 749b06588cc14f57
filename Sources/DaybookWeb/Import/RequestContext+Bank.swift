import DaybookCore
import Interchange
import Journal
import Money
import Phrasing

/// Importing the files of banks.
extension RequestContext {
    /// Whether a file is a bank's: one that is recognised, or a table that no other import takes.
    func isBankFile(_ upload: Upload) -> Bool {
        if BankFile.recognises(upload.bytes) { return true }
        guard ImportFormat.detect(upload.bytes, name: upload.fileName) == nil, BankFile.isTable(upload.bytes) else {
            return false
        }
        do throws(BankFileError) {
            _ = try BankFile.read(upload.bytes)
            return true
        } catch {
            return error == .unknownColumns
        }
    }

    /// Shows what becomes of a bank's file.
    func previewBankFile(_ upload: Upload) -> Outcome {
        let reading = BankFileReading(self, upload)
        if let reason = reading.failure { return refusedFile(reason) }
        return reading.refusal == nil ? page(reading.page) : refused(reading.page)
    }

    /// Imports a bank's file as one action.
    func importBankFile(_ upload: Upload) -> Outcome {
        let reading = BankFileReading(self, upload)
        if let reason = reading.failure { return refusedFile(reason) }
        guard let plan = reading.plan, reading.refusal == nil else { return refused(reading.page) }
        guard plan.unlikelyRows.isEmpty || request.form[BankChoices.unlikelyDays] == "1" else {
            return refused(reading.page(reason: words.unlikelyDaysAskedAbout))
        }
        let decision = Decision.importing(
            plan.changes, id: newImportID, on: today, earns: request.form["earns"] == "1")
        let only = plan.accounts.count == 1 ? plan.accounts.first?.account.id : nil
        return commit(
            decision, saying: plan.changes.isEmpty ? .notice(.nothingImported) : .done(decision.action),
            then: .money(only.map { .account($0) } ?? .overview))
    }

    /// The rows of a bank's table that cannot be read, as a download.
    func saveRejectedRows(ofBank upload: Upload) -> Outcome {
        let reading = BankFileReading(self, upload)
        let problems = reading.plan?.problems ?? reading.file?.problems ?? []
        guard let rows = reading.file?.rows(with: problems, in: upload.bytes) else { return show(route) }
        return .response(
            Response(
                contentType: "text/csv; charset=utf-8", fileName: "rejected-\(upload.fileName)", body: rows), nil)
    }
}

/// A bank's file as the posted form says to read it.
private struct BankFileReading {
    let context: RequestContext
    let upload: Upload
    /// The reason why nothing of it can be read, or shown.
    private(set) var failure: String?
    /// The reason why it cannot be imported as it stands, beside its field.
    private(set) var refusal: FormRefusal?
    /// The reason why an account has to be chosen, before the person could.
    private var accountHint: String?
    private(set) var file: BankFile?
    private(set) var plan: BankImport?
    private let choices: BankChoices
    /// The chosen account, or the one that had such tables before.
    private var account: Account?

    init(_ context: RequestContext, _ upload: Upload) {
        self.context = context
        self.upload = upload
        let (state, words) = (context.state, context.words)
        choices = BankChoices(context.request.form)
        account = state.account(RecordID(hex: choices.account))
        do throws(BankFileError) {
            let accounts = choices.account == BankChoices.newAccount ? [] : state.openAccounts
            let (file, found) = try choices.reading.read(upload.bytes, of: account, among: accounts)
            self.file = file
            if !choices.arePosted { account = account ?? found }
            makePlan(file)
        } catch {
            if error == .unknownColumns {
                refusal = FormRefusal("column", words.bankColumnsUnknown)
            } else {
                failure = words.reason(error)
            }
        }
    }

    private mutating func makePlan(_ file: BankFile) {
        let (state, words) = (context.state, context.words)
        let isNew = choices.account == BankChoices.newAccount
        let currency = Currency(choices.currency)
        if isNew, currency == nil, !choices.currency.isEmpty {
            refusal = FormRefusal("currency", words.currencyUnknown(words.truncated(choices.currency)))
            return
        }
        var options = BankImport.Options(
            account: isNew ? nil : account?.id, newAccountTitle: title, currency: currency ?? words.usualCurrency)
        options.addsAccount = isNew
        if choices.payees.contains(where: { state.moneyCategory($0.category) == nil }) {
            // The preview is shown again, with all its boxes.
            refusal = FormRefusal(BankChoices.payeeCategory, words.moneyCategoryNotFound)
        } else {
            options.rowsKeptApart = choices.rowsKeptApart
            options.keepsAllApart = choices.keepsAllApart
            options.joinedRows = choices.joinedRows
            options.joinsAll = choices.joinsAll
            options.restoresDeleted = choices.restoresDeleted
            options.payees = choices.payees
        }
        do throws(BankImportRefusal) {
            plan = try BankImport(file, into: state, options, now: context.now) { words.title($0) }
        } catch {
            let reason = words.reason(error)
            switch error {
            case .titleTaken: refusal = FormRefusal(isNew ? "newAccount" : "account", reason)
            case .accountUnknown where !choices.arePosted: accountHint = reason
            case .accountUnknown, .noSuchAccount, .accountClosed: refusal = FormRefusal("account", reason)
            }
        }
    }

    /// The title of an account to add.
    private var title: String {
        choices.title.isEmpty ? context.state.freeAccountTitle(context.words.accountKindBank) : choices.title
    }

    /// The format; a table if its columns are unknown.
    private var format: BankFile.Format { file?.format ?? .csv }

    var page: BankPreviewPage { page(reason: nil) }

    /// The preview, with the reason why it was not imported unless a field has it.
    func page(reason: String?) -> BankPreviewPage {
        let table = format == .csv ? CSVPreview(upload.bytes, mapping, count: Self.shownRows) : nil
        var lines: [CSVPreview.Row] = []
        if var mapping = table?.mapping {
            mapping.headerLine = 0
            lines = CSVPreview(upload.bytes, mapping, count: Self.offeredLines).rows
            if let header = table?.header, !lines.contains(where: { $0.line == header.line }) { lines.append(header) }
        }
        let fields = self.fields(table?.mapping)
        let offersAccounts = !context.state.openAccounts.isEmpty && (!isNamed || statements.count == 1)
        let isOfReading = refusal?.field != BankChoices.payeeCategory
        let form = BankReadingForm(
            handle: upload.handle.hex,
            controls: FormControls(words: context.words, fields: fields, refusal: isOfReading ? refusal : nil),
            format: format,
            accounts: offersAccounts ? context.state.openAccounts : [], isNamed: isNamed, accountHint: accountHint,
            table: table, lines: lines, doubts: file?.doubts ?? [])
        return BankPreviewPage(
            context, upload, format, form, plan, choices, fields,
            reason: reason ?? (isOfReading ? nil : refusal?.reason))
    }

    private var statements: [BankStatement] { (file?.statements ?? []).filter { !$0.entries.isEmpty } }

    /// Whether the file names its accounts.
    private var isNamed: Bool { !statements.isEmpty && statements.allSatisfy { !$0.account.isEmpty } }

    private static let shownRows = 5
    /// The number of rows of which one may have the names of the columns.
    private static let offeredLines = 30

    /// The mapping that the table was read with or, if it was not, would be.
    private var mapping: CSVMapping {
        if let mapping = file?.mapping { return mapping }
        return choices.reading.mapping(guessing: upload.bytes)
    }

    /// The form with all that was chosen or guessed.
    private func fields(_ mapping: CSVMapping?) -> FormFields {
        // An account that the file names and that is not here is most likely a new one.
        let isNew = choices.account == BankChoices.newAccount || accountHint != nil && isNamed
        var fields = FormFields([("account", isNew ? BankChoices.newAccount : account?.id.hex ?? "")])
        fields["newAccount"] = title
        let currency = file?.statements.first { !$0.entries.isEmpty }?.currency ?? context.words.usualCurrency
        fields["currency"] = choices.currency.isEmpty ? currency.code : choices.currency
        if format != .camt { fields["encoding"] = (mapping?.encoding ?? file?.encoding ?? .utf8).rawValue }
        if let order = mapping?.dateOrder ?? file?.dateOrder { fields["dateOrder"] = order.rawValue }
        guard let mapping else { return fields }
        fields["delimiter"] = mapping.delimiter.rawValue
        fields["header"] = String(mapping.headerLine)
        fields["split"] = BankChoices.split(mapping.delimiter.rawValue, String(mapping.headerLine))
        fields["decimal"] = mapping.decimalMark.rawValue
        if mapping.sign == .signed || mapping.sign == .inverted {
            fields["sign"] = mapping.sign == .inverted ? BankChoices.positive : "negative"
        }
        for role in mapping.roles.prefix(CSVMapping.maximumColumns) { fields.append("column", role.rawValue) }
        return fields
    }
}
