/// Messages after actions on goals.
extension Words {
    public func goalReached(_ title: String) -> String {
        pick("\(quoted(title)) is reached", "Цель достигнута: \(quoted(title))", "Cel osiągnięty: \(quoted(title))")
    }

    public func goalReopened(_ title: String) -> String {
        pick("\(quoted(title)) reopened", "\(quoted(title)): продолжаем", "\(quoted(title)): dalej do celu")
    }

    public var progressWritten: String { pick("Written down", "Записано", "Zapisano") }
    public var progressDeleted: String { pick("Entry deleted", "Запись удалена", "Usunięto zapis") }

    /// Confirms logged progress: "“Read”: 7 of 12 books".
    public func progressWritten(_ title: String, _ measure: String) -> String { valueSet(title, measure) }
}
