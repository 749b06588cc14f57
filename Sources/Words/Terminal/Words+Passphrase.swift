/// The passphrase of the journal's key, in the terminal.
extension Words {
    public func keyLocked(_ path: String) -> String {
        pick(
            "The journal is locked: its key in \(quoted(path)) needs your passphrase. Enter it in a terminal, or name a file that has it with --passphrase-file",
            "Журнал заблокирован: ключ в \(quoted(path)) открывается вашей парольной фразой. Введите её в терминале или укажите файл с ней: --passphrase-file",
            "Dziennik jest zablokowany: klucz w \(quoted(path)) otwiera twoje hasło. Wpisz je w terminalu albo podaj plik z nim: --passphrase-file"
        )
    }
    public var passphraseWrong: String {
        pick("This isn’t the passphrase", "Парольная фраза не подходит", "To nie to hasło")
    }
    public func keyTooCostly(_ path: String) -> String {
        pick(
            "The key in \(quoted(path)) asks for more memory than Daybook’s own ever do, so it isn’t opened. Enter the recovery code: daybook key --restore",
            "Ключ в \(quoted(path)) требует больше памяти, чем нужно любому ключу Daybook, поэтому его не открыть. Введите код восстановления: daybook key --restore",
            "Klucz w \(quoted(path)) żąda więcej pamięci niż jakikolwiek klucz Daybooka, więc nie zostanie otwarty. Wpisz kod odzyskiwania: daybook key --restore"
        )
    }
    public func keyTooNew(_ path: String) -> String {
        pick(
            "A newer version of Daybook wrote the key in \(quoted(path))",
            "Ключ в \(quoted(path)) записан более новой версией Daybook",
            "Klucz w \(quoted(path)) zapisała nowsza wersja Daybooka")
    }
    public var passphraseAsked: String { pick("Passphrase: ", "Парольная фраза: ", "Hasło: ") }
    /// Asked by a server, which can be unlocked later.
    public var passphraseAskedByServer: String {
        pick(
            "Passphrase (Enter to unlock in the browser): ",
            "Парольная фраза (Enter — ввести её в браузере): ",
            "Hasło (Enter: odblokuj w przeglądarce): ")
    }
    public var newPassphraseAsked: String { pick("New passphrase: ", "Новая парольная фраза: ", "Nowe hasło: ") }
    public var newPassphraseAskedAgain: String { pick("Again: ", "Ещё раз: ", "Jeszcze raz: ") }
    public var passphrasesDiffer: String {
        pick(
            "These aren’t the same. Nothing was changed", "Фразы не совпадают. Ничего не изменено",
            "Hasła się różnią. Nic nie zmieniono")
    }
    public func passphraseTooShort(_ count: Int) -> String {
        pick(
            "A passphrase has at least \(count) characters. Four random words are easy to remember and hard to guess",
            "В парольной фразе не меньше \(count) символов. Четыре случайных слова легко запомнить и трудно подобрать",
            "Hasło ma co najmniej \(count) znaków. Cztery losowe słowa łatwo zapamiętać, a trudno zgadnąć")
    }
    public func passphraseTooLong(_ count: Int) -> String {
        pick(
            "A passphrase has at most \(count) bytes", "В парольной фразе не больше \(count) байт",
            "Hasło ma najwyżej \(count) bajtów")
    }
    public var passphraseMissing: String {
        pick(
            "There is no passphrase. Enter it in a terminal, or on standard input",
            "Парольной фразы нет. Введите её в терминале или через стандартный ввод",
            "Brakuje hasła. Wpisz je w terminalu albo na standardowym wejściu")
    }
    public var passphraseAlreadySet: String {
        pick(
            "The key has a passphrase already. Replace it with --change-passphrase",
            "У ключа уже есть парольная фраза. Сменить её: --change-passphrase",
            "Klucz ma już hasło. Zmień je: --change-passphrase")
    }
    public var passphraseNotSet: String {
        pick(
            "The key has no passphrase. Set one with --set-passphrase",
            "У ключа нет парольной фразы. Задать её: --set-passphrase",
            "Klucz nie ma hasła. Ustaw je: --set-passphrase")
    }
    /// After the sentence that says that the passphrase is set or changed.
    public var oldKeyStays: String {
        pick(
            "The disk did not let the old file of the key be overwritten: its bytes may still be found there.",
            "Диск не дал перезаписать прежний файл ключа: его байты ещё могут найтись на диске.",
            "Dysk nie pozwolił nadpisać dawnego pliku klucza: jego bajty nadal mogą się tam znajdować.")
    }
    public var passphraseSet: String {
        pick(
            """
            The key is locked with your passphrase. Commands ask for it, and so does a server when it starts
            If you forget it, only the recovery code opens the journal. See it now: daybook key
            """,
            """
            Ключ закрыт парольной фразой. Её спросят команды, а сервер — при запуске
            Если её забыть, журнал откроет только код восстановления. Посмотреть его: daybook key
            """,
            """
            Klucz jest zamknięty hasłem. Zapytają o nie polecenia, a serwer przy uruchomieniu
            Jeśli je zapomnisz, dziennik otworzy tylko kod odzyskiwania. Zobacz go teraz: daybook key
            """)
    }
    public var passphraseChanged: String {
        pick(
            "Passphrase changed. A copy of the key made before still opens with the old one",
            "Парольная фраза изменена. Копии ключа, сделанные раньше, открываются старой",
            "Hasło zmienione. Wcześniejsze kopie klucza otwiera nadal stare hasło")
    }
    public var passphraseRemoved: String {
        pick(
            "The key needs no passphrase anymore", "Парольная фраза для ключа больше не нужна",
            "Klucz nie wymaga już hasła")
    }
    public var keyRestoredWithPassphrase: String {
        pick(
            "The key is back, locked with your new passphrase", "Ключ на месте и закрыт новой парольной фразой",
            "Klucz wrócił i jest zamknięty nowym hasłem")
    }
}
