/// A server whose key needs a passphrase.
extension Words {
    public var lockedTitle: String {
        pick("Your journal is locked", "Журнал заблокирован", "Twój dziennik jest zablokowany")
    }
    public var lockedHint: String {
        pick(
            "The server started without the passphrase of its key. Enter it once, and the server works until it stops.",
            "Сервер запущен без парольной фразы своего ключа. Введите её один раз — и сервер будет работать до остановки.",
            "Serwer wystartował bez hasła do swojego klucza. Wpisz je raz, a serwer będzie działał do zatrzymania.")
    }
    public var passphrase: String { pick("Passphrase", "Парольная фраза", "Hasło") }
    public var wrongPassphrase: String {
        pick(
            "That isn’t the passphrase. If you forgot it, “daybook key --restore” takes the recovery code.",
            "Парольная фраза не подходит. Если вы её забыли, «daybook key --restore» примет код восстановления.",
            "To nie to hasło. Jeśli go nie pamiętasz, „daybook key --restore” przyjmie kod odzyskiwania.")
    }
    /// Before another attempt is allowed.
    public func waitToUnlock(seconds: Int) -> String {
        pick(
            "Too soon after a wrong one. Try again in \(seconds) s.",
            "Слишком скоро после неверной. Повторите через \(seconds) с.",
            "Za wcześnie po błędnym. Spróbuj ponownie za \(seconds) s.")
    }
    public var notUnlocked: String {
        pick("The journal could not be opened", "Не удалось открыть журнал", "Nie udało się otworzyć dziennika")
    }
    public var notUnlockedHint: String {
        pick(
            "The passphrase may be right. “daybook check”, where the server runs, says what is wrong.",
            "Парольная фраза может быть верной. Что не так, скажет «daybook check» там, где работает сервер.",
            "Hasło może być dobre. Co jest nie tak, powie „daybook check” tam, gdzie działa serwer.")
    }
    public var serverLocked: String { pick("Server locked", "Сервер заблокирован", "Serwer zablokowany") }
    public var serverLockedHint: String {
        pick(
            "Your server waits for the passphrase of its key. Until then everything is kept here, and sent after that.",
            "Сервер ждёт парольную фразу своего ключа. До тех пор всё хранится здесь, а потом отправится.",
            "Serwer czeka na hasło do swojego klucza. Do tego czasu wszystko zostaje tutaj, a potem zostanie wysłane.")
    }
    public var enterPassphrase: String {
        pick("Enter passphrase", "Ввести парольную фразу", "Wpisz hasło")
    }
}
