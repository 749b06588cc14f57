/// Text about importing and exporting files.
extension Words {
    // Out
    public var export: String { pick("Export", "Экспорт", "Eksport") }
    public var exportHint: String {
        pick(
            "Everything in the journal, in a file you can read and keep.",
            "Всё из журнала в файле, который можно прочитать и сохранить.",
            "Wszystko z dziennika w pliku, który można przeczytać i zachować.")
    }
    public var exportJSON: String { pick("Download JSON", "Скачать JSON", "Pobierz JSON") }
    public var exportCSV: String { pick("Download CSV", "Скачать CSV", "Pobierz CSV") }

    // In
    public var importLabel: String { pick("Import", "Импорт", "Import") }
    public var importHint: String {
        pick(
            "Habits, tasks, moods, workouts and health from other apps, or from Daybook itself. You see everything before it is imported.",
            "Привычки, задачи, настроение, тренировки и здоровье из других приложений или самого Daybook. Вы увидите всё до того, как оно появится.",
            "Nawyki, zadania, nastroje, treningi i zdrowie z innych aplikacji lub samego Daybooka. Zobaczysz wszystko, zanim się pojawi."
        )
    }
    public var chooseFile: String { pick("Choose a file", "Выбрать файл", "Wybierz plik") }
    public var preview: String { pick("Preview", "Предварительный просмотр", "Podgląd") }
    public var imported: String { pick("Imported", "Импортировано", "Zaimportowano") }
    public var importButton: String { pick("Import", "Импортировать", "Importuj") }
    public var nothingNew: String {
        pick(
            "Everything in this file is already in your journal", "Всё из этого файла уже здесь",
            "Wszystko z tego pliku już tu jest")
    }
    public var nothingReadable: String {
        pick(
            "Nothing in this file could be read", "В этом файле ничего не удалось прочитать",
            "Z tego pliku nic nie udało się odczytać")
    }
    public var needsServer: String {
        pick(
            "This kind of file can only be read by the server. Try again when it is reachable.",
            "Такой файл может прочитать только сервер. Повторите, когда он будет доступен.",
            "Taki plik potrafi odczytać tylko serwer. Spróbuj, gdy będzie dostępny.")
    }

    /// The detected format: "This is a backup of Loop Habit Tracker".
    public func recognised(_ format: String) -> String {
        pick("Recognised: \(format)", "Распознано: \(format)", "Rozpoznano: \(format)")
    }

    /// The size of an import before it is applied: "9 habits and 164 entries will be imported".
    public func willBeImported(habits habitCount: Int, entries entryCount: Int) -> String {
        let what = habitsAndEntries(habitCount, entryCount)
        return pick("\(what) will be imported", "Будет добавлено: \(what)", "Do dodania: \(what)")
    }

    /// The size of an import after it was applied.
    public func imported(habits habitCount: Int, entries entryCount: Int) -> String {
        let what = habitsAndEntries(habitCount, entryCount)
        return pick("\(what) imported", "Добавлено: \(what)", "Dodano: \(what)")
    }

    /// Counts of habits and entries: "9 habits and 164 entries". Zero counts are left out.
    private func habitsAndEntries(_ habitCount: Int, _ entryCount: Int) -> String {
        let habits = habits(habitCount)
        let entries = entries(entryCount)
        if entryCount == 0 { return habits }
        if habitCount == 0 { return entries }
        return pick("\(habits) and \(entries)", "\(habits) и \(entries)", "\(habits) i \(entries)")
    }

    /// The number of habits and entries that were imported before.
    public func alreadyHere(habits habitCount: Int, entries entryCount: Int) -> String {
        guard entryCount > 0 else {
            let habits = habits(habitCount)
            return pick("Already here: \(habits)", "Уже здесь: \(habits)", "Już tu są: \(habits)")
        }
        let habits = habits(habitCount)
        let entries = entries(entryCount)
        return pick(
            "Already here: \(habits) and \(entries)", "Уже здесь: \(habits) и \(entries)",
            "Już tu są: \(habits) i \(entries)")
    }

    /// Reports that a habit is imported under another title, because its own is taken.
    public func importedAs(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) is imported as \(quoted(newTitle)): the title is taken",
            "\(quoted(title)) появится как \(quoted(newTitle)): такое название уже есть",
            "\(quoted(title)) pojawi się jako \(quoted(newTitle)): ta nazwa jest zajęta")
    }

    /// Reports that a title was cut to the allowed length.
    public func titleCut(_ newTitle: String) -> String {
        pick(
            "A title was too long and becomes \(quoted(newTitle))",
            "Название было слишком длинным и станет таким: \(quoted(newTitle))",
            "Nazwa była za długa i będzie brzmieć \(quoted(newTitle))")
    }

    /// Reports that a title was too short and was extended.
    public func titleLengthened(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) is too short for a title and becomes \(quoted(newTitle))",
            "\(quoted(title)) — слишком короткое название, станет \(quoted(newTitle))",
            "\(quoted(title)) to za krótka nazwa, zmieni się w \(quoted(newTitle))")
    }

    /// Reports that a habit of the file was deleted here, and offers to restore it.
    public func deletedHere(_ title: String) -> String {
        pick(
            "\(quoted(title)) was deleted here and stays deleted", "\(quoted(title)) удалено здесь и таким останется",
            "\(quoted(title)) usunięto tutaj i tak zostanie")
    }
    public var restoreIt: String { pick("Restore it", "Вернуть", "Przywróć") }

    // The preview
    public var importKinds: String {
        pick(
            """
            Habits: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Tasks: Todoist, TickTick (.csv), Taskwarrior (.json), \
            calendars (.ics), todo.txt. Moods: Daylio (.csv, .daylio). Workouts: Strong, Hevy (.csv). Health: Apple Health (.zip). Daybook (.json, .csv)
            """,
            """
            Привычки: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Задачи: Todoist, TickTick (.csv), Taskwarrior (.json), \
            календари (.ics), todo.txt. Настроение: Daylio (.csv, .daylio). Тренировки: Strong, Hevy (.csv). Здоровье: Apple Health (.zip). Daybook (.json, .csv)
            """,
            """
            Nawyki: Loop Habit Tracker (.db, .zip), HabitBull (.csv). Zadania: Todoist, TickTick (.csv), Taskwarrior (.json), \
            kalendarze (.ics), todo.txt. Nastrój: Daylio (.csv, .daylio). Treningi: Strong, Hevy (.csv). Zdrowie: Apple Health (.zip). Daybook (.json, .csv)
            """)
    }
    public var fileRefused: String {
        pick("This file cannot be read", "Этот файл нельзя прочитать", "Tego pliku nie da się odczytać")
    }
    public var importedNothing: String {
        pick("Nothing was imported.", "Ничего не добавлено.", "Niczego nie dodano.")
    }
    public var newHabits: String { pick("new habits", "новых привычек", "nowych nawyków") }
    public var newEntries: String { pick("new entries", "новых записей", "nowych wpisów") }
    public var hereAlready: String { pick("already here", "уже здесь", "już tu są") }
    public var newOne: String { pick("new", "новая", "nowy") }
    public var renamedOne: String { pick("renamed", "переименована", "zmieniona nazwa") }
    public var deletedOne: String { pick("was deleted", "была удалена", "usunięty") }

    /// The title of a habit in the file, if it is imported under another.
    public func inTheFile(_ title: String) -> String {
        pick("\(quoted(title)) in the file", "в файле \(quoted(title))", "w pliku \(quoted(title))")
    }

    /// Reports titles that are taken or occur twice.
    public func renamedTitles(_ count: Int) -> String {
        pick(
            "\(habits(count)) would have a title that is taken. Both are kept; the new one gets a number.",
            "Название уже занято: \(habits(count)). Останутся обе, новая получит номер.",
            "Nazwa jest już zajęta: \(habits(count)). Oba zostaną, nowy dostanie numer.")
    }

    /// Reports entries that were kept because they differ from the file.
    public func keptEntries(_ count: Int) -> String {
        pick(
            "\(entries(count)) differ from the file and are kept.", "Здесь отличаются и останутся: \(entries(count)).",
            "Tutaj inne i tak zostanie: \(entries(count)).")
    }

    /// Reports notes or units that were too long.
    public func cutTexts(_ count: Int) -> String {
        pick(
            "\(number(count)) texts are too long and are cut.",
            "Слишком длинные тексты будут обрезаны: \(number(count)).",
            "Za długie teksty zostaną skrócone: \(number(count)).")
    }

    /// Reports numbers of workouts that cannot be read or stored.
    public func numbersLeftOut(_ count: Int) -> String {
        pick(
            "Numbers left out because they are unreadable or out of range: \(number(count))",
            "Нечитаемые или немыслимые числа, пропущены: \(number(count))",
            "Nieczytelne lub niemożliwe liczby, pominięte: \(number(count))")
    }

    /// Reports moods or workouts with a future date.
    public func futureLeftOut(_ count: Int) -> String {
        pick(
            "Left out because they are dated in the future: \(number(count))",
            "С датой в будущем, пропущены: \(number(count))",
            "Z datą w przyszłości, pominięte: \(number(count))")
    }

    /// The number of goals before an import is applied: "3 goals will be imported".
    public func willBeImported(goals count: Int) -> String {
        pick("\(goals(count)) will be imported", "Будет добавлено: \(goals(count))", "Do dodania: \(goals(count))")
    }

    /// The number of goals after an import was applied.
    public func imported(goals count: Int) -> String {
        pick("\(goals(count)) imported", "Добавлено: \(goals(count))", "Dodano: \(goals(count))")
    }

    /// Offers to restore goals that were deleted here.
    public func restoreDeleted(goals count: Int) -> String {
        pick(
            "Restore \(goals(count)) deleted here", "Вернуть удалённое здесь: \(goals(count))",
            "Przywróć usunięte tutaj: \(goals(count))")
    }

    /// Offers to restore items that were deleted here.
    public func restoreDeleted(_ count: Int) -> String {
        pick(
            "Restore \(habits(count)) deleted here", "Вернуть удалённое здесь: \(habits(count))",
            "Przywróć usunięte tutaj: \(habits(count))")
    }
}
