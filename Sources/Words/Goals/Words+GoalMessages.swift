/// Messages after actions on goals.
extension Words {
    public func goalReached(_ title: String) -> String {
        pick("\(quoted(title)) reached", "Цель \(quoted(title)) достигнута", "Cel \(quoted(title)) osiągnięty")
    }

    public func goalReopened(_ title: String) -> String {
        pick("\(quoted(title)) reopened", "Цель \(quoted(title)) снова в работе", "Cel \(quoted(title)) znów aktywny")
    }

    public var progressLogged: String { pick("Progress logged", "Прогресс записан", "Postęp zapisany") }
    public var progressDeleted: String { pick("Entry deleted", "Запись удалена", "Wpis usunięty") }

    /// Confirms logged progress: "“Read”: 7 of 12 books".
    public func progressLogged(_ title: String, _ measure: String) -> String { valueSet(title, measure) }
}
