/// Text of the commands on points, achievements and challenges.
extension Words {
    /// The game is switched off: "Points and levels are switched off. To switch them on: …"
    ///
    /// - Parameters:
    ///   - name: The name of the setting.
    ///   - command: The command that switches it on.
    public func gameIsOff(_ name: String, _ command: String) -> String {
        pick(
            "\(name) are switched off. To switch them on: \(command)", "\(name) выключены. Чтобы включить: \(command)",
            "\(name) są wyłączone. Aby je włączyć: \(command)")
    }
    public func challengeUnknown(_ title: String, nearest: String?) -> String {
        let unknown = pick(
            "There is no challenge \(quoted(title)).", "Нет испытания \(quoted(title)).",
            "Nie ma wyzwania \(quoted(title)).")
        return unknown + didYouMean(nearest)
    }
    public var challengeIncomplete: String {
        pick(
            "Say what to count, the number to reach and the last day: --measure, --target, --until",
            "Укажите, что считать, сколько набрать и последний день: --measure, --target, --until",
            "Podaj, co liczyć, ile osiągnąć i ostatni dzień: --measure, --target, --until")
    }

    // A setting
    public var switchedOn: String { pick("on", "включено", "włączone") }
    public var switchedOff: String { pick("off", "выключено", "wyłączone") }
}
