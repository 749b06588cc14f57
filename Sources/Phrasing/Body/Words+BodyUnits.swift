import DaybookCore
import Words

extension Words {
    /// A measured value in the person's units, for a chart.
    public func shown(_ value: Double, _ measure: BodyMeasure, _ units: UnitSystem) -> Double {
        guard units == .imperial else { return value }
        switch measure {
        case .weight: return value / Self.kilogramsOfPound
        case .fat: return value
        case .waist, .hips, .chest, .neck, .arm, .thigh, .calf: return value / Self.centimetresOfInch
        }
    }

    /// A measured value for a form field: exact in metric units, to a tenth in others.
    public func typed(_ value: Double, _ measure: BodyMeasure, _ units: UnitSystem) -> String {
        guard units == .imperial, measure != .fat else { return typedNumber(value) }
        return typedNumber((shown(value, measure, units) * 10).rounded() / 10)
    }

    /// The unit of a measure: "kg", "%", "in".
    public func unit(of measure: BodyMeasure, _ units: UnitSystem) -> String {
        switch measure {
        case .weight: units == .imperial ? pound : kilogram
        case .fat: "%"
        case .waist, .hips, .chest, .neck, .arm, .thigh, .calf: units == .imperial ? inch : centimetre
        }
    }

    /// A height for a form field: "180"; 5'11".
    public func typed(height: Double, _ units: UnitSystem) -> String {
        guard units == .imperial else { return typedNumber(height) }
        let inches = (height / Self.centimetresOfInch * 10).rounded() / 10
        let feet = (inches / 12).rounded(.down)
        return "\(typedNumber(feet))'\(typedNumber(((inches - feet * 12) * 10).rounded() / 10))\""
    }

    /// A limit with its unit.
    public func limit(_ value: Double, of number: BodyQuantity, _ units: UnitSystem) -> String {
        let isImperial = units == .imperial
        return switch number {
        case .measured(let measure): measured(value, measure, units)
        case .height: measured(value, .waist, units)
        case .rate, .load: weight(value, imperial: isImperial, maximumFractionDigits: 2)
        case .seconds, .rest: clock(Int64(value))
        case .metres: distance(value, imperial: isImperial)
        case .minutes, .exercises, .routineSets, .repetitions, .repsInReserve, .energy:
            self.number(value)
        }
    }
}
