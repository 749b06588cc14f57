import CivilTime
import Money

/// The reason why a change to money was refused.
public enum MoneyRefusal: Error, Hashable, Sendable {
    case field(FieldError)
    case noSuchAccount
    case noSuchCategory
    /// A category of this kind does not fit an expense or an income. A refund is a negative amount of the category's kind.
    case categoryOfOtherKind(MoneyCategoryKind)
    /// A category of this kind would make a number of transactions, with these sums, refunds. The person has to say so.
    case refundsNotSaid(MoneyCategoryKind, count: Int, [MoneyAmount])
    case noSuchTransaction
    /// An account or a category with this title exists.
    case titleTaken(String)
    /// Another account has the title; `free` is one that none has.
    case accountTitleTaken(String, Currency, isClosed: Bool, free: String)
    case unknownCurrency(String)
    /// No open account has the currency of a typed amount.
    case noAccount(in: Currency)
    /// The currency of an account that has transactions.
    case currencyInUse(Currency)
    /// The opening balance of an account with reconciled transactions.
    case openingReconciled
    /// An account that is closed takes no transactions.
    case accountClosed(String)
    /// All accounts are closed, and none was chosen.
    case noOpenAccount
    case transferToItself
    case transferWithoutTarget
    /// A transfer between currencies states what arrives.
    case receivedMissing
    case receivedNotAboveZero
    case amountMissing
    case amountIsZero
    /// The parts do not add up: `rest` minor units are left, negative if there are too many.
    case splitsDoNotAddUp(rest: Int64, Currency)
    case splitMissingAmount
    case tooManySplits(limit: Int)
    case transferWithSplits
    /// The transaction belongs to a reconciled statement.
    case reconciled
    /// The statement's balance is higher than that of the cleared transactions, or lower, by an amount below zero.
    case statementDiffers(cleared: Int64, by: Int64, Currency)
    case noSuchRecurring
    /// The repetition of a recurring transaction.
    case repetition(RecurrenceRefusal)
    case transactionRepeatsWithinADay
    /// A recurring transaction comes by the calendar, not some time after the last.
    case repeatsAfterDone
    /// An amount that differs each time cannot be posted by itself.
    case automaticEstimate
    /// The recurring transaction does not come on this day.
    case noOccurrence(Day)
    /// The occurrence of this day was posted already, so it cannot be skipped.
    case occurrencePosted(Day)
    case noSuchBudget
    /// A budget without a category.
    case categoryMissing
    /// A category whose money comes in has no budget and no envelope.
    case categoryOfIncome
    /// A category is merged with another.
    case categoryIntoItself
    /// Money is moved between two different envelopes.
    case envelopeToItself
    case amountNotAboveZero
    /// Without an account there is no money to assign.
    case noAccountYet
    case noSuchRule
    /// A rule for this text exists.
    case ruleTextTaken(String)
    case noSuchRate
    case rateMissing
    case rateNotAboveZero
    case rateTooLarge
    /// The first currency of a rate, or the one that it is in.
    case unknownRateCurrency(String, isQuote: Bool)
    case rateOfSameCurrency
}
