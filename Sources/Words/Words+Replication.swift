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

    // Where what is on the screen is kept, as the settings explain it
    public var keptByServer: String {
        pick(
            "This page comes from your server, which keeps the whole journal.",
            "Эта страница пришла с вашего сервера, на котором хранится весь журнал.",
            "Ta strona pochodzi z twojego serwera, który przechowuje cały dziennik.")
    }
    public var keptHereAndByServer: String {
        pick(
            "This device and your server both keep the whole journal. It works without a network too.",
            "Весь журнал есть и на этом устройстве, и на вашем сервере. Он работает и без сети.",
            "Cały dziennik jest na tym urządzeniu i na twoim serwerze. Działa też bez sieci.")
    }
    public var changesAreSent: String {
        pick(
            "They are kept on this device and are on their way to your server.",
            "Они сохранены на этом устройстве и отправляются на ваш сервер.",
            "Są zapisane na tym urządzeniu i wysyłane na twój serwer.")
    }
    public var keptHereWhileOffline: String {
        pick(
            "Your server cannot be reached. The whole journal is on this device, and everything works.",
            "Сервер недоступен. Весь журнал есть на этом устройстве, и всё работает.",
            "Serwer jest nieosiągalny. Cały dziennik jest na tym urządzeniu i wszystko działa.")
    }
    public var changesWaitForServer: String {
        pick(
            "Your server cannot be reached. They are kept here and sent by themselves as soon as it can.",
            "Сервер недоступен. Они сохранены здесь и отправятся сами, как только он появится.",
            "Serwer jest nieosiągalny. Są zapisane tutaj i wyślą się same, gdy tylko się pojawi.")
    }

    /// How much is still to be sent: "3 changes only on this device".
    public func waiting(changes count: Int) -> String {
        pick(
            "\(changes(count)) only on this device", "\(changes(count)) только на этом устройстве",
            "\(changes(count)) tylko na tym urządzeniu")
    }
}
