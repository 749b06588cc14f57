extension Words {
    /// The words by which people search for a page, a setting or an action, besides its name: what it does, and what other
    /// programs call it. Each is in the forms that are typed most.
    public func searchTerms(of topic: SearchTopic) -> String {
        sectionTerms(topic) ?? settingTerms(topic) ?? pageTerms(topic) ?? moneyTerms(topic) ?? actionTerms(topic) ?? ""
    }

    private func sectionTerms(_ topic: SearchTopic) -> String? {
        switch topic {
        case .today:
            pick("home start day agenda dashboard", "главная начало день сводка", "start pulpit dzisiaj plan dnia")
        case .tasks:
            pick(
                "to-do todo list checklist inbox", "дела список дел чек-лист входящие",
                "lista rzeczy do zrobienia sprawy todo")
        case .habits:
            pick("routine tracker streak daily", "трекер ритуал серия ежедневные", "rutyna seria codzienne śledzenie")
        case .goals:
            pick(
                "targets objectives projects dreams milestones", "проекты мечты этапы планы",
                "projekty marzenia etapy zamierzenia")
        case .journal: pick("diary logbook records", "дневник записи", "zapiski wpisy")
        case .notes:
            pick(
                "diary writing thoughts gratitude text", "дневник мысли записи текст благодарность",
                "pamiętnik notatnik myśli zapiski wdzięczność")
        case .moods:
            pick(
                "emotions feelings mental wellbeing", "эмоции чувства самочувствие состояние",
                "emocje uczucia samopoczucie")
        case .workouts:
            pick(
                "training gym fitness sport exercise running", "тренажёрный зал спорт фитнес бег занятия",
                "siłownia sport fitness bieganie ćwiczenia")
        case .meals:
            pick(
                "food diet nutrition calories kcal eating macros protein",
                "еда питание диета калории ккал белки бжу", "jedzenie dieta kalorie kcal odżywianie białko")
        case .weight:
            pick(
                "scale body bmi kilograms pounds slimming", "весы тело масса имт килограммы похудение",
                "ciało bmi kilogramy odchudzanie masa")
        case .health:
            pick(
                "watch steps heart pulse apple", "часы шаги пульс сердце давление apple",
                "zegarek kroki puls tętno serce")
        case .money:
            pick(
                "finances spending expenses bank cash currency", "финансы расходы траты банк наличные валюта",
                "finanse wydatki bank gotówka waluta")
        case .review:
            pick("summary report stats insights", "итоги отчёт сводка статистика", "podsumowanie raport statystyki")
        case .settings: pick("preferences options configuration", "параметры опции", "opcje preferencje konfiguracja")
        default: nil
        }
    }

    private func settingTerms(_ topic: SearchTopic) -> String? {
        switch topic {
        case .language:
            pick(
                "english russian polish translation locale", "русский английский польский перевод",
                "polski angielski rosyjski tłumaczenie")
        case .theme:
            pick("appearance look colors light", "внешний вид цвета светлая тема", "wygląd kolory jasny skórka")
        case .darkTheme:
            pick(
                "dark mode night theme black", "тёмная тема ночной режим чёрная",
                "tryb ciemny nocny ciemna skórka czarny")
        case .textSize:
            pick(
                "font letters large bigger zoom", "шрифт крупный буквы масштаб увеличить",
                "czcionka litery duży powiększ rozmiar")
        case .firstWeekday:
            pick(
                "week starts monday sunday calendar", "неделя понедельник воскресенье календарь",
                "tydzień poniedziałek niedziela kalendarz")
        // People who go to bed after midnight look for it by their sleep.
        case .dayEnd: pick("midnight sleep night late", "полночь сон ночь сова", "północ sen noc")
        case .units:
            pick(
                "metric imperial kg kilograms lb pounds km miles days and time",
                "метрические кг килограммы фунты километры мили меры дни и время",
                "metryczne kg kilogramy funty kilometry mile miary dni i czas")
        case .tapBehaviour:
            pick("long press touch click gesture", "касание долгое нажатие жест клик", "przytrzymanie gest kliknięcie")
        case .habitLayout: pick("tiles rows grid view", "плитки строки сетка вид", "kafelki wiersze siatka widok układ")
        case .reminders:
            pick(
                "reminder notifications alerts alarm push bell", "напоминание уведомления оповещения будильник сигнал",
                "przypomnienie powiadomienia alarm dzwonek")
        case .parts:
            pick(
                "modules sections features hide disable turn off", "разделы модули функции скрыть отключить выключить",
                "działy moduły funkcje ukryj wyłącz")
        case .gameSwitch:
            pick(
                "turn off points gamification xp disable", "отключить очки геймификация игра выключить",
                "wyłącz punkty grywalizacja gra")
        case .arrangeToday:
            pick("order blocks customize layout home", "порядок блоки главная расположение", "kolejność bloki układ")
        case .away:
            pick(
                "vacation holiday trip travel sick leave pause", "отпуск отъезд каникулы поездка болезнь пауза",
                "urlop wakacje wyjazd choroba pauza")
        case .categories:
            pick("areas groups folders labels", "группы папки области сферы", "grupy foldery obszary etykiety")
        case .archive:
            pick("archived hidden old habits", "архивные скрытые старые привычки", "zarchiwizowane ukryte stare nawyki")
        case .history:
            pick(
                "undo changes restore deleted trash recover", "отмена отменить изменения вернуть восстановить корзина",
                "cofnij zmiany przywróć usunięte kosz")
        case .importAndExport:
            pick(
                "csv json file transfer move download upload", "csv json файл перенос скачать загрузить выгрузка",
                "csv json plik przenieś pobierz wczytaj")
        case .backup: pick("save copy safety export", "бэкап копия сохранить данные", "backup zapasowa zapisz dane")
        case .calendarFeed:
            pick(
                "ics ical subscribe google outlook reminders", "ics подписаться гугл google напоминания",
                "ics subskrybuj google outlook przypomnienia")
        case .recoveryCode: pick("key password encryption lost", "ключ пароль шифрование", "klucz hasło szyfrowanie")
        case .eraseDeleted:
            pick(
                "permanently remove wipe trash purge", "удалить навсегда стереть корзина очистить",
                "usuń na zawsze wymaż kosz wyczyść")
        case .yourData:
            pick(
                "privacy storage offline sync saved", "конфиденциальность хранение офлайн синхронизация",
                "prywatność przechowywanie offline synchronizacja")
        case .devices:
            pick(
                "sync phone computer tablet synchronize", "синхронизация телефон компьютер планшет",
                "synchronizacja telefon komputer tablet")
        case .keyboardShortcuts: pick("keys hotkeys", "горячие клавиши клавиатура", "klawiatura klawisze")
        case .profile:
            pick(
                "birthday age height sex calorie target energy", "возраст рост пол день рождения норма калорий",
                "wiek wzrost płeć urodziny zapotrzebowanie")
        default: nil
        }
    }
}
