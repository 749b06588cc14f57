/// Counts of imported records of any kind, and the exercises an import creates.
extension Words {
    /// "1 body record", "3 body records".
    public func bodyRecords(_ count: Int) -> String {
        counted(
            count, ("body record", "body records"),
            ("запись о теле", "записи о теле", "записей о теле"), ("zapis o ciele", "zapisy o ciele", "zapisów o ciele")
        )
    }

    /// The records an import would add: "3 workouts will be imported".
    public func willBeImported(_ records: String) -> String {
        pick("\(records) will be imported", "Будет добавлено: \(records)", "Do dodania: \(records)")
    }

    /// The records an import has added: "3 workouts imported".
    public func imported(_ records: String) -> String {
        pick("\(records) imported", "Добавлено: \(records)", "Dodano: \(records)")
    }

    /// The records that were imported before.
    public func alreadyHere(_ records: String) -> String {
        pick("Already here: \(records)", "Уже здесь: \(records)", "Już tu są: \(records)")
    }

    /// The records of the file that were deleted here and are not restored.
    public func staysDeleted(_ records: String) -> String {
        pick(
            "Previously deleted here and not imported: \(records)", "Удалено здесь и таким останется: \(records)",
            "Usunięto tutaj i tak zostanie: \(records)")
    }

    public func newExercises(_ names: [String]) -> String {
        let list = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
        return pick("New exercises: \(list)", "Новые упражнения: \(list)", "Nowe ćwiczenia: \(list)")
    }
}
