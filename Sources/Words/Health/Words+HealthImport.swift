import CivilTime

/// Text of the health import's preview and progress.
extension Words {
    public var readingFile: String { pick("Reading the file", "Чтение файла", "Czytanie pliku") }
    public var readingStopped: String {
        pick(
            "Stopped. Nothing was imported.", "Остановлено. Ничего не импортировано.",
            "Zatrzymano. Nic nie zaimportowano.")
    }
    public var readingFailed: String {
        pick(
            "The file could not be read. Choose it again.", "Не удалось прочитать файл. Выберите его снова.",
            "Nie udało się odczytać pliku. Wybierz go ponownie.")
    }
    public var uploadTooLarge: String {
        pick(
            "This file is too large to send. Run daybook import in a terminal: it takes a file of any size.",
            "Файл слишком большой для отправки. В терминале daybook import импортирует файл любого размера.",
            "Plik jest za duży do wysłania. W terminalu daybook import zaimportuje plik dowolnej wielkości.")
    }
    public var newDays: String { pick("new days", "новых дней", "nowych dni") }
    public var changedDays: String { pick("days with new data", "дней с новыми данными", "dni z nowymi danymi") }
    public var newWorkouts: String { pick("new workouts", "новых тренировок", "nowych treningów") }
    public var sourcesInOrder: String {
        pick(
            "Sources by priority",
            "Источники по приоритету",
            "Źródła według ważności")
    }
    public var sourcesInOrderHint: String {
        pick(
            "Where two sources overlap, the higher one counts, so nothing is counted twice.",
            "Если источники пересекаются, учитывается верхний — ничто не считается дважды.",
            "Gdy źródła się pokrywają, liczy się wyższe, więc nic nie liczy się podwójnie.")
    }
    public var countsFirst: String { pick("Use first", "Сначала", "Najpierw") }
    public var recount: String { pick("Recalculate", "Пересчитать", "Przelicz") }
    public var healthNotKeptHint: String {
        pick(
            "Daybook has no place for this data:",
            "Для этих данных в Daybook нет места:",
            "Daybook nie ma miejsca na te dane:")
    }
    public var healthNotKept: String { pick("Not imported", "Не импортируется", "Pomijane") }
    public var wrongRecords: String {
        pick("Skipped records", "Пропущенные записи", "Pominięte rekordy")
    }
    public var exportDamaged: String {
        pick("The export is damaged", "Экспорт повреждён", "Eksport jest uszkodzony")
    }
    public var exportDamagedHint: String {
        pick(
            "It couldn’t be read to the end. Export it again, or import what could be read.",
            "Файл прочитан не до конца. Экспортируйте его снова или импортируйте прочитанное.",
            "Nie udało się odczytać go do końca. Wyeksportuj ponownie albo zaimportuj to, co odczytano.")
    }
    public var importReadablePart: String {
        pick(
            "Import what could be read",
            "Импортировать прочитанное",
            "Importuj to, co odczytano")
    }
    /// The first positions of a problem in a file.
    public func atBytes(_ offsets: [Int64], more: Bool) -> String {
        let positions = offsets.map { number($0) }.joined(separator: "; ") + (more ? "…" : "")
        return pick("at byte \(positions)", "байт \(positions)", "bajt \(positions)")
    }
    public func restoreDeleted(workouts count: Int) -> String {
        let what = healthWorkouts(count)
        return pick(
            "Restore what was deleted here: \(what)", "Восстановить удалённое: \(what)",
            "Przywróć usunięte: \(what)")
    }
}
