import DaybookCore
import Journal
import Money
import Phrasing
import Words

/// The fields of money's forms. Amounts are typed in the currency of their account.
enum MoneyForm {
    /// The inputs of a part of a transaction; each is sent once for every part.
    static let (partAmount, partCategory, partNote) = ("partAmount", "partCategory", "partNote")

    /// The input of the sheet with the categories of a kind. The sheet has those of spending and of income, of which a
    /// choice shows one.
    static func sheetCategory(_ kind: TransactionKind) -> String { sheetCategory(ofKind: kind.rawValue) }

    /// The name by which the draft of the sheet has the category, for the script that restores it in the whole form and
    /// puts in the kind.
    static var draftedSheetCategory: String { sheetCategory(ofKind: "{kind}") }

    private static func sheetCategory(ofKind kind: String) -> String { "\(kind)Category" }

    /// The kind that a form chooses, that of most transactions if it chooses none.
    static func kind(_ form: FormFields) -> TransactionKind {
        form["kind"].flatMap { TransactionKind(rawValue: $0) } ?? .expense
    }

    /// The posted sheet with the category that was chosen for its kind.
    static func withCategoryOfKind(_ posted: FormFields) -> FormFields {
        var form = posted
        if let chosen = posted[sheetCategory(kind(posted))] { form["category"] = chosen }
        return form
    }

    /// The field of a refusal that is about the amount of one part.
    static func partAmount(_ index: Int) -> String { "\(partAmount)-\(index)" }

    /// Fields that make sense only together.
    static let groups = [
        FieldGroup(
            key: "kind", ["account", "amount", "toAccount", "received", partAmount, partCategory, partNote]),
        FieldGroup([partAmount, partCategory, partNote]),
    ]

    /// A submitted form without the empty parts at its end, of which a page has some to fill in.
    static func withoutSpareParts(_ posted: FormFields) -> FormFields {
        let names = [partAmount, partCategory, partNote]
        let values = names.map { posted.all($0) }
        let used = values.map { ($0.lastIndex { !PlainText.line($0).isEmpty } ?? -1) + 1 }.max() ?? 0
        var form = posted
        form.removeAll { names.contains($0) }
        for (name, list) in zip(names, values) {
            for value in list.prefix(used) { form.append(name, value) }
        }
        return form
    }

    static func fields(of transaction: Transaction, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(transaction, words)
        let currency = state.account(transaction.account)?.currency ?? words.currency(in: state)
        fields["amount"] = transaction.has(.amount) ? words.typedAmount(transaction.amount, currency) : ""
        let target = state.account(transaction.toAccount)?.currency ?? currency
        fields["received"] = transaction.received.map { words.typedAmount($0, target) } ?? ""
        for part in state.splits(of: transaction.id) {
            fields.append(partAmount, words.typedAmount(part.amount, currency))
            fields.append(partCategory, part.category?.hex ?? "")
            fields.append(partNote, part.note)
        }
        return fields
    }

    /// Whether a posted form of a transfer has another amount or other accounts than it showed, but the same amount that arrives,
    /// which then follows.
    static func arrivalFollows(_ posted: FormFields, shown current: FormFields) -> Bool {
        let seen = FormFields(urlEncoded: (posted["seen"] ?? "").utf8)
        let shown = seen.fields.isEmpty ? current : seen
        guard let received = posted["received"], received == shown["received"] else { return false }
        return ["amount", "account", "toAccount"].contains { name in
            posted[name].map { $0 != shown[name] } ?? false
        }
    }

    /// Parses an amount. Throws a refusal with the reason for its field.
    static func amount(
        _ typed: String, _ field: String, in currency: Currency, _ words: Words
    ) throws(FormRefusal) -> Int64 {
        do throws(AmountExpression.Failure) {
            return try words.parseAmount(typed, in: currency).minorUnits
        } catch {
            throw FormRefusal(field, words.reason(error))
        }
    }

    /// The parts of a transaction. One without an amount takes what the others leave.
    static func parts(
        _ form: FormFields, of transaction: Transaction, in currency: Currency, _ words: Words
    ) throws(FormRefusal) -> [TransactionSplit] {
        let (categories, notes) = (form.all(partCategory), form.all(partNote))
        var parts: [TransactionSplit] = []
        var rest = transaction.amount
        var open: Int?
        for (index, typed) in form.all(partAmount).enumerated() {
            let category = categories.indices.contains(index) ? categories[index] : ""
            let note = notes.indices.contains(index) ? notes[index] : ""
            guard !(typed + category + note).allSatisfy({ $0.isWhitespace }) else { continue }
            var part = TransactionSplit(id: transaction.id)
            part.category = RecordID(hex: category)
            part.note = note
            if PlainText.line(typed).isEmpty, open == nil {
                open = parts.count
            } else {
                part.amount = try amount(typed, partAmount(index), in: currency, words)
                rest = AmountSum.difference(rest, part.amount)
            }
            parts.append(part)
        }
        if let open { parts[open].amount = rest }
        return parts
    }
}

extension Transaction {
    /// Sets the editable fields from a form.
    ///
    /// - Parameter current: The transaction's current form; empty for a new one.
    mutating func fill(
        fromMoneyForm form: FormFields, over current: FormFields = FormFields(), in state: State, _ words: Words
    ) throws(FormRefusal) {
        let amounts = ["amount", "received"]
        var (others, before) = (form, current)
        for name in amounts { (others[name], before[name]) = (nil, nil) }
        do throws(FieldError) {
            try fill(from: others, over: before, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        if current.fields.isEmpty {
            rememberPayee(in: state)
            if form[MoneyForm.sheetCategory(kind)] == "" { category = nil } // chosen to have none
        }
        if account == nil { account = state.usualAccount?.id }
        let currency = state.account(account)?.currency ?? MoneyForm.currency(form, words)
        if let typed = form["amount"] { amount = try MoneyForm.amount(typed, "amount", in: currency, words) }
        if let typed = form["received"] {
            let target = state.account(toAccount)?.currency ?? currency
            received =
                PlainText.line(typed).isEmpty ? nil : try MoneyForm.amount(typed, "received", in: target, words)
        }
    }
}

extension MoneyForm {
    /// The currency that a form names, for the account that a first transaction makes.
    static func currency(_ form: FormFields, _ words: Words) -> Currency {
        form["currency"].flatMap { Currency(PlainText.line($0)) } ?? words.usualCurrency
    }

    /// The account that a first transaction makes; nil if there is one already.
    static func firstAccount(_ form: FormFields, in state: State, _ words: Words) -> Account? {
        guard !state.hasAccounts else { return nil }
        let typed = PlainText.line(form["currency"] ?? "")
        var account = Account.cash(words, in: Currency(typed))
        // One that is none is refused.
        if !typed.isEmpty { account.currencyCode = typed }
        return account
    }
}

extension Account {
    /// Sets the editable fields from the account's form.
    ///
    /// - Parameter current: The account's current form; empty for a new one.
    mutating func fill(
        fromAccountForm form: FormFields, over current: FormFields = FormFields(), _ words: Words
    ) throws(FormRefusal) {
        var (others, before) = (form, current)
        (others["opening"], before["opening"]) = (nil, nil)
        do throws(FieldError) {
            try fill(from: others, over: before, words)
        } catch {
            throw FormRefusal(error.field, words.reason(error))
        }
        guard let currency = Currency(currencyCode) else {
            throw FormRefusal("currency", words.currencyUnknown(words.truncated(currencyCode)))
        }
        if let typed = form["opening"] {
            opening = PlainText.line(typed).isEmpty ? 0 : try MoneyForm.amount(typed, "opening", in: currency, words)
        }
    }
}

extension FormFields {
    /// The form of an account.
    init(_ account: Account, amountsFor words: Words) {
        self.init(account, words)
        self["opening"] = account.opening == 0 ? "" : words.typedAmount(account.opening, account.currency)
    }
}

extension MoneyRefusal {
    /// The input that it is about; empty if it is about none.
    var input: String {
        switch self {
        case .field(let error): error.field
        case .noSuchAccount, .accountClosed, .noOpenAccount: "account"
        case .noSuchCategory, .categoryOfOtherKind, .refundsNotSaid, .categoryIntoItself: "category"
        case .titleTaken, .accountTitleTaken: "title"
        case .unknownCurrency, .currencyInUse, .noAccount: "currency"
        case .transferToItself, .transferWithoutTarget: "toAccount"
        case .receivedMissing, .receivedNotAboveZero: "received"
        case .amountMissing, .amountIsZero: "amount"
        case .splitsDoNotAddUp, .splitMissingAmount, .tooManySplits, .transferWithSplits: MoneyForm.partAmount
        case .statementDiffers: "balance"
        case .repetition, .transactionRepeatsWithinADay, .repeatsAfterDone: "repetition"
        case .automaticEstimate: "automatic"
        case .noOccurrence: "from"
        case .noSuchRecurring, .occurrencePosted: ""
        case .noSuchTransaction, .reconciled: ""
        case .categoryMissing, .categoryOfIncome: "category"
        case .envelopeToItself: "to"
        case .amountNotAboveZero: "amount"
        case .noSuchBudget, .noAccountYet, .noSuchRule, .noSuchRate: ""
        case .ruleTextTaken: "contains"
        case .openingReconciled: "opening"
        case .rateMissing, .rateNotAboveZero, .rateTooLarge: "rate"
        case .unknownRateCurrency(_, let isQuote): isQuote ? "quote" : "base"
        case .rateOfSameCurrency: "quote"
        }
    }
}
