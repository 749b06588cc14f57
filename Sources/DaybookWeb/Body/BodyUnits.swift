import DaybookCore
import Words

extension Words {
    /// A measured number in what the person wants to see, without its unit, as a chart needs it.
    func shown(_ value: Double, _ measure: BodyMeasure, _ units: UnitSystem) -> Double {
        guard units == .imperial else { return value }
        switch measure {
        case .weight: return value / Self.kilogramsOfPound
        case .fat: return value
        default: return value / Self.centimetresOfInch
        }
    }

    /// A measured number as it stands in a form: all of it in metric units, to a tenth in others.
    func typed(_ value: Double, _ measure: BodyMeasure, _ units: UnitSystem) -> String {
        guard units == .imperial, measure != .fat else { return typedNumber(value) }
        return typedNumber((shown(value, measure, units) * 10).rounded() / 10)
    }

    /// What a measure is counted in: "kg", "%", "in".
    func unit(of measure: BodyMeasure, _ units: UnitSystem) -> String {
        switch measure {
        case .weight: units == .imperial ? pound : kilogram
        case .fat: "%"
        default: units == .imperial ? inch : centimetre
        }
    }

    /// A height as it stands in a form: "180"; 5'11".
    func typed(height: Double, _ units: UnitSystem) -> String {
        guard units == .imperial else { return typedNumber(height) }
        let inches = (height / Self.centimetresOfInch * 10).rounded() / 10
        let feet = (inches / 12).rounded(.down)
        return "\(typedNumber(feet))'\(typedNumber(((inches - feet * 12) * 10).rounded() / 10))\""
    }

    /// Why a measured number was refused, its limits in what the person typed it in.
    func reason(_ refusal: BodyRefusal, _ measure: BodyMeasure, _ units: UnitSystem) -> String {
        guard case .notWithin(let limits) = refusal else { return reason(refusal) }
        return notBetween(
            measured(limits.lowerBound, measure, units), measured(limits.upperBound, measure, units))
    }
}
