extension Words {
    /// All changes are where they belong, on however many devices.
    public var upToDate: String { pick("Up to date", "Всё сохранено", "Wszystko zapisane") }
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
        pick("No space on this device", "На устройстве нет места", "Brak miejsca na urządzeniu")
    }
    public var noRoomHint: String {
        pick(
            "New data from your server does not fit on this device. Everything saved is safe; free some space, and the "
                + "rest will arrive automatically.",
            "Новые данные с сервера не помещаются на этом устройстве. Всё сохранённое цело; освободите место, и остальное "
                + "придёт само.",
            "Nowe dane z serwera nie mieszczą się na tym urządzeniu. Wszystko, co zapisano, jest bezpieczne; zwolnij trochę "
                + "miejsca, a reszta dotrze sama.")
    }
    /// The time of the last sync with the server.
    public func lastSynced(_ day: String, _ time: String) -> String {
        pick(
            "Last synced \(day), \(time)", "Синхронизировано: \(day), \(time)",
            "Ostatnia synchronizacja: \(day), \(time)")
    }
    public var replicating: String { pick("Sending changes…", "Отправка изменений…", "Wysyłanie zmian…") }

    // While much is on its way; {} stands for how much is left, such as "1.2 MB".
    public var receivingLeft: String {
        pick("Receiving: {} left", "Загрузка: осталось {}", "Pobieranie: zostało {}")
    }
    public var sendingLeft: String { pick("Sending: {} left", "Отправка: осталось {}", "Wysyłanie: zostało {}") }
    public var receivingLeftHint: String {
        pick(
            "Your journal is coming to this device: {} left. If interrupted, it continues where it stopped.",
            "Журнал загружается на это устройство: осталось {}. После обрыва загрузка продолжится с того же места.",
            "Dziennik jest pobierany na to urządzenie: zostało {}. Po przerwie pobieranie ruszy od tego samego miejsca."
        )
    }
    public var sendingLeftHint: String {
        pick(
            "Your changes are on their way to the server: {} left. If interrupted, it continues where it stopped.",
            "Изменения отправляются на сервер: осталось {}. После обрыва отправка продолжится с того же места.",
            "Zmiany są wysyłane na serwer: zostało {}. Po przerwie wysyłanie ruszy od tego samego miejsca.")
    }

    public var otherJournal: String {
        pick("Another journal on the server", "На сервере другой журнал", "Inny dziennik na serwerze")
    }
    public var otherJournalHint: String {
        pick(
            "The server now has another journal. Nothing was mixed, and this one is still complete on this device. Save it as a file "
                + "first; then you can start from the server’s journal and import the file there.",
            "На сервере теперь другой журнал, и ничего не смешалось. Этот по-прежнему здесь целиком. Сначала сохраните "
                + "его в файл; потом можно начать с журнала сервера и импортировать туда файл.",
            "Na serwerze jest teraz inny dziennik i nic się nie zmieszało. Ten nadal jest tutaj w całości. Najpierw "
                + "zapisz go w pliku; potem możesz zacząć od dziennika z serwera i zaimportować tam plik.")
    }
    public var saveJournal: String {
        pick("Save the journal as a file", "Сохранить журнал в файл", "Zapisz dziennik w pliku")
    }
    public var startFromServer: String {
        pick("Start from the server’s journal", "Начать с журнала сервера", "Zacznij od dziennika z serwera")
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
            "This device has no space left. Everything saved before is safe.",
            "На устройстве не осталось места. Всё сохранённое раньше цело.",
            "Na urządzeniu nie ma miejsca. Wszystko, co zapisano wcześniej, jest bezpieczne.")
    }
    public var incomplete: String {
        pick("Your history is still on its way", "История ещё загружается", "Historia jest jeszcze w drodze")
    }
    public var incompleteHint: String {
        pick(
            "Nothing was changed. This needs entries from before you set up this device. Connect to your server and try again.",
            "Ничего не изменено. Для этого нужны записи, сделанные до подключения устройства. Подключитесь к серверу и повторите.",
            "Nic się nie zmieniło. Potrzebne są wpisy sprzed dodania tego urządzenia. Połącz się z serwerem i spróbuj ponownie."
        )
    }
    public var broken: String {
        pick("This page cannot be shown", "Не удалось показать эту страницу", "Nie można pokazać tej strony")
    }
    public var brokenHint: String {
        pick("Everything saved is safe.", "Всё сохранённое цело.", "Wszystko, co zapisano, jest bezpieczne.")
    }

    public var nothingStored: String {
        pick("Nothing is stored here", "Здесь ничего не хранится", "Tutaj nic nie jest zapisane")
    }
    public var nothingStoredHint: String {
        pick(
            "This browser keeps nothing for Daybook: the window may be private, or its data was cleared. Daybook works "
                + "here only while your server can be reached. Everything on the server is safe.",
            "Этот браузер ничего не хранит для Daybook: возможно, окно приватное или данные удалены. Здесь Daybook работает "
                + "только при доступном сервере. Всё, что есть на сервере, цело.",
            "Ta przeglądarka niczego nie przechowuje dla Daybooka: może okno jest prywatne albo dane usunięto. Daybook działa "
                + "tu tylko przy dostępnym serwerze. Wszystko, co jest na serwerze, jest bezpieczne.")
    }
    public var offlineAppNotBuilt: String {
        pick(
            "You can start. In a few minutes it will also work offline: the server is still building the app.",
            "Можно начинать. Работа без сети появится через несколько минут: сервер ещё собирает приложение.",
            "Możesz zaczynać. Praca bez sieci będzie dostępna za kilka minut: serwer jeszcze buduje aplikację.")
    }
    public var offlineAppMissing: String {
        pick(
            "Daybook works here only while your server can be reached: the app for the browser is missing. "
                + "script/browser-build builds it.",
            "Здесь Daybook работает только при доступном сервере: нет приложения для браузера. Его собирает "
                + "script/browser-build.",
            "Daybook działa tu tylko przy dostępnym serwerze: brakuje aplikacji dla przeglądarki. Buduje ją "
                + "script/browser-build.")
    }
    public var otherVersion: String {
        pick("Another version is open", "Открыта другая версия", "Otwarta jest inna wersja")
    }
    public var otherVersionHint: String {
        pick(
            "Another tab runs a different version of Daybook and is using the journal on this device. Close the "
                + "other tabs, then open this page again. Nothing is lost.",
            "В другой вкладке открыт Daybook другой версии, и журнал на этом устройстве занят. Закройте другие вкладки и "
                + "откройте эту страницу снова. Ничего не потеряно.",
            "W innej karcie otwarty jest Daybook w innej wersji i zajmuje dziennik na tym urządzeniu. Zamknij inne karty i "
                + "otwórz tę stronę ponownie. Nic nie przepadło.")
    }
    public var journalIsDamaged: String {
        pick("The journal is damaged", "Журнал повреждён", "Dziennik jest uszkodzony")
    }
    public var journalIsDamagedHint: String {
        pick(
            "Some of it cannot be read on your server; the rest is shown. To mend it, run there: daybook check --repair",
            "Часть его не читается на вашем сервере, остальное показано. Чтобы восстановить его, выполните там: "
                + "daybook check --repair",
            "Części nie da się odczytać na twoim serwerze, reszta jest widoczna. Aby go naprawić, uruchom tam: "
                + "daybook check --repair")
    }
    public var journalIsOlder: String {
        pick("The journal is an older one", "На месте журнала старый файл", "W miejscu dziennika jest starszy plik")
    }
    public var journalIsOlderHint: String {
        pick(
            "On your server, an older file has taken its place. To bring back what it lacks, run there: daybook check --repair",
            "На вашем сервере его место занял старый файл. Чтобы вернуть то, чего в нём нет, выполните там: "
                + "daybook check --repair",
            "Na twoim serwerze jego miejsce zajął starszy plik. Aby przywrócić to, czego w nim brakuje, uruchom tam: "
                + "daybook check --repair")
    }
    public var keyIsGone: String {
        pick("The journal’s key is gone", "Ключ журнала пропал", "Zniknął klucz dziennika")
    }
    public var keyIsGoneHint: String {
        pick(
            "Its file is missing on your server. Put it back or write down the recovery code before the server stops: without "
                + "it, nothing opens the journal.",
            "На вашем сервере нет его файла. Верните файл или запишите код восстановления, пока сервер работает: без этого "
                + "журнал ничем не открыть.",
            "Na twoim serwerze brakuje jego pliku. Przywróć plik albo zapisz kod odzyskiwania, zanim serwer się zatrzyma: bez "
                + "tego nic nie otworzy dziennika.")
    }
    public var journalUnopenable: String {
        pick("The journal can’t be opened", "Журнал не открывается", "Nie można otworzyć dziennika")
    }
    public var journalFileIsGone: String {
        pick("The journal’s file is gone", "Файл журнала пропал", "Zniknął plik dziennika")
    }
    public var journalFileIsGoneHint: String {
        pick(
            "Nothing can be saved. Put it back on your server, or run there: daybook check --repair",
            "Ничего нельзя сохранить. Верните его на вашем сервере или выполните там: daybook check --repair",
            "Niczego nie można zapisać. Przywróć go na swoim serwerze albo uruchom tam: daybook check --repair")
    }
    public var journalFileGone: String {
        pick(
            "Nothing was saved: the journal’s file is gone", "Ничего не сохранено: файл журнала пропал",
            "Nic nie zapisano: zniknął plik dziennika")
    }
    public func journalFileGoneHint(_ path: String) -> String {
        pick(
            "Put it back on your server at \(quoted(path)), or run there: daybook check --repair",
            "Верните его на вашем сервере в \(quoted(path)) или выполните там: daybook check --repair",
            "Przywróć go na swoim serwerze do \(quoted(path)) albo uruchom tam: daybook check --repair")
    }
    public var notSavedAsDamaged: String {
        pick(
            "Nothing was saved: the journal is damaged", "Ничего не сохранено: журнал повреждён",
            "Nic nie zapisano: dziennik jest uszkodzony")
    }
    public var damagedChanges: String {
        pick("Some changes are damaged", "Часть изменений повреждена", "Część zmian jest uszkodzona")
    }
    public var damagedChangesHint: String {
        pick(
            "Some changes could not be read from this device’s storage, and your server does not have them either. They "
                + "are set aside; everything else is as it was.",
            "Некоторые изменения не читаются из хранилища этого устройства, и на сервере их тоже нет. Они отложены; всё "
                + "остальное на месте.",
            "Niektórych zmian nie da się odczytać z pamięci tego urządzenia i serwer też ich nie ma. Odłożono je na bok; "
                + "cała reszta jest na miejscu.")
    }

    // The explanations in Settings of where the displayed data is kept
    public var keptByServer: String {
        pick(
            "This page comes from your server, which keeps the whole journal.",
            "Страница открыта с вашего сервера, на котором хранится весь журнал.",
            "Ta strona pochodzi z twojego serwera, który przechowuje cały dziennik.")
    }
    public var keptHereAndByServer: String {
        pick(
            "This device and your server both keep the whole journal. It works offline, too.",
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
            "Your server cannot be reached. Everything is kept here and sent as soon as it is back.",
            "Сервер недоступен. Всё сохранено здесь и отправится само, как только он появится.",
            "Serwer jest nieosiągalny. Wszystko jest zapisane tutaj i wyśle się samo, gdy tylko serwer wróci.")
    }

    /// The number of changes not yet sent: "3 changes only on this device".
    public func waiting(changes count: Int) -> String {
        pick(
            "\(changes(count)) only on this device", "\(changes(count)) только на этом устройстве",
            "\(changes(count)) tylko na tym urządzeniu")
    }
}
