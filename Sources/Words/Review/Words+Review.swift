/// The Review page.
extension Words {
    public var tasksCompleted: String { pick("Tasks done", "Задач выполнено", "Ukończone zadania") }
    public var goalsReached: String { pick("Goals reached", "Целей достигнуто", "Osiągnięte cele") }
    public var averageMood: String { pick("Average mood, 1–5", "Настроение в среднем, 1–5", "Średni nastrój, 1–5") }
    public var energyADay: String { pick("Energy per day", "Калорий в день", "Kalorie dziennie") }
    /// The same figure of the period before: "previous 7 days: 12".
    ///
    /// - Parameter days: The length of the period.
    public func theTimeBefore(_ value: String, days: Int) -> String {
        let previous = plural(
            days, ("previous", "previous"), ("предыдущий", "предыдущие", "предыдущие"),
            ("poprzedni", "poprzednie", "poprzednie"))
        return "\(previous) \(self.days(days)): \(value)"
    }
}
