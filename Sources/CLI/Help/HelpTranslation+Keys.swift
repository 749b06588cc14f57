extension HelpTranslation {
    /// The journal's key and its passphrase.
    static let keys: [Sentence] = [
        (
            "Show the recovery code, restore the journal's key from it, or lock the key with a passphrase.",
            "Показать код восстановления, вернуть по нему ключ журнала или закрыть ключ парольной фразой.",
            "Pokaż kod odzyskiwania, przywróć z niego klucz dziennika albo zamknij klucz hasłem."
        ),
        (
            "The journal and its backups are encrypted with a key that is kept apart from them.",
            "Журнал и его копии зашифрованы ключом, который хранится отдельно от них.",
            "Dziennik i jego kopie są zaszyfrowane kluczem, który leży osobno."
        ),
        (
            "Whoever has the recovery code can read them. Without the key or the code, nobody can.",
            "С кодом восстановления их прочтёт любой. Без ключа и кода — никто.",
            "Kto ma kod odzyskiwania, może je odczytać. Bez klucza ani kodu nie odczyta ich nikt."
        ),
        (
            "A key with a passphrase opens only with that or the recovery code. Passphrases are read from the terminal or, one a line, from standard input: first the one there is, then the new one.",
            "Ключ с парольной фразой открывается только ею или кодом восстановления. Фразы читаются из терминала или, по одной в строке, из стандартного ввода: сначала прежняя, потом новая.",
            "Klucz z hasłem otwiera się tylko tym hasłem albo kodem odzyskiwania. Hasła czytane są z terminala albo, po jednym w wierszu, ze standardowego wejścia: najpierw dotychczasowe, potem nowe."
        ),
        (
            "Restore the key from a recovery code, which is read from standard input.",
            "Вернуть ключ по коду восстановления, который читается из стандартного ввода.",
            "Przywróć klucz z kodu odzyskiwania, czytanego ze standardowego wejścia."
        ),
        (
            "Lock the key with a passphrase.", "Закрыть ключ парольной фразой.", "Zamknij klucz hasłem."
        ),
        (
            "Replace the passphrase of the key.", "Сменить парольную фразу ключа.", "Zmień hasło klucza."
        ),
        (
            "Store the key without a passphrase.", "Хранить ключ без парольной фразы.",
            "Przechowuj klucz bez hasła."
        ),
        (
            "A file whose first line is the passphrase of the journal's key; - reads standard input.",
            "Файл, первая строка которого — парольная фраза ключа журнала; - читает стандартный ввод.",
            "Plik, którego pierwszy wiersz to hasło klucza dziennika; - czyta standardowe wejście."
        ),
        (
            "If the key has a passphrase, it is asked for in the terminal or, without one, in the browser.",
            "Если у ключа есть парольная фраза, её спросят в терминале, а без него — в браузере.",
            "Jeśli klucz ma hasło, padnie pytanie o nie w terminalu, a bez terminala w przeglądarce."
        ),
    ]
}
