/// Text that only the terminal shows.
extension Words {
    // Invalid arguments
    public func notAMoment(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a date and time; write it as 2026-11-20T09:30",
            "\(quoted(text)) — не дата и время; укажите, например, 2026-11-20T09:30",
            "\(quoted(text)) to nie data i godzina; podaj na przykład 2026-11-20T09:30")
    }

    /// Says that `--now` of `serve` is not that of browsers.
    public var nowIsOfTheServer: String {
        pick(
            "--now is the time of this server. A browser that works by itself goes by its own clock.",
            "--now — время этого сервера. Браузер, который работает сам, берёт время своих часов.",
            "--now to czas tego serwera. Przeglądarka, która działa sama, używa własnego zegara.")
    }

    /// Options without a command.
    public var commandMissing: String {
        pick(
            "Name a command, as in daybook today --json. All commands: daybook help",
            "Назовите команду, например daybook today --json. Все команды: daybook help",
            "Podaj polecenie, na przykład daybook today --json. Wszystkie polecenia: daybook help")
    }

    /// An unknown command.
    ///
    /// - Parameters:
    ///   - commands: The commands of its group; empty if there are too many to list.
    ///   - help: The command that explains all of them.
    public func commandUnknown(_ typed: String, nearest: String?, among commands: [String], help: String) -> String {
        let unknown = pick(
            "There is no command \(quoted(typed)).", "Нет команды \(quoted(typed)).",
            "Nie ma polecenia \(quoted(typed)).")
        let list = commands.isEmpty ? help : commands.joined(separator: ", ")
        return unknown + didYouMean(nearest)
            + pick(" All commands: \(list)", " Все команды: \(list)", " Wszystkie polecenia: \(list)")
    }

    /// The refusal of a sentence that says nothing to log, with two that do.
    public func notLogged(_ sentence: String) -> String {
        let examples = pick(
            "daybook log ran 5 km in 27 min; daybook log 'mood good, walk'",
            "daybook log пробежал 5 км за 27 мин; daybook log 'настроение хорошее, прогулка'",
            "daybook log przebiegłem 5 km w 27 min; daybook log 'nastrój dobry, spacer'")
        return pick(
            "\(quoted(sentence)) does not say what was done or measured. For example: \(examples)",
            "Из \(quoted(sentence)) непонятно, что сделано или измерено. Например: \(examples)",
            "Z \(quoted(sentence)) nie wynika, co zrobiono lub zmierzono. Na przykład: \(examples)")
    }

    /// The line after an added task that could have been logged: "To log it instead: daybook log 'weight 79.2'".
    public func logInstead(_ command: String) -> String {
        pick("To log it instead: \(command)", "Чтобы записать это: \(command)", "Aby to zapisać: \(command)")
    }

    /// The command for a line that was added as a task and says a habit.
    public func habitInstead(_ command: String) -> String {
        pick("For a habit instead: \(command)", "Чтобы это была привычка: \(command)", "Aby to był nawyk: \(command)")
    }

    /// Options that exclude each other: "Only one of --every, --times".
    public func onlyOne(of options: [String]) -> String {
        let list = options.joined(separator: ", ")
        return pick("Only one of \(list)", "Только одно из: \(list)", "Tylko jedno z: \(list)")
    }

    /// The refusal of an option's number: "--limit: at least 1".
    public func numberTooSmall(_ option: String, _ minimum: Int) -> String {
        let least = number(minimum)
        return pick("\(option): at least \(least)", "\(option): не меньше \(least)", "\(option): co najmniej \(least)")
    }

    /// The refusal of an option's number: "--port: from 0 to 65,535".
    public func notBetween(_ option: String, _ minimum: Int, _ maximum: Int) -> String {
        let (least, most) = (number(minimum), number(maximum))
        return pick(
            "\(option): from \(least) to \(most)", "\(option): от \(least) до \(most)",
            "\(option): od \(least) do \(most)")
    }

    /// Says that what was logged is not shown, with the command that switches its part of life on.
    public func partIsOff(_ part: String, command: String) -> String {
        pick(
            "\(part) is switched off. Switch it on: \(command)",
            "Раздел \(quoted(part)) выключен. Включить: \(command)",
            "Część \(quoted(part)) jest wyłączona. Włącz ją: \(command)")
    }

    /// A sentence that follows an unknown name: the names there are or, if they are many, the command that lists them.
    ///
    /// - Parameter nearest: The name suggested before, which is not repeated alone.
    public func known(_ names: [String], besides nearest: String? = nil, listedBy command: String?) -> String {
        if names.isEmpty || names == [nearest] { return "" }
        if names.count > 10, let command {
            return listed(by: command, unless: nearest)
        }
        let list = names.prefix(20).map { quoted($0) }.joined(separator: ", ")
        let rest = names.count > 20 ? ", \(andMoreRows(names.count - 20))" : ""
        return pick(" You have: \(list)\(rest).", " Есть: \(list)\(rest).", " Masz: \(list)\(rest).")
    }

    /// The command that lists what an unknown name could have been, unless one of them was suggested.
    public func listed(by command: String, unless nearest: String?) -> String {
        nearest == nil ? pick(" See: \(command)", " Список: \(command)", " Lista: \(command)") : ""
    }

    public func categoryUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no category \(quoted(title)).", "Нет категории \(quoted(title)).",
            "Nie ma kategorii \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }

    // The server
    public func portInUse(_ port: Int) -> String {
        pick(
            "Port \(port) is in use: stop what uses it, or choose another with --port",
            "Порт \(port) занят: остановите программу, которая его использует, или выберите другой: --port",
            "Port \(port) jest zajęty: zatrzymaj program, który go używa, albo wybierz inny: --port")
    }
    public func cannotListen(host: String, port: Int, _ reason: String) -> String {
        pick(
            "Cannot listen on \(host), port \(port): \(reason)", "Не удалось занять \(host), порт \(port): \(reason)",
            "Nie można nasłuchiwać na \(host), port \(port): \(reason)")
    }
    public func invalidOrigin(_ origin: String) -> String {
        pick(
            "\(quoted(origin)) is not an origin; write it as https://daybook.example",
            "\(quoted(origin)) — не адрес сайта; укажите, например, https://daybook.example",
            "\(quoted(origin)) to nie adres strony; podaj na przykład https://daybook.example")
    }
    public func notAnAddress(_ typed: String) -> String {
        pick(
            "\(quoted(typed)) is not an address; write it as 127.0.0.1",
            "\(quoted(typed)) — не адрес; укажите, например, 127.0.0.1",
            "\(quoted(typed)) to nie adres; podaj na przykład 127.0.0.1")
    }
    public func serverNotRunning(port: Int) -> String {
        pick(
            "No server runs on port \(port). Start it with: daybook serve",
            "На порту \(port) нет сервера. Запустите его: daybook serve",
            "Na porcie \(port) nie działa serwer. Uruchom go: daybook serve")
    }
    public func otherServer(port: Int) -> String {
        pick(
            "Port \(port) is used by another program, or by Daybook for another data folder. Name the right one with --port.",
            "Порт \(port) занят другой программой или Daybook с другой папкой данных. Укажите нужный: --port.",
            "Port \(port) zajmuje inny program albo Daybook z innym folderem danych. Podaj właściwy: --port.")
    }

    // Backups and the demo
    /// A warning after the result of a command, which is saved all the same.
    public func noDailyBackup(_ reason: String) -> String {
        pick(
            "No daily backup was made: \(reason)", "Ежедневная копия не сделана: \(reason)",
            "Nie utworzono dziennej kopii: \(reason)")
    }
    public var diskIsFull: String { pick("the disk is full", "диск заполнен", "dysk jest pełny") }
    public var backupOfOtherJournal: String {
        pick(
            "This is a backup of another journal. Restore it into an empty data folder.",
            "Это копия другого журнала. Восстановите её в пустую папку данных.",
            "To kopia innego dziennika. Przywróć ją do pustego folderu danych.")
    }
    public func restored(actions count: Int) -> String {
        pick(
            "Restored: \(actions(count))", "Восстановлено: \(actions(count))", "Przywrócono: \(actions(count))")
    }
    public var nothingToRestore: String {
        pick(
            "Everything in this backup is already in your journal", "Всё из этой копии уже здесь",
            "Wszystko z tej kopii już tu jest")
    }
    public var nothingReadableToRestore: String {
        pick(
            "All that can be read of this backup is already in your journal",
            "Всё, что читается в этой копии, уже здесь", "Wszystko, co da się odczytać z tej kopii, już tu jest")
    }
    public var demoNeedsEmptyFolder: String {
        pick(
            "The demo only fills an empty journal. Choose another folder with --data.",
            "Демо заполняет только пустой журнал. Выберите другую папку: --data.",
            "Demo wypełnia tylko pusty dziennik. Wybierz inny folder: --data.")
    }
    public func demoFilled(
        habits habitCount: Int, entries entryCount: Int, tasks taskCount: Int, moods moodCount: Int
    ) -> String {
        let found = [habits(habitCount), entries(entryCount), tasks(taskCount), self.moodCount(moodCount)]
            .joined(separator: ", ")
        return pick(
            "Added a demo year: \(found)", "Добавлен демонстрационный год: \(found)", "Dodano przykładowy rok: \(found)"
        )
    }

    /// "1 action", "3 actions".
    public func actions(_ count: Int) -> String {
        counted(
            count, ("action", "actions"), ("действие", "действия", "действий"), ("czynność", "czynności", "czynności"))
    }

    /// An invalid value of `--every`, with the valid ones.
    public func unknownInterval(_ text: String) -> String {
        scheduleUnknown(text)
            + pick(
                ": it is day, weekdays, weekends, mon,wed,fri or a number of days up to 366",
                ": бывает day, weekdays, weekends, mon,wed,fri или число дней до 366",
                ": może to być day, weekdays, weekends, mon,wed,fri albo liczba dni do 366")
    }

    /// The refusal of a reminder's weekdays.
    public func unknownWeekdays(_ text: String) -> String {
        pick(
            "\(quoted(text)) names no weekdays: they are mon,wed,fri, weekdays or weekends",
            "\(quoted(text)) — не дни недели: бывает mon,wed,fri, weekdays или weekends",
            "\(quoted(text)) to nie dni tygodnia: mogą to być mon,wed,fri, weekdays albo weekends")
    }

    /// The refusal of what `--per` was given.
    public func unknownSpan(_ text: String) -> String {
        scheduleUnknown(text)
            + pick(
                ": it is week, month or a number of days up to 366", ": бывает week, month или число дней до 366",
                ": może to być week, month albo liczba dni do 366")
    }
    /// The refusal of `--per` without `--times`.
    public var timesMissing: String {
        pick("--per goes with --times", "--per указывают вместе с --times", "--per podaje się razem z --times")
    }
}
