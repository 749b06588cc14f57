extension HelpTranslation {
    static let general: [Sentence] = [
        ("A private journal for your days.", "Личный журнал ваших дней.", "Prywatny dziennik twoich dni."),
        (
            "Titles can be shortened to any unambiguous prefix. A day is today, yesterday, fri, next friday, in 3 days, 3 days ago, +3d, eow (the end of the week), eom (of the month), eoy (of the year), 2026-11-20 or 25.12.2026. A dash as a note, a line or a file means standard input. Every change can be undone.",
            "Названия можно сокращать до любого однозначного начала. День — это сегодня, вчера, пт, следующая пятница, через 3 дня, 3 дня назад, +3д, eow (конец недели), eom (месяца), eoy (года), 2026-11-20 или 25.12.2026. Дефис вместо заметки, строки или файла означает стандартный ввод. Любое изменение можно отменить.",
            "Nazwy można skracać do dowolnego jednoznacznego początku. Dzień to dziś, wczoraj, pt, następny piątek, za 3 dni, 3 dni temu, +3d, eow (koniec tygodnia), eom (miesiąca), eoy (roku), 2026-11-20 albo 25.12.2026. Łącznik zamiast notatki, wiersza lub pliku oznacza standardowe wejście. Każdą zmianę można cofnąć."
        ),
        ("Daily", "Каждый день", "Na co dzień"), ("Habits", "Привычки", "Nawyki"), ("Tasks", "Задачи", "Zadania"),
        ("Goals", "Цели", "Cele"), ("Notes", "Заметки", "Notatki"), ("Moods", "Настроение", "Nastrój"),
        ("Body", "Тело", "Ciało"),
        ("Health", "Здоровье", "Zdrowie"), ("Recurrence", "Повторения", "Powtórzenia"), ("Undo", "Отмена", "Cofanie"),
        ("Browser", "Браузер", "Przeglądarka"), ("Setup", "Настройка", "Ustawienia"),
        ("Journal", "Журнал", "Dziennik"), ("One of %", "Одно из: %", "Jedno z: %"),
        (
            "The data folder (default: $DAYBOOK_DATA, or daybook in XDG's data home).",
            "Папка данных (по умолчанию $DAYBOOK_DATA или daybook в папке данных XDG).",
            "Folder danych (domyślnie $DAYBOOK_DATA albo daybook w folderze danych XDG)."
        ),
        (
            "The current time, such as 2026-11-20T09:30.", "Текущее время, например 2026-11-20T09:30.",
            "Bieżący czas, na przykład 2026-11-20T09:30."
        ), ("Print JSON.", "Вывести JSON.", "Wypisz JSON."),
        ("The day (default: today).", "День (по умолчанию сегодня).", "Dzień (domyślnie dziś)."),
        ("The day to copy from.", "День, из которого копировать.", "Dzień, z którego kopiować."),
        ("Another day.", "Другой день.", "Inny dzień."), ("The first day.", "Первый день.", "Pierwszy dzień."),
        ("The last day.", "Последний день.", "Ostatni dzień."), ("Its day.", "День.", "Dzień."),
        (
            "The time, such as 07:30 (default: now).", "Время, например 07:30 (по умолчанию сейчас).",
            "Godzina, na przykład 07:30 (domyślnie teraz)."
        ), ("A note.", "Заметка.", "Notatka."), ("An emoji.", "Эмодзи.", "Emoji."),
        ("An emoji; empty for none.", "Эмодзи; пусто — без него.", "Emoji; puste: bez niego."),
        ("Its name.", "Название.", "Nazwa."), ("Its title.", "Название.", "Nazwa."),
        ("A new name.", "Новое название.", "Nowa nazwa."), ("A new title.", "Новое название.", "Nowa nazwa."),
        ("Its number.", "Номер.", "Numer."),
        ("Its name, or the start of it.", "Название или его начало.", "Nazwa albo jej początek."),
        ("Its title, or the start of it.", "Название или его начало.", "Nazwa albo jej początek."),
        ("Titles, or the start of them.", "Названия или их начало.", "Nazwy albo ich początek."),
        ("Archived ones instead.", "Из архива.", "Z archiwum."), ("List all.", "Показать все.", "Pokaż wszystkie."),
        (
            "The maximum number to list (default: 30; with --json, all).",
            "Сколько показать самое большее (по умолчанию 30; с --json — все).",
            "Ile najwyżej pokazać (domyślnie 30; z --json wszystkie)."
        ),
        (
            "The maximum number to list (default: 100; with --json, all).",
            "Сколько показать самое большее (по умолчанию 100; с --json — все).",
            "Ile najwyżej pokazać (domyślnie 100; z --json wszystkie)."
        ),
        (
            "week, month or year.", "week (неделя), month (месяц) или year (год).",
            "week (tydzień), month (miesiąc) albo year (rok)."
        ),
        (
            "week, month, year or all.", "week (неделя), month (месяц), year (год) или all (всё время).",
            "week (tydzień), month (miesiąc), year (rok) albo all (cały czas)."
        ),
        (
            "How many weeks, months or years.", "Сколько недель, месяцев или лет.", "Ile tygodni, miesięcy lub lat."
        ),
        (
            "Its category, created if new; empty for none.", "Категория; новая создаётся, пусто — без неё.",
            "Kategoria; nowa zostanie utworzona, puste: bez niej."
        ), ("Its category, created if new.", "Категория; новая создаётся.", "Kategoria; nowa zostanie utworzona."),
        // Categories and settings
        (
            "Add, list and change the categories of habits, tasks and goals.",
            "Добавить, показать и изменить категории привычек, задач и целей.",
            "Dodaj, pokaż i zmień kategorie nawyków, zadań i celów."
        ),
        (
            "List categories with how much is in each.", "Показать категории и сколько в каждой.",
            "Pokaż kategorie i ile w każdej jest."
        ), ("Add a category.", "Добавить категорию.", "Dodaj kategorię."),
        (
            "Change a category; options you leave out keep their values.",
            "Изменить категорию; что не указано, остаётся.", "Zmień kategorię; czego nie podasz, to zostaje."
        ),
        (
            "Delete a category; what is in it stays, without a category.",
            "Удалить категорию; её содержимое останется без категории.",
            "Usuń kategorię; jej zawartość zostanie bez kategorii."
        ),
        (
            "Show and change settings, which all your devices share.",
            "Показать и изменить настройки, общие для всех устройств.",
            "Pokaż i zmień ustawienia wspólne dla wszystkich urządzeń."
        ),
        (
            "List all settings with their values.", "Показать все настройки и их значения.",
            "Pokaż wszystkie ustawienia i ich wartości."
        ),
        ("Show the value of a setting.", "Показать значение настройки.", "Pokaż wartość ustawienia."),
        ("Change a setting.", "Изменить настройку.", "Zmień ustawienie."),
        (
            "Change it even if limits of budgets no longer count.",
            "Изменить, даже если лимиты бюджетов перестанут действовать.",
            "Zmień, nawet jeśli limity budżetów przestaną obowiązywać."
        ),
        (
            "The new value; an unknown one lists the choices.",
            "Новое значение; если такого нет, в ответ придёт список возможных.",
            "Nowa wartość; jeśli takiej nie ma, zobaczysz listę możliwych."
        ),
        // Server
        (
            "Open the running server in a browser.", "Открыть запущенный сервер в браузере.",
            "Otwórz działający serwer w przeglądarce."
        ),
        (
            "Also prints the link, which signs in a browser and is valid for an hour. Finds the port of the server that runs for the data folder unless you give --port.",
            "Выводит и ссылку, по которой браузер входит; она действует час. Порт сервера этой папки данных находится сам, если не указан --port.",
            "Wypisuje też link, który loguje przeglądarkę i działa przez godzinę. Port serwera tego folderu danych znajdzie się sam, chyba że podasz --port."
        ), ("Only print the link.", "Только вывести ссылку.", "Tylko wypisz link."),
        ("Serve the journal to browsers.", "Открыть журнал для браузеров.", "Udostępniaj dziennik przeglądarkom."),
        (
            "Prints a link that signs in a browser, unless systemd logs its output. Listens only on this machine unless you give --host; to reach it from a phone, give --origin and put a proxy with TLS in front.",
            "Выводит ссылку, по которой браузер входит, если его вывод не записывает systemd. Доступен только с этого компьютера, если не указан --host; для телефона укажите --origin и поставьте впереди прокси с TLS.",
            "Wypisuje link, który loguje przeglądarkę, o ile wyjścia nie zapisuje systemd. Nasłuchuje tylko na tym komputerze, chyba że podasz --host; aby wejść z telefonu, podaj --origin i ustaw przed serwerem proxy z TLS."
        ), ("The port (default: 4600).", "Порт (по умолчанию 4600).", "Port (domyślnie 4600)."),
        ("The address to listen on.", "Адрес, на котором ждать соединений.", "Adres, na którym nasłuchiwać."),
        (
            "The origin that browsers see, such as https://daybook.example.",
            "Адрес сайта для браузеров, например https://daybook.example.",
            "Adres strony dla przeglądarek, na przykład https://daybook.example."
        ),
        // Undo, journal
        (
            "Undo the latest change made on this device; again for the one before.",
            "Отменить последнее изменение на этом устройстве; ещё раз — предыдущее.",
            "Cofnij ostatnią zmianę na tym urządzeniu; jeszcze raz: poprzednią."
        ),
        (
            "If other records, or changes of another device, would be hidden with it, they are only named; --yes undoes it.",
            "Если вместе с этим скроются другие записи или изменения другого устройства, они только называются; --yes отменяет.",
            "Jeśli razem z tym znikną inne wpisy lub zmiany z innego urządzenia, zostaną tylko wymienione; --yes cofa."
        ),
        (
            "Undo it even if other records are hidden with it.",
            "Отменить, даже если вместе с этим скроются другие записи.",
            "Cofnij, nawet jeśli razem z tym znikną inne wpisy."
        ), ("Redo the change undone last.", "Вернуть отменённое последним.", "Ponów ostatnio cofniętą zmianę."),
        (
            "Show what was done on all devices, or the changes of a habit, latest first.",
            "Показать, что сделано на всех устройствах, или изменения привычки, последние сверху.",
            "Pokaż, co zrobiono na wszystkich urządzeniach, albo zmiany nawyku, najnowsze najpierw."
        ),
        (
            "The first digits of an action's id are enough for daybook undo and daybook redo.",
            "Для daybook undo и daybook redo достаточно первых цифр номера действия.",
            "Dla daybook undo i daybook redo wystarczą pierwsze cyfry identyfikatora czynności."
        ),
        (
            "A habit's title, or the start of it; all actions without it.",
            "Название привычки или его начало; без него — все действия.",
            "Nazwa nawyku albo jej początek; bez niej: wszystkie czynności."
        ),
        (
            "The first digits of an action's id, from daybook history; the latest without it.",
            "Первые цифры номера действия из daybook history; без них — последнее.",
            "Pierwsze cyfry identyfikatora czynności z daybook history; bez nich: ostatnia."
        ),
        (
            "The first digits of an action's id, from daybook history; the one undone last without it.",
            "Первые цифры номера действия из daybook history; без них — отменённое последним.",
            "Pierwsze cyfry identyfikatora czynności z daybook history; bez nich: ostatnio cofnięta."
        ), ("The maximum number of changes.", "Сколько изменений самое большее.", "Ile najwyżej zmian."),
        (
            "Erase deleted records for good, here and on all devices.",
            "Стереть удалённое навсегда, здесь и на всех устройствах.",
            "Wymaż usunięte na zawsze, tu i na wszystkich urządzeniach."
        ),
        (
            "Without --yes, only lists what would be erased. Erasing cannot be undone. The daily backups are erased from, too; files of daybook backup and exports still hold the erased data.",
            "Без --yes только показывает, что будет стёрто. Отменить стирание нельзя. Из ежедневных копий тоже стирается; в файлах daybook backup и в экспортах стёртое остаётся.",
            "Bez --yes tylko pokazuje, co zostałoby wymazane. Wymazania nie można cofnąć. Z codziennych kopii też znika; pliki z daybook backup i eksporty nadal zawierają wymazane dane."
        ), ("Erase it.", "Стереть.", "Wymaż."),
        (
            "Also delete the files of attachments that belong to no entry.",
            "Удалить и файлы вложений, у которых нет записи.",
            "Usuń też pliki załączników, które nie należą do żadnego wpisu."
        ),
        (
            "Save what cannot be read to this file, to correct and import it.",
            "Сохранить в этот файл то, что не удалось прочитать, чтобы исправить и импортировать.",
            "Zapisz do tego pliku to, czego nie da się odczytać, aby to poprawić i zaimportować."
        ),
        (
            "Replace the file of --rejected if it exists.", "Заменить файл из --rejected, если он есть.",
            "Zastąp plik z --rejected, jeśli istnieje."
        ),
        (
            "Show workout totals by week, month or year, and of all time.",
            "Показать итоги тренировок по неделям, месяцам или годам и за всё время.",
            "Pokaż sumy treningów według tygodni, miesięcy lub lat i z całego czasu."
        ),
        (
            "End the running workout. Without a set or --minutes, it is discarded.",
            "Завершить тренировку. Без подходов и --minutes она не сохраняется.",
            "Zakończ trwający trening. Bez serii i bez --minutes zostanie odrzucony."
        ),
        (
            "Export the whole journal, its tasks or its money to a file.",
            "Экспортировать весь журнал, задачи или деньги в файл.",
            "Wyeksportuj cały dziennik, zadania albo pieniądze do pliku."
        ),
        (
            "Write what is due, with its reminders, as a calendar file.",
            "Записать файл календаря: что предстоит, с напоминаниями.",
            "Zapisz plik kalendarza: co cię czeka, z przypomnieniami."
        ),
        (
            "Calendar apps show the events and ring the alarms. The file stays as it is; the calendar feed of the browser's settings has an address from which apps fetch changes.",
            "Приложения-календари показывают события и напоминают. Файл не обновляется; у подписки в настройках в браузере есть адрес, с которого они забирают изменения.",
            "Aplikacje kalendarza pokazują wydarzenia i przypominają. Plik się nie zmienia; subskrypcja w ustawieniach w przeglądarce ma adres, z którego pobierają zmiany."
        ),
        (
            "A part of the calendar: tasks, habits or bills (default: tasks and habits). Can be given several times.",
            "Часть календаря: tasks (задачи), habits (привычки) или bills (платежи); по умолчанию tasks и habits. Можно указать несколько раз.",
            "Część kalendarza: tasks (zadania), habits (nawyki) albo bills (rachunki); domyślnie tasks i habits. Można podać kilka razy."
        ),
        (
            "json has everything and can be imported; csv has everything, too, as a zip of tables for spreadsheets; ics and todotxt have the tasks; transactions (a table), hledger and beancount have the money.",
            "json содержит всё, и его можно импортировать; csv тоже содержит всё, как zip с таблицами; ics и todotxt содержат задачи; transactions (таблица), hledger и beancount содержат деньги.",
            "json zawiera wszystko i da się go zaimportować; csv też zawiera wszystko, jako zip z tabelami; ics i todotxt zawierają zadania; transactions (tabela), hledger i beancount zawierają pieniądze."
        ),
        (
            "The file to write (default: standard output).", "Файл (по умолчанию стандартный вывод).",
            "Plik (domyślnie standardowe wyjście)."
        ), ("Replace the file if it exists.", "Заменить файл, если он есть.", "Zastąp plik, jeśli istnieje."),
        (
            "Import habits, tasks, moods, workouts, health data or money from another app, a bank or a Daybook export.",
            "Импортировать привычки, задачи, настроение, тренировки, данные о здоровье или деньги из другого приложения, банка или экспорта Daybook.",
            "Importuj nawyki, zadania, nastrój, treningi, dane o zdrowiu albo pieniądze z innej aplikacji, banku lub eksportu Daybooka."
        ),
        (
            "Reads backups (.db) and exports (zip or folder) of Loop Habit Tracker, HabitBull's CSV, tasks of Todoist, TickTick, Taskwarrior, calendars (.ics) and todo.txt, moods of Daylio (CSV or its backup), workouts of Strong and Hevy (.csv), the export of Apple Health, statements of banks (CSV, OFX, QFX, QIF, CAMT, MT940), and what daybook export writes, whatever the file's name. Importing twice changes nothing; one undo reverts an import.",
            "Читает копии (.db) и экспорты (zip или папка) Loop Habit Tracker, CSV HabitBull, задачи Todoist, TickTick, Taskwarrior, календарей (.ics) и todo.txt, настроение из Daylio (CSV или копия), тренировки Strong и Hevy (.csv), экспорт Apple Health, выписки банков (CSV, OFX, QFX, QIF, CAMT, MT940) и то, что пишет daybook export, с любым именем файла. Повторный импорт ничего не меняет; одна отмена убирает весь импорт.",
            "Czyta kopie (.db) i eksporty (zip albo folder) Loop Habit Tracker, CSV z HabitBull, zadania z Todoist, TickTick, Taskwarrior, kalendarzy (.ics) i todo.txt, nastrój z Daylio (CSV albo kopia), treningi ze Strong i Hevy (.csv), eksport Apple Health, wyciągi z banków (CSV, OFX, QFX, QIF, CAMT, MT940) oraz to, co zapisuje daybook export, niezależnie od nazwy pliku. Ponowny import niczego nie zmienia; jedno cofnięcie usuwa cały import."
        ),
        (
            "The file or folder; - reads standard input.", "Файл или папка; - читает стандартный ввод.",
            "Plik albo folder; - czyta standardowe wejście."
        ),
        (
            "Only show what would be imported.", "Только показать, что будет импортировано.",
            "Tylko pokaż, co zostałoby zaimportowane."
        ),
        ("Also restore what was deleted here.", "Восстановить и удалённое здесь.", "Przywróć też to, co tu usunięto."),
        (
            "Use the settings of a Daybook export, too; a journal in use keeps its own by default.",
            "Взять из экспорта Daybook и настройки; журнал с записями по умолчанию сохраняет свои.",
            "Użyj też ustawień z eksportu Daybooka; dziennik z wpisami domyślnie zachowuje własne."
        ),
        (
            "The level of one of Daylio's custom moods: Meh-ish=bad. Can be given several times.",
            "Уровень своего настроения из Daylio: Meh-ish=bad. Можно указать несколько раз.",
            "Poziom własnego nastroju z Daylio: Meh-ish=bad. Można podać kilka razy."
        ),
        (
            "For Apple Health: words in the names of sources, in order of precedence (default: Watch,Phone).",
            "Для Apple Health: слова из названий источников, сначала главные (по умолчанию Watch,Phone).",
            "Dla Apple Health: słowa z nazw źródeł, najpierw najważniejsze (domyślnie Watch,Phone)."
        ),
        (
            "For Apple Health: import the readable part of a damaged export.",
            "Для Apple Health: импортировать читаемую часть повреждённого экспорта.",
            "Dla Apple Health: zaimportuj czytelną część uszkodzonego eksportu."
        ),
        (
            "For a bank's file: the account it belongs to.", "Для файла банка: его счёт.",
            "Dla pliku z banku: konto, którego dotyczy."
        ),
        (
            "For a bank's CSV: what separates its columns: comma, semicolon, tab or bar.",
            "Для CSV банка: чем разделены столбцы: comma, semicolon, tab или bar.",
            "Dla CSV z banku: co rozdziela kolumny: comma, semicolon, tab lub bar."
        ),
        (
            "For a bank's CSV: the line with the names of its columns; 0 if there are none.",
            "Для CSV банка: строка с названиями столбцов; 0, если их нет.",
            "Dla CSV z banku: wiersz z nazwami kolumn; 0, jeśli ich nie ma."
        ),
        (
            "For a bank's CSV: what its columns mean, in order: date,,payee,amount. Unnamed ones are ignored.",
            "Для CSV банка: значение столбцов по порядку: date,,payee,amount. Без имени — пропускаются.",
            "Dla CSV z banku: znaczenie kolumn po kolei: date,,payee,amount. Kolumny bez nazwy są pomijane."
        ),
        (
            "For a bank's CSV or QIF: the order of dates: dmy, mdy or ymd.",
            "Для CSV или QIF банка: порядок в датах: dmy, mdy или ymd.",
            "Dla CSV lub QIF z banku: kolejność w datach: dmy, mdy lub ymd."
        ),
        (
            "For a bank's CSV: the decimal mark: . or ,", "Для CSV банка: десятичный знак: . или ,",
            "Dla CSV z banku: znak dziesiętny: . lub ,"
        ),
        (
            "For a bank's file: its encoding, such as utf-8, windows-1250 or iso-8859-2.",
            "Для файла банка: его кодировка, например utf-8, windows-1251 или iso-8859-2.",
            "Dla pliku z banku: jego kodowanie, na przykład utf-8, windows-1250 lub iso-8859-2."
        ),
        (
            "For a bank's CSV: positive amounts were spent, as on some credit cards.",
            "Для CSV банка: положительные суммы — расходы, как у некоторых кредитных карт.",
            "Dla CSV z banku: kwoty dodatnie to wydatki, jak na niektórych kartach kredytowych."
        ),
        (
            "For a bank's file: add transactions even if the same ones were entered by hand.",
            "Для файла банка: добавить операции, даже если такие же внесены вручную.",
            "Dla pliku z banku: dodaj transakcje, nawet jeśli takie same wpisano ręcznie."
        ),
        (
            "For a bank's file: join rows with those of your other accounts' files as transfers.",
            "Для файла банка: объединить строки со строками файлов других ваших счетов в переводы.",
            "Dla pliku z banku: połącz wiersze z wierszami plików innych twoich kont w przelewy."
        ),
        (
            "For a bank's file: give payments to known shops, such as Lidl, their usual category.",
            "Для файла банка: присвоить платежам в известных магазинах, например Lidl, обычную категорию.",
            "Dla pliku z banku: nadaj płatnościom w znanych sklepach, na przykład Lidl, ich zwykłą kategorię."
        ),
        (
            "For a bank's file: import it even if dates are far in the future or years from the others.",
            "Для файла банка: импортировать, даже если даты в далёком будущем или на годы в стороне от остальных.",
            "Dla pliku z banku: zaimportuj, nawet jeśli daty są w dalekiej przyszłości lub o lata od pozostałych."
        ),
        (
            "Back up the whole journal to a file, and check the copy.",
            "Сохранить копию всего журнала в файл и проверить её.",
            "Zapisz kopię całego dziennika do pliku i ją sprawdź."
        ),
        (
            "Attached files are not in it. Copy the folder journals/me/attachments in the data folder as well.",
            "Прикреплённых файлов в ней нет. Скопируйте и папку journals/me/attachments из папки данных.",
            "Nie ma w niej załączonych plików. Skopiuj też folder journals/me/attachments z folderu danych."
        ),
        (
            "Ask for the recovery code of the backup's journal, if its key is not on this machine.",
            "Спросить код восстановления журнала этой копии, если его ключа нет на этом компьютере.",
            "Zapytaj o kod odzyskiwania dziennika tej kopii, jeśli jego klucza nie ma na tym komputerze."
        ), ("A new file.", "Новый файл.", "Nowy plik."),
        (
            "Verify the whole journal, or a backup.", "Проверить весь журнал или копию.",
            "Sprawdź cały dziennik albo kopię."
        ),
        (
            "A repair sets aside what is damaged, takes it from the daily backups if they have it, and writes again what only the saved snapshot still has.",
            "При починке повреждённое откладывается и берётся из ежедневных копий, если оно в них есть; что есть только в сохранённом снимке, записывается заново.",
            "Naprawa odkłada to, co uszkodzone, odzyskuje to z codziennych kopii, jeśli w nich jest, i zapisuje ponownie to, co ma już tylko zachowana migawka."
        ),
        (
            "With --repair: if nothing can be read, begin an empty journal.",
            "С --repair: если ничего нельзя прочитать, начать пустой журнал.",
            "Z --repair: jeśli niczego nie da się odczytać, zacząć pusty dziennik."
        ),
        (
            "Get a damaged journal going again.", "Восстановить работу повреждённого журнала.",
            "Przywróć działanie uszkodzonego dziennika."
        ),
        (
            "A backup (default: the journal itself).", "Копия (по умолчанию сам журнал).",
            "Kopia (domyślnie sam dziennik)."
        ),
        (
            "Fill an empty data folder with a year of sample data.",
            "Заполнить пустую папку данных примером: годом записей.",
            "Wypełnij pusty folder danych przykładowym rokiem wpisów."
        ), ("Merge a backup into the journal.", "Объединить копию с журналом.", "Scal kopię z dziennikiem."),
        (
            "A backup is merged, so nothing written since is lost. daybook undo does not take it back. To see a backup alone, restore it into an empty folder: --data FOLDER --key",
            "Копия объединяется с журналом, поэтому записанное позже не теряется. daybook undo этого не отменяет. Чтобы посмотреть только копию, восстановите её в пустую папку: --data ПАПКА --key",
            "Kopia zostaje scalona z dziennikiem, więc nic zapisanego później nie ginie. daybook undo tego nie cofa. Aby zobaczyć samą kopię, przywróć ją do pustego folderu: --data FOLDER --key"
        ),
        (
            "A file that daybook backup wrote, or that a browser saved; - reads standard input.",
            "Файл, который записал daybook backup или сохранил браузер; - читает стандартный ввод.",
            "Plik zapisany przez daybook backup albo przez przeglądarkę; - czyta standardowe wejście."
        ),
        // Recurrence
        (
            "Preview the occurrences of a recurrence rule.", "Показать даты по правилу повторения.",
            "Pokaż terminy według reguły powtarzania."
        ),
        (
            "The rule is in words, such as \"every other tue\" or \"every month on the last friday, until 31 dec 2027\", or an RRULE of RFC 5545, such as \"FREQ=MONTHLY;BYDAY=-1FR\". SKIP is supported (RFC 7529).",
            "Правило пишут словами, например «каждый второй вторник» или «каждый месяц в последнюю пятницу до 31 дек 2027», или как RRULE из RFC 5545, например \"FREQ=MONTHLY;BYDAY=-1FR\". SKIP поддерживается (RFC 7529).",
            "Regułę zapisujesz słowami, na przykład „co drugi wtorek” albo „co miesiąc w ostatni piątek do 31 gru 2027”, lub jako RRULE z RFC 5545, na przykład \"FREQ=MONTHLY;BYDAY=-1FR\". SKIP jest obsługiwane (RFC 7529)."
        ), ("The rule.", "Правило.", "Reguła."),
        (
            "The first occurrence, such as 2026-01-01T09:00.", "Первый раз, например 2026-01-01T09:00.",
            "Pierwszy raz, na przykład 2026-01-01T09:00."
        ), ("Only occurrences after this.", "Только после этого.", "Tylko po tym."),
        ("The maximum number of occurrences.", "Сколько раз самое большее.", "Ile najwyżej terminów."),
        (
            "An additional time. Can be given several times.", "Дополнительный раз. Можно указать несколько раз.",
            "Dodatkowy raz. Można podać kilka razy."
        ),
        (
            "An excluded time. Can be given several times.", "Исключённый раз. Можно указать несколько раз.",
            "Wykluczony raz. Można podać kilka razy."
        ),
    ]
}
