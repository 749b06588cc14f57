/// Text about importing and exporting files.
extension Words {
    // Out
    public var export: String { pick("Export", "Экспорт", "Eksport") }
    public var exportHint: String {
        pick(
            "Save your whole journal as a file. You can import it again at any time.",
            "Сохраните весь журнал в файл. Его можно импортировать в любое время.",
            "Zapisz cały dziennik w pliku. Możesz go zaimportować w dowolnej chwili.")
    }
    public var exportJSON: String { pick("Export everything", "Экспортировать всё", "Eksportuj wszystko") }
    public var otherFormats: String { pick("Other formats", "Другие форматы", "Inne formaty") }
    public var exportCSV: String {
        pick("Everything as spreadsheets (.csv)", "Всё в таблицах (.csv)", "Wszystko w arkuszach (.csv)")
    }

    public var archiveNeedsFile: String {
        pick(
            "A zip archive can’t be shown in a terminal. Name a file: --output daybook.zip",
            "Архив zip нельзя показать в терминале. Укажите файл: --output daybook.zip",
            "Archiwum zip nie da się pokazać w terminalu. Podaj plik: --output daybook.zip")
    }

    public var onlyTransactionsAreLimited: String {
        pick(
            "--account, --from and --to need --format transactions.",
            "Для --account, --from и --to нужен --format transactions.",
            "--account, --from i --to działają tylko z --format transactions.")
    }

    // In
    public var importLabel: String { pick("Import", "Импорт", "Import") }
    public var importHint: String {
        pick(
            "Import habits, tasks, moods, workouts, health data and bank statements from other apps or from Daybook. You’ll see a preview first.",
            "Импортируйте привычки, задачи, настроения, тренировки, данные о здоровье и банковские выписки из других приложений или из Daybook. Сначала вы увидите, что изменится.",
            "Importuj nawyki, zadania, nastroje, treningi, dane o zdrowiu i wyciągi bankowe z innych aplikacji lub z Daybooka. Najpierw zobaczysz podgląd."
        )
    }
    public var chooseFile: String { pick("Choose a file", "Выбрать файл", "Wybierz plik") }
    public var preview: String { pick("Preview", "Предпросмотр", "Podgląd") }
    public var imported: String { pick("Imported", "Импортировано", "Zaimportowano") }
    public var importButton: String { pick("Import", "Импортировать", "Importuj") }
    public var nothingNew: String {
        pick(
            "Nothing in this file is new. What is already in your journal stays as it is.",
            "В этом файле нет ничего нового. То, что уже есть в журнале, остаётся как есть.",
            "W tym pliku nie ma nic nowego. To, co już jest w dzienniku, pozostaje bez zmian.")
    }
    public var nothingReadable: String {
        pick(
            "There’s nothing in this file that Daybook can read",
            "В этом файле нет ничего, что Daybook может прочитать",
            "W tym pliku nie ma nic, co Daybook potrafi odczytać")
    }
    public var needsServer: String {
        pick(
            "Files of this kind can only be read by the server. Try again when you’re online.",
            "Такие файлы читает только сервер. Повторите попытку, когда будете в сети.",
            "Takie pliki odczytuje tylko serwer. Spróbuj ponownie, gdy będziesz online.")
    }

    /// The detected format: "This is a backup of Loop Habit Tracker".
    public func recognised(_ format: String) -> String {
        pick("Recognised: \(format)", "Распознано: \(format)", "Rozpoznano: \(format)")
    }

    /// The size of an import before it is applied: "9 habits and 164 entries will be imported".
    public func willBeImported(habits habitCount: Int, entries entryCount: Int) -> String {
        willBeImported(habitsAndEntries(habitCount, entryCount))
    }

    /// The size of an import after it was applied.
    public func imported(habits habitCount: Int, entries entryCount: Int) -> String {
        imported(habitsAndEntries(habitCount, entryCount))
    }

    /// Counts of habits and entries: "9 habits and 164 entries". Zero counts are left out.
    public func habitsAndEntries(_ habitCount: Int, _ entryCount: Int) -> String {
        let habits = habits(habitCount)
        let entries = entries(entryCount)
        if entryCount == 0 { return habits }
        if habitCount == 0 { return entries }
        return pick("\(habits) and \(entries)", "\(habits) и \(entries)", "\(habits) i \(entries)")
    }

    /// The number of habits and entries that were imported before.
    public func alreadyHere(habits habitCount: Int, entries entryCount: Int) -> String {
        alreadyHere(habitsAndEntries(habitCount, entryCount))
    }

    /// Reports that a habit is imported under another title, because its own is taken.
    public func importedAs(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) is imported as \(quoted(newTitle)) because the title is taken",
            "\(quoted(title)) импортируется как \(quoted(newTitle)): такое название уже есть",
            "Nazwa \(quoted(title)) jest zajęta, zamiast niej będzie \(quoted(newTitle))")
    }

    /// Reports that a title was cut to the allowed length.
    public func titleCut(_ newTitle: String) -> String {
        pick(
            "A title is too long and becomes \(quoted(newTitle))",
            "Слишком длинное название сокращено: \(quoted(newTitle))",
            "Za długa nazwa skrócona do \(quoted(newTitle))")
    }

    /// Reports that a title was too short and was extended.
    public func titleLengthened(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) is too short for a title and becomes \(quoted(newTitle))",
            "Слишком короткое название \(quoted(title)) заменено на \(quoted(newTitle))",
            "Za krótka nazwa \(quoted(title)) zmieniona na \(quoted(newTitle))")
    }

    /// Reports that a habit of the file was deleted here, and offers to restore it.
    public func deletedHere(_ title: String) -> String {
        pick(
            "\(quoted(title)) was deleted here and stays deleted",
            "\(quoted(title)): удалено раньше и не импортируется",
            "\(quoted(title)): usunięte wcześniej, bez importu")
    }
    public var restoreIt: String { pick("Restore", "Восстановить", "Przywróć") }

    // The preview
    public var importKinds: String {
        pick(
            """
            Habits: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Tasks: Todoist, TickTick (.csv), Taskwarrior (.json), \
            calendars (.ics), todo.txt. Moods: Daylio (.csv, .daylio). Workouts: Strong, Hevy (.csv). Health: Apple Health (.zip). Banks: CSV, OFX, QFX, QIF, CAMT.053, MT940. Exchange rates: ECB (.csv, .zip). Daybook (.json, .csv)
            """,
            """
            Привычки: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Задачи: Todoist, TickTick (.csv), Taskwarrior (.json), \
            календари (.ics), todo.txt. Настроение: Daylio (.csv, .daylio). Тренировки: Strong, Hevy (.csv). Здоровье: Apple Health (.zip). Банки: CSV, OFX, QFX, QIF, CAMT.053, MT940. Курсы валют: ЕЦБ (.csv, .zip). Daybook (.json, .csv)
            """,
            """
            Nawyki: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Zadania: Todoist, TickTick (.csv), Taskwarrior (.json), \
            kalendarze (.ics), todo.txt. Nastrój: Daylio (.csv, .daylio). Treningi: Strong, Hevy (.csv). Zdrowie: Apple Health (.zip). Banki: CSV, OFX, QFX, QIF, CAMT.053, MT940. Kursy walut: EBC (.csv, .zip). Daybook (.json, .csv)
            """)
    }
    public var importedNothing: String {
        pick("Nothing was imported.", "Ничего не импортировано.", "Nic nie zostało zaimportowane.")
    }
    public var newHabits: String { pick("new habits", "новых привычек", "nowych nawyków") }
    public var newEntries: String { pick("new entries", "новых записей", "nowych wpisów") }
    public var hereAlready: String { pick("already here", "уже в журнале", "już w dzienniku") }
    public var newOne: String { pick("new", "новая", "nowy") }
    public var renamedOne: String { pick("renamed", "переименована", "zmieniona nazwa") }
    public var deletedOne: String { pick("was deleted", "была удалена", "usunięty") }

    /// The title of a habit in the file, if it is imported under another.
    public func inTheFile(_ title: String) -> String {
        pick("\(quoted(title)) in the file", "в файле — \(quoted(title))", "w pliku: \(quoted(title))")
    }

    /// Reports titles that are taken or occur twice.
    public func renamedTitles(_ count: Int) -> String {
        pick(
            "Titles already taken get a number: \(habits(count)).",
            "К занятым названиям добавится номер: \(habits(count)).",
            "Zajęte nazwy dostaną numer: \(habits(count)).")
    }

    /// Reports entries that were kept because they differ from the file.
    public func keptEntries(_ count: Int) -> String {
        pick(
            "Entries you changed since stay as they are: \(number(count)).",
            "Изменённые вами записи останутся как есть: \(number(count)).",
            "Zmienione przez ciebie wpisy pozostaną bez zmian: \(number(count)).")
    }

    /// Reports records that are restored to the archive, as the file has them there.
    public func restoredToArchive(_ count: Int) -> String {
        pick(
            "In your archive, as in the file: \(number(count))",
            "В архиве, как в файле: \(number(count))",
            "W archiwum, jak w pliku: \(number(count))")
    }

    /// Reports notes or units that were too long.
    public func cutTexts(_ count: Int) -> String {
        pick(
            "Texts shortened to fit: \(number(count))", "Сокращено длинных текстов: \(number(count))",
            "Skrócone długie teksty: \(number(count))")
    }

    /// Reports subtasks that were nested too deep, or in a circle.
    public func tasksMovedUp(_ count: Int) -> String {
        pick(
            "Subtasks moved up, as they were nested too deep or in a circle: \(number(count))",
            "Подзадачи подняты выше из-за слишком глубокой или круговой вложенности: \(number(count))",
            "Podzadania przeniesione wyżej, bo były zagnieżdżone zbyt głęboko lub w kółko: \(number(count))")
    }

    /// Reports repeating tasks whose due day is none on which they repeat.
    public func dueDaysMoved(_ count: Int) -> String {
        pick(
            "Due days moved to the first day on which the task repeats: \(number(count))",
            "Сроков перенесено на первый день повторения: \(number(count))",
            "Terminy przesunięte na pierwszy dzień powtarzania: \(number(count))")
    }

    public func repeatsKeptInNotes(_ count: Int) -> String {
        pick(
            "Unsupported repeats, kept in the note: \(number(count))",
            "Неподдерживаемых повторений, сохранённых в заметке: \(number(count))",
            "Nieobsługiwane powtórzenia, zachowane w notatce: \(number(count))")
    }

    /// Reports parts of tasks that are not valid, too many, or of tasks that are not in the file.
    public func partsOfTasksLeftOut(_ count: Int) -> String {
        pick(
            "Tags, dependencies, links and reminders left out: \(number(count))",
            "Пропущено меток, зависимостей, ссылок и напоминаний: \(number(count))",
            "Pominięte etykiety, zależności, linki i przypomnienia: \(number(count))")
    }

    /// Reports numbers of workouts that cannot be read or stored.
    public func numbersLeftOut(_ count: Int) -> String {
        pick(
            "Values out of range skipped: \(number(count))", "Пропущено недопустимых значений: \(number(count))",
            "Pominięte niedozwolone wartości: \(number(count))")
    }

    public func numbersRounded(_ count: Int) -> String {
        pick(
            "Values rounded to whole numbers, such as half repetitions in reserve: \(number(count))",
            "Значения округлены до целых, например половины повторений в запасе: \(number(count))",
            "Wartości zaokrąglone do całych, na przykład połówki powtórzeń w zapasie: \(number(count))")
    }

    public func supersetsLeftOut(_ count: Int) -> String {
        pick(
            "Sets imported without their superset: \(number(count))",
            "Подходы импортированы без суперсетов: \(number(count))",
            "Serie zaimportowane bez superserii: \(number(count))")
    }

    /// Reports moods or workouts with a future date.
    public func futureLeftOut(_ count: Int) -> String {
        pick(
            "Records with a future date skipped: \(number(count))",
            "Пропущено записей с датой в будущем: \(number(count))",
            "Pominięte wpisy z przyszłą datą: \(number(count))")
    }

    /// The number of goals before an import is applied: "3 goals will be imported".
    public func willBeImported(goals count: Int) -> String {
        willBeImported(goals(count))
    }

    /// The number of goals after an import was applied.
    public func imported(goals count: Int) -> String {
        imported(goals(count))
    }

    /// Offers to restore goals that were deleted here.
    public func restoreDeleted(goals count: Int) -> String { restoreDeleted(goals(count)) }

    /// Offers to restore habits that were deleted here.
    public func restoreDeleted(_ count: Int) -> String { restoreDeleted(habits(count)) }

    /// Offers to restore records that were deleted here.
    func restoreDeleted(_ records: String) -> String {
        pick(
            "Restore what was deleted here: \(records)", "Восстановить удалённое: \(records)",
            "Przywróć usunięte: \(records)")
    }
}
