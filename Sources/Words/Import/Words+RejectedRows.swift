/// Text about rows of a file that cannot be read.
extension Words {
    /// "3 rows".
    private func rows(_ count: Int) -> String {
        counted(count, ("row", "rows"), ("строка", "строки", "строк"), ("wiersz", "wiersze", "wierszy"))
    }

    public var rows: String { pick("Rows", "Строки", "Wiersze") }

    public func rejectedRows(_ count: Int) -> String {
        pick("\(rows(count)) can’t be imported", "Не импортируется: \(rows(count))", "Bez importu: \(rows(count))")
    }

    public var rejectedRowsHint: String {
        pick(
            "Everything else is fine. Save these rows, fix them, then import the saved file.",
            "Остальное в порядке. Сохраните эти строки, исправьте и импортируйте полученный файл.",
            "Reszta jest w porządku. Zapisz te wiersze, popraw je i zaimportuj zapisany plik.")
    }

    /// Tells what to do about rows that Daybook cannot save, such as those of a database.
    public var rejectedRowsElsewhereHint: String {
        pick(
            "Everything else is fine. Fix these rows in the app they come from, then import a new file.",
            "Остальное в порядке. Исправьте эти строки в исходном приложении и импортируйте новый файл.",
            "Reszta jest w porządku. Popraw te wiersze w aplikacji, z której pochodzą, i zaimportuj nowy plik.")
    }

    public var saveRejectedRows: String { pick("Save these rows", "Сохранить строки", "Zapisz wiersze") }

    /// The rest of a list: "and 120 more".
    public func andMoreRows(_ count: Int) -> String {
        pick("and \(number(count)) more", "и ещё \(number(count))", "i jeszcze \(number(count))")
    }

    /// Tells how to save the rows in a terminal.
    public var saveRejectedRowsHint: String {
        pick(
            "To save these rows and fix them: --rejected FILE",
            "Чтобы сохранить и исправить эти строки: --rejected ФАЙЛ",
            "Aby zapisać i poprawić te wiersze: --rejected PLIK")
    }

    public func rejectedRowsSaved(_ count: Int, _ path: String) -> String {
        pick(
            "\(rows(count)) saved to \(quoted(path))", "В \(quoted(path)) сохранено: \(rows(count))",
            "W \(quoted(path)) zapisano: \(rows(count))")
    }

    public var dateMissing: String { pick("the date is missing", "нет даты", "brakuje daty") }
    public var lineTruncated: String { pick("the line is incomplete", "строка не закончена", "wiersz jest niepełny") }
    public var valueMissing: String { pick("a value is missing", "нет значения", "brakuje wartości") }
}
