import CivilTime
import Journal

extension State {
    /// What was measured of one kind and not deleted, from the first on.
    public func measurements(of measure: BodyMeasure) -> [BodyMeasurement] {
        measurements.rows.filter { $0.isAlive && $0.measure == measure }.sorted { $0.precedes($1) }
    }

    /// The trend of all weigh-ins; on days without one, of the weight that came with the day's health.
    public var weightTrend: WeightTrend { WeightTrend(figures(of: .weight).map { ($0.day, $0.value) }) }

    /// Kilocalories a day at rest; nil until weight, height, birthday and sex are known, and under the age of 18, which
    /// the formula was not made for. Before the first weigh-in its weight counts.
    public func basalRate(_ trend: WeightTrend, on day: Day) -> Double? {
        let profile = self.profile
        guard let weight = (trend.latest(on: day) ?? trend.points.first)?.trend, let height = profile.height,
            let age = profile.age(on: day),
            let sex = profile.sex, age >= 18
        else { return nil }
        return BodyFormulas.basalRate(kilograms: weight, centimetres: height, age: age, sex)
    }

    /// What to eat a day: by meals and weights once they tell with some certainty, until then by formula; nil until one of
    /// the two can be told.
    public func energyTarget(_ trend: WeightTrend, on day: Day) -> EnergyTarget? {
        let profile = self.profile
        let basal = basalRate(trend, on: day)
        let measured = adaptiveEnergy(trend, on: day)
        var spent = measured?.isCertain == true ? measured?.spent : nil
        if spent == nil, let basal, let activity = profile.activity { spent = basal * activity.factor }
        guard let spent else { return nil }
        return EnergyTarget(basal: basal, spent: spent, aim: profile.aim, rate: profile.rate, measured: measured)
    }

    /// What meals and weights say of the energy spent; nil while there are too few.
    public func adaptiveEnergy(_ trend: WeightTrend, on day: Day) -> AdaptiveEnergy? {
        let first = day.advanced(by: -AdaptiveEnergy.window)
        return AdaptiveEnergy(energyEaten(from: first, to: day.advanced(by: -1)), trend, today: day)
    }

    /// The body mass index of a day by the trend; nil until weight and height are known.
    public func bodyMassIndex(_ trend: WeightTrend, on day: Day) -> Double? {
        guard let weight = trend.latest(on: day)?.trend, let height = profile.height else { return nil }
        return BodyFormulas.bodyMassIndex(kilograms: weight, centimetres: height)
    }

    /// Whether what an adult wants leads below a healthy weight: an aim that is underweight, or to lose when already so.
    public func isAimTooLow(_ trend: WeightTrend, on day: Day) -> Bool {
        let profile = self.profile
        guard let height = profile.height, profile.age(on: day).map({ $0 >= 18 }) ?? true else { return false }
        if profile.aim == .lose, let index = bodyMassIndex(trend, on: day), index < BodyFormulas.underweight {
            return true
        }
        return profile.aimWeight.map {
            BodyFormulas.bodyMassIndex(kilograms: $0, centimetres: height) < BodyFormulas.underweight
        } ?? false
    }

    /// When the aimed weight would be reached; nil without one, without weigh-ins, and where weight is to be kept.
    public func weightForecast(_ trend: WeightTrend, on day: Day) -> WeightForecast? {
        let profile = self.profile
        guard let aim = profile.aimWeight, profile.aim != .keep, let weight = trend.latest(on: day)?.trend else {
            return nil
        }
        return WeightForecast(
            from: weight, to: aim, profile.aim, slope: trend.slope(to: day)?.perDay, today: day)
    }
}

extension BodyMeasurement {
    /// Whether it comes before another: by day, then moment, where one without a moment is the day's first.
    func precedes(_ other: BodyMeasurement) -> Bool {
        (day ?? .first, at ?? .min, id) < (other.day ?? .first, other.at ?? .min, other.id)
    }
}
