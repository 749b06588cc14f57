import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Returns the page for a route of money.
    func show(_ route: MoneyPageRoute) -> Outcome {
        switch route {
        case .overview: page(MoneyOverviewPage(self))
        case .register(let filter, let last): page(RegisterPage(self, filter, upTo: last))
        case .transaction(let id): found(TransactionFormPage(editing: id, self))
        case .addTransaction(let kind): page(TransactionFormPage(adding: kind, self))
        case .amount(let typed): page(TypedAmountPage(self, typed))
        case .importFile: request.upload == nil ? page(BankImportPage(self)) : previewImport()
        case .report(let report): show(report)
        case .rates(let last): page(RatesPage(self, upTo: last))
        case .addRate: page(RateFormPage(adding: self))
        case .rate(let id): found(RateFormPage(editing: id, self))
        case .addAccount: page(AccountFormPage(adding: self))
        case .account(let id): found(AccountPage(self, id: id))
        case .editAccount(let id): found(AccountFormPage(editing: id, self))
        case .reconcile(let id, let day, let balance):
            found(ReconcilePage(self, id, through: day, balance: balance))
        case .categories: page(MoneyCategoriesPage(self))
        case .addCategory: page(MoneyCategoryFormPage(adding: self))
        case .category(let id): found(MoneyCategoryFormPage(editing: id, self))
        case .budgets(let month): showBudgets(month)
        case .addBudget: page(BudgetFormPage(adding: self))
        case .budget(let id): found(BudgetFormPage(editing: id, self))
        case .envelope(let id, let month): found(EnvelopeSheet(self, id, month))
        case .fillEnvelopes(let fill, let month, let replacing):
            page(EnvelopeFillSheet(self, fill, month, replacing: replacing))
        case .bills: page(BillsPage(self))
        case .moreBills(let list, let count): page(MoreBillsPage(self, list, after: count))
        case .addBill: page(BillFormPage(adding: self))
        case .bill(let id): found(BillFormPage(editing: id, from: nil, self))
        case .editBill(let id, let day): found(BillFormPage(editing: id, from: day, self))
        case .occurrence(let id, let day, let back):
            found(OccurrencePage(self, id, day, back: PageRoute(url: back)))
        case .rules: page(RulesPage(self))
        case .addRule: page(RuleFormPage(adding: self))
        case .rule(let id): found(RuleFormPage(editing: id, self))
        }
    }

    /// Handles a POST request to a route of money.
    func act(_ route: MoneyActionRoute) -> Outcome {
        switch route {
        case .addTransaction: addTransaction()
        case .editTransaction(let id): editTransaction(id)
        case .deleteTransaction(let id):
            change(.deleteTransaction(id), then: .register(TransactionFilter(), upTo: nil))
        case .categorise: categorise()
        case .clear(let id):
            change(
                .setCleared(
                    [id], request.form["cleared"] != "0", on: request.form["account"].flatMap { RecordID(hex: $0) }),
                silently: true, then: .transaction(id), anchor: "transaction-\(id.hex)")
        case .unlock(let id): unlock(id)
        case .importFile(let step): act(step)
        case .addAccount: addAccount()
        case .editAccount(let id): editAccount(id)
        case .closeAccount(let id): change(.closeAccount(id), of: id, then: .account(id))
        case .reopenAccount(let id): change(.reopenAccount(id), of: id, then: .account(id))
        case .deleteAccount(let id): change(.deleteAccount(id), of: id, then: .overview)
        case .moveAccount(let id): moveAccount(id)
        case .reconcile(let id): reconcile(id)
        case .addCategory: addMoneyCategory()
        case .editCategory(let id): editMoneyCategory(id)
        case .deleteCategory(let id): change(.deleteCategory(id), of: id, then: .categories)
        case .mergeCategory(let id): mergeMoneyCategory(id)
        case .addBudget: setBudget(nil)
        case .editBudget(let id): setBudget(id)
        case .endBudget(let id): change(.endBudget(id), of: id, then: .budgets(nil))
        case .deleteBudget(let id): change(.deleteBudget(id), of: id, then: .budgets(nil))
        case .assign(let id, let month): assign(id, month)
        case .moveIntoEnvelope(let id, let month): moveIntoEnvelope(id, month)
        case .fillEnvelopes(let month): fillEnvelopes(month)
        case .carry(let id, let month): carry(id, month)
        case .addBill: addBill()
        case .editBill(let id): editBill(id)
        case .deleteBill(let id): change(.deleteRecurring(id), of: id, then: .bills)
        case .acceptBill(let id): acceptBill(id)
        case .payBill(let id, let day): payBill(id, day)
        case .skipBill(let id, let day): change(.skipOccurrence(id, on: day), of: occurrence(id, day), then: .bills)
        case .addRule: addRule()
        case .editRule(let id): editRule(id)
        case .deleteRule(let id): change(.deleteRule(id), of: id, then: .rules)
        case .moveRule(let id): moveRule(id)
        case .learnRule(let id): learnRule(from: id)
        case .addRate: setRate(nil)
        case .editRate(let id): setRate(id)
        case .deleteRate(let id): change(.deleteRate(id), of: id, then: .rates(upTo: nil))
        }
    }

    private func addTransaction() -> Outcome {
        let form = MoneyForm.withCategoryOfKind(request.form)
        var transaction = Transaction(id: formID())
        do throws(FormRefusal) {
            try transaction.fill(fromMoneyForm: form, in: state, words)
            let currency = state.account(transaction.account)?.currency ?? MoneyForm.currency(form, words)
            let parts = try MoneyForm.parts(form, of: transaction, in: currency, words)
            if form["do"] == "parts" { return page(TransactionFormPage(transaction.id, isNew: true, form, self)) }
            var decision = try decide(
                .addTransaction(transaction, splits: parts, account: MoneyForm.firstAccount(form, in: state, words)))
            let receipt = try postedReceipt()
            if let receipt { decision = try attach(receipt, to: decision) }
            let outcome = commit(decision, of: decision.added, then: back ?? .money(.overview))
            return receipt.map { storing($0, with: outcome, of: decision) } ?? outcome
        } catch {
            if form["sheet"] == "1" {
                let page = LogPage(self, refused: error, MoneyForm.kind(form), form, id: transaction.id)
                return refused(page)
            }
            return refused(TransactionFormPage(transaction.id, isNew: true, form, self, refusal: error))
        }
    }

    /// The photo of a receipt that was posted with a new transaction; nil if none was chosen.
    private func postedReceipt() throws(FormRefusal) -> PostedFile? {
        do throws(AttachmentRefusal) {
            return try postedFile()
        } catch {
            throw FormRefusal(AttachmentsSection.field, words.reason(error))
        }
    }

    private func attach(_ receipt: PostedFile, to decision: Decision) throws(FormRefusal) -> Decision {
        do throws(AttachmentRefusal) {
            return try decision.attaching(receipt.attachment, in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(AttachmentsSection.field, words.reason(error))
        }
    }

    private func editTransaction(_ id: RecordID) -> Outcome {
        guard var transaction = state.transaction(id) else {
            return refused(ReasonPage(words: words, reason: words.transactionNotFound))
        }
        let current = MoneyForm.fields(of: transaction, in: state, words)
        let form = MoneyForm.withoutSpareParts(request.form).merged(over: current, groups: MoneyForm.groups)
        if request.form["do"] == "parts" {
            return page(TransactionFormPage(id, isNew: false, request.form, self))
        }
        do throws(FormRefusal) {
            try transaction.fill(fromMoneyForm: form, over: current, in: state, words)
            if MoneyForm.arrivalFollows(request.form, shown: current) { transaction.received = nil }
            let currency = state.account(transaction.account)?.currency ?? .euro
            let parts = try MoneyForm.parts(form, of: transaction, in: currency, words)
            return commit(
                try decide(.editTransaction(transaction, splits: parts)), of: id,
                then: back ?? .money(.transaction(id)))
        } catch {
            return refused(TransactionFormPage(id, isNew: false, form, self, refusal: error))
        }
    }

    /// Gives the transactions of the form's filter the chosen category.
    private func categorise() -> Outcome {
        guard let filter = TransactionFilter(exactly: request.form) else {
            return refused(ReasonPage(words: words, reason: words.filterUnreadable))
        }
        let field = RegisterPage.chosenCategory
        let chosen = request.form[field] ?? ""
        do throws(FormRefusal) {
            let category = RecordID(hex: chosen)
            guard category != nil || chosen == TransactionFilter.uncategorised else {
                throw FormRefusal(field, words.moneyCategoryMissing)
            }
            guard category == nil || state.moneyCategory(category) != nil else {
                throw FormRefusal(field, words.moneyCategoryNotFound)
            }
            let ids = state.transactions(filter, filter.search(in: state, words)).map { $0.id }
            let decision: Decision
            do throws(MoneyRefusal) {
                let command = MoneyCommand.categorise(ids, category, RegisterPage.refunds(request.form))
                decision = try command.decide(in: state, now: now, newID: newIDs())
            } catch .refundsNotSaid(let kind, let count, let sums) {
                let question = words.reason(.refundsNotSaid(kind, count: count, sums))
                let page = RegisterPage(
                    self, filter, upTo: nil, refusal: FormRefusal(field, question), chosen: chosen,
                    asksAboutRefunds: true)
                return refused(page)
            } catch {
                throw FormRefusal(field, words.reason(error))
            }
            return commit(
                decision, saying: decision.changes.isEmpty ? .notice(.nothingChanged) : .done(decision.action),
                then: .money(.register(filter, upTo: nil)))
        } catch {
            return refused(RegisterPage(self, filter, upTo: nil, refusal: error, chosen: chosen))
        }
    }

    /// Unlocks a transaction on the statement of the account in the form.
    private func unlock(_ id: RecordID) -> Outcome {
        guard let account = request.form["account"].flatMap({ RecordID(hex: $0) }) else {
            return .response(notFound(), nil)
        }
        return change(.unlock(id, on: account), of: id, then: .transaction(id))
    }

    private func addAccount() -> Outcome {
        let form = request.form
        var account = Account(id: formID())
        do throws(FormRefusal) {
            try account.fill(fromAccountForm: form, words)
            let decision = try decide(.addAccount(account))
            let added = decision.added ?? account.id
            return commit(decision, of: added, then: .money(.account(added)))
        } catch {
            return refused(AccountFormPage(account.id, isNew: true, form, self, refusal: error))
        }
    }

    private func editAccount(_ id: RecordID) -> Outcome {
        guard var account = state.account(id) else {
            return refused(ReasonPage(words: words, reason: words.accountNotFound))
        }
        let current = FormFields(account, amountsFor: words)
        let form = request.form.merged(over: current, groups: [FieldGroup(["opening", "currency"])])
        do throws(FormRefusal) {
            try account.fill(fromAccountForm: form, over: current, words)
            return commit(try decide(.editAccount(account)), of: id, then: .money(.account(id)))
        } catch {
            return refused(AccountFormPage(id, isNew: false, form, self, refusal: error))
        }
    }

    /// Moves an account after the one in the form's `behind` field, or to the front if that is empty.
    private func moveAccount(_ id: RecordID) -> Outcome {
        let behind = request.form["behind"] ?? ""
        let other = RecordID(hex: behind)
        guard other != nil || behind.isEmpty else { return .response(notFound(), nil) }
        guard other != id else { return .response(.redirect(to: MoneyPageRoute.overview.url), nil) }
        return change(.moveAccount(id, behind: other), of: id, then: .overview, anchor: "account-\(id.hex)")
    }

    /// Merges a category with the earlier one of its title.
    private func mergeMoneyCategory(_ id: RecordID) -> Outcome {
        guard let pair = words.equalCategories(in: state).first(where: { $0.category.id == id }) else {
            return refused(ReasonPage(words: words, reason: words.moneyCategoryNotFound))
        }
        return change(.mergeCategory(id, into: pair.earlier.id), of: id, then: .categories)
    }

    private func reconcile(_ id: RecordID) -> Outcome {
        let form = request.form
        let day = form["through"].flatMap { Day($0) } ?? today
        let typed = form["balance"] ?? ""
        do throws(FormRefusal) {
            guard let account = state.account(id) else { throw FormRefusal("", words.accountNotFound) }
            let balance = try MoneyForm.amount(typed, "balance", in: account.currency, words)
            return commit(
                try decide(.reconcile(id, through: day, balance: balance)), of: id, then: .money(.account(id)))
        } catch {
            guard let page = ReconcilePage(self, id, through: day, balance: typed, refusal: error) else {
                return refused(ReasonPage(words: words, reason: error.reason))
            }
            return refused(page)
        }
    }

    private func addMoneyCategory() -> Outcome {
        let form = request.form
        var category = MoneyCategory(id: formID())
        do throws(FormRefusal) {
            try category.fill(fromCategoryForm: form, over: FormFields(), words)
            return commit(try decide(.addCategory(category)), of: category.id, then: .money(.categories))
        } catch {
            return refused(MoneyCategoryFormPage(category.id, isNew: true, form, self, refusal: error))
        }
    }

    private func editMoneyCategory(_ id: RecordID) -> Outcome {
        guard var category = state.moneyCategory(id) else {
            return refused(ReasonPage(words: words, reason: words.moneyCategoryNotFound))
        }
        let current = MoneyCategoryFormPage.fields(of: category, words)
        let form = request.form.merged(over: current)
        do throws(FormRefusal) {
            try category.fill(fromCategoryForm: form, over: current, words)
            return commit(try decide(.editCategory(category)), of: id, then: .money(.categories))
        } catch {
            return refused(MoneyCategoryFormPage(id, isNew: false, form, self, refusal: error))
        }
    }

    /// Runs a command without a form. A refusal is shown as a message.
    func change(
        _ command: MoneyCommand, of record: RecordID? = nil, silently: Bool = false, then route: MoneyPageRoute,
        anchor: String = ""
    ) -> Outcome {
        do throws(FormRefusal) {
            return commit(
                try decide(command), of: record, silently: silently, then: back ?? .money(route), anchor: anchor)
        } catch {
            return refused(ReasonPage(words: words, reason: error.reason))
        }
    }

    /// Decides a command. Throws a refusal with the field it concerns.
    func decide(_ command: MoneyCommand) throws(FormRefusal) -> Decision {
        do throws(MoneyRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw FormRefusal(error.input, words.reason(error))
        }
    }
}

extension MoneyCategory {
    /// Sets the editable fields from the category's form.
    fileprivate mutating func fill(
        fromCategoryForm form: FormFields, over current: FormFields, _ words: Words
    ) throws(FormRefusal) {
        do throws(FieldError) {
            try fill(from: form, over: current, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
    }
}
