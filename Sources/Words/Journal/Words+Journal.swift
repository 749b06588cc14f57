/// The Journal page.
extension Words {
    public var nothingLogged: String { pick("Nothing logged yet", "Пока нет записей", "Brak wpisów") }
    public var nothingLoggedToday: String {
        pick("Nothing logged today", "Сегодня записей нет", "Dziś brak wpisów")
    }
    public var nothingImported: String { pick("Nothing imported yet", "Пока нет данных", "Brak danych") }
    public var logMood: String { pick("Log a mood", "Записать настроение", "Zapisz nastrój") }
    public var resumeWorkout: String { pick("Resume", "Продолжить", "Wznów") }
    public var importVerb: String { pick("Import", "Импортировать", "Importuj") }
    public var allPartsOff: String {
        pick("Every part is switched off", "Все разделы выключены", "Wszystkie działy są wyłączone")
    }
}
