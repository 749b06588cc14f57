import DaybookCore
import Interchange
import Journal
import Markup
import Money
import Phrasing
import Words

/// The preview of a bank's file: its account, how it was read, and what becomes of its rows.
struct BankPreviewPage: PageView {
    let title: String
    let fileName: String
    let format: BankFile.Format
    /// The handle under which the host keeps the file.
    let handle: String
    /// The form that corrects how the file is read.
    let form: BankReadingForm
    /// The planned import; nil until the account and the columns are known.
    let plan: BankImport?
    let rows: PlannedTransactions?
    let payees: PlannedPayees?
    /// The hidden fields that make the import read the file the same way.
    let reading: HTML
    /// Whether deleted transactions are to be restored.
    let restoresDeleted: Bool
    /// Whether the import can earn points.
    let hasGame: Bool
    /// Whether there are accounts in several currencies, so that the account is named with its own.
    let hasSeveralCurrencies: Bool
    /// The reason why the file was not imported with these choices.
    let reason: String?

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    /// - Parameters:
    ///   - choices: The choices of the person.
    ///   - fields: The form with all that was chosen or guessed.
    init(
        _ context: RequestContext, _ upload: Upload, _ format: BankFile.Format, _ form: BankReadingForm,
        _ plan: BankImport?, _ choices: BankChoices, _ fields: FormFields, reason: String?
    ) {
        title = context.words.importFromBank
        fileName = upload.fileName
        handle = upload.handle.hex
        self.format = format
        self.form = form
        self.plan = plan
        self.reason = reason
        reading = BankChoices(fields).fields
        restoresDeleted = choices.restoresDeleted
        hasGame = !context.state.settings.isGameOff
        hasSeveralCurrencies = Set(context.state.openAccounts.map { $0.currency }).count > 1
        payees = plan.map { PlannedPayees($0.payees, choices, context) }
        rows = plan.map { PlannedTransactions($0, choices, context) }
    }

    func view(_ words: Words) -> HTML {
        // Decisions come first, sure rows after them.
        let isReadingFirst = plan == nil || form.isNeeded
        let reading = form.view(words)
        let notice = FormControls(words: words, refusal: reason.map { FormRefusal("", $0) }).notice
        return """
            \(BackLink.toolbar(to: MoneyPageRoute.overview, words.money))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <p class="lead"><bdi>\(fileName)</bdi> · \(words.recognised(words.name(format)))</p>
            \(notice)\(plan.map { summary($0, words) })\(if: isReadingFirst, reading)\(plan.map { content($0, words) })\
            \(if: !isReadingFirst, reading)
            """
    }

    private func summary(_ plan: BankImport, _ words: Words) -> HTML {
        func figure(_ name: String, _ count: Int) -> HTML {
            "<div class=\"stat\"><dt>\(name)</dt><dd>\(words.number(count))</dd></div>"
        }
        let accounts = plan.accounts.map { planned -> HTML in
            let account = planned.account
            let named = hasSeveralCurrencies ? "\(account.title), \(account.currency.code)" : account.title
            let text =
                planned.isNew ? words.newAccount(account.title, account.currency.code) : words.intoAccount(named)
            return "<p class=\"quiet\"><bdi>\(text)</bdi></p>"
        }
        return """
            <dl class="figures">\(figure(words.newOnes(plan.newCount), plan.newCount))\
            \(if: plan.matchedCount > 0, figure(words.matchedOnes(plan.matchedCount), plan.matchedCount))\
            \(if: plan.bookedCount > 0, figure(words.bookedOnes(plan.bookedCount), plan.bookedCount))\
            \(figure(words.importedOnes(plan.existingCount), plan.existingCount))\
            \(if: plan.deletedCount > 0, figure(words.deletedOnes(plan.deletedCount), plan.deletedCount))</dl>
            \(accounts.prefix(Self.maximumAccounts).map { $0 })\(notices(plan, words))
            """
    }

    private static let maximumAccounts = 20

    private func rejected(_ plan: BankImport, _ words: Words) -> HTML? {
        guard !plan.problems.isEmpty else { return nil }
        var view = RejectedRowsView(plan.problems, of: format, handle: handle, fields: reading, words)
        view.hasOthers = !plan.rows.isEmpty
        return view.view(words)
    }

    private func notices(_ plan: BankImport, _ words: Words) -> HTML {
        var notices: [String] = words.unlikelyDays(of: plan).map { [$0] } ?? []
        if plan.repeatCount > 0 { notices.append(words.repeated(words.transactions(plan.repeatCount))) }
        if plan.zeroCount > 0 { notices.append(words.zeroRowsLeftOut(plan.zeroCount)) }
        if !plan.newCategories.isEmpty { notices.append(words.newMoneyCategories(plan.newCategories)) }
        if !plan.rowsWithoutOtherSide.isEmpty {
            notices.append(words.transfersWithoutOtherSide(words.transactions(plan.rowsWithoutOtherSide.count)))
        }
        if plan.cutTextCount > 0 { notices.append(words.cutTexts(plan.cutTextCount)) }
        notices += plan.warnings.map { words.sentence($0) }
        notices += plan.balanceDifferences.map { words.sentence($0) }
        return "\(notices.map { "<div class=\"notice warn after\">\(Icon.info.svg)<p>\($0)</p></div>" as HTML })"
    }

    private func content(_ plan: BankImport, _ words: Words) -> HTML {
        let isUnreadable = plan.rows.isEmpty
        let confirmedCount = plan.matchedCount + plan.bookedCount
        guard plan.newCount + confirmedCount + plan.deletedCount > 0 else {
            return """
                \(rejected(plan, words))<div class="notice \(isUnreadable ? "warn" : "good") after">\((isUnreadable ? Icon.warning : .check).svg)<p>\(isUnreadable ? words.currencyDiffers(of: plan) ?? words.nothingReadable : words.nothingNew)</p></div>
                <p class="submit after"><a class="button primary" href="\(MoneyPageRoute.overview.url)">\(words.back)</a></p>
                """
        }
        let label =
            if plan.newCount > 0 {
                words.importButton(words.transactions(plan.newCount))
            } else {
                confirmedCount > 0 ? words.confirmMatches(confirmedCount) : words.importButton
            }
        let offer: HTML = """
            <label class="choice"><input type="checkbox" name="bringBack" value="1"\(attribute: "checked", if: restoresDeleted)> \(words.restoreDeleted(transactions: plan.deletedCount))</label>
            """
        let question: HTML = """
            <label class="choice"><input type="checkbox" name="\(BankChoices.unlikelyDays)" value="1" required> \(words.unlikelyDaysAreRight)</label>

            """
        return """
            <form class="stack after" method="post" action="\(MoneyActionRoute.importFile(.apply).url)">\
            <input type="hidden" name="upload" value="\(handle)">\(reading)
            \(if: !plan.unlikelyRows.isEmpty, question)<div class="submit"><button class="button primary">\(label)</button>\
            <a class="button" href="\(MoneyPageRoute.importFile(upload: nil).url)">\(words.cancel)</a></div>
            \(payees?.view(words, list: rows?.ofPayees(words)))\(rows?.asked(words))\(if: plan.deletedCount > 0, offer)\(rows?.sure(words))\(if: hasGame, PointsChoice.view(words))</form>
            \(rejected(plan, words))
            """
    }
}
