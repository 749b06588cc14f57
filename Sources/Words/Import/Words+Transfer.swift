/// What is said while things come in from a file and go out to one.
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
            "Habits, tasks, moods, workouts and health from other apps, or from Daybook itself. You see everything before it comes in.",
            "Привычки, задачи, настроение, тренировки и здоровье из других приложений или самого Daybook. Вы увидите всё до того, как оно появится.",
            "Nawyki, zadania, nastroje, treningi i zdrowie z innych aplikacji lub samego Daybooka. Zobaczysz wszystko, zanim się pojawi."
        )
    }
    public var chooseFile: String { pick("Choose a file", "Выбрать файл", "Wybierz plik") }
    public var preview: String { pick("Preview", "Предварительный просмотр", "Podgląd") }
    public var imported: String { pick("Brought in", "Импортировано", "Zaimportowano") }
    public var bringIn: String { pick("Bring it in", "Импортировать", "Importuj") }
    public var nothingNew: String {
        pick(
            "Everything in this file is here already", "Всё из этого файла уже здесь",
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

    /// What a file was recognised as: "This is a backup of Loop Habit Tracker".
    public func recognised(_ format: String) -> String {
        pick("Recognised: \(format)", "Распознано: \(format)", "Rozpoznano: \(format)")
    }

    /// How much a file brings: "9 habits and 164 entries will come in".
    public func willComeIn(habits habitCount: Int, entries entryCount: Int) -> String {
        let what = habitsAndEntries(habitCount, entryCount)
        return pick("\(what) will come in", "Будет добавлено: \(what)", "Do dodania: \(what)")
    }

    /// How much a file brought.
    public func cameIn(habits habitCount: Int, entries entryCount: Int) -> String {
        let what = habitsAndEntries(habitCount, entryCount)
        return pick("\(what) came in", "Добавлено: \(what)", "Dodano: \(what)")
    }

    /// "9 habits and 164 entries"; what there is none of is left out.
    private func habitsAndEntries(_ habitCount: Int, _ entryCount: Int) -> String {
        let habits = habits(habitCount)
        let entries = entries(entryCount)
        if entryCount == 0 { return habits }
        if habitCount == 0 { return entries }
        return pick("\(habits) and \(entries)", "\(habits) и \(entries)", "\(habits) i \(entries)")
    }

    /// How much of a file is here already.
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

    /// That a habit takes another title, because its own is taken.
    public func comesInAs(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) comes in as \(quoted(newTitle)): the title is taken",
            "\(quoted(title)) появится как \(quoted(newTitle)): такое название уже есть",
            "\(quoted(title)) pojawi się jako \(quoted(newTitle)): ta nazwa jest zajęta")
    }

    /// That a title was cut to the length allowed.
    public func titleCut(_ newTitle: String) -> String {
        pick(
            "A title was too long and becomes \(quoted(newTitle))",
            "Название было слишком длинным и станет таким: \(quoted(newTitle))",
            "Nazwa była za długa i będzie brzmieć \(quoted(newTitle))")
    }

    /// That a title of the file was too short for one.
    public func titleLengthened(_ title: String, _ newTitle: String) -> String {
        pick(
            "\(quoted(title)) is too short for a title and becomes \(quoted(newTitle))",
            "\(quoted(title)) — слишком короткое название, станет \(quoted(newTitle))",
            "\(quoted(title)) to za krótka nazwa, zmieni się w \(quoted(newTitle))")
    }

    /// That something of the file was deleted here, with the offer to bring it back.
    public func deletedHere(_ title: String) -> String {
        pick(
            "\(quoted(title)) was deleted here and stays deleted", "\(quoted(title)) удалено здесь и таким останется",
            "\(quoted(title)) usunięto tutaj i tak zostanie")
    }
    public var bringBack: String { pick("Bring it back", "Вернуть", "Przywróć") }

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
    public var nothingCameIn: String {
        pick("Nothing was brought in.", "Ничего не добавлено.", "Niczego nie dodano.")
    }
    public var newHabits: String { pick("new habits", "новых привычек", "nowych nawyków") }
    public var newEntries: String { pick("new entries", "новых записей", "nowych wpisów") }
    public var hereAlready: String { pick("here already", "уже здесь", "już tu są") }
    public var newOne: String { pick("new", "новая", "nowy") }
    public var renamedOne: String { pick("renamed", "переименована", "zmieniona nazwa") }
    public var deletedOne: String { pick("was deleted", "была удалена", "usunięty") }

    /// The title that a habit has in the file, where it comes in under another.
    public func inTheFile(_ title: String) -> String {
        pick("\(quoted(title)) in the file", "в файле \(quoted(title))", "w pliku \(quoted(title))")
    }

    /// That titles are taken or stand twice.
    public func renamedTitles(_ count: Int) -> String {
        pick(
            "\(habits(count)) would have a title that is taken. Both are kept; the new one gets a number.",
            "Название уже занято: \(habits(count)). Останутся обе, новая получит номер.",
            "Nazwa jest już zajęta: \(habits(count)). Oba zostaną, nowy dostanie numer.")
    }

    /// That entries differ here from the file.
    public func keptEntries(_ count: Int) -> String {
        pick(
            "\(entries(count)) differ here and stay as they are.", "Здесь отличаются и останутся: \(entries(count)).",
            "Tutaj inne i tak zostanie: \(entries(count)).")
    }

    /// That notes or units were too long.
    public func cutTexts(_ count: Int) -> String {
        pick(
            "\(number(count)) texts are too long and are cut.",
            "Слишком длинные тексты будут обрезаны: \(number(count)).",
            "Za długie teksty zostaną skrócone: \(number(count)).")
    }

    /// That numbers of workouts could not be read, or are beyond what can be kept.
    public func numbersLeftOut(_ count: Int) -> String {
        pick(
            "Numbers that are unreadable or beyond all limits, left out: \(number(count))",
            "Нечитаемые или немыслимые числа, пропущены: \(number(count))",
            "Nieczytelne lub niemożliwe liczby, pominięte: \(number(count))")
    }

    /// That moods or workouts are dated later than today.
    public func futureLeftOut(_ count: Int) -> String {
        pick(
            "Dated in the future, left out: \(number(count))", "С датой в будущем, пропущены: \(number(count))",
            "Z datą w przyszłości, pominięte: \(number(count))")
    }

    /// The goals that a file brings: "3 goals will come in".
    public func willComeIn(goals count: Int) -> String {
        pick("\(goals(count)) will come in", "Будет добавлено: \(goals(count))", "Do dodania: \(goals(count))")
    }

    /// The goals that a file brought.
    public func cameIn(goals count: Int) -> String {
        pick("\(goals(count)) came in", "Добавлено: \(goals(count))", "Dodano: \(goals(count))")
    }

    /// The offer to bring back goals that were deleted here.
    public func bringBackDeleted(goals count: Int) -> String {
        pick(
            "Bring back \(goals(count)) deleted here", "Вернуть удалённое здесь: \(goals(count))",
            "Przywróć usunięte tutaj: \(goals(count))")
    }

    /// The offer to bring back what was deleted here.
    public func bringBackDeleted(_ count: Int) -> String {
        pick(
            "Bring back \(habits(count)) deleted here", "Вернуть удалённое здесь: \(habits(count))",
            "Przywróć usunięte tutaj: \(habits(count))")
    }
}
