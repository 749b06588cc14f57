import CivilTime
import DaybookCore
import Journal
import Markup
import Money
import Phrasing
import Words

/// The form of an exchange rate.
struct RateFormPage: PageView {
    let controls: FormControls
    /// The rate that is edited; nil for a new one.
    let id: RecordID?
    let title: String

    var section: Section? { .money }
    var layout: PageLayout { .narrow }

    init(adding context: RequestContext) {
        let own = context.state.budgetCurrency ?? context.words.usualCurrency
        let others = context.state.livingAccounts.map { $0.currency }.filter { $0 != own }
        var fields = FormFields([("quote", own.code), ("day", context.today.text)])
        fields["base"] = others.first?.code
        self.init(nil, fields, context, focus: others.isEmpty ? "base" : "rate")
    }

    /// Nil if there is no such rate.
    init?(editing id: RecordID, _ context: RequestContext) {
        guard let rate = context.state.exchangeRate(id) else { return nil }
        self.init(id, Self.fields(of: rate, context.words), context)
    }

    /// Creates the page with a submitted form.
    init(
        _ id: RecordID?, _ fields: FormFields, _ context: RequestContext, refusal: FormRefusal? = nil,
        focus: String? = nil
    ) {
        self.id = id
        controls = FormControls(words: context.words, fields: fields, refusal: refusal, focus: focus)
        title = id == nil ? context.words.newExchangeRate : context.words.editExchangeRate
    }

    static func fields(of rate: CurrencyRate, _ words: Words) -> FormFields {
        FormFields([
            ("base", rate.baseCode), ("quote", rate.quoteCode), ("rate", rate.rate.map { words.text($0) } ?? ""),
            ("day", rate.day?.text ?? ""),
        ])
    }

    func view(_ words: Words) -> HTML {
        let action = id.map { MoneyActionRoute.editRate($0) } ?? .addRate
        let back = MoneyPageRoute.rates(upTo: nil)
        let known = Currency.all.map { "<option value=\"\($0.code)\"></option>" as HTML }
        let ending = id.map { id -> HTML in
            """
            <div class="ending"><form method="post" action="\(MoneyActionRoute.deleteRate(id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteExchangeRate)</button></form></div>
            """
        }
        return """
            \(BackLink.toolbar(to: back, words.exchangeRates))\
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>\
            \(controls.defaultButton)\(if: id != nil, controls.seen)\(controls.notice)
            <section class="card form"><div class="pair">\(currency("base", words.oneUnitOf))\(currency("quote", words.isWorthIn))</div>
            <datalist id="currencies">\(known)</datalist>
            <div class="pair">\(controls.textField("rate", words.exchangeRate, mode: "decimal", required: true, hint: words.exchangeRateHint))\
            \(controls.textField("day", words.day, type: "date"))</div></section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(back.url)" data-discard>\(words.cancel)</a></div>
            </form>
            \(ending)
            """
    }

    private func currency(_ name: String, _ label: String) -> HTML {
        """
        <div class="\(controls.classes(name))"><label for="\(name)">\(label)</label>\
        <input id="\(name)" type="text" name="\(name)" value="\(controls.fields[name] ?? "")" autocomplete="off" autocapitalize="characters" maxlength="3" list="currencies"\
        \(controls.attributes(name))>\(controls.reason(name))</div>
        """
    }
}

extension RequestContext {
    /// Saves the form of a rate.
    ///
    /// - Parameter id: The rate that it replaces; nil for a new one.
    func setRate(_ id: RecordID?) -> Outcome {
        let old = id.flatMap { state.exchangeRate($0) }
        if id != nil, old == nil { return refused(ReasonPage(words: words, reason: words.exchangeRateNotFound)) }
        let form = old.map { request.form.merged(over: RateFormPage.fields(of: $0, words)) } ?? request.form
        do throws(FormRefusal) {
            var rate = CurrencyRate(id: newIDs()())
            rate.baseCode = PlainText.line(form["base"] ?? "")
            rate.quoteCode = PlainText.line(form["quote"] ?? "")
            do throws(ExchangeRate.Failure) {
                rate.billionths = try ExchangeRate(PlainText.line(form["rate"] ?? "")).billionths
            } catch {
                throw FormRefusal("rate", words.reason(error))
            }
            let typed = PlainText.line(form["day"] ?? "")
            rate.day = Day(typed)
            if rate.day == nil, !typed.isEmpty {
                throw FormRefusal("day", words.reason(FieldError("day", .noSuchDay(typed))))
            }
            let decision = try decide(.setRate(rate, replacing: id))
            return commit(decision, of: decision.added, then: .money(.rates(upTo: nil)))
        } catch {
            return refused(RateFormPage(id, form, self, refusal: error))
        }
    }
}
