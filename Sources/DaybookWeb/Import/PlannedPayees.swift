import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// The payees in the preview of a bank's file whose new transactions have no category, with a menu of categories each.
struct PlannedPayees: Sendable {
    private struct Row: Sendable {
        let payee: String
        let detail: HTML
        let kind: TransactionKind
        /// The hexadecimal id of the chosen category, or empty.
        let category: String
        /// Whether there is no such category any more.
        let isUnknown: Bool
        /// Whether the category is a suggestion.
        let isSuggested: Bool
    }

    private let rows: [Row]
    /// The number of payees that are not listed.
    private let restCount: Int
    private let money: MoneyControls

    init(_ payees: [UncategorisedPayee], _ choices: BankChoices, _ context: RequestContext) {
        let (state, words) = (context.state, context.words)
        rows = payees.prefix(BankChoices.maximumPayees).map { payee in
            let key = payee.payee.lowercased()
            let suggestion =
                choices.askedPayees.contains(key)
                ? RecordID(hex: choices.keptSuggestions[key] ?? "") : payee.suggestion(in: state)
            let category = choices.category(of: payee.payee) ?? suggestion
            let totals = payee.totals.map { total -> HTML in
                " · <span>\(words.amount(total.minorUnits, total.currency, isSigned: true))</span>"
            }
            return Row(
                payee: payee.payee, detail: "\(words.transactions(payee.count))\(totals)",
                kind: payee.isIncome ? .income : .expense, category: category?.hex ?? "",
                isUnknown: category != nil && state.moneyCategory(category) == nil, isSuggested: suggestion != nil)
        }
        restCount = payees.count - rows.count
        let fields = FormFields(rows.map { (BankChoices.payeeCategory, $0.category) })
        money = MoneyControls(context, .expense, FormControls(words: words, fields: fields, refusal: nil))
    }

    /// - Parameter list: The rows of the payees.
    func view(_ words: Words, list: HTML?) -> HTML? {
        guard !rows.isEmpty else { return nil }
        let hasSuggestions = rows.contains { $0.isSuggested }
        let ofSuggestions: HTML = " \(words.suggestionsMakeNoRules)"
        let rest: HTML = "<p class=\"quiet\">\(words.andMoreRows(restCount))</p>"
        return """
            <section class="group"><h2>\(words.chooseCategories)</h2>
            <p class="quiet">\(words.choicesAreRememberedAs) <a href="\(MoneyPageRoute.rules.url)">\(words.choicesAreRules)</a>.\(if: hasSuggestions, ofSuggestions)</p>
            <ul class="list payees">\(rows.indices.map { row($0, words) })</ul>\(if: restCount > 0, rest)\(list)</section>

            """
    }

    private func row(_ index: Int, _ words: Words) -> HTML {
        let row = rows[index]
        let id = "payee-\(index)"
        let isFirstUnknown = row.isUnknown && !rows[..<index].contains { $0.isUnknown }
        let reason: HTML = """
            <p class="reason" id="\(id)-why">\(Icon.warning.svg)<span>\(words.moneyCategoryNotFound)</span></p>
            """
        let suggested: HTML = "<p class=\"hint\" id=\"\(id)-hint\">\(words.categorySuggested)</p>"
        let description: String? = row.isUnknown ? "\(id)-why" : row.isSuggested ? "\(id)-hint" : nil
        return """
            <li><label class="line" for="\(id)"><span><strong><bdi>\(row.payee)</bdi></strong><small>\(row.detail)</small></span></label>\
            <div class="field\(if: row.isUnknown, " refused")"><input type="hidden" name="\(BankChoices.payee)" value="\(row.payee)">\
            <input type="hidden" name="\(BankChoices.payeeSuggestion)" value="\(row.isSuggested ? row.category : "")">\
            <select id="\(id)" name="\(BankChoices.payeeCategory)"\(attribute: "data-suggested-by", row.isSuggested ? BankChoices.payeeSuggestion : nil)\
            \(attribute: "aria-invalid", row.isUnknown ? "true" : nil)\
            \(attribute: "aria-describedby", description)\(attribute: "autofocus", if: isFirstUnknown)>\
            \(money.optionsWithRefunds(row.kind, chosen: row.category))</select>\(if: row.isUnknown, reason)\(if: row.isSuggested, suggested)</div></li>

            """
    }
}
