import DaybookCore
import Markup
import Phrasing
import Words

extension RegisterPage {
    /// The search field and the filter, as forms that work without scripts.
    func filterControls(_ words: Words) -> HTML {
        let all = MoneyPageRoute.register(TransactionFilter(), upTo: nil).url
        let unfiltered = MoneyPageRoute.register(TransactionFilter(search: filter.search), upTo: nil).url
        let controls = FormControls(words: words, refusal: nil)
        let any = (value: "", label: words.anyOfThem)
        let none = (value: TransactionFilter.uncategorised, label: words.uncategorised)
        let kinds = TransactionKind.allCases.map { (value: $0.rawValue, label: words.name($0)) }
        let (first, last) = (filter.days.lowerBound, filter.days.upperBound)
        let chips = narrowing.map { "<span class=\"chip accent\"><bdi>\($0)</bdi></span>" as HTML }
        let account = filter.account?.hex ?? ""
        let category = filter.isUncategorised ? none.value : filter.category?.hex ?? ""
        return """
            <form class="search" role="search" action="\(all)">\(Icon.search.svg)\
            <input id="search" type="search" name="search" value="\(filter.search)" placeholder="\(words.searchTransactions)" \
            aria-label="\(words.search)" autocomplete="off">\(hidden(without: ["search"]))</form>
            \(SearchCount.view(filter.search.isEmpty ? nil : totals?.count, words))
            <details class="fold narrowing"\(attribute: "open", if: !narrowing.isEmpty)>\
            <summary>\(Icon.filter.svg)\(words.filter)\(if: !chips.isEmpty, "<span class=\"chips\">\(chips)</span>")</summary>
            <form class="form" action="\(all)"><div class="fields">\
            \(controls.select("account", words.account, [any] + accounts, chosen: account, unlisted: unlisted))\
            \(controls.select("category", words.category, [any, none] + categories, chosen: category, unlisted: unlisted))\
            \(controls.select("kind", words.transactionKind, [any] + kinds, chosen: filter.kind?.rawValue ?? ""))\
            <div class="span">\(controls.textField("from", words.fromDay, first == .first ? "" : first.text, type: "date"))\
            \(controls.textField("through", words.toDay, last == .last ? "" : last.text, type: "date"))</div></div>\
            \(hidden(without: ["account", "category", "kind", "from", "through"]))
            <div class="submit"><button class="button primary">\(words.show)</button>\
            <a class="button" href="\(unfiltered)">\(words.clearFilter)</a></div></form></details>

            """
    }

    /// The number and the sum of what was found, and the form that gives all of it a category.
    func found(_ words: Words) -> HTML {
        guard let totals, totals.count > 0 else { return .empty }
        let sums = totals.amounts.map { words.amount($0.minorUnits, $0.currency, isSigned: true) }
        let text = ([words.transactions(totals.count)] + sums).joined(separator: " · ")
        let fields = FormFields([(Self.chosenCategory, chosen)])
        let controls = FormControls(words: words, fields: fields, refusal: categorising)
        let plain: HTML = "<button class=\"button primary\">\(words.setCategory)</button>"
        let answers: HTML = """
            <button class="button primary" name="\(Self.refunds)" value="leave">\(words.leaveThemAsTheyAre)</button>\
            <button class="button" name="\(Self.refunds)" value="yes">\(words.theyAreRefunds)</button>
            """
        let choices = [
            (value: "", label: words.chooseMoneyCategory),
            (value: TransactionFilter.uncategorised, label: words.uncategorised),
        ]
        let form: HTML = """
            <details class="fold"\(attribute: "open", if: categorising != nil)><summary>\(words.setCategoryOfAll)</summary>
            <form class="form" method="post" action="\(MoneyActionRoute.categorise.url)">\(hidden(without: []))\(controls.notice)\
            \(controls.select(Self.chosenCategory, words.category, choices + categories, hint: words.transfersAndSplitsStay))
            <div class="submit">\(asksAboutRefunds ? answers : plain)</div></form></details>
            """
        return "<p class=\"quiet number register-total\">\(text)</p>\n\(if: filter.kind != .transfer, form)\n"
    }

    /// The name of the field with the category that all found transactions get.
    static let chosenCategory = "chosen"

    /// The name of the field that says whether income under a category of spending is a refund.
    private static let refunds = "refunds"

    /// The form's question about income under a category of spending.
    static func refunds(_ form: FormFields) -> RefundChoice {
        switch form[refunds] {
        case "yes": .refunds
        case "leave": .leave
        default: .ask
        }
    }

    /// The parts of the filter that a form keeps.
    private func hidden(without names: Set<String>) -> [HTML] {
        filter.query.compactMap { name, value in
            guard let value, !names.contains(name) else { return nil }
            return "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
        }
    }
}
