/// Text of the preview of a bank's file.
extension Words {
    public var exportTransactions: String {
        pick("Transactions as a spreadsheet (.csv)", "Операции в таблице (.csv)", "Transakcje w arkuszu (.csv)")
    }
    public func exportLedger(_ programs: String) -> String {
        pick("Money for \(programs)", "Деньги для \(programs)", "Pieniądze dla \(programs)")
    }

    public var newTransactions: String { pick("new", "новых", "nowych") }
    public var matchedOnes: String { pick("matched", "совпало", "zgodnych") }
    public var deletedOnes: String { pick("deleted before", "удалены раньше", "usuniętych") }

    public var accountAsInFile: String { pick("As in the file", "Как в файле", "Jak w pliku") }
    public var newAccountTitle: String { pick("Its name", "Название", "Nazwa") }
    public var howFileWasRead: String { pick("How the file was read", "Как прочитан файл", "Jak odczytano plik") }
    public var howFileWasReadHint: String {
        pick(
            "If something is wrong, correct it and preview again.",
            "Если что-то не так, исправьте и обновите просмотр.",
            "Jeśli coś się nie zgadza, popraw to i odśwież podgląd.")
    }
    public var pleaseCheck: String { pick("Please check", "Проверьте", "Sprawdź") }
    public var previewAgain: String { pick("Preview again", "Обновить просмотр", "Odśwież podgląd") }
    public var fileEncoding: String { pick("Encoding", "Кодировка", "Kodowanie") }
    public var orderOfDates: String { pick("Dates", "Даты", "Daty") }
    public var decimalMark: String { pick("Decimal mark", "Десятичный знак", "Znak dziesiętny") }
    public var spentAmounts: String { pick("Amounts spent are", "Расходы в файле", "Wydatki w pliku są") }
    public var spentAreNegative: String { pick("negative (−)", "с минусом (−)", "ujemne (−)") }
    public var spentArePositive: String { pick("positive (+)", "с плюсом (+)", "dodatnie (+)") }
    public var columnsOfFile: String { pick("Columns", "Столбцы", "Kolumny") }

    public var enteredByHand: String { pick("Entered by hand", "Внесено вручную", "Wpisane ręcznie") }
    public var enteredByHandHint: String {
        pick(
            "These are taken for what you entered yourself.",
            "Эти операции считаются теми же, что вы внесли сами.",
            "Te transakcje uznano za wpisane przez Ciebie.")
    }
    public var keepApart: String { pick("It’s another one", "Это другая", "To inna") }
    public var keepAllApart: String {
        pick("All of them are others: add them", "Все они другие: добавить их", "Wszystkie są inne: dodaj je")
    }
    public func restoreDeleted(transactions count: Int) -> String { restoreDeleted(transactions(count)) }
}
