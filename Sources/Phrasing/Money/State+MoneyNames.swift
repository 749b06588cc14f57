import DaybookCore
import Journal
import Money
import Words

extension State {
    /// Finds an account by its title or the start of it. An open account has precedence over a closed one.
    public func account(named typed: String) -> NameMatch<Account> {
        NameMatch([typed], in: [openAccounts, livingAccounts].map { group in group.map { ($0.title, $0) } })
    }

    /// Finds a rule for payees by its text or the start of it.
    public func payeeRule(named typed: String) -> NameMatch<PayeeRule> {
        NameMatch([typed], in: [livingPayeeRules.map { ($0.text, $0) }])
    }

    /// Finds a category by its title or the start of it. One of the wanted kind that is still offered has precedence.
    public func moneyCategory(
        named typed: String, _ kind: MoneyCategoryKind, _ words: Words
    ) -> NameMatch<MoneyCategory> {
        let all = livingMoneyCategories
        let groups = [all.filter { $0.kind == kind && !$0.isHidden }, all]
        return NameMatch([typed], in: groups.map { group in group.map { (words.title($0), $0) } })
    }
}

extension State {
    /// The category of a kind that a text clearly names: by its whole title, or by the first of its words. Nil for anything else,
    /// such as the start of a word: "Bill" is not "Bills", but rather a payee.
    public func moneyCategory(
        clearlyNamed typed: String, _ kind: MoneyCategoryKind, _ words: Words
    ) -> MoneyCategory? {
        guard case .one(let category) = moneyCategory(named: typed, kind, words), category.kind == kind else {
            return nil
        }
        let (title, text) = (Words.fold(words.title(category)), Words.fold(typed))
        return title == text || title.hasPrefix(text + " ") ? category : nil
    }
}

extension Transaction {
    /// Sets what an expense or an income is about, from what was typed: a category, by its name or its first words, or
    /// else the payee, whose latest category and account are used again unless they were given.
    public mutating func describe(as typed: String, in state: State, _ words: Words) {
        let typed = PlainText.line(typed)
        guard !typed.isEmpty else { return }
        let side: MoneyCategoryKind = kind == .income ? .income : .expense
        if category == nil, let named = state.moneyCategory(clearlyNamed: typed, side, words) {
            category = named.id
        } else {
            payee = typed
            rememberPayee(in: state)
        }
    }

    /// Takes the category of the first rule for the payee, or else that of its latest transaction, and the account of that,
    /// unless they were given.
    public mutating func rememberPayee(in state: State) {
        followRules(in: state)
        guard !payee.isEmpty, kind != .transfer, category == nil || account == nil,
            let latest = state.latestTransaction(withPayee: PlainText.line(payee))
        else { return }
        if category == nil, latest.kind == kind, state.moneyCategory(latest.category) != nil {
            category = latest.category
        }
        if account == nil, let used = state.account(latest.account), !used.isClosed { account = used.id }
    }
}

extension Account {
    /// The account that a first expense makes.
    ///
    /// - Parameter currency: Its currency; nil for that of the language.
    public static func cash(_ words: Words, in currency: Currency? = nil) -> Account {
        let currency = currency ?? words.usualCurrency
        var account = Account(id: Account.cash(in: currency))
        account.title = words.cashAccount
        account.kind = .cash
        account.currencyCode = currency.code
        return account
    }
}
