/// Names of what money consists of.
extension Words {
    public var money: String { pick("Money", "Деньги", "Pieniądze") }
    public var accounts: String { pick("Accounts", "Счета", "Konta") }
    public var account: String { pick("Account", "Счёт", "Konto") }
    public var amount: String { pick("Amount", "Сумма", "Kwota") }
    public var payee: String { pick("Payee", "Кому", "Odbiorca") }
    public var payer: String { pick("Payer", "От кого", "Nadawca") }
    public var balance: String { pick("Balance", "Остаток", "Saldo") }
    public var clearedBalance: String { pick("Cleared", "Проведено", "Rozliczone") }
    public var currencyLabel: String { pick("Currency", "Валюта", "Waluta") }
    public var openingBalance: String { pick("Opening balance", "Начальный остаток", "Saldo początkowe") }
    public var transactions: String { pick("Transactions", "Операции", "Transakcje") }
    /// A category that was deleted, or merged into another, in place of "No category".
    public func deletedCategory(_ title: String) -> String {
        pick("\(quoted(title)) (deleted)", "\(quoted(title)) (удалена)", "\(quoted(title)) (usunięta)")
    }
    /// "PLN 112.29 in other currencies is not counted".
    public func notCounted(_ amounts: [String]) -> String {
        let list = amounts.joined(separator: ", ")
        return pick(
            "\(list) in other currencies \(amounts.count == 1 ? "is" : "are") not counted",
            "в других валютах не учтено: \(list)", "w innych walutach nie wliczono: \(list)")
    }
    public var uncategorised: String { pick("No category", "Без категории", "Bez kategorii") }
    public var spent: String { pick("Spent", "Потрачено", "Wydano") }
    public var earned: String { pick("Earned", "Получено", "Otrzymano") }
    public var cashAccount: String { pick("Cash", "Наличные", "Gotówka") }
    public var closedAccount: String { pick("closed", "закрыт", "zamknięte") }
    public var noAccountsYet: String { pick("No accounts yet", "Счетов пока нет", "Nie ma jeszcze kont") }
    public var allAccountsClosed: String {
        pick("All accounts are closed", "Все счета закрыты", "Wszystkie konta są zamknięte")
    }
    /// In place of accounts where none is open.
    public func noAccounts(areAllClosed: Bool) -> String { areAllClosed ? allAccountsClosed : noAccountsYet }
    public var noTransactionsYet: String {
        pick("No transactions yet", "Операций пока нет", "Nie ma jeszcze transakcji")
    }
    public var noTransactionsMatch: String {
        pick("No transactions match", "Таких операций нет", "Nie ma takich transakcji")
    }

    public func accountUnknown(_ typed: String, nearest: String?) -> String {
        let reason = pick(
            "There is no account \(quoted(typed)).", "Нет счёта \(quoted(typed)).", "Nie ma konta \(quoted(typed)).")
        return reason + didYouMean(nearest)
    }
    public func transactionNumberUnknown(_ typed: String) -> String {
        pick(
            "There is no transaction \(quoted(typed)). See: daybook money register",
            "Нет операции \(quoted(typed)). Список: daybook money register",
            "Nie ma transakcji \(quoted(typed)). Lista: daybook money register")
    }

    /// "1 transaction", "12 transactions".
    public func transactions(_ count: Int) -> String {
        counted(
            count, ("transaction", "transactions"), ("операция", "операции", "операций"),
            ("transakcja", "transakcje", "transakcji"))
    }

    /// The way of a transfer: "Bank → Cash".
    public func transferred(from source: String, to target: String) -> String { "\(source) → \(target)" }

    public var expense: String { pick("Expense", "Расход", "Wydatek") }
    public var income: String { pick("Income", "Доход", "Przychód") }
    public var transfer: String { pick("Transfer", "Перевод", "Przelew") }

    public var accountKindCash: String { pick("Cash", "Наличные", "Gotówka") }
    public var accountKindCard: String { pick("Card", "Карта", "Karta") }
    public var accountKindBank: String { pick("Bank account", "Банковский счёт", "Konto bankowe") }
    public var accountKindSavings: String { pick("Savings", "Сбережения", "Oszczędności") }
    public var accountKindLoan: String { pick("Loan", "Кредит", "Kredyt") }
    public var accountKindInvestment: String { pick("Investment", "Инвестиции", "Inwestycje") }
}

/// Names of the categories that everyone begins with.
extension Words {
    public var categoryGroceries: String { pick("Groceries", "Продукты", "Zakupy spożywcze") }
    public var categoryEatingOut: String { pick("Eating out", "Кафе и рестораны", "Jedzenie na mieście") }
    public var categoryHousing: String { pick("Housing", "Жильё", "Mieszkanie") }
    public var categoryUtilities: String { pick("Bills", "Коммунальные услуги", "Rachunki") }
    public var categoryTransport: String { pick("Transport", "Транспорт", "Transport") }
    public var categoryHealth: String { pick("Health", "Здоровье", "Zdrowie") }
    public var categoryClothing: String { pick("Clothes", "Одежда", "Ubrania") }
    public var categoryHousehold: String { pick("Household", "Хозяйство", "Dom") }
    public var categoryLeisure: String { pick("Leisure", "Развлечения", "Rozrywka") }
    public var categoryTravel: String { pick("Travel", "Путешествия", "Podróże") }
    public var categoryGifts: String { pick("Gifts", "Подарки", "Prezenty") }
    public var categoryPets: String { pick("Pets", "Питомцы", "Zwierzęta") }
    public var categoryEducation: String { pick("Education", "Образование", "Edukacja") }
    public var categoryFees: String { pick("Fees", "Комиссии", "Opłaty bankowe") }
    public var categoryOther: String { pick("Other", "Прочее", "Inne") }
    public var categorySalary: String { pick("Salary", "Зарплата", "Wynagrodzenie") }
    public var categoryInterest: String { pick("Interest", "Проценты", "Odsetki") }
    public var categoryBenefits: String { pick("Benefits", "Пособия", "Świadczenia") }
    public var categoryOtherIncome: String { pick("Other income", "Прочий доход", "Inne przychody") }
}
