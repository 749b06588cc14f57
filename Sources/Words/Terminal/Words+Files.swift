/// Files that a command reads or writes, and why it cannot.
extension Words {
    public func fileNotFound(_ path: String) -> String {
        pick("There is no file \(quoted(path))", "Нет файла \(quoted(path))", "Nie ma pliku \(quoted(path))")
    }
    public func fileUnreadable(_ path: String) -> String {
        pick(
            "\(quoted(path)) cannot be read", "Не удалось прочитать \(quoted(path))",
            "Nie można odczytać \(quoted(path))")
    }
    public func fileUnwritable(_ path: String) -> String {
        pick(
            "\(quoted(path)) cannot be written", "Не удалось записать \(quoted(path))",
            "Nie można zapisać \(quoted(path))")
    }
    public func fileExists(_ path: String) -> String {
        pick(
            "\(quoted(path)) already exists and was not changed", "\(quoted(path)) уже есть и остаётся без изменений",
            "\(quoted(path)) już istnieje i zostaje bez zmian")
    }
    /// A file that exists and is replaced only with an option.
    public func fileNotReplaced(_ path: String) -> String {
        pick(
            "\(fileExists(path)); --force replaces it", "\(fileExists(path)); --force его заменит",
            "\(fileExists(path)); --force go zastąpi")
    }
    /// A file that would be written among those of the journal or its keys.
    public func fileAmongJournals(_ path: String) -> String {
        pick(
            "\(quoted(path)) is in a folder of the journal’s own files or keys. Choose another folder.",
            "\(quoted(path)) — в папке с файлами или ключами самого журнала. Выберите другую папку.",
            "\(quoted(path)) jest w folderze z plikami lub kluczami samego dziennika. Wybierz inny folder.")
    }
    public func outputUnwritable(_ reason: String) -> String {
        pick(
            "The output could not be written: \(reason)", "Не удалось записать вывод: \(reason)",
            "Nie udało się zapisać wyniku: \(reason)")
    }
    public func fileWritten(_ path: String) -> String {
        pick("Saved to \(quoted(path))", "Сохранено в \(quoted(path))", "Zapisano w \(quoted(path))")
    }
    /// A file beside a backup.
    public func backupLeftover(_ path: String) -> String {
        pick(
            "\(quoted(path)) seems to be left of an interrupted backup. Delete it if you do not need it.",
            "Файл \(quoted(path)) похож на остаток прерванного копирования. Удалите его, если он не нужен.",
            "Plik \(quoted(path)) wygląda na pozostałość przerwanej kopii. Usuń go, jeśli nie jest potrzebny.")
    }
    public func fileNotOpened(_ path: String, _ reason: String) -> String {
        pick(
            "\(quoted(path)) cannot be opened: \(reason)", "Не удалось открыть \(quoted(path)): \(reason)",
            "Nie można otworzyć \(quoted(path)): \(reason)")
    }

    // The system's reasons
    public var noSuchFileOrFolder: String {
        pick("No such file or directory", "нет такого файла или папки", "nie ma takiego pliku ani folderu")
    }
    public var notAFolderInPath: String {
        pick("Not a directory", "часть пути — не папка", "część ścieżki nie jest folderem")
    }
    public var accessDenied: String { pick("Permission denied", "нет доступа", "brak dostępu") }
    public var noSpaceLeft: String {
        pick("No space left on device", "на диске нет места", "na dysku nie ma miejsca")
    }
    /// After "Disk error:" or a file that cannot be opened.
    public var diskUnusable: String {
        pick("it cannot be read or written", "чтение и запись не удаются", "nie można czytać ani zapisywać")
    }
    public var outputClosed: String { pick("it is closed", "он закрыт", "wyjście jest zamknięte") }
    public var addressOfAnotherMachine: String {
        pick(
            "this machine has no such address", "у этого компьютера нет такого адреса",
            "ten komputer nie ma takiego adresu")
    }
}
