/// The Review page.
extension Words {
    public var tasksCompleted: String { pick("Tasks completed", "Задач выполнено", "Ukończone zadania") }
    public var goalsReached: String { pick("Goals reached", "Целей достигнуто", "Osiągnięte cele") }
    public var averageMood: String { pick("Average mood, 1–5", "Настроение в среднем, 1–5", "Średni nastrój, 1–5") }
    public var energyADay: String { pick("Energy per day", "Калорий в день", "Kalorie dziennie") }
    /// The same figure of the period before: "before: 12".
    public func theTimeBefore(_ value: String) -> String {
        pick("before: \(value)", "раньше: \(value)", "wcześniej: \(value)")
    }
}
