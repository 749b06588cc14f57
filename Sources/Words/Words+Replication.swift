extension Words {
    public var onAllDevices: String {
        pick("On all your devices", "На всех ваших устройствах", "Na wszystkich twoich urządzeniach")
    }
    public var onlyOnThisDevice: String {
        pick("Only on this device", "Только на этом устройстве", "Tylko na tym urządzeniu")
    }
    public var waitingForServer: String { pick("Waiting for the server", "Ожидание сервера", "Czekam na serwer") }
    public var offline: String { pick("Offline", "Нет связи", "Brak połączenia") }
    public var replicating: String { pick("Sending changes…", "Отправка изменений…", "Wysyłanie zmian…") }
    public var otherJournal: String {
        pick(
            "The server now keeps another journal. Nothing was mixed; export this one before going on.",
            "На сервере теперь другой журнал. Ничего не смешалось; прежде чем продолжить, экспортируйте этот.",
            "Na serwerze jest teraz inny dziennik. Nic się nie zmieszało; zanim pójdziesz dalej, wyeksportuj ten.")
    }
    public var offlineNeedsTrust: String {
        pick(
            "Over plain http this works only while the server is reachable. Open Daybook over https to use it offline.",
            "По обычному http приложение работает только при доступном сервере. Для работы без сети откройте Daybook по https.",
            "Przez zwykłe http działa to tylko przy dostępnym serwerze. Aby korzystać offline, otwórz Daybook przez https."
        )
    }
    public var newVersion: String {
        pick(
            "A new version opens with the next page.", "Новая версия откроется со следующей страницей.",
            "Nowa wersja otworzy się z następną stroną.")
    }

    /// How much is still to be sent: "3 changes only on this device".
    public func waiting(changes count: Int) -> String {
        pick(
            "\(changes(count)) only on this device", "\(changes(count)) только на этом устройстве",
            "\(changes(count)) tylko na tym urządzeniu")
    }
}
