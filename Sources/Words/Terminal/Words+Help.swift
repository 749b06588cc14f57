/// Headings and sentences of the terminal's help.
extension Words {
    public var helpUsage: String { pick("Usage", "Использование", "Użycie") }
    public var helpArguments: String { pick("Arguments", "Аргументы", "Argumenty") }
    public var helpOptions: String { pick("Options", "Параметры", "Opcje") }
    public var helpCommonOptions: String {
        pick("Options of all commands", "Параметры всех команд", "Opcje wszystkich poleceń")
    }
    public var helpCommands: String { pick("Commands", "Команды", "Polecenia") }
    public var helpCommand: String { pick("command", "команда", "polecenie") }
    public var helpOption: String { pick("option", "параметр", "opcja") }
    public var helpDefault: String { pick("default", "по умолчанию", "domyślnie") }
    public var helpOnCommand: String { pick("Show this help.", "Показать эту справку.", "Pokaż tę pomoc.") }
    public var helpVersion: String { pick("Show the version.", "Показать версию.", "Pokaż wersję.") }
    public func helpOnCommands(_ command: String) -> String {
        pick("More on a command: \(command)", "О команде подробнее: \(command)", "Więcej o poleceniu: \(command)")
    }

    public var helpExitStatus: String { pick("Exit status", "Код возврата", "Kod wyjścia") }
    /// The exit statuses with what they mean.
    public var exitStatuses: [(String, String)] {
        [
            ("0", pick("Done.", "Сделано.", "Zrobione.")),
            (
                "1",
                pick(
                    "It failed: the disk, the network, damage or another program.",
                    "Сбой: диск, сеть, повреждение или другая программа.",
                    "Nie udało się: dysk, sieć, uszkodzenie albo inny program.")
            ),
            (
                "2",
                pick(
                    "Refused, and nothing was changed: the error says why.",
                    "Отказ, ничего не изменено: причина в сообщении.",
                    "Odmowa, nic nie zmieniono: powód jest w komunikacie.")
            ),
        ]
    }

    /// The version of a program that no package installed.
    public func builtFromSource(_ program: String, _ when: String) -> String {
        pick(
            "\(program), built from source on \(when)", "\(program), собрано из исходного кода \(when)",
            "\(program), zbudowany ze źródeł \(when)")
    }

    public var followSystemLanguage: String { pick("Same as the system", "Как в системе", "Jak w systemie") }

    /// A workout cannot start while another runs.
    public func workoutRunsAlready(_ title: String) -> String {
        pick(
            "\(quoted(title)) is still running. Finish it first: daybook workout finish",
            "\(quoted(title)) ещё идёт. Сначала закончите: daybook workout finish",
            "\(quoted(title)) jeszcze trwa. Najpierw zakończ: daybook workout finish")
    }

    public var healthDaysMissing: String {
        pick(
            "Say which days (--from, --to), --workout or --all", "Укажите дни (--from, --to), --workout или --all",
            "Podaj dni (--from, --to), --workout albo --all")
    }
}
