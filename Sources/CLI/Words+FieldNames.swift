import DaybookCore
import Phrasing
import Words

extension Words {
    /// The reason for a refusal. One that could be about any of a command's numbers or texts says which it means: "Target: This
    /// is not a number".
    func reasonNamingField(_ refusal: any Refusal) -> String {
        let reason = refusal.reason(in: self)
        guard let error = Self.fieldError(of: refusal), let name = fieldName(error) else { return reason }
        return "\(name): \(reason)"
    }

    private static func fieldError(of refusal: any Refusal) -> FieldError? {
        switch refusal {
        case let error as FieldError: return error
        case let refusal as GoalRefusal: if case .field(let error) = refusal { return error }
        case let refusal as HabitRefusal: if case .field(let error) = refusal { return error }
        case let refusal as BodyRefusal: if case .field(let error) = refusal { return error }
        case let refusal as TaskRefusal: if case .field(let error) = refusal { return error }
        default: break
        }
        return nil
    }

    /// The name of the field that an error is about; nil if its reason names it, or if it is not known.
    private func fieldName(_ error: FieldError) -> String? {
        switch error.reason {
        case .numberMissing where error.field != "target": break
        // "The value cannot be below zero" is clear about a value.
        case .belowZero where error.field != "total": break
        case .notANumber, .notAWholeNumber, .tooLarge, .outOfRange, .tooShort, .tooLong: break
        default: return nil
        }
        return switch error.field {
        case "target": goalTargetName
        case "startValue": startValueName
        case "amount": amountLabel
        case "value", "total": value
        case "height": height
        case "weight", "goalWeight": weight
        case "rate": weightRate
        case "energy": energy
        case "title": title
        case "name": nameLabel
        case "note": note
        case "unit": unit
        default: nil
        }
    }
}
