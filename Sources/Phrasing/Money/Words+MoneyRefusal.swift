import DaybookCore
import Money
import Words

extension MoneyRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing an action on money.
    public func reason(_ refusal: MoneyRefusal) -> String {
        switch refusal {
        case .field(let error): reason(error)
        case .noSuchAccount: accountNotFound
        case .noSuchCategory: moneyCategoryNotFound
        case .categoryIntoItself: categoryIntoItself
        case .categoryOfOtherKind(.expense): categoryIsForSpending
        case .categoryOfOtherKind(.income): categoryIsForIncome
        case .refundsNotSaid(let kind, let count, let sums): refundsNotSaid(kind, count, sums)
        case .noSuchTransaction: transactionNotFound
        case .titleTaken(let title): moneyTitleTaken(title)
        case .accountTitleTaken(let title, let currency, let isClosed, let free):
            accountTitleTaken(title, currency.code, isClosed: isClosed, free: free)
        case .unknownCurrency(let code): currencyUnknown(truncated(code))
        case .noAccount(let currency): noAccount(in: currency.code)
        case .currencyInUse(let currency): currencyInUse(currency.code)
        case .accountClosed(let title): accountIsClosed(title)
        case .noOpenAccount: noOpenAccount
        case .transferToItself: transferToItself
        case .transferWithoutTarget: transferWithoutTarget
        case .receivedMissing: receivedMissing
        case .receivedNotAboveZero: amountNotAboveZero
        case .amountMissing, .splitMissingAmount: amountMissing
        case .amountIsZero: amountIsZero
        case .splitsDoNotAddUp(let rest, let currency):
            rest > 0 ? splitsLack(amount(rest, currency)) : splitsExceed(amount(-rest, currency))
        case .tooManySplits(let limit): tooManySplits(limit: limit)
        case .transferWithSplits: transferWithSplits
        case .reconciled: transactionReconciled
        case .openingReconciled: openingReconciled
        case .statementDiffers(let cleared, let difference, let currency):
            statementDiffers(
                ticked: amount(cleared, currency), by: amount(Int64(clamping: difference.magnitude), currency),
                isHigher: difference > 0)
        case .noSuchRecurring: recurringNotFound
        case .repetition(let refusal): reason(refusal)
        case .transactionRepeatsWithinADay: transactionRepeatsWithinADay
        case .repeatsAfterDone: transactionRepeatsAfterDone
        case .automaticEstimate: automaticEstimate
        case .noOccurrence(let day): noOccurrence(day)
        case .occurrencePosted(let day): occurrencePosted(day)
        case .noSuchBudget: budgetNotFound
        case .categoryMissing: moneyCategoryMissing
        case .categoryOfIncome: categoryOfIncome
        case .envelopeToItself: envelopeToItself
        case .amountNotAboveZero: amountNotAboveZero
        case .noAccountYet: addAnAccountFirst
        case .noSuchRule: ruleNotFound
        case .ruleTextTaken(let text): ruleTextTaken(text)
        case .noSuchRate: exchangeRateNotFound
        case .rateMissing: exchangeRateMissing
        case .rateNotAboveZero: exchangeRateNotAboveZero
        case .rateTooLarge: exchangeRateTooLarge
        case .unknownRateCurrency(let code, _): currencyUnknown(truncated(code))
        case .rateOfSameCurrency: sameCurrencies
        }
    }

    private func refundsNotSaid(_ kind: MoneyCategoryKind, _ count: Int, _ sums: [MoneyAmount]) -> String {
        let found = ([transactions(count)] + sums.map { amount($0.minorUnits, $0.currency) }).joined(separator: ", ")
        return kind == .expense ? areTheseRefunds(found) : isThisReturnedIncome(found)
    }

    /// The reason why something typed is not an amount.
    public func reason(_ failure: AmountExpression.Failure) -> String {
        switch failure {
        case .missing: amountMissing
        case .notAnAmount: notAnAmount
        case .tooManyDecimals(let allowed): tooManyDecimals(allowed: allowed)
        case .divisionByZero: divisionByZero
        case .tooLarge: amountTooLarge
        }
    }
}
