import CivilTime

extension Words {
    /// The reason why a recurrence rule was refused.
    public func reason(_ refusal: RecurrenceRefusal) -> String {
        switch refusal {
        case .tooLong: pick("The rule is too long", "Правило слишком длинное", "Reguła jest za długa")
        case .malformedPart(let part):
            pick(
                "A rule consists of parts such as FREQ=DAILY; \(quoted(part)) is not one",
                "Правило состоит из частей вида FREQ=DAILY, а \(quoted(part)) — нет",
                "Reguła składa się z części takich jak FREQ=DAILY, a \(quoted(part)) nią nie jest")
        case .unknownPart(let part):
            pick(
                "\(quoted(part)) is not a part of a rule", "В правиле не бывает части \(quoted(part))",
                "Reguła nie ma części \(quoted(part))")
        case .repeatedPart(let part):
            pick("\(part) appears twice", "\(part) указано дважды", "\(part) występuje dwa razy")
        case .missingFrequency:
            pick(
                "The rule does not say how often: FREQ is missing", "Правило не говорит, как часто: нет FREQ",
                "Reguła nie mówi, jak często: brakuje FREQ")
        case .badValue(let part, let value):
            pick(
                "\(part) cannot be \(quoted(value))", "\(part) не может быть \(quoted(value))",
                "\(part) nie może być \(quoted(value))")
        case .countAndUntil:
            pick(
                "A rule ends after a number of times or on a day, not both: COUNT and UNTIL",
                "Правило кончается или числом раз, или днём, но не обоими: COUNT и UNTIL",
                "Reguła kończy się po liczbie razy albo w dniu, nie jedno i drugie: COUNT i UNTIL")
        case .notTogether(let part, let other):
            pick(
                "\(part) cannot be combined with \(other)", "\(part) вместе с \(other) ничего не значит",
                "\(part) nic nie znaczy obok \(other)")
        case .positionsAlone:
            pick(
                "BYSETPOS needs another list to choose from", "BYSETPOS нужен ещё один список, из которого выбирать",
                "BYSETPOS potrzebuje innej listy, z której wybiera")
        case .endsBeforeStart:
            pick("It ends before it starts", "Оно кончается раньше, чем начинается", "Kończy się, zanim się zacznie")
        case .neverHappens: pick("That never happens", "Такого не бывает никогда", "To nigdy się nie zdarza")
        }
    }

    /// A time that cannot be parsed or does not exist.
    public func noSuchTime(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a time; write it as 2026-01-30T09:00",
            "\(quoted(text)) — не время; укажите, например, 2026-01-30T09:00",
            "\(quoted(text)) to nie czas; podaj na przykład 2026-01-30T09:00")
    }

    /// Text that is neither a repetition in words nor an RFC 5545 rule.
    public func noSuchRule(_ text: String) -> String {
        pick(
            "\(quoted(text)) is not a rule; write it as “every other tue” or FREQ=WEEKLY",
            "\(quoted(text)) — не правило: оно пишется как «каждый месяц 5-го числа» или FREQ=WEEKLY",
            "\(quoted(text)) nie jest regułą: pisze się ją jak „co drugi wtorek” lub FREQ=WEEKLY")
    }

    /// A repetition whose occurrences cannot be listed: one that counts from completion, or that has its own first day.
    public func ruleNeedsCalendar(_ text: String) -> String {
        pick(
            "\(quoted(text)) can’t be previewed; give a calendar rule alone, and its first day with --start",
            "Даты для \(quoted(text)) нельзя показать заранее; укажите только правило календаря, а первый день — через --start",
            "Terminów \(quoted(text)) nie da się pokazać z góry; podaj samą regułę kalendarza, a pierwszy dzień przez --start"
        )
    }
}
