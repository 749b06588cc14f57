import DaybookCore
import Words

extension FieldError: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason why a field's value is not accepted.
    public func reason(_ error: FieldError) -> String {
        switch error.reason {
        case .textMissing: error.field == "name" ? nameMissing : titleMissing
        case .numberMissing: error.field == "target" ? targetMissing : numberMissing
        case .tooShort(let minimum): titleTooShort(minimum: minimum)
        case .tooLong(let maximum): textTooLong(maximum: maximum)
        case .notAnEmoji: iconNotEmoji
        case .notABarcode: notABarcode
        case .notANumber: notANumber
        case .notAWholeNumber: notAWholeNumber
        case .notAboveZero: error.field == "amount" ? amountNotAboveZero : targetNotAboveZero
        case .belowZero: valueBelowZero
        case .tooLarge(let maximum): valueTooLarge(maximum: maximum)
        case .outOfRange(let range): notBetween(number(range.lowerBound), number(range.upperBound))
        case .noSuchDay(let typed): typed.isEmpty ? dayMissing : dayDoesNotExist(truncated(typed))
        case .dayTooEarly(let first): dayTooEarly(first)
        case .noSuchTime(let typed): typed.isEmpty ? timeMissing : notATime(truncated(typed))
        case .unknownChoice(let typed):
            error.field == "color" ? colorUnknown(truncated(typed)) : unknownChoice(truncated(typed))
        }
    }
}

extension Words {
    /// Shortens typed text for an error message.
    public func truncated(_ typed: String) -> String {
        let line = PlainText.line(String(typed.prefix(200)))
        return line.count > 40 ? String(line.prefix(40)) + "…" : line
    }
}
