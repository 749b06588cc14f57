import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// Recurring transactions: adding, changing, paying and skipping them.
extension RequestContext {
    func addBill() -> Outcome {
        let form = request.form
        var rule = RecurringTransaction(id: formID())
        do throws(FormRefusal) {
            try rule.fill(fromBillForm: form, in: state, today: today, words)
            let decision = try decide(.addRecurring(rule))
            return commit(decision, of: decision.added ?? rule.id, then: .money(.bills))
        } catch {
            return refused(BillFormPage(rule.id, isNew: true, form, self, refusal: error))
        }
    }

    func editBill(_ id: RecordID) -> Outcome {
        guard var rule = state.recurringTransaction(id) else {
            return refused(ReasonPage(words: words, reason: words.recurringNotFound))
        }
        let day = request.form["from"].flatMap { Day($0) }
        let current = MoneyForm.fields(of: rule, in: state, words)
        let form = request.form.merged(over: current, groups: MoneyForm.groups)
        do throws(FormRefusal) {
            try rule.fill(fromBillForm: form, over: current, in: state, today: today, words)
            if MoneyForm.arrivalFollows(request.form, shown: current) { rule.received = nil }
            let command = day.map { MoneyCommand.editRecurringFrom(rule, $0) } ?? .editRecurring(rule)
            return commit(try decide(command), of: id, then: .money(.bills))
        } catch {
            return refused(BillFormPage(id, isNew: false, form, self, from: day, refusal: error))
        }
    }

    func payBill(_ id: RecordID, _ day: Day) -> Outcome {
        let form = request.form
        do throws(FormRefusal) {
            guard let rule = state.recurringTransaction(id) else { throw FormRefusal("", words.recurringNotFound) }
            let currency = state.account(rule.account)?.currency ?? .euro
            let target = state.account(rule.toAccount)?.currency ?? currency
            var (amount, received): (Int64?, Int64?)
            if let typed = form["amount"] { amount = try MoneyForm.amount(typed, "amount", in: currency, words) }
            if let typed = form["received"] { received = try MoneyForm.amount(typed, "received", in: target, words) }
            // It follows an amount that was changed alone.
            if let amount, amount != rule.amount, received == rule.received { received = nil }
            var paidOn: Day?
            if let typed = form["paidOn"], !typed.isEmpty {
                guard let day = Day(typed) else { throw FormRefusal("paidOn", words.dayDoesNotExist(typed)) }
                paidOn = day
            }
            let command = MoneyCommand.postOccurrence(id, on: day, amount: amount, received: received, paidOn: paidOn)
            return commit(try decide(command), of: rule.transactionID(on: day), then: back ?? .money(.bills))
        } catch {
            guard form["sheet"] == "1",
                let page = OccurrencePage(self, id, day, back: back, form, refusal: error)
            else { return refused(ReasonPage(words: words, reason: error.reason)) }
            return refused(page)
        }
    }

    /// The record of an occurrence.
    func occurrence(_ id: RecordID, _ day: Day) -> RecordID? {
        state.recurringTransaction(id)?.transactionID(on: day)
    }

    /// Adds a rule that the history suggests.
    func acceptBill(_ id: RecordID) -> Outcome {
        guard let suggestion = state.suggestedRecurring(today: today).first(where: { $0.rule.id == id }) else {
            return .response(.redirect(to: MoneyPageRoute.bills.url), nil)
        }
        return change(.addRecurring(suggestion.rule), of: id, then: .bills)
    }

    /// Logs the automatic transactions that are due before a page that depends on them, and leads to the page again; nil if
    /// there are none.
    func postDue(before page: PageRoute) -> Outcome? {
        guard request.logsWhatIsDue, page.dependsOnTransactions, !state.recurringTransactions.rows.isEmpty,
            !state.settings.hides(.money), flashMessage == nil,
            let decision = try? MoneyCommand.postDue(through: today).decide(in: state, now: now, newID: newIDs()),
            !decision.changes.isEmpty
        else { return nil }
        return commit(decision, silently: page.isFile, then: page)
    }
}

extension PageRoute {
    /// Whether it shows transactions, or anything that is computed from them. A test compares all others.
    fileprivate var dependsOnTransactions: Bool {
        switch self {
        case .today, .journal, .review, .dayReview, .yearPicture, .compare, .search, .chart, .goals, .game, .data: true
        case .money(let route): route.dependsOnTransactions
        case .tasks(.upcoming), .tasks(.month): true
        case .home, .log, .dueReminders, .safety, .habits, .tasks, .categories, .away, .notes, .moods, .workouts, .body,
            .meals, .health, .attachments, .settings:
            false
        }
    }

    /// Whether it is a file, which shows no message.
    fileprivate var isFile: Bool {
        switch self {
        case .yearPicture, .chart, .data(.export): true
        default: false
        }
    }
}

extension MoneyPageRoute {
    fileprivate var dependsOnTransactions: Bool {
        switch self {
        case .overview, .register, .transaction, .importFile, .report, .rates, .account, .reconcile, .categories,
            .category, .budgets, .budget, .envelope, .fillEnvelopes, .bills, .moreBills, .bill:
            true
        case .addTransaction, .amount, .addRate, .rate, .addAccount, .editAccount, .addCategory, .addBudget, .addBill,
            .editBill, .occurrence, .rules, .addRule, .rule:
            false
        }
    }
}
