/// The units that a file consists of, some of which cannot be read.
public enum RejectedKind: Hashable, Sendable {
    /// Lines of a text.
    case rows
    /// Records of a table or list.
    case records
    /// Values of Daybook's own JSON, or whole records that cannot be without them.
    case values
}

/// Text about rows of a file that cannot be read.
extension Words {
    /// "3 rows".
    private func rows(_ count: Int, _ kind: RejectedKind) -> String {
        switch kind {
        case .rows: counted(count, ("row", "rows"), ("строка", "строки", "строк"), ("wiersz", "wiersze", "wierszy"))
        case .records:
            counted(count, ("record", "records"), ("запись", "записи", "записей"), ("rekord", "rekordy", "rekordów"))
        case .values:
            counted(
                count, ("value", "values"), ("значение", "значения", "значений"), ("wartość", "wartości", "wartości"))
        }
    }

    public func rows(_ kind: RejectedKind) -> String {
        switch kind {
        case .rows: pick("Rows", "Строки", "Wiersze")
        case .records: pick("Records", "Записи", "Rekordy")
        case .values: pick("Values", "Значения", "Wartości")
        }
    }

    public func rejectedRows(_ count: Int, _ kind: RejectedKind) -> String {
        let rows = rows(count, kind)
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

    /// Tells what to do about values of Daybook's own JSON, which are nowhere else.
    public var rejectedValuesHint: String {
        pick(
            "Everything else is fine. Keep the file, as they are only there.",
            "Остальное в порядке. Сохраните этот файл: они есть только в нём.",
            "Reszta jest w porządku. Zachowaj ten plik: są tylko w nim.")
    }

    /// A record that is left out because of a value, with the number of records that are part of it.
    public func recordLeftOut(_ reason: String, parts: Int) -> String {
        let leftOut = pick(
            "\(reason), so the record is left out", "\(reason), поэтому запись пропущена",
            "\(reason), więc rekord pominięto")
        if parts == 0 { return leftOut }
        let counted = counted(
            parts, ("part", "parts"), ("частью", "частями", "частями"), ("częścią", "częściami", "częściami"))
        return pick("\(leftOut) with \(counted)", "\(leftOut) вместе с \(counted)", "\(leftOut) razem z \(counted)")
    }

    /// A record that cannot be read at all.
    public var recordUnreadable: String {
        pick("this is not a valid value", "это недопустимое значение", "to niedozwolona wartość")
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

    public func rejectedRowsSaved(_ count: Int, _ kind: RejectedKind, _ path: String) -> String {
        let rows = rows(count, kind)
        return pick(
            "\(rows) saved to \(quoted(path))", "В \(quoted(path)) сохранено: \(rows)",
            "W \(quoted(path)) zapisano: \(rows)")
    }

    public var dateMissing: String { pick("the date is missing", "нет даты", "brakuje daty") }
    public var lineTruncated: String { pick("the line is incomplete", "строка не закончена", "wiersz jest niepełny") }
    public var valueMissing: String { pick("a value is missing", "нет значения", "brakuje wartości") }
}
