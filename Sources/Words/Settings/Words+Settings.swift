extension Words {
    // Language
    public var languageLabel: String { pick("Language", "Язык", "Język") }
    public var followBrowser: String { pick("Browser default", "Как в браузере", "Jak w przeglądarce") }

    // Theme
    public var theme: String { pick("Theme", "Оформление", "Motyw") }
    public var systemTheme: String { pick("Same as the system", "Как в системе", "Jak w systemie") }
    public var lightTheme: String { pick("Light", "Светлое", "Jasny") }
    public var darkTheme: String { pick("Dark", "Тёмное", "Ciemny") }
    public var textSize: String { pick("Text size", "Размер текста", "Rozmiar tekstu") }
    public var textSizeHint: String {
        pick(
            "Text is as large as your browser or phone sets it.",
            "Размер текста — тот, что задан в браузере или телефоне.",
            "Tekst ma rozmiar ustawiony w przeglądarce lub telefonie.")
    }

    // Week and day
    public var firstDayOfWeek: String {
        pick("First day of the week", "Первый день недели", "Pierwszy dzień tygodnia")
    }
    public var firstDayOfWeekHint: String {
        pick(
            "The weeks of habits, budgets and challenges begin on it. What earlier weeks earned is computed anew.",
            "С него начинаются недели привычек, бюджетов и испытаний. Очки за прошлые недели пересчитываются.",
            "Od niego zaczynają się tygodnie nawyków, budżetów i wyzwań. Punkty za wcześniejsze tygodnie są przeliczane."
        )
    }
    public var dayEndsAt: String { pick("The day ends at", "Конец дня", "Koniec dnia") }
    public var midnight: String { pick("Midnight", "Полночь", "Północ") }
    public var dayEndsAtHint: String {
        pick(
            "What you mark before this hour still counts for the day before.",
            "Отмеченное до этого часа относится к предыдущему дню.",
            "To, co oznaczysz przed tą godziną, liczy się jeszcze do poprzedniego dnia.")
    }

    /// The hour at which a day ends (0...6): "Midnight", "03:00".
    public func dayEnd(_ hour: Int) -> String {
        hour == 0 ? midnight : "\(hour < 10 ? "0" : "")\(hour):00"
    }

    // Tap
    public var tapBehaviour: String { pick("Tapping a habit", "Нажатие на привычку", "Dotknięcie nawyku") }
    public var tapMarks: String { pick("Marks it", "Отмечает её", "Odhacza go") }
    public var tapOpens: String { pick("Opens it", "Открывает её", "Otwiera go") }
    public var tapHint: String {
        pick("A long press does the other.", "Долгое нажатие — наоборот.", "Przytrzymanie działa odwrotnie.")
    }

    // Habits on Today
    public var habitsOnToday: String {
        pick("Habits on Today", "Привычки на странице «Сегодня»", "Nawyki na stronie „Dziś”")
    }
    public var habitsAsTiles: String { pick("Tiles", "Плитки", "Kafelki") }
    public var habitsWithLastDays: String {
        pick("Rows with the last days", "Строки с последними днями", "Wiersze z ostatnimi dniami")
    }

    // Devices
    public var devices: String { pick("Devices", "Устройства", "Urządzenia") }
    public var devicesHint: String {
        pick(
            "A browser whose data was cleared counts as a new device.",
            "Браузер, в котором стёрли данные, считается новым устройством.",
            "Przeglądarka po wyczyszczeniu danych liczy się jako nowe urządzenie.")
    }
    public var thisDevice: String { pick("This device", "Это устройство", "To urządzenie") }
    public var yourServer: String { pick("Your server", "Ваш сервер", "Twój serwer") }
    /// Another device, by the beginning of its id: "Device 3fa2".
    public func device(_ id: String) -> String { pick("Device \(id)", "Устройство \(id)", "Urządzenie \(id)") }
    public func lastChange(_ day: String, _ time: String) -> String {
        pick("Last change \(day), \(time)", "Последнее изменение: \(day), \(time)", "Ostatnia zmiana: \(day), \(time)")
    }
    public var noChangesYet: String { pick("No changes yet", "Изменений пока нет", "Jeszcze bez zmian") }

    // This device, this app
    public var appearance: String { pick("Appearance", "Внешний вид", "Wygląd") }
    public var timeHeading: String { pick("Days and units", "Дни и единицы", "Dni i jednostki") }
    public var yourData: String { pick("Your data", "Ваши данные", "Twoje dane") }
    public var version: String { pick("Version", "Версия", "Wersja") }
    public var privacy: String {
        pick(
            "Your journal stays on your devices and your server. Nothing is sent to anyone else.",
            "Ваш журнал остаётся на ваших устройствах и вашем сервере. Больше никто ничего не узнает.",
            "Twój dziennik zostaje na twoich urządzeniach i twoim serwerze. Nikt inny niczego się nie dowie.")
    }
}
