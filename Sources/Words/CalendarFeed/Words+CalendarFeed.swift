extension Words {
    public var calendarFeed: String { pick("Calendar feed", "Подписка на календарь", "Subskrypcja kalendarza") }
    public var calendarFeedExplained: String {
        pick(
            "Your phone’s own calendar shows what is due and rings your reminders, even while Daybook is closed or the server is out of "
                + "reach. It fetches changes from your server now and then.",
            "Обычный календарь телефона показывает, что предстоит, и напоминает, даже когда Daybook закрыт или сервер недоступен. "
                + "Изменения он время от времени забирает с вашего сервера.",
            "Zwykły kalendarz w telefonie pokazuje, co cię czeka, i przypomina, nawet gdy Daybook jest zamknięty albo serwer jest "
                + "niedostępny. Zmiany pobiera co jakiś czas z twojego serwera.")
    }
    public var calendarFeedOnServer: String {
        pick(
            "Only your server can turn the calendar feed on or off. Connect to it and open this page again.",
            "Подписку включает и отключает только ваш сервер. Подключитесь к нему и откройте страницу снова.",
            "Subskrypcję włącza i wyłącza tylko twój serwer. Połącz się z nim i otwórz tę stronę ponownie.")
    }
    public var calendarFeedWarning: String {
        pick(
            "Anyone who has the address can read the titles and times of what you choose here, without signing in. They can read nothing "
                + "else and change nothing.",
            "У кого есть адрес, тот без входа прочтёт названия и время того, что вы здесь выбрали. Больше он ничего не увидит и ничего "
                + "не изменит.",
            "Kto ma adres, przeczyta bez logowania tytuły i godziny tego, co tu wybierzesz. Niczego więcej nie zobaczy i niczego nie "
                + "zmieni.")
    }
    public var calendarFeedInTheClear: String {
        pick(
            "This server has no https: others on your network can read the address and the calendar along the way.",
            "У этого сервера нет https: другие в вашей сети могут прочесть по пути и адрес, и календарь.",
            "Ten serwer nie ma https: inni w twojej sieci mogą po drodze odczytać adres i kalendarz.")
    }
    public var calendarFeedIsLocal: String {
        pick(
            "This address works only on the computer that the server runs on. For your phone, open Daybook at the address your phone reaches it "
                + "under, and turn the feed on there.",
            "Этот адрес работает только на компьютере с сервером. Для телефона откройте Daybook по адресу, по которому его видит "
                + "телефон, и включите подписку там.",
            "Ten adres działa tylko na komputerze z serwerem. Dla telefonu otwórz Daybook pod adresem, pod którym widzi go telefon, i "
                + "tam włącz subskrypcję.")
    }
    public var calendarFeedParts: String { pick("In the calendar", "В календаре", "W kalendarzu") }
    public var calendarFeedPartsHint: String {
        pick(
            "Tasks and habits ring at the reminders you have set, bills at 9:00 on their day unless they post themselves.",
            "Задачи и привычки напоминают по вашим напоминаниям, платежи — в 9:00 в свой день, если не проводятся сами.",
            "Zadania i nawyki przypominają tak, jak ustawisz, rachunki o 9:00 w swoim dniu, chyba że księgują się same."
        )
    }
    public var calendarFeedPartsMissing: String {
        pick("Choose at least one.", "Выберите хотя бы одно.", "Wybierz co najmniej jedno.")
    }
    public var calendarFeedIsOn: String {
        pick(
            "The feed is on. Its address was shown once; if you no longer have it, make a new one.",
            "Подписка включена. Адрес был показан один раз; если его у вас нет, создайте новый.",
            "Subskrypcja jest włączona. Adres był pokazany raz; jeśli go nie masz, utwórz nowy.")
    }
    public var newCalendarFeedAddress: String { pick("New address", "Новый адрес", "Nowy adres") }
    public var newCalendarFeedAddressHint: String {
        pick(
            "With a new address, and when the feed is off, the old one stops working at once.",
            "С новым адресом и после отключения старый сразу перестаёт работать.",
            "Z nowym adresem i po wyłączeniu stary od razu przestaje działać.")
    }
    public var calendarFeedAddress: String { pick("Address", "Адрес", "Adres") }
    public var calendarFeedAddressHint: String {
        pick(
            "It is shown only now. Copy it and subscribe to it:",
            "Он показан только сейчас. Скопируйте его и подпишитесь:",
            "Widać go tylko teraz. Skopiuj go i zasubskrybuj:")
    }
    public var copy: String { pick("Copy", "Копировать", "Kopiuj") }
    public var copied: String { pick("Copied", "Скопировано", "Skopiowano") }
    /// How to subscribe, by device.
    public var calendarFeedSteps: [(device: String, steps: String)] {
        [
            (
                "iPhone",
                pick(
                    "Settings › Apps › Calendar › Calendar Accounts › Add Account › Other › Add Subscribed Calendar. Leave “Remove Alarms” "
                        + "off.",
                    "Настройки › Приложения › Календарь › Учётные записи › Новая учётная запись › Другое › Подписной календарь. "
                        + "«Удалить напоминания» не включайте.",
                    "Ustawienia › Aplikacje › Kalendarz › Konta kalendarza › Dodaj konto › Inne › Dodaj subskrybowany kalendarz. Nie "
                        + "włączaj „Usuń alarmy”.")
            ),
            (
                "Android",
                pick(
                    "Install ICSx⁵, tap + and paste the address. Google Calendar rings no alarms of a subscribed calendar.",
                    "Установите ICSx⁵, нажмите + и вставьте адрес. Google Календарь по подписке не напоминает.",
                    "Zainstaluj ICSx⁵, naciśnij + i wklej adres. Kalendarz Google nie przypomina z subskrypcji.")
            ),
            (
                pick("Computer", "Компьютер", "Komputer"),
                pick(
                    "In Thunderbird: New Calendar › On the Network. On a Mac: Calendar › File › New Calendar Subscription, without removing "
                        + "alerts.",
                    "В Thunderbird: «Создать календарь» › «В сети». На Mac: «Календарь» › «Файл» › «Новая подписка на календарь», не удаляя "
                        + "напоминания.",
                    "W Thunderbirdzie: Nowy kalendarz › W sieci. Na Macu: Kalendarz › Plik › Nowa subskrypcja kalendarza, bez usuwania "
                        + "alertów.")
            ),
        ]
    }
    public func calendarFeedLeavesOut(_ count: Int) -> String {
        let entries = counted(
            count, (one: "entry", many: "entries"), (one: "запись", few: "записи", many: "записей"),
            (one: "wpis", few: "wpisy", many: "wpisów"))
        return pick(
            "There is no room for what is furthest from today: \(entries).",
            "Не вошло самое далёкое от сегодняшнего дня: \(entries).",
            "Nie zmieściło się to, co najdalsze od dzisiaj: \(entries).")
    }
}
