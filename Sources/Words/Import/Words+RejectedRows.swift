/// Text about rows of a file that cannot be read.
extension Words {
    /// "3 rows", or "3 records" of a table or list.
    private func rows(_ count: Int, areRecords: Bool) -> String {
        areRecords
            ? counted(count, ("record", "records"), ("запись", "записи", "записей"), ("rekord", "rekordy", "rekordów"))
            : counted(count, ("row", "rows"), ("строка", "строки", "строк"), ("wiersz", "wiersze", "wierszy"))
    }

    public func rows(areRecords: Bool) -> String {
        areRecords ? pick("Records", "Записи", "Rekordy") : pick("Rows", "Строки", "Wiersze")
    }

    public func rejectedRows(_ count: Int, areRecords: Bool) -> String {
        let rows = rows(count, areRecords: areRecords)
        return pick("\(rows) can’t be imported", "Не импортируется: \(rows)", "Bez importu: \(rows)")
    }

    public var rejectedRowsHint: String {
        pick(
            "Everything else is fine. Save and fix them, then import the saved file.",
            "Остальное в порядке. Сохраните их, исправьте и импортируйте полученный файл.",
            "Reszta jest w porządku. Zapisz je, popraw i zaimportuj zapisany plik.")
    }

    /// Tells what to do about rows that Daybook cannot save, such as those of a database.
    public var rejectedRowsElsewhereHint: String {
        pick(
            "Everything else is fine. Fix them in the app they come from, then import a new file.",
            "Остальное в порядке. Исправьте их в исходном приложении и импортируйте новый файл.",
            "Reszta jest w porządku. Popraw je w aplikacji, z której pochodzą, i zaimportuj nowy plik.")
    }

    public var saveRejectedRows: String { pick("Save to a file", "Сохранить в файл", "Zapisz do pliku") }

    /// The rest of a list: "and 120 more".
    public func andMoreRows(_ count: Int) -> String {
        pick("and \(number(count)) more", "и ещё \(number(count))", "i jeszcze \(number(count))")
    }

    /// Tells how to save the rows in a terminal.
    public var saveRejectedRowsHint: String {
        pick(
            "To save and fix them: --rejected FILE", "Чтобы сохранить и исправить их: --rejected ФАЙЛ",
            "Aby je zapisać i poprawić: --rejected PLIK")
    }

    public func rejectedRowsSaved(_ count: Int, areRecords: Bool, _ path: String) -> String {
        let rows = rows(count, areRecords: areRecords)
        return pick(
            "\(rows) saved to \(quoted(path))", "В \(quoted(path)) сохранено: \(rows)",
            "W \(quoted(path)) zapisano: \(rows)")
    }

    public var dateMissing: String { pick("the date is missing", "нет даты", "brakuje daty") }
    public var lineTruncated: String { pick("the line is incomplete", "строка не закончена", "wiersz jest niepełny") }
    public var valueMissing: String { pick("a value is missing", "нет значения", "brakuje wartości") }
}
