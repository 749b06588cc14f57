/// Texts of the pages of money.
extension Words {
    /// Of a transaction that could not be saved as it is.
    public var needsALook: String { pick("Needs a look", "Нужна проверка", "Do sprawdzenia") }
    public var logExpense: String { pick("Log an expense", "Записать расход", "Zapisz wydatek") }
    public var logIncome: String { pick("Log income", "Записать доход", "Zapisz przychód") }
    public var logTransfer: String { pick("Log a transfer", "Записать перевод", "Zapisz przelew") }
    public var splitTagsAndMore: String {
        pick("Split, tags and more", "Разделить, теги и другое", "Podział, tagi i więcej")
    }
    public var transactionKind: String { pick("Kind", "Вид", "Rodzaj") }
    public var sumLabel: String { pick("Amount", "Сумма", "Kwota") }
    public var fromAccount: String { pick("From", "Со счёта", "Z konta") }
    public var toAccount: String { pick("To", "На счёт", "Na konto") }
    public var chooseAccount: String { pick("Choose an account", "Выберите счёт", "Wybierz konto") }
    /// The choice of the account of the payee's last transaction, or else the one that is used most.
    public func accountAsUsual(_ title: String) -> String {
        pick("As usual: \(title)", "Как обычно: \(title)", "Jak zwykle: \(title)")
    }
    public var amountReceived: String { pick("Received", "Поступило", "Wpłynęło") }
    public var importFromBank: String { pick("Import from a bank", "Импорт из банка", "Import z banku") }
    /// Below the transactions of a statement.
    public func earlierOnesCounted(_ count: Int) -> String {
        pick(
            "\(transactions(count)) earlier are counted too; choose an earlier day to see them.",
            "Учтены и более ранние (\(transactions(count))); чтобы увидеть их, выберите более ранний день.",
            "Uwzględniono też wcześniejsze (\(transactions(count))); aby je zobaczyć, wybierz wcześniejszy dzień.")
    }
    /// The balance of an account after the transactions of later days.
    public var balanceWithPlanned: String {
        pick("With what is planned", "С учётом запланированного", "Z zaplanowanymi")
    }
    /// An expense below zero.
    public var refund: String { pick("refund", "возврат", "zwrot") }
    public var amountReceivedHint: String {
        pick(
            "If the currencies differ. Empty: by the latest rate.", "Если валюты разные. Пусто: по последнему курсу.",
            "Jeśli waluty są różne. Puste: według ostatniego kursu.")
    }
    /// The same for a transfer that is edited.
    public var amountReceivedFollows: String {
        pick(
            "If the currencies differ. It follows the amount unless you change it.",
            "Если валюты разные. Меняется вместе с суммой, если не ввести другое.",
            "Jeśli waluty są różne. Zmienia się razem z kwotą, chyba że wpiszesz inną.")
    }
    /// The same for a bill, which needs it.
    public var amountReceivedOfBill: String {
        pick("If the currencies differ.", "Если валюты разные.", "Jeśli waluty są różne.")
    }
    public var transferNeedsAccounts: String {
        pick(
            "A transfer needs two accounts. Add the second one first.",
            "Для перевода нужны два счёта. Сначала добавьте второй.",
            "Przelew wymaga dwóch kont. Najpierw dodaj drugie.")
    }
    public var moreCategories: String { pick("More categories", "Другие категории", "Więcej kategorii") }
    public var dayAndNote: String { pick("Day and note", "День и заметка", "Dzień i notatka") }
    /// The folded fields of an expense.
    public func payeeDayAndNote(hasAccount: Bool) -> String {
        hasAccount
            ? pick(
                "Payee, account, day and note", "Получатель, счёт, день и заметка", "Odbiorca, konto, dzień i notatka")
            : pick("Payee, day and note", "Получатель, день и заметка", "Odbiorca, dzień i notatka")
    }
    /// The folded fields of an income.
    public func payerDayAndNote(hasAccount: Bool) -> String {
        hasAccount
            ? pick("Payer, account, day and note", "От кого, счёт, день и заметка", "Nadawca, konto, dzień i notatka")
            : pick("Payer, day and note", "От кого, день и заметка", "Nadawca, dzień i notatka")
    }
    public var photoOfReceipt: String { pick("Photo of the receipt", "Фото чека", "Zdjęcie paragonu") }
    /// Below a form that was not saved, with its photo.
    public var takePhotoAgain: String {
        pick(
            "The photo is not saved yet. Take it again.", "Фото ещё не сохранено. Сделайте его ещё раз.",
            "Zdjęcie nie jest jeszcze zapisane. Zrób je ponownie.")
    }
    public var firstAccountHint: String {
        pick(
            "The first transaction adds an account called Cash in this currency.",
            "Первая операция создаст счёт «Наличные» в этой валюте.",
            "Pierwsza transakcja doda konto „Gotówka” w tej walucie.")
    }

    public var transaction: String { pick("Transaction", "Операция", "Transakcja") }
    public var newTransaction: String { pick("New transaction", "Новая операция", "Nowa transakcja") }
    public var deleteTransaction: String { pick("Delete transaction", "Удалить операцию", "Usuń transakcję") }
    public var allTransactions: String { pick("All transactions", "Все операции", "Wszystkie transakcje") }
    public var latestTransactions: String {
        pick("Latest transactions", "Последние операции", "Najnowsze transakcje")
    }
    public var searchTransactions: String {
        pick("Payee, note, tag or amount", "Получатель, заметка, тег или сумма", "Odbiorca, notatka, tag lub kwota")
    }
    public var setCategoryOfAll: String {
        pick("Set the category for all of these", "Задать категорию для всех", "Ustaw kategorię dla wszystkich")
    }
    /// The form named transactions by something that cannot be read.
    public var filterUnreadable: String {
        pick(
            "It is not clear which transactions are meant. Open the list again.",
            "Непонятно, какие операции имеются в виду. Откройте список ещё раз.",
            "Nie wiadomo, o które transakcje chodzi. Otwórz listę ponownie.")
    }
    public var transfersAndSplitsStay: String {
        pick(
            "Transfers and split transactions stay as they are.", "Переводы и разделённые операции не изменятся.",
            "Przelewy i podzielone transakcje się nie zmienią.")
    }
    public var noteAndTags: String { pick("Note and tags", "Заметка и теги", "Notatka i tagi") }
    public var tagsLabel: String { pick("Tags", "Теги", "Tagi") }
    public var tagsSeparated: String { pick("Separated by spaces", "Через пробел", "Oddzielone spacjami") }
    public var splitOverCategories: String {
        pick("Split across categories", "Разделить по категориям", "Podziel na kategorie")
    }
    public var splitHint: String {
        pick(
            "The parts add up to the amount. A part without an amount takes the rest.",
            "Части вместе дают сумму. Часть без суммы получает остаток.",
            "Części sumują się do kwoty. Część bez kwoty dostaje resztę.")
    }
    public var moreParts: String { pick("More parts", "Ещё части", "Więcej części") }

    public var noMoneyYet: String { pick("Nothing spent yet", "Расходов пока нет", "Nie ma jeszcze wydatków") }
    public var noMoneyYetHint: String {
        pick(
            "Log what you spend in three taps, and see where it goes.",
            "Записывайте расходы в три касания и смотрите, куда уходят деньги.",
            "Zapisuj wydatki trzema dotknięciami i sprawdzaj, na co idą.")
    }
    public func spentThisMonth(_ amount: String) -> String {
        pick("\(amount) spent this month", "Потрачено в этом месяце: \(amount)", "Wydano w tym miesiącu: \(amount)")
    }
    public var byPayee: String { pick("By payee", "По получателям", "Według odbiorców") }
    public var byCategory: String { pick("By category", "По категориям", "Według kategorii") }

    public var addAccount: String { pick("Add account", "Добавить счёт", "Dodaj konto") }
    public var newAccount: String { pick("New account", "Новый счёт", "Nowe konto") }
    public var editAccount: String { pick("Edit account", "Изменить счёт", "Edytuj konto") }
    public var closeAccount: String { pick("Close account", "Закрыть счёт", "Zamknij konto") }
    public var reopenAccount: String { pick("Reopen account", "Открыть снова", "Otwórz ponownie") }
    public var deleteAccount: String {
        pick("Delete account with its transactions", "Удалить счёт с операциями", "Usuń konto z transakcjami")
    }
    public var closedAccounts: String { pick("Closed accounts", "Закрытые счета", "Zamknięte konta") }
    public var accountTitleHint: String { pick("Bank, Cash, Visa", "Банк, наличные, карта", "Bank, gotówka, karta") }
    public var accountKindLabel: String { pick("Kind of account", "Вид счёта", "Rodzaj konta") }
    public var openingBalanceHint: String {
        pick(
            "Before its first transaction; negative for a debt", "До первой операции; долг со знаком минус",
            "Przed pierwszą transakcją; dług z minusem")
    }

    public var reconcile: String { pick("Reconcile", "Сверить", "Uzgodnij") }
    public var statementBalance: String { pick("Statement balance", "Остаток по выписке", "Saldo z wyciągu") }
    public var statementDay: String { pick("Its last day", "Последний день", "Ostatni dzień") }
    public var compare: String { pick("Compare", "Сравнить", "Porównaj") }
    public var difference: String { pick("Difference", "Разница", "Różnica") }
    public var lockReconciled: String {
        pick("Everything matches: lock it", "Всё сходится — закрепить", "Wszystko się zgadza: zablokuj")
    }
    /// Above the form of a reconciled transaction.
    public var reconciledIsLocked: String {
        pick(
            "This transaction is reconciled. Its amount, day and account are locked. If they change, the account may no longer agree with its statement.",
            "Эта операция сверена. Её сумма, день и счёт закреплены: если их изменить, счёт может перестать сходиться с выпиской.",
            "Ta transakcja jest uzgodniona. Jej kwota, dzień i konto są zablokowane: po zmianie konto może przestać zgadzać się z wyciągiem."
        )
    }
    public var unlockTransaction: String { pick("Unlock transaction", "Открепить операцию", "Odblokuj transakcję") }
    /// Unlocks a transfer for one of its accounts.
    public func unlockTransaction(on account: String) -> String {
        pick("Unlock for \(quoted(account))", "Открепить для \(quoted(account))", "Odblokuj dla \(quoted(account))")
    }
    public var tickUntilEqual: String {
        pick(
            "Tick what the statement shows until nothing differs.",
            "Отмечайте то, что есть в выписке, пока разница не исчезнет.",
            "Odhaczaj to, co jest na wyciągu, aż różnica zniknie.")
    }
    public var onTheStatement: String { pick("On the statement?", "Есть в выписке?", "Jest na wyciągu?") }
    public var changedSinceReconciled: String {
        pick(
            "Changed by another device after it was reconciled", "Изменено на другом устройстве после сверки",
            "Zmienione na innym urządzeniu po uzgodnieniu")
    }
    public var reconciledChanged: String {
        pick(
            "Another device changed what was reconciled", "На другом устройстве изменено сверенное",
            "Inne urządzenie zmieniło uzgodnione pozycje")
    }
    public var deletedSinceReconciled: String {
        pick(
            "Deleted by another device after it was reconciled", "Удалено на другом устройстве после сверки",
            "Usunięte na innym urządzeniu po uzgodnieniu")
    }
    public var nothingToReconcile: String {
        pick("Everything is reconciled.", "Всё сверено.", "Wszystko jest uzgodnione.")
    }

    public var moneyCategories: String {
        pick("Money categories", "Категории расходов и доходов", "Kategorie wydatków i przychodów")
    }
    public var newMoneyCategory: String { pick("New category", "Новая категория", "Nowa kategoria") }
    public var editMoneyCategory: String { pick("Edit category", "Изменить категорию", "Edytuj kategorię") }
    public var deleteMoneyCategory: String { pick("Delete category", "Удалить категорию", "Usuń kategorię") }
    public var categoryGroup: String { pick("Group", "Группа", "Grupa") }
    public var withoutGroup: String { pick("No group", "Без группы", "Bez grupy") }
    public var categoriesAndGroups: String {
        pick("Categories and groups", "Категории и группы", "Kategorie i grupy")
    }
    public var expenses: String { pick("Expenses", "Расходы", "Wydatki") }
    public var incomes: String { pick("Income", "Доходы", "Przychody") }
    public var offerNoMore: String {
        pick("Don’t offer it any more", "Больше не предлагать", "Nie proponuj więcej")
    }
    public var notOffered: String { pick("not offered", "не предлагается", "nieproponowana") }
}
