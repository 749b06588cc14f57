import CivilTime
import Journal

/// An invalid value of a field.
public struct FieldError: Error, Hashable, Sendable {
    /// The column's name.
    public let field: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        case textMissing
        case numberMissing
        /// Limits are characters.
        case tooShort(minimum: Int)
        case tooLong(maximum: Int)
        case notAnEmoji
        case notABarcode
        case notANumber
        case notAWholeNumber
        case notAboveZero
        case belowZero
        case tooLarge(maximum: Double)
        case outOfRange(ClosedRange<Double>)
        case noSuchDay(String)
        case dayTooEarly(Day)
        case noSuchTime(String)
        case unknownChoice(String)
    }

    public init(_ field: String, _ reason: Reason) {
        self.field = field
        self.reason = reason
    }
}

extension TableRow {
    /// The record with the texts of its editable fields trimmed. Throws the first field whose value its column cannot
    /// hold.
    ///
    /// - Parameter old: The current record. Unchanged fields are not checked, so that a value from elsewhere that is
    ///   too long does not prevent changes to other fields.
    public func validated(over old: Self? = nil) throws(FieldError) -> Self {
        Self(try record.validated(over: old?.record, Self.editableColumns, Self.schema))
    }
}

extension Record {
    fileprivate func validated(over old: Record?, _ columns: [Int], _ schema: Schema) throws(FieldError) -> Record {
        var record = self
        for index in columns {
            let value = value(at: index, schema)
            if let old, value == old.value(at: index, schema) { continue }
            record.set(try schema.columns[index].validated(value), at: index, schema)
        }
        return record
    }
}

extension Column {
    /// The value with its text trimmed. Throws if the column cannot hold it.
    public func validated(_ value: Value) throws(FieldError) -> Value {
        switch (kind, value) {
        case (.text(let limits), .text(let text)): try validated(text, limits)
        case (.text(let limits), _): try validated("", limits)
        case (.real(let range), .real(let number)):
            if number.isNaN {
                throw FieldError(name, .notANumber)
            } else if range.contains(number) {
                value
            } else {
                throw FieldError(name, .init(number, not: range))
            }
        case (.integer(let range), .integer(let number)):
            if range.contains(number) {
                value
            } else {
                throw FieldError(
                    name, .init(Double(number), not: Double(range.lowerBound)...Double(range.upperBound)))
            }
        case (.day, .integer(let number)):
            if number >= Int64(HabitLimits.firstDay.number) {
                value
            } else {
                throw FieldError(name, .dayTooEarly(HabitLimits.firstDay))
            }
        default: value
        }
    }

    /// The text trimmed. Throws if it is too long for the column, or missing.
    public func validated(_ text: String) throws(FieldError) -> String {
        guard case .text(let text) = try validated(Value.text(text)) else { return "" }
        return text
    }

    private func validated(_ typed: String, _ limits: TextLimits) throws(FieldError) -> Value {
        let text = limits.isMultiline ? PlainText.lines(typed) : PlainText.line(typed)
        let count = text.count
        if count == 0, limits.characters.lowerBound > 0 { throw FieldError(name, .textMissing) }
        if count > limits.characters.upperBound || text.utf8.count > limits.bytes {
            throw FieldError(name, limits == .icon ? .notAnEmoji : .tooLong(maximum: limits.characters.upperBound))
        }
        if count < limits.characters.lowerBound {
            throw FieldError(name, .tooShort(minimum: limits.characters.lowerBound))
        }
        return .text(text)
    }
}

extension FieldError.Reason {
    /// The reason why a number is outside a range.
    init(_ number: Double, not range: ClosedRange<Double>) {
        if range.lowerBound == -range.upperBound {
            self = .tooLarge(maximum: range.upperBound)
        } else if range.lowerBound > 0, range.lowerBound <= .leastNormalMagnitude {
            self = number > 0 ? .tooLarge(maximum: range.upperBound) : .notAboveZero
        } else if range.lowerBound == 0 {
            self = number > 0 ? .tooLarge(maximum: range.upperBound) : .belowZero
        } else {
            self = .outOfRange(range)
        }
    }
}

extension TextLimits {
    /// An emoji, or nothing.
    public static let icon = TextLimits(0...HabitLimits.icon, bytes: 64)
}
