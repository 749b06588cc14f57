import CivilTime
import DaybookCore
import Journal
import Money
import Words

extension Words {
    public func name(_ kind: TransactionKind) -> String {
        switch kind {
        case .expense: expense
        case .income: income
        case .transfer: transfer
        }
    }

    /// The name of the sheet that logs a transaction.
    public func log(_ kind: TransactionKind) -> String {
        switch kind {
        case .expense: logExpense
        case .income: logIncome
        case .transfer: logTransfer
        }
    }

    public func name(_ kind: AccountKind) -> String {
        switch kind {
        case .cash: accountKindCash
        case .card: accountKindCard
        case .bank: accountKindBank
        case .savings: accountKindSavings
        case .loan: accountKindLoan
        case .investment: accountKindInvestment
        }
    }

    /// The title of a category: the person's own, or that of a standard one.
    public func title(_ category: MoneyCategory) -> String {
        guard category.title.isEmpty, let standard = category.standard else { return category.title }
        return switch standard {
        case .groceries: categoryGroceries
        case .eatingOut: categoryEatingOut
        case .housing: categoryHousing
        case .utilities: categoryUtilities
        case .transport: categoryTransport
        case .health: categoryHealth
        case .clothing: categoryClothing
        case .household: categoryHousehold
        case .leisure: categoryLeisure
        case .travel: categoryTravel
        case .gifts: categoryGifts
        case .pets: categoryPets
        case .education: categoryEducation
        case .fees: categoryFees
        case .other: categoryOther
        case .salary: categorySalary
        case .interest: categoryInterest
        case .benefits: categoryBenefits
        case .otherIncome: categoryOtherIncome
        }
    }

    /// The title of a transaction in a list: the payee, the way of a transfer, the category, or the kind.
    public func title(_ transaction: Transaction, in state: State) -> String {
        if transaction.kind == .transfer {
            return transferred(
                from: state.accountTitle(transaction.account), to: state.accountTitle(transaction.toAccount))
        }
        if !transaction.payee.isEmpty { return transaction.payee }
        return state.moneyCategory(transaction.category).map { title($0) } ?? name(transaction.kind)
    }

    /// The category that a transaction had and that is deleted, also by a device that merged it into another; nil if there is none.
    public func deletedCategory(of transaction: Transaction, in state: State) -> String? {
        deletedCategoryTitle(of: transaction, in: state).map { deletedCategory($0) }
    }

    /// The title of that category.
    public func deletedCategoryTitle(of transaction: Transaction, in state: State) -> String? {
        guard transaction.kind != .transfer, let id = transaction.category, state.moneyCategory(id) == nil,
            let category = state.moneyCategories[id]
        else { return nil }
        let name = title(category)
        return name.isEmpty ? nil : name
    }

    /// Tells how many occurrences of a rule are too old to be due today.
    public func lapsedBills(_ rule: RecurringTransaction, _ count: Int, today: Day, in state: State) -> String {
        lapsedBills(
            title(rule, in: state), count, before: dayMonthYear(RecurringTransaction.firstDue(by: today)),
            isMore: count >= RecurringTransaction.maximumLapsed)
    }

    /// Says what is left out in other currencies; nil if nothing is.
    public func notCounted(_ amounts: [MoneyAmount]) -> String? {
        amounts.isEmpty ? nil : notCounted(amounts.map { amount($0.minorUnits, $0.currency) })
    }

    /// The currency to begin with: the person's, or that of the language.
    public func currency(in state: State) -> Currency { state.usualAccount?.currency ?? usualCurrency }
}
