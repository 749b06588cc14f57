import CivilTime

/// Text of the health import's preview and progress.
extension Words {
    public var readingFile: String { pick("Reading the file", "Файл читается", "Plik jest czytany") }
    public var readingStopped: String {
        pick(
            "Stopped. Nothing was imported.", "Остановлено. Ничего не добавлено.", "Zatrzymano. Niczego nie dodano.")
    }
    public var readingFailed: String {
        pick(
            "The file could not be read. Choose it again.", "Не удалось прочитать файл. Выберите его снова.",
            "Nie udało się odczytać pliku. Wybierz go ponownie.")
    }
    public var uploadTooLarge: String {
        pick(
            "This file is too large to send. In a terminal, daybook import imports a file of any size.",
            "Файл слишком большой для отправки. В терминале daybook import загрузит файл любого размера.",
            "Plik jest za duży do wysłania. W terminalu daybook import wczyta plik dowolnej wielkości.")
    }
    public var newDays: String { pick("new days", "новых дней", "nowych dni") }
    public var changedDays: String { pick("days with new data", "дней с новым", "dni ze zmianą") }
    public var newWorkouts: String { pick("new workouts", "новых тренировок", "nowych treningów") }
    public var sourcesInOrder: String {
        pick("Sources, in order of priority", "Источники по старшинству", "Źródła według ważności")
    }
    public var sourcesInOrderHint: String {
        pick(
            "If two sources cover the same minutes, the higher one is used, so nothing is counted twice.",
            "Если одни и те же минуты посчитали двое, берётся верхний: ничто не считается дважды.",
            "Gdy te same minuty liczyły dwa źródła, brane jest wyższe: nic nie liczy się podwójnie.")
    }
    public var countsFirst: String { pick("Takes precedence", "Первым считается", "Liczy się pierwsze") }
    public var recount: String { pick("Recount", "Пересчитать", "Przelicz") }
    public var healthNotKeptHint: String {
        pick(
            "The file also contains data that Daybook does not store:",
            "Это тоже есть в файле. Для этого в Daybook нет места.",
            "To też jest w pliku. Daybook nie ma na to miejsca.")
    }
    public var healthNotKept: String { pick("Not kept", "Не сохраняется", "Nie jest zachowywane") }
    public var wrongRecords: String {
        pick("Records left out", "Пропущенные записи", "Pominięte rekordy")
    }
    public var exportDamaged: String {
        pick("The export is damaged", "Экспорт повреждён", "Eksport jest uszkodzony")
    }
    public var exportDamagedHint: String {
        pick(
            "It could not be read to the end. Export it again, or import what could be read.",
            "Он прочитан не до конца. Можно экспортировать заново или добавить то, что удалось прочитать.",
            "Nie odczytano go do końca. Można wyeksportować ponownie albo dodać to, co udało się odczytać.")
    }
    public var importReadablePart: String {
        pick("Import what could be read", "Добавить прочитанное", "Dodaj to, co odczytano")
    }
    /// The first positions of a problem in a file.
    public func atBytes(_ offsets: [Int64], more: Bool) -> String {
        let positions = offsets.map { number($0) }.joined(separator: "; ") + (more ? "…" : "")
        return pick("at byte \(positions)", "байт \(positions)", "bajt \(positions)")
    }
    public func restoreDeleted(workouts count: Int) -> String {
        let what = healthWorkouts(count)
        return pick(
            "Restore what was deleted here: \(what)", "Вернуть удалённое здесь: \(what)",
            "Przywróć usunięte tutaj: \(what)")
    }
}
