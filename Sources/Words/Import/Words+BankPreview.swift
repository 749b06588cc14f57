/// Text of the preview of a bank's file.
extension Words {
    public var exportTransactions: String {
        pick("Transactions as a spreadsheet (.csv)", "Операции в таблице (.csv)", "Transakcje w arkuszu (.csv)")
    }
    public func exportLedger(_ programs: String) -> String {
        pick("Money for \(programs)", "Деньги для \(programs)", "Pieniądze dla \(programs)")
    }

    /// The new rows that ask nothing: "142 other rows".
    public func sureRows(_ count: Int) -> String {
        counted(
            count, ("other row", "other rows"), ("строка без вопросов", "строки без вопросов", "строк без вопросов"),
            ("inny wiersz", "inne wiersze", "innych wierszy"))
    }
    /// The rows of the payees above: "Show 12 rows".
    public func rowsOfThese(_ count: Int) -> String {
        pick(
            "Show \(count == 1 ? "1 row" : "\(number(count)) rows")", "Показать строки: \(number(count))",
            "Pokaż wiersze: \(number(count))")
    }
    public var bankFileKinds: String {
        pick(
            "The statement that your bank offers as a file: CSV, OFX, QFX, QIF, CAMT.053 or MT940",
            "Выписка, которую банк отдаёт файлом: CSV, OFX, QFX, QIF, CAMT.053 или MT940",
            "Wyciąg, który bank udostępnia jako plik: CSV, OFX, QFX, QIF, CAMT.053 lub MT940")
    }
    public var bankImportHint: String {
        pick(
            "You’ll see a preview first. Rows that you imported or entered before aren’t added again.",
            "Сначала вы увидите, что изменится. То, что уже импортировано или внесено вручную, второй раз не добавится.",
            "Najpierw zobaczysz podgląd. To, co już zaimportowano lub wpisano, nie zostanie dodane drugi raz.")
    }
    /// Below the menu of a payee's category that was chosen by the payee's name.
    public var categorySuggested: String {
        pick(
            "A suggestion. Change it if it’s wrong.", "Это предложение: измените, если не подходит.",
            "To propozycja: zmień ją, jeśli nie pasuje.")
    }
    /// The label below the number of new transactions.
    public func newOnes(_ count: Int) -> String {
        plural(count, ("new", "new"), ("новая", "новые", "новых"), ("nowa", "nowe", "nowych"))
    }
    /// The label below the number of transactions that the person entered, too.
    public func matchedOnes(_ count: Int) -> String {
        plural(
            count, ("matched with what you entered", "matched with what you entered"),
            ("уже внесена вами", "уже внесены вами", "уже внесено вами"),
            ("już wpisana przez ciebie", "już wpisane przez ciebie", "już wpisanych przez ciebie"))
    }
    /// The label below the number of transactions that were pending in an earlier file.
    public func bookedOnes(_ count: Int) -> String {
        plural(
            count, ("now booked", "now booked"), ("теперь проведена", "теперь проведены", "теперь проведено"),
            ("teraz zaksięgowana", "teraz zaksięgowane", "teraz zaksięgowanych"))
    }
    /// The label below the number of transactions that were imported before.
    public func importedOnes(_ count: Int) -> String {
        plural(
            count, ("imported before", "imported before"),
            ("импортирована раньше", "импортированы раньше", "импортировано раньше"),
            ("zaimportowana wcześniej", "zaimportowane wcześniej", "zaimportowanych wcześniej"))
    }
    /// The label below the number of transactions that were imported and deleted before.
    public func deletedOnes(_ count: Int) -> String {
        plural(
            count, ("deleted before", "deleted before"), ("удалена раньше", "удалены раньше", "удалено раньше"),
            ("usunięta wcześniej", "usunięte wcześniej", "usuniętych wcześniej"))
    }

    public var accountAsInFile: String { pick("As in the file", "Как в файле", "Jak w pliku") }
    public var newAccountTitle: String { pick("Its name", "Название", "Nazwa") }
    public var howFileWasRead: String { pick("How the file was read", "Как прочитан файл", "Jak odczytano plik") }
    public var howFileWasReadHint: String {
        pick(
            "If something is wrong, correct it and read the file again.",
            "Если что-то не так, исправьте и прочитайте файл заново.",
            "Jeśli coś się nie zgadza, popraw to i odczytaj plik ponownie.")
    }
    public var pleaseCheck: String { pick("Please check", "Проверьте", "Sprawdź") }
    public var readFileAgain: String {
        pick("Read the file again", "Прочитать файл заново", "Odczytaj plik ponownie")
    }
    /// The button that goes on with a file whose account or columns were chosen.
    public var goOn: String { pick("Continue", "Продолжить", "Dalej") }
    /// The button of an import that only finds what was entered.
    public func confirmMatches(_ count: Int) -> String {
        pick(
            count == 1 ? "Confirm 1 match" : "Confirm \(number(count)) matches",
            "Подтвердить совпадения: \(number(count))", "Potwierdź zgodne: \(number(count))")
    }
    public var fileEncoding: String { pick("Encoding", "Кодировка", "Kodowanie") }
    public var columnsAreSeparatedBy: String {
        pick("Columns are separated by", "Столбцы разделены", "Kolumny rozdziela")
    }
    public var delimiterComma: String { pick("comma (,)", "запятой (,)", "przecinek (,)") }
    public var delimiterSemicolon: String { pick("semicolon (;)", "точкой с запятой (;)", "średnik (;)") }
    public var delimiterTab: String { pick("tab", "табуляцией", "tabulator") }
    public var delimiterBar: String { pick("vertical bar (|)", "вертикальной чертой (|)", "pionowa kreska (|)") }
    public var namesOfColumns: String { pick("Column names", "Названия столбцов", "Nazwy kolumn") }
    public var noNamesOfColumns: String { pick("There are none", "Их нет", "Nie ma ich") }
    public var orderOfDates: String { pick("Dates", "Даты", "Daty") }
    public var decimalMark: String { pick("Decimal mark", "Десятичный знак", "Znak dziesiętny") }
    public var spentAmounts: String { pick("Amounts spent are", "Расходы в файле", "Wydatki w pliku są") }
    public var spentAreNegative: String { pick("negative (−)", "с минусом (−)", "ujemne (−)") }
    public var spentArePositive: String { pick("positive (+)", "с плюсом (+)", "dodatnie (+)") }
    public var columnsOfFile: String { pick("Columns", "Столбцы", "Kolumny") }

    public var enteredByHand: String { pick("Entered by hand", "Внесено вручную", "Wpisane ręcznie") }
    public var enteredByHandHint: String {
        pick(
            "You entered these yourself, so they aren’t added again.",
            "Вы уже внесли их сами, поэтому второй раз они не добавятся.",
            "Te transakcje są już wpisane, więc nie zostaną dodane drugi raz.")
    }
    public var keepApart: String { pick("It’s another one", "Это другая", "To inna") }
    public var keepAllApart: String {
        pick("They’re all different: add them", "Все они другие: добавить их", "Wszystkie są inne: dodaj je")
    }

    public var chooseCategories: String { pick("Choose categories", "Выберите категории", "Wybierz kategorie") }
    /// Begins the sentence that ends with `choicesAreRules`.
    public var choicesAreRememberedAs: String {
        pick("Daybook remembers your choices as", "Daybook сохранит ваш выбор как", "Daybook zapamięta te wybory jako")
    }
    public var choicesAreRules: String { pick("rules", "правила", "reguły") }
    public var suggestionsMakeNoRules: String {
        pick(
            "Suggestions that you leave as they are make none.",
            "Предложения, которые вы не изменили, правилами не станут.",
            "Z propozycji, których nie zmienisz, nie powstaną reguły.")
    }

    public var transfersBetweenAccounts: String {
        pick("Transfers?", "Это переводы?", "Czy to przelewy?")
    }
    public var transfersBetweenAccountsHint: String {
        pick(
            "Another of your accounts has the same amount, the other way. Tick those that are transfers.",
            "Та же сумма есть на другом вашем счёте, с обратным знаком. Отметьте, что было одним переводом.",
            "Ta sama kwota jest na innym twoim koncie, z przeciwnym znakiem. Zaznacz, co jest jednym przelewem.")
    }
    public func isTransfer(from source: String, to target: String) -> String {
        pick(
            "Transfer from \(source) to \(target)", "Перевод со счёта \(quoted(source)) на счёт \(quoted(target))",
            "Przelew z konta \(quoted(source)) na konto \(quoted(target))")
    }
    public var allAreTransfers: String {
        pick("All of them are transfers", "Всё это переводы", "Wszystkie to przelewy")
    }

    public func restoreDeleted(transactions count: Int) -> String { restoreDeleted(transactions(count)) }
    public func restoreDeleted(others count: Int) -> String { restoreDeleted(otherRecords(count)) }
}
