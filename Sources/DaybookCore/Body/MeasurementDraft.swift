/// Body measurements taken at one time, as entered in a form or command.
public struct MeasurementDraft: Hashable, Sendable {
    /// One number, in the measure's unit.
    public struct Figure: Hashable, Sendable {
        public var measure: BodyMeasure
        public var value: Double

        public init(_ measure: BodyMeasure, _ value: Double) {
            self.measure = measure
            self.value = value
        }

        func validate() throws(BodyRefusal) {
            try BodyQuantity.measured(measure).validate(value)
        }
    }

    public var figures: [Figure]
    public var moment: BodyMoment
    public var note: String

    public init(_ figures: [Figure], _ moment: BodyMoment = BodyMoment(), note: String = "") {
        self.figures = figures
        self.moment = moment
        self.note = note
    }

    /// Creates a draft for editing a stored measurement.
    public init?(_ kept: BodyMeasurement) {
        guard let measure = kept.measure, let value = kept.value else { return nil }
        self.init([Figure(measure, value)], BodyMoment(day: kept.day, time: kept.time), note: kept.note)
    }
}
