/// Text of charts and their menus.
extension Words {
    public var asTable: String { pick("As a table", "Таблицей", "Jako tabela") }
    public var downloadCSV: String { pick("Download CSV", "Скачать CSV", "Pobierz CSV") }
    /// The accessible name of a chart's menu.
    public func chartOptions(_ name: String) -> String {
        pick("Options: \(name)", "Параметры: \(name)", "Opcje: \(name)")
    }
    /// A value of a day, week or month that is not over: "15% so far".
    public func soFar(_ value: String) -> String { pick("\(value) so far", "пока \(value)", "na razie \(value)") }
    /// The explanation of a target's line: "Target: 2,209 kcal".
    public func target(_ value: String) -> String { pick("Target: \(value)", "Норма: \(value)", "Norma: \(value)") }
    /// The explanation of a goal's line: "Goal: 77 kg".
    public func goalLine(_ value: String) -> String { pick("Goal: \(value)", "Цель: \(value)", "Cel: \(value)") }
    public var weekByWeek: String { pick("Week by week", "По неделям", "Tydzień po tygodniu") }
}
