/// Messages about money, and the reasons for refusing a change.
extension Words {
    public var transactionLogged: String { pick("Transaction logged", "Операция записана", "Zapisano transakcję") }
    /// "€12.50 spent: Groceries".
    public func amountSpent(_ amount: String, on what: String) -> String {
        let sentence = pick("\(amount) spent", "Потрачено \(amount)", "Wydano \(amount)")
        return what.isEmpty ? sentence : "\(sentence): \(what)"
    }
    /// "€20 came back: Lidl".
    public func amountReturned(_ amount: String, from what: String) -> String {
        let sentence = pick("\(amount) came back", "Возвращено \(amount)", "Wróciło \(amount)")
        return what.isEmpty ? sentence : "\(sentence): \(what)"
    }
    /// "€3,200 earned: Salary".
    public func amountEarned(_ amount: String, from what: String) -> String {
        let sentence = pick("\(amount) earned", "Получено \(amount)", "Otrzymano \(amount)")
        return what.isEmpty ? sentence : "\(sentence): \(what)"
    }
    /// "€50 moved: Bank → Cash".
    public func amountMoved(_ amount: String, _ way: String) -> String {
        pick("\(amount) moved: \(way)", "Переведено \(amount): \(way)", "Przelano \(amount): \(way)")
    }
    public var transactionSaved: String { pick("Transaction saved", "Операция сохранена", "Zapisano transakcję") }
    /// In place of the title of a category or account that was deleted.
    public var deletedChoice: String { pick("deleted", "удалено", "usunięto") }
    public var transactionDeleted: String { pick("Transaction deleted", "Операция удалена", "Usunięto transakcję") }
    /// The message after some transactions got a category; 0 if the number is not known.
    public func categorySet(of count: Int) -> String {
        let sentence = pick("Category set", "Категория задана", "Ustawiono kategorię")
        return count > 0 ? "\(sentence): \(transactions(count))" : sentence
    }
    public var transactionCleared: String { pick("Ticked off", "Отмечено", "Odhaczono") }
    public var transactionUncleared: String { pick("Tick removed", "Отметка снята", "Cofnięto odhaczenie") }
    public var transactionUnlocked: String {
        pick("Transaction unlocked", "Операция откреплена", "Odblokowano transakcję")
    }
    /// Says that the first transaction added the account it is on.
    public func accountAdded(_ title: String) -> String {
        pick(
            "Account \(quoted(title)) added", "Добавлен счёт \(quoted(title))", "Dodano konto \(quoted(title))")
    }
    public func accountClosed(_ title: String) -> String {
        pick("\(quoted(title)) closed", "Счёт \(quoted(title)) закрыт", "Zamknięto konto \(quoted(title))")
    }
    public func accountReopened(_ title: String) -> String {
        pick(
            "\(quoted(title)) reopened", "Счёт \(quoted(title)) снова открыт", "Ponownie otwarto konto \(quoted(title))"
        )
    }
    public func accountReconciled(_ title: String) -> String {
        pick("\(quoted(title)) reconciled", "Счёт \(quoted(title)) сверен", "Uzgodniono konto \(quoted(title))")
    }
    /// An account without a title, as its addition was undone.
    public var reconciledAccount: String { pick("Account reconciled", "Счёт сверен", "Uzgodniono konto") }

    public var openingReconciled: String {
        pick(
            "The opening balance is part of a reconciled statement.",
            "Начальный остаток уже входит в сверенную выписку.",
            "Saldo początkowe jest już częścią uzgodnionego wyciągu.")
    }
    public var accountNotFound: String {
        pick("This account no longer exists.", "Этого счёта больше нет.", "Tego konta już nie ma.")
    }
    public var moneyCategoryNotFound: String {
        pick("This category no longer exists.", "Этой категории больше нет.", "Tej kategorii już nie ma.")
    }
    public func categoriesMerged(_ title: String) -> String {
        pick(
            "Both \(quoted(title)) merged", "Две категории \(quoted(title)) объединены",
            "Połączono dwie kategorie \(quoted(title))")
    }
    /// Two devices added a category of the same title.
    public func categoryIsThereTwice(_ title: String) -> String {
        pick(
            "\(quoted(title)) is there twice, as two devices added it.",
            "Категория \(quoted(title)) есть дважды: её добавили на двух устройствах.",
            "Kategoria \(quoted(title)) jest dwa razy, bo dodano ją na dwóch urządzeniach.")
    }
    public var mergeHint: String {
        pick(
            "Merging keeps all transactions, rules, budgets and envelopes of both in one.",
            "При объединении все операции, правила, бюджеты и конверты обеих окажутся в одной.",
            "Po połączeniu wszystkie transakcje, reguły, budżety i koperty obu znajdą się w jednej.")
    }
    public var mergeCategories: String { pick("Merge", "Объединить", "Połącz") }
    public func noEqualCategories(_ title: String) -> String {
        pick(
            "There are no two categories called \(quoted(title)).", "Нет двух категорий с названием \(quoted(title)).",
            "Nie ma dwóch kategorii o nazwie \(quoted(title)).")
    }
    public var categoryIntoItself: String {
        pick("Choose two different categories.", "Выберите две разные категории.", "Wybierz dwie różne kategorie.")
    }
    public var categoryIsForSpending: String {
        pick(
            "This category is for spending. A refund is an expense with a minus: −20.",
            "Это категория расходов. Возврат — это расход с минусом: −20.",
            "To kategoria wydatków. Zwrot to wydatek z minusem: −20.")
    }
    public var categoryIsForIncome: String {
        pick(
            "This category is for income. Income that you gave back is income with a minus: −20.",
            "Это категория доходов. Возвращённый вами доход — это доход с минусом: −20.",
            "To kategoria przychodów. Oddany przychód to przychód z minusem: −20.")
    }
    /// Asks about income that was given a category of spending: "2 transactions, €320.00".
    public func areTheseRefunds(_ found: String) -> String {
        pick(
            "This category is for spending, but some of it is income: \(found). Was it a refund?",
            "Это категория расходов, а здесь есть доход: \(found). Это возврат?",
            "To kategoria wydatków, a tu jest przychód: \(found). Czy to zwrot?")
    }
    /// Asks about expenses that were given a category of income.
    public func isThisReturnedIncome(_ found: String) -> String {
        pick(
            "This category is for income, but some of it was spent: \(found). Did you give income back?",
            "Это категория доходов, а здесь есть расход: \(found). Вы вернули доход?",
            "To kategoria przychodów, a tu jest wydatek: \(found). Czy to oddany przychód?")
    }
    /// The buttons that answer these questions.
    public var theyAreRefunds: String { pick("Yes, it came back", "Да, это возврат", "Tak, to zwrot") }
    public var leaveThemAsTheyAre: String {
        pick("No, leave it as it is", "Нет, оставить как есть", "Nie, zostaw bez zmian")
    }
    /// The terminal's way to answer them.
    public var refundOption: String {
        pick("If so, add --refund.", "Если да, добавьте --refund.", "Jeśli tak, dodaj --refund.")
    }
    public var transactionNotFound: String {
        pick("This transaction no longer exists.", "Этой операции больше нет.", "Tej transakcji już nie ma.")
    }
    public func moneyTitleTaken(_ title: String) -> String {
        pick("\(quoted(title)) already exists.", "\(quoted(title)) уже есть.", "\(quoted(title)) już istnieje.")
    }
    public func currencyUnknown(_ code: String) -> String {
        pick(
            "There is no currency \(quoted(code)). Use a code such as EUR.",
            "Нет валюты \(quoted(code)). Нужен код, например RUB.",
            "Nie ma waluty \(quoted(code)). Wpisz kod, na przykład PLN.")
    }
    public func noAccount(in code: String) -> String {
        pick("No account is in \(code).", "Нет счёта в \(code).", "Nie ma konta w walucie \(code).")
    }
    /// Another account has the title. `free` is one that none has.
    public func accountTitleTaken(_ title: String, _ code: String, isClosed: Bool, free: String) -> String {
        let (title, free) = ("\(quoted(title)) (\(code))", quoted(free))
        return isClosed
            ? pick(
                "\(title) already exists, but is closed. Reopen it or choose another title, such as \(free).",
                "\(title) уже есть, но закрыт. Откройте его снова или выберите другое название, например \(free).",
                "\(title) już istnieje, ale jest zamknięte. Otwórz je ponownie albo wybierz inną nazwę, na przykład \(free)."
            )
            : pick(
                "\(title) already exists. Choose another title, such as \(free).",
                "\(title) уже есть. Выберите другое название, например \(free).",
                "\(title) już istnieje. Wybierz inną nazwę, na przykład \(free).")
    }
    /// An amount cannot be taken along to an account of another currency.
    public func amountNeeded(in code: String, of account: String) -> String {
        pick(
            "\(quoted(account)) is in \(code). Add the amount with --amount.",
            "Валюта счёта \(quoted(account)) — \(code). Добавьте сумму: --amount.",
            "Walutą konta \(quoted(account)) jest \(code). Dodaj kwotę: --amount.")
    }
    public var receivedOnlyBetweenCurrencies: String {
        pick(
            "--received is for transfers between accounts of different currencies.",
            "--received — только для перевода между счетами в разных валютах.",
            "--received dotyczy tylko przelewów między kontami w różnych walutach.")
    }
    /// The amount that arrives of a transfer.
    ///
    /// - Parameters:
    ///   - rate: The rate with its day; empty if it went by none.
    ///   - isFirst: Whether a line begins with it.
    public func arrives(_ amount: String, by rate: String, isFirst: Bool) -> String {
        let arrival =
            isFirst
            ? pick("\(amount) arrives", "Поступит \(amount)", "Wpłynie \(amount)")
            : pick("\(amount) arrives", "поступит \(amount)", "wpłynie \(amount)")
        return rate.isEmpty ? arrival : "\(arrival) · \(rate)"
    }
    public func currencyInUse(_ code: String) -> String {
        pick(
            "The account’s transactions are in \(code), so it can’t have this currency.",
            "Операции счёта — в \(code), поэтому такой валюты у него быть не может.",
            "Transakcje konta są w \(code), więc nie może ono mieć tej waluty.")
    }
    public func accountIsClosed(_ title: String) -> String {
        pick("\(quoted(title)) is closed.", "Счёт \(quoted(title)) закрыт.", "Konto \(quoted(title)) jest zamknięte.")
    }
    public var transferToItself: String {
        pick("Choose two different accounts.", "Выберите два разных счёта.", "Wybierz dwa różne konta.")
    }
    public var transferWithoutTarget: String {
        pick("Choose the account it goes to.", "Выберите, на какой счёт.", "Wybierz konto docelowe.")
    }
    public var receivedMissing: String {
        pick(
            "Enter what arrives: the accounts have different currencies.",
            "Введите, сколько поступит: валюты счетов разные.",
            "Wpisz, ile wpłynie: konta mają różne waluty.")
    }
    public var amountMissing: String { pick("Enter an amount.", "Введите сумму.", "Wpisz kwotę.") }
    public var amountIsZero: String {
        pick("The amount can’t be zero.", "Сумма не может быть нулевой.", "Kwota nie może być zerem.")
    }
    public var notAnAmount: String {
        pick(
            "Enter an amount such as 12.50 or 12.50+3.", "Введите сумму, например 12,50 или 12,50+3.",
            "Wpisz kwotę, na przykład 12,50 lub 12,50+3.")
    }
    /// A currency allows this number of decimals.
    public func tooManyDecimals(allowed: Int) -> String {
        allowed == 0
            ? pick(
                "This currency has no decimals.", "У этой валюты нет дробной части.",
                "Ta waluta nie ma części dziesiętnych.")
            : pick(
                "Use at most \(allowed) decimals.", "Не больше \(allowed) знаков после запятой.",
                "Najwyżej \(allowed) miejsca po przecinku.")
    }
    public var divisionByZero: String {
        pick("Nothing can be divided by zero.", "На ноль делить нельзя.", "Nie można dzielić przez zero.")
    }
    public var amountTooLarge: String {
        pick("This amount is too large.", "Слишком большая сумма.", "Ta kwota jest za duża.")
    }
    /// "€3.20 are not split yet."
    public func splitsLack(_ rest: String) -> String {
        pick("\(rest) left to split.", "Осталось распределить \(rest).", "Pozostało do podziału \(rest).")
    }
    public func splitsExceed(_ excess: String) -> String {
        pick(
            "The parts add up to \(excess) too much.", "Части превышают сумму на \(excess).",
            "Suma części jest o \(excess) za duża.")
    }
    public func tooManySplits(limit: Int) -> String {
        pick("At most \(limit) parts.", "Не больше \(limit) частей.", "Najwyżej \(limit) części.")
    }
    public var transferWithSplits: String {
        pick("A transfer can’t be split.", "Перевод нельзя разделить.", "Przelewu nie można podzielić.")
    }
    public var transactionReconciled: String {
        pick(
            "This transaction is reconciled. Unlock it to change it.",
            "Эта операция сверена. Чтобы изменить её, открепите её.",
            "Ta transakcja jest uzgodniona. Aby ją zmienić, odblokuj ją.")
    }
    /// - Parameters:
    ///   - balance: The balance of the ticked transactions.
    ///   - amount: The difference, without a sign.
    ///   - isHigher: Whether the statement's balance is the higher one.
    public func statementDiffers(ticked balance: String, by amount: String, isHigher: Bool) -> String {
        isHigher
            ? pick(
                "What you ticked comes to \(balance). The statement is \(amount) higher.",
                "Отмечено на \(balance). В выписке на \(amount) больше.",
                "Odhaczone daje \(balance). Na wyciągu jest o \(amount) więcej.")
            : pick(
                "What you ticked comes to \(balance). The statement is \(amount) lower.",
                "Отмечено на \(balance). В выписке на \(amount) меньше.",
                "Odhaczone daje \(balance). Na wyciągu jest o \(amount) mniej.")
    }
    public var noOpenAccount: String {
        pick(
            "All accounts are closed. Reopen one, or add another.",
            "Все счета закрыты. Откройте один из них или добавьте новый.",
            "Wszystkie konta są zamknięte. Otwórz jedno z nich albo dodaj nowe.")
    }
    /// The terminal's way to add an account.
    public var addAccountCommand: String {
        pick(
            "Add one: daybook account add Bank", "Добавить: daybook account add Банк",
            "Dodaj: daybook account add Bank")
    }
}
