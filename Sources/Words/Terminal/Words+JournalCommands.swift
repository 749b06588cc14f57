/// The journal's file and key, and what a check or a restoration of it found.
extension Words {
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
    /// The damage of a database, of which SQLite has only words of its own.
    public var partsUnreadable: String {
        pick(
            "parts of the file cannot be read", "часть файла не читается", "części pliku nie da się odczytać")
    }
    public func journalBeyondRepair(_ path: String) -> String {
        pick(
            "Nothing in \(quoted(path)) can be read, and there is no backup or snapshot beside it",
            "В \(quoted(path)) ничего нельзя прочитать, а рядом нет ни резервной копии, ни снимка",
            "W \(quoted(path)) niczego nie da się odczytać, a obok nie ma kopii zapasowej ani migawki")
    }
    public var emptyJournalOffered: String {
        pick(
            """
            To keep the file in the folder “damaged” and begin an empty journal with the same key: daybook check --repair --yes
            If you have a backup elsewhere, bring it back after that: daybook restore
            """,
            """
            Чтобы сохранить файл в папке «damaged» и начать пустой журнал с тем же ключом: daybook check --repair --yes
            Если где-то есть резервная копия, верните её после этого: daybook restore
            """,
            """
            Aby zachować plik w folderze „damaged” i zacząć pusty dziennik z tym samym kluczem: daybook check --repair --yes
            Jeśli masz gdzieś kopię zapasową, przywróć ją potem: daybook restore
            """)
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
            "Codzienne kopie: \(number(count)), ostatnia z \(latest)")
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
    /// Of a file that was cut off, or of which another came in part.
    public func actionsLackingInFile(_ count: Int) -> String {
        pick(
            "Not in the file, though it names them: \(actions(count)). Restore the whole file to get them.",
            "Названо в файле, но в нём нет: \(actions(count)). Чтобы вернуть это, восстановите файл целиком.",
            "Wymienione w pliku, ale go w nim brak: \(actions(count)). Aby to odzyskać, przywróć cały plik.")
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

    /// The way on when there is no journal in a folder.
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
    /// Says what an export lacks.
    public func exportLacks(_ count: Int) -> String {
        pick(
            "Not in it, because it cannot be read here: \(actions(count)). Details: daybook check",
            "Сюда не вошло, потому что здесь не читается: \(actions(count)). Подробности: daybook check",
            "Nie ma tu tego, czego nie da się odczytać: \(actions(count)). Szczegóły: daybook check")
    }
    public var exportOfDamaged: String {
        pick(
            "The journal is damaged, so something may be missing in it. Details: daybook check",
            "Журнал повреждён, поэтому здесь может чего-то не хватать. Подробности: daybook check",
            "Dziennik jest uszkodzony, więc może tu czegoś brakować. Szczegóły: daybook check")
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
}
