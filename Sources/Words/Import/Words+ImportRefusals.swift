/// Reasons why a file is not imported.
extension Words {
    public func dateNotUnderstood(_ text: String) -> String {
        pick(
            "The date \(quoted(text)) can’t be read", "Не удалось прочитать дату \(quoted(text))",
            "Nie można odczytać daty \(quoted(text))")
    }
    public var fileEmpty: String { pick("The file is empty", "Файл пуст", "Plik jest pusty") }
    public var fileTooLarge: String {
        pick("The file is too large", "Файл слишком большой", "Plik jest za duży")
    }
    /// Tells how to divide a file with too many rows, tasks or other records.
    public func tooManyRecords(limit: Int) -> String {
        let limit = number(limit)
        return pick(
            "The file has too many records: at most \(limit) fit. Divide it into smaller files, tables with the row of column names in each, and import them one after another",
            "В файле слишком много записей: можно до \(limit). Разделите его на части (таблицу — со строкой названий в каждой) и импортируйте их по очереди",
            "Plik ma za dużo rekordów: limit to \(limit). Podziel go na mniejsze, tabelę z wierszem nazw kolumn w każdym, i zaimportuj je po kolei"
        )
    }
    public var fileNotUTF8: String {
        pick("The text isn’t UTF-8", "Текст не в кодировке UTF-8", "Tekst nie jest zapisany w UTF-8")
    }
    public var fileDamaged: String { pick("The file is damaged", "Файл повреждён", "Plik jest uszkodzony") }
    public var fileEncrypted: String {
        pick("The file is password-protected", "Файл защищён паролем", "Plik jest chroniony hasłem")
    }
    public var fileIncomplete: String {
        pick("Part of the export is missing", "В экспорте не хватает файлов", "W eksporcie brakuje plików")
    }
    public var fileNewer: String {
        pick(
            "This file is from a newer version of Daybook", "Этот файл из более новой версии Daybook",
            "Ten plik pochodzi z nowszej wersji Daybooka")
    }
    public var fileForSpreadsheets: String {
        pick(
            "These tables are for spreadsheets. Import the JSON export instead",
            "Эти таблицы — для Excel и подобных программ. Импортируйте экспорт в JSON",
            "Te tabele są dla arkuszy kalkulacyjnych. Zaimportuj eksport w formacie JSON")
    }
    public var quoteWithoutEnd: String {
        pick("a quotation mark is missing", "не хватает закрывающей кавычки", "brakuje zamykającego cudzysłowu")
    }
    public var strayQuote: String {
        pick(
            "there is text after a closing quotation mark", "после закрывающей кавычки есть текст",
            "po zamykającym cudzysłowie jest tekst")
    }
    public var strayCharacter: String {
        pick("unexpected character", "неожиданный символ", "nieoczekiwany znak")
    }
    public var badText: String { pick("the text is damaged", "текст повреждён", "tekst jest uszkodzony") }
    public var duplicateName: String {
        pick("a name is used twice", "имя повторяется", "nazwa się powtarza")
    }
    public var titleMissingInFile: String {
        pick("the title is missing", "нет названия", "brakuje nazwy")
    }

    public func partWithoutEnd(_ name: String) -> String {
        pick(
            "\(quoted(name)) has no end", "\(quoted(name)) не закрыто",
            "\(quoted(name)) nie ma zakończenia")
    }

    public func strayEnd(_ name: String) -> String {
        pick(
            "\(quoted(name)) has no beginning", "\(quoted(name)) не открыто",
            "\(quoted(name)) nie ma początku")
    }

    public func columnMissing(_ name: String) -> String {
        pick("the column \(quoted(name)) is missing", "нет столбца \(quoted(name))", "brakuje kolumny \(quoted(name))")
    }

    public func wordUnknown(_ text: String) -> String {
        pick(
            "\(quoted(text)) isn’t allowed here", "здесь не может быть \(quoted(text))",
            "tu nie może być \(quoted(text))")
    }

    public func invalidField(_ name: String) -> String {
        pick(
            "\(quoted(name)) has an invalid value", "недопустимое значение \(quoted(name))",
            "niedozwolona wartość \(quoted(name))")
    }

    /// A number that a column cannot have.
    public func numberNotAllowed(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not one of the values it can have", "\(quoted(text)) — недопустимое значение",
            "\(quoted(text)) to niedozwolona wartość")
    }

    /// A record of a table or list that cannot be read.
    public func invalidRecord(_ record: Int, _ reason: String) -> String {
        let number = number(record)
        return pick("Record \(number): \(reason)", "Запись \(number): \(reason)", "Rekord \(number): \(reason)")
    }
}
