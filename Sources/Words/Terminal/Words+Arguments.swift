/// Text about arguments that the parser refuses.
extension Words {
    /// The reason the parser gives, in this language, with the command to see for help.
    ///
    /// - Parameters:
    ///   - message: The parser's English message.
    ///   - usage: The message with the usage of the command.
    public func reason(ofParser message: String, _ usage: String) -> String {
        let shown = Self.withHyphens(message)
        guard let reason = reason(shown, usage) else { return shown }
        let parts = usage.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count >= 3, parts[parts.count - 2].hasPrefix("daybook") else { return reason }
        let help = String(parts[parts.count - 2])
        return pick("\(reason). See: \(help)", "\(reason). Справка: \(help)", "\(reason). Pomoc: \(help)")
    }

    private func reason(_ message: String, _ usage: String) -> String? {
        let named = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset % 2 == 1 }.map { Self.withoutEllipsis(String($0.element)) }
        guard let first = named.first else {
            return message.hasPrefix("Missing required subcommand")
                ? pick("Name a command", "Назовите команду", "Podaj polecenie") : nil
        }
        let second = named.count > 1 ? named[1] : nil
        if message.hasPrefix("Unknown option") || message.hasPrefix("Invalid option") {
            let unknown = pick(
                "There is no option \(quoted(first))", "Нет параметра \(quoted(first))",
                "Nie ma opcji \(quoted(first))")
            // The parser also suggests names that have little in common.
            let isDay = ["--day", "--date"].contains(first) && Self.contains(usage, "--on <")
            let nearest = isDay ? "--on" : second.flatMap { Self.nearest(to: first, in: [$0]) }
            guard let nearest else { return unknown }
            return unknown
                + pick(
                    ", but there is \(quoted(nearest))", ", но есть \(quoted(nearest))",
                    ", ale jest \(quoted(nearest))")
        }
        if message.hasPrefix("Missing value for") {
            return pick("Give a value for \(first)", "Укажите значение: \(first)", "Podaj wartość: \(first)")
        }
        if message.hasPrefix("Missing") {
            let list = named.joined(separator: ", ")
            return pick("Missing: \(list)", "Не хватает: \(list)", "Brakuje: \(list)")
        }
        if message.hasPrefix("Unexpected argument") || Words.contains(message, "unexpected arguments") {
            let list = named.map { quoted($0) }.joined(separator: ", ")
            return pick("Too many arguments: \(list)", "Лишние аргументы: \(list)", "Za dużo argumentów: \(list)")
        }
        if message.hasPrefix("The option"), let second {
            return pick(
                "\(first) takes no value: \(quoted(second))", "\(first) не принимает значения: \(quoted(second))",
                "\(first) nie przyjmuje wartości: \(quoted(second))")
        }
        if message.hasPrefix("The value"), let second {
            // More than a few choices are listed below the message, one a line.
            let listed = message.split(separator: "\n").filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
            let choices = listed.isEmpty ? Array(named.dropFirst(2)) : listed
            if !choices.isEmpty { return "\(second): \(filterUnknown(first, choices: choices))" }
            return pick(
                "\(second): \(quoted(first)) is not a positive whole number",
                "\(second): \(quoted(first)) — не целое положительное число",
                "\(second): \(quoted(first)) to nie dodatnia liczba całkowita")
        }
        return nil
    }

    /// The name of an argument that can be repeated, which the parser writes as "<text> ...".
    private static func withoutEllipsis(_ name: String) -> String {
        name.hasSuffix(" ...") ? String(name.dropLast(" ...".count)) : name
    }

    /// The message with hyphens for minus signs, which stand for hyphens before digits.
    private static func withHyphens(_ message: String) -> String {
        String(message.map { $0 == "\u{2212}" ? "-" : $0 })
    }
}
