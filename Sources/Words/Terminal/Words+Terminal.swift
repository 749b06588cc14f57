/// Text that only the terminal shows.
extension Words {
    // Invalid arguments
    public func notAMoment(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a date and time; write it as 2026-11-20T09:30",
            "\(quoted(text)) — не дата и время; укажите, например, 2026-11-20T09:30",
            "\(quoted(text)) to nie data i godzina; podaj na przykład 2026-11-20T09:30")
    }

    /// Says that `--now` of `serve` is not that of browsers.
    public var nowIsOfTheServer: String {
        pick(
            "--now is the time of this server. A browser that works by itself goes by its own clock.",
            "--now — время этого сервера. Браузер, который работает сам, берёт время своих часов.",
            "--now to czas tego serwera. Przeglądarka, która działa sama, używa własnego zegara.")
    }

    /// Options without a command.
    public var commandMissing: String {
        pick(
            "Name a command, as in daybook today --json. All commands: daybook help",
            "Назовите команду, например daybook today --json. Все команды: daybook help",
            "Podaj polecenie, na przykład daybook today --json. Wszystkie polecenia: daybook help")
    }

    /// An unknown command.
    ///
    /// - Parameters:
    ///   - commands: The commands of its group; empty if there are too many to list.
    ///   - help: The command that explains all of them.
    public func commandUnknown(_ typed: String, nearest: String?, among commands: [String], help: String) -> String {
        let unknown = pick(
            "There is no command \(quoted(typed)).", "Нет команды \(quoted(typed)).",
            "Nie ma polecenia \(quoted(typed)).")
        let list = commands.isEmpty ? help : commands.joined(separator: ", ")
        return unknown + didYouMean(nearest)
            + pick(" All commands: \(list)", " Все команды: \(list)", " Wszystkie polecenia: \(list)")
    }

    /// The refusal of a sentence that says nothing to log, with two that do.
    public func notLogged(_ sentence: String) -> String {
        let examples = pick(
            "daybook log ran 5 km in 27 min; daybook log 'mood good, walk'",
            "daybook log пробежал 5 км за 27 мин; daybook log 'настроение хорошее, прогулка'",
            "daybook log przebiegłem 5 km w 27 min; daybook log 'nastrój dobry, spacer'")
        return pick(
            "\(quoted(sentence)) does not say what was done or measured. For example: \(examples)",
            "Из \(quoted(sentence)) непонятно, что сделано или измерено. Например: \(examples)",
            "Z \(quoted(sentence)) nie wynika, co zrobiono lub zmierzono. Na przykład: \(examples)")
    }

    /// The line after an added task that could have been logged: "To log it instead: daybook log 'weight 79.2'".
    public func logInstead(_ command: String) -> String {
        pick("To log it instead: \(command)", "Чтобы записать это: \(command)", "Aby to zapisać: \(command)")
    }

    /// Options that exclude each other: "Only one of --every, --times".
    public func onlyOne(of options: [String]) -> String {
        let list = options.joined(separator: ", ")
        return pick("Only one of \(list)", "Только одно из: \(list)", "Tylko jedno z: \(list)")
    }

    /// The refusal of an option's number: "--limit: at least 1".
    public func numberTooSmall(_ option: String, _ minimum: Int) -> String {
        let least = number(minimum)
        return pick("\(option): at least \(least)", "\(option): не меньше \(least)", "\(option): co najmniej \(least)")
    }

    /// The refusal of an option's number: "--port: from 0 to 65,535".
    public func notBetween(_ option: String, _ minimum: Int, _ maximum: Int) -> String {
        let (least, most) = (number(minimum), number(maximum))
        return pick(
            "\(option): from \(least) to \(most)", "\(option): от \(least) до \(most)",
            "\(option): od \(least) do \(most)")
    }

    /// Says that what was logged is not shown, with the command that switches its part of life on.
    public func partIsOff(_ part: String, command: String) -> String {
        pick(
            "\(part) is switched off. Switch it on: \(command)",
            "Раздел \(quoted(part)) выключен. Включить: \(command)",
            "Część \(quoted(part)) jest wyłączona. Włącz ją: \(command)")
    }

    /// A sentence that follows an unknown name: the names there are or, if they are many, the command that lists them.
    ///
    /// - Parameter nearest: The name suggested before, which is not repeated alone.
    public func known(_ names: [String], besides nearest: String? = nil, listedBy command: String?) -> String {
        if names.isEmpty || names == [nearest] { return "" }
        if names.count > 10, let command {
            return listed(by: command, unless: nearest)
        }
        let list = names.prefix(20).map { quoted($0) }.joined(separator: ", ")
        let rest = names.count > 20 ? ", \(andMoreRows(names.count - 20))" : ""
        return pick(" You have: \(list)\(rest).", " Есть: \(list)\(rest).", " Masz: \(list)\(rest).")
    }

    /// The command that lists what an unknown name could have been, unless one of them was suggested.
    public func listed(by command: String, unless nearest: String?) -> String {
        nearest == nil ? pick(" See: \(command)", " Список: \(command)", " Lista: \(command)") : ""
    }

    public func categoryUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no category \(quoted(title)).", "Нет категории \(quoted(title)).",
            "Nie ma kategorii \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }

    // Files
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
    public var outputClosed: String { pick("it is closed", "он закрыт", "wyjście jest zamknięte") }
    public var addressOfAnotherMachine: String {
        pick(
            "this machine has no such address", "у этого компьютера нет такого адреса",
            "ten komputer nie ma takiego adresu")
    }

    // The journal
    /// The data folder's name is that of a file.
    public func notAFolder(_ path: String) -> String {
        pick(
            "The data folder \(quoted(path)) is a file: choose another with --data or DAYBOOK_DATA",
            "Папка данных \(quoted(path)) — это файл: выберите другую через --data или DAYBOOK_DATA",
            "Folder danych \(quoted(path)) jest plikiem: wybierz inny przez --data albo DAYBOOK_DATA")
    }
    public var journalBusy: String {
        pick(
            "Nothing was saved: another program keeps the journal locked",
            "Ничего не сохранено: журнал занят другой программой",
            "Nic nie zapisano: inny program blokuje dziennik")
    }
    /// Instead of `journalBusy`, where nothing was to be saved.
    public var journalNotRead: String {
        pick(
            "The journal could not be read: another program keeps it locked. Try again in a moment, or close that program",
            "Не удалось прочитать журнал: он занят другой программой. Повторите чуть позже или закройте её",
            "Nie udało się odczytać dziennika: blokuje go inny program. Spróbuj ponownie za chwilę albo zamknij ten program"
        )
    }
    public func notAJournal(_ path: String) -> String {
        pick(
            "\(quoted(path)) is not a journal", "\(quoted(path)) — не журнал", "\(quoted(path)) to nie dziennik")
    }
    public func journalDamaged(_ what: String) -> String {
        pick("Damaged: \(what)", "Повреждено: \(what)", "Uszkodzone: \(what)")
    }
    /// After the damage that was found.
    public var repairOffered: String {
        pick(
            "To get the journal going again: daybook check --repair",
            "Чтобы восстановить работу журнала: daybook check --repair",
            "Aby dziennik znów działał: daybook check --repair")
    }
    /// The files that were saved before one that could not be.
    public func filesWritten(_ paths: [String]) -> String {
        let list = paths.map { quoted($0) }.joined(separator: ", ")
        return pick("Saved before that: \(list)", "До этого сохранено: \(list)", "Wcześniej zapisano: \(list)")
    }
    public func fileNotWritten(_ path: String, _ reason: String) -> String {
        pick(
            "\(quoted(path)) could not be saved: \(reason)", "Не удалось сохранить \(quoted(path)): \(reason)",
            "Nie udało się zapisać \(quoted(path)): \(reason)")
    }

    /// The journal's file is not there, though something is left of it.
    public func journalFileMissing(_ path: String) -> String {
        pick(
            "The journal’s file is missing: \(path)", "Файла журнала нет: \(path)", "Brakuje pliku dziennika: \(path)")
    }
    public func backupsLeft(_ count: Int, latest: String) -> String {
        let backups = counted(
            count, ("daily backup is", "daily backups are"),
            ("ежедневная копия", "ежедневные копии", "ежедневных копий"),
            ("codzienna kopia", "codzienne kopie", "codziennych kopii"))
        return pick(
            "\(backups) there, the latest of \(latest)", "Есть \(backups), последняя от \(latest)",
            "Jest \(backups), ostatnia z \(latest)")
    }
    public var repairBringsBack: String {
        pick(
            "To bring the journal back from what is left of it: daybook check --repair",
            "Чтобы вернуть журнал из того, что осталось: daybook check --repair",
            "Aby przywrócić dziennik z tego, co zostało: daybook check --repair")
    }
    public var journalTooNew: String {
        pick(
            "It was written by a newer version of Daybook", "Записано более новой версией Daybook",
            "Zapisała to nowsza wersja Daybooka")
    }
    public var journalTooOld: String {
        pick(
            "An early version of Daybook wrote it, in a format that is no longer read. Export it there as JSON, and import that",
            "Записано ранней версией Daybook, её формат больше не читается. Экспортируйте журнал в ней в JSON и импортируйте этот файл",
            "Zapisała to wczesna wersja Daybooka, w formacie, którego nie da się już odczytać. Wyeksportuj z niej plik JSON i zaimportuj go"
        )
    }
    public func keyMissing(_ path: String) -> String {
        pick(
            "The journal is encrypted, and its key is not in \(quoted(path)). Copy the key there, or enter the recovery code: daybook key --restore",
            "Журнал зашифрован, а его ключа нет в \(quoted(path)). Скопируйте ключ туда или введите код восстановления: daybook key --restore",
            "Dziennik jest zaszyfrowany, a jego klucza nie ma w \(quoted(path)). Skopiuj tam klucz albo wpisz kod odzyskiwania: daybook key --restore"
        )
    }
    public func keyDamaged(_ path: String) -> String {
        pick(
            "The journal’s key in \(quoted(path)) is damaged. Enter the recovery code: daybook key --restore",
            "Ключ журнала в \(quoted(path)) повреждён. Введите код восстановления: daybook key --restore",
            "Klucz dziennika w \(quoted(path)) jest uszkodzony. Wpisz kod odzyskiwania: daybook key --restore")
    }
    public var keyDoesNotOpen: String {
        pick(
            "This is the key of another journal", "Это ключ от другого журнала", "To klucz innego dziennika")
    }
    public func recoveryCode(_ code: String) -> String {
        pick(
            """
            \(code)

            With this code, and only with it, your journal can be read if its key is lost. Write it down and keep it safe:
            whoever has it and a copy of your journal can read that.
            """,
            """
            \(code)

            С этим кодом, и только с ним, журнал можно прочитать, если его ключ потерян. Запишите код и храните надёжно:
            у кого есть он и копия журнала, тот её прочтёт.
            """,
            """
            \(code)

            Z tym kodem, i tylko z nim, da się odczytać dziennik, gdy jego klucz zginie. Zapisz go i dobrze schowaj:
            kto ma ten kod i kopię dziennika, może ją odczytać.
            """)
    }
    public var keyNeedsStandardInput: String {
        pick(
            "--key reads the recovery code from standard input, which cannot be the backup, too",
            "--key читает код восстановления из стандартного ввода, так что копия не может прийти оттуда же",
            "--key czyta kod odzyskiwania ze standardowego wejścia, więc kopia nie może stamtąd przyjść")
    }
    public func damagedNotRestored(_ count: Int) -> String {
        pick(
            "Damaged in the backup, and left out: \(actions(count))",
            "Повреждено в копии и пропущено: \(actions(count))",
            "Uszkodzone w kopii i pominięte: \(actions(count))")
    }
    public var backupKeyMissing: String {
        pick(
            "This backup is encrypted, and its key is not on this machine. Enter its recovery code with --key",
            "Эта копия зашифрована, а её ключа на этом компьютере нет. Введите её код восстановления с --key",
            "Ta kopia jest zaszyfrowana, a jej klucza nie ma na tym komputerze. Wpisz jej kod odzyskiwania z --key")
    }
    public var recoveryCodeAsked: String {
        pick("Recovery code: ", "Код восстановления: ", "Kod odzyskiwania: ")
    }
    public var keyRestored: String {
        pick(
            "The key is back. The journal opens again", "Ключ на месте. Журнал снова открывается",
            "Klucz wrócił. Dziennik znów się otwiera")
    }
    public func recoveryCodeLength(_ count: Int, expected: Int) -> String {
        pick(
            "A recovery code has \(expected) letters and digits; this has \(count)",
            "В коде восстановления \(expected) букв и цифр, а здесь \(count)",
            "Kod odzyskiwania ma \(expected) liter i cyfr, a tu jest \(count)")
    }
    public func recoveryCodeCharacter(_ character: Character) -> String {
        let quoted = quoted(String(character))
        return pick(
            "\(quoted) is in no recovery code", "\(quoted) в кодах восстановления не бывает",
            "\(quoted) nie występuje w kodach odzyskiwania")
    }
    public var recoveryCodeMistyped: String {
        pick(
            "There is a mistake in this code. Compare it with what you wrote down",
            "В коде опечатка. Сверьте его с тем, что записано",
            "W tym kodzie jest błąd. Porównaj go z tym, co masz zapisane")
    }
    public func diskFailed(_ reason: String) -> String {
        pick("Disk error: \(reason)", "Ошибка диска: \(reason)", "Błąd dysku: \(reason)")
    }
    public func noJournalYet(_ folder: String) -> String {
        pick(
            "There is no journal in \(quoted(folder)) yet", "В \(quoted(folder)) ещё нет журнала",
            "W \(quoted(folder)) nie ma jeszcze dziennika")
    }

    /// What to do when there is no journal in a folder.
    public var startJournalHint: String {
        pick(
            "Check the folder, or start a journal there: daybook habit add Read, or daybook serve",
            "Проверьте папку или начните в ней журнал: daybook habit add Чтение или daybook serve",
            "Sprawdź folder albo utwórz w nim dziennik: daybook habit add Czytanie albo daybook serve")
    }
    public func startedJournal(in folder: String) -> String {
        pick(
            "Started a new journal in \(quoted(folder))", "Начат новый журнал в \(quoted(folder))",
            "Utworzono nowy dziennik w \(quoted(folder))")
    }

    /// The result of a check without problems.
    public func actionsUnopened(_ count: Int) -> String {
        pick(
            "Kept, but written by a newer version or with another key: \(actions(count))",
            "Сохранено, но записано более новой версией или с другим ключом: \(actions(count))",
            "Zachowane, ale zapisane nowszą wersją albo innym kluczem: \(actions(count))")
    }
    /// What an export lacks.
    public func exportLacks(_ count: Int) -> String {
        pick(
            "Not in it, because it cannot be read here: \(actions(count)). Details: daybook check",
            "Сюда не вошло, потому что здесь не читается: \(actions(count)). Подробности: daybook check",
            "Nie ma tu tego, czego nie da się odczytać: \(actions(count)). Szczegóły: daybook check")
    }
    /// The batches that no signature of their device covers.
    public func actionsSetAside(_ count: Int) -> String {
        pick(
            "Set aside, because the device they name has not signed them: \(actions(count))",
            "Отложено, потому что нет подписи устройства, от имени которого это записано: \(actions(count))",
            "Odłożone, bo brakuje podpisu urządzenia, w którego imieniu je zapisano: \(actions(count))")
    }
    /// Batches with times that no clock comes to.
    public func actionsUnreached(_ count: Int) -> String {
        pick(
            "Without effect, because their time is one that no clock comes to: \(actions(count))",
            "Не действует, потому что записано со временем, до которого не дойдут никакие часы: \(actions(count))",
            "Bez skutku, bo zapisano je z czasem, do którego nie dojdzie żaden zegar: \(actions(count))")
    }
    /// Batches of which another device sent a form without some changes.
    public func formsRefused(_ count: Int) -> String {
        pick(
            "Kept whole, though another device sent them with parts missing that nobody erased: \(actions(count))",
            "Сохранено полностью, хотя с другого устройства пришло без части данных, которую никто не стирал: \(actions(count))",
            "Zachowane w całości, choć z innego urządzenia przyszły bez części, której nikt nie wymazał: \(actions(count))"
        )
    }
    /// Batches that have again what they had lost.
    public func actionsRegained(_ count: Int) -> String {
        pick(
            "Parts were missing here that nobody erased, and are back from the backup: \(actions(count))",
            "Здесь не хватало данных, которые никто не стирал; они возвращены из копии: \(actions(count))",
            "Brakowało tu części, których nikt nie wymazał; wróciły z kopii: \(actions(count))")
    }
    public func journalSound(actions count: Int, changes: Int) -> String {
        pick(
            "The journal is intact: \(actions(count)), \(self.changes(changes))",
            "Журнал в порядке: \(actions(count)), \(self.changes(changes))",
            "Dziennik jest w porządku: \(actions(count)), \(self.changes(changes))")
    }
    /// The result of a check without the journal's key, by which the content of the actions could be read.
    public func journalSoundWithoutKey(actions count: Int) -> String {
        pick(
            "Without the key, only what is not encrypted was checked. It is intact: \(actions(count))",
            "Без ключа проверено только то, что не зашифровано. Оно в порядке: \(actions(count))",
            "Bez klucza sprawdzono tylko to, co nie jest zaszyfrowane. Jest w porządku: \(actions(count))")
    }
    public func actionsMissing(_ count: Int) -> String {
        pick(
            "Not received yet: \(actions(count)) of another device",
            "Ещё не получено: \(actions(count)) другого устройства",
            "Jeszcze nie dotarło: \(actions(count)) innego urządzenia")
    }
    public var copiedDevice: String {
        pick(
            "A data folder was copied and both copies were written to. Everything from both is kept.",
            "Папку с данными скопировали и писали в обе копии. Всё из обеих сохранено.",
            "Folder danych skopiowano i zapisywano w obu kopiach. Zachowano wszystko z obu.")
    }

    // The server
    public func portInUse(_ port: Int) -> String {
        pick(
            "Port \(port) is in use: stop what uses it, or choose another with --port",
            "Порт \(port) занят: остановите программу, которая его использует, или выберите другой: --port",
            "Port \(port) jest zajęty: zatrzymaj program, który go używa, albo wybierz inny: --port")
    }
    public func cannotListen(host: String, port: Int, _ reason: String) -> String {
        pick(
            "Cannot listen on \(host), port \(port): \(reason)", "Не удалось занять \(host), порт \(port): \(reason)",
            "Nie można nasłuchiwać na \(host), port \(port): \(reason)")
    }
    public func invalidOrigin(_ origin: String) -> String {
        pick(
            "\(quoted(origin)) is not an origin; write it as https://daybook.example",
            "\(quoted(origin)) — не адрес сайта; укажите, например, https://daybook.example",
            "\(quoted(origin)) to nie adres strony; podaj na przykład https://daybook.example")
    }
    public func notAnAddress(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not an address; write it as 127.0.0.1",
            "\(quoted(typed)) — не адрес; укажите, например, 127.0.0.1",
            "\(quoted(typed)) to nie adres; podaj na przykład 127.0.0.1")
    }
    public func serverNotRunning(port: Int) -> String {
        pick(
            "No server runs on port \(port). Start it with: daybook serve",
            "На порту \(port) нет сервера. Запустите его: daybook serve",
            "Na porcie \(port) nie działa serwer. Uruchom go: daybook serve")
    }
    public func otherServer(port: Int) -> String {
        pick(
            "Port \(port) is used by another program, or by Daybook for another data folder. Name the right one with --port.",
            "Порт \(port) занят другой программой или Daybook с другой папкой данных. Укажите нужный: --port.",
            "Port \(port) zajmuje inny program albo Daybook z innym folderem danych. Podaj właściwy: --port.")
    }

    // Backups and the demo
    /// A warning after the result of a command, which is saved all the same.
    public func noDailyBackup(_ reason: String) -> String {
        pick(
            "No daily backup was made: \(reason)", "Ежедневная копия не сделана: \(reason)",
            "Nie utworzono dziennej kopii: \(reason)")
    }
    public var diskIsFull: String { pick("the disk is full", "диск заполнен", "dysk jest pełny") }
    public var backupOfOtherJournal: String {
        pick(
            "This is a backup of another journal. Restore it into an empty data folder.",
            "Это копия другого журнала. Восстановите её в пустую папку данных.",
            "To kopia innego dziennika. Przywróć ją do pustego folderu danych.")
    }
    public func restored(actions count: Int) -> String {
        pick(
            "Restored: \(actions(count))", "Восстановлено: \(actions(count))", "Przywrócono: \(actions(count))")
    }
    public var nothingToRestore: String {
        pick(
            "Everything in this backup is already in your journal", "Всё из этой копии уже здесь",
            "Wszystko z tej kopii już tu jest")
    }
    public var nothingReadableToRestore: String {
        pick(
            "All that can be read of this backup is already in your journal",
            "Всё, что читается в этой копии, уже здесь", "Wszystko, co da się odczytać z tej kopii, już tu jest")
    }
    public var demoNeedsEmptyFolder: String {
        pick(
            "The demo only fills an empty journal. Choose another folder with --data.",
            "Демо заполняет только пустой журнал. Выберите другую папку: --data.",
            "Demo wypełnia tylko pusty dziennik. Wybierz inny folder: --data.")
    }
    public func demoFilled(
        habits habitCount: Int, entries entryCount: Int, tasks taskCount: Int, moods moodCount: Int
    ) -> String {
        let found = [habits(habitCount), entries(entryCount), tasks(taskCount), self.moodCount(moodCount)]
            .joined(separator: ", ")
        return pick(
            "Added a demo year: \(found)", "Добавлен демонстрационный год: \(found)", "Dodano przykładowy rok: \(found)"
        )
    }

    /// "1 action", "3 actions".
    public func actions(_ count: Int) -> String {
        counted(
            count, ("action", "actions"), ("действие", "действия", "действий"), ("czynność", "czynności", "czynności"))
    }

    /// An invalid value of `--every`, with the valid ones.
    public func unknownInterval(_ text: String) -> String {
        scheduleUnknown(text)
            + pick(
                ": it is day, weekdays, weekends, mon,wed,fri or a number of days up to 366",
                ": бывает day, weekdays, weekends, mon,wed,fri или число дней до 366",
                ": może to być day, weekdays, weekends, mon,wed,fri albo liczba dni do 366")
    }

    /// The refusal of a reminder's weekdays.
    public func unknownWeekdays(_ text: String) -> String {
        pick(
            "\(quoted(text)) names no weekdays: they are mon,wed,fri, weekdays or weekends",
            "\(quoted(text)) — не дни недели: бывает mon,wed,fri, weekdays или weekends",
            "\(quoted(text)) to nie dni tygodnia: mogą to być mon,wed,fri, weekdays albo weekends")
    }

    /// The refusal of what `--per` was given.
    public func unknownSpan(_ text: String) -> String {
        scheduleUnknown(text)
            + pick(
                ": it is week, month or a number of days up to 366", ": бывает week, month или число дней до 366",
                ": może to być week, month albo liczba dni do 366")
    }
    /// The refusal of `--per` without `--times`.
    public var timesMissing: String {
        pick("--per goes with --times", "--per указывают вместе с --times", "--per podaje się razem z --times")
    }
}
