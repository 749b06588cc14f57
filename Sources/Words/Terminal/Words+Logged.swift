/// Confirmations of what a command logged.
extension Words {
    /// "Weight logged: 81.4 kg", "Lunch logged: 450 kcal"; without a value, "Lunch logged".
    public func logged(_ name: String, _ value: String) -> String {
        let rest = value.isEmpty ? "" : " \(value)"
        return pick(
            "\(name) logged" + (value.isEmpty ? "" : ":") + rest, "Записано: \(name.lowercased())\(rest)",
            "Zapisano: \(name.lowercased())\(rest)")
    }

    public func workoutLogged(_ title: String) -> String {
        pick("Workout logged: \(title)", "Тренировка записана: \(title)", "Trening zapisany: \(title)")
    }
}
