/// Text about importing the files of banks.
extension Words {
    public func bankStatement(_ format: String) -> String {
        pick("bank statement, \(format)", "выписка банка, \(format)", "wyciąg z banku, \(format)")
    }
    public func intoAccount(_ title: String) -> String {
        pick("Account: \(title)", "Счёт: \(title)", "Konto: \(title)")
    }
    public func newAccount(_ title: String, _ currency: String) -> String {
        let account = "\(title), \(currency)"
        return pick("New account: \(account)", "Новый счёт: \(account)", "Nowe konto: \(account)")
    }
    public func newMoneyCategories(_ titles: [String]) -> String {
        let list = Self.beginning(of: titles, 10)
        return pick("New categories: \(list)", "Новые категории: \(list)", "Nowe kategorie: \(list)")
    }
    /// The first items of a list, and a sign that there are more.
    static func beginning(of items: [String], _ count: Int) -> String {
        items.prefix(count).joined(separator: ", ") + (items.count > count ? ", …" : "")
    }
    /// Payments to shops whose usual category is known, without a category of the person's.
    public func knownShops(_ transactions: String, _ payees: [String]) -> String {
        let list = Self.beginning(of: payees, 5)
        return pick(
            "To known shops, without a category: \(transactions) (\(list))",
            "В известных магазинах, без категории: \(transactions) (\(list))",
            "W znanych sklepach, bez kategorii: \(transactions) (\(list))")
    }
    public func categorisedAsKnownShops(_ transactions: String) -> String {
        pick(
            "Categorised, as they are to known shops: \(transactions)",
            "Категории присвоены по известным магазинам: \(transactions)",
            "Kategorie nadane według znanych sklepów: \(transactions)")
    }
    /// - Parameter isPreview: Whether nothing was imported yet.
    public func categoriseKnownShopsHint(_ isPreview: Bool) -> String {
        isPreview
            ? pick(
                "To categorise them: --categorise", "Чтобы присвоить категории: --categorise",
                "Aby nadać im kategorie: --categorise")
            : pick(
                "To categorise them, undo and import again with --categorise.",
                "Чтобы присвоить категории, отмените и импортируйте снова с --categorise.",
                "Aby nadać im kategorie, cofnij i zaimportuj ponownie z --categorise.")
    }
    /// Rows that are taken for transactions that the person entered.
    public func matchedTransactions(_ transactions: String) -> String {
        pick(
            "Same as entered by hand: \(transactions)", "Совпало с внесённым вручную: \(transactions)",
            "Zgodne z wpisanymi ręcznie: \(transactions)")
    }
    /// Rows that an earlier file had as pending.
    public func bookedTransactions(_ transactions: String) -> String {
        pick(
            "Pending before, now booked: \(transactions)", "Раньше ожидали, теперь проведены: \(transactions)",
            "Wcześniej oczekujące, teraz zaksięgowane: \(transactions)")
    }
    public var matchedTransactionsHint: String {
        pick(
            "To add them anyway: --keep-apart", "Чтобы всё равно добавить: --keep-apart",
            "Aby je mimo to dodać: --keep-apart")
    }
    /// Rows that are joined with those of the person's other accounts.
    public func joinedTransfers(_ transactions: String) -> String {
        pick(
            "Joined as transfers: \(transactions)", "Объединено в переводы: \(transactions)",
            "Połączone w przelewy: \(transactions)")
    }
    public func possibleTransfers(_ transactions: String) -> String {
        pick(
            "May be transfers between your accounts: \(transactions)",
            "Возможно, переводы между вашими счетами: \(transactions)",
            "Może to przelewy między twoimi kontami: \(transactions)")
    }
    public func transfersWithoutOtherSide(_ transactions: String) -> String {
        pick(
            "Like transfers, but their other side belongs to another row: \(transactions)",
            "Похоже на переводы, но вторая сторона относится к другой строке: \(transactions)",
            "Podobne do przelewów, ale druga strona należy do innego wiersza: \(transactions)")
    }
    public var possibleTransfersHint: String {
        pick(
            "To join them: --join-transfers", "Чтобы объединить их: --join-transfers",
            "Aby je połączyć: --join-transfers")
    }
    public func transfersReadAsEntries(_ count: Int) -> String {
        pick(
            "Transfers between accounts, imported as expenses or income: \(number(count))",
            "Переводы между счетами импортированы как расходы или доходы: \(number(count))",
            "Przelewy między kontami zaimportowane jako wydatki lub przychody: \(number(count))")
    }
    public func longSplitsPassedOver(_ count: Int) -> String {
        pick(
            "Transactions with too many parts, imported as one: \(number(count))",
            "Операции со слишком большим числом частей импортированы целиком: \(number(count))",
            "Transakcje o zbyt wielu częściach zaimportowane w całości: \(number(count))")
    }
    public func chequeNumbersPassedOver(_ count: Int) -> String {
        pick(
            "Numbers of cheques, not kept: \(number(count))", "Номера чеков не сохранены: \(number(count))",
            "Numery czeków, niezachowane: \(number(count))")
    }
    public func accountNumbersPassedOver(_ count: Int) -> String {
        pick(
            "Numbers of other accounts, not kept: \(number(count))",
            "Номера чужих счетов не сохранены: \(number(count))",
            "Numery obcych kont, niezachowane: \(number(count))")
    }
    public func balanceRowsPassedOver(_ count: Int) -> String {
        pick(
            "Rows that only state a balance, skipped: \(number(count))",
            "Пропущено строк, в которых указан только остаток: \(number(count))",
            "Pominięte wiersze, które podają tylko saldo: \(number(count))")
    }
    /// The balances in a file that do not fit its transactions: `stated` by the balances, `found` by the transactions.
    public func entriesMissBalances(_ account: String, stated: String, found: String) -> String {
        pick(
            "\(quoted(account)): by the balances in the file its transactions come to \(stated), but the ones read come to \(found). Please check them",
            "\(quoted(account)): по остаткам в файле сумма операций \(stated), а прочитано на \(found). Проверьте их",
            "\(quoted(account)): według sald w pliku transakcje dają \(stated), a odczytane \(found). Sprawdź je")
    }
    /// The balance of an account that is not the one in the file.
    public func accountMissesBalance(
        _ account: String, on day: String, stated: String, found: String, difference: String
    ) -> String {
        pick(
            "\(quoted(account)) has \(found) on \(day), but the file states \(stated) (difference: \(difference)). Check its opening balance and earlier transactions",
            "\(quoted(account)): на \(day) здесь \(found), а по файлу \(stated) (разница: \(difference)). Проверьте начальный остаток и более ранние операции",
            "\(quoted(account)): stan na \(day) to \(found), a według pliku \(stated) (różnica: \(difference)). Sprawdź saldo początkowe i wcześniejsze transakcje"
        )
    }
    public func zeroRowsLeftOut(_ count: Int) -> String {
        pick(
            "Left out because the amount is zero: \(number(count))", "Пропущено с нулевой суммой: \(number(count))",
            "Pominięto z kwotą zero: \(number(count))")
    }
    /// Asks to check new rows that are like those of an earlier file: `transactions` as "59 transactions".
    public func repeated(_ transactions: String) -> String {
        pick(
            "The same day and amount as in an earlier file: \(transactions). If they are the same ones, they would count twice",
            "Тот же день и та же сумма, что в прежнем файле: \(transactions). Если это они же, то посчитаются дважды",
            "Ten sam dzień i ta sama kwota co we wcześniejszym pliku: \(transactions). Jeśli to te same, policzą się podwójnie"
        )
    }
    public var undoTakesImportBack: String {
        pick("daybook undo takes the import back", "daybook undo отменит импорт", "daybook undo cofnie import")
    }
    /// Asks to check rows with days long after today or years from the rest: `rows` as "Line 3: 26 November 2031".
    public func unlikelyDays(_ rows: [String], count: Int) -> String {
        let list = rows.joined(separator: "; ") + (count > rows.count ? "; …" : "")
        return pick(
            "Dates far in the future or years from the others (\(number(count))). Please check them. \(list)",
            "Даты в далёком будущем или на годы в стороне от остальных (\(number(count))). Проверьте их. \(list)",
            "Daty w dalekiej przyszłości lub o lata od pozostałych (\(number(count))). Sprawdź je. \(list)")
    }
    public var unlikelyDaysNeedYes: String {
        pick(
            "Nothing was imported. If they are right, add --yes.",
            "Ничего не импортировано. Если они верны, добавьте --yes.",
            "Niczego nie zaimportowano. Jeśli są prawidłowe, dodaj --yes.")
    }
    public var unlikelyDaysAreRight: String {
        pick("These dates are right", "Эти даты верны", "Te daty są prawidłowe")
    }
    public var unlikelyDaysAskedAbout: String {
        pick(
            "Check the dates first, and tick the box if they are right.",
            "Сначала проверьте даты и, если они верны, поставьте галочку.",
            "Najpierw sprawdź daty i zaznacz pole, jeśli są prawidłowe.")
    }

    // Columns
    public func columnsRead(_ columns: [String]) -> String {
        let list = columns.joined(separator: ", ")
        return pick("Columns: \(list)", "Столбцы: \(list)", "Kolumny: \(list)")
    }
    public func column(_ name: String, as role: String) -> String { "\(quoted(name)) = \(role)" }
    public func columnNumber(_ number: Int) -> String {
        pick("Column \(number)", "Столбец \(number)", "Kolumna \(number)")
    }
    /// The way a table is split into columns: `delimiter` as it is named after `columnsAreSeparatedBy`.
    public func columnsSplit(by delimiter: String) -> String { "\(columnsAreSeparatedBy): \(delimiter)" }
    /// The line with the names of a table's columns; 0 if there are none.
    public func namesOfColumns(inLine line: Int) -> String {
        line == 0
            ? pick("No column names", "Названий столбцов нет", "Bez nazw kolumn")
            : pick(
                "Column names in line \(number(line))", "Названия столбцов в строке \(number(line))",
                "Nazwy kolumn w wierszu \(number(line))")
    }
    public func daysRead(as order: String) -> String {
        pick("Dates: \(order)", "Даты: \(order)", "Daty: \(order)")
    }
    public var dayMonthYear: String { pick("day, month, year", "день, месяц, год", "dzień, miesiąc, rok") }
    public var monthDayYear: String { pick("month, day, year", "месяц, день, год", "miesiąc, dzień, rok") }
    public var yearMonthDay: String { pick("year, month, day", "год, месяц, день", "rok, miesiąc, dzień") }
    public func decimalMarkRead(_ mark: String) -> String {
        pick("Decimal mark: \(quoted(mark))", "Десятичный знак: \(quoted(mark))", "Znak dziesiętny: \(quoted(mark))")
    }
    public func encodingRead(_ name: String) -> String {
        pick("Encoding: \(name)", "Кодировка: \(name)", "Kodowanie: \(name)")
    }
    public func fileHasSeveralAccounts(_ titles: [String]) -> String {
        let named = titles.map { quoted($0) }.joined(separator: ", ")
        return pick(
            "The file has several accounts: \(named). Leave out --account.",
            "В файле несколько счетов: \(named). Не указывайте --account.",
            "Plik ma kilka kont: \(named). Pomiń --account.")
    }
    public func ifGuessIsWrong(_ option: String) -> String {
        pick("if that’s wrong: \(option)", "если это не так: \(option)", "jeśli nie: \(option)")
    }
    public var negativeAmountsAreSpent: String {
        pick("Negative amounts were spent", "Отрицательные суммы — расходы", "Kwoty ujemne to wydatki")
    }

    public var columnIgnored: String { pick("ignored", "не используется", "pominięta") }
    public var columnDate: String { pick("date", "дата", "data") }
    public var columnValueDate: String { pick("value date", "дата валютирования", "data waluty") }
    public var columnPayee: String { pick("payee", "получатель", "odbiorca") }
    public var columnPayer: String { pick("payer", "отправитель", "nadawca") }
    public var columnNote: String { pick("note", "описание", "opis") }
    public var columnCategory: String { pick("category", "категория", "kategoria") }
    public var columnAmount: String { pick("amount", "сумма", "kwota") }
    public var columnDebit: String { pick("spent", "расход", "wydatek") }
    public var columnCredit: String { pick("received", "поступление", "wpływ") }
    public var columnIndicator: String { pick("spent or received", "расход или поступление", "wydatek lub wpływ") }
    public var columnFee: String { pick("fee", "комиссия", "opłata") }
    public var columnCurrency: String { pick("currency", "валюта", "waluta") }
    public var columnAccount: String { pick("account", "счёт", "konto") }
    public var columnOtherAccount: String { pick("other account", "другой счёт", "drugie konto") }
    public var columnBankID: String { pick("bank’s number", "номер операции", "numer transakcji") }
    public var columnCheckNumber: String { pick("cheque number", "номер чека", "numer czeku") }
    public var columnBalance: String { pick("balance", "остаток", "saldo") }
    public var columnTags: String { pick("tags", "метки", "tagi") }
    public var columnCleared: String { pick("cleared", "проведено", "rozliczone") }
    public var columnStatus: String { pick("status", "статус", "status") }
}

/// The reasons why a bank's file, or a row of it, is not imported.
extension Words {
    /// The account of a file is not known; `name` is its number in the file, or empty.
    public func fileAccountUnknown(_ name: String) -> String {
        name.isEmpty
            ? pick(
                "The file doesn’t say which account it is from. Choose the account.",
                "В файле не указан счёт. Выберите, на какой счёт импортировать.",
                "Plik nie podaje konta. Wybierz konto.")
            : pick(
                "No account here has the number \(quoted(name)). Choose the account.",
                "Счёта с номером \(quoted(name)) здесь нет. Выберите, на какой счёт импортировать.",
                "Nie ma tu konta o numerze \(quoted(name)). Wybierz konto.")
    }
    /// Tells how to choose the account in a terminal.
    public func chooseAccountHint(_ titles: [String]) -> String {
        let list = titles.prefix(20).joined(separator: ", ")
        guard !titles.isEmpty else { return addAccountCommand }
        return pick(
            "Add --account NAME: \(list). For another account: daybook account add NAME",
            "Добавьте --account СЧЁТ: \(list). Для другого счёта: daybook account add СЧЁТ",
            "Dodaj --account KONTO: \(list). Dla innego konta: daybook account add KONTO")
    }
    public func tooManyTransactions(limit: Int) -> String {
        let limit = number(limit)
        return pick(
            "The file has too many transactions: at most \(limit) fit. Export shorter periods from your bank and import them one after another",
            "В файле слишком много операций: можно до \(limit). Выгрузите из банка более короткие периоды и импортируйте их по очереди",
            "Plik ma za dużo transakcji: limit to \(limit). Pobierz z banku krótsze okresy i zaimportuj je po kolei")
    }
    public var bankColumnsUnknown: String {
        pick(
            "The columns with the date and the amount weren’t found", "Не найдены столбцы с датой и суммой",
            "Nie znaleziono kolumn z datą i kwotą")
    }
    public var bankColumnsHint: String {
        pick(
            "Name them: --columns date,payee,,amount", "Назовите их: --columns date,payee,,amount",
            "Nazwij je: --columns date,payee,,amount")
    }
    public var bankColumnsDiffer: String {
        pick("The file has other columns", "В файле другие столбцы", "Plik ma inne kolumny")
    }
    public var noStatementInFile: String {
        pick(
            "The file has no account transactions", "В файле нет операций по счёту",
            "Plik nie ma transakcji żadnego konta")
    }
    public func malformedMarkup(_ column: Int) -> String {
        pick(
            "the markup is damaged (\(column))", "разметка повреждена (\(column))",
            "znaczniki są uszkodzone (\(column))")
    }
    public func columnNameUnknown(_ name: String, known: [String]) -> String {
        let list = known.joined(separator: ", ")
        return pick(
            "\(quoted(name)) is not a kind of column. Use: \(list)",
            "Неизвестный вид столбца \(quoted(name)). Есть: \(list)",
            "Nieznany rodzaj kolumny \(quoted(name)). Użyj: \(list)")
    }
    public func encodingUnknown(_ name: String, known: [String]) -> String {
        let list = known.joined(separator: ", ")
        return pick(
            "The encoding \(quoted(name)) is unknown. Use: \(list)",
            "Неизвестная кодировка \(quoted(name)). Есть: \(list)",
            "Nieznane kodowanie \(quoted(name)). Użyj: \(list)")
    }

    public var bankDateBad: String { pick("this is not a date", "это не дата", "to nie jest data") }
    public var bankDayMissing: String { pick("there is no such day", "такого дня нет", "nie ma takiego dnia") }
    public var bankYearOutOfRange: String {
        pick(
            "the year is not between 1900 and 2199", "год не между 1900 и 2199", "rok nie jest między 1900 a 2199")
    }
    public var bankAmountBad: String { pick("this is not an amount", "это не сумма", "to nie jest kwota") }
    public var bankAmountTooLarge: String {
        pick("the amount is too large", "слишком большая сумма", "kwota jest za duża")
    }
    public var bankDecimalsExceeded: String {
        pick(
            "the currency has fewer decimals", "в этой валюте меньше знаков после запятой",
            "ta waluta ma mniej miejsc po przecinku")
    }
    public var bankCurrencyUnknown: String {
        pick("the currency is unknown", "неизвестная валюта", "nieznana waluta")
    }
    public var bankCurrencyDiffers: String {
        pick(
            "the account has another currency", "у счёта другая валюта", "konto ma inną walutę")
    }
    /// All rows of a file are in another currency than the account.
    public func fileInOtherCurrency(_ codes: String, _ account: String, _ code: String) -> String {
        pick(
            "The file is in \(codes), but \(quoted(account)) is in \(code). Choose an account in \(codes).",
            "Файл в валюте \(codes), а счёт \(quoted(account)) — в \(code). Выберите счёт в \(codes).",
            "Plik jest w \(codes), a konto \(quoted(account)) w \(code). Wybierz konto w \(codes).")
    }
    /// Two accounts have one title.
    public var renameOneOfThem: String {
        pick(
            "Rename one of them: daybook account edit", "Переименуйте один из них: daybook account edit",
            "Zmień nazwę jednego z nich: daybook account edit")
    }
    public var bankDebitAndCredit: String {
        pick(
            "the amount is both spent and received", "сумма и в расходе, и в поступлении",
            "kwota jest i wydatkiem, i wpływem")
    }
    public var bankIndicatorUnknown: String {
        pick(
            "it is unclear if this was spent or received", "неясно, расход это или поступление",
            "nie wiadomo, czy to wydatek, czy wpływ")
    }
    public var bankValueBad: String {
        pick("this value isn’t allowed", "недопустимое значение", "niedozwolona wartość")
    }
    public var bankTextTooLong: String { pick("the text is too long", "слишком длинный текст", "tekst jest za długi") }
    public var bankRecordTruncated: String {
        pick("the record has no end", "запись обрывается", "zapis jest urwany")
    }
    public var bankSplitsUnequal: String {
        pick(
            "the parts don’t add up to the amount", "сумма частей не равна общей сумме",
            "części nie sumują się do kwoty")
    }
    public var bankNotBooked: String {
        pick("the bank didn’t carry it out", "банк не провёл эту операцию", "bank tego nie wykonał")
    }
    public var bankInvestmentsUnsupported: String {
        pick(
            "investments can’t be imported", "инвестиции не импортируются", "inwestycji nie można zaimportować")
    }
}
