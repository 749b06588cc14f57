/// Reasons why a file is not imported.
extension Words {
    public var fileEmpty: String { pick("The file is empty", "Файл пуст", "Plik jest pusty") }
    public var fileTooLarge: String {
        pick("The file is too large", "Файл слишком велик", "Plik jest za duży")
    }
    public var fileNotUTF8: String {
        pick("The text is not UTF-8", "Текст не в кодировке UTF-8", "Tekst nie jest w kodowaniu UTF-8")
    }
    public var fileDamaged: String { pick("The file is damaged", "Файл повреждён", "Plik jest uszkodzony") }
    public var fileEncrypted: String {
        pick("The file needs a password", "Файл защищён паролем", "Plik jest chroniony hasłem")
    }
    public var fileIncomplete: String {
        pick("Part of the export is missing", "Не хватает части экспорта", "Brakuje części eksportu")
    }
    public var fileNewer: String {
        pick(
            "The file was written by a later version of Daybook", "Файл создан более новой версией Daybook",
            "Plik zapisała nowsza wersja Daybooka")
    }
    public var quoteWithoutEnd: String {
        pick("a quoted field is not closed", "кавычка не закрыта", "cudzysłów nie jest zamknięty")
    }
    public var strayQuote: String {
        pick("text follows a quoted field", "после кавычки есть лишнее", "coś stoi za cudzysłowem")
    }
    public var strayCharacter: String {
        pick("unexpected content", "здесь ожидалось другое", "tu powinno być coś innego")
    }
    public var badText: String { pick("the text is broken", "текст повреждён", "tekst jest uszkodzony") }
    public var duplicateName: String {
        pick("a name appears twice", "имя повторяется", "nazwa się powtarza")
    }
    public var titleMissingInFile: String {
        pick("a title is missing", "не хватает названия", "brakuje nazwy")
    }

    public func partWithoutEnd(_ name: String) -> String {
        pick(
            "\(quoted(name)) is not closed", "\(quoted(name)) начинается здесь и не кончается",
            "\(quoted(name)) zaczyna się tu i nie ma końca")
    }

    public func strayEnd(_ name: String) -> String {
        pick(
            "\(quoted(name)) is closed but was never opened", "\(quoted(name)) кончается здесь, не начавшись",
            "\(quoted(name)) kończy się tu, choć się nie zaczyna")
    }

    public func columnMissing(_ name: String) -> String {
        pick("\(quoted(name)) is missing", "не хватает \(quoted(name))", "brakuje \(quoted(name))")
    }

    public func wordUnknown(_ text: String) -> String {
        pick("\(quoted(text)) is not valid here", "непонятно: \(quoted(text))", "niezrozumiałe: \(quoted(text))")
    }

    public func invalidField(_ name: String) -> String {
        pick(
            "\(quoted(name)) has an invalid value", "в \(quoted(name)) стоит не то",
            "w \(quoted(name)) jest coś nie tak")
    }

    public func invalidRow(_ row: Int, _ reason: String) -> String {
        pick("Row \(row): \(reason)", "Запись \(row): \(reason)", "Wiersz \(row): \(reason)")
    }
}
