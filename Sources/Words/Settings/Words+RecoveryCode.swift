extension Words {
    public var recoveryCode: String { pick("Recovery code", "Код восстановления", "Kod odzyskiwania") }
    public var recoveryCodeExplained: String {
        pick(
            "Your journal is encrypted. If your server’s disk fails, a backup and this code bring it back. "
                + "Write the code down or print this page, and keep it somewhere safe: anyone who has both can read your journal.",
            "Журнал зашифрован. Если диск сервера откажет, его вернут резервная копия и этот код. "
                + "Запишите код или распечатайте страницу и храните в надёжном месте: у кого есть и код, и копия, тот прочтёт журнал.",
            "Dziennik jest zaszyfrowany. Gdy zawiedzie dysk serwera, przywrócą go kopia zapasowa i ten kod. "
                + "Zapisz kod albo wydrukuj stronę i schowaj w bezpiecznym miejscu: kto ma kod i kopię, może czytać dziennik."
        )
    }
    public var recoveryCodeOnServer: String {
        pick(
            "Only your server can show the code. Connect to it and open this page again.",
            "Код показывает только ваш сервер. Подключитесь к нему и откройте страницу снова.",
            "Kod pokazuje tylko twój serwer. Połącz się z nim i otwórz tę stronę ponownie.")
    }
    public var recoveryCodeEnd: String {
        pick(
            "Type the last two groups from your copy", "Введите две последние группы со своей записи",
            "Wpisz dwie ostatnie grupy ze swojego zapisu")
    }
    public var recoveryCodeWrittenDown: String { pick("I’ve saved it", "Код записан", "Kod zapisany") }
    public var recoveryCodeDiffers: String {
        pick(
            "That isn’t how the code ends. Check what you wrote down.",
            "Код заканчивается иначе. Проверьте свою запись.", "Kod kończy się inaczej. Sprawdź, co masz zapisane.")
    }
    public var recoveryCodeKept: String {
        pick("You’ve saved this code.", "Этот код у вас записан.", "Masz zapisany ten kod.")
    }
    /// Offers the recovery code once there is something to lose.
    public var recoveryCodeOffered: String {
        pick(
            "Save your recovery code, in case your server fails",
            "Сохраните код восстановления на случай отказа сервера",
            "Zapisz kod odzyskiwania na wypadek awarii serwera")
    }
}
