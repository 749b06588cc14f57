extension Words {
    public var onAllDevices: String {
        pick("On all your devices", "На всех ваших устройствах", "Na wszystkich twoich urządzeniach")
    }
    public var offline: String { pick("Offline", "Нет связи", "Brak połączenia") }
    public var signedOut: String { pick("Signed out", "Вход завершён", "Wylogowano") }
    public var signedOutHint: String {
        pick(
            "Your server no longer knows this browser. Open the link that it printed when it started, or type "
                + "“daybook open” where it runs. Nothing is lost: everything is kept here and sent after that.",
            "Сервер больше не узнаёт этот браузер. Откройте ссылку, которую он вывел при запуске, или наберите "
                + "«daybook open» там, где он работает. Ничего не потеряно: всё хранится здесь и отправится после этого.",
            "Serwer nie rozpoznaje już tej przeglądarki. Otwórz link, który wypisał przy starcie, albo wpisz "
                + "„daybook open” tam, gdzie działa. Nic nie przepadło: wszystko jest tutaj i potem zostanie wysłane.")
    }
    public var noRoom: String {
        pick("No room on this device", "На устройстве нет места", "Brak miejsca na urządzeniu")
    }
    public var noRoomHint: String {
        pick(
            "What your server has that is new does not fit on this device. Everything saved is safe; free some room, and "
                + "the rest arrives by itself.",
            "Новое с сервера не помещается на этом устройстве. Всё сохранённое цело; освободите место, и остальное придёт "
                + "само.",
            "Nowości z serwera nie mieszczą się na tym urządzeniu. Wszystko, co zapisano, jest bezpieczne; zwolnij trochę "
                + "miejsca, a reszta dotrze sama.")
    }
    public var replicating: String { pick("Sending changes…", "Отправка изменений…", "Wysyłanie zmian…") }
    public var otherJournal: String {
        pick("Another journal on the server", "На сервере другой журнал", "Inny dziennik na serwerze")
    }
    public var otherJournalHint: String {
        pick(
            "The server now keeps another journal, and nothing was mixed. This one is still here whole. Save it as a file "
                + "first; then you can begin with the server’s journal, and bring the file in there.",
            "На сервере теперь другой журнал, и ничего не смешалось. Этот по-прежнему здесь целиком. Сначала сохраните "
                + "его в файл; потом можно начать с журнала сервера и загрузить файл туда.",
            "Na serwerze jest teraz inny dziennik i nic się nie zmieszało. Ten nadal jest tutaj w całości. Najpierw "
                + "zapisz go w pliku; potem możesz zacząć od dziennika z serwera i wczytać tam plik.")
    }
    public var saveJournal: String {
        pick("Save the journal as a file", "Сохранить журнал в файл", "Zapisz dziennik w pliku")
    }
    public var startAnew: String {
        pick("Begin with the server’s journal", "Начать с журнала сервера", "Zacznij od dziennika z serwera")
    }

    // Failures of the app itself in the browser
    public var refused: String { pick("Refused", "Отказано", "Odmowa") }
    public var refusedHint: String {
        pick(
            "This form came from another site.", "Эта форма пришла с другого сайта.",
            "Ten formularz przyszedł z innej strony.")
    }
    public var notKept: String { pick("Nothing was saved", "Ничего не сохранено", "Nic nie zapisano") }
    public var notKeptHint: String {
        pick(
            "This device has no room left. Everything saved before is safe.",
            "На устройстве не осталось места. Всё сохранённое раньше цело.",
            "Na urządzeniu nie ma miejsca. Wszystko, co zapisano wcześniej, jest bezpieczne.")
    }
    public var broken: String {
        pick("This page cannot be shown", "Эту страницу не показать", "Nie można pokazać tej strony")
    }
    public var brokenHint: String {
        pick("Everything saved is safe.", "Всё сохранённое цело.", "Wszystko, co zapisano, jest bezpieczne.")
    }

    // Where the data is stored, as explained in the settings
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
            "Everything is kept on this device and is on its way to your server.",
            "Всё сохранено на этом устройстве и отправляется на ваш сервер.",
            "Wszystko jest zapisane na tym urządzeniu i wysyłane na twój serwer.")
    }
    public var keptHereWhileOffline: String {
        pick(
            "Your server cannot be reached. The whole journal is on this device, and everything works.",
            "Сервер недоступен. Весь журнал есть на этом устройстве, и всё работает.",
            "Serwer jest nieosiągalny. Cały dziennik jest na tym urządzeniu i wszystko działa.")
    }
    public var changesWaitForServer: String {
        pick(
            "Your server cannot be reached. Everything is kept here and sent by itself as soon as it can.",
            "Сервер недоступен. Всё сохранено здесь и отправится само, как только он появится.",
            "Serwer jest nieosiągalny. Wszystko jest zapisane tutaj i wyśle się samo, gdy tylko się pojawi.")
    }

    /// The number of changes not yet sent: "3 changes only on this device".
    public func waiting(changes count: Int) -> String {
        pick(
            "\(changes(count)) only on this device", "\(changes(count)) только на этом устройстве",
            "\(changes(count)) tylko na tym urządzeniu")
    }
}
