/// Counts of imported records of any kind, and the exercises an import creates.
extension Words {
    /// "1 workout, meal or weight record", "3 workout, meal or weight records".
    public func bodyRecords(_ count: Int) -> String {
        counted(
            count, ("workout, meal or weight record", "workout, meal or weight records"),
            (
                "запись о тренировках, еде и весе", "записи о тренировках, еде и весе",
                "записей о тренировках, еде и весе"
            ),
            (
                "zapis o treningach, posiłkach i wadze", "zapisy o treningach, posiłkach i wadze",
                "zapisów o treningach, posiłkach i wadze"
            ))
    }

    /// "1 account", "3 accounts".
    public func accounts(_ count: Int) -> String {
        counted(count, ("account", "accounts"), ("счёт", "счёта", "счетов"), ("konto", "konta", "kont"))
    }

    /// Records of no kind that has a count of its own: "1 other record", "3 other records".
    public func otherRecords(_ count: Int) -> String {
        counted(
            count, ("other record", "other records"), ("другая запись", "другие записи", "других записей"),
            ("inny wpis", "inne wpisy", "innych wpisów"))
    }

    /// The settings of a Daybook export, beside "3 accounts".
    public var importedSettings: String { pick("Settings", "настройки", "ustawienia") }

    /// Reports that a Daybook export with other settings does not change those of the journal.
    public var settingsStay: String {
        pick("Your settings stay as they are.", "Ваши настройки не меняются.", "Twoje ustawienia pozostają bez zmian.")
    }

    /// The same in the terminal, with the option that imports them.
    public func settingsStay(unless option: String) -> String {
        settingsStay + " "
            + pick(
                "To use those of the file, add \(option).", "Чтобы взять настройки из файла, добавьте \(option).",
                "Aby użyć tych z pliku, dodaj \(option).")
    }

    /// The choice to use the settings of a Daybook export.
    public var useItsSettings: String {
        pick(
            "Use the settings of the file, too", "Взять из файла и настройки", "Użyj też ustawień z pliku")
    }

    /// The records an import would add: "3 workouts will be imported".
    public func willBeImported(_ records: String) -> String {
        pick("\(records) will be imported", "К импорту: \(records)", "Do zaimportowania: \(records)")
    }

    /// The records an import has added: "3 workouts imported".
    public func imported(_ records: String) -> String {
        pick("\(records) imported", "Импортировано: \(records)", "Zaimportowano: \(records)")
    }

    /// The records that were imported before.
    public func alreadyHere(_ records: String) -> String {
        pick("Already here: \(records)", "Уже в журнале: \(records)", "Już w dzienniku: \(records)")
    }

    /// The records of the file that were deleted here and are not restored.
    public func staysDeleted(_ records: String) -> String {
        pick(
            "Deleted here earlier, not imported: \(records)", "Удалено раньше, не импортируется: \(records)",
            "Usunięte wcześniej, bez importu: \(records)")
    }

    /// The button that imports: "Import 32 entries".
    public func importButton(_ records: String) -> String {
        pick("Import \(records)", "Импортировать: \(records)", "Importuj: \(records)")
    }

    public func newExercises(_ names: [String]) -> String {
        let list = Self.beginning(of: names, 10)
        return pick("New exercises: \(list)", "Новые упражнения: \(list)", "Nowe ćwiczenia: \(list)")
    }
}
